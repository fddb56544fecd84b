//! Feats of strength and balance: shield-rushes, grapples, pins, breaking out, pushes.

use riposte_kit::forecast::{contest, note};
use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Forecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use super::defence::{self, Comer, Defence, Met, counter_damage, keeps_rolling};
use super::escape::break_out_roll;
use super::fight::draw_roll;
use super::hold::{break_free_roll, pin_roll};
use super::who::{Entry, entry};
use crate::forecast::harm::harm_of;
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
    let comer = match rules.table.decision().is_some_and(|asked| asked.question == Q_MOVE) {
        true => Comer::leaping(rules, by, from, foe),
        false => Comer::now(rules, by),
    };
    defence(rules, comer, foe, forecast);
}

/// The die of one who is grappled.
pub fn defence(rules: BookView, comer: Comer, foe: FigureId, forecast: &mut Forecast) {
    let deed = defence::deed(rules, comer, foe);
    let down = |met: &Met| matches!(met.defence, Defence::Down | Defence::DownWithDagger);
    forecast.rolls.extend(deed.outline().into_iter().take(1));
    forecast.chance = Some(deed.chance(down));
    if keeps_rolling(rules, comer.from, foe) {
        note(forecast, "a six is rolled again", rule_ids::GRAPPLE_ROLL);
    }
    if counter_damage(rules, foe, comer).is_some() {
        let hits: Vec<(i32, f64)> = deed.map(|met| met.hits).odds();
        forecast.suffered = Some(harm_of(rules, comer.by, &hits));
    }
}
