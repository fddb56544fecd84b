//! Who decides for a side.

use riposte_ai::{Player, find, players};
use riposte_rules::data::Library;
use riposte_words::{phrase, say};

/// Who decides for a side.
pub enum Seat {
    /// A person at the terminal.
    Human,
    /// A computer player.
    Computer(Box<dyn Player>),
}

/// Seats for the sides of a battle, by the names of players (`human` for a person). With
/// fewer names than sides the last one sits for the rest.
///
/// # Errors
/// When a name is not known, or none is given; the message says what was expected.
pub fn seats(
    names: &[String],
    sides: usize,
    seed: u64,
    library: &Library,
) -> Result<Vec<Seat>, String> {
    let last = names.last().ok_or_else(|| expected(&phrase("no player is named")))?;
    if names.len() > sides {
        let count = names.len();
        return Err(say!("{count} players are named; expected {sides} at most", count, sides));
    }
    let all = names.iter().chain(std::iter::repeat(last)).take(sides).zip(0u64..);
    all.map(|(name, side)| seat(name, seed.wrapping_mul(31).wrapping_add(side), library)).collect()
}

fn seat(name: &str, seed: u64, library: &Library) -> Result<Seat, String> {
    if name == "human" {
        return Ok(Seat::Human);
    }
    let unknown = || expected(&say!("there is no player \"{name}\"", name));
    let entry = find(name).ok_or_else(unknown)?;
    Ok(Seat::Computer(entry.make(seed, library)))
}

fn expected(what: &str) -> String {
    let known: Vec<&str> = players().iter().map(|entry| entry.key).collect();
    say!("{what}; expected one of: human, {known}", what, known = known.join(", "))
}
