//! Opening a battle: scenario, dice, script.

use std::path::Path;

use riposte_record::{Deal, Record, own_key, read_given};
use riposte_rules::battle::{Battle, Table, why_not};
use riposte_rules::data::{DataError, Library, Scenario, Source};
use riposte_rules::decision::{Choice, nearest, read};
use riposte_rules::event::Event;
use riposte_rules::rulebook::Shelf;
use riposte_rules::tell;

use crate::Fault;
use crate::args::Opening;

/// The seed when nothing is said of dice.
const SEED: u64 = 1;

/// The rulebooks and files at hand.
pub(crate) fn sources() -> (Shelf, Library) {
    (riposte_shelf::shelf(), riposte_shelf::library())
}

/// A shipped scenario, or one from a file.
pub(crate) fn scenario(library: &Library, name: &str) -> Result<Scenario, Fault> {
    let path = Path::new(name);
    let by_path = name.contains(['/', '\\']) || path.extension().is_some_and(|end| end == "ron");
    if !by_path {
        return Ok(Scenario::shipped(library, name)?);
    }
    let key = path.file_stem().unwrap_or_default().to_string_lossy();
    let source = Source::new(name, read_given(path)?);
    Ok(Scenario::read(library, &own_key(library, &key, &source.text), source)?)
}

/// Those that are named, or the usual ones when none is; each with the name by which it was asked
/// for.
pub(crate) fn scenarios<'n>(
    library: &Library,
    named: &'n [String],
    usual: impl Iterator<Item = &'n str>,
) -> Result<Vec<(String, Scenario)>, Fault> {
    let read = |name: &str| Ok((name.to_owned(), scenario(library, name)?));
    match named.is_empty() {
        true => usual.map(read).collect(),
        false => named.iter().map(|name| read(name)).collect(),
    }
}

/// A battle, and the record of how it came to where it is.
pub(crate) struct Opened {
    pub(crate) battle: Battle,
    pub(crate) record: Record,
}

/// Lays the battle at its start.
pub(crate) fn set_up(opening: &Opening) -> Result<Opened, Fault> {
    let (shelf, library) = sources();
    let scenario = scenario(&library, &opening.scenario)?;
    let seed = opening.seed.or(opening.dice.is_empty().then_some(SEED));
    let deal = Deal::new(&library, &scenario, seed, &opening.dice);
    let battle = Battle::new(&shelf, &library, &scenario, deal.dice())?;
    let record = Record::begin(deal, battle.world());
    Ok(Opened { battle, record })
}

/// Lays the battle and plays the script; every event goes to `hear`.
pub(crate) fn open(
    opening: &Opening,
    hear: &mut dyn FnMut(Table, &[Event]) -> std::io::Result<()>,
) -> Result<Opened, Fault> {
    let mut opened = set_up(opening)?;
    let events = opened.battle.drain_events();
    hear(opened.battle.table(), &events)?;
    if let Some(path) = &opening.script {
        run_script(&mut opened, path, hear)?;
    }
    Ok(opened)
}

/// Plays the lines of a script.
pub(crate) fn run_script(
    opened: &mut Opened,
    path: &Path,
    hear: &mut dyn FnMut(Table, &[Event]) -> std::io::Result<()>,
) -> Result<(), Fault> {
    let text = read_given(path)?;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split_once(" #").map_or(line, |(choice, _)| choice).trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let error =
            |what: String| DataError::new(path.display().to_string(), what).at(Some(number));
        let choice = legal(opened.battle.table(), line)
            .map_err(|what| error(what).expecting(asked(opened.battle.table(), line)))?;
        let submitted = opened.record.submit(&mut opened.battle, choice);
        submitted.map_err(|refusal| error(refusal.to_string()))?;
        let events = opened.battle.drain_events();
        hear(opened.battle.table(), &events)?;
    }
    Ok(())
}

fn legal(table: Table, line: &str) -> Result<Choice, String> {
    let decision = table.decision().ok_or("the battle is over")?;
    let choice = read(table, line).map_err(|error| error.to_string())?;
    match decision.is_legal(&choice) {
        true => Ok(choice),
        false => Err(format!("\"{line}\" is not legal: {}", why_not(table.world(), &choice))),
    }
}

/// The decision that was asked and the choices nearest to a line.
fn asked(table: Table, line: &str) -> String {
    let Some(decision) = table.decision() else { return "no further line".into() };
    let name = table.name(decision.figure);
    let near = nearest(table, line, 5).join(" | ");
    format!("an answer of {name} to \"{}\"; the nearest: {near}", tell::asked(table))
}
