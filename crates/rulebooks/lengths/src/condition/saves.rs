//! Saving throws (LEN-105).

use std::convert::Infallible;

use bevy_ecs::prelude::*;
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Degree, DegreeRow, Degrees, Limit, Measure, Roll, Scale};

use crate::rule_ids as id;
use crate::view::BookView;

/// A saving throw: its number in the table of classes, and the words for it.
pub type Save = (usize, &'static str);

/// The saving throw against Paralyzation.
pub const PARALYZATION: Save = (0, "save against Paralyzation");
/// The saving throw against Magic.
pub const MAGIC: Save = (4, "save against Magic");

/// A saving throw; Willpower helps against everything but magic (LEN-105).
pub fn save(view: BookView, figure: FigureId, (kind, label): Save) -> Contest {
    const ONE: DegreeRow = DegreeRow::exactly(Measure::Natural, 1, Degree::FAILURE);
    const TWENTY: DegreeRow = DegreeRow::exactly(Measure::Natural, 20, Degree::SUCCESS);
    const MET: DegreeRow = DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS);
    let build = view.build(figure);
    let will = if kind == MAGIC.0 { 0 } else { build.will };
    let roll = Roll::new(label, Scale::Whole).dice(1, 20).with("Willpower", will, id::SAVES);
    let number = build.saves.get(kind).copied().unwrap_or(20);
    let limit = Roll::new("saving throw", Scale::Whole).with(build.calling(), number, id::SAVES);
    Contest::against(roll, Limit::at_least(limit))
        .with_degrees(Degrees::fixed(&[ONE, TWENTY, MET], Degree::FAILURE))
}

/// A figure throws a save; whether it is saved (LEN-105).
pub fn saves(world: &mut World, figure: FigureId, kind: Save) -> bool {
    let Ok(saved) = perform::<bool, Infallible>(world, |world| {
        let check = Deed::check(figure, None, save(BookView::new(world), figure, kind));
        check.then(|degree| Deed::end(degree.success))
    });
    saved
}
