//! What a choice would bring, exactly.

use riposte_rules::decision::{Choice, Forecast};

use crate::rules::Rules;

/// What a choice of the pending decision would bring.
pub fn forecast(_rules: Rules, _choice: &Choice) -> Forecast {
    Forecast::default()
}
