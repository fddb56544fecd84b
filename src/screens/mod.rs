//! The screens of the game.

use bevy::prelude::*;

/// The screen shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title.
    #[default]
    Title,
    /// Setting up a skirmish.
    Setup,
    /// The battle.
    Battle,
    /// How it ended.
    Outcome,
}
