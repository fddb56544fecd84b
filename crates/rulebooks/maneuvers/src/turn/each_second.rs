//! The second: everybody takes a turn, the quickest first (MAN-104).

use bevy_ecs::prelude::*;
use riposte_kit::turn::next_turn;
use riposte_rules::battle::begin_phase;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::Dice;
use smallvec::SmallVec;

use crate::body::{encumbrance, falling};
use crate::change::{befall, dice, fighter, remark, succeeds};
use crate::equipment::long_actions;
use crate::fighter::TurnRecord;
use crate::judging::assess_foe;
use crate::melee::{block_by_bodies, press, setup_points, shields, strike, wards};
use crate::memory::{Bout, Second, Step};
use crate::missiles::throwing;
use crate::movement::{turning, walking};
use crate::rule_ids as rule;
use crate::turn::step::push;
use crate::turn::{acting, declaring};
use crate::view::BookView;
use crate::waiting::{out_of_turn, standoff};
use crate::words::*;

/// Carries what is under way one step further.
pub fn run(world: &mut World) {
    let top = world.resource::<Bout>().top().map(|frame| (frame.actor, frame.memory.step));
    let Some((actor, step)) = top else { return go_on(world) };
    if !BookView::new(world).table.active(actor) {
        return over(world);
    }
    match step {
        Step::Maneuver => declaring::maneuver(world, actor),
        Step::Act => acting::act(world, actor),
        Step::Walk => walking::walk(world, actor),
        Step::Face => walking::face(world, actor),
        Step::Spring => setup_points::spring(world, actor),
        Step::Lend => setup_points::lend(world, actor),
        Step::Grasp => block_by_bodies::grasp(world, actor),
        Step::Strike => strike::strike(world, actor),
        Step::Defend => wards::defend(world, actor),
        Step::Press => press::press(world, actor),
        Step::Follow => press::follow(world, actor),
        Step::Waited => out_of_turn::strike_first(world, actor),
        Step::Counter => out_of_turn::counter(world, actor),
        Step::Catch => throwing::catch(world, actor),
        Step::Turn => turning::turn(world, actor),
        Step::Linger => standoff::ask_delay(world, actor),
        Step::Over => over(world),
    }
}

/// What is on top is over.
fn over(world: &mut World) {
    let own = world.resource::<Bout>().top().filter(|frame| frame.memory.own);
    if let Some(actor) = own.map(|frame| frame.actor) {
        strike::count_at_once(world, actor);
        if out_of_turn::strike_last(world, actor) {
            return;
        }
    }
    let Some(frame) = world.resource_mut::<Bout>().pop() else { return };
    if frame.memory.own {
        end_of_turn(world, frame.actor);
    }
}

/// The next figure has its turn; after the last the second ends.
fn go_on(world: &mut World) {
    if !world.resource::<Second>().running {
        return begin(world);
    }
    let second = world.resource::<Second>();
    let next = second.order.get(usize::from(second.begun)).copied();
    match next {
        Some(figure) => {
            world.resource_mut::<Second>().begun += 1;
            if BookView::new(world).table.active(figure) {
                begin_turn(world, figure);
            }
        }
        None => end(world),
    }
}

fn begin(world: &mut World) {
    if !next_turn(world) {
        return;
    }
    lots(world);
    if BookView::new(world).turn_number() == 1 {
        chairs(world);
    }
    let rules = BookView::new(world);
    let lots = world.resource::<Second>().lots.clone();
    let mut order: SmallVec<[FigureId; 8]> = rules.table.active_figures().collect();
    let lot = |figure: FigureId| lots.get(figure.index()).copied().unwrap_or(0);
    order.sort_by_key(|figure| {
        (std::cmp::Reverse((rules.build(*figure).speed, lot(*figure))), *figure)
    });
    let mut second = world.resource_mut::<Second>();
    (second.order, second.begun, second.running) = (order, 0, true);
}

/// Chairs stand where somebody sits on one.
fn chairs(world: &mut World) {
    let table = BookView::new(world).table;
    let seated = table.active_figures().filter(|it| table.posture(*it) == Posture::Seated);
    let chairs = seated.map(|figure| table.hex(figure)).collect();
    world.resource_mut::<Second>().chairs = chairs;
}

