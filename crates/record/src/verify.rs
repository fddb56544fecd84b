//! Playing a replay again.

use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;

use crate::{Divergence, Record};

/// Plays a record again and compares the hash after every choice. `None` when all agree.
///
/// # Errors
/// When the battle cannot be laid.
pub fn verify(
    record: &Record,
    shelf: &Shelf,
    library: &Library,
) -> Result<Option<Divergence>, DataError> {
    let divergence = play_through(record, shelf, library, |_, _| Ok(()))?.err();
    Ok(divergence.map(|divergence| divergence.explained(&record.deal, library)))
}

/// The battle to which a record leads; `allows` says why a choice, by its number, is none that could
/// have been made in the battle before it.
pub(crate) fn play_through(
    record: &Record,
    shelf: &Shelf,
    library: &Library,
    mut allows: impl FnMut(&Battle, usize) -> Result<(), String>,
) -> Result<Result<Battle, Divergence>, DataError> {
    let mut battle = record.deal.set_up(shelf, library)?;
    if let Err(divergence) = record.at_start(battle.world()) {
        return Ok(Err(divergence));
    }
    for index in 0..record.steps.len() {
        if let Err(what) = allows(&battle, index) {
            let choice = record.steps[index].choice.clone();
            return Ok(Err(Divergence { step: index + 1, choice, what, ..Divergence::default() }));
        }
        if let Err(divergence) = record.play(battle.world_mut(), index) {
            return Ok(Err(divergence));
        }
        battle.drain_events();
    }
    battle.drain_events();
    Ok(Ok(battle))
}
