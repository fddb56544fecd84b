//! What happened, in words: one line each, its parts on demand.

use riposte_rules::tell::{Entry, Line, Sum};
use riposte_words::phrase;

use crate::battle_log::BattleLog;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its number: that of its first part in the log.
    pub number: usize,
    /// What happened.
    pub text: String,
    /// All its parts, each with what it is made up of; empty where the line says it all.
    pub parts: Vec<String>,
}

/// What is told of the log that was not told before: of so many lines as have been shown, those
/// that begin after some, and those that have gone on since.
pub fn told(battle_log: &BattleLog, before: usize, shown: usize) -> Vec<Told> {
    let entries = battle_log.entries(shown, shown);
    let new = |entry: &Entry| entry.changed >= before || entry.number() >= before;
    let news = entries.into_iter().filter(|entry| !entry.heads.is_empty() && new(entry));
    let part = |line: &Line| {
        let sums = line.sums.iter().filter(|sum| !sum.parts.is_empty());
        [line.text.clone()].into_iter().chain(sums.map(made_of)).collect::<Vec<_>>().join("; ")
    };
    news.map(|entry| Told {
        number: entry.number(),
        text: entry.text(),
        parts: match entry.folds() {
            true => entry.parts(&battle_log.lines).into_iter().map(part).collect(),
            false => Vec::new(),
        },
    })
    .collect()
}

/// What a roll, or what it is rolled against, is made up of, with the rules.
pub(super) fn made_of(sum: &Sum) -> String {
    let parts = sum.parts.iter();
    let parts: Vec<String> =
        parts.map(|(value, label, rule)| format!("{value} {} ({rule})", phrase(label))).collect();
    format!("{}: {}", sum.words, parts.join(", "))
}
