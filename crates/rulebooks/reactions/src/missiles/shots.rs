//! Whom a figure can throw and shoot at (REA-202 to REA-206).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Arm, Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::sight;

use super::table::Flight;
use crate::view::{BookView, Strike};
use crate::words::*;

impl<'w> BookView<'w> {
    /// The ways in which a figure can send something off with what it has ready, loaded or not,
    /// whatever they cost.
    pub fn all_shots(self, figure: FigureId) -> impl Iterator<Item = (Strike<'w>, &'w Flight)> {
        let strikes = self.ready_strikes(figure);
        strikes.filter_map(|strike| strike.stats.flight.as_ref().map(|flight| (strike, flight)))
    }

    /// Those that are loaded and can be paid for.
    pub fn shots(self, figure: FigureId) -> impl Iterator<Item = (Strike<'w>, &'w Flight)> {
        let points = self.points(figure);
        self.all_shots(figure).filter(move |(strike, _)| {
            strike.stats.points <= points && self.loaded(figure, strike.arm.item)
        })
    }

    /// Whether an item is loaded, or needs no loading (REA-205).
    pub fn loaded(self, figure: FigureId, item: u8) -> bool {
        self.marksman(figure).unloaded.of(item) == 0
    }

    /// Whether what is sent from a hex gets to another: near enough, and no wall in between.
    pub fn flies(self, strike: &Strike, from: Hex, to: Hex) -> bool {
        let far = from.unsigned_distance_to(to);
        far >= 1
            && far <= u32::from(strike.mode.range)
            && sight::clear(self.table.board(), from, to)
    }

    /// Whether somebody at a hex who looks some way has another hex before it.
    pub fn before(self, from: Hex, facing: Facing, to: Hex) -> bool {
        !self.from_behind(from, facing, to)
    }
}

/// Where a figure can stand and look when it sends something off: where it is, and for a throw
/// one step on, after a turn or without. Each with the choice so far.
fn stances(rules: BookView, figure: FigureId, throw: bool) -> Vec<(Hex, Facing, Choice)> {
    let (here, facing) = (rules.table.hex(figure), rules.table.facing(figure));
    let verb = Choice::plain(if throw { THROW } else { SHOOT });
    let turned = |way: Facing| if way == facing { verb } else { verb.facing(way) };
    let mut found: Vec<(Hex, Facing, Choice)> =
        rules.facings(figure).into_iter().map(|way| (here, way, turned(way))).collect();
    if throw && !rules.prone(figure) && rules.on_foot(figure) {
        for way in rules.facings(figure) {
            let steps = [0, -1, 1].map(|side| here + way.turned(side).step());
            let free = steps.into_iter().filter(|hex| rules.table.free(*hex));
            found.extend(free.map(|hex| (hex, way, turned(way).to(hex))));
        }
    }
    found
}

/// Throws and shots in one's own phase, by their verb. For each target the first stance that has it
/// before it, and for a throw the first in every hex that it can step to.
pub fn shots(rules: BookView, figure: FigureId, verb: Verb, out: &mut Vec<Choice>) {
    let throw = verb == THROW;
    for (strike, _) in rules.shots(figure).filter(|(_, flight)| flight.thrown == throw) {
        if verb == AIMED {
            aimed(rules, figure, strike.arm, out);
            continue;
        }
        let stances = stances(rules, figure, throw);
        for enemy in rules.foes(figure) {
            let at = rules.table.hex(enemy);
            let fits = |(hex, facing, _): &&(Hex, Facing, Choice)| {
                rules.flies(&strike, *hex, at) && rules.before(*hex, *facing, at)
            };
            let fitting = stances.iter().filter(fits).map(|(.., choice)| *choice);
            let mut first: Vec<Choice> = Vec::new();
            for choice in fitting {
                if !first.iter().any(|known| known.hex == choice.hex) {
                    first.push(choice);
                }
            }
            let send = |choice: Choice| choice.at(enemy).with(strike.arm.item, strike.arm.mode);
            out.extend(first.into_iter().map(send));
        }
    }
}

/// The shot for which the aim has been taken (REA-206).
fn aimed(rules: BookView, figure: FigureId, arm: Arm, out: &mut Vec<Choice>) {
    let aim = rules.marksman(figure).aim;
    let Some(at) = aim.map(|aim| aim.at) else { return };
    if rules.aim_at(figure, at, arm.item).is_some() && in_sights(rules, figure, at, arm) {
        out.push(Choice::plain(AIMED).at(at).with(arm.item, arm.mode));
    }
}

/// Whether a figure has another before it, within range and sight.
pub fn in_sights(rules: BookView, figure: FigureId, at: FigureId, arm: Arm) -> bool {
    let (here, there) = (rules.table.hex(figure), rules.table.hex(at));
    let facing = rules.table.facing(figure);
    let mut ways = rules.all_shots(figure).filter(|(strike, _)| strike.arm == arm);
    ways.any(|(strike, _)| rules.flies(&strike, here, there))
        && rules.table.active(at)
        && rules.before(here, facing, there)
}

/// The shots and throws with which a figure that stands ready may answer the movement of another:
/// without a turn or a step (REA-210).
pub fn set_shots(rules: BookView, figure: FigureId, mover: FigureId, out: &mut Vec<Choice>) {
    for (strike, flight) in rules.shots(figure) {
        if !in_sights(rules, figure, mover, strike.arm) {
            continue;
        }
        let verb = if flight.thrown { THROW } else { SHOOT };
        out.push(Choice::plain(verb).at(mover).with(strike.arm.item, strike.arm.mode));
        if rules.aim_at(figure, mover, strike.arm.item).is_some() {
            out.push(Choice::plain(AIMED).at(mover).with(strike.arm.item, strike.arm.mode));
        }
    }
}
