//! What a player types.

use riposte_rules::battle::{Table, why_not};
use riposte_rules::decision::{Choice, nearest, read};
use riposte_rules::figure::FigureId;
use riposte_words::{phrase, say};

use crate::ask::listed;

/// What may be typed besides a choice, and what it does.
const TYPED: [(&str, &str); 10] = [
    ("(Enter)", "the choice marked with *"),
    ("details N", "everything known of choice N: dice, modifiers with their rules, odds"),
    ("log", "the last things that happened"),
    ("log N", "all parts of line N of the log: every roll with its modifiers and their rules"),
    ("show", "the board and everyone on it"),
    (
        "about NAME",
        "a figure looked at closer: its weapons, how far they strike, where its foes are",
    ),
    ("choices", "the choices once more"),
    ("undo", "take the last choice back, up to the last dice or the other side's choice"),
    ("help", "this"),
    ("quit", "leave the battle"),
];

/// What may be typed, as shown on `help`.
pub fn help() -> String {
    let first = phrase(
        "Type the number of a choice, or the choice in the notation at the end of its line.",
    );
    let line = |(typed, does): (&str, &str)| format!("  {typed:<13}{}\n", phrase(does));
    let lines: String = TYPED.into_iter().map(line).collect();
    format!("{first}\n{lines}")
}

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Make a choice.
    Choose(Choice),
    /// Show what is known of a choice.
    Details(Choice),
    /// Show all parts of a line of the log by its number, or the last lines.
    Log(Option<usize>),
    /// Show the board.
    Show,
    /// Show more of a figure.
    About(FigureId),
    /// Show the choices.
    Choices,
    /// Take a choice back.
    Undo,
    /// Show the help.
    Help,
    /// Leave.
    Quit,
    /// Nothing of these; what is wrong, in words.
    Wrong(String),
}

/// Reads a typed line for the pending decision.
pub fn command(table: Table, line: &str) -> Command {
    let line = line.trim();
    match line.to_ascii_lowercase().as_str() {
        "" => usual(table),
        "help" | "?" => Command::Help,
        "show" | "board" => Command::Show,
        "choices" => Command::Choices,
        "undo" => Command::Undo,
        "quit" | "exit" => Command::Quit,
        "log" => Command::Log(None),
        lower => match (lower.strip_prefix("details"), lower.strip_prefix("log ")) {
            (Some(number), _) => {
                pick(table, number.trim()).map_or_else(Command::Wrong, Command::Details)
            }
            (_, Some(number)) => match number.trim().parse() {
                Ok(number) => Command::Log(Some(number)),
                Err(_) => Command::Wrong(say!("expected the number of a line: log 12")),
            },
            _ => match lower.strip_prefix("about ") {
                Some(name) => closer(table, name.trim()),
                None => chosen(table, line),
            },
        },
    }
}

/// The figure that is called so, or whose name begins so.
fn closer(table: Table, name: &str) -> Command {
    let called = |figure: &FigureId| table.name(*figure).to_lowercase();
    let whole = table.figures().find(|figure| called(figure) == name);
    let found = whole.or_else(|| table.figures().find(|figure| called(figure).starts_with(name)));
    found.map_or_else(
        || {
            let names: Vec<&str> = table.figures().map(|figure| table.name(figure)).collect();
            Command::Wrong(say!("expected one of {names}", names = names.join(", ")))
        },
        Command::About,
    )
}

fn usual(table: Table) -> Command {
    match listed(table) {
        Some((_, usual)) => Command::Choose(usual),
        None => Command::Wrong(say!("nothing is asked")),
    }
}

fn chosen(table: Table, line: &str) -> Command {
    if line.chars().all(|sign| sign.is_ascii_digit()) {
        return pick(table, line).map_or_else(Command::Wrong, Command::Choose);
    }
    let choice = match read(table, line) {
        Ok(choice) => choice,
        Err(error) => return Command::Wrong(format!("{error}; {}", suggestion(table, line))),
    };
    match table.decision() {
        Some(decision) if decision.is_legal(&choice) => Command::Choose(choice),
        _ => {
            let why = why_not(table.world(), &choice);
            let words = say!("not open now: {why}", why);
            Command::Wrong(format!("{words}; {}", suggestion(table, line)))
        }
    }
}

fn suggestion(table: Table, line: &str) -> String {
    say!("nearest: {list}", list = nearest(table, line, 3).join(" | "))
}

/// The choice with a number, counted from 1 in the order in which they are listed.
fn pick(table: Table, number: &str) -> Result<Choice, String> {
    let ways = listed(table).map(|(ways, _)| ways).unwrap_or_default();
    let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let choice = index.and_then(|index| ways.get(index)).map(|(choice, _)| *choice);
    choice.ok_or_else(|| say!("expected a number from 1 to {last}", last = ways.len()))
}
