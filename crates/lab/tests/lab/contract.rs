//! The contract of a rulebook: what every book on the shelf holds, whatever its rules are. The
//! invariants of positions and of copies are held by the soak, in games of every book.

use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_lab::promises::Promises;
use riposte_rules::data::{RosterFile, Scenario};
use riposte_rules::decision::VerbInfo;
use riposte_rules::prelude::*;
use riposte_rules::rulebook::Rulebook;

/// So many decisions are looked at in each scenario.
const DECISIONS: usize = 1500;

fn scenarios(book: &dyn Rulebook) -> Vec<Scenario> {
    let library = riposte_shelf::library();
    let read = |key| Scenario::shipped(&library, key).unwrap_or_else(|error| panic!("{error}"));
    library.names("scenarios").map(read).filter(|it| it.rulebook == book.key()).collect()
}

fn root(place: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(place)
}

/// The names in a folder of the project, without their endings.
fn names(place: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(root(place)).unwrap_or_else(|error| panic!("{place}: {error}"));
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect()
}

/// The tests go through the shelf; and whatever has a folder or a file of its own is on it.
#[test]
fn no_book_is_left_out() {
    let shelf = riposte_shelf::shelf().0;
    let keys: BTreeSet<String> = shelf.iter().map(|book| book.key().to_owned()).collect();
    assert_eq!(keys.len(), shelf.len(), "two books have one key");
    let mut crates = names("crates/rulebooks");
    crates.retain(|name| !["kit", "shelf"].contains(&name.as_str()));
    assert_eq!(crates, keys, "the crates of rulebooks and the shelf");
    for place in ["assets/rulebooks", "docs/rules", "docs/notation", "tests/perft"] {
        assert_eq!(names(place), keys, "{place} and the shelf");
    }
    let scenarios: BTreeSet<String> =
        riposte_shelf::library().names("scenarios").map(str::to_owned).collect();
    assert_eq!(names("tests/golden"), scenarios, "golden transcripts and scenarios");
    for key in &keys {
        let tests = root("crates/rulebooks").join(key).join("tests");
        assert!(tests.is_dir(), "{key} has no tests of its own");
        let numbers = format!("crates/rulebooks/{key}/tests/rules/page_numbers.rs");
        assert!(root(&numbers).exists(), "the numbers on the page of {key} are not tested");
    }
}

#[test]
fn every_book_has_its_scenarios_and_figures() {
    let library = riposte_shelf::library();
    let rosters: Vec<RosterFile> = library
        .names("rosters")
        .map(|name| library.read(&format!("rosters/{name}.ron")).unwrap())
        .collect();
    for book in riposte_shelf::shelf().0 {
        assert!(scenarios(&*book).len() >= 6, "{} has too few scenarios", book.name());
        assert!(!book.blurb().is_empty());
        let figures = rosters.iter().filter(|it| it.rulebook == book.key());
        assert!(figures.map(|it| it.figures.len()).sum::<usize>() >= 6, "{}", book.name());
    }
}

#[test]
fn every_verb_and_question_has_words_of_its_own_and_its_rule() {
    let plain = |word: &str| word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    for book in riposte_shelf::shelf().0 {
        let mut seen = HashSet::new();
        for verb in book.verbs() {
            let id = format!("{}: {}", book.key(), verb.word);
            assert!(plain(verb.word) && seen.insert(verb.word), "{id}");
            assert!(!verb.name.is_empty() && !verb.help.is_empty(), "{id}");
            assert!(verb.help.len() < 200, "the help of {id} is long");
            assert!(verb.rule.contains('-'), "{id} has no rule: {}", verb.rule);
        }
        let mut seen = HashSet::new();
        for question in book.questions() {
            assert!(seen.insert(question.name), "{}: {} twice", book.key(), question.name);
            assert!(!question.ask.is_empty(), "{}: {}", book.key(), question.name);
        }
    }
}

/// Plays at random, every third time the default, and holds every choice to what it names.
fn keeps_its_word(scenario: &Scenario, seed: u64, broken: &mut Vec<String>) {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let mut battle = Battle::new(&shelf, &library, scenario, Dice::seeded(seed)).unwrap();
    let mut lot = ChaCha8Rng::seed_from_u64(seed);
    let mut promises = Promises::default();
    battle.drain_events();
    for _ in 0..DECISIONS {
        let Some(decision) = battle.decision() else { return };
        let at = lot.random_range(0..decision.choices.len());
        let usual = lot.random_range(0..3) == 0;
        let choice = if usual { decision.default } else { decision.choices[at] };
        let wrong = promises.broken(&battle).into_iter();
        broken.extend(wrong.map(|what| format!("{} {seed}: {what}", scenario.key)));
        promises.submit(&mut battle, choice);
    }
}

/// Two verbs that are open together and have one letter, so that a key could mean either.
fn one_letter(verbs: &[VerbInfo], choices: &[Choice]) -> Option<[&'static str; 2]> {
    let open: BTreeSet<Verb> = choices.iter().map(|choice| choice.verb).collect();
    let open: Vec<&VerbInfo> = open.into_iter().map(|verb| &verbs[usize::from(verb.0)]).collect();
    let mut lettered = open.iter().filter(|verb| verb.key != '-');
    lettered.find_map(|verb| {
        let twin = open.iter().find(|twin| twin.key == verb.key && twin.word != verb.word)?;
        Some([verb.word, twin.word])
    })
}

#[test]
fn no_two_verbs_that_are_open_together_have_one_letter() {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let mut broken = BTreeSet::new();
    for (book, seed) in shelf.0.iter().flat_map(|book| [(book, 1), (book, 2), (book, 3)]) {
        for scenario in scenarios(&**book) {
            let mut battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(seed)).unwrap();
            let mut lot = ChaCha8Rng::seed_from_u64(seed);
            for _ in 0..600 {
                let Some(decision) = battle.decision() else { break };
                broken.extend(one_letter(book.verbs(), &decision.choices));
                let choice = decision.choices[lot.random_range(0..decision.choices.len())];
                battle.submit(choice).unwrap();
            }
        }
    }
    assert!(broken.is_empty(), "{broken:?}");
}

#[test]
fn one_letter_for_two_open_verbs_is_found() {
    let shelf = riposte_shelf::shelf();
    let mut verbs = shelf.0[0].verbs().to_vec();
    let open: Vec<Choice> = (0..2).map(|verb| Choice::plain(Verb(verb))).collect();
    (verbs[0].key, verbs[1].key) = ('a', 'b');
    assert_eq!(one_letter(&verbs, &open), None);
    verbs[1].key = 'a';
    assert!(one_letter(&verbs, &open).is_some() && one_letter(&verbs, &open[..1]).is_none());
    (verbs[0].key, verbs[1].key) = ('-', '-');
    assert_eq!(one_letter(&verbs, &open), None, "who has no letter shares none");
}

#[test]
fn what_a_choice_names_comes_about_or_it_is_told_why_not() {
    let mut broken = Vec::new();
    for book in riposte_shelf::shelf().0 {
        for scenario in scenarios(&*book) {
            (0..2).for_each(|seed| keeps_its_word(&scenario, seed, &mut broken));
        }
    }
    broken.sort();
    assert!(
        broken.is_empty(),
        "{} times:\n{}",
        broken.len(),
        broken[..broken.len().min(30)].join("\n")
    );
}
