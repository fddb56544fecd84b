//! What is set up so far, and beginning it.

use bevy::prelude::*;
use riposte_rules::data::{Library, Scenario};

use crate::app_state::{Notice, Screen};
use crate::driver::start;
use crate::match_setup::{MatchSetup, Seat, usual_seats};
use crate::{platform, records};

/// What is set so far.
#[derive(Resource, Clone, Debug, Default)]
pub struct SetupForm {
    /// The scenarios to choose from.
    pub scenarios: Vec<Scenario>,
    /// The one chosen.
    pub chosen: usize,
    /// Who sits on each side.
    pub seats: Vec<Seat>,
    /// The seed as typed; empty for one by lot.
    pub seed: String,
    /// Whether the list has yet to show the one chosen, which may be far down.
    pub(super) unshown: bool,
    /// Whether the list is to show it and the name of its rulebook above it at the top.
    pub(super) at_top: bool,
}

impl SetupForm {
    /// The shipped scenarios, the first of them chosen.
    pub fn new(library: &Library) -> SetupForm {
        let read = Scenario::all(library).into_iter();
        let fine = read.filter_map(|scenario| scenario.inspect_err(|error| error!("{error}")).ok());
        let mut scenarios: Vec<Scenario> = fine.collect();
        // By rulebook, and there the smallest first: it is the one to begin with.
        let books = riposte_shelf::shelf().0;
        let book = |key: &str| books.iter().position(|book| book.key() == key);
        scenarios.sort_by_key(|scenario| (book(&scenario.rulebook), scenario.figures.len()));
        let mut form = SetupForm { scenarios, ..SetupForm::default() };
        form.choose(0);
        form
    }

    /// Chooses a scenario and keeps the seats that still fit.
    pub fn choose(&mut self, number: usize) {
        self.chosen = number;
        self.unshown = true;
        let sides = self.scenarios.get(number).map_or(0, |scenario| scenario.sides.len());
        if self.seats.len() != sides {
            self.seats = usual_seats(sides);
        }
    }

    /// Chooses the first scenario of a rulebook, and shows those that follow it.
    pub fn choose_book(&mut self, key: &str) {
        if let Some(first) = self.scenarios.iter().position(|it| it.rulebook == key) {
            self.choose(first);
            self.at_top = true;
        }
    }

    /// The number of the scenario with a key.
    pub fn number(&self, key: &str) -> Option<usize> {
        self.scenarios.iter().position(|scenario| scenario.key == key)
    }

    /// Puts a scenario of the player's own on the list and chooses it.
    pub fn add(&mut self, scenario: Scenario) {
        match self.number(&scenario.key) {
            Some(number) => self.scenarios[number] = scenario.clone(),
            None => {
                let same = |known: &Scenario| known.rulebook == scenario.rulebook;
                let after = self.scenarios.iter().rposition(same).map(|last| last + 1);
                self.scenarios.insert(after.unwrap_or(self.scenarios.len()), scenario.clone());
            }
        }
        self.choose(self.number(&scenario.key).unwrap_or(0));
    }

    /// The battle that is set up.
    pub fn setup(&self) -> Option<MatchSetup> {
        let scenario = self.scenarios.get(self.chosen)?.clone();
        let seed = self.seed.trim().parse().unwrap_or_else(|_| seed_by_lot());
        Some(MatchSetup { scenario, seats: self.seats.clone(), seed })
    }
}

/// A seed nobody chose, short enough to be told.
pub fn seed_by_lot() -> u64 {
    platform::lot() % 1_000_000
}

/// Begins the battle that is set up.
pub(super) fn begin_match(world: &mut World) {
    let Some(setup) = world.resource::<SetupForm>().setup() else {
        world.resource_mut::<Notice>().0 = Some("There is no scenario to play.".into());
        return;
    };
    open(world, &setup);
}

/// Lays a battle and shows it; an error in its files becomes a notice.
pub(super) fn open(world: &mut World, setup: &MatchSetup) {
    match records::put_aside(world).and_then(|()| start(world, setup)) {
        Ok(()) => world.resource_mut::<NextState<Screen>>().set(Screen::Battle),
        Err(error) => world.resource_mut::<Notice>().0 = Some(error.to_string()),
    }
}
