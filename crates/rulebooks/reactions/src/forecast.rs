//! What a choice would bring.

use riposte_rules::decision::{Choice, Forecast};

use crate::rules::Rules;

/// The forecast of a choice of the pending decision.
pub fn forecast(_: Rules, _: &Choice) -> Forecast {
    Forecast::default()
}
