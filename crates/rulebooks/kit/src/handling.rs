//! Things handled: what is held and carried, what lies about, and which hand is free for it. What it
//! costs to handle them, and what comes of it, is the rulebook's.

use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::data::Weapon;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Dropped, FigureId, Item, Lying, Place, WeaponId};
use riposte_words::Thing;

/// What a figure holds, with the numbers of the items.
pub fn held(table: Table<'_>, figure: FigureId) -> impl Iterator<Item = (u8, Item)> + '_ {
    table.arms(figure).numbered().filter(|(_, item)| item.at.in_hand())
}

/// What a figure holds first of all: in the right hand or both, else in the left.
pub fn first_held(table: Table, figure: FigureId) -> Option<(u8, Item)> {
    held(table, figure).min_by_key(|(_, item)| item.at == Place::Left)
}

/// What a figure carries and would have to take in hand first, with the numbers of the items.
pub fn stowed(table: Table<'_>, figure: FigureId) -> impl Iterator<Item = (u8, Item)> + '_ {
    table.arms(figure).numbered().filter(|(_, item)| !item.at.ready())
}

/// The hand or hands that take a thing, of those that are free, right and left: both for what is
/// always used with both. Shields go on the left arm first, all else into the right hand.
pub fn hand_for(weapon: &Weapon, [right, left]: [bool; 2]) -> Option<Place> {
    let first = if weapon.shield { Place::Left } else { Place::Right };
    match (right, left) {
        (true, true) if weapon.two_handed() => Some(Place::Both),
        _ if weapon.two_handed() => None,
        (true, true) => Some(first),
        (true, false) => Some(Place::Right),
        (false, true) => Some(Place::Left),
        (false, false) => None,
    }
}

/// What lies so many hexes from a hex at the most, with the numbers of the things, in the order in
/// which they fell.
pub fn lying_near<'w>(
    table: Table<'w>,
    hex: Hex,
    most: u32,
) -> impl Iterator<Item = (i16, &'w Lying)> + 'w {
    let all = table.world().resource::<Dropped>().numbered();
    all.filter(move |(_, thing)| hex.unsigned_distance_to(thing.hex) <= most)
}

/// The thing that a choice takes up, by its number; `None` where it lies there no longer.
pub fn lying(table: Table, choice: &Choice) -> Option<(i16, Lying)> {
    let number = choice.number?;
    Some((number, table.world().resource::<Dropped>().thing(number)?))
}

/// A thing by what it is.
pub fn thing(table: Table<'_>, weapon: WeaponId) -> Thing<'_> {
    Thing(&table.armoury().weapon(weapon).name)
}

/// Something that a figure carries, by the number of the item.
pub fn thing_of(table: Table<'_>, figure: FigureId, item: u8) -> Option<Thing<'_>> {
    Some(thing(table, table.arms(figure).item(item)?.weapon))
}

/// The thing that a choice takes up, by its name.
pub fn thing_lying<'w>(table: Table<'w>, choice: &Choice) -> Option<Thing<'w>> {
    lying(table, choice).map(|(_, lying)| thing(table, lying.weapon))
}

#[cfg(test)]
mod tests {
    use riposte_rules::data::Mode;
    use riposte_rules::figure::Reach;

    use super::*;

    fn weapon(hands: u8, shield: bool) -> Weapon {
        let [key, name, icon] = ["thing"; 3].map(String::from);
        let mode =
            Mode { key: key.clone(), name: name.clone(), hands, reach: Reach::default(), range: 0 };
        Weapon { key, name, icon, shield, natural: false, modes: vec![mode] }
    }

    #[test]
    fn a_thing_goes_into_the_hand_that_is_free_for_it() {
        let free = [[true, true], [true, false], [false, true], [false, false]];
        let hands = |weapon: Weapon| free.map(|free| hand_for(&weapon, free));
        let (right, left) = (Some(Place::Right), Some(Place::Left));
        assert_eq!(hands(weapon(1, false)), [right, right, left, None]);
        assert_eq!(hands(weapon(1, true)), [left, right, left, None]);
        assert_eq!(hands(weapon(2, false)), [Some(Place::Both), None, None, None]);
    }
}
