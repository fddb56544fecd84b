//! Fighting hand-to-hand (OPT-701 to OPT-715).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::rules::Rules;

/// The grapples a figure may attempt in its movement (OPT-530).
pub fn leaps(_rules: Rules, _figure: FigureId, _choices: &mut Vec<Choice>) {}

/// Attempts a grapple in movement.
pub fn leap(_world: &mut World, _side: u8, _figure: FigureId, _choice: Choice) {}

/// Asks the foe whether it agrees to be grappled.
pub fn agree(_world: &mut World, _by: FigureId, _target: FigureId, _moving: Option<u8>) {}

/// The grapples a figure may attempt in its action (OPT-531).
pub fn grapples(_rules: Rules, _figure: FigureId, _open: &mut Vec<Choice>) {}

/// What a figure may do in a scuffle.
pub fn actions(_rules: Rules, _figure: FigureId, _open: &mut Vec<Choice>) {}

/// What those who pin and those who are pinned may do.
pub fn holds(_rules: Rules, _figure: FigureId, _open: &mut Vec<Choice>) {}

/// Carries out what is done in a scuffle, or to get into one.
pub fn carry_out(_world: &mut World, _figure: FigureId, _choice: Choice) {}

/// Strikes at a figure in a scuffle from outside (OPT-708).
pub fn strike_into(_world: &mut World, _figure: FigureId, _choice: Choice) {}

/// A dagger that was got out in the fall is ready now (OPT-702).
pub fn dagger_out(_world: &mut World, _figure: FigureId) {}

/// Holds run out (OPT-713).
pub fn end_of_turn(_world: &mut World) {}

/// Why nobody can be grappled.
pub fn lacking(_rules: Rules, _figure: FigureId) -> (String, &'static str) {
    ("nobody next to it can be grappled".into(), crate::rule::GRAPPLE)
}
