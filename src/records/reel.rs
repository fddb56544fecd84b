//! A record played through once, with places to jump to.

use bevy::prelude::World;
use riposte_record::{Divergence, Record};
use riposte_rules::battle::{Snapshot, Table, TurnNumber, submit};
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;

use crate::driver::Chronicle;

/// A moment to jump to: the start of a turn.
#[derive(Clone, Debug)]
pub struct Stop {
    /// How many choices were made before.
    pub step: usize,
    /// The turn.
    pub turn: u16,
    /// The state.
    pub state: Snapshot,
    /// What had been told.
    pub told: Chronicle,
}

/// What playing a record through came to.
pub struct Reel {
    /// The start of each turn.
    pub stops: Vec<Stop>,
    /// How many choices can be shown.
    pub end: usize,
    /// Where it went another way.
    pub trouble: Option<Divergence>,
}

impl Reel {
    /// Plays a record through on a table of its own.
    ///
    /// # Errors
    /// When the battle cannot be laid.
    pub fn of(record: &Record, shelf: &Shelf, library: &Library) -> Result<Reel, DataError> {
        let mut battle = record.deal.lay(shelf, library)?;
        let mut told = Chronicle::default();
        let mut reel = Reel { stops: Vec::new(), end: 0, trouble: None };
        if battle.hash() != record.start {
            let what = "the battle begins otherwise".into();
            reel.trouble = Some(Divergence { step: 0, choice: String::new(), what });
        }
        loop {
            let events = battle.drain_events();
            told.record(battle.table(), &events);
            let turn = battle.world().resource::<TurnNumber>().0;
            if reel.stops.last().is_none_or(|stop| stop.turn != turn) {
                let state = battle.snapshot();
                reel.stops.push(Stop { step: reel.end, turn, state, told: told.clone() });
            }
            if reel.end == record.steps.len() || reel.trouble.is_some() {
                return Ok(reel);
            }
            match play(battle.world_mut(), record, reel.end) {
                Ok(()) => reel.end += 1,
                Err(trouble) => reel.trouble = Some(trouble),
            }
        }
    }

    /// The last stop at or before a step.
    pub fn before(&self, step: usize) -> Option<&Stop> {
        self.stops.iter().rev().find(|stop| stop.step <= step)
    }
}

/// Plays one choice of a record and compares the hash.
pub fn play(world: &mut World, record: &Record, index: usize) -> Result<(), Divergence> {
    let Some(step) = record.steps.get(index) else { return Ok(()) };
    let trouble = |what: String| Divergence { step: index + 1, choice: step.choice.clone(), what };
    let choice = match record.choice(Table::new(world), index) {
        Some(choice) => choice.map_err(|error| trouble(error.what))?,
        None => return Ok(()),
    };
    submit(world, choice).map_err(|refusal| trouble(refusal.to_string()))?;
    let found = Snapshot::of(world).hash();
    if found == step.hash {
        return Ok(());
    }
    Err(trouble(format!("the state is {found:016x}; expected {:016x}", step.hash)))
}
