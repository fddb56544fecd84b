//! Which maneuver, and what is done with it (MAN-201).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::body::postures;
use crate::change::doings;
use crate::close::grappling;
use crate::equipment::{handling, long_actions};
use crate::judging::assess_foe;
use crate::melee::feints::aims;
use crate::melee::reach::{blows, swings};
use crate::melee::{feints, setup_points, strike};
use crate::memory::{Bout, Step};
use crate::missiles::{shots, throwing};
use crate::movement::{acrobatic, charge, getting_away, route, walking, ways};
use crate::tables::Group;
use crate::turn::announce::declare;
use crate::turn::offered;
use crate::turn::step::go;
use crate::view::BookView;
use crate::words::*;

/// Which maneuver a figure takes.
pub fn maneuver(world: &mut World, figure: FigureId) {
    let asking = |world: &World| offered::maneuvers(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_MANEUVER, asking) else { return };
    match choice.verb {
        FAST_DRAW => return handling::draw_fast(world, figure, &choice),
        LET_GO => return handling::let_go(world, figure, &choice),
        SPRING_UP => return acrobatic::spring_up(world, figure, &choice),
        SIZE_UP => return assess_foe::size_up(world, figure, &choice),
        verb if !is_maneuver(verb) => return postures::take(world, figure, verb),
        _ => {}
    }
    if let Some(frame) = world.resource_mut::<Bout>().top_mut() {
        frame.choice = choice;
    }
    declare(world, figure, &choice);
    doings(world, figure, |doings| doings.maneuver = Some(choice.verb));
    match choice.verb {
        DISENGAGE => getting_away::break_off(world, figure),
        FLEE => getting_away::set_off(world, figure),
        ACROBATIC => acrobatic::take_off(world, figure),
        _ => {}
    }
    handling::at_once(world, figure);
    go(world, Step::Act);
}

/// What a figure does with its maneuver.
pub fn act(world: &mut World, figure: FigureId) {
    let asking = |world: &World| with_drops(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_ACT, asking) else { return };
    match (choice.verb, choice.hex, choice.facing) {
        (STEP, Some(hex), _) => walking::set_out(world, figure, hex),
        (TURN, _, Some(facing)) => walking::turn(world, figure, facing),
        (STRIKE | SWING, ..) => strike::begin(world, figure, &choice),
        (BREAK_OFF, ..) => getting_away::leave(world, figure, &choice),
        (AIM, ..) => doings(world, figure, |doings| doings.aim = choice.spot),
        (SET_UP, ..) => {
            declare(world, figure, &choice);
            doings(world, figure, |doings| doings.sets_up = choice.target);
        }
        (SLAM, ..) => charge::slam(world, figure, &choice),
        (EVADE, ..) => charge::evade(world, figure, &choice),
        (GRAPPLE | TRIP | WREST | BREAK_FREE, ..) => grappling::attempt(world, figure, &choice),
        (RELEASE, ..) => grappling::release(world, figure, &choice),
        (LET_GO, ..) => handling::let_go(world, figure, &choice),
        (verb, ..) if is_feint(verb) => feints::feint(world, figure, &choice),
        (verb, ..) if postures::of(verb).is_some() => postures::take(world, figure, verb),
        (DRAW | MAKE_READY | REGRIP | PICK_UP | TAKE, ..) => {
            handling::handle(world, figure, &choice)
        }
        (WORK, ..) => long_actions::spend(world, figure, &choice),
        (AIM_AT, ..) => shots::aim_at(world, figure, &choice),
        (WATCH, ..) => shots::watch(world, figure, &choice),
        (TOSS, ..) => throwing::toss(world, figure, &choice),
        (SPRING_UP, ..) => acrobatic::spring_up(world, figure, &choice),
        _ => go(world, Step::Over),
    }
}

/// Everything that is open in a turn, and what may be let go of as long as there is a choice to make
/// (MAN-524).
fn with_drops(rules: BookView, figure: FigureId) -> Asking {
    let mut asking = acts(rules, figure);
    let done = Choice::plain(DONE);
    // A figure that watches with a missile does nothing else (MAN-543).
    let watches = rules.maneuver(figure) == Some(OPPORTUNITY);
    if !watches && asking.choices.len() > 1 && asking.choices.last() == Some(&done) {
        asking.choices.pop();
        asking.choices.extend(handling::loose(rules, figure));
        asking.choices.push(done);
    }
    asking
}

