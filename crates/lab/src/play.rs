//! `play`: a script, computer players, or a person at the terminal.

use std::io::{Write, stdin};

use riposte_record::{Record, Save, read_text, sweep, write_text};
use riposte_rules::battle::{Battle, Table};
use riposte_rules::event::Event;
use riposte_terminal::{Keeper, Log, Seat, play, question, seats, show};

use crate::args::PlayArgs;
use crate::opening::{Opened, open, run_script, scenario, sources};
use crate::{Fault, Verdict, json};

pub(crate) fn run(args: &PlayArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    // Names of players are checked before anything is played.
    let seats = sit(args, json)?;
    let mut log = if args.verbose { Log::verbose() } else { Log::folded() };
    let mut hear = |table: Table, events: &[Event]| match json {
        true => as_json(table, events, out),
        false => write!(out, "{}", log.take(table, events)),
    };
    let mut opened = match args.resume {
        Some(_) => resume(args, &mut hear)?,
        None => open(&args.opening, &mut hear)?,
    };
    if !args.players.is_empty() {
        opened.record.deal.players.clone_from(&args.players);
    }
    let played = match seats {
        Some(mut seats) if json => by_computers(&mut opened, &mut seats, out),
        Some(mut seats) => at_terminal(&mut opened, &mut seats, log, out),
        None => Ok(()),
    };
    // What was played is kept even if the play broke off.
    keep(args, &opened)?;
    played?;
    if json {
        writeln!(out, "{}", json::end(&opened.battle))?;
    } else if args.players.is_empty() {
        let table = opened.battle.table();
        write!(out, "\n{}\n{}", show(table), question(table))?;
    }
    Ok(Verdict::Holds)
}

fn as_json(table: Table, events: &[Event], out: &mut dyn Write) -> std::io::Result<()> {
    events.iter().try_for_each(|event| writeln!(out, "{}", json::event(table, event)))
}

fn sit(args: &PlayArgs, json: bool) -> Result<Option<Vec<Seat>>, Fault> {
    if args.players.is_empty() {
        return Ok(None);
    }
    if json && args.players.iter().any(|name| name == "human") {
        return Err(Fault::Usage("a person plays at the terminal, without --json".into()));
    }
    let (_, library) = sources();
    let sides = scenario(&library, &args.opening.scenario)?.sides.len();
    let seed = args.opening.seed.unwrap_or_default();
    Ok(Some(seats(&args.players, sides, seed, &library)?))
}

fn resume(
    args: &PlayArgs,
    hear: &mut dyn FnMut(Table, &[Event]) -> std::io::Result<()>,
) -> Result<Opened, Fault> {
    let path = args.resume.clone().unwrap_or_default();
    let (shelf, library) = sources();
    let file = path.display().to_string();
    let save = Save::from_text(&file, &read_text(&path)?)?;
    let key = scenario(&library, &args.opening.scenario)?.key;
    if save.record.deal.scenario != key {
        let saved = &save.record.deal.scenario;
        let what = format!("{}: a save of \"{saved}\"; expected \"{key}\"", path.display());
        return Err(Fault::Usage(what));
    }
    let battle = save.set_up(&shelf, &library).map_err(|error| error.inside(&file))?;
    let mut opened = Opened { battle, record: save.record };
    if let Some(script) = &args.opening.script {
        run_script(&mut opened, script, hear)?;
    }
    Ok(opened)
}

fn keep(args: &PlayArgs, opened: &Opened) -> Result<(), Fault> {
    for path in args.replay.iter().chain(&args.save) {
        sweep(
            path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(".".as_ref()),
        );
    }
    if let Some(path) = &args.replay {
        write_text(path, &opened.record.to_text())?;
    }
    if let Some(path) = &args.save {
        let save = Save::of(opened.record.clone(), opened.battle.world())?;
        write_text(path, &save.to_text())?;
    }
    Ok(())
}

fn by_computers(opened: &mut Opened, seats: &mut [Seat], out: &mut dyn Write) -> Result<(), Fault> {
    while let Some(decision) = opened.battle.decision() {
        let Some(Seat::Computer(player)) = seats.get_mut(decision.side.index()) else { break };
        let Some((choice, reasons)) = player.decide(opened.battle.world()) else { break };
        writeln!(out, "{}", json::chosen(opened.battle.table(), &choice, &reasons))?;
        let submitted = opened.record.submit(&mut opened.battle, choice);
        submitted.map_err(|refusal| Fault::Usage(refusal.to_string()))?;
        let events = opened.battle.drain_events();
        as_json(opened.battle.table(), &events, out)?;
    }
    Ok(())
}

fn at_terminal(
    opened: &mut Opened,
    seats: &mut [Seat],
    log: Log,
    out: &mut dyn Write,
) -> Result<(), Fault> {
    let mut keeper = Note(&mut opened.record);
    play(&mut opened.battle, seats, stdin().lock(), out, &mut keeper, log)?;
    Ok(())
}

/// Keeps the record of a play at the terminal.
struct Note<'a>(&'a mut Record);

impl Keeper for Note<'_> {
    fn chosen(&mut self, notation: &str, battle: &Battle) {
        self.0.note(notation, battle.world());
    }

    fn took_back(&mut self) {
        self.0.take_back();
    }
}
