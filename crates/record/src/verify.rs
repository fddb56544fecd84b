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
    let divergence = play_through(record, shelf, library)?.err();
    Ok(divergence.map(|divergence| divergence.explained(&record.deal, library)))
}

/// The battle to which a record leads.
pub(crate) fn play_through(
    record: &Record,
    shelf: &Shelf,
    library: &Library,
) -> Result<Result<Battle, Divergence>, DataError> {
    let mut battle = record.deal.set_up(shelf, library)?;
    if let Err(divergence) = record.at_start(battle.world()) {
        return Ok(Err(divergence));
    }
    for index in 0..record.steps.len() {
        if let Err(divergence) = record.play(battle.world_mut(), index) {
            return Ok(Err(divergence));
        }
        battle.drain_events();
    }
    battle.drain_events();
    Ok(Ok(battle))
}
