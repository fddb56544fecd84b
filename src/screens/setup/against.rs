//! Who fights whom.

use riposte_rules::data::Scenario;
use riposte_rules::figure::Side;
use riposte_words::text;

/// All of them as one: "A person against Squire".
pub(super) fn against(all: impl Iterator<Item = String>) -> String {
    let both = |first: String, other: String| text!("setup-against", first = first, other = other);
    all.reduce(both).unwrap_or_default()
}

/// How many fight how many: "1 against 3".
pub(super) fn strengths(scenario: &Scenario) -> String {
    let of = |side: u8| scenario.figures.iter().filter(|it| it.side == Side(side)).count();
    against((0..scenario.sides.len() as u8).map(|side| of(side).to_string()))
}
