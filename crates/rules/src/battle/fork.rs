//! A battle without a window: for tools, tests and search.

use bevy_app::App;
use bevy_ecs::prelude::*;

use super::advance::submit;
use super::ended::Outcome;
use super::outcome::Ending;
use super::set_up::{RulesPlugin, set_up_unchecked};
use super::snapshot::{Snapshot, state_hash};
use super::table::Table;
use crate::data::{DataError, Library, Scenario};
use crate::decision::{Choice, Decision, Pending, Refusal};
use crate::event::{Event, Journal};
use crate::roll::Dice;
use crate::rulebook::Shelf;

/// A battle in a World of its own.
pub struct Battle {
    world: World,
    shelf: Shelf,
    library: Library,
}

impl Battle {
    /// Lays a scenario on a new table and carries it on to the first decision.
    ///
    /// # Errors
    /// When the scenario, a roster or a table of the rulebook is wrong.
    pub fn new(
        shelf: &Shelf,
        library: &Library,
        scenario: &Scenario,
        dice: Dice,
    ) -> Result<Battle, DataError> {
        let mut app = App::empty();
        RulesPlugin { shelf: shelf.clone() }.plug_in_one(&mut app, &scenario.rulebook);
        let mut world = std::mem::take(app.world_mut());
        set_up_unchecked(&mut world, library, scenario, dice)?;
        Ok(Battle { world, shelf: shelf.clone(), library: library.clone() })
    }

    /// The World of the battle.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The World of the battle, to be changed: for tests that set up a position.
    pub fn world_mut(&mut self) -> &mut World {
        &mut self.world
    }

    /// A reader of the battle.
    pub fn table(&self) -> Table<'_> {
        Table::new(&self.world)
    }

    /// The decision the battle waits for.
    pub fn decision(&self) -> Option<&Decision> {
        self.world.resource::<Pending>().decision()
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.world.resource::<Ending>().0
    }

    /// Answers the pending decision.
    ///
    /// # Errors
    /// A [`Refusal`]; the battle then stands as before.
    pub fn submit(&mut self, choice: Choice) -> Result<(), Refusal> {
        submit(&mut self.world, choice)
    }

    /// Takes out what happened since the last call.
    pub fn drain_events(&mut self) -> Vec<Event> {
        self.world.resource_mut::<Journal>().drain()
    }

    /// The state.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.world)
    }

    /// Goes to another moment of the same battle.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        snapshot.restore(&mut self.world);
    }

    /// A number that stands for the state; the same on every machine.
    pub fn hash(&self) -> u64 {
        state_hash(&self.world)
    }

    /// A second battle of the same scenario, for search: it stands at the same moment,
    /// keeps no journal, and throws dice of its own. Costly; make one and then go on with
    /// [`Battle::follow`].
    ///
    /// # Errors
    /// When the scenario cannot be laid again.
    pub fn fork(world: &World, library: &Library, dice: Dice) -> Result<Battle, DataError> {
        let shelf = world.resource::<Shelf>().clone();
        let scenario = world.resource::<Scenario>().clone();
        let mut fork = Battle::new(&shelf, library, &scenario, Dice::seeded(0))?;
        fork.world.insert_resource(Journal::silent());
        fork.follow(&Snapshot::of(world), dice);
        Ok(fork)
    }

    /// Goes to a moment with dice of its own: what comes is not what will come.
    pub fn follow(&mut self, snapshot: &Snapshot, dice: Dice) {
        snapshot.restore(&mut self.world);
        // Inserting a resource anew costs more than the whole restoring.
        *self.world.resource_mut::<Dice>() = dice;
    }

    /// The rulebooks and files it was made from.
    pub fn sources(&self) -> (&Shelf, &Library) {
        (&self.shelf, &self.library)
    }
}
