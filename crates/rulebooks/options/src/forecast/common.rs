//! What the parts of a forecast are written with.

use riposte_rules::decision::Verb;
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
