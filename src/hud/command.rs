//! What panels ask for.

use super::picking::Picked;
use crate::app_state::Overlay;
use crate::playback::ReplayCommand;

/// What was wished for by a click on a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudCommand {
    /// What the picking came to.
    Pick(Picked),
    /// Take the last answer back.
    Undo,
    /// Ask for a hint, or take it away.
    Hint,
    /// The next person has taken the seat.
    TakeOver,
    /// Hand the battle on to a friend far away.
    HandOn,
    /// Open a screen over the battle.
    Open(Overlay),
    /// See how it ended.
    Outcome,
    /// See the last exchange again.
    Again,
    /// Begin or end showing everything at once.
    Skip,
    /// Show the names of all figures, or no longer.
    Names,
    /// Something of the lesson.
    Lesson(LessonCommand),
    /// Something of the replay.
    Replay(ReplayCommand),
}

/// What a button of the card of a lesson does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonCommand {
    /// Leave it; it can be taken up again.
    Leave,
    /// Begin it anew.
    Again,
}
