//! Saving throws (LEN-105).

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Degree, DegreeRow, Degrees, Limit, Measure, Roll, Scale};

use crate::rule_ids as id;
use crate::view::BookView;

/// The number of the saving throw against Paralyzation.
pub const PARALYZATION: usize = 0;
/// The number of the saving throw against Magic.
pub const MAGIC: usize = 4;

/// A saving throw; Willpower helps against everything but magic (LEN-105).
pub fn save(view: BookView, figure: FigureId, kind: usize, label: &'static str) -> Contest {
    const ONE: DegreeRow = DegreeRow::exactly(Measure::Natural, 1, Degree::FAILURE);
    const TWENTY: DegreeRow = DegreeRow::exactly(Measure::Natural, 20, Degree::SUCCESS);
    const MET: DegreeRow = DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS);
    let build = view.build(figure);
    let will = if kind == MAGIC { 0 } else { build.will };
    let roll = Roll::new(label, Scale::Whole).dice(1, 20).with("Willpower", will, id::SAVES);
    let number = build.saves.get(kind).copied().unwrap_or(20);
    let limit = Roll::new("saving throw", Scale::Whole).with(build.calling(), number, id::SAVES);
    Contest::against(roll, Limit::at_least(limit))
        .with_degrees(Degrees::fixed(&[ONE, TWENTY, MET], Degree::FAILURE))
}
