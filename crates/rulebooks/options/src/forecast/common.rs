//! What the parts of a forecast are written with.

use riposte_rules::decision::{Forecast, Note, RollForecast, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::{Contest, Text};

use crate::rule_ids;
use crate::tables::Way;
use crate::view::BookView;
use crate::words::*;

/// Adds a roll against something, the first of them as the chance of the choice.
pub fn contest(forecast: &mut Forecast, contest: Contest) {
    let chance = contest.chance();
    forecast.chance.get_or_insert(chance);
    forecast.rolls.push(RollForecast::Contest { contest, chance });
}

/// Adds something to know.
pub fn note(forecast: &mut Forecast, text: impl Into<Text>, rule: &'static str) {
    forecast.notes.push(Note { text: text.into(), rule, warns: false });
}

/// Adds something to think twice for.
pub fn warn(forecast: &mut Forecast, text: impl Into<Text>, rule: &'static str) {
    forecast.notes.push(Note { text: text.into(), rule, warns: true });
}

/// The posture a figure takes with an action.
pub fn posture_after(rules: BookView, figure: FigureId, verb: Verb) -> Posture {
    match verb {
        KNEEL | KNEEL_FIRE => Posture::Kneeling,
        LIE | LIE_FIRE => Posture::Prone,
        STAND | RISE_READY => Posture::Standing,
        _ => rules.table.posture(figure),
    }
}

/// Whether a way of striking is one that Dodge is against; Defend is against the others.
pub fn flies(way: Way) -> bool {
    matches!(way, Way::Fire | Way::Throw)
}

/// The rule behind the four dice against a figure.
pub fn guard_rule(flying: bool) -> &'static str {
    if flying { rule_ids::DODGE } else { rule_ids::DEFEND }
}
