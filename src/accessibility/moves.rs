//! Choices of many places, folded by where they lead.

use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;

use crate::driver::Prompt;

/// From so many choices of a verb on they are folded.
const MANY: usize = 13;

/// A choice, by its number in the prompt, and what it is folded under; empty for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// Its number.
    pub(super) number: usize,
    /// Where it and others lead, such as "next to Urlik: three ways".
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
            Leads::To(_, foe) => format!("next to {foe}"),
            Leads::Nearer(foe) => format!("nearer to {foe}"),
            Leads::AsFar(foe) => format!("as far from {foe} as now"),
            Leads::Farther(foe) => format!("farther from {foe}"),
        }
    }
}

/// The choices of a prompt in the order in which they are said; those of a verb that has many places by
/// where they lead.
pub(super) fn folded(table: Table, prompt: &Prompt) -> Vec<Way> {
    let many = |verb: Verb| {
        let of_verb = prompt.options.iter().filter(|option| option.choice.verb == verb);
        of_verb.filter(|option| option.choice.hex.is_some()).count() >= MANY
    };
    let leads = |number: usize| {
        let choice = &prompt.options[number].choice;
        let hex = choice.hex.filter(|_| many(choice.verb))?;
        leads(table, prompt.decision.figure, hex)
    };
    let mut ways: Vec<(usize, Option<Leads>)> =
        (0..prompt.options.len()).map(|number| (number, leads(number))).collect();
    let first = |verb: Verb| prompt.options.iter().position(|option| option.choice.verb == verb);
    ways.sort_by_key(|(number, leads)| (first(prompt.options[*number].choice.verb), leads.clone()));
    let alike = |number: usize, leads: &Leads| {
        let verb = prompt.options[number].choice.verb;
        let same = |(other, to): &&(usize, Option<Leads>)| {
            prompt.options[*other].choice.verb == verb && to.as_ref() == Some(leads)
        };
        ways.iter().filter(same).count()
    };
    let fold = |number: usize, leads: &Option<Leads>| match leads {
        Some(leads) => match alike(number, leads) {
            1 => String::new(),
            count => format!("{}: {count} ways", leads.words()),
        },
        None => String::new(),
    };
    ways.iter().map(|(number, leads)| Way { number: *number, fold: fold(*number, leads) }).collect()
}

/// Where a hex lies for a figure, by its foes; `None` where there is none.
fn leads(table: Table, figure: FigureId, hex: Hex) -> Option<Leads> {
    let foes = table.active_figures().filter(|foe| table.side(*foe) != table.side(figure));
    let far = |foe: FigureId| table.hex(foe).unsigned_distance_to(hex);
    let (now, then, foe) = foes.map(|foe| (table.distance(figure, foe), far(foe), foe)).min()?;
    let near = table.active_figures().filter(|foe| table.side(*foe) != table.side(figure));
    if let Some(foe) = near.filter(|foe| far(*foe) <= 1).min_by_key(|foe| far(*foe)) {
        return Some(Leads::To(table.distance(figure, foe), table.name(foe).to_owned()));
    }
    let name = table.name(foe).to_owned();
    Some(match then.cmp(&now) {
        std::cmp::Ordering::Less => Leads::Nearer(name),
        std::cmp::Ordering::Equal => Leads::AsFar(name),
        std::cmp::Ordering::Greater => Leads::Farther(name),
    })
}
