//! What is wrong with a figure of any rulebook is said with the file and line of its roster, and
//! with what was expected.

use crate::common::answer_with;
use riposte_rules::data::{FigureEntry, Library, RosterFile};
use riposte_shelf::{library, shelf};

/// A roster of a book, by its path, with its text.
fn roster(library: &Library, book: &str) -> (String, String, Vec<FigureEntry>) {
    for name in library.names("rosters") {
        let path = format!("rosters/{name}.ron");
        let read: RosterFile = library.read(&path).unwrap_or_else(|error| panic!("{error}"));
        if read.rulebook == book && read.figures.iter().any(|it| !it.armour.is_empty()) {
            let text = library.source(&path).map(|source| source.text).unwrap_or_default();
            return (path, text, read.figures);
        }
    }
    panic!("no roster of {book} has anybody in armour")
}

/// What is said when the first figure of a roster for which `fits` says so has a word put behind
/// the first of some text in its entry; and the line of that.
fn said(book: &str, after: &str, word: &str, fits: impl Fn(&FigureEntry) -> bool) -> String {
    let mut library = library();
    let (path, text, figures) = roster(&library, book);
    let figure = figures.iter().find(|it| fits(it));
    let key = &figure.unwrap_or_else(|| panic!("{path}: nobody fits")).key;
    let begins = text.find(&format!("key: \"{key}\"")).unwrap_or_default();
    let at = text[begins..].find(after).unwrap_or_else(|| panic!("{path}: no {after}"));
    let at = begins + at + after.len();
    library.add(&path, format!("{}{word}{}", &text[..at], &text[at..]));
    let scenario = format!(
        "(name: \"x\", rulebook: \"{book}\", map: \"green\", sides: [\
         (name: \"a\", figures: [(who: \"{key}\", at: \"B4\", facing: S)]),\
         (name: \"b\", figures: [(who: \"{key}\", key: \"b\", at: \"B9\", facing: N)])])"
    );
    let error = answer_with(&library, &scenario);
    let error = error.unwrap_or_else(|| panic!("{book}: {word} is accepted"));
    assert_eq!(error.file, path, "{error}");
    let line = text[..at].matches('\n').count() + 1;
    assert_eq!(error.line, Some(line), "{error}");
    error.to_string()
}

#[test]
fn a_score_that_the_book_does_not_have_is_named_with_those_it_has() {
    for book in shelf().0 {
        let said = said(book.key(), "scores: {", "\"Beauty\": 3, ", |it| !it.scores.is_empty());
        assert!(said.contains("\"Beauty\""), "{said}");
        assert!(said.contains("expected one of: "), "{said}");
    }
}

#[test]
fn an_armour_that_the_book_does_not_have_is_named_with_those_it_has() {
    for book in shelf().0 {
        let said = said(book.key(), "armour: [\"", "cobweb-", |it| !it.armour.is_empty());
        assert!(said.contains("\"cobweb-"), "{said}");
        assert!(said.contains("expected one of: "), "{said}");
    }
}

#[test]
fn a_weapon_that_the_book_does_not_have_is_named_with_those_it_has() {
    for book in shelf().0 {
        let said = said(book.key(), "item: \"", "paper-", |it| !it.kit.is_empty());
        assert!(said.contains("\"paper-"), "{said}");
        assert!(said.contains("expected one of: "), "{said}");
    }
}
