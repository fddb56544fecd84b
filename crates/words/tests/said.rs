//! What is said in which language.

use riposte_words::{Language, speak, spoken, text};

/// The language is one for the whole program, so that all that asks for words stands in one test.
#[test]
fn words_follow_the_language_and_what_is_missing_is_its_key() {
    assert_eq!(spoken(), Language::English);
    assert_eq!(text!("menu-close"), "Back to it");
    speak(Language::German);
    assert_eq!(spoken(), Language::German);
    assert_ne!(text!("menu-close"), "Back to it");
    assert_eq!(riposte_words::text("no-such-key"), "no-such-key");
    speak(Language::English);
    assert_eq!(text!("menu-close"), "Back to it");
}

#[test]
fn a_language_is_known_by_the_tag_of_a_system() {
    assert_eq!(Language::of_tag("de-AT"), Some(Language::German));
    assert_eq!(Language::of_tag("DE_de.UTF-8"), Some(Language::German));
    assert_eq!(Language::of_tag("en"), Some(Language::English));
    assert_eq!(Language::of_tag("fr-CH"), None);
}
