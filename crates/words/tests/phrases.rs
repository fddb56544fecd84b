//! Words that are their own keys, in the language of the program and in another one.

use riposte_words::{Language, Thing, called, mark_words, phrase, say, speak};

/// The language is one for the whole program, so that all that asks for words stands in one test.
#[test]
fn what_a_language_lacks_is_said_in_english() {
    let (name, weapon) = ("Ada", Thing("Zweihander of nobody"));
    let english = || say!("{name} finds the {weapon}, {count} times", name, weapon, count = 2);
    assert_eq!(english(), "Ada finds the zweihander of nobody, 2 times");
    assert_eq!(phrase("a phrase that no file has"), "a phrase that no file has");
    assert_eq!(called("Second raider"), "Second raider");
    speak(Language::German);
    assert_eq!(
        ["Second raider", "The brute", "Urlik", "Ruark the tall"].map(called),
        ["Räuber 2", "Das Ungetüm", "Urlik", "Ruark Langbein"]
    );
    assert_eq!(english(), "Ada finds the Zweihander of nobody, 2 times");
    assert_eq!(phrase("a phrase that no file has"), "a phrase that no file has");
    speak(Language::English);
    mark_words(true);
    assert_eq!(english(), "⟦Ada finds the ⟦Zweihander of nobody⟧, 2 times⟧");
    assert_eq!((phrase("12").as_ref(), called("Second raider")), ("12", "Second raider"));
    mark_words(false);
}
