//! How well somebody who is struck keeps its footing (REA-85).

use riposte_rules::roll::{Degree, DegreeRow, Degrees, Measure};

/// How well the struck keeps its footing (REA-85).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Footing {
    /// It stands.
    Stands,
    /// It is pushed back.
    Pushed,
    /// It is pushed back and knocked down.
    Down,
}

const STANDS: Degree = Degree::success("stands");
const PUSHED: Degree = Degree::failure("pushed back");
const DOWN: Degree = Degree::failure("knocked down");

/// How it can come out, by the margin.
pub const FOOTING: Degrees = Degrees::fixed(
    &[
        DegreeRow::at_least(Measure::Margin, 0, STANDS),
        DegreeRow::at_least(Measure::Margin, -10, PUSHED),
    ],
    DOWN,
);

impl Footing {
    /// By how much the difficulty was met; negative: missed by.
    pub fn by(margin: i32) -> Footing {
        match FOOTING.by_margin(margin) {
            STANDS => Footing::Stands,
            PUSHED => Footing::Pushed,
            _ => Footing::Down,
        }
    }
}
