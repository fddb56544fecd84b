//! Battles to be played a great many times: for the fuzz target and the tests.

use riposte_rules::battle::{Battle, Snapshot};
use riposte_rules::data::{DataError, Scenario};
use riposte_rules::decision::{Choice, Decision, write};
use riposte_rules::event::Journal;
use riposte_rules::roll::Dice;

use crate::invariants::{broken, broken_copies};
use crate::opening::sources;

/// A shipped scenario on a table of its own, laid once.
pub struct Arena {
    /// The scenario.
    pub scenario: Scenario,
    /// The battle.
    pub battle: Battle,
    start: Snapshot,
}

impl Arena {
    /// Every shipped scenario of every rulebook.
    ///
    /// # Errors
    /// When one of them cannot be laid.
    pub fn all() -> Result<Vec<Arena>, DataError> {
        let (shelf, library) = sources();
        let set_up = |scenario: Result<Scenario, DataError>| {
            let scenario = scenario?;
            let battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(0))?;
            Ok(Arena { start: battle.snapshot(), scenario, battle })
        };
        Scenario::all(&library).into_iter().map(set_up).collect()
    }

    /// Begins the battle anew with other dice, and says whether it is to tell what happens.
    pub fn begin(&mut self, seed: u64, told: bool) {
        riposte_words::play_by(&self.scenario.rulebook);
        self.battle.follow(&self.start, Dice::seeded(seed));
        let journal = if told { Journal::default() } else { Journal::silent() };
        self.battle.world_mut().insert_resource(journal);
    }

    /// The choices with these numbers from the start, in the notation: to find out how a
    /// battle came to where it is.
    pub fn script(&mut self, seed: u64, numbers: &[usize]) -> String {
        self.begin(seed, false);
        let mut script = String::new();
        for number in numbers {
            let Some(choice) = self.battle.decision().map(|asked| asked.choices[*number]) else {
                break;
            };
            script += &write(self.battle.table(), &choice);
            script.push('\n');
            if self.battle.submit(choice).is_err() {
                break;
            }
        }
        script
    }
}

/// Plays bytes as a battle: the first says which, the second is the seed of the dice, and
/// each further one is the number of a choice. Checks everything that must hold at every
/// decision.
///
/// # Errors
/// What is wrong, with the scenario, the seed and the choices before.
pub fn play_bytes(arenas: &mut [Arena], bytes: &[u8]) -> Result<(), String> {
    let [first, seed, choices @ ..] = bytes else { return Ok(()) };
    let index = usize::from(*first) % arenas.len().max(1);
    let Some(arena) = arenas.get_mut(index) else { return Ok(()) };
    let seed = u64::from(*seed);
    arena.begin(seed, true);
    let mut numbers = Vec::new();
    let wrong = play(&mut arena.battle, choices, &mut numbers);
    wrong.map_err(|wrong| {
        let key = arena.scenario.key.clone();
        let script = arena.script(seed, &numbers);
        format!("{key} with seed {seed}: {wrong}\nafter:\n{script}")
    })
}

fn play(battle: &mut Battle, bytes: &[u8], numbers: &mut Vec<usize>) -> Result<(), String> {
    for byte in bytes {
        let wrong = broken(battle);
        if !wrong.is_empty() {
            return Err(wrong.join("\n"));
        }
        let Some(decision) = battle.decision() else { return Ok(()) };
        let number = pick(*byte, numbers.len(), decision.choices.len());
        let choice = decision.choices[number];
        let other = twisted(choice, *byte);
        agree(decision, other)?;
        if !decision.is_legal(&other) {
            refuse(battle, other)?;
        }
        if byte % 16 == 0 {
            let wrong = broken_copies(battle, choice);
            if !wrong.is_empty() {
                return Err(wrong.join("\n"));
            }
        }
        numbers.push(number);
        battle.submit(choice).map_err(|refusal| refusal.to_string())?;
        battle.drain_events();
    }
    Ok(())
}

/// The number of a choice. Long lists are reached to the end by the help of what went before.
fn pick(byte: u8, before: usize, length: usize) -> usize {
    (usize::from(byte) + 256 * before) % length
}

/// A choice like another one but for one part, mostly not legal.
fn twisted(choice: Choice, byte: u8) -> Choice {
    let plain = Choice::plain(choice.verb);
    match byte % 5 {
        0 => Choice { number: Some(i16::from(byte) - 300), ..choice },
        1 => Choice { facing: None, ..choice },
        2 => Choice { hex: choice.hex.map(|hex| -hex), ..choice },
        3 => Choice { target: choice.actor, arm: None, ..choice },
        _ => plain,
    }
}

/// The list and the test of one choice must say the same.
fn agree(decision: &Decision, choice: Choice) -> Result<(), String> {
    if decision.is_legal(&choice) == decision.choices.contains(&choice) {
        return Ok(());
    }
    Err(format!("the list and the test of one choice disagree on {choice:?}"))
}

/// What is not in the list must be refused, and change nothing.
fn refuse(battle: &mut Battle, choice: Choice) -> Result<(), String> {
    let before = battle.hash();
    if battle.submit(choice).is_ok() {
        return Err(format!("{choice:?} is not legal and was not refused"));
    }
    if battle.hash() != before {
        return Err(format!("{choice:?} was refused and still changed the state"));
    }
    Ok(())
}
