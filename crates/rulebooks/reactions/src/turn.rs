//! The turn: action points, initiative, and whose phase it is (REA-41 to REA-46).

use bevy_ecs::prelude::*;
use riposte_kit::turn::{in_order, next_turn};
use riposte_rules::battle::{Table, begin_phase};
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::deed::perform;
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, FigureSet};
use riposte_rules::roll::{Roll, Scale};
use smallvec::SmallVec;

use crate::ask::{dice, question, risks};
use crate::change::{fighter, tell};
use crate::choices;
use crate::fighter::Phase;
use crate::manoeuvre::manoeuvre;
use crate::memory::Bout;
use crate::mounted::pace::phase_over;
use crate::mounted::steed::new_turn;
use crate::order::{Step, Turn};
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// Carries the turn on while no manoeuvre is under way.
pub fn run(world: &mut World) {
    if !world.resource::<Bout>().is_empty() {
        return;
    }
    match world.resource::<Turn>().step {
        Step::Begin => begin(world),
        Step::Points(figure) => roll_points(world, figure),
        Step::Initiative(figure) => roll_initiative(world, figure),
        Step::Offer => offer(world),
        Step::Phase(figure) => act(world, figure),
    }
}

fn go(world: &mut World, step: Step) {
    world.resource_mut::<Turn>().step = step;
}

fn begin(world: &mut World) {
    if !next_turn(world) {
        return;
    }
    let figures: SmallVec<[FigureId; 8]> = Table::new(world).active_figures().collect();
    for figure in &figures {
        fighter(world, *figure, |fighter| {
            fighter.points = 0;
            fighter.daze = 0;
            fighter.stunned = false;
            fighter.phase = Phase::Waiting;
        });
        new_turn(world, *figure);
    }
    let rules = BookView::new(world);
    if let Some(first) = figures.iter().find(|figure| !rules.loose(**figure)) {
        go(world, Step::Points(*first));
    }
}

fn roll_points(world: &mut World, figure: FigureId) {
    let least = BookView::new(world).constants().least_points * 2;
    let ask = |rules: BookView| {
        risks(&rules.points_roll(figure), |total| f64::from(total.max(least).div_euclid(2)))
    };
    let Some(choice) = question(world, figure, Q_POINTS, ask) else { return };
    let risked = dice(choice);
    let Ok(points) = perform(world, |world| BookView::new(world).action_points(figure, risked));
    fighter(world, figure, |fighter| {
        fighter.points = points;
        fighter.rolled = points;
    });
    tell(world, || gained(figure, "AP", points));
    go(world, Step::Initiative(figure));
}

fn gained(figure: FigureId, of: &'static str, amount: i32) -> Event {
    Event::Gained { figure, of, amount: Scale::Half.write(amount) }
}

fn roll_initiative(world: &mut World, figure: FigureId) {
    let ask = |rules: BookView| risks(&rules.initiative_roll(figure), f64::from);
    let Some(choice) = question(world, figure, Q_INITIATIVE, ask) else { return };
    let risked = dice(choice);
    let Ok(initiative) = perform(world, |world| BookView::new(world).initiative(figure, risked));
    fighter(world, figure, |fighter| fighter.initiative = initiative);
    tell(world, || gained(figure, "initiative", initiative));
    let rules = BookView::new(world);
    let next = rules.table.active_figures().find(|other| *other > figure && !rules.loose(*other));
    match next {
        Some(next) => go(world, Step::Points(next)),
        None => settle_order(world),
    }
}

/// Highest initiative first; a die for each decides between equals (REA-45).
fn settle_order(world: &mut World) {
    let rules = BookView::new(world);
    let score = |figure: FigureId| (figure, rules.fighter(figure).initiative);
    let scores: SmallVec<[(FigureId, i32); 8]> =
        rules.table.active_figures().filter(|figure| !rules.loose(*figure)).map(score).collect();
    let die = || Roll::new("tie of initiative", Scale::Whole).dice(1, 6);
    let told = |_: &World, figure, thrown| Event::Rolled {
        figure: Some(figure),
        thrown,
        meaning: None,
        limit: None,
    };
    let order = in_order(world, scores, die, told);
    let mut turn = world.resource_mut::<Turn>();
    turn.order = order.into();
    turn.declined = FigureSet::default();
    turn.step = Step::Offer;
}

/// Asks those who have yet to act, the quickest first; the last has no choice (REA-44).
fn offer(world: &mut World) {
    let rules = BookView::new(world);
    let turn = world.resource::<Turn>();
    let waits = |it: &FigureId| {
        let active = rules.table.active(*it) && !rules.loose(*it);
        active && rules.fighter(*it).phase == Phase::Waiting
    };
    let waiting: SmallVec<[FigureId; 8]> = turn.order.iter().copied().filter(waits).collect();
    let Some(last) = waiting.last().copied() else { return go(world, Step::Begin) };
    let asked = waiting.iter().copied().find(|figure| !turn.declined.contains(*figure));
    let Some(figure) = asked.filter(|figure| *figure != last) else {
        return start_phase(world, last);
    };
    let (now, later) = (Choice::plain(NOW), Choice::plain(LATER));
    let asking = Asking { choices: vec![now, later], decline: later, default: now };
    match question(world, figure, Q_NOW, |_| asking) {
        Some(choice) if choice == now => start_phase(world, figure),
        Some(_) => {
            let words = "waits for a later moment".into();
            let rule = rule_ids::NOW_OR_LATER;
            tell(world, || Event::Told { figure: Some(figure), words, rule });
            world.resource_mut::<Turn>().declined.insert(figure);
        }
        None => {}
    }
}

fn start_phase(world: &mut World, figure: FigureId) {
    fighter(world, figure, |fighter| fighter.phase = Phase::Now);
    begin_phase(world, "Phase", None, Some(figure));
    go(world, Step::Phase(figure));
}

fn act(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let choice = match rules.able(figure) {
        true => question(world, figure, Q_ACT, |rules| choices::actions(rules, figure)),
        false => Some(Choice::plain(DONE)),
    };
    match choice {
        None => {}
        Some(choice) if choice.verb == DONE => {
            phase_over(world, figure);
            fighter(world, figure, |fighter| fighter.phase = Phase::Done);
            let mut turn = world.resource_mut::<Turn>();
            turn.declined = FigureSet::default();
            turn.step = Step::Offer;
        }
        Some(choice) => manoeuvre(world, Link::Action, figure, choice),
    }
}
