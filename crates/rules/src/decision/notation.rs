//! Choices as text, short enough to read aloud: `advance C4 >NE @urlik axe.cut`.
//!
//! A choice is its verb and then, in this order and only where it has them, parts marked
//! by their first letter. `docs/notation.md` is the page for players.

use std::fmt::Write as _;

use riposte_words::{phrase, say};
use thiserror::Error;

use super::{Arm, Choice, Verb};
use crate::battle::Table;
use crate::board::{Facing, hex_name, parse_hex};
use crate::figure::{FigureId, Spot};

/// A line that is no choice in the notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The line is empty.
    #[error("{}", no_line(.0))]
    Empty(String),
    /// The first word is no verb of the rulebook.
    #[error("{}", no_verb(.word, .known))]
    Verb {
        /// The word.
        word: String,
        /// The verbs.
        known: String,
    },
    /// A part cannot be read.
    #[error("{}", no_part(.part, .expected))]
    Part {
        /// The part.
        part: String,
        /// What was expected, as a phrase or said already.
        expected: String,
    },
}

fn no_line(verb: &str) -> String {
    say!("the line is empty; expected a verb, such as {verb}", verb)
}

fn no_verb(word: &str, known: &str) -> String {
    say!("\"{word}\" is no verb here; expected one of: {known}", word, known)
}

fn no_part(part: &str, expected: &str) -> String {
    say!("\"{part}\" cannot be read; expected {expected}", part, expected = phrase(expected))
}

/// Writes a choice of the pending decision.
pub fn write(table: Table, choice: &Choice) -> String {
    let verb = table.book().verbs()[choice.verb.0 as usize].word;
    let mut text = String::from(verb);
    // Writing to a String cannot fail.
    if let Some(actor) = choice.actor {
        let _ = write!(text, " {}:", table.sheet(actor).key);
    }
    if let Some(hex) = choice.hex {
        let _ = write!(text, " {}", hex_name(hex));
    }
    if let Some(facing) = choice.facing {
        let _ = write!(text, " >{}", facing.word());
    }
    if let Some(target) = choice.target {
        let _ = write!(text, " @{}", table.sheet(target).key);
    }
    if let Some(arm) = choice.arm {
        let _ = write!(text, " {}", arm_words(table, actor_of(table, choice), arm));
    }
    if let Some(number) = choice.number {
        let _ = write!(text, " ={number}");
    }
    if let Some(spot) = choice.spot {
        let _ = write!(text, " *{}", spot_word(table, spot));
    }
    text
}

/// Reads a choice for the pending decision. Whether it is legal is not asked here.
///
/// # Errors
/// When a word is not known or a part cannot be read.
pub fn read(table: Table, line: &str) -> Result<Choice, NotationError> {
    let mut parts = line.split_whitespace();
    let verbs = table.book().verbs();
    let Some(word) = parts.next() else {
        return Err(NotationError::Empty(verbs.first().map_or("", |verb| verb.word).to_owned()));
    };
    let Some(index) = verbs.iter().position(|verb| verb.word.eq_ignore_ascii_case(word)) else {
        let known: Vec<&str> = verbs.iter().map(|verb| verb.word).collect();
        return Err(NotationError::Verb { word: word.to_owned(), known: known.join(", ") });
    };
    let mut choice = Choice::plain(Verb(index as u8));
    for part in parts {
        read_part(table, &mut choice, part)?;
    }
    Ok(choice)
}

