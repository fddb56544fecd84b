//! Feats of strength and balance: shield-rushes, grapples, pins, breaking out, pushes.

use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Forecast, RollForecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Roll, Scale};

use super::defence::{Defence, counter_damage, defences, keeps_rolling};
use super::escape::break_out_roll;
use super::fight::draw_roll;
use super::hold::{break_free_roll, pin_roll};
use super::who::{Entry, entry};
use crate::forecast::common::{contest, note};
use crate::forecast::harm::harm_of;
use crate::melee::forecast::{if_it_arrives, spread_of, stops};
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// What is tried in a scuffle with one roll, and getting into one.
pub fn grapple(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    match (choice.verb, choice.target) {
        (GRAPPLE | DISENGAGE, Some(foe)) => {
            let from = choice.hex.unwrap_or(rules.table.hex(figure));
            leap(rules, figure, from, foe, forecast);
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
    if !rules.pinned(foe) {
        return;
    }
    let until = match rules.combatant(foe).held {
        0 | 1 => "at the end of this turn the hold must be renewed by a roll".to_owned(),
        more => format!("held for {} turns after this one", more - 1),
    };
    note(forecast, until, rule_ids::HOLD);
    contest(forecast, pin_roll(rules, figure, foe));
}

/// A grapple by a figure that comes from a hex: how the foe's die may come out (OPT-702).
fn leap(rules: BookView, by: FigureId, from: Hex, foe: FigureId, forecast: &mut Forecast) {
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
