//! Every shipped file, cut off, with a line missing or a wrong word in it: the file is
//! named, or all goes well without; nothing breaks.

use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library, Scenario};
use riposte_rules::roll::Dice;
use riposte_shelf::{library, shelf};

/// What the table says to a scenario of a library.
fn answer(library: &Library, scenario: &str) -> Option<DataError> {
    let laid = Scenario::shipped(library, scenario)
        .and_then(|scenario| Battle::new(&shelf(), library, &scenario, Dice::seeded(1)));
    laid.err()
}

fn with(path: &str, text: &str) -> Library {
    let mut library = library();
    library.add(path, text);
    library
}

/// Every file with its text and a scenario that needs it.
fn files() -> Vec<(String, String, String)> {
    let whole = library();
    let file = |path: &str| {
        let text = whole.source(path).map(|source| source.text).unwrap_or_default();
        let empty = with(path, "");
        let needs = whole.names("scenarios").find(|key| answer(&empty, key).is_some());
        let needs = needs.unwrap_or_else(|| panic!("{path} is needed by no scenario"));
        (path.to_owned(), text, needs.to_owned())
    };
    // No scenario needs tempers, lessons, and what is known of how even the scenarios are: they
    // are read by others, whose tests damage them.
    let of_others = |path: &str| {
        path.starts_with("personalities/") || path.starts_with("lessons/") || path == "balance.ron"
    };
    let laid = whole.paths().filter(|path| !of_others(path));
    laid.map(file).collect()
}

#[test]
fn a_file_cut_off_is_named_with_a_line() {
    for (path, text, scenario) in files() {
        let end = text.trim_end().len();
        let cuts = (0..end).step_by(end / 40 + 1).chain([end - 1]);
        for cut in cuts.filter(|cut| text.is_char_boundary(*cut)) {
            match answer(&with(&path, &text[..cut]), &scenario) {
                Some(error) => {
                    assert_eq!(error.file, path, "cut after {cut} letters: {error}");
                    assert!(error.line.is_some(), "cut after {cut} letters: {error}");
                }
                None => panic!("{path} is accepted, cut after {cut} letters"),
            }
        }
    }
}

#[test]
fn a_file_without_one_of_its_lines_is_named_or_good() {
    for (path, text, scenario) in files() {
        let lines: Vec<&str> = text.lines().collect();
        for missing in (0..lines.len()).step_by(lines.len() / 60 + 1) {
            let rest = lines.iter().enumerate().filter(|(number, _)| *number != missing);
            let text: String = rest.map(|(_, line)| format!("{line}\n")).collect();
            if let Some(error) = answer(&with(&path, &text), &scenario) {
                // A row gone from a table shows where it is named.
                assert!(!error.file.is_empty(), "without line {}: {error}", missing + 1);
            }
        }
    }
}

#[test]
fn a_wrong_word_is_named_with_its_line() {
    for (path, text, scenario) in files() {
        for (number, _) in text.match_indices(": ").step_by(text.len() / 4000 + 1) {
            let line = text[..number].matches('\n').count() + 1;
            let start = text[..number].rfind('\n').map_or(0, |at| at + 1);
            if text[start..number].contains("//") {
                continue;
            }
            let wrong = format!("{}: <?> {}", &text[..number], &text[number + 2..]);
            let Some(error) = answer(&with(&path, &wrong), &scenario) else {
                // It stands within quotation marks, where any letters may.
                continue;
            };
            assert_eq!(error.file, path, "in line {line}: {error}");
            assert_eq!(error.line, Some(line), "{error}");
        }
    }
}
