//! Every rule of a rulebook stands on its page, and a test names it.
//!
//! For each page `docs/rules/<book>.md` the ids on it (such as `REA-12`) are compared with the
//! ids in the code of the book, and looked for in the sources of the tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file with an ending below a folder.
fn files(folder: &Path, ending: &str, out: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            files(&path, ending, out);
        } else if path.extension().is_some_and(|end| end == ending) {
            out.push(path);
        }
    }
}

/// The ids in a text: three capital letters, a hyphen, digits.
fn ids(text: &str) -> BTreeSet<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut found = BTreeSet::new();
    for start in 0..letters.len().saturating_sub(4) {
        let word = start > 0 && letters[start - 1].is_ascii_alphanumeric();
        let capitals = letters[start..start + 3].iter().all(char::is_ascii_uppercase);
        if word || !capitals || letters[start + 3] != '-' {
            continue;
        }
        let digits: String =
            letters[start + 4..].iter().take_while(|letter| letter.is_ascii_digit()).collect();
        if !digits.is_empty() {
            found.insert(letters[start..start + 4].iter().collect::<String>() + &digits);
        }
    }
    found
}

/// The ids in the names of tests: `fn rea_61_...`, `fn rea_75_76_...`, `fn rea_71_to_74_...`.
fn ids_of_names(text: &str) -> BTreeSet<String> {
    text.lines().filter_map(|line| line.trim_start().strip_prefix("fn ")).flat_map(named).collect()
}

fn named(name: &str) -> Vec<String> {
    let mut words = name.split(['_', '(']);
    let book = words.next().filter(|word| word.len() == 3).map(str::to_uppercase);
    let Some(book) = book else { return Vec::new() };
    let (mut numbers, mut range) = (Vec::<u32>::new(), false);
    for word in words {
        match word.parse::<u32>() {
            Ok(number) => {
                let from = numbers.last().filter(|_| range).map_or(number, |last| last + 1);
                numbers.extend(from..=number);
            }
            Err(_) if word == "to" => {}
            Err(_) => break,
        }
        range = word == "to";
    }
    numbers.into_iter().map(|number| format!("{book}-{number}")).collect()
}

/// The rulebooks that have a page, by key, with the text of the page.
fn pages() -> Vec<(String, String)> {
    let mut paths = Vec::new();
    files(&root().join("docs/rules"), "md", &mut paths);
    paths.sort();
    let key = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(|path| (key(path), read(path))).collect()
}

/// The ids named in tests: in files below a `tests` folder, and after `#[cfg(test)]`.
fn tested() -> BTreeSet<String> {
    let mut sources = Vec::new();
    for folder in ["crates", "src", "tests"] {
        files(&root().join(folder), "rs", &mut sources);
    }
    let mut found = BTreeSet::new();
    for path in sources.iter().filter(|path| !path.ends_with("rule_coverage.rs")) {
        let text = read(path);
        if path.components().any(|part| part.as_os_str() == "tests") {
            found.extend(ids(&text).into_iter().chain(ids_of_names(&text)));
        } else if let Some(at) = text.find("#[cfg(test)]") {
            let text = &text[at..];
            found.extend(ids(text).into_iter().chain(ids_of_names(text)));
        }
    }
    found
}

fn list(ids: impl IntoIterator<Item = String>) -> Vec<String> {
    ids.into_iter().collect()
}

#[test]
fn every_rulebook_has_a_page() {
    let pages = pages();
    for book in &riposte_shelf::shelf().0 {
        assert!(pages.iter().any(|(key, _)| key == book.key()), "{} has none", book.key());
    }
}

#[test]
fn the_page_and_the_code_name_the_same_rules() {
    for (book, page) in pages() {
        let code = ids(&read(&root().join(format!("crates/rulebooks/{book}/src/rule_ids.rs"))));
        let page = ids(&page);
        let missing = list(code.difference(&page).cloned());
        assert!(missing.is_empty(), "docs/rules/{book}.md lacks {missing:?}");
        let unknown = list(page.difference(&code).cloned());
        assert!(unknown.is_empty(), "crates/rulebooks/{book}/src/rule_ids.rs lacks {unknown:?}");
    }
}

#[test]
fn every_rule_has_its_own_entry_on_the_page() {
    for (book, page) in pages() {
        let entries: Vec<String> =
            page.lines().filter(|line| line.starts_with("**")).flat_map(first_id).collect();
        let wanted = list(ids(&page));
        let mut sorted = entries.clone();
        sorted.sort();
        assert_eq!(sorted, wanted, "docs/rules/{book}.md: an entry is missing or stands twice");
        sorted.sort_by_key(|id| number(id));
        assert_eq!(sorted, entries, "docs/rules/{book}.md: the entries are out of order");
    }
}

/// The number of an id: `REA-201` comes after `REA-92`.
fn number(id: &str) -> u32 {
    id.rsplit('-').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The id that a line begins with.
fn first_id(line: &str) -> Option<String> {
    let head = line.trim_start_matches('*').split_whitespace().next()?;
    ids(head).into_iter().next()
}

#[test]
fn every_rule_is_named_in_a_test() {
    let tested = tested();
    for (book, page) in pages() {
        let missing = list(ids(&page).difference(&tested).cloned());
        assert!(missing.is_empty(), "{book}: no test names {missing:?}");
    }
}

#[test]
fn ids_are_found_in_a_text() {
    let found = list(ids("REA-12, **REA-7**; xREA-1 RE-2 REA- REA-x (OPT-300)"));
    assert_eq!(found, ["OPT-300", "REA-12", "REA-7"]);
}

#[test]
fn ids_are_found_in_the_names_of_tests() {
    assert_eq!(named("rea_71_to_74_the_answer_of_99()"), ["REA-71", "REA-72", "REA-73", "REA-74"]);
    assert_eq!(named("rea_75_76_in_turns()"), ["REA-75", "REA-76"]);
    assert_eq!(named("reads_12()"), Vec::<String>::new());
}
