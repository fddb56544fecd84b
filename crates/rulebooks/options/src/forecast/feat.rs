//! Feats of strength and balance: shield-rushes, grapples, pins, breaking out, pushes.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Forecast, HarmForecast, RollForecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Contest, Roll, Scale};

use super::blow::{harm_of, if_it_arrives, spread_of, stops};
use super::{contest, note};
use crate::cards::worth;
use crate::retreat::no_room_roll;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::scuffle::hold::{break_free_roll, pin_roll};
use crate::scuffle::{
    Defence, Entry, break_out_roll, counter_damage, defences, draw_roll, entry, keeps_rolling,
};
use crate::view::BookView;
use crate::words::*;

/// The part of its worth that a figure loses by falling.
pub const FALL: f64 = 0.2;

/// What it is for a figure to be brought from one state into a worse one, in which it loses a
/// part of its worth.
pub fn brought(
    rules: BookView,
    figure: FigureId,
    [from, to]: [&'static str; 2],
    chance: Chance,
    part: f64,
) -> HarmForecast {
    let chance = chance.value();
    HarmForecast {
        figure,
        degrees: vec![(from.into(), 1.0 - chance), (to.into(), chance)],
        mean: 0.0,
        out: 0.0,
        worth: chance * part * worth(rules, figure, rules.strength(figure)),
    }
}

/// A shield-rush: the roll to hit, and the target's roll to keep its feet (OPT-641).
pub fn rush(rules: BookView, figure: FigureId, target: FigureId, forecast: &mut Forecast) {
    let (Some(attack), save) = (rules.rush_attack(figure, target), rules.rush_save(figure, target))
    else {
        return;
    };
    let hit = attack.chance();
    contest(forecast, attack);
    let Some(save) = save else {
        let why = match rules.table.posture(target).down() {
            true => "the target is down already",
            false => "the target is too strong to be moved",
        };
        return note(forecast, why, rule_ids::SHIELD_RUSH);
    };
    let falls = hit.and(save.chance().complement());
    contest(forecast, save);
    note(forecast, format!("falls {falls}"), rule_ids::SHIELD_RUSH);
    forecast.harm = Some(brought(rules, target, ["stands", "falls"], falls, FALL));
}

/// What is tried in a scuffle with one roll, and getting into one.
pub fn scuffle(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    match (choice.verb, choice.target) {
        (GRAPPLE | DISENGAGE, Some(foe)) => {
            grapple(rules, figure, choice.hex, foe, forecast);
        }
        (DRAW, _) => contest(forecast, draw_roll(rules, figure)),
        (BREAK_OUT, _) => contest(forecast, break_out_roll(rules, figure)),
        (BREAK_FREE, _) => contest(forecast, break_free_roll(rules, figure)),
        (PIN, Some(foe)) => contest(forecast, pin_roll(rules, figure, foe)),
        (HOLD, Some(foe)) => hold(rules, figure, foe, forecast),
        _ => {}
    }
}

/// Keeping a foe pinned: how long it is held yet, and the roll that comes then (OPT-714).
fn hold(rules: BookView, figure: FigureId, foe: FigureId, forecast: &mut Forecast) {
    let Some((_, turns)) = rules.combatant(foe).pinned else { return };
    let until = match turns {
        0 | 1 => "at the end of this turn the hold must be renewed by a roll".to_owned(),
        more => format!("held for {} turns after this one", more - 1),
    };
    note(forecast, until, rule_ids::HOLD);
    contest(forecast, pin_roll(rules, figure, foe));
}

/// A grapple by a figure, in its movement from a hex to which it goes first: how the foe's die
/// may come out (OPT-702).
fn grapple(
    rules: BookView,
    by: FigureId,
    goes: Option<Hex>,
    foe: FigureId,
    forecast: &mut Forecast,
) {
    let from = goes.unwrap_or(rules.table.hex(by));
    let why = match entry(rules, by, from, foe) {
        None => return,
        Some(Entry::Join) => {
            forecast.chance = Some(Chance::CERTAIN);
            return note(forecast, "joins the scuffle: no die is rolled", rule_ids::GRAPPLE);
        }
        Some(Entry::IfAgreed) => "only if the foe agrees".to_owned(),
        Some(Entry::Open(why)) => format!("the foe cannot refuse: {why}"),
    };
    note(forecast, why, rule_ids::GRAPPLE);
    note(forecast, "who goes down drops what is no dagger", rule_ids::GRAPPLE_DROP);
    // Who comes in its movement looks at the foe by then.
    let looks = goes.and_then(|from| Facing::between(from, rules.table.hex(foe)));
    let facing = looks.unwrap_or(rules.table.facing(by));
    defence(rules, by, (from, facing), foe, forecast);
}

/// The die of one who is grappled by a figure that stands so when it leaps.
pub fn defence(
    rules: BookView,
    by: FigureId,
    (from, facing): (Hex, Facing),
    foe: FigureId,
    forecast: &mut Forecast,
) {
    let table = defences(rules, from, foe);
    let all: u32 = table.iter().map(|(_, faces)| faces).sum();
    let chance = |holds: &dyn Fn(Defence) -> bool| {
        let faces: u32 = table.iter().filter(|row| holds(row.0)).map(|row| row.1).sum();
        Chance::new(faces.into(), all.into())
    };
    let rows = table.iter().map(|row| (row.0.words(), chance(&|it| it == row.0))).collect();
    let roll = Roll::new("defence", Scale::Whole).dice(1, 6);
    forecast.rolls.push(RollForecast::Table { roll, rows });
    forecast.chance = Some(chance(&|it| matches!(it, Defence::Down | Defence::DownWithDagger)));
    if keeps_rolling(rules, from, foe) {
        note(forecast, "a six is rolled again", rule_ids::GRAPPLE_ROLL);
    }
    let struck = chance(&|it| it == Defence::ThrownBackAndStruck);
    if let Some((blow, damage)) = counter_damage(rules, foe, by) {
        let blow = Blow { at: from, facing: Some(facing), ..blow };
        let hits = spread_of(&[(1, 1.0)], &damage, |total, _| total.max(0), stops(rules, blow));
        forecast.suffered = Some(harm_of(rules, by, &if_it_arrives(hits, struck)));
    }
}

/// Driving a foe back: what happens to one without room (OPT-732, OPT-734).
pub fn push(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    if choice.hex.is_some() {
        return note(forecast, "you may follow into the hex it leaves", rule_ids::FOLLOW);
    }
    let keeps: Contest = no_room_roll(rules, foe);
    let falls = keeps.chance().complement();
    contest(forecast, keeps);
    forecast.chance = Some(falls);
    note(forecast, "it has no room to give way, and falls if it fails", rule_ids::NO_ROOM);
    forecast.harm = Some(brought(rules, foe, ["stands", "falls"], falls, FALL));
}
