//! The rolls of a deed in a forecast.

use riposte_kit::forecast::note;
use riposte_rules::decision::{Forecast, RollForecast};
use riposte_rules::deed::Deed;
use riposte_words::{decimal, say};

use crate::rule_ids;

/// Adds the rolls of a deed up to the next decision, and what the first of them comes to on
/// average.
pub fn rows<T, Q>(forecast: &mut Forecast, deed: &Deed<T, Q>) {
    let rolls = deed.at_once();
    if let (false, Some(RollForecast::Table { roll, .. })) = (forecast.wordless, rolls.first()) {
        let points = decimal(roll.spread().mean() / 2.0, 1);
        note(forecast, say!("{points} on average", points), rule_ids::RISK);
    }
    forecast.rolls.extend(rolls);
}
