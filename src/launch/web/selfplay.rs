//! Battles played by computer players out of sight, for the test that compares a page with a
//! desktop: the page finds `riposte.scenarios()`, `riposte.players()` and
//! `riposte.rehearse(scenario, seed, player)`.

use riposte_record::{Deal, Record};
use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library, Scenario};
use wasm_bindgen::prelude::*;

use crate::platform::page;

/// More choices than any battle of the shipped scenarios needs.
const MOST: usize = 20_000;

/// Puts the functions where the page finds them.
pub fn prompt() {
    let names = Closure::<dyn Fn() -> String>::new(|| {
        let library = riposte_shelf::library();
        library.names("scenarios").collect::<Vec<_>>().join(" ")
    });
    let play = Closure::<dyn Fn(String, u32, String) -> String>::new(
        |scenario: String, seed: u32, player: String| {
            played(&scenario, u64::from(seed), &player).unwrap_or_else(|error| error.to_string())
        },
    );
    let players = Closure::<dyn Fn() -> String>::new(|| {
        riposte_ai::players().iter().map(|entry| entry.key).collect::<Vec<_>>().join(" ")
    });
    page::put("players", players.into_js_value());
    page::put("scenarios", names.into_js_value());
    page::put("rehearse", play.into_js_value());
}

/// The replay of a battle that a computer player fought against itself.
fn played(key: &str, seed: u64, player: &str) -> Result<String, DataError> {
    let library = riposte_shelf::library();
    let scenario = Scenario::shipped(&library, key)?;
    let mut record = begin(&library, &scenario, seed, player)?;
    let mut battle = record.deal.set_up(&riposte_shelf::shelf(), &library)?;
    record.start = battle.hash();
    let entry = riposte_ai::find(player);
    let entry = entry.ok_or_else(|| DataError::new(player, "nobody is called that"))?;
    let seats = 0..scenario.sides.len() as u64;
    let mut players: Vec<_> = seats.map(|side| entry.make(dice(seed, side), &library)).collect();
    while record.steps.len() < MOST && step(&mut record, &mut battle, &mut players) {}
    Ok(record.to_text())
}

/// As the tools deal dice of their own to computer players.
fn dice(seed: u64, side: u64) -> u64 {
    seed.wrapping_mul(31).wrapping_add(side)
}

fn begin(
    library: &Library,
    scenario: &Scenario,
    seed: u64,
    player: &str,
) -> Result<Record, DataError> {
    let deal = Deal::new(library, scenario, Some(seed), &[]);
    let players = vec![player.to_owned(); scenario.sides.len()];
    Ok(Record { deal: Deal { players, ..deal }, start: 0, steps: Vec::new() })
}

fn step(
    record: &mut Record,
    battle: &mut Battle,
    players: &mut [Box<dyn riposte_ai::Player>],
) -> bool {
    let Some(side) = battle.decision().map(|decision| decision.side.index()) else { return false };
    let Some(player) = players.get_mut(side) else { return false };
    let Some((choice, _)) = player.decide(battle.world()) else { return false };
    battle.drain_events();
    record.submit(battle, choice).is_ok()
}