fn read_part(table: Table, choice: &mut Choice, part: &str) -> Result<(), NotationError> {
    let bad = |expected: &str| NotationError::Part {
        part: part.to_owned(),
        expected: expected.to_owned(),
    };
    if let Some(word) = part.strip_prefix('>') {
        let facing = Facing::parse(word).ok_or_else(|| bad(">N, >NE, >SE, >S, >SW or >NW"))?;
        choice.facing = Some(facing);
    } else if let Some(key) = part.strip_prefix('@') {
        choice.target = Some(find_figure(table, key).ok_or_else(|| bad(&figure_list(table)))?);
    } else if let Some(number) = part.strip_prefix('=') {
        choice.number = Some(number.parse().map_err(|_| bad("a whole number, such as =2"))?);
    } else if let Some(word) = part.strip_prefix('*') {
        choice.spot = Some(find_spot(table, word).ok_or_else(|| bad(&spot_list(table)))?);
    } else if let Some(key) = part.strip_suffix(':') {
        choice.actor = Some(find_figure(table, key).ok_or_else(|| bad(&figure_list(table)))?);
    } else if let Some(hex) = parse_hex(part) {
        choice.hex = Some(hex);
    } else {
        let arm = find_arm(table, actor_of(table, choice), part);
        choice.arm = Some(arm.ok_or_else(|| bad("a hex such as C4, or a weapon such as axe.cut"))?);
    }
    Ok(())
}

fn actor_of(table: Table, choice: &Choice) -> FigureId {
    let asked = table.decision().map(|decision| decision.figure);
    choice.actor.or(asked).unwrap_or_default()
}

fn find_figure(table: Table, key: &str) -> Option<FigureId> {
    table.find(&key.to_ascii_lowercase())
}

fn figure_list(table: Table) -> String {
    let keys: Vec<&str> = table.figures().map(|figure| table.sheet(figure).key.as_str()).collect();
    say!("one of: {list}", list = keys.join(", "))
}

fn spot_word(table: Table, spot: Spot) -> String {
    let names = table.book().spots(table.world());
    let name = names.get(spot.0 as usize).cloned().unwrap_or_default();
    name.to_lowercase().replace(' ', "-")
}

fn find_spot(table: Table, word: &str) -> Option<Spot> {
    let count = table.book().spots(table.world()).len() as u8;
    (0..count).map(Spot).find(|spot| spot_word(table, *spot).eq_ignore_ascii_case(word))
}

fn spot_list(table: Table) -> String {
    let spots = table.book().spots(table.world());
    say!("one of: {list}", list = spots.join(", ").to_lowercase())
}

/// The item's key, `#2` for the second of the same kind, and the mode's key.
fn arm_words(table: Table, figure: FigureId, arm: Arm) -> String {
    let arms = table.arms(figure);
    let Some(item) = arms.item(arm.item) else {
        return format!("item#{}", arm.item);
    };
    let weapon = table.armoury().weapon(item.weapon);
    let before = arms.numbered().filter(|(number, _)| *number < arm.item);
    let same = before.filter(|(_, other)| other.weapon == item.weapon).count();
    let mut text = weapon.key.clone();
    if same > 0 {
        let _ = write!(text, "#{}", same + 1);
    }
    if let Some(mode) = arm.mode.and_then(|mode| weapon.modes.get(mode as usize)) {
        let _ = write!(text, ".{}", mode.key);
    }
    text
}

fn find_arm(table: Table, figure: FigureId, word: &str) -> Option<Arm> {
    let items = table.arms(figure).numbered();
    let modes = |item: crate::figure::Item| {
        let count = table.armoury().weapon(item.weapon).modes.len() as u8;
        std::iter::once(None).chain((0..count).map(Some))
    };
    let mut all =
        items.flat_map(|(number, item)| modes(item).map(move |mode| Arm { item: number, mode }));
    all.find(|arm| arm_words(table, figure, *arm).eq_ignore_ascii_case(word))
}

/// The legal choices nearest to a line, most alike first, in the notation.
pub fn nearest(table: Table, line: &str, count: usize) -> Vec<String> {
    /// No choice is longer, by far.
    const MOST: usize = 200;
    let Some(decision) = table.decision() else { return Vec::new() };
    let line: String = line.chars().take(MOST).collect();
    let mut all: Vec<(usize, String)> = decision
        .choices
        .iter()
        .map(|choice| write(table, choice))
        .map(|text| (distance(&text, &line), text))
        .collect();
    all.sort();
    all.truncate(count);
    all.into_iter().map(|(_, text)| text).collect()
}

/// How many letters must be put in, taken out or changed.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn distance_counts_letters() {
        assert_eq!(distance("attack", "atack"), 1);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("same", "same"), 0);
    }
}
