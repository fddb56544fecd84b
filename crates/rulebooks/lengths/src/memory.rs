//! What is remembered of an action while it is carried out.

use bevy_ecs::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::decision::Choice;
use riposte_rules::exchange::{Exchange, Frame, Link};
use riposte_rules::figure::{FigureId, FigureSet};
use riposte_rules::systems::{self, PathProgress, Window};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The exchange of this rulebook.
pub type Bout = Exchange<Memory>;

/// How far an action has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The player plans its way, hex by hex.
    Plan,
    /// The figure goes, hex by hex; those it runs past may strike.
    #[default]
    Go,
    /// It has come to the edge of the board to run off it; pursuers say what they do.
    Edge,
    /// It says what it does where it is.
    Then,
    /// Those it is done to answer, and those who have held.
    Answers,
    /// It says how much of a blessing it spends.
    Blessing,
    /// It happens.
    Strike,
    /// The winner of a contest says what becomes of the loser.
    Win,
    /// Nothing is left to do.
    Done,
}

/// What is remembered of an action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Memory {
    /// How far it has come.
    pub stage: Stage,
    /// The hexes of a way that is planned.
    pub planned: SmallVec<[Hex; 8]>,
    /// The movement that is part of it.
    pub march: PathProgress,
    /// Whether the figure has looked who is about before its first step.
    pub begun: bool,
    /// The window open on it.
    pub window: Option<Window>,
    /// Whether those who may answer have been asked.
    pub asked: bool,
    /// Enemies who have had their chance at a runner (LEN-213).
    pub seen: FigureSet,
    /// What comes before it: the blows of those who strike first (LEN-501, LEN-702), or the chase
    /// that is given (LEN-218).
    pub first: SmallVec<[(FigureId, Choice); 1]>,
    /// Those whose blow a counterattack has answered.
    pub countered: FigureSet,
    /// What those who held do at the same time (LEN-204).
    pub together: SmallVec<[(FigureId, Choice); 2]>,
    /// Points of a blessing put into it.
    pub blessing: i32,
    /// The winner and the loser of its contest (LEN-704).
    pub prize: Option<(FigureId, FigureId)>,
}

impl systems::Memory for Memory {
    fn march(&mut self) -> Option<&mut PathProgress> {
        let goes = self.stage == Stage::Go && self.begun && self.window.is_none();
        goes.then_some(&mut self.march)
    }

    fn window(&mut self) -> Option<&mut Window> {
        self.window.as_mut()
    }
}

/// An action that begins.
pub fn frame(link: Link, actor: FigureId, choice: Choice, stage: Stage) -> Frame<Memory> {
    Frame { link, actor, choice, memory: Memory { stage, ..Memory::default() } }
}

/// Changes what is remembered of the topmost action.
pub fn top(world: &mut World, change: impl FnOnce(&mut Memory)) {
    if let Some(frame) = world.resource_mut::<Bout>().top_mut() {
        change(&mut frame.memory);
    }
}

/// Opens a window on the topmost action, where it has anybody in it; nobody is asked a second time.
pub fn open_window(world: &mut World, window: Window) -> bool {
    top(world, |memory| {
        memory.asked = true;
        memory.window = Some(window).filter(|window| !window.queue.is_empty());
    });
    true
}

/// Goes on to a stage of the topmost action; there is more to do.
pub fn to(world: &mut World, stage: Stage) -> bool {
    top(world, |memory| memory.stage = stage);
    true
}
