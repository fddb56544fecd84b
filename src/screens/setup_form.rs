//! What is set up so far, and beginning it.

use std::sync::Arc;

use bevy::prelude::*;
use riposte_ai::Balance;
use riposte_rules::data::{Library, Scenario};
use riposte_words::text;

use crate::app_state::{Notice, Screen};
use crate::driver::start;
use crate::match_setup::{MatchSetup, Seat, usual_seats};
use crate::screens::setup::searched::found;
use crate::settings::Settings;
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
    /// What one is called in a battle by letter; the settings keep it.
    pub name: String,
    /// Whether the dice of a battle by letter are to be such that neither player can foresee them.
    pub sworn: bool,
    /// What scenarios of all books are looked for by; empty for those of one book.
    pub search: String,
    /// The scenario last begun, by key; it stands first in the list.
    last: String,
    /// What was measured of the scenarios.
    balance: Arc<Balance>,
    /// Whether the list has yet to show the one chosen, which may be far down.
    pub(super) unshown: bool,
    /// Whether somebody has chosen, so that nothing else is to be chosen for them.
    picked: bool,
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
        // A test reads that file; without it scenarios are found by their other words.
        let balance = Balance::shipped(library).unwrap_or_default();
        let mut form = SetupForm { scenarios, balance, ..SetupForm::default() };
        form.choose(0);
        form.picked = false;
        form
    }

    /// Chooses the scenario with a key, the one last begun, unless somebody has chosen already. It
    /// stands first from now on.
    pub fn choose_last(&mut self, key: &str) {
        key.clone_into(&mut self.last);
        if let Some(number) = self.number(key).filter(|_| !self.picked) {
            self.choose(number);
        }
    }

    /// Chooses a scenario and keeps the seats that still fit.
    pub fn choose(&mut self, number: usize) {
        self.chosen = number;
        self.unshown = true;
        self.picked = true;
        let sides = self.scenarios.get(number).map_or(0, |scenario| scenario.sides.len());
        if self.seats.len() != sides {
            self.seats = usual_seats(sides);
        }
    }

    /// Lists the scenarios of a rulebook, and chooses the first of them unless one is chosen.
    pub fn choose_book(&mut self, key: &str) {
        self.stop_searching();
        let of_book = |scenario: &Scenario| scenario.rulebook == key;
        let last = self.number(&self.last).filter(|number| of_book(&self.scenarios[*number]));
        let first = last.or_else(|| self.scenarios.iter().position(of_book));
        if let Some(first) = first.filter(|_| self.book() != Some(key)) {
            self.choose(first);
        }
    }

    /// The rulebook of the scenario chosen, by key.
    pub fn book(&self) -> Option<&str> {
        self.scenarios.get(self.chosen).map(|scenario| scenario.rulebook.as_str())
    }

    /// The rulebook whose scenarios are listed, by key; none while all are searched.
    pub fn book_listed(&self) -> Option<&str> {
        self.book().filter(|_| !self.searches())
    }

    /// Whether scenarios of all books are looked for.
    pub fn searches(&self) -> bool {
        !self.search.trim().is_empty()
    }

    /// Looks for nothing any longer; tells whether anything stood there.
    pub fn stop_searching(&mut self) -> bool {
        self.unshown |= !self.search.is_empty();
        !std::mem::take(&mut self.search).is_empty()
    }

    /// The scenarios listed: those of the book of the one chosen, or all that are found; the one
    /// last begun comes first.
    pub fn listed(&self) -> Vec<usize> {
        let book = self.book();
        let of_book = |number: &usize| Some(self.scenarios[*number].rulebook.as_str()) == book;
        let mut listed = match self.searches() {
            true => found(&self.scenarios, &self.balance, &self.search),
            false => (0..self.scenarios.len()).filter(of_book).collect(),
        };
        listed.sort_by_key(|number| self.scenarios[*number].key != self.last);
        listed
    }

    /// Chooses the first scenario found, unless one of those found is chosen.
    pub fn choose_found(&mut self) {
        let found = self.listed();
        if let Some(first) = found.first().filter(|_| !found.contains(&self.chosen)) {
            self.choose(*first);
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

    /// Whether there can be dice that nobody foresees: a friend by letter, and no computer player.
    pub fn can_swear(&self) -> bool {
        let computer = |seat: &Seat| matches!(seat, Seat::Computer(_));
        self.seats.contains(&Seat::Friend) && !self.seats.iter().any(computer)
    }

    /// The battle that is set up.
    pub fn setup(&self) -> Option<MatchSetup> {
        let scenario = self.scenarios.get(self.chosen)?.clone();
        let seed = self.seed.trim().parse().unwrap_or_else(|_| seed_by_lot());
        let sworn = self.sworn && self.can_swear();
        Some(MatchSetup { scenario, seats: self.seats.clone(), seed, sworn })
    }
}

/// A seed nobody chose, short enough to be told.
pub fn seed_by_lot() -> u64 {
    platform::lot() % 1_000_000
}

/// Begins the battle that is set up.
pub(super) fn begin_match(world: &mut World) {
    let Some(setup) = world.resource::<SetupForm>().setup() else {
        world.resource_mut::<Notice>().fail(text!("setup-no-scenario"));
        return;
    };
    if setup.by_letter() && setup.persons() != 1 {
        world.resource_mut::<Notice>().fail(text!("setup-one-seat"));
        return;
    }
    remember(world, &setup.scenario.key);
    open(world, &setup);
}

/// Remembers a scenario as the one last begun.
fn remember(world: &mut World, key: &str) {
    let mut form = world.resource_mut::<SetupForm>();
    if form.last != key {
        key.clone_into(&mut form.last);
        form.unshown = true;
    }
    let mut settings = world.resource_mut::<Settings>();
    if settings.last != key {
        settings.last = key.to_owned();
    }
}

/// Lays a battle and shows it; an error in its files becomes a notice.
pub(super) fn open(world: &mut World, setup: &MatchSetup) {
    match records::put_aside(world).and_then(|()| start(world, setup)) {
        Ok(()) => world.resource_mut::<NextState<Screen>>().set(Screen::Battle),
        Err(error) => world.resource_mut::<Notice>().fail(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> SetupForm {
        SetupForm::new(&riposte_shelf::library())
    }

    fn names(form: &SetupForm) -> Vec<&str> {
        form.listed().into_iter().map(|number| form.scenarios[number].name.as_str()).collect()
    }

    #[test]
    fn the_scenarios_of_the_book_of_the_one_chosen_are_listed() {
        let mut form = form();
        for book in riposte_shelf::shelf().0 {
            form.choose_book(book.key());
            assert!(form.listed().contains(&form.chosen));
            let of = |number: usize| form.scenarios[number].rulebook.as_str();
            assert!(form.listed().into_iter().all(|number| of(number) == book.key()));
        }
    }

    #[test]
    fn all_books_are_searched_by_names_blurbs_and_figures() {
        let mut form = form();
        for (search, found) in [
            ("AXE AND sword", "Axe and sword"),
            ("urlik", "Axe and sword"),
            ("torben mugs", "The wager"),
            ("relief", "The breach"),
        ] {
            form.search = format!(" {search} ");
            assert!(names(&form).contains(&found), "{search}: {:?}", names(&form));
            assert_eq!(form.book_listed(), None);
        }
        form.choose_found();
        assert_eq!(form.scenarios[form.chosen].name, "The breach");
        form.search = "zzz".into();
        assert!(names(&form).is_empty());
        form.choose_found();
        assert!(form.stop_searching() && !form.stop_searching());
        assert_eq!(form.scenarios[form.chosen].name, "The breach");
        assert!(form.listed().contains(&form.chosen));
    }

    #[test]
    fn the_scenario_last_begun_is_chosen_unless_another_was_asked_for() {
        let mut asked = form();
        asked.choose_last("nowhere");
        assert_eq!(asked.chosen, 0);
        asked.choose_last("yard");
        assert_eq!(asked.number("yard"), Some(asked.chosen));
        asked.choose_last("duel");
        assert_eq!(asked.number("yard"), Some(asked.chosen));
    }

    #[test]
    fn the_scenario_last_begun_stands_first_in_its_book_and_among_those_found() {
        let mut form = form();
        let book = form.book().map(str::to_owned).unwrap_or_default();
        let all = form.listed();
        let last = all.last().map(|number| form.scenarios[*number].key.clone());
        let last = last.unwrap_or_default();
        form.choose_last(&last);
        let first = |form: &SetupForm| {
            form.listed().first().map(|number| form.scenarios[*number].key.clone())
        };
        assert_eq!(first(&form), Some(last.clone()));
        assert_eq!(form.listed().len(), all.len());
        form.choose_book("options");
        assert_ne!(first(&form), Some(last.clone()));
        form.choose_book(&book);
        assert_eq!(form.number(&last), Some(form.chosen), "it is the one chosen with its book");
        form.search = "against".into();
        assert_eq!(first(&form), Some(last));
    }
}
