//! Whom a choice lays the figure open to: on the way and where it ends.

use riposte_kit::danger::{self, Stance};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Exposure, Forecast};
use riposte_rules::figure::FigureId;

use crate::choices::path_of;
use crate::fighter::Phase;
use crate::melee::dice::Guards;
use crate::melee::met::Met;
use crate::mounted::ways;
use crate::rolls::Blow;
use crate::view::{BookView, Strike};
use crate::words::*;

/// Adds the blows that a choice invites, and the chance that at least one of them hits.
pub fn lay_open(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let start = rules.table.hex(figure);
    let facing = choice.facing.unwrap_or(rules.table.facing(figure));
    let path = match choice.verb {
        ADVANCE | THROW | CLOSE => choice.hex.into_iter().collect(),
        MOVE | FOLLOW => path_of(rules, figure, choice),
        RIDE => ways::path(rules, figure, choice),
        _ => Vec::new(),
    };
    let end = path.last().copied().unwrap_or(start);
    let at = |hex: Hex| Stance { figure, hex, facing };
    let blows = rules.table.enemies(figure).flat_map(|enemy| {
        let passing = path.iter().filter_map(move |hex| on_the_way(rules, enemy, at(*hex), start));
        passing.chain(at_the_end(rules, enemy, at(end)))
    });
    danger::lay_open(forecast, blows);
    forecast.path = path;
}

/// A blow of one who is set, when the figure enters a hex (REA-66, REA-67).
fn on_the_way(rules: BookView, enemy: FigureId, stance: Stance, start: Hex) -> Option<Exposure> {
    let beside = rules.table.hex(enemy).unsigned_distance_to(start) == 1;
    let set = rules.table.threat(enemy).hexes.contains(&stance.hex);
    if !set || !rules.may_meet(enemy, beside) {
        return None;
    }
    let (from, facing) = (rules.table.hex(enemy), rules.table.facing(enemy));
    let able = rules.strikes(enemy).filter(|strike| {
        let with = (strike.mode, strike.item.at);
        rules.strikes_hex(enemy, with, (from, facing), stance.hex)
    });
    best(rules, enemy, stance, able.map(|strike| (strike, from, false)), true)
}

/// The best blow of an enemy whose phase is to come, from where it stands or with an
/// advance.
fn at_the_end(rules: BookView, enemy: FigureId, stance: Stance) -> Option<Exposure> {
    if rules.fighter(enemy).phase == Phase::Done || !rules.able(enemy) {
        return None;
    }
    let here = rules.table.hex(enemy);
    if here.unsigned_distance_to(stance.hex) > 3 {
        return None;
    }
    let mut able = Vec::new();
    for strike in rules.strikes(enemy) {
        let from = places(rules, enemy, stance.hex).into_iter().find(|place| {
            let with = (strike.mode, strike.item.at);
            rules.strikes_hex(enemy, with, *place, stance.hex)
        });
        if let Some((hex, _)) = from {
            able.push((strike, hex, hex != here));
        }
    }
    best(rules, enemy, stance, able.into_iter(), false)
}

/// Where an enemy could strike from: its own hex first, then one step on.
fn places(rules: BookView, enemy: FigureId, at: Hex) -> Vec<(Hex, Facing)> {
    let here = rules.table.hex(enemy);
    let facings = rules.facings(enemy);
    let mut places: Vec<(Hex, Facing)> = facings.iter().map(|facing| (here, *facing)).collect();
    if rules.prone(enemy) || !rules.on_foot(enemy) {
        return places;
    }
    for facing in facings {
        for side in [0, -1, 1] {
            let hex = here + facing.turned(side).step();
            if hex != at && rules.table.free(hex) {
                places.push((hex, facing));
            }
        }
    }
    places
}

fn best<'w>(
    rules: BookView<'w>,
    enemy: FigureId,
    stance: Stance,
    strikes: impl Iterator<Item = (Strike<'w>, Hex, bool)>,
    on_the_way: bool,
) -> Option<Exposure> {
    let exposure = |(strike, from, advance): (Strike, Hex, bool)| {
        let damage = strike.stats.damage.halves;
        let blow = Blow {
            by: enemy,
            target: stance.figure,
            arm: strike.arm,
            spot: rules.tables.chest(),
            advance,
            from,
            at: stance.hex,
            facing: stance.facing,
            sent: None,
            runs: false,
        };
        let guards = Guards { open: Met::open(rules, blow), answered: Vec::new() };
        let chance = guards.open.meeting(guards.dice()).chance(rules);
        let behind = rules.from_behind(stance.hex, stance.facing, from);
        let by = (enemy, strike.arm);
        let blow = danger::exposure(rules.table, stance, by, chance, behind);
        (Exposure { on_the_way, comes: advance, ..blow }, damage)
    };
    // Of equally likely blows the one that does most harm is named.
    danger::likeliest(strikes.map(exposure))
}
