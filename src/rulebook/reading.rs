//! Where one reads, and how one came there.

use bevy::prelude::*;
use riposte_rules::rulebook::Playing;

use super::page::Pages;
use crate::app_state::Overlay;

/// A place in the rulebooks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The page, by its number.
    pub page: usize,
    /// The block on it, by its number.
    pub block: usize,
}

/// Where one reads.
#[derive(Resource, Default)]
pub struct Reading {
    /// The place that was gone to last.
    pub place: Place,
    /// Whether it is still to be scrolled to.
    pub(super) arriving: bool,
    /// The places before it, the latest last.
    trail: Vec<Place>,
    /// What the rulebook lies over.
    under: Overlay,
    /// What is looked for.
    pub(super) search: String,
}

impl Reading {
    /// Goes to a place; back leads to where one was.
    pub fn go(&mut self, place: Place) {
        if place != self.place {
            self.trail.push(self.place);
        }
        self.turn_to(place);
    }

    /// Goes back; `false` when there is nothing to go back to.
    pub fn back(&mut self) -> bool {
        let before = self.trail.pop();
        if let Some(place) = before {
            self.turn_to(place);
        }
        before.is_some()
    }

    fn turn_to(&mut self, place: Place) {
        self.place = place;
        self.arriving = true;
        self.search.clear();
    }
}

/// Opens the rulebook at a rule by its id, at the top of a book by its key, or at a chapter of it
/// (`reactions#striking`); does nothing where there is none of them.
pub fn open(world: &mut World, what: &str) {
    let mut pages = world.resource::<Pages>().0.iter().enumerate();
    let place = pages.find_map(|(page, text)| {
        let block = match what.split_once('#') {
            Some((book, chapter)) => text.heading(chapter).filter(|_| text.book == book),
            None if text.book == what => Some(0),
            None => text.rule(what),
        };
        Some(Place { page, block: block? })
    });
    if let Some(place) = place {
        open_at(world, place);
    }
}

/// Where a rulebook, by its key, tells those who know the game it comes from what is the same here
/// and how it is read.
pub fn from_the_table(book: &str) -> String {
    format!("{book}#from-the-table")
}

/// Opens the rulebook of the battle, or where one was last.
pub fn open_book(world: &mut World) {
    let mut place = world.resource::<Reading>().place;
    if let Some(playing) = world.get_resource::<Playing>() {
        let pages = &world.resource::<Pages>().0;
        let page = pages.iter().position(|page| page.book == playing.0.key());
        if let Some(page) = page.filter(|page| *page != place.page) {
            place = Place { page, block: 0 };
        }
    }
    open_at(world, place);
}

fn open_at(world: &mut World, place: Place) {
    let under = *world.resource::<Overlay>();
    let mut reading = world.resource_mut::<Reading>();
    if under == Overlay::Rulebook {
        return reading.go(place);
    }
    reading.trail.clear();
    reading.under = under;
    reading.turn_to(place);
    *world.resource_mut::<Overlay>() = Overlay::Rulebook;
}

/// One step back, at last to what the rulebook lies over.
pub(super) fn back(world: &mut World) {
    if !world.resource_mut::<Reading>().back() {
        close(world);
    }
}

/// Shuts the rulebook.
pub(super) fn close(world: &mut World) {
    let under = world.resource::<Reading>().under;
    *world.resource_mut::<Overlay>() = under;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn world() -> World {
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.init_resource::<Pages>();
        world.init_resource::<Reading>();
        world.insert_resource(Overlay::Help);
        world
    }

    #[test]
    fn back_goes_from_rule_to_rule_and_at_last_to_what_was_there() {
        let mut world = world();
        open(&mut world, "LEN-203");
        let first = world.resource::<Reading>().place;
        open(&mut world, "MAN-232");
        assert_ne!(world.resource::<Reading>().place.page, first.page);
        back(&mut world);
        assert_eq!(world.resource::<Reading>().place, first);
        assert_eq!(*world.resource::<Overlay>(), Overlay::Rulebook);
        back(&mut world);
        assert_eq!(*world.resource::<Overlay>(), Overlay::Help);
    }

    #[test]
    fn every_book_opens_at_what_is_told_to_those_who_come_from_the_table() {
        for book in riposte_shelf::shelf().0 {
            let mut world = world();
            open(&mut world, &from_the_table(book.key()));
            assert_eq!(*world.resource::<Overlay>(), Overlay::Rulebook, "{}", book.key());
            let place = world.resource::<Reading>().place;
            let page = &world.resource::<Pages>().0[place.page];
            assert_eq!(page.book, book.key());
            assert_eq!(page.blocks[place.block].text(), "From the table");
        }
    }

    #[test]
    fn a_rule_that_stands_nowhere_opens_nothing() {
        let mut world = world();
        open(&mut world, "ABC-1");
        assert_eq!(*world.resource::<Overlay>(), Overlay::Help);
    }
}
