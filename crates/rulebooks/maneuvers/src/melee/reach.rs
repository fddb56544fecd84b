//! The blows within a figure's reach, now and after the movement of a maneuver.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::sight;
use smallvec::SmallVec;

use crate::close::bonds;
use crate::melee::shields;
use crate::movement::{getting_away, ways};
use crate::tables::{Goes, Kind};
use crate::view::{BookView, Strike, is_shield};
use crate::waiting::stop_thrust;
use crate::words::*;

/// Whether a blow goes with a maneuver, wherever the foe is.
pub fn goes_with(rules: BookView, figure: FigureId, strike: &Strike, verb: Verb) -> bool {
    let swing = strike.kind == Kind::Swing;
    if strike.flies() {
        return matches!(verb, ATTACK | SKILL | OPPORTUNITY)
            && rules.ready(figure, strike.arm.item);
    }
    if rules.on_all_fours(figure) && strike.mode.hands > 1 {
        return false;
    }
    match verb {
        STOP => stop_thrust::braces(rules, figure, strike),
        LUNGE => !swing && strike.item.at.in_hand() && !is_shield(rules, strike),
        WRAP => swing && strike.mode.hands == 1,
        OPPORTUNITY => false,
        _ => true,
    }
}

/// The places that a figure may come to with a maneuver before it strikes.
pub fn places(rules: BookView, figure: FigureId, verb: Verb) -> Vec<(Hex, SmallVec<[Facing; 6]>)> {
    let here = rules.hex(figure);
    let goes = rules.tables.maneuver(verb).map_or(Goes::Still, |row| row.goes);
    let mut places = vec![(here, Facing::ALL.into_iter().collect())];
    if bonds::gripped(rules, figure) {
        return places;
    }
    if verb == CHARGE {
        places.clear();
    }
    places.extend(ways::routes(rules, figure, goes).into_iter().map(|it| (it.hex, it.facings)));
    places
}

/// Whether a figure could strike at somebody with a maneuver, after its movement.
pub fn could_strike(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    best_reach(rules, figure, verb).next().is_some()
}

/// The farthest that a figure comes and strikes with a maneuver, in hexes.
pub fn farthest(rules: BookView, figure: FigureId, verb: Verb) -> u32 {
    let reaches = rules.strikes(figure).map(|strike| {
        let reach = strike.reach.farthest().unwrap_or(0);
        u32::from(reach.max(strike.mode.range)) + u32::from(verb == LUNGE)
    });
    let goes = if verb == CHARGE { rules.build(figure).speed.unsigned_abs() + 1 } else { 2 };
    reaches.max().unwrap_or(0) + goes
}

/// What a figure can strike with as it takes a maneuver.
pub fn striking(
    rules: BookView<'_>,
    figure: FigureId,
    verb: Verb,
) -> impl Iterator<Item = Strike<'_>> {
    rules.strikes(figure).filter(move |it| goes_with(rules, figure, it, verb))
}

/// Every blow that a figure could strike with a maneuver after its movement, the target and the
/// blow, each once.
pub fn best_reach(
    rules: BookView<'_>,
    figure: FigureId,
    verb: Verb,
) -> impl Iterator<Item = (FigureId, Strike<'_>)> {
    let foes: Vec<FigureId> = rules.table.enemies(figure).collect();
    let farthest = farthest(rules, figure, verb);
    let close = |foe: &FigureId| {
        let far = rules.table.distance(figure, *foe) <= farthest;
        far && !getting_away::broke_off(rules, *foe) && rules.fights(figure, *foe)
    };
    let foes: Vec<FigureId> = foes.into_iter().filter(close).collect();
    let places = if foes.is_empty() { Vec::new() } else { places(rules, figure, verb) };
    let strikes: Vec<Strike> = striking(rules, figure, verb).collect();
    foes.into_iter().flat_map(move |foe| {
        let to = rules.table.hex(foe);
        let board = rules.table.board();
        let reaches = |strike: &&Strike| {
            places.iter().any(|(hex, facings)| {
                // Nobody is shot at whom a wall hides.
                let seen = !strike.flies() || sight::clear(board, *hex, to);
                let mut ways = facings.iter();
                seen && ways.any(|facing| rules.reaches(strike, verb, (*hex, *facing), to))
            })
        };
        strikes.iter().filter(reaches).map(|it| (foe, *it)).collect::<Vec<_>>()
    })
}

