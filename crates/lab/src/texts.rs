//! Texts of each kind, read as the table reads them: for the fuzz targets and their test. Never
//! a panic; what is read is written and read again as the same.

use std::cell::RefCell;

use riposte_record::{Record, Save};
use riposte_rules::battle::{Battle, Snapshot};
use riposte_rules::data::{DataError, Scenario, Source};
use riposte_rules::decision::{nearest, read, write};
use riposte_rules::roll::Dice;

use crate::arena::Arena;
use crate::opening::sources;

thread_local! {
    static ARENAS: RefCell<Result<Vec<Arena>, DataError>> = RefCell::new(Arena::all());
}

/// Does something with a shipped battle, that of a number.
fn with_battle(
    number: usize,
    look: impl FnOnce(&mut Battle) -> Result<(), String>,
) -> Result<(), String> {
    ARENAS.with_borrow_mut(|arenas| match arenas {
        Ok(arenas) => {
            let count = arenas.len().max(1);
            arenas.get_mut(number % count).map_or(Ok(()), |arena| look(&mut arena.battle))
        }
        Err(error) => Err(error.to_string()),
    })
}

/// The battle that the first byte names, and the rest as text.
fn parted(bytes: &[u8]) -> (usize, String) {
    let (first, rest) = bytes.split_first().unwrap_or((&0, &[]));
    (usize::from(*first), String::from_utf8_lossy(rest).into_owned())
}

/// A line as a choice: what is read is written and read as the same choice.
///
/// # Errors
/// What does not hold.
pub fn notation(bytes: &[u8]) -> Result<(), String> {
    let (number, line) = parted(bytes);
    with_battle(number, |battle| {
        let table = battle.table();
        let _ = nearest(table, &line, 3);
        let Ok(choice) = read(table, &line) else { return Ok(()) };
        let text = write(table, &choice);
        match read(table, &text) {
            Ok(again) if again == choice => Ok(()),
            other => Err(format!("{line:?} is {choice:?}, written {text:?}, read {other:?}")),
        }
    })
}

/// A text as a scenario: what can be laid asks something or is over.
///
/// # Errors
/// What does not hold.
pub fn scenario(bytes: &[u8]) -> Result<(), String> {
    let (shelf, library) = sources();
    let text = String::from_utf8_lossy(bytes);
    let Ok(scenario) = Scenario::read(&library, "fuzz", Source::new("fuzz", text.as_ref())) else {
        return Ok(());
    };
    match Battle::new(&shelf, &library, &scenario, Dice::seeded(1)) {
        Ok(battle) if battle.decision().is_none() && battle.outcome().is_none() => {
            Err("it is laid, and asks nothing".into())
        }
        _ => Ok(()),
    }
}

/// A text as a state: what is read can be written and read as the same.
///
/// # Errors
/// What does not hold.
pub fn snapshot(bytes: &[u8]) -> Result<(), String> {
    let (number, text) = parted(bytes);
    with_battle(number, |battle| {
        let Ok(here) = Snapshot::from_text(battle.world(), "fuzz", &text) else { return Ok(()) };
        let written = here.to_text(battle.world()).map_err(|error| error.to_string())?;
        match Snapshot::from_text(battle.world(), "fuzz", &written) {
            Ok(again) if again == here => Ok(()),
            _ => Err("a state that was read is not written as it is".into()),
        }
    })
}

/// A text as a replay and as a save: what is read is written as it was.
///
/// # Errors
/// What does not hold.
pub fn replay(bytes: &[u8]) -> Result<(), String> {
    let text = riposte_record::sealed(&String::from_utf8_lossy(bytes));
    if let Ok(record) = Record::from_text("fuzz", &text) {
        let written = record.to_text();
        let again = Record::from_text("fuzz", &written).map_err(|error| error.to_string())?;
        if again.to_text() != written {
            return Err("a replay that was read is not written as it is".into());
        }
    }
    let _ = Save::from_text("fuzz", &text);
    Ok(())
}
