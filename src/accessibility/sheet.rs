//! The sheet: what is shown, in words and buttons.

use bevy::prelude::Resource;
use riposte_words::text;

use crate::match_setup::Seat;
use crate::playback::ReplayCommand;
use crate::rulebook::Place;
use crate::screens::{FileCommand, LetterCommand, MenuCommand};
use crate::settings::Settings;

/// What is shown, and everything that can be done about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// Where we are.
    pub title: String,
    /// What is asked, or what the screen says.
    pub asked: String,
    /// How things stand, a line for each.
    pub facts: Vec<String>,
    /// What can be done.
    pub buttons: Vec<SheetButton>,
    /// What can be typed.
    pub fields: Vec<SheetField>,
    /// How many answers were given before. Two decisions in a row may be put in the same words.
    pub moment: usize,
}

/// A part of what is told only to somebody who asks for more: a figure, or the ground.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetDetail {
    /// What it is about.
    pub head: String,
    /// What there is to know, a line for each.
    pub lines: Vec<String>,
}

/// A button.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetButton {
    /// The heading it stands under; empty for none.
    pub group: String,
    /// What it is folded under, with the others of its kind; empty where it stands by itself.
    pub fold: String,
    /// Its words.
    pub words: String,
    /// Whether it is the one in force among several.
    pub held: bool,
    /// What it does.
    pub action: SheetAction,
}

/// Whether the words say what the numbers of each choice are made up of.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReasonsWanted(pub bool);

/// Something that can be typed.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetField {
    /// What it is.
    pub kind: FieldKind,
    /// What stands in it.
    pub text: String,
}

/// What can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// What scenarios are looked for by.
    Search,
    /// The seed of the dice.
    Seed,
    /// What one is called in a battle by letter.
    Name,
}

impl FieldKind {
    /// Its label.
    pub fn words(self) -> String {
        match self {
            FieldKind::Search => text!("spoken-search"),
            FieldKind::Seed => text!("spoken-seed"),
            FieldKind::Name => text!("invitation-name"),
        }
    }
}

/// What a button does.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetAction {
    /// What a button of a screen does.
    MenuCommand(MenuCommand),
    /// Answer with this choice, by its number in the prompt.
    Choose(usize),
    /// The next person takes the seat.
    TakeOver,
    /// Take the last answer back.
    Undo,
    /// Ask for a hint, or take it away.
    Hint,
    /// Say what the numbers of each choice are made up of, or no longer.
    Reasons,
    /// Show everything at once, or no longer.
    Skip,
    /// The menu of the battle.
    Menu,
    /// See how it ended.
    Outcome,
    /// List the scenarios of a rulebook, by key.
    Book(&'static str),
    /// List those of a book again, rather than what was found.
    StopSearching,
    /// Choose a scenario.
    Scenario(usize),
    /// Seat somebody on a side.
    Sit(usize, Seat),
    /// Dice that nobody foresees, or the usual ones.
    Swear,
    /// Do something with the list of saves and replays.
    File(FileCommand),
    /// Answer a battle that came by letter.
    Letter(LetterCommand),
    /// Play by these settings.
    Set(Box<Settings>),
    /// Go on with a lesson, or begin it, by its number.
    Lesson(usize),
    /// Read the rulebook at this place.
    Read(Place),
    /// Steer the replay.
    Replay(ReplayCommand),
}

impl Sheet {
    pub(super) fn add(
        &mut self,
        group: &str,
        words: impl Into<String>,
        action: SheetAction,
    ) -> &mut SheetButton {
        self.buttons.push(SheetButton {
            group: group.into(),
            fold: String::new(),
            words: words.into(),
            held: false,
            action,
        });
        let last = self.buttons.len() - 1;
        &mut self.buttons[last]
    }

    pub(super) fn field(&mut self, kind: FieldKind, text: &str) {
        self.fields.push(SheetField { kind, text: text.to_owned() });
    }

    pub(super) fn add_commands(&mut self, commands: impl IntoIterator<Item = MenuCommand>) {
        // Who reads this is there already.
        for command in commands.into_iter().filter(|command| *command != MenuCommand::Words) {
            self.add("", command.words(), SheetAction::MenuCommand(command));
        }
    }

    /// Whether another sheet is of the same moment and its buttons do the same. Words may
    /// differ: what a choice would bring is worked out while it stands there.
    pub fn same_buttons(&self, other: &Sheet) -> bool {
        let action = |sheet: &Sheet| {
            sheet.buttons.iter().map(|button| button.action.clone()).collect::<Vec<_>>()
        };
        let at = |sheet: &Sheet| (sheet.moment, sheet.title.clone(), sheet.asked.clone());
        at(self) == at(other) && action(self) == action(other)
    }
}
