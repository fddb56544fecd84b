//! The battle being played: what it is doing, who plays, what can be taken back.

use std::time::Duration;

use bevy::prelude::*;
use riposte_ai::Player;
use riposte_rules::battle::Snapshot;
use riposte_rules::decision::{Choice, Decision};
use riposte_rules::figure::Side;

use crate::battle_log::Bookmark;

/// What the battle is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Play {
    /// Events are being shown.
    #[default]
    Showing,
    /// A computer player thinks for a side.
    Thinking(Side),
    /// A person of this side is to take the seat.
    HandOver(Side),
    /// The battle waits for a friend far away who decides for a side.
    Away(Side),
    /// A person is asked; the prompt lies on the [`PendingPrompt`](super::PendingPrompt).
    Asking,
    /// The battle is over.
    Over,
}

/// The battle being played.
#[derive(Resource, Default)]
pub struct Match {
    /// What it is doing.
    pub play: Play,
    pub(super) players: Vec<Option<Box<dyn Player>>>,
    pub(super) thinking: bool,
    /// What was chosen while the last choice was still shown, and why.
    pub(super) ready: Option<(Choice, Vec<String>)>,
    /// Whether a frame of it has been shown.
    pub(super) seen: bool,
    /// How long computer players thought in the last frame, if they did.
    pub(super) thought: Option<Duration>,
    pub(super) seated: Option<Side>,
    pub(super) undo: Vec<Before>,
    /// Why there is nothing to take back; [`Past::None`] until something is answered.
    pub(super) past: Past,
}

/// What lies between now and the answers that were given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Past {
    /// None was given.
    #[default]
    None,
    /// Dice that have fallen.
    Dice,
    /// The choice of a computer player.
    Computer,
    /// What came of an answer when a computer player had let it pass.
    Deed,
    /// Another person's seat.
    Seat,
    /// A step of a lesson.
    Lesson,
}

/// The battle before an answer, to go back to.
pub(super) struct Before {
    pub(super) state: Snapshot,
    pub(super) mark: Bookmark,
    pub(super) written: usize,
    /// What was asked.
    pub decision: Option<Decision>,
}

impl Match {
    /// Whether the computer player who is asked knows already what it will do, while the last
    /// choice is still shown.
    pub fn ready(&self) -> bool {
        self.ready.is_some()
    }

    /// What was answered cannot be taken back any more.
    pub(super) fn forget(&mut self, past: Past) {
        if !self.undo.is_empty() {
            self.past = past;
        }
        self.undo.clear();
    }

    /// A battle that begins, with its players.
    pub(super) fn with(players: Vec<Option<Box<dyn Player>>>) -> Match {
        Match { players, ..Match::default() }
    }
}

/// Whether the battle is only looked at, as for a picture: every decision is shown, nobody
/// answers.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Still(pub bool);
