//! The one set of actions, and the keys that usually stand for them.

use bevy::prelude::*;
use leafwing_input_manager::{Actionlike, InputControlKind};

/// Something a player can do with a key or a button of the mouse.
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

/// The actions apart from letters and numbers, with their words and usual keys.
const COMMON: &[(Act, &str, &[&str])] = &[
    (Act::Confirm, "Take the picked choice, or the usual one", &["Enter", "Numpad Enter"]),
    (Act::Back, "One step back; then the menu", &["Escape", "Right mouse"]),
    (Act::Next, "Next choice", &["Tab"]),
    (Act::Previous, "Choice before", &["Shift+Tab"]),
    (Act::Up, "Cursor up", &["Up"]),
    (Act::Down, "Cursor down", &["Down"]),
    (Act::Left, "Cursor left", &["Left"]),
    (Act::Right, "Cursor right", &["Right"]),
    (Act::Undo, "Take the last answer back", &["Backspace"]),
    (Act::Details, "Show modifiers and rules (hold)", &["Left Shift", "Right Shift"]),
    (Act::Hint, "A hint: what a captain would do", &["F12"]),
    (Act::Threats, "All hexes that can be struck", &["F2"]),
    (Act::Arcs, "Front, sides and rear", &["F3"]),
    (Act::Names, "Names of all figures", &["F6"]),
    (Act::Log, "Log: open the last line, then the one before", &["F7"]),
    (Act::Skip, "Show everything at once, on or off", &["F4"]),
    (Act::Again, "Show the last exchange again", &["F8"]),
    (Act::ZoomIn, "Look closer", &["Equal", "Numpad Add"]),
    (Act::ZoomOut, "Look from further away", &["Minus", "Numpad Subtract"]),
    (Act::WholeBoard, "See the whole board", &["Home"]),
    (Act::Centre, "Go to the figure asked", &["End"]),
    (Act::PanUp, "View up", &["Ctrl+Up"]),
    (Act::PanDown, "View down", &["Ctrl+Down"]),
    (Act::PanLeft, "View left", &["Ctrl+Left"]),
    (Act::PanRight, "View right", &["Ctrl+Right"]),
    (Act::Help, "Keys and how to play", &["F1"]),
    (Act::Rulebook, "The rulebook", &["F11"]),
    (Act::Settings, "Settings", &["F10"]),
    (Act::Save, "Save the battle", &["F5"]),
    (Act::Files, "Saves and replays", &["F9"]),
    (Act::Play, "Replay: play or pause", &["Space"]),
    (Act::StepOn, "Replay: one choice on", &["Period"]),
    (Act::StepBack, "Replay: one choice back", &["Comma"]),
    (Act::TurnOn, "Replay: next turn", &["Page Down"]),
    (Act::TurnBack, "Replay: turn before", &["Page Up"]),
];

/// An action in the table of keys.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The action.
    pub act: Act,
    /// The word in the settings file.
    pub word: String,
    /// What it does.
    pub help: String,
    /// The keys, by name.
    pub keys: Vec<String>,
}

/// The whole table with the usual keys.
pub fn usual() -> Vec<Row> {
    let row = |act: Act, help: &str, keys: &[&str]| Row {
        act,
        word: word(act),
        help: help.to_owned(),
        keys: keys.iter().map(|key| (*key).to_owned()).collect(),
    };
    let mut rows: Vec<Row> = COMMON.iter().map(|(act, help, keys)| row(*act, help, keys)).collect();
    rows.extend((1..=9u8).map(|n| {
        let key = n.to_string();
        row(Act::Nth(n), &format!("Choice {n} of the list"), &[key.as_str()])
    }));
    rows.extend(('a'..='z').map(|letter| {
        let key = letter.to_ascii_uppercase().to_string();
        row(Act::Letter(letter), "The action with this letter", &[key.as_str()])
    }));
    rows.push(row(Act::Letter(' '), "The action with this letter", &["Space"]));
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
