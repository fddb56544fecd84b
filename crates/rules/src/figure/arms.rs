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
    /// Nowhere any more: it was lost, used up or broken.
    Lost,
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
            Place::Lost => "lost",
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
///
/// An item keeps its number for the whole battle. One that is lost leaves its number behind, so that
/// a blow under way, a feint or a weapon half loaded never comes to mean another item.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arms {
    items: SmallVec<[Item; 6]>,
}

impl Arms {
    /// The items carried, in the order of their numbers.
    pub fn items(&self) -> impl Iterator<Item = &Item> + '_ {
        self.items.iter().filter(|item| item.at != Place::Lost)
    }

    /// Every item carried with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (u8, Item)> + '_ {
        let all = (0..=u8::MAX).zip(self.items.iter().copied());
        all.filter(|(_, item)| item.at != Place::Lost)
    }

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

    /// The item with a number; `None` once it is lost.
    pub fn item(&self, number: u8) -> Option<Item> {
        self.items.get(usize::from(number)).copied().filter(|item| item.at != Place::Lost)
    }

    /// Whether the right and the left hand are empty.
    pub fn free_hands(&self) -> [bool; 2] {
        let holds =
            |hand: Place| self.items.iter().any(|item| item.at == hand || item.at == Place::Both);
        [!holds(Place::Right), !holds(Place::Left)]
    }

    /// Takes one more item among those carried: its number, which no other had before. Only when
    /// all numbers have been given is that of a lost item given again; `None` when there is none.
    pub fn add(&mut self, item: Item) -> Option<u8> {
        if let Ok(number) = u8::try_from(self.items.len()) {
            self.items.push(item);
            return Some(number);
        }
        let number = self.items.iter().position(|slot| slot.at == Place::Lost)?;
        self.items[number] = item;
        u8::try_from(number).ok()
    }

    /// An item is somewhere else on the body now; what it is.
    pub fn put(&mut self, number: u8, at: Place) -> Option<Item> {
        let slot = self.items.get_mut(usize::from(number))?;
        if slot.at == Place::Lost {
            return None;
        }
        slot.at = at;
        Some(*slot)
    }

    /// An item is no longer carried; as it was.
    pub fn lose(&mut self, number: u8) -> Option<Item> {
        let item = self.item(number)?;
        self.put(number, Place::Lost)?;
        Some(item)
    }
}

impl FromIterator<Item> for Arms {
    fn from_iter<T: IntoIterator<Item = Item>>(items: T) -> Arms {
        Arms { items: items.into_iter().collect() }
    }
}

