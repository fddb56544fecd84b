//! Thrown weapons (OPT-631 to OPT-633).

use bevy_ecs::prelude::*;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::FigureId;

use super::flight::{Course, Missile, fly};
use super::shots::in_sight;
use crate::change::{break_item, let_go_at};
use crate::rolls::Luck;
use crate::view::BookView;

/// The enemies at whom a weapon can be thrown.
pub fn targets(rules: BookView, figure: FigureId, arm: Arm) -> Vec<FigureId> {
    let range = rules.strike(figure, arm).map_or(0, |strike| u32::from(strike.mode.range));
    in_sight(rules, figure, range).collect()
}

/// Throws a weapon. It comes to lie where it struck, or in the target's hex (OPT-633).
pub fn throw(world: &mut World, figure: FigureId, choice: Choice) {
    let (Some(target), Some(arm)) = (choice.target, choice.arm) else { return };
    let course = Course::now(BookView::new(world), figure, target, Missile::Weapon(arm));
    match fly(world, course) {
        (Luck::Broken, _) => break_item(world, figure, arm.item),
        (_, hex) => let_go_at(world, figure, arm.item, hex),
    }
}
