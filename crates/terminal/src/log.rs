//! What happened: one line for each thing, its parts on demand.

use riposte_rules::battle::Table;
use riposte_rules::event::Event;
use riposte_rules::tell::{Entry, Head, Line, Sum, Teller, Tone, entries};

/// What was told so far, and how more is told.
#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: Vec<Line>,
    teller: Teller,
    /// Whether all parts are shown at once.
    verbose: bool,
}

impl Log {
    /// A log in which everything that happens has one line, numbered, with its parts on demand.
    pub fn folded() -> Log {
        Log::default()
    }

    /// A log that shows all parts at once.
    pub fn verbose() -> Log {
        Log { verbose: true, ..Log::default() }
    }

    /// Takes events in; gives what is new of them, as it is printed.
    pub fn take(&mut self, table: Table, events: &[Event]) -> String {
        let known = self.lines.len();
        for event in events {
            let line = self.teller.tell(table, event);
            self.lines.push(line);
        }
        match self.verbose {
            true => self.lines[known..].iter().map(whole).collect(),
            false => self.news(known),
        }
    }

    /// What is new since so many lines were known: entries, and the results of those known before
    /// that have come since.
    fn news(&self, known: usize) -> String {
        let before = entries(&self.lines[..known], 0);
        let told = |number: usize, head: &Head| {
            let entry = before.get(number - 1).into_iter();
            entry.flat_map(|entry| &entry.heads).any(|old| old.text() == head.text())
        };
        let new = |(number, entry): (usize, Entry)| {
            let begun = entry.number() < known;
            let heads = entry.heads.iter().filter(|head| !told(number, head));
            printed(number, heads, begun)
        };
        self.numbered(0).map(new).collect()
    }

    /// The last entries, each with its number; `open` shows one of them in full.
    pub fn latest(&self, most: usize) -> String {
        let from = entries(&self.lines, 0).len().saturating_sub(most);
        self.numbered(from).map(|(number, entry)| printed(number, &entry.heads, false)).collect()
    }

    /// All parts of the entry with a number, counted from 1; `None` when there is none.
    pub fn open(&self, number: usize) -> Option<String> {
        let (_, entry) = self.numbered(number.checked_sub(1)?).next()?;
        let lines = entry.lines.iter().filter_map(|number| self.lines.get(*number));
        Some(lines.map(|line| format!("{}{}", whole(line), parts(line))).collect())
    }

    /// The entries from one on, each with its number, counted from 1.
    fn numbered(&self, from: usize) -> impl Iterator<Item = (usize, Entry)> {
        (1..).zip(entries(&self.lines, 0)).skip(from)
    }
}

/// Results of an entry, a line each, the first with the number of the entry; where it was begun
/// before it goes on.
fn printed<'h>(number: usize, heads: impl IntoIterator<Item = &'h Head>, begun: bool) -> String {
    let line = |(place, head): (usize, &Head)| match (head.tone, place, begun) {
        (tone, ..) if tone.heads() => format!("— {} —\n", head.text()),
        (_, _, true) => format!("{number:>4}  … {}\n", head.text()),
        (_, 0, false) => format!("{number:>4}  {}\n", head.text()),
        _ => format!("      {}\n", head.text()),
    };
    heads.into_iter().enumerate().map(line).collect()
}

/// A line as it stands among all parts; deeds stand out, dice and small things are indented.
fn whole(line: &Line) -> String {
    let rule = if line.rule.is_empty() { String::new() } else { format!("  ({})", line.rule) };
    match line.tone {
        Tone::Turn | Tone::Phase | Tone::End => format!("— {} —\n", line.text),
        Tone::Deed => format!("{}{rule}\n", line.text),
        Tone::Harm => format!("! {}{rule}\n", line.text),
        Tone::Dice => format!("    {}{rule}\n", line.text),
        Tone::Aside | Tone::Reason => format!("  {}{rule}\n", line.text),
    }
}

/// What the rolls of a line are made up of.
fn parts(line: &Line) -> String {
    let sum = |sum: &Sum| -> String {
        let part = |(value, label, rule): &(String, _, &str)| {
            format!("        {value:>4} {label} ({rule})\n")
        };
        sum.parts.iter().map(part).collect()
    };
    line.sums.iter().map(sum).collect()
}
