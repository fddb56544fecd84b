//! The list of what can be done now: at most nine rows. What differs only in where it is done or in
//! which way the figure then looks is one row, and verbs of a group fold into the row of the group.

use riposte_rules::decision::{Choice, Verb, VerbGroup};

use super::words;
use crate::driver::Prompt;

/// So many rows a list has at most: as many as there are keys for.
pub const MOST: usize = 9;

/// A row of the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// All choices of a verb.
    Verb(Verb),
    /// A group of several verbs, folded.
    Group(VerbGroup, Vec<Verb>),
    /// Choices that differ at most in their hex and facing, by number.
    Way(Vec<usize>),
    /// So many more rows.
    More(usize),
}

/// The choice that stands for several: the usual one, or else the best of the blows. One that leads to
/// a hex does not stand for just going there, or a click on the hex would strike.
pub fn leading(prompt: &Prompt, several: &[usize], usual: Option<usize>) -> Option<usize> {
    let usual = usual.filter(|number| several.contains(number));
    let goes = || several.iter().any(|number| prompt.only_goes(*number));
    let leads = |number: &usize| prompt.options[*number].choice.hex.is_some() && goes();
    let blow = || best(prompt, several).filter(|number| !leads(number));
    usual.or_else(blow).or_else(|| several.first().copied())
}

/// The choice that promises most, of blows and feints that of the blows.
fn best(prompt: &Prompt, several: &[usize]) -> Option<usize> {
    let forecast = |number: usize| &prompt.options[number].forecast;
    let hurts = several.iter().any(|number| forecast(*number).harm.is_some());
    let first = |number: usize| forecast(number).outlook().first;
    let thrown = several
        .iter()
        .copied()
        .filter(|number| !hurts || forecast(*number).harm.is_some())
        .filter(|number| words::headline(forecast(*number)).is_some());
    let better = |one: usize, other: usize| first(other).compare(&first(one)).is_gt();
    thrown.reduce(|one, other| if better(one, other) { other } else { one })
}

/// Where there are too many ways for one list, those of one verb are folded into the row of the
/// verb, the verb with most of them first.
pub fn by_verb(prompt: &Prompt, mut rows: Vec<Row>) -> Vec<Row> {
    let verb = |row: &Row| match row {
        Row::Way(way) => way.first().map(|number| prompt.options[*number].choice.verb),
        _ => None,
    };
    while rows.len() > MOST {
        let ways = |of: Verb| rows.iter().filter(|row| verb(row) == Some(of)).count();
        let Some(most) = rows.iter().filter_map(verb).max_by_key(|of| ways(*of)) else { break };
        if ways(most) < 2 {
            break;
        }
        let first = rows.iter().position(|row| verb(row) == Some(most)).unwrap_or(0);
        rows[first] = Row::Verb(most);
        rows.retain(|row| verb(row) != Some(most));
    }
    rows
}

/// How many rows there are with some of the groups folded.
pub fn count(groups: &[(VerbGroup, Vec<Verb>)], folded: &[VerbGroup]) -> usize {
    let rows = |(group, verbs): &(VerbGroup, Vec<Verb>)| {
        if folded.contains(group) { 1 } else { verbs.len() }
    };
    groups.iter().map(rows).sum()
}

/// The open verbs, by group.
pub fn groups(prompt: &Prompt) -> Vec<(VerbGroup, Vec<Verb>)> {
    let open = prompt.open_verbs();
    let of = |group: VerbGroup| -> Vec<Verb> {
        open.iter().copied().filter(|verb| prompt.group(*verb) == group).collect()
    };
    let all = VerbGroup::ALL.into_iter().map(|group| (group, of(group)));
    all.filter(|(_, verbs)| !verbs.is_empty()).collect()
}

/// Choices that differ at most in where they lead and which way one then looks, together. Where
/// nothing but that is asked each stands alone.
pub fn ways(prompt: &Prompt, numbers: Vec<usize>) -> Vec<Row> {
    let alone = prompt.is_turn() || prompt.is_pick();
    let mut ways: Vec<(Choice, Vec<usize>)> = Vec::new();
    for number in numbers {
        let choice = prompt.options[number].choice;
        let what = Choice { hex: None, facing: None, ..choice };
        match ways.iter_mut().find(|(known, _)| *known == what && !alone) {
            Some((_, several)) => several.push(number),
            None => ways.push((what, vec![number])),
        }
    }
    ways.into_iter().map(|(_, numbers)| Row::Way(numbers)).collect()
}
