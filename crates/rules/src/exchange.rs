//! The exchange: the explicit stack of action, reactions and follow-ons.

use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};

use crate::decision::Choice;
use crate::figure::FigureId;

/// How a manoeuvre hangs in the exchange.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Link {
    /// It starts a chain.
    #[default]
    Action,
    /// It answers another's manoeuvre.
    Reaction,
    /// It continues one's own manoeuvre.
    FollowOn,
}

impl Link {
    /// The plain word.
    pub const fn word(self) -> &'static str {
        match self {
            Link::Action => "action",
            Link::Reaction => "reaction",
            Link::FollowOn => "follow-on",
        }
    }
}

/// A manoeuvre under way. `M` is what the rulebook remembers of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Frame<M> {
    /// How it came about.
    pub link: Link,
    /// Who carries it out.
    pub actor: FigureId,
    /// What was declared.
    pub choice: Choice,
    /// How far it has come, as the rulebook counts.
    pub memory: M,
}

/// Everything under way; the last frame is the one being carried out.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Exchange<M> {
    frames: Vec<Frame<M>>,
}

impl<M> Default for Exchange<M> {
    fn default() -> Exchange<M> {
        Exchange { frames: Vec::new() }
    }
}

impl<M> Exchange<M> {
    /// Whether nothing is under way.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Puts a manoeuvre on top.
    pub fn push(&mut self, frame: Frame<M>) {
        self.frames.push(frame);
    }

    /// Takes the topmost manoeuvre off.
    pub fn pop(&mut self) -> Option<Frame<M>> {
        self.frames.pop()
    }

    /// The manoeuvre being carried out.
    pub fn top(&self) -> Option<&Frame<M>> {
        self.frames.last()
    }

    /// The manoeuvre being carried out, to be changed.
    pub fn top_mut(&mut self) -> Option<&mut Frame<M>> {
        self.frames.last_mut()
    }

    /// All of them, the first declared first.
    pub fn frames(&self) -> &[Frame<M>] {
        &self.frames
    }

    /// All of them, to be changed.
    pub fn frames_mut(&mut self) -> &mut [Frame<M>] {
        &mut self.frames
    }
}

/// A frame as it is shown: who does what to whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LinkView {
    /// Action, reaction or follow-on.
    pub link: Link,
    /// Who.
    pub actor: FigureId,
    /// To whom.
    pub target: Option<FigureId>,
    /// What, in the notation's fields.
    pub choice: Choice,
    /// In words: "advances and strikes at Urlik with the sword (cut)".
    pub words: String,
}
