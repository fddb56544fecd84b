//! What happened, as data: enough to animate, narrate and test from.

use bevy_ecs::prelude::Resource;
use hexx::Hex;
use serde::Serialize;
use smallvec::SmallVec;

use crate::battle::Outcome;
use crate::board::Facing;
use crate::decision::Choice;
use crate::exchange::Link;
use crate::figure::{Bond, FigureId, Life, Posture, Side, Unbound, WeaponId, Wound};
use crate::roll::{Limit, Text, Thrown};

/// One thing that happened.
// Events are read once and dropped: boxing the rolls would gain nothing.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    /// A new turn began.
    Turn {
        /// Its number, from 1.
        number: u16,
    },
    /// A phase of the turn began.
    Phase {
        /// Its name.
        name: Text,
        /// Whose it is, where it is one side's.
        side: Option<Side>,
        /// Whose it is, where it is one figure's.
        figure: Option<FigureId>,
    },
    /// A manoeuvre was declared.
    Declared {
        /// By whom.
        figure: FigureId,
        /// As action, reaction or follow-on.
        link: Link,
        /// What.
        choice: Choice,
        /// In words, without the name of the figure.
        words: String,
        /// The id of its rule.
        rule: &'static str,
    },
    /// Points were spent or lost.
    Spent {
        /// By whom.
        figure: FigureId,
        /// Of what: "AP".
        of: &'static str,
        /// How many.
        amount: i32,
        /// How many are left.
        left: i32,
    },
    /// Points were gained.
    Gained {
        /// By whom.
        figure: FigureId,
        /// Of what: "AP", "initiative".
        of: &'static str,
        /// How many, as written.
        amount: String,
    },
    /// A figure moved to another hex.
    Moved {
        /// Who.
        figure: FigureId,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
        /// Pushed, rather than by its own will.
        forced: bool,
    },
    /// A figure turned.
    Turned {
        /// Who.
        figure: FigureId,
        /// From where it looked.
        from: Facing,
        /// To where it looks.
        to: Facing,
    },
    /// A figure changed its posture.
    Postured {
        /// Who.
        figure: FigureId,
        /// From.
        from: Posture,
        /// To.
        to: Posture,
    },
    /// Dice fell.
    Rolled {
        /// For whom; `None` for a side.
        figure: Option<FigureId>,
        /// The roll with its modifiers, the faces and the result.
        thrown: Thrown,
        /// What the result means, where it is looked up: "serious wound".
        meaning: Option<Text>,
        /// The value it is rolled against, with its parts, where there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        limit: Option<Limit>,
    },
    /// A blow was measured against its target.
    Blow {
        /// By whom.
        attacker: FigureId,
        /// At whom.
        target: FigureId,
        /// Whether it hit.
        hit: bool,
        /// By how much, in units of the roll; negative: missed by.
        margin: i32,
        /// How it ended, in words: "is blocked by the large shield".
        words: String,
    },
    /// A figure was wounded.
    Wounded {
        /// Who.
        figure: FigureId,
        /// By whom.
        by: Option<FigureId>,
        /// The wound.
        wound: Wound,
        /// In words: "serious wound to the chest".
        words: String,
    },
    /// Something came over a figure: stunned, staggered, locked ...
    Condition {
        /// Who.
        figure: FigureId,
        /// What, in words: "is stunned".
        words: Text,
        /// The rule.
        rule: &'static str,
    },
    /// A figure left the fight.
    Out {
        /// Who.
        figure: FigureId,
        /// How.
        life: Life,
    },
    /// A figure was healed.
    Healed {
        /// Who.
        figure: FigureId,
        /// By whom.
        by: Option<FigureId>,
        /// The wounds it still has.
        left: Vec<Wound>,
        /// In words: "3 hit points", "the wound to the chest".
        words: String,
    },
    /// A figure that lay out of the fight is in it again.
    Revived {
        /// Who.
        figure: FigureId,
        /// By whom.
        by: Option<FigureId>,
    },
    /// A bond between two figures began.
    Bound {
        /// Which.
        bond: Bond,
    },
    /// A bond between two figures ended.
    Unbound {
        /// Which.
        bond: Bond,
        /// Why.
        why: Unbound,
    },
    /// A figure that was off the board came onto it, unhurt and standing.
    Arrived {
        /// Who.
        figure: FigureId,
        /// Where.
        hex: Hex,
        /// Which way it looks.
        facing: Facing,
    },
    /// A figure readied an item.
    Readied {
        /// Who.
        figure: FigureId,
        /// What.
        weapon: WeaponId,
    },
    /// A figure put an item away.
    PutAway {
        /// Who.
        figure: FigureId,
        /// What.
        weapon: WeaponId,
    },
    /// An item fell to the ground.
    Dropped {
        /// Who had it.
        figure: FigureId,
        /// What.
        weapon: WeaponId,
        /// Where it lies.
        hex: Hex,
    },
    /// A figure spoke.
    Spoke {
        /// Who.
        figure: FigureId,
        /// What was meant, in words.
        words: Text,
    },
    /// Something else worth telling.
    Told {
        /// Of whom.
        figure: Option<FigureId>,
        /// What, in words.
        words: Text,
        /// The rule.
        rule: &'static str,
    },
    /// The battle ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// The figures it speaks of, the one who does it first; empty where it is of nobody.
    pub fn figures(&self) -> SmallVec<[FigureId; 2]> {
        let one_and = |figure: FigureId, other: Option<FigureId>| {
            [Some(figure), other].into_iter().flatten().collect()
        };
        match *self {
            Event::Turn { .. } | Event::Ended { .. } => SmallVec::new(),
            Event::Phase { figure, .. }
            | Event::Rolled { figure, .. }
            | Event::Told { figure, .. } => figure.into_iter().collect(),
            Event::Declared { figure, ref choice, .. } => one_and(figure, choice.target),
            Event::Blow { attacker, target, .. } => one_and(attacker, Some(target)),
            Event::Wounded { figure, by, .. }
            | Event::Healed { figure, by, .. }
            | Event::Revived { figure, by } => one_and(figure, by),
            Event::Bound { bond } | Event::Unbound { bond, .. } => {
                one_and(bond.from, Some(bond.to))
            }
            Event::Spent { figure, .. }
            | Event::Gained { figure, .. }
            | Event::Moved { figure, .. }
            | Event::Turned { figure, .. }
            | Event::Postured { figure, .. }
            | Event::Condition { figure, .. }
            | Event::Out { figure, .. }
            | Event::Arrived { figure, .. }
            | Event::Readied { figure, .. }
            | Event::PutAway { figure, .. }
            | Event::Dropped { figure, .. }
            | Event::Spoke { figure, .. } => one_and(figure, None),
        }
    }
}

/// Everything that happened since it was last drained. No part of the battle's state.
#[derive(Resource, Clone, Debug, Default)]
pub struct Journal {
    events: Vec<Event>,
    silent: bool,
}

impl Journal {
    /// A journal that keeps nothing, for search.
    pub fn silent() -> Journal {
        Journal { events: Vec::new(), silent: true }
    }

    /// Whether events are kept; when not, the cost of making them can be spared.
    pub fn keeps(&self) -> bool {
        !self.silent
    }

    /// Writes an event down. It is only made when it is kept.
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if !self.silent {
            self.events.push(event());
        }
    }

    /// The events not yet drained.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Takes all events out.
    pub fn drain(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}
