//! What the parts of a forecast are written with.

use riposte_kit::forecast::{note, warn};
use riposte_rules::decision::{Forecast, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::rule_ids;
use crate::tables::Way;
use crate::view::BookView;
use crate::words::*;

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

/// Adds something to know, in words that are made only where somebody reads them.
pub fn note_with(forecast: &mut Forecast, words: impl FnOnce() -> String, rule: &'static str) {
    if !forecast.wordless {
        note(forecast, words(), rule);
    }
}

/// The same for something to think twice for.
pub fn warn_with(forecast: &mut Forecast, words: impl FnOnce() -> String, rule: &'static str) {
    if !forecast.wordless {
        warn(forecast, words(), rule);
    }
}
