//! The loop: log, question, answer.

use std::io::{self, BufRead, Write};

use riposte_record::Course;
use riposte_rules::battle::{Battle, Outcome, Snapshot, Table};
use riposte_rules::decision::{Choice, PromptKind, write};
use riposte_rules::event::Event;
use riposte_words::{phrase, play_by, say, text};

use crate::ask::question_with;
use crate::command::{Command, command, help};
use crate::lesson::{Teaching, learned};
use crate::seat::Seat;
use crate::{Log, about, details, question, show};

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
    let (lesson, back) = (None, Vec::new());
    quietly(Sitting { battle, input, output, keeper, log, lesson, back }.run(seats))
}

/// Plays a lesson, on a table where it was laid, from where it is to the end of the fight after its
/// steps. The first seat is the learner's; where a computer player has it the steps are done by
/// themselves. After them the dice fall by a seed.
///
/// # Errors
/// When reading or writing fails for another reason than a closed output.
pub fn teach(
    battle: &mut Battle,
    course: Course,
    seats: &mut [Seat],
    seed: u64,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<Close> {
    let (keeper, log) = (&mut (), Log::folded());
    let (lesson, back) = (Some(Teaching::new(course, seed)), Vec::new());
    quietly(Sitting { battle, input, output, keeper, log, lesson, back }.run(seats))
}

/// A closed output ends a session like any other.
fn quietly(ended: io::Result<Close>) -> io::Result<Close> {
    match ended {
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
    /// The lesson, if it is one.
    lesson: Option<Teaching>,
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
            let reasons: Vec<_> = reasons.iter().map(|reason| phrase(reason)).collect();
            format!("  {}: {}\n", table.name(decision.figure), reasons.join(", "))
        }
        _ => String::new(),
    }
}

impl<I: BufRead, O: Write> Sitting<'_, I, O> {
    fn run(&mut self, seats: &mut [Seat]) -> io::Result<Close> {
        let mut shown = false;
        play_by(&self.battle.table().scenario().rulebook);
        if let Some(lesson) = &self.lesson {
            write!(self.output, "{}", lesson.opening())?;
        }
        self.tell()?;
        loop {
            if let Some(outcome) = self.battle.outcome() {
                return self.close(outcome);
            }
            if let Some(choice) = self.told()? {
                self.submit(choice)?;
                continue;
            }
            let leads = self.leading().is_some();
            let Some(decision) = self.battle.decision() else { return Ok(Close::Left) };
            let choice = match seats.get_mut(decision.side.index()) {
                Some(Seat::Computer(_)) if leads => self.show_step()?,
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
                        writeln!(self.output, "\n{}{}", show(self.battle.table()), help())?;
                    }
                    self.ask()?
                }
            };
            let Some(choice) = choice else { return Ok(Close::Left) };
            if let Some(lesson) = &mut self.lesson {
                lesson.go_on(self.battle);
            }
            self.submit(choice)?;
        }
    }

    fn close(&mut self, outcome: Outcome) -> io::Result<Close> {
        writeln!(self.output, "\n{}", show(self.battle.table()))?;
        if self.lesson.is_some() {
            write!(self.output, "{}", learned())?;
        }
        self.output.flush()?;
        Ok(Close::Over(outcome))
    }

    /// The lesson, as long as it leads.
    fn leading(&self) -> Option<&Teaching> {
        self.lesson.as_ref().filter(|lesson| lesson.leads())
    }

    /// The choice that the lesson makes by itself. When its steps are over, what comes then is said.
    fn told(&mut self) -> io::Result<Option<Choice>> {
        let Some(lesson) = self.lesson.as_mut().filter(|lesson| lesson.leads()) else {
            return Ok(None);
        };
        let words = match lesson.tell(self.battle) {
            Ok(choice) if lesson.leads() => return Ok(choice),
            Ok(_) => lesson.fight(),
            Err(error) => text!("lesson-cannot-go-on", error = error.to_string()) + "\n",
        };
        self.back.clear();
        write!(self.output, "\n{words}")?;
        Ok(None)
    }

    /// Does a step where nobody is there to learn: tells it, and takes what it asks for.
    fn show_step(&mut self) -> io::Result<Option<Choice>> {
        let Some(lesson) = &self.lesson else { return Ok(None) };
        write!(self.output, "\n{}", lesson.step())?;
        Ok(lesson.wanted(self.battle.table()).first().copied())
    }

    /// The question with numbered choices, and what the lesson says of it.
    fn question(&self) -> String {
        let table = self.battle.table();
        match self.leading() {
            Some(lesson) => {
                let asked = question_with(table, &lesson.wanted(table));
                format!("{}\n{asked}", lesson.step())
            }
            None => question(table),
        }
    }

    /// Asks a person until a choice is made. `None` when they leave.
    fn ask(&mut self) -> io::Result<Option<Choice>> {
        let asked = self.question();
        write!(self.output, "\n{asked}")?;
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
            let wanted = self.leading().map(|lesson| lesson.wanted(table));
            let typed = match wanted.iter().flatten().next() {
                Some(choice) if line.trim().is_empty() => Command::Choose(*choice),
                _ => command(table, &line),
            };
            match typed {
                Command::Choose(choice) => {
                    if wanted.is_none_or(|wanted| wanted.contains(&choice)) {
                        return Ok(Some(choice));
                    }
                    let other = self.leading().map(Teaching::other).unwrap_or_default();
                    write!(self.output, "{other}")?;
                }
                Command::Quit => return Ok(None),
                Command::Details(choice) => write!(self.output, "{}", details(table, &choice))?,
                Command::Show => writeln!(self.output, "{}", show(table))?,
                Command::About(figure) => write!(self.output, "{}", about(table, figure))?,
                Command::Choices => {
                    let asked = self.question();
                    write!(self.output, "{asked}")?;
                }
                Command::Help => write!(self.output, "{}", help())?,
                Command::Log(None) => write!(self.output, "{}", self.log.latest(LATEST))?,
                Command::Log(Some(number)) => match self.log.open(number) {
                    Some(parts) => write!(self.output, "{parts}")?,
                    None => {
                        let words = say!("the log has no line {number}", number);
                        writeln!(self.output, "{words}")?;
                    }
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
        if self.leading().is_some() {
            return writeln!(self.output, "{}", text!("undo-lesson"));
        }
        let Some((before, log)) = self.back.pop() else {
            let why = "nothing can be taken back: dice have fallen, or the other side has chosen";
            return writeln!(self.output, "{}", phrase(why));
        };
        self.battle.restore(&before);
        self.log = log;
        self.keeper.took_back();
        let (done, asked) = (phrase("taken back"), self.question());
        write!(self.output, "{done}\n\n{asked}")
    }

    /// Writes down what happened; whether dice fell.
    fn tell(&mut self) -> io::Result<bool> {
        let events = self.battle.drain_events();
        write!(self.output, "{}", self.log.take(self.battle.table(), &events))?;
        Ok(events.iter().any(|event| matches!(event, Event::Rolled { .. })))
    }
}