/// Everything else that is open.
fn acts(rules: BookView, figure: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let verb = rules.maneuver(figure);
    let group = rules.row(verb).map(|row| row.group);
    if verb == Some(CHANGE) && !rules.doings(figure).shifted {
        let changes = postures::changes(rules, figure, false);
        let up = |it: &&Choice| matches!(it.verb, STAND | KNEEL);
        let default = changes.iter().find(up).or(changes.first()).copied().unwrap_or(done);
        let choices = if changes.is_empty() { vec![done] } else { changes };
        return Asking { choices, decline: default, default };
    }
    match verb {
        Some(CHARGE) => return charge::acts(rules, figure),
        Some(CLOSE) => return grappling::acts(rules, figure),
        _ => {}
    }
    if let Some(asking) = at_one_thing(rules, figure, verb) {
        return asking;
    }
    let mut choices = walking::choices(rules, figure);
    let way = choices.iter().copied().find(|it| it.verb == STEP);
    if ways::gives_way_to(rules, figure).is_some()
        && let Some(way) = way
    {
        return Asking { choices, decline: way, default: way };
    }
    let strikes = match verb {
        Some(WAIT | RIPOSTE | OPPORTUNITY | STOP) => Vec::new(),
        _ => blows(rules, figure),
    };
    let first = strikes.first().copied();
    let flees = verb == Some(FLEE) && way.is_some();
    if verb == Some(READY) {
        choices.extend(handling::choices(rules, figure));
    }
    if !strikes.is_empty() || group == Some(Group::Riposte) {
        choices.extend(feints::choices(rules, figure));
    }
    if !strikes.is_empty() && !matches!(verb, Some(WILD | WILD_ALL)) {
        choices.extend(aims(rules, figure));
    }
    choices.extend(strikes);
    choices.extend(swings(rules, figure));
    choices.extend(getting_away::breaks_off(rules, figure));
    if verb == Some(THROW) {
        choices.extend(throwing::choices(rules, figure));
    }
    if verb != Some(RIPOSTE) {
        choices.extend(postures::rises(rules, figure));
    }
    choices.extend(
        setup_points::targets(rules, figure).into_iter().map(|foe| Choice::plain(SET_UP).at(foe)),
    );
    let ready = choices.iter().copied().find(|it| matches!(it.verb, MAKE_READY | DRAW | TOSS));
    let usual =
        if flees { way } else { first.or(ready).or_else(|| nearest(rules, figure, &choices)) };
    if flees {
        choices.retain(|it| it.verb == STEP);
        return Asking { decline: choices[0], default: choices[0], choices };
    }
    choices.extend(grappling::releases(rules, figure));
    choices.push(done);
    Asking { default: usual.unwrap_or(done), decline: done, choices }
}

/// What is open with a maneuver that is for one thing only.
fn at_one_thing(rules: BookView, figure: FigureId, verb: Option<Verb>) -> Option<Asking> {
    let choices = match verb? {
        LONG => long_actions::choices(rules, figure),
        TAKE_AIM => shots::marks(rules, figure),
        OPPORTUNITY => shots::areas(rules, figure),
        _ => return None,
    };
    let begun = rules.fighter(figure).work.map(|work| (i16::from(work.row), work.item));
    let same = |it: &&Choice| {
        begun.is_some() && it.number.zip(it.arm).map(|(n, arm)| (n, arm.item)) == begun
    };
    let aimed = |it: &&Choice| it.target.is_some_and(|foe| rules.aimed(figure, foe) > 0);
    let first = choices.iter().find(same).or(choices.iter().find(aimed)).copied();
    let first = first.or(shots::usual_area(rules, figure, &choices));
    let default = first.or(choices.first().copied())?;
    let done = Choice::plain(DONE);
    let decline = if choices.len() > 1 { done } else { default };
    let mut choices = choices;
    if choices.len() > 1 {
        choices.push(done);
    }
    Some(Asking { choices, decline, default })
}

/// The turn or the step that brings a foe within reach, else the step that leads nearest to one:
/// what is offered first.
fn nearest(rules: BookView, figure: FigureId, choices: &[Choice]) -> Option<Choice> {
    let verb = rules.maneuver(figure)?;
    let attacks = rules.row(Some(verb)).is_some_and(|row| row.attack.is_some());
    if !attacks || matches!(verb, WAIT | RIPOSTE | STOP) || !rules.doings(figure).struck.is_empty()
    {
        return None;
    }
    let here = rules.table.hex(figure);
    let turns = choices.iter().copied().filter(|it| it.verb == TURN);
    let now = rules.table.facing(figure);
    let mut turns: Vec<(u8, Choice)> =
        turns.filter_map(|it| Some((it.facing?.apart(now), it))).collect();
    turns.sort_by_key(|(apart, _)| *apart);
    let faces = |it: &Choice| {
        let looks = it.facing.unwrap_or(now);
        ways::strikes_from(rules, figure, verb, (here, looks))
    };
    if let Some((_, turn)) = turns.into_iter().find(|(_, it)| faces(it)) {
        return Some(turn);
    }
    let far = |hex: Hex| {
        let foes = rules.table.enemies(figure);
        foes.map(|foe| rules.table.hex(foe).unsigned_distance_to(hex)).min().unwrap_or(0)
    };
    let reaches = |route: &route::Route| {
        let mut ways = route.facings.iter();
        ways.any(|way| ways::strikes_from(rules, figure, verb, (route.hex, *way)))
    };
    let routes = ways::open(rules, figure);
    let key = |it: &route::Route| (!reaches(it), far(it.hex), it.hex.y, it.hex.x);
    let best = routes.iter().filter(|it| choices.contains(&Choice::plain(STEP).to(it.hex)));
    let best = best.min_by_key(|it| key(it))?;
    let better = reaches(best) || far(best.hex) < far(here);
    better.then(|| Choice::plain(STEP).to(best.hex))
}
