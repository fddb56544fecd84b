//! The files of the words, held against each other and against the program that uses them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use riposte_words::{Language, key_of};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a folder whose names end so.
fn below(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut files = Vec::new();
    for entry in entries.flatten().map(|entry| entry.path()) {
        match entry.is_dir() {
            // Words that are their own keys have tests of their own.
            true if entry.ends_with("phrases") => {}
            true => files.extend(below(&entry, end)),
            false if entry.to_string_lossy().ends_with(end) => files.push(entry),
            false => {}
        }
    }
    files
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{file:?}: {error}"))
}

/// The keys of a language, each with the names of what its words are about.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    for file in below(&root().join("assets/words").join(language.tag()), ".ftl") {
        for (key, message) in messages(&read(&file)) {
            let about = message.split('$').skip(1).map(|rest| {
                rest.chars()
                    .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
                    .collect()
            });
            let twice = keys.insert(key.clone(), about.collect());
            assert!(twice.is_none(), "{key} stands twice in {}", language.tag());
        }
    }
    keys
}

/// The messages of a file: a key at the beginning of a line, and all up to the next one.
fn messages(text: &str) -> Vec<(String, String)> {
    let mut messages: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
            Some((key, words)) => messages.push((key.to_owned(), words.to_owned())),
            None => {
                if let Some((_, words)) = messages.last_mut() {
                    words.push_str(line);
                }
            }
        }
    }
    messages
}

/// The source of the program without its tests.
fn source() -> String {
    let files = below(&root().join("src"), ".rs").into_iter();
    files
        .map(|file| read(&file).split("#[cfg(test)]").next().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn every_file_can_be_read() {
    for file in below(&root().join("assets/words"), ".ftl") {
        if let Err((_, errors)) = FluentResource::try_new(read(&file)) {
            panic!("{file:?}: {errors:?}");
        }
    }
}

#[test]
fn every_language_has_the_same_keys_about_the_same() {
    let english = keys(Language::English);
    for language in Language::ALL {
        let own = keys(language);
        let missing: Vec<&String> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
        let unknown: Vec<&String> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(unknown.is_empty(), "{} alone has {unknown:?}", language.tag());
        for (key, about) in &english {
            assert_eq!(about, &own[key], "{key} in {}", language.tag());
        }
    }
}

#[test]
fn every_key_is_used_and_every_key_used_is_there() {
    let (source, english) = (source(), keys(Language::English));
    assert!(english.len() > 300, "{} keys", english.len());
    let idle: Vec<&String> =
        english.keys().filter(|key| !source.contains(&format!("\"{key}\""))).collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
    let calls = source.split("text!(").skip(1).chain(source.split("text(").skip(1));
    let used = calls.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    let lost: BTreeSet<&str> = used
        .filter(|key| key.contains('-') && !key.contains(' '))
        .filter(|key| !english.contains_key(*key))
        .collect();
    assert!(lost.is_empty(), "no words for {lost:?}");
}

/// What takes words that are shown.
const SHOWS: [&str; 9] = [
    "label(",
    "button(",
    "heading(",
    "pale(",
    "on_hover_text(",
    "RichText::new(",
    "capitals(",
    "Button::new(",
    "collapsing(",
];

#[test]
fn no_words_that_are_shown_stand_in_the_program() {
    let source = source();
    let mut found = Vec::new();
    for shows in SHOWS {
        for rest in source.split(shows).skip(1) {
            let words = rest.trim_start().trim_start_matches("format!(").strip_prefix('"');
            let words = words.and_then(|rest| rest.split('"').next()).unwrap_or_default();
            // Signs and keys are no words.
            let said =
                words.split(['{', '}']).step_by(2).any(|part| part.contains(char::is_alphabetic));
            if said && (!words.contains('{') || words.contains(' ')) {
                found.push(words.to_owned());
            }
        }
    }
    // Its name is the same in every language.
    found.retain(|words| words != "Riposte");
    assert!(found.is_empty(), "these belong into assets/words: {found:#?}");
}

#[test]
fn every_side_of_a_scenario_that_has_no_proper_name_has_a_german_one() {
    let german = read(&root().join("assets/words/de/phrases/scenarios.ftl"));
    let known: BTreeSet<&str> =
        german.lines().filter_map(|line| line.split(" = ").next()).collect();
    let mut lacking = BTreeSet::new();
    for file in below(&root().join("assets/scenarios"), ".ron") {
        let text = read(&file);
        let sides = text.split_once("sides:").map_or("", |(_, sides)| sides);
        for (name, rest) in sides.split("name: \"").skip(1).filter_map(|it| it.split_once('"')) {
            let next = rest.trim_start_matches(|sign: char| sign == ',' || sign.is_whitespace());
            let is_side = next.starts_with("figures") && name.starts_with("The ");
            let key = key_of(name).unwrap_or_default();
            if is_side && !known.contains(key.as_str()) {
                lacking.insert(name.to_owned());
            }
        }
    }
    assert!(lacking.is_empty(), "German lacks names of sides: {lacking:?}");
}

/// Names of one word that say what a figure is.
const KINDS: [&str; 7] = ["Bear", "Cutpurse", "Marksman", "Raider", "Rouncey", "Slinger", "Wolf"];

/// Whether a figure is called by what it is: "The brute", "Second raider", "Pell's brother". "Ruark the
/// tall" and "Maud of the heath" are persons.
fn says_what_it_is(name: &str) -> bool {
    let mut words = name.split(' ');
    let person = words.clone().any(|word| word == "the" || word == "of");
    let small = words.next_back().is_some_and(|word| word.starts_with(char::is_lowercase));
    KINDS.contains(&name) || (small && !person)
}

/// The names of figures in a roster, or in a scenario or lesson: those of its sides are none.
fn names_of_figures(text: &str) -> Vec<&str> {
    let places = ["roster: [", "sides: ["].iter().filter_map(|begins| text.find(begins));
    let from = places.min().unwrap_or(0);
    let names = text[from..].split("name: \"").skip(1).filter_map(|rest| rest.split_once('"'));
    let of_figure = names.filter(|(_, rest)| {
        let next = rest.trim_start_matches(|sign: char| sign == ',' || sign.is_whitespace());
        !next.starts_with("figures")
    });
    of_figure.map(|(name, _)| name).collect()
}

#[test]
fn every_figure_that_is_called_by_what_it_is_has_a_german_name() {
    let german = read(&root().join("assets/words/de/phrases/rosters.ftl"));
    let known: BTreeSet<&str> =
        german.lines().filter_map(|line| line.split(" = ").next()).collect();
    let folders = ["rosters", "scenarios", "lessons"].map(|it| root().join("assets").join(it));
    let texts: Vec<String> =
        folders.iter().flat_map(|folder| below(folder, ".ron")).map(|file| read(&file)).collect();
    let names: BTreeSet<&str> = texts.iter().flat_map(|text| names_of_figures(text)).collect();
    let kinds: Vec<&str> = names.into_iter().filter(|name| says_what_it_is(name)).collect();
    assert!(kinds.len() > 20, "{kinds:?}");
    let lacks = |name: &&&str| {
        let key = format!("called-{}", key_of(name).unwrap_or_default());
        !known.contains(key.as_str())
    };
    let lacking: Vec<&&str> = kinds.iter().filter(lacks).collect();
    assert!(lacking.is_empty(), "German lacks names of figures: {lacking:?}");
}