/// The blows that a figure can strike as it stands, with the maneuver it has.
pub fn blows(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let maneuver = rules.doings(figure).maneuver;
    maneuver.map_or_else(Vec::new, |verb| with(rules, figure, verb, STRIKE))
}

/// The wild swings that go with a Move, before it goes anywhere or in the middle of its way, as
/// long as there is a way to go on (MAN-531).
pub fn swings(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let doings = rules.doings(figure);
    if doings.maneuver != Some(MOVE) {
        return Vec::new();
    }
    let begins = doings.moved == 0 && !doings.stepped;
    let mut swings = with(rules, figure, WILD, SWING);
    if !begins && !swings.is_empty() && ways::routes(rules, figure, Goes::Full).is_empty() {
        swings.clear();
    }
    swings
}

/// The blows as with some maneuver, as choices of some verb.
pub fn with(rules: BookView, figure: FigureId, verb: Verb, choice: Verb) -> Vec<Choice> {
    let doings = rules.doings(figure);
    let spent = doings.struck.len() as u8 + doings.lost;
    let fighter = rules.fighter(figure);
    if fighter.unbalanced || fighter.stunned || spent >= rules.blows(figure, verb) {
        return Vec::new();
    }
    let crawled = rules.on_all_fours(figure) && doings.moved > 0;
    if crawled || doings.breaks {
        return Vec::new();
    }
    let most = rules.row(Some(verb)).map_or(0, |row| row.blows);
    let left = |strike: &Strike| {
        let item = strike.arm.item;
        let struck = doings.struck.iter().filter(|known| **known == item).count() as u8;
        struck < rules.blows_with(figure, item, most)
    };
    let usable = |strike: &Strike| {
        goes_with(rules, figure, strike, verb)
            && left(strike)
            && !fails(rules, figure, strike)
            && !shields::bars(rules, figure, strike)
    };
    let mut choices = Vec::new();
    for strike in rules.strikes(figure).filter(usable) {
        let there = |foe: &FigureId| falls_on(rules, figure, verb, &strike, *foe);
        let at = |foe| Choice { arm: Some(strike.arm), ..Choice::plain(choice).at(foe) };
        choices.extend(rules.table.enemies(figure).filter(there).map(at));
    }
    choices
}

/// Whether a blow can fall on a foe from where both are.
fn falls_on(rules: BookView, figure: FigureId, verb: Verb, strike: &Strike, foe: FigureId) -> bool {
    let (place, to) = (rules.place(figure), rules.table.hex(foe));
    if verb == STOP && rules.maneuver(foe) != Some(CHARGE) {
        return false;
    }
    let seen = !strike.flies() || sight::clear(rules.table.board(), place.0, to);
    let open = !getting_away::broke_off(rules, foe) && rules.fights(figure, foe);
    // A figure that retreats from a blow is not out of reach of those that follow it (MAN-511).
    let doings = rules.doings(foe);
    let left = doings.left.filter(|_| doings.retreated == Some(figure) && !strike.flies());
    let mut hexes = left.into_iter().chain([to]);
    seen && open && hexes.any(|hex| rules.reaches(strike, verb, place, hex))
}

/// Whether a feint that failed keeps a weapon from striking (MAN-307).
fn fails(rules: BookView, figure: FigureId, strike: &Strike) -> bool {
    let feint = rules.feinted(figure);
    feint.is_some_and(|it| it.verb == BEAT && it.by < 0 && it.item == strike.arm.item)
}