/// A die for each of those who are equally quick, once for the whole fight.
fn lots(world: &mut World) {
    if !world.resource::<Second>().lots.is_empty() {
        return;
    }
    let rules = BookView::new(world);
    let speed = |figure: FigureId| rules.build(figure).speed;
    let tied = |figure: FigureId| {
        let mut others = rules.table.figures().filter(|other| *other != figure);
        (figure, others.any(|other| speed(other) == speed(figure)))
    };
    let figures: Vec<(FigureId, bool)> = rules.table.figures().map(tied).collect();
    let mut lots = SmallVec::new();
    for (figure, tied) in figures {
        let failed = world.resource::<Dice>().failed();
        let lot = if tied && !failed { dice(world, figure, "order", 1) } else { 0 };
        lots.push(u8::try_from(lot).unwrap_or(0));
    }
    world.resource_mut::<Second>().lots = lots;
}

fn begin_turn(world: &mut World, figure: FigureId) {
    begin_phase(world, "turn", None, Some(figure));
    let rules = BookView::new(world);
    let last = rules.maneuver(figure);
    // Nobody falls back before a figure that has fallen itself (MAN-232).
    let pressed = rules.fighter(figure).pressed.filter(|foe| rules.table.active(*foe));
    setup_points::passed(world, figure);
    fighter(world, figure, |fighter| {
        fighter.last = last.or(fighter.last);
        // Lost since its last turn began it is lost for this one, with what it strikes out of a wait
        // (MAN-114).
        fighter.unbalanced = fighter.turn.stumbled;
        fighter.daze += std::mem::take(&mut fighter.daze_new);
        fighter.pressed = None;
        let bound = fighter.turned.take();
        let halved = bound.is_some();
        let runs_on = fighter.runs_on.take();
        let heels = std::mem::take(&mut fighter.heels);
        fighter.turn =
            TurnRecord { pressed, runs_on, heels, bound, halved, ..TurnRecord::default() };
    });
    assess_foe::begin_turn(world, figure);
    shields::renew(world, figure);
    if BookView::new(world).fighter(figure).stunned {
        if !succeeds(world, figure, None, |rules| rules.health(figure)) {
            remark(world, figure, "is stunned and does nothing", rule::STUN);
            // One that is pressed and can do nothing about it may fall (MAN-234).
            if pressed.is_some() {
                falling::totter(world, figure);
            }
            return end_of_turn(world, figure);
        }
        fighter(world, figure, |fighter| fighter.stunned = false);
        befall(world, figure, "has come round", rule::STUN);
    }
    encumbrance::on_one_leg(world, figure);
    throwing::still_fumbling(world, figure);
    push(world, Link::Action, figure, Step::Maneuver);
}

fn end_of_turn(world: &mut World, figure: FigureId) {
    setup_points::end_of_turn(world, figure);
    let rules = BookView::new(world);
    let maneuver = rules.maneuver(figure);
    let readied = readied_at_once(rules, figure);
    if maneuver != Some(LONG) {
        long_actions::interrupted(world, figure);
    }
    fighter(world, figure, |fighter| {
        fighter.daze = 0;
        fighter.confused = false;
        fighter.ran = fighter.turn.way.is_some() && !fighter.turn.bent;
        // Who goes down for a thing, or rises with it, goes on with that (MAN-405, MAN-524).
        let handles = maneuver == Some(READY) && fighter.turn.shifted;
        if maneuver != Some(CHANGE) && !handles {
            fighter.changing = None;
        }
        if maneuver != Some(TAKE_AIM) {
            fighter.aims = None;
        }
        readied.into_iter().for_each(|item| fighter.unready.set(item, 0));
    });
}

/// With an all-out attack of two blows what has struck only once is made ready for the next turn
/// (MAN-211).
fn readied_at_once(rules: BookView, figure: FigureId) -> SmallVec<[u8; 4]> {
    let struck = &rules.doings(figure).struck;
    let once = |item: &u8| struck.iter().filter(|known| *known == item).count() == 1;
    let items = struck.iter().copied().filter(once);
    items.filter(|_| rules.readies_between(figure)).collect()
}

fn end(world: &mut World) {
    setup_points::contests(world);
    world.resource_mut::<Second>().running = false;
    standoff::begin(world);
}
