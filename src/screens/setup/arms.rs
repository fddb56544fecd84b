//! What figures hold before a battle is laid.

use std::collections::BTreeMap;

use bevy::prelude::*;
use riposte_rules::data::{Armoury, FigureSpawn, KitEntry, Library};
use riposte_rules::rulebook::Shelf;
use riposte_words::{Thing, phrase, text};

/// The weapons of the rulebooks that were looked at so far, by the keys of the books.
#[derive(Resource, Default)]
pub(super) struct Racks(BTreeMap<String, Armoury>);

impl Racks {
    /// Has the weapons of a rulebook ready. A book that cannot be read has none; the battle will
    /// say what is wrong with it.
    pub(super) fn fetch(world: &mut World, book: &str) {
        if world.resource::<Racks>().0.contains_key(book) {
            return;
        }
        let mut table = World::new();
        if let Some(found) = world.resource::<Shelf>().find(book)
            && let Err(error) = found.load(world.resource::<Library>(), &mut table)
        {
            warn!("{error}");
        }
        let armoury = table.remove_resource::<Armoury>().unwrap_or_default();
        world.resource_mut::<Racks>().0.insert(book.to_owned(), armoury);
    }

    /// What a figure of a rulebook has in its hands, in words; what it carries otherwise if that
    /// is nothing.
    pub(super) fn held(&self, book: &str, figure: &FigureSpawn) -> String {
        let Some(armoury) = self.0.get(book) else { return String::new() };
        let name = |kit: &KitEntry| {
            let weapon = armoury.weapons.iter().find(|weapon| weapon.key == kit.item);
            weapon.map_or(kit.item.clone(), |weapon| Thing(&weapon.name).noun())
        };
        let kit = &figure.entry.kit;
        let hands = kit.iter().filter(|it| it.at.in_hand()).map(name);
        let both = |one: String, other: String| text!("setup-hands", one = one, other = other);
        if let Some(hands) = hands.reduce(both) {
            return hands;
        }
        let put = |it: &KitEntry| match it.at.ready() {
            true => name(it),
            false => format!("{} {}", name(it), phrase(it.at.words())),
        };
        kit.iter().map(put).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::setup_form::SetupForm;

    #[test]
    fn every_thing_in_a_hand_has_a_name() {
        let library = riposte_shelf::library();
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.insert_resource(library.clone());
        world.init_resource::<Racks>();
        for scenario in SetupForm::new(&library).scenarios {
            Racks::fetch(&mut world, &scenario.rulebook);
            let racks = world.resource::<Racks>();
            for figure in &scenario.figures {
                let held = racks.held(&scenario.rulebook, figure);
                assert_eq!(held.is_empty(), figure.entry.kit.is_empty(), "{}", figure.key);
            }
            if scenario.key == "duel" {
                let held: Vec<String> = scenario
                    .figures
                    .iter()
                    .map(|figure| racks.held(&scenario.rulebook, figure))
                    .collect();
                assert!(held[1].contains("axe and "), "{held:?}");
            }
        }
    }
}
