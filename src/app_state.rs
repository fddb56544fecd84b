//! What is shown: the screen, what lies over it, and a word to the player.

use bevy::prelude::*;
use riposte_rules::data::DataError;
use riposte_words::text;

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

/// A message to the player over the screen, such as an error in a file; and whether something that
/// was wanted did not come about.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice(pub Option<String>, pub bool);

impl Notice {
    /// Says something; what was not read yet stays before it.
    pub fn say(&mut self, text: impl Into<String>) {
        let text = text.into();
        // What was told of before has been read.
        self.1 &= self.0.is_some();
        self.0 = Some(match self.0.take() {
            Some(before) if before != text => format!("{before}\n\n{text}"),
            _ => text,
        });
    }

    /// Says why something did not come about.
    pub fn fail(&mut self, error: impl ToString) {
        self.say(error.to_string());
        self.1 = true;
    }

    /// What stands over it.
    pub fn heading(&self) -> String {
        if self.1 { text!("notice-trouble") } else { text!("notice-word") }
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
            world.resource_mut::<Notice>().fail(error);
            None
        }
    }
}

/// The systems that draw the screen under the overlays.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_does_not_stand_under_the_heading_of_a_word() {
        let mut notice = Notice::default();
        notice.say("the battle is put aside");
        assert_eq!(notice.heading(), "A word first");
        notice.fail("the link was changed");
        assert_eq!(notice.heading(), "That did not work");
        assert_eq!(
            notice.0.take().as_deref(),
            Some("the battle is put aside\n\nthe link was changed")
        );
        notice.say("the battle is put aside");
        assert_eq!(notice.heading(), "A word first");
    }
}
