//! What a new rulebook has to bring before its first rule: its face, its tables and weapons from
//! files, what it keeps of a figure, a turn in which everybody is asked, what is shown. Copy these
//! files, give them another name, and begin with the rules.
#![allow(clippy::unwrap_used)]

mod actions;
mod book;
mod cards;
mod fighter;
mod rule_ids;
mod tables;
mod turn;
mod view;
mod wording;
mod words;

use std::path::Path;
use std::sync::Arc;

use riposte_rules::board::Facing;
use riposte_rules::data::{Scenario, Source};
use riposte_rules::figure::FigureId;
use riposte_rules::prelude::*;
use riposte_rules::rulebook::Shelf;

/// A new rulebook may cost so many lines before its first rule.
const MOST: usize = 700;

fn library() -> Library {
    let mut library = Library::default();
    library.add("rulebooks/frame/constants.ron", include_str!("data/constants.ron"));
    library.add("rulebooks/frame/weapons.ron", include_str!("data/weapons.ron"));
    library
}

fn meadow(text: &str) -> Result<Battle, DataError> {
    let (shelf, library) = (Shelf(vec![Arc::new(book::Frame)]), library());
    let scenario = Scenario::read(&library, "meadow", Source::new("meadow", text))?;
    Battle::new(&shelf, &library, &scenario, Dice::seeded(1))
}

#[test]
fn the_frame_of_a_rulebook_is_played_to_the_end_saved_and_shown() {
    let mut battle = meadow(include_str!("data/meadow.ron")).unwrap();
    let mut asked = Vec::new();
    while let Some(decision) = battle.decision() {
        asked.push(decision.figure.0);
        let choice = if asked.len() == 1 { decision.choices[4] } else { decision.default };
        let text = battle.snapshot().to_text(battle.world()).unwrap();
        let copy = Snapshot::from_text(battle.world(), "copy", &text).unwrap();
        assert_eq!(copy, battle.snapshot());
        battle.submit(choice).unwrap();
    }
    assert_eq!(asked, [0, 1, 0, 1, 0, 1], "three turns");
    assert!(battle.outcome().is_some());
    assert_eq!(battle.table().facing(FigureId(0)), Facing::ALL[4], "it has turned");
    let (book, world) = (battle.table().book(), battle.world());
    assert_eq!(book.card(world, FigureId(0))[0].value, "5 of 5");
    assert_eq!(book.vitality(world, FigureId(1))[0].left, 5);
    let weapon = battle.table().arms(FigureId(0)).numbered().next().unwrap().1.weapon;
    assert_eq!(book.weapon_card(world, weapon)[0].value, "takes 3 of a life");
    assert_eq!((book.phases(world).len(), book.turn_order(world).len()), (2, 2));
}

#[test]
fn a_figure_out_of_bounds_is_refused_with_its_place() {
    let wrong = [("5}", "50}", "Life of 1 to 20"), ("Life", "Luck", "is no score")];
    for (from, to, expected) in wrong {
        let text = include_str!("data/meadow.ron").replace(from, to);
        let error = meadow(&text).err().unwrap().to_string();
        assert!(error.contains(expected) && error.starts_with("meadow:"), "{error}");
    }
}

/// The lines of the files in a folder, but for the tests.
fn lines(folder: &Path) -> usize {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.is_file() && path.file_name().unwrap() != "main.rs");
    files.map(|path| std::fs::read_to_string(path).unwrap().lines().count()).sum()
}

#[test]
fn a_new_rulebook_costs_few_lines_before_its_first_rule() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frame");
    let all = lines(&folder) + lines(&folder.join("data"));
    assert!(all <= MOST, "{all} lines");
}
