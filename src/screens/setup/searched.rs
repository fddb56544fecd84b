//! What a scenario is found by: its words as its file has them and in the language spoken, and what
//! stands on its card.

use riposte_ai::Balance;
use riposte_rules::data::Scenario;
use riposte_rules::rulebook::Shelf;
use riposte_words::{called, phrase};

use super::against::strengths;
use super::measured::{in_short, row_in};
use crate::shipped::{scenario_blurb, scenario_name};
use crate::theme::capital;

/// The scenarios that are found, by their numbers: those in which all that is looked for stands in
/// one piece, as in "1 against 3"; where there is none, those in which every word of it stands
/// somewhere.
pub(crate) fn found(scenarios: &[Scenario], balance: &Balance, search: &str) -> Vec<usize> {
    let search = search.trim().to_lowercase();
    let shelf = riposte_shelf::shelf();
    let texts: Vec<Vec<String>> =
        scenarios.iter().map(|scenario| texts(scenario, balance, &shelf)).collect();
    let with = |words: &[&str]| -> Vec<usize> {
        let has = |texts: &[String]| {
            words.iter().all(|word| texts.iter().any(|text| text.contains(word)))
        };
        (0..texts.len()).filter(|number| has(texts[*number].as_slice())).collect()
    };
    let whole = with(&[search.as_str()]);
    if !whole.is_empty() {
        return whole;
    }
    with(&search.split_whitespace().collect::<Vec<_>>())
}

/// All that is told of a scenario, in small letters.
fn texts(scenario: &Scenario, balance: &Balance, shelf: &Shelf) -> Vec<String> {
    let mut texts = vec![scenario.name.clone(), scenario.blurb.clone()];
    texts.extend([scenario_name(scenario), scenario_blurb(scenario)].map(|it| it.into_owned()));
    texts.extend(scenario.sides.iter().flat_map(|side| [side.clone(), phrase(side).into_owned()]));
    texts.extend(shelf.find(&scenario.rulebook).map(|book| book.name().to_owned()));
    texts.push(strengths(scenario));
    let known = row_in(balance, scenario);
    texts.extend(known.map(|row| in_short(&row, &scenario.sides)));
    for figure in &scenario.figures {
        texts.extend([&*figure.name, called(&figure.name)].map(str::to_owned));
        texts.extend(figure.entry.kit.iter().flat_map(|kit| names(&kit.item)));
    }
    texts.iter().map(|text| text.to_lowercase()).collect()
}

/// What a thing is called, out of its key: "large shield", and the same in the language spoken.
fn names(key: &str) -> [String; 2] {
    let english = key.replace('-', " ");
    let spoken = phrase(&capital(&english)).into_owned();
    [english, spoken]
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn all() -> (Vec<Scenario>, Arc<Balance>) {
        let library = riposte_shelf::library();
        let scenarios = Scenario::all(&library).into_iter().filter_map(Result::ok).collect();
        (scenarios, Balance::shipped(&library).unwrap_or_else(|error| panic!("{error}")))
    }

    #[test]
    fn scenarios_are_found_by_what_stands_on_their_cards_and_by_what_is_held() {
        let (scenarios, balance) = all();
        let names = |search: &str| -> Vec<&str> {
            let found = found(&scenarios, &balance, search);
            found.into_iter().map(|number| scenarios[number].name.as_str()).collect()
        };
        assert!(names("Lengths").contains(&"Measure for measure"), "{:?}", names("Lengths"));
        assert!(names("large shield").contains(&"Axe and sword"), "{:?}", names("large shield"));
        let duels = names(" 1 against 1 ");
        assert!(duels.contains(&"Axe and sword"), "{duels:?}");
        assert!(!duels.contains(&"A quarrel on the green"), "1 against 3 is no duel: {duels:?}");
        // Words that stand apart: the book and how even it is.
        let even = names("lengths even");
        assert!(even.contains(&"Measure for measure"), "{even:?}");
        assert!(!even.contains(&"Axe and sword"), "{even:?}");
    }
}
