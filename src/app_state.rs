//! What is shown: the screen, what lies over it, and a word to the player.

use bevy::prelude::*;
use riposte_rules::data::DataError;

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

/// What lies over the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of the battle.
    Menu,
    /// The keys and how to play.
    Help,
    /// The settings.
    Settings,
    /// The list of saves and replays.
    Files,
    /// The rulebooks.
    Rulebook,
    /// The lessons.
    Lessons,
    /// How one's battles against the computer ended.
    Ladder,
    /// A battle by letter in which a seat can be taken.
    Invitation,
    /// A message alone.
    Notice,
}

/// A message to the player over the screen, such as an error in a file.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice(pub Option<String>);

impl Notice {
    /// Says something; what was not read yet stays before it.
    pub fn say(&mut self, text: impl Into<String>) {
        let text = text.into();
        self.0 = Some(match self.0.take() {
            Some(before) if before != text => format!("{before}\n\n{text}"),
            _ => text,
        });
    }
}

/// Whether a newer version of the game waits to be taken. Only a page gets one while it is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NewVersion(pub bool);

/// Does something that may fail, and says why it did.
pub fn try_to<T>(
    world: &mut World,
    act: impl FnOnce(&mut World) -> Result<T, DataError>,
) -> Option<T> {
    match act(world) {
        Ok(done) => Some(done),
        Err(error) => {
            world.resource_mut::<Notice>().say(error.to_string());
            None
        }
    }
}

/// The systems that draw the screen under the overlays.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn;
