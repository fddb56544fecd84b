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

/// Names of persons and horses, with surnames and titles: they are the same in German.
const STAY: &str = "
    Alder Aldous Aldric Alvaro Ansel Anselm Arnulf Asa Aymer Barbel Bartel Bastian Bayard Bero Berrit
    Brannoch Brewer Brida Bruno Carlos Celia Colm Corvin Corwen Dame Dickon Dorgal Dorle Edda Emmo
    Finnian Gark Gaspar Gaston Gerda Gerulf Gib Gil Gisela Gorm Govert Grizel Hedda Hendrik Hilde Hobb
    Holm Hroald Hugo Ilse Ilvane Inigo Isaut Joana Joost Joscelin Jost Jutta Klaas Kolbein Kuno Kunz
    Lark Linnet Lisbet Lise Lope Lubbert Lupe Maerwyn Maffeo Marta Marten Mattis Melchior Merle Merrin
    Moll Mudge Nan Nerea Nickel Odile Odilo Orla Osmund Oswin Ottokar Pell Piet Pip Quirin Rafe Ragna
    Raoul Rolf Rosa Ruprecht Sergeant Sib Sigga Sigrid Sir Snib Tamsin Tansy Thessaly Thorne Tilda Till
    Tomas Torben Tully Urlik Ushgar Utz Vesper Vey Vroni Wat Wenzel Wilf Wolfram Wren Wynkyn Ysmay
    Ysolde Zeno";

/// Whether a name is the same in German: "Sir Aldous". "Ruark the tall" says something of somebody.
fn stays(name: &str) -> bool {
    name.split(' ').all(|word| STAY.split_whitespace().any(|stays| stays == word))
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

/// The data files of some folders.
fn data(folders: &[&str]) -> Vec<String> {
    let files =
        folders.iter().flat_map(|folder| below(&root().join("assets").join(folder), ".ron"));
    files.map(|file| read(&file)).collect()
}

/// The keys of all that German has for what stands in the rulebooks and the data.
fn german_phrases() -> BTreeSet<String> {
    let folder = root().join("assets/words/de/phrases");
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let texts = files.flatten().map(|entry| read(&entry.path()));
    texts.flat_map(|text| messages(&text)).map(|(key, _)| key).collect()
}

#[test]
fn every_figure_has_a_german_name_or_one_that_stays() {
    let known = german_phrases();
    let texts = data(&["rosters", "scenarios", "lessons"]);
    let names: BTreeSet<&str> = texts.iter().flat_map(|text| names_of_figures(text)).collect();
    let key = |name: &str| format!("called-{}", key_of(name).unwrap_or_default());
    let lacking: Vec<&&str> =
        names.iter().filter(|name| !stays(name) && !known.contains(&key(name))).collect();
    assert!(lacking.is_empty(), "German lacks names of figures: {lacking:?}");
    // What nobody is called any more would hide a name that is lacking.
    let staying = || names.iter().filter(|name| stays(name)).flat_map(|name| name.split(' '));
    let idle: Vec<&str> =
        STAY.split_whitespace().filter(|word| !staying().any(|used| used == *word)).collect();
    assert!(idle.is_empty(), "nobody is called {idle:?}");
    let keys: BTreeSet<String> = names.iter().map(|name| key(name)).collect();
    let idle: Vec<&String> =
        known.iter().filter(|key| key.starts_with("called-") && !keys.contains(*key)).collect();
    assert!(idle.is_empty(), "nobody is called {idle:?}");
}

/// The texts behind a field: `name: "Broadsword"`.
fn behind<'t>(text: &'t str, field: &str) -> Vec<&'t str> {
    let texts = text.split(field).skip(1).filter_map(|rest| rest.split_once('"'));
    texts.map(|(name, _)| name).collect()
}

#[test]
fn everything_with_a_name_in_the_data_has_a_german_one() {
    let known = german_phrases();
    let lacks = |name: &&str| key_of(name).is_some_and(|key| !known.contains(&key));
    // Long actions are said with the thing that they are done to; a test that plays looks at those.
    let books = data(&["rulebooks", "personalities"]);
    let books = books.iter().filter(|text| !text.contains("does: Chore"));
    let things = books.flat_map(|text| behind(text, "name: \"")).collect::<BTreeSet<&str>>();
    assert!(things.len() > 100, "{} things", things.len());
    let lacking: Vec<&&str> = things.iter().filter(|name| lacks(name)).collect();
    assert!(lacking.is_empty(), "German lacks names of things: {lacking:?}");
    let scenarios = data(&["scenarios", "lessons"]);
    let places = scenarios.iter().filter_map(|text| {
        text.split_once("places: {").and_then(|(_, rest)| rest.split_once('}')).map(|it| it.0)
    });
    let places = places.flat_map(|text| behind(text, ": \"")).collect::<BTreeSet<&str>>();
    assert!(places.len() > 40, "{} places", places.len());
    let lacking: Vec<&&str> = places.iter().filter(|name| lacks(name)).collect();
    assert!(lacking.is_empty(), "German lacks names of places: {lacking:?}");
}

#[test]
fn every_scenario_and_lesson_has_a_german_name() {
    let known = german_phrases();
    let mut lacking = Vec::new();
    for (folder, of) in [("scenarios", "scenario"), ("lessons", "lesson")] {
        for file in below(&root().join("assets").join(folder), ".ron") {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            let key = format!("{of}-{stem}-name");
            lacking.extend((!known.contains(&key)).then_some(key));
        }
    }
    assert!(lacking.is_empty(), "German lacks {lacking:?}");
}
