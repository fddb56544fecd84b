//! What rolls and values begin with.

use riposte_rules::roll::{Roll, Scale, Text};

/// Three dice.
pub(crate) fn three(label: impl Into<Text>) -> Roll {
    Roll::new(label, Scale::Whole).dice(3, 6)
}

/// A value of some name.
pub(crate) fn value(label: impl Into<Text>) -> Roll {
    Roll::new(label, Scale::Whole)
}
