//! The figures that come with the Options rulebook keep to its rules.

use riposte_options::tables::{Class, Tables};
use riposte_rules::data::{Armoury, FigureEntry, Library, RosterFile};

fn read() -> (Tables, Armoury) {
    Tables::read(&riposte_trial::library()).unwrap_or_else(|error| panic!("{error}"))
}

fn roster(library: &Library, name: &str) -> RosterFile {
    let read = library.read(&format!("rosters/{name}.ron"));
    read.unwrap_or_else(|error| panic!("{error}"))
}

fn figures() -> Vec<FigureEntry> {
    let library = riposte_trial::library();
    let rosters = library.names("rosters").map(|name| roster(&library, name));
    let of_book = rosters.filter(|roster| roster.rulebook == "options");
    of_book.flat_map(|roster| roster.figures).collect()
}

/// A score, if the figure has it.
fn score(figure: &FigureEntry, name: &str) -> Option<i32> {
    figure.scores.get(name).map(|number| number.halves / 2)
}

#[test]
fn opt_101_the_attributes_of_every_figure_add_up() {
    let tables = read().0;
    for figure in figures() {
        let people = tables.peoples.iter().find(|row| score(&figure, &row.key).is_some());
        let Some(people) = people.or(tables.peoples.first()) else { panic!("no people") };
        let wits = score(&figure, "IQ");
        let sum: i32 = ["ST", "DX"].iter().filter_map(|name| score(&figure, name)).sum();
        let expected = people.total + if wits.is_some() { 8 } else { 0 };
        assert_eq!(sum + wits.unwrap_or(0), expected, "{}", figure.key);
    }
}

#[test]
fn opt_812_nobody_carries_a_weapon_too_heavy_to_use() {
    let (tables, armoury) = read();
    for figure in figures() {
        for item in &figure.kit {
            let weapon = armoury.find(&item.item).unwrap_or_default();
            let needed = tables.weapons.of(weapon).strength;
            let st = score(&figure, "ST").unwrap_or(0);
            assert!(needed <= st, "{} has ST {st} for {}", figure.key, item.item);
        }
    }
}

#[test]
fn opt_903_wizards_begin_with_nothing_in_the_hand_but_a_staff() {
    let (tables, armoury) = read();
    let wizards: Vec<FigureEntry> =
        figures().into_iter().filter(|figure| score(figure, "IQ").is_some()).collect();
    assert!(wizards.len() >= 2);
    for wizard in wizards {
        for item in wizard.kit.iter().filter(|item| item.at.in_hand()) {
            let class = tables.weapons.of(armoury.find(&item.item).unwrap_or_default()).class;
            assert_eq!(class, Class::Staff, "{} holds {}", wizard.key, item.item);
        }
    }
}

#[test]
fn opt_911_wizards_know_different_spells_and_none_above_their_iq() {
    let tables = read().0;
    let mut known: Vec<Vec<&str>> = Vec::new();
    for figure in figures() {
        let spells = tables.spells.iter().filter(|row| score(&figure, &row.key).is_some());
        let spells: Vec<_> = spells.collect();
        if spells.is_empty() {
            continue;
        }
        let wits = score(&figure, "IQ").unwrap_or(tables.constants.plain_iq);
        let hard = spells.iter().find(|row| row.iq > wits).map(|row| &row.key);
        assert_eq!(hard, None, "{} has IQ {wits}", figure.key);
        known.push(spells.iter().map(|row| row.key.as_str()).collect());
    }
    for row in &tables.spells {
        let taught = known.iter().any(|spells| spells.contains(&row.key.as_str()));
        assert!(taught, "nobody knows {}", row.key);
    }
    let count = known.len();
    known.sort();
    known.dedup();
    assert_eq!(known.len(), count, "two wizards know the same spells");
}
