//! Hands: what takes an item, and what has to let go for it (REA-57 to REA-59).

use bevy_ecs::prelude::*;
use riposte_kit::handling::hand_for;
use riposte_rules::battle::make_ready;
use riposte_rules::figure::{FigureId, Item, Place};

use crate::tables::Size;
use crate::view::BookView;

/// The hands that let go in a choice to ready a weapon.
const RIGHT: i16 = 1;
const LEFT: i16 = 2;
const BOTH: i16 = 3;

/// Which hands could let go so that an item can be taken that no empty hand takes: 1 the right, 2
/// the left, 3 both (REA-57, REA-58).
pub fn hands_to_free(view: BookView, figure: FigureId, item: Item) -> Vec<i16> {
    let empty = view.table.arms(figure).free_hands();
    if view.hand_among(figure, item, empty).is_some() {
        return Vec::new();
    }
    let frees = |hands: &i16| {
        let freed = view.freed(figure, *hands);
        freed.is_some_and(|freed| view.hand_among(figure, item, freed).is_some())
    };
    let one: Vec<i16> = [RIGHT, LEFT].into_iter().filter(frees).collect();
    let both = one.is_empty() && empty != [true, true] && frees(&BOTH);
    one.into_iter().chain(both.then_some(BOTH)).collect()
}

/// Takes an item in the hand that is free for it.
pub fn ready(world: &mut World, figure: FigureId, number: u8) {
    let view = BookView::new(world);
    let item = view.table.arms(figure).item(number);
    let place = item.and_then(|item| view.hand_for(figure, item));
    if let Some(place) = place {
        make_ready(world, figure, number, place);
    }
}

impl BookView<'_> {
    /// The hand or hands that are free to take an item; shields go on the left arm first.
    pub fn hand_for(self, figure: FigureId, item: Item) -> Option<Place> {
        self.hand_among(figure, item, self.table.arms(figure).free_hands())
    }

    /// What a figure holds in the hands that a number names, in the order of the items.
    pub fn in_hands(self, figure: FigureId, hands: i16) -> Vec<u8> {
        let within = |item: &Item| match item.at {
            Place::Right => hands & RIGHT != 0,
            Place::Left => hands & LEFT != 0,
            Place::Both => hands == BOTH,
            _ => false,
        };
        let items = self.table.arms(figure).numbered().filter(|(_, item)| within(item));
        items.map(|(number, _)| number).collect()
    }

    /// The hands that would be empty if those named let go of something; `None` where one of
    /// them holds nothing to let go of, or only with the other.
    fn freed(self, figure: FigureId, hands: i16) -> Option<[bool; 2]> {
        let empty = self.table.arms(figure).free_hands();
        let both = self.table.arms(figure).items().any(|item| item.at == Place::Both);
        let named = [hands & RIGHT != 0, hands & LEFT != 0];
        let holds = (0..2).all(|hand| !(named[hand] && empty[hand]));
        let whole = !both || hands == BOTH;
        (holds && whole).then_some([empty[0] || named[0], empty[1] || named[1]])
    }

    /// The hand or hands among empty ones that can take an item.
    fn hand_among(self, figure: FigureId, item: Item, empty: [bool; 2]) -> Option<Place> {
        let weapon = self.table.armoury().weapon(item.weapon);
        let lost = self.fighter(figure).arm_lost;
        hand_for(weapon, [empty[0] && !lost[0], empty[1] && !lost[1]])
    }

    /// The modifier of a fast draw by size and place; `None` where none can be tried
    /// (REA-59).
    pub fn draw_modifier(self, figure: FigureId, number: u8) -> Option<i32> {
        let item = self.table.arms(figure).item(number)?;
        let row = match (self.tables.weapons.of(item.weapon).size, item.at) {
            (Size::Small, Place::Hidden) => 0,
            (Size::Small, Place::Belt) => 1,
            (Size::Medium, Place::Belt) => 2,
            (Size::Medium, Place::Back | Place::Slung) => 3,
            _ => return None,
        };
        Some(self.constants().fast_draw[row].halves)
    }
}
