//! Shooting and throwing (OPT-621 to OPT-633).

use bevy_ecs::prelude::*;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::FigureId;

use crate::rules::Rules;

/// The shots open to a figure: plain, last, kneeling, lying.
pub fn shots(_rules: Rules, _figure: FigureId, _open: &mut Vec<Choice>) {}

/// The second shots open to a figure whose second shot is due.
pub fn second_shots(_rules: Rules, _figure: FigureId) -> Vec<Choice> {
    Vec::new()
}

/// The enemies at whom a weapon can be thrown.
pub fn targets(_rules: Rules, _figure: FigureId, _arm: Arm) -> Vec<FigureId> {
    Vec::new()
}

/// Carries a shot out.
pub fn shoot(_world: &mut World, _figure: FigureId, _choice: Choice) {}

/// Looses one missile.
pub fn loose(_world: &mut World, _figure: FigureId, _choice: Choice) {}

/// Throws a weapon.
pub fn throw(_world: &mut World, _figure: FigureId, _choice: Choice) {}

/// What is missing for a shot that the option table would allow.
pub fn lacking(
    _rules: Rules,
    _figure: FigureId,
    _verb: riposte_rules::decision::Verb,
) -> (String, &'static str) {
    ("has nothing ready to shoot with".into(), crate::rule::SHOOT)
}
