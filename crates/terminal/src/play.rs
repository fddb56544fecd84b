//! The loop: log, question, answer.

use std::io::{self, BufRead, Write};

use riposte_rules::battle::{Battle, Outcome, Snapshot, Table};
use riposte_rules::decision::{Choice, PromptKind, write};
use riposte_rules::event::Event;

use crate::command::{Command, HELP, command};
use crate::seat::Seat;
use crate::{Log, details, question, show};

/// How a session at the terminal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close {
    /// The battle is over.
    Over(Outcome),
    /// The player left, or the input ended.
    Left,
}

/// Someone who keeps a record of what is chosen.
pub trait Keeper {
    /// A choice was made and carried out.
    fn chosen(&mut self, notation: &str, battle: &Battle);
    /// The last choice was taken back.
    fn took_back(&mut self);
}

impl Keeper for () {
    fn chosen(&mut self, _: &str, _: &Battle) {}
    fn took_back(&mut self) {}
}

/// How many entries `log` shows.
const LATEST: usize = 12;

/// Plays a battle on to its end. People choose by `input`, a line each; what `log` makes of what
/// happens, and the questions, go to `output`. A closed output or the end of the input ends it
/// quietly.
///
/// # Errors
/// When reading or writing fails for another reason.
pub fn play(
    battle: &mut Battle,
    seats: &mut [Seat],
    input: impl BufRead,
    output: impl Write,
    keeper: &mut dyn Keeper,
    log: Log,
) -> io::Result<Close> {
    let mut sitting = Sitting { battle, input, output, keeper, log, back: Vec::new() };
    match sitting.run(seats) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Close::Left),
        other => other,
    }
}

struct Sitting<'a, I, O> {
    battle: &'a mut Battle,
    input: I,
    output: O,
    keeper: &'a mut dyn Keeper,
    log: Log,
    /// The states to which `undo` goes back with what was told then, the last one last.
    back: Vec<(Snapshot, Log)>,
}

/// Why a computer player does what it does. Small questions, and doing nothing, are passed
/// over.
fn why(table: Table, choice: &Choice, reasons: &[String]) -> String {
    let Some(decision) = table.decision() else { return String::new() };
    let weight = table.book().questions()[decision.question.0 as usize].weight;
    match weight {
        PromptKind::Act | PromptKind::React if *choice != decision.decline => {
            format!("  {}: {}\n", table.name(decision.figure), reasons.join(", "))
        }
        _ => String::new(),
    }
}

impl<I: BufRead, O: Write> Sitting<'_, I, O> {
    fn run(&mut self, seats: &mut [Seat]) -> io::Result<Close> {
        let mut shown = false;
        self.tell()?;
        loop {
            if let Some(outcome) = self.battle.outcome() {
                writeln!(self.output, "\n{}", show(self.battle.table()))?;
                self.output.flush()?;
                return Ok(Close::Over(outcome));
            }
            let Some(decision) = self.battle.decision() else { return Ok(Close::Left) };
            let choice = match seats.get_mut(decision.side.index()) {
                Some(Seat::Computer(player)) => {
                    self.back.clear();
                    let answer = player.decide(self.battle.world());
                    if let Some((choice, reasons)) = &answer {
                        write!(self.output, "{}", why(self.battle.table(), choice, reasons))?;
                    }
                    answer.map(|(choice, _)| choice)
                }
                _ => {
                    if !std::mem::replace(&mut shown, true) {
                        writeln!(self.output, "\n{}{HELP}", show(self.battle.table()))?;
                    }
                    self.ask()?
                }
            };
            let Some(choice) = choice else { return Ok(Close::Left) };
            self.submit(choice)?;
        }
    }

    /// Asks a person until a choice is made. `None` when they leave.
    fn ask(&mut self) -> io::Result<Option<Choice>> {
        write!(self.output, "\n{}", question(self.battle.table()))?;
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            let mut line = String::new();
            match self.input.read_line(&mut line) {
                Ok(0) => return Ok(None),
                Err(error) if error.kind() == io::ErrorKind::InvalidData => line.push('\u{fffd}'),
                Err(error) => return Err(error),
                Ok(_) => {}
            }
            let table = self.battle.table();
            match command(table, &line) {
                Command::Choose(choice) => return Ok(Some(choice)),
                Command::Quit => return Ok(None),
                Command::Details(choice) => write!(self.output, "{}", details(table, &choice))?,
                Command::Show => writeln!(self.output, "{}", show(table))?,
                Command::Choices => write!(self.output, "{}", question(table))?,
                Command::Help => write!(self.output, "{HELP}")?,
                Command::Log(None) => write!(self.output, "{}", self.log.latest(LATEST))?,
                Command::Log(Some(number)) => match self.log.open(number) {
                    Some(parts) => write!(self.output, "{parts}")?,
                    None => writeln!(self.output, "the log has no line {number}")?,
                },
                Command::Undo => self.take_back()?,
                Command::Wrong(what) => writeln!(self.output, "{what}")?,
            }
        }
    }

    fn submit(&mut self, choice: Choice) -> io::Result<()> {
        let before = (self.battle.snapshot(), self.log.clone());
        let side = self.battle.decision().map(|decision| decision.side);
        let notation = write(self.battle.table(), &choice);
        if let Err(refusal) = self.battle.submit(choice) {
            return Err(io::Error::other(refusal));
        }
        self.keeper.chosen(&notation, self.battle);
        let rolled = self.tell()?;
        let same = self.battle.decision().map(|decision| decision.side) == side;
        match same && !rolled {
            true => self.back.push(before),
            false => self.back.clear(),
        }
        Ok(())
    }

    fn take_back(&mut self) -> io::Result<()> {
        let Some(before) = self.back.pop() else {
            return writeln!(
                self.output,
                "nothing can be taken back: dice have fallen, or the other side has chosen"
            );
        };
        let (before, log) = before;
        self.battle.restore(&before);
        self.log = log;
        self.keeper.took_back();
        write!(self.output, "taken back\n\n{}", question(self.battle.table()))
    }

    /// Writes down what happened; whether dice fell.
    fn tell(&mut self) -> io::Result<bool> {
        let events = self.battle.drain_events();
        write!(self.output, "{}", self.log.take(self.battle.table(), &events))?;
        Ok(events.iter().any(|event| matches!(event, Event::Rolled { .. })))
    }
}
