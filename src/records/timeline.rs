//! A record played through once, with places to jump to.

use riposte_record::{Divergence, Record};
use riposte_rules::battle::{Snapshot, TurnNumber};
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;

use crate::battle_log::BattleLog;

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
    pub told: BattleLog,
}

/// What playing a record through came to.
pub struct Timeline {
    /// The start of each turn.
    pub stops: Vec<Stop>,
    /// How many choices can be shown.
    pub end: usize,
    /// Where it went another way.
    pub trouble: Option<Divergence>,
}

impl Timeline {
    /// Plays a record through on a table of its own.
    ///
    /// # Errors
    /// When the battle cannot be laid.
    pub fn of(record: &Record, shelf: &Shelf, library: &Library) -> Result<Timeline, DataError> {
        let mut battle = record.deal.set_up(shelf, library)?;
        let mut told = BattleLog::default();
        let explained = |trouble: Divergence| trouble.explained(&record.deal, library);
        let trouble = record.at_start(battle.world()).err().map(explained);
        let mut timeline = Timeline { stops: Vec::new(), end: 0, trouble };
        loop {
            let events = battle.drain_events();
            told.record(battle.table(), &events);
            let turn = battle.world().resource::<TurnNumber>().0;
            if timeline.stops.last().is_none_or(|stop| stop.turn != turn) {
                let state = battle.snapshot();
                timeline.stops.push(Stop { step: timeline.end, turn, state, told: told.clone() });
            }
            if timeline.end == record.steps.len() || timeline.trouble.is_some() {
                return Ok(timeline);
            }
            match record.play(battle.world_mut(), timeline.end) {
                Ok(()) => timeline.end += 1,
                Err(trouble) => timeline.trouble = Some(explained(trouble)),
            }
        }
    }

    /// The last stop at or before a step.
    pub fn before(&self, step: usize) -> Option<&Stop> {
        self.stops.iter().rev().find(|stop| stop.step <= step)
    }
}
