//! The replay: a deal and every choice with the hash of the state after it.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Table, state_hash, submit};
use riposte_rules::data::DataError;
use riposte_rules::decision::{Choice, NotationError, Refusal, read, write};
use riposte_words::say;

use crate::lines::{Lines, as_written, hex_number, seal};
use crate::oath::{Link, waiting_dice};
use crate::{Deal, Divergence};

const KIND: &str = "replay";
/// What stands before a link, in the line of its choice.
const LINK: char = '*';
/// The most choices of a battle: far more than any takes, and as many as are soon played again.
const MOST: usize = 50_000;

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The choice in the notation.
    pub choice: String,
    /// The hash of the state after it.
    pub hash: u64,
    /// What its dice fell from, where that is told for each choice.
    pub link: Option<Link>,
}

/// What a battle was made from, and what was chosen so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What the battle was made from.
    pub deal: Deal,
    /// The hash of the state at the first decision.
    pub start: u64,
    /// The choices, the first one first.
    pub steps: Vec<Step>,
}

impl Record {
    /// The record of a battle that stands at its first decision.
    pub fn begin(deal: Deal, world: &World) -> Record {
        Record { deal, start: state_hash(world), steps: Vec::new() }
    }

    /// Notes a choice that was carried out; `choice` in the notation as it was written
    /// before, `world` as it stands after.
    pub fn note(&mut self, choice: impl Into<String>, world: &World) {
        self.note_thrown(choice, None, world);
    }

    /// Notes a choice with what its dice fell from.
    pub fn note_thrown(&mut self, choice: impl Into<String>, link: Option<Link>, world: &World) {
        self.steps.push(Step { choice: choice.into(), hash: state_hash(world), link });
    }

    /// Forgets the last choice: it was taken back.
    pub fn take_back(&mut self) {
        self.steps.pop();
    }

    /// Submits a choice and notes it.
    ///
    /// # Errors
    /// The refusal of the battle; nothing is noted then.
    pub fn submit(&mut self, battle: &mut Battle, choice: Choice) -> Result<(), Refusal> {
        let words = write(battle.table(), &choice);
        battle.submit(choice)?;
        self.note(words, battle.world());
        Ok(())
    }

    /// A noted choice, for the decision now pending. `None` past the last one.
    ///
    /// # Errors
    /// When it cannot be read in this battle.
    pub fn choice(&self, table: Table, index: usize) -> Option<Result<Choice, DataError>> {
        let step = self.steps.get(index)?;
        let place = || say!("choice {number}", number = index + 1);
        let error = |error: NotationError| DataError::new(place(), error.to_string());
        Some(read(table, &step.choice).map_err(error))
    }

    /// Whether a World stands at the start of this record.
    ///
    /// # Errors
    /// When it began otherwise.
    pub fn at_start(&self, world: &World) -> Result<(), Divergence> {
        let what = differs(self.start, world);
        what.map_or(Ok(()), |what| Err(Divergence { what, ..Divergence::default() }))
    }

    /// Plays a noted choice on a World that stands before it, and compares the hash. Past the
    /// last one nothing happens.
    ///
    /// # Errors
    /// When it cannot be read, is not legal, or leads elsewhere.
    pub fn play(&self, world: &mut World, index: usize) -> Result<(), Divergence> {
        let Some(step) = self.steps.get(index) else { return Ok(()) };
        let trouble = |what: String| {
            let choice = step.choice.clone();
            Divergence { step: index + 1, choice, what, ..Divergence::default() }
        };
        let choice = read(Table::new(world), &step.choice);
        let choice = choice.map_err(|error| trouble(error.to_string()))?;
        let submitted = match step.link {
            Some(link) => throw(world, choice, &step.choice, link),
            None => submit(world, choice),
        };
        submitted.map_err(|refusal| trouble(refusal.to_string()))?;
        differs(step.hash, world).map_or(Ok(()), |what| Err(trouble(what)))
    }

    /// The replay as text.
    pub fn to_text(&self) -> String {
        seal(format!("riposte {KIND} {}\n{}", self.deal.form(), self.body()))
    }

    /// Reads a replay.
    ///
    /// # Errors
    /// When the text is no replay, of another version, cut off or edited.
    pub fn from_text(file: &str, text: &str) -> Result<Record, DataError> {
        let text = as_written(text);
        let mut lines = Lines::open(file, &text, KIND)?;
        let record = Record::read_body(&mut lines)?;
        match lines.left() {
            0 => Ok(record),
            _ => Err(lines.error("there are lines after the last choice")),
        }
    }

    pub(crate) fn body(&self) -> String {
        let mut text = self.deal.write();
        text += &format!("start: {}\nchoices: {}\n", hex_number(self.start), self.steps.len());
        for step in &self.steps {
            let link = step.link.map_or(String::new(), |link| format!("{LINK}{} ", link.words()));
            text += &format!("{} {link}{}\n", hex_number(step.hash), step.choice);
        }
        text
    }

    pub(crate) fn read_body(lines: &mut Lines) -> Result<Record, DataError> {
        let deal = Deal::read(lines)?;
        let start = lines.hash("start")?;
        let count = lines.count("choices")?;
        if count > lines.left() {
            return Err(lines.wrong(&count.to_string(), "the number of choices that follow"));
        }
        lines.within(count, MOST, "{count} choices are too many")?;
        let steps = (0..count).map(|_| step(lines)).collect::<Result<_, _>>()?;
        Ok(Record { deal, start, steps })
    }
}

/// Carries out a choice whose dice fall from a link; `words` is the choice in the notation. Afterwards
/// the dice wait for the next link.
///
/// # Errors
/// When the choice is not legal; nothing has changed then.
pub fn throw(world: &mut World, choice: Choice, words: &str, link: Link) -> Result<(), Refusal> {
    let dice = link.dice(state_hash(world), words);
    world.insert_resource(dice);
    let done = submit(world, choice);
    world.insert_resource(waiting_dice());
    done
}

fn differs(expected: u64, world: &World) -> Option<String> {
    let found = state_hash(world);
    let words = || {
        let (found, expected) = (hex_number(found), hex_number(expected));
        say!("the state is {found}; expected {expected}", found, expected)
    };
    (found != expected).then(words)
}

fn step(lines: &mut Lines) -> Result<Step, DataError> {
    let line = lines.any()?;
    let parts = line.split_once(' ');
    let (hash, choice) = parts.ok_or_else(|| lines.wrong(line, "a hash and a choice"))?;
    let (link, choice) = match choice.strip_prefix(LINK).and_then(|rest| rest.split_once(' ')) {
        Some((link, choice)) => {
            let read =
                Link::read(link).ok_or_else(|| lines.wrong(link, "32 digits of 0-9 and a-f"))?;
            (Some(read), choice)
        }
        None => (None, choice),
    };
    Ok(Step { choice: choice.to_owned(), hash: lines.read_hash(hash)?, link })
}
