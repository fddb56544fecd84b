//! The decision now asked, and the answer given to it.

use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::{Choice, Verb};
use crate::figure::{FigureId, Side};

/// The number of a question in the rulebook's list.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Question(pub u8);

/// How much a question asks of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PromptKind {
    /// What to do: always asked.
    Act,
    /// How to answer a blow: always asked.
    React,
    /// A small question with a sensible default, such as how many dice to risk.
    Detail,
    /// A chance to do something that seldom matters.
    Idle,
}

/// What a question means to players.
#[derive(Clone, Copy, Debug)]
pub struct QuestionInfo {
    /// The name of the window, such as `react`.
    pub name: &'static str,
    /// The question, as put to the player: "What does {figure} do?".
    pub ask: &'static str,
    /// How much it asks.
    pub weight: PromptKind,
}

/// A question put to a side for a figure, with every legal answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Decision {
    /// Who decides.
    pub side: Side,
    /// For whom.
    pub figure: FigureId,
    /// What is asked.
    pub question: Question,
    /// Every legal answer, in canonical order.
    pub choices: Vec<Choice>,
    /// The answer that does nothing (or the least), one of `choices`.
    pub decline: Choice,
    /// The sensible default, one of `choices`.
    pub default: Choice,
}

impl Decision {
    /// Whether the choice is one of the legal answers.
    pub fn is_legal(&self, choice: &Choice) -> bool {
        let key = choice.order();
        self.choices.binary_search_by(|open| open.order().cmp(&key)).is_ok()
    }
}

/// An answer on its way to the system that asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Answer {
    /// Who answered.
    pub figure: FigureId,
    /// What was asked.
    pub question: Question,
    /// What was chosen.
    pub choice: Choice,
}

/// The pending decision, or the answer to it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pending {
    asked: bool,
    decision: Decision,
    answer: Option<Answer>,
}

impl Pending {
    /// The decision the battle waits for.
    pub fn decision(&self) -> Option<&Decision> {
        self.asked.then_some(&self.decision)
    }

    /// Whether the battle waits.
    pub fn waits(&self) -> bool {
        self.asked
    }

    /// Puts a question. The list of choices is sorted into canonical order; `decline`
    /// and `default` must stand in it.
    pub fn ask(&mut self, side: Side, figure: FigureId, question: Question, ask: Asking) {
        let Asking { mut choices, decline, default } = ask;
        debug_assert!(choices.contains(&decline) && choices.contains(&default));
        // Most differ in the verb, which needs no key to be made.
        let rest = |a: &Choice, b: &Choice| a.order().cmp(&b.order());
        choices.sort_unstable_by(|a, b| a.verb.cmp(&b.verb).then_with(|| rest(a, b)));
        choices.dedup();
        self.decision = Decision { side, figure, question, choices, decline, default };
        self.asked = true;
    }

    /// Answers the pending decision. The caller has checked that the choice is legal.
    pub(crate) fn answer(&mut self, choice: Choice) {
        let (figure, question) = (self.decision.figure, self.decision.question);
        self.asked = false;
        self.answer = Some(Answer { figure, question, choice });
    }

    /// Takes the answer to a question, if there is one.
    pub fn take(&mut self, question: Question) -> Option<Answer> {
        self.answer.take_if(|answer| answer.question == question)
    }

    /// Whether an answer waits for the system that asked.
    pub fn answered(&self) -> bool {
        self.answer.is_some()
    }

    /// Takes the question back, so that it is asked anew: for tests that change a position.
    /// It may only be put again by a system that has no answer of its own to wait for.
    pub fn withdraw(&mut self) {
        self.asked = false;
    }

    /// Forgets question and answer: the battle is over.
    pub fn close(&mut self) {
        self.asked = false;
        self.answer = None;
    }
}

/// The answers to offer with a question.
#[derive(Clone, Debug)]
pub struct Asking {
    /// Every legal answer.
    pub choices: Vec<Choice>,
    /// The one that does nothing.
    pub decline: Choice,
    /// The sensible default.
    pub default: Choice,
}

impl Asking {
    /// Some answers, the first of them the default, or else to decline.
    pub fn first_or(mut choices: Vec<Choice>, decline: Choice) -> Asking {
        let default = choices.first().copied().unwrap_or(decline);
        choices.push(decline);
        Asking { choices, decline, default }
    }
}

/// An action the rules offer this figure, but not now, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Closed {
    /// The verb.
    pub verb: Verb,
    /// Why it is not open: "needs 3 AP, has 2".
    pub reason: String,
    /// The rule that closes it.
    pub rule: &'static str,
}
