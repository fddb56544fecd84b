//! What every feature of the book does: changes what is kept of a figure, tells it, lets dice fall.

use std::convert::Infallible;

use bevy_ecs::prelude::*;
pub use riposte_kit::change::{befall, remark};
use riposte_rules::battle::throw;
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Roll, Scale};

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

/// A roll against HT.
pub fn steady(world: &mut World, figure: FigureId) -> bool {
    succeeds(world, figure, None, |rules| rules.health(figure))
}

/// Lets the dice of a contest fall: whether the one who acts succeeds.
pub fn succeeds(
    world: &mut World,
    figure: FigureId,
    other: Option<FigureId>,
    contest: impl FnOnce(BookView) -> Contest,
) -> bool {
    let Ok(made): Result<bool, Infallible> = perform(world, |world| {
        let contest = contest(BookView::new(world));
        Deed::check(figure, other, contest).then(|degree| Deed::end(degree.success))
    });
    made
}

/// A die, told in words.
pub fn die(world: &mut World, figure: FigureId, label: &'static str) -> i32 {
    dice(world, figure, label, 1)
}

/// Some dice, told in words.
pub fn dice(world: &mut World, figure: FigureId, label: &'static str, count: u8) -> i32 {
    throw(world, figure, Roll::new(label, Scale::Whole).dice(count, 6), |_| None).total
}
