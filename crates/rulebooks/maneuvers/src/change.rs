//! What every feature of the book does: changes what is kept of a figure, tells it, lets dice fall.

use std::convert::Infallible;

use bevy_ecs::prelude::*;
pub use riposte_kit::change::{befall, remark};
use riposte_rules::battle::throw;
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Degree, Roll, Scale};

use crate::fighter::{Fighter, TurnRecord};
use crate::view::BookView;

/// Changes what this rulebook keeps of a figure.
pub fn fighter(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Fighter)) {
    riposte_kit::change::change(world, figure, change);
}

/// Changes what a figure does from one of its turns to the next.
pub fn doings(world: &mut World, figure: FigureId, change: impl FnOnce(&mut TurnRecord)) {
    fighter(world, figure, |fighter| change(&mut fighter.turn));
}

/// Lets the dice of a contest fall: how it came out, and by how much; negative: missed by.
pub fn rolled(
    world: &mut World,
    figure: FigureId,
    other: Option<FigureId>,
    contest: impl FnOnce(BookView) -> Contest,
) -> (Degree, i32) {
    let Ok(end): Result<(Degree, i32), Infallible> = perform(world, |world| {
        let contest = contest(BookView::new(world));
        Deed::check(figure, other, contest).then_by_margin(|degree, by| Deed::end((degree, by)))
    });
    end
}

/// The same, where it matters only whether the one who acts succeeds.
pub fn succeeds(
    world: &mut World,
    figure: FigureId,
    other: Option<FigureId>,
    contest: impl FnOnce(BookView) -> Contest,
) -> bool {
    rolled(world, figure, other, contest).0.success
}

/// Some dice, told in words.
pub fn dice(world: &mut World, figure: FigureId, label: &'static str, count: u8) -> i32 {
    throw(world, figure, Roll::new(label, Scale::Whole).dice(count, 6), |_| None).total
}
