//! Strike and vantage: the tries, and what a gain brings on both sides (VAN-301 to VAN-309).

mod answers;
mod choice;
mod foretell;
mod tries;
mod worth;

use riposte_rules::figure::{Among, BondInfo, BondKind, BondLine};
use riposte_words::say;

use crate::rule_ids;

pub use choice::{choose, keeping, kept_words};
pub use tries::Try;

/// A figure has strike on another: it may attack it.
pub const STRIKE_ON: BondKind = BondKind(0);
/// A figure has vantage on another: it may shoot at it.
pub const VANTAGE_ON: BondKind = BondKind(1);

/// The kinds of holds. Nobody has two, whether of one kind or of both (VAN-301).
pub const BONDS: &[BondInfo] = &[
    BondInfo {
        key: "strike",
        does: "has strike on",
        is_done: "is in the strike of",
        line: BondLine::Arrow,
        among: Among::Enemies,
        from_most: 1,
        to_most: u8::MAX,
        replaces: true,
        group: 1,
        circles: true,
        far: Some(0),
        carries: false,
        rule: rule_ids::STRIKE,
    },
    BondInfo {
        key: "vantage",
        does: "has vantage on",
        is_done: "is in the vantage of",
        line: BondLine::Dashes,
        among: Among::Enemies,
        from_most: 1,
        to_most: u8::MAX,
        replaces: true,
        group: 1,
        circles: true,
        far: Some(0),
        carries: false,
        rule: rule_ids::VANTAGE,
    },
];

/// The plain word of a kind.
pub fn word(kind: BondKind) -> &'static str {
    if kind == STRIKE_ON { "strike" } else { "vantage" }
}

/// A hold of a kind on somebody in words: "strike on Wat".
pub fn hold_on(kind: BondKind, name: &str) -> String {
    match kind == STRIKE_ON {
        true => say!("strike on {name}", name),
        false => say!("vantage on {name}", name),
    }
}

/// The rule of a kind.
pub fn rule(kind: BondKind) -> &'static str {
    if kind == STRIKE_ON { rule_ids::STRIKE } else { rule_ids::VANTAGE }
}
