//! Choices of many places, folded by where they lead.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;
use riposte_words::text;

use crate::driver::Prompt;

/// From so many choices of a verb on they are folded.
const MANY: usize = 13;

/// A choice, by its number in the prompt, and what it is folded under; empty for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// Its number.
    pub(super) number: usize,
    /// Where it and others lead, such as "next to Urlik: 3 ways".
    pub(super) fold: String,
}

/// Where a choice leads, seen from the figure that makes it. Foes are nearest first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Leads {
    /// To a hex next to a foe, or to that of one.
    To(u32, String),
    /// Closer to the nearest foe.
    Nearer(String),
    /// As far from it as now.
    AsFar(String),
    /// Farther off.
    Farther(String),
}

impl Leads {
    fn words(&self) -> String {
        match self {
            Leads::To(_, foe) => text!("spoken-next-to", foe = foe),
            Leads::Nearer(foe) => text!("spoken-nearer", foe = foe),
            Leads::AsFar(foe) => text!("spoken-as-far", foe = foe),
            Leads::Farther(foe) => text!("spoken-farther", foe = foe),
        }
    }
}

/// The choices of a prompt in the order in which they are said; those of a verb that has many places by
/// where they lead.
pub(super) fn folded(table: Table, prompt: &Prompt) -> Vec<Way> {
    let figure = prompt.decision.figure;
    let foes: Vec<FigureId> =
        table.active_figures().filter(|foe| table.side(*foe) != table.side(figure)).collect();
    let verbs = prompt.options.iter().map(|option| option.choice.verb);
    // When each verb is first named, and of how many places.
    let mut told: BTreeMap<Verb, (usize, usize)> = BTreeMap::new();
    for (number, verb) in verbs.enumerate() {
        let (_, places) = told.entry(verb).or_insert((number, 0));
        *places += usize::from(prompt.options[number].choice.hex.is_some());
    }
    let leads_of = |number: usize| {
        let choice = &prompt.options[number].choice;
        let hex = choice.hex.filter(|_| told[&choice.verb].1 >= MANY)?;
        leads(table, figure, &foes, hex)
    };
    let kind = |number: usize| (told[&prompt.options[number].choice.verb].0, leads_of(number));
    let mut ways: Vec<_> = (0..prompt.options.len()).map(|n| (kind(n), n)).collect();
    ways.sort();
    let kinds = ways.chunk_by(|(one, _), (other, _)| one == other);
    kinds
        .flat_map(|alike| alike.iter().map(|((_, leads), number)| way(*number, leads, alike.len())))
        .collect()
}

/// A choice that so many are like.
fn way(number: usize, leads: &Option<Leads>, alike: usize) -> Way {
    let leads = leads.as_ref().filter(|_| alike > 1);
    let fold = leads.map(|leads| text!("spoken-ways", leads = leads.words(), ways = alike));
    let fold = fold.unwrap_or_default();
    Way { number, fold }
}

/// Where a hex lies for a figure, by its foes; `None` where there is none.
fn leads(table: Table, figure: FigureId, foes: &[FigureId], hex: Hex) -> Option<Leads> {
    let far = |foe: FigureId| table.hex(foe).unsigned_distance_to(hex);
    let near = foes.iter().copied().filter(|foe| far(*foe) <= 1).min_by_key(|foe| far(*foe));
    if let Some(foe) = near {
        return Some(Leads::To(table.distance(figure, foe), table.name(foe).to_owned()));
    }
    let away = foes.iter().map(|foe| (table.distance(figure, *foe), far(*foe), *foe));
    let (now, then, foe) = away.min()?;
    let name = table.name(foe).to_owned();
    Some(match then.cmp(&now) {
        Ordering::Less => Leads::Nearer(name),
        Ordering::Equal => Leads::AsFar(name),
        Ordering::Greater => Leads::Farther(name),
    })
}

#[cfg(test)]
mod tests {
    use riposte_rules::battle::Battle;
    use riposte_rules::data::Scenario;
    use riposte_rules::roll::Dice;

    use super::*;

    #[test]
    fn every_choice_is_told_once_and_those_of_a_fold_stand_together() {
        let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
        let mut folds = 0;
        for key in riposte_trial::FIRST {
            let laid = Scenario::shipped(&library, key)
                .and_then(|scenario| Battle::new(&shelf, &library, &scenario, Dice::seeded(1)));
            let mut battle = laid.unwrap_or_else(|error| panic!("{error}"));
            for number in 0..40 {
                let Some(prompt) = Prompt::of(battle.table()) else { break };
                let ways = folded(battle.table(), &prompt);
                let mut numbers: Vec<usize> = ways.iter().map(|way| way.number).collect();
                numbers.sort_unstable();
                assert!(numbers.into_iter().eq(0..prompt.options.len()), "{key}");
                let verb = |way: &Way| prompt.options[way.number].choice.verb;
                let together = ways.chunk_by(|a, b| (verb(a), &a.fold) == (verb(b), &b.fold));
                for kind in together.filter(|kind| !kind[0].fold.is_empty()) {
                    folds += 1;
                    let ending = format!(": {} ways", kind.len());
                    assert!(kind[0].fold.ends_with(&ending), "{key}: {}", kind[0].fold);
                }
                let choice = prompt.options[number % prompt.options.len()].choice;
                assert!(battle.submit(choice).is_ok(), "{key}");
            }
        }
        assert!(folds > 20, "{folds}");
    }
}