/// How far along some items are held, by number: their two-handed modes strike at that one distance
/// only, their one-handed ones no farther. A rulebook in which grips are changed registers it as its
/// state; without it, or for items that it does not name, every mode strikes as far as it reaches.
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

    /// What is left of the reach of a mode for so many hands, of an item.
    pub fn reach(&self, item: u8, hands: u8, reach: Reach) -> Reach {
        match self.of(item) {
            Some(distance) if hands > 1 => reach.iter().filter(|it| *it == distance).collect(),
            // One hand alone reaches no farther than where both hold it.
            Some(distance) => reach.iter().filter(|it| *it <= distance).collect(),
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

/// Everything that lies on the board, in the order in which it fell. Here as well a thing keeps its
/// number: what was taken up leaves it behind, so that two figures that go for different things never
/// come to take the same.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dropped(Vec<Option<Lying>>);

impl Dropped {
    /// What lies there.
    pub fn things(&self) -> impl Iterator<Item = &Lying> + '_ {
        self.0.iter().flatten()
    }

    /// What lies there, with its numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (i16, &Lying)> + '_ {
        let all = (0..=i16::MAX).zip(&self.0);
        all.filter_map(|(number, thing)| Some((number, thing.as_ref()?)))
    }

    /// The thing with a number; `None` once it has been taken up.
    pub fn thing(&self, number: i16) -> Option<Lying> {
        *self.0.get(usize::try_from(number).ok()?)?
    }

    /// What fell last and still lies there, with its number.
    pub fn last(&self) -> Option<(i16, Lying)> {
        let (number, thing) = self.0.iter().enumerate().rev().find(|(_, thing)| thing.is_some())?;
        Some((i16::try_from(number).ok()?, (*thing)?))
    }

    /// One more thing comes to lie on the board: its number. Only when all numbers have been given
    /// is that of a thing taken up given again; `None` when there is none.
    pub fn add(&mut self, thing: Lying) -> Option<i16> {
        if let Ok(number) = i16::try_from(self.0.len()) {
            self.0.push(Some(thing));
            return Some(number);
        }
        let mut slots = (0..=i16::MAX).zip(&mut self.0);
        let (number, slot) = slots.find(|(_, slot)| slot.is_none())?;
        *slot = Some(thing);
        Some(number)
    }

    /// A thing is taken up; what it was.
    pub fn take(&mut self, number: i16) -> Option<Lying> {
        self.0.get_mut(usize::try_from(number).ok()?)?.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(weapon: u16, at: Place) -> Item {
        Item { weapon: WeaponId(weapon), at }
    }

    #[test]
    fn a_two_handed_grip_leaves_no_hand_free() {
        let mut arms = Arms::default();
        assert_eq!(arms.free_hands(), [true, true]);
        assert_eq!(arms.add(item(0, Place::Left)), Some(0));
        assert_eq!(arms.free_hands(), [true, false]);
        assert_eq!(arms.put(0, Place::Both), Some(item(0, Place::Both)));
        assert_eq!(arms.free_hands(), [false, false]);
        assert_eq!(arms.ready().count(), 1);
        assert!(arms.lose(3).is_none());
    }

    #[test]
    fn an_item_that_is_lost_keeps_its_number_and_the_others_theirs() {
        let all = [item(0, Place::Right), item(1, Place::Left), item(2, Place::Body)];
        let mut arms: Arms = all.into_iter().collect();
        assert_eq!(arms.lose(0), Some(all[0]));
        assert_eq!([arms.item(0), arms.item(1), arms.item(2)], [None, Some(all[1]), Some(all[2])]);
        assert_eq!(arms.free_hands(), [true, false]);
        assert_eq!((arms.lose(0), arms.put(0, Place::Right)), (None, None), "it is lost for good");
        assert_eq!(arms.add(all[0]), Some(3), "picked up again it is one more item");
        let numbers: Vec<u8> = arms.numbered().map(|(number, _)| number).collect();
        assert_eq!(numbers, [1, 2, 3]);
        assert_eq!(arms.items().count(), 3);
    }

    #[test]
    fn only_when_there_is_no_other_is_a_number_given_again() {
        let mut arms: Arms = std::iter::repeat_n(item(0, Place::Belt), 256).collect();
        assert_eq!(arms.add(item(1, Place::Right)), None);
        arms.lose(7);
        assert_eq!(arms.add(item(1, Place::Right)), Some(7));
        assert_eq!(arms.numbered().count(), 256);
    }

    #[test]
    fn a_thing_that_is_taken_up_leaves_the_others_their_numbers() {
        let lying = |weapon| Lying { hex: Hex::ZERO, weapon: WeaponId(weapon) };
        let mut dropped = Dropped::default();
        assert_eq!(dropped.last(), None);
        let numbers = [dropped.add(lying(4)), dropped.add(lying(5)), dropped.add(lying(6))];
        assert_eq!(numbers, [Some(0), Some(1), Some(2)]);
        assert_eq!(dropped.take(1), Some(lying(5)));
        assert_eq!((dropped.take(1), dropped.thing(1), dropped.thing(-1)), (None, None, None));
        assert_eq!((dropped.thing(0), dropped.thing(2)), (Some(lying(4)), Some(lying(6))));
        assert_eq!(dropped.take(2), Some(lying(6)));
        assert_eq!(dropped.last(), Some((0, lying(4))));
        assert_eq!(dropped.add(lying(7)), Some(3));
        let numbers: Vec<i16> = dropped.numbered().map(|(number, _)| number).collect();
        assert_eq!(numbers, [0, 3]);
        assert_eq!(dropped.things().count(), 2);
    }

    #[test]
    fn a_grip_leaves_one_distance_to_what_both_hands_do() {
        let long: Reach = [1, 2].into_iter().collect();
        let mut grips = Grips::default();
        assert_eq!(grips.reach(1, 2, long), long);
        grips.set(1, Some(2));
        assert_eq!(grips.reach(1, 2, long), [2].into_iter().collect());
        assert_eq!((grips.reach(1, 1, long), grips.reach(0, 2, long)), (long, long));
        grips.set(1, Some(1));
        assert_eq!(grips.reach(1, 1, long), [1].into_iter().collect());
        grips.set(1, None);
        assert_eq!((grips.of(0), grips.of(1)), (None, None));
    }
}
