//! Places: who may stop in a hex, who may only pass through it, and how many share one.

use std::cell::Cell;

use bevy_ecs::prelude::*;
use hexx::Hex;
use riposte_words::say;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::Table;
use crate::board::{Board, Facing};
use crate::figure::{FigureId, Shape};

/// What a figure may do in a hex, for all that others are in it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Room {
    /// It does not go there.
    #[default]
    None,
    /// It may go through, but not stop.
    Passage,
    /// It may stop there.
    Stand,
}

/// Whom a figure may pass where it cannot stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pass {
    /// Nobody.
    #[default]
    Nobody,
    /// Those of its own side.
    Friends,
    /// Everybody.
    Everybody,
}

/// Who shares a hex, as the rulebook's data give it. Only figures in the fight count.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlaceRule {
    /// How many figures of one side may be in a hex.
    pub of_a_side: u8,
    /// Whether enemies may be in one hex.
    pub with_enemies: bool,
    /// Whom a figure may pass where it cannot stop.
    pub pass: Pass,
}

impl Default for PlaceRule {
    fn default() -> PlaceRule {
        PlaceRule { of_a_side: 1, with_enemies: false, pass: Pass::Nobody }
    }
}

impl PlaceRule {
    /// Whether hexes are places that hold many of every side, so that what happens inside of one
    /// is seen from near.
    pub fn is_of_places(self) -> bool {
        /// From so many of a side on.
        const MANY: u8 = 4;
        self.of_a_side >= MANY && self.with_enemies
    }

    /// What a figure may do in a hex, for all that others are in it. A figure that is carried takes
    /// no room beside what carries it.
    pub fn room(self, table: Table, mover: FigureId, hex: Hex) -> Room {
        let mover = table.carrier(mover).unwrap_or(mover);
        let others = table.in_hex(hex).filter(|other| *other != mover);
        let others = others.filter(|other| table.carrier(*other).is_none());
        let (mut friends, mut enemies) = (0, 0);
        for other in others {
            let count =
                if table.side(other) == table.side(mover) { &mut friends } else { &mut enemies };
            *count += 1;
        }
        if friends < self.of_a_side && (enemies == 0 || self.with_enemies) {
            return Room::Stand;
        }
        match self.pass {
            Pass::Everybody => Room::Passage,
            Pass::Friends if enemies == 0 => Room::Passage,
            Pass::Friends | Pass::Nobody => Room::None,
        }
    }

    /// What the rule asks for, as an error says it.
    pub(crate) fn words(self) -> String {
        match (self.of_a_side, self.with_enemies) {
            (1, false) => "a hex of its own for each figure".into(),
            (many, false) => say!("{many} figures of one side in a hex at most", many),
            (many, true) => say!("{many} figures of each side in a hex at most", many),
        }
    }
}

/// What a mover may do in each hex, looked up once for many questions.
pub struct Places<'w> {
    table: Table<'w>,
    mover: FigureId,
    board: &'w Board,
    shape: Shape,
    /// The hexes in which others are, and what the mover may do there, once that was asked.
    taken: SmallVec<[(Hex, Cell<Option<Room>>); 16]>,
}

impl<'w> Places<'w> {
    /// As the rulebook has it for a mover.
    pub fn of(table: Table<'w>, mover: FigureId) -> Places<'w> {
        let mut taken: SmallVec<[(Hex, Cell<Option<Room>>); 16]> = SmallVec::new();
        for other in table.active_figures().filter(|other| *other != mover) {
            for hex in table.hexes(other) {
                if !taken.iter().any(|(known, _)| *known == hex) {
                    taken.push((hex, Cell::new(None)));
                }
            }
        }
        Places { table, mover, board: table.board(), shape: table.shape(mover), taken }
    }

    /// What the mover may do in a hex in which others are.
    fn among_others(&self, (hex, known): &(Hex, Cell<Option<Room>>)) -> Room {
        known.get().unwrap_or_else(|| {
            let room = self.table.book().room(self.table.world(), self.mover, *hex);
            known.set(Some(room));
            room
        })
    }

    /// The hexes in which others are, and what the mover may do in each.
    pub fn taken(&self) -> impl Iterator<Item = (Hex, Room)> + '_ {
        self.taken.iter().map(|taken| (taken.0, self.among_others(taken)))
    }

    /// What the mover may do in a hex; nothing where nobody can stand.
    pub fn room(&self, hex: Hex) -> Room {
        if !self.board.standable(hex) {
            return Room::None;
        }
        let known = self.taken.iter().find(|(taken, _)| *taken == hex);
        known.map_or(Room::Stand, |taken| self.among_others(taken))
    }

    /// Whether the mover takes up no more than one hex.
    pub fn in_one_hex(&self) -> bool {
        self.shape == Shape::One
    }

    /// The same for all the hexes that the mover would take up, looking some way.
    pub fn room_at(&self, hex: Hex, facing: Facing) -> Room {
        match self.shape {
            Shape::One => self.room(hex),
            shape => {
                let rooms = shape.hexes(hex, facing).into_iter().map(|hex| self.room(hex));
                rooms.min().unwrap_or_default()
            }
        }
    }
}
