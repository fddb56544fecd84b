//! What rolls and values begin with.

use riposte_rules::roll::{Contest, Degrees, Limit, Roll, Scale, Text, Tie};

/// Three dice.
pub(crate) fn three(label: impl Into<Text>) -> Roll {
    Roll::new(label, Scale::Whole).dice(3, 6)
}

/// A value of some name.
pub(crate) fn value(label: impl Into<Text>) -> Roll {
    Roll::new(label, Scale::Whole)
}

/// Three dice that must not exceed a value, and come out as `degrees` says of that value.
pub(crate) fn under(
    label: impl Into<Text>,
    value: Roll,
    degrees: impl FnOnce(i32) -> Degrees,
) -> Contest {
    let degrees = degrees(value.basic());
    Contest::against(three(label), Limit::at_most(value)).with_degrees(degrees)
}

/// Three dice of one under its value against three of another under that of the other: who makes it
/// by more wins (MAN-103).
pub(crate) fn by_more(
    (label, mine): (impl Into<Text>, Roll),
    (other, theirs): (&'static str, Roll),
    tie: Tie,
) -> Contest {
    let (mine, theirs) = (Limit::at_most(mine), Limit::at_most(theirs));
    Contest::by_margins(three(label), mine, three(other), theirs, tie)
}
