//! The one set of actions, and the keys that usually stand for them.

use bevy::prelude::*;
use leafwing_input_manager::{Actionlike, InputControlKind};
use riposte_words::text;

use super::key_names::called;
use super::pad::Family;

/// Something a player can do with a key, or a button of mouse or gamepad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Act {
    /// Take the choice that is picked, or the usual one.
    Confirm,
    /// One step back; with nothing to go back from, the menu.
    Back,
    /// The next choice.
    Next,
    /// The choice before.
    Previous,
    /// The hex cursor up, or one choice up.
    Up,
    /// The hex cursor down, or one choice down.
    Down,
    /// The hex cursor to the left.
    Left,
    /// The hex cursor to the right.
    Right,
    /// The nth choice.
    Nth(u8),
    /// The verb with a letter of its own.
    Letter(char),
    /// Take the last answer back.
    Undo,
    /// Ask what a captain would do, or take the hint away.
    Hint,
    /// Show every hex that can be struck.
    Threats,
    /// Show front, sides and rear of the figure looked at.
    Arcs,
    /// Show the names of all figures.
    Names,
    /// Show the modifiers, while held.
    Details,
    /// Open the last line of the log, then the one before it.
    Log,
    /// Show everything at once from now on, or play it again.
    Skip,
    /// Show the last exchange again.
    Again,
    /// Look closer.
    ZoomIn,
    /// Look from further away.
    ZoomOut,
    /// See the whole board.
    WholeBoard,
    /// Bring the figure asked to the middle.
    Centre,
    /// Move the view up.
    PanUp,
    /// Move the view down.
    PanDown,
    /// Move the view to the left.
    PanLeft,
    /// Move the view to the right.
    PanRight,
    /// The menu of the battle.
    Menu,
    /// The keys and how to play.
    Help,
    /// The rulebooks.
    Rulebook,
    /// The settings.
    Settings,
    /// Save the battle.
    Save,
    /// The list of saves and replays.
    Files,
    /// Play a replay, or pause it.
    Play,
    /// One choice of a replay on.
    StepOn,
    /// One choice of a replay back.
    StepBack,
    /// The next turn of a replay.
    TurnOn,
    /// The turn before in a replay.
    TurnBack,
}

impl Actionlike for Act {
    fn input_control_kind(&self) -> InputControlKind {
        InputControlKind::Button
    }
}

/// In a page F6 leads to the words beside the game.
const NAMES: &[&str] = if cfg!(target_arch = "wasm32") { &["Insert"] } else { &["F6"] };

