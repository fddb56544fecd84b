//! What a figure carries: in which hand, slung, at the belt; and what lies on the ground.

use bevy_ecs::prelude::{Component, Resource};
use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Reach;

/// The number of a weapon (or shield) in the armoury of the rulebook.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct WeaponId(pub u16);

/// Where an item is on the body.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Place {
    /// In the right hand.
    #[default]
    Right,
    /// In the left hand, or on the left arm.
    Left,
    /// In both hands.
    Both,
    /// At the belt or in a scabbard.
    Belt,
    /// On the back.
    Back,
    /// Slung over the shoulder.
    Slung,
    /// Hidden in the clothes.
    Hidden,
    /// A part of the body: a fist, a foot.
    Body,
    /// In a pack on the back.
    Pack,
}

impl Place {
    /// Whether the item is in a hand.
    pub const fn in_hand(self) -> bool {
        matches!(self, Place::Right | Place::Left | Place::Both)
    }

    /// Whether the item can be used at once: in a hand, or a part of the body.
    pub const fn ready(self) -> bool {
        self.in_hand() || matches!(self, Place::Body)
    }

    /// The plain words.
    pub const fn words(self) -> &'static str {
        match self {
            Place::Right => "in the right hand",
            Place::Left => "in the left hand",
            Place::Both => "in both hands",
            Place::Belt => "at the belt",
            Place::Back => "on the back",
            Place::Slung => "slung",
            Place::Hidden => "hidden",
            Place::Body => "part of the body",
            Place::Pack => "in the pack",
        }
    }
}

/// One thing carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Item {
    /// What it is.
    pub weapon: WeaponId,
    /// Where it is.
    pub at: Place,
}

/// Everything a figure carries. A rulebook's limbs and fists are items as well, so
/// that every blow is struck with something that has a number.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arms {
    /// The items; an item keeps its number while it is carried.
    pub items: SmallVec<[Item; 6]>,
}

impl Arms {
    /// The items ready for use with their numbers.
    pub fn ready(&self) -> impl Iterator<Item = (u8, Item)> + '_ {
        self.numbered().filter(|(_, item)| item.at.ready())
    }

    /// Whether an item can be used with so many hands: it is ready, and for two hands
    /// it is in both, or in one while the other is empty.
    pub fn usable(&self, item: Item, hands: u8) -> bool {
        match item.at {
            Place::Both | Place::Body => true,
            Place::Right => hands == 1 || self.free_hands()[1],
            Place::Left => hands == 1 || self.free_hands()[0],
            _ => false,
        }
    }

    /// Every item with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (u8, Item)> + '_ {
        (0u8..).zip(self.items.iter().copied())
    }

    /// The item with a number.
    pub fn item(&self, number: u8) -> Option<Item> {
        self.items.get(number as usize).copied()
    }

    /// Whether the right and the left hand are empty.
    pub fn free_hands(&self) -> [bool; 2] {
        let holds =
            |hand: Place| self.items.iter().any(|item| item.at == hand || item.at == Place::Both);
        [!holds(Place::Right), !holds(Place::Left)]
    }

    /// Takes an item out of the list; later items move up by one.
    pub fn remove(&mut self, number: u8) -> Option<Item> {
        let index = number as usize;
        (index < self.items.len()).then(|| self.items.remove(index))
    }
}

/// How far along some items are held, by number: their two-handed modes strike at that one distance
/// only. A rulebook in which grips are changed registers it as its state; without it, or for items that
/// it does not name, every mode strikes as far as it reaches.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Grips(SmallVec<[(u8, u8); 2]>);

impl Grips {
    /// The distance at which an item is held, in hexes.
    pub fn of(&self, item: u8) -> Option<u8> {
        self.0.iter().find(|(known, _)| *known == item).map(|(_, distance)| *distance)
    }

    /// An item is held at a distance now, or at all of its own again.
    pub fn set(&mut self, item: u8, distance: Option<u8>) {
        self.0.retain(|(known, _)| *known != item);
        if let Some(distance) = distance {
            self.0.push((item, distance));
            self.0.sort_unstable();
        }
    }

    /// An item is no longer carried; those after it move up by one.
    pub fn lost(&mut self, item: u8) {
        self.set(item, None);
        self.0.iter_mut().filter(|(known, _)| *known > item).for_each(|(known, _)| *known -= 1);
    }

    /// What is left of the reach of a mode for so many hands, of an item.
    pub fn reach(&self, item: u8, hands: u8, reach: Reach) -> Reach {
        match self.of(item).filter(|_| hands > 1) {
            Some(distance) => reach.iter().filter(|it| *it == distance).collect(),
            None => reach,
        }
    }
}

/// A thing lying on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lying {
    /// Where.
    pub hex: Hex,
    /// What.
    pub weapon: WeaponId,
}

/// Everything that lies on the board, in the order in which it fell.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dropped(pub Vec<Lying>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_two_handed_grip_leaves_no_hand_free() {
        let item = |at| Item { weapon: WeaponId(0), at };
        let mut arms = Arms::default();
        assert_eq!(arms.free_hands(), [true, true]);
        arms.items.push(item(Place::Left));
        assert_eq!(arms.free_hands(), [true, false]);
        arms.items[0].at = Place::Both;
        assert_eq!(arms.free_hands(), [false, false]);
        assert_eq!(arms.ready().count(), 1);
        assert!(arms.remove(3).is_none());
    }

    #[test]
    fn a_grip_leaves_one_distance_to_what_both_hands_do() {
        let long: Reach = [1, 2].into_iter().collect();
        let mut grips = Grips::default();
        assert_eq!(grips.reach(1, 2, long), long);
        grips.set(1, Some(2));
        assert_eq!(grips.reach(1, 2, long), [2].into_iter().collect());
        assert_eq!((grips.reach(1, 1, long), grips.reach(0, 2, long)), (long, long));
        grips.lost(0);
        assert_eq!((grips.of(0), grips.of(1)), (Some(2), None));
    }
}
