//! From a battle as it was set up to its deal, and back.

use riposte_record::Deal;
use riposte_rules::data::{DataError, Library};

use crate::match_setup::{MatchSetup, Seat, usual_seats};

/// The deal of a battle.
pub fn deal(library: &Library, setup: &MatchSetup) -> Deal {
    let players = setup.seats.iter().map(|seat| match seat {
        Seat::Person | Seat::Friend => "human".to_owned(),
        Seat::Computer(key) => (*key).to_owned(),
    });
    let deal = Deal::new(library, &setup.scenario, Some(setup.seed), &[]);
    Deal { players: players.collect(), sworn: setup.sworn, ..deal }
}

/// The battle of a deal; seats that nobody here can take go to the usual players.
///
/// # Errors
/// When the scenario is not as it was.
pub fn setup(library: &Library, deal: &Deal) -> Result<MatchSetup, DataError> {
    let scenario = deal.scenario(library)?;
    let known: Vec<Seat> = deal.players.iter().filter_map(|word| Seat::parse(word).ok()).collect();
    let sides = scenario.sides.len();
    let seats = if known.len() == sides { known } else { usual_seats(sides) };
    Ok(MatchSetup { scenario, seats, seed: deal.seed.unwrap_or_default(), sworn: deal.sworn })
}