/// The actions apart from letters and numbers, with the keys of their words, usual keys and buttons
/// of a gamepad.
const COMMON: &[(Act, &str, &[&str], &[&str])] = &[
    (Act::Confirm, "keys-confirm", &["Enter", "Numpad Enter"], &["Pad South"]),
    (Act::Back, "keys-back", &["Escape", "Right mouse"], &["Pad East"]),
    (Act::Next, "keys-next", &["Tab"], &["Pad R1"]),
    (Act::Previous, "keys-previous", &["Shift+Tab"], &["Pad L1"]),
    (Act::Up, "keys-up", &["Up"], &["Pad Up"]),
    (Act::Down, "keys-down", &["Down"], &["Pad Down"]),
    (Act::Left, "keys-left", &["Left"], &["Pad Left"]),
    (Act::Right, "keys-right", &["Right"], &["Pad Right"]),
    (Act::Undo, "keys-undo", &["Backspace"], &["Pad West"]),
    (Act::Details, "keys-details", &["Left Shift", "Right Shift"], &["Pad Select"]),
    (Act::Hint, "keys-hint", &["F12"], &["Pad North"]),
    (Act::Threats, "keys-threats", &["F2"], &["Pad L3"]),
    (Act::Arcs, "keys-arcs", &["F3"], &[]),
    (Act::Names, "keys-names", NAMES, &[]),
    (Act::Log, "keys-log", &["F7"], &[]),
    (Act::Skip, "keys-skip", &["F4"], &[]),
    (Act::Again, "keys-again", &["F8"], &[]),
    (Act::ZoomIn, "keys-zoom-in", &["Equal", "Numpad Add"], &["Pad R2"]),
    (Act::ZoomOut, "keys-zoom-out", &["Minus", "Numpad Subtract"], &["Pad L2"]),
    (Act::WholeBoard, "keys-whole-board", &["Home"], &["Pad R3"]),
    (Act::Centre, "keys-centre", &["End"], &[]),
    (Act::PanUp, "keys-pan-up", &["Ctrl+Up"], &["Stick Up"]),
    (Act::PanDown, "keys-pan-down", &["Ctrl+Down"], &["Stick Down"]),
    (Act::PanLeft, "keys-pan-left", &["Ctrl+Left"], &["Stick Left"]),
    (Act::PanRight, "keys-pan-right", &["Ctrl+Right"], &["Stick Right"]),
    (Act::Menu, "keys-menu", &[], &["Pad Start"]),
    (Act::Help, "keys-help", &["F1"], &[]),
    (Act::Rulebook, "keys-rulebook", &["F11"], &[]),
    (Act::Settings, "keys-settings", &["F10"], &[]),
    (Act::Save, "keys-save", &["F5"], &[]),
    (Act::Files, "keys-files", &["F9"], &[]),
    (Act::Play, "keys-play", &["Space"], &["Pad South"]),
    (Act::StepOn, "keys-step-on", &["Period"], &["Pad R1"]),
    (Act::StepBack, "keys-step-back", &["Comma"], &["Pad L1"]),
    (Act::TurnOn, "keys-turn-on", &["Page Down"], &["Pad R2"]),
    (Act::TurnBack, "keys-turn-back", &["Page Up"], &["Pad L2"]),
];

/// An action in the table of keys.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The action.
    pub act: Act,
    /// The word in the settings file.
    pub word: String,
    /// The key of the words for what it does.
    help: &'static str,
    /// The keys, by name.
    pub keys: Vec<String>,
    /// The buttons of a gamepad, by name.
    pub pad: Vec<String>,
}

impl Row {
    /// What it does.
    pub fn help(&self) -> String {
        match self.act {
            Act::Nth(number) => text!("keys-nth", number = number),
            _ => text(self.help),
        }
    }

    /// What its keys are called in the language spoken.
    pub fn caps(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(|name| called(name))
    }

    /// What is printed on the buttons of a gamepad.
    pub fn signs(&self, family: Family) -> impl Iterator<Item = &str> {
        self.pad.iter().map(move |name| called(family.sign(name)))
    }
}

/// The whole table with the usual keys.
pub fn usual() -> Vec<Row> {
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let row = |act: Act, help: &'static str, keys: &[&str], pad: &[&str]| Row {
        act,
        word: word(act),
        help,
        keys: names(keys),
        pad: names(pad),
    };
    let mut rows: Vec<Row> =
        COMMON.iter().map(|(act, help, keys, pad)| row(*act, help, keys, pad)).collect();
    rows.extend((1..=9u8).map(|n| {
        let key = n.to_string();
        row(Act::Nth(n), "keys-nth", &[key.as_str()], &[])
    }));
    rows.extend(('a'..='z').map(|letter| {
        let key = letter.to_ascii_uppercase().to_string();
        row(Act::Letter(letter), "keys-letter", &[key.as_str()], &[])
    }));
    rows.push(row(Act::Letter(' '), "keys-letter", &["Space"], &[]));
    rows
}

fn word(act: Act) -> String {
    match act {
        Act::Nth(n) => format!("choice-{n}"),
        Act::Letter(' ') => "letter-space".into(),
        Act::Letter(letter) => format!("letter-{letter}"),
        other => format!("{other:?}").to_lowercase(),
    }
}
