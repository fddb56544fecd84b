//! Articles before names, in the languages in which names may be written.

/// Articles of either kind.
pub const ARTICLES: [&str; 8] = ["the", "a", "an", "der", "die", "das", "ein", "eine"];

/// Whether a word is a definite article.
pub fn is_definite(word: &str) -> bool {
    ["the", "der", "die", "das"].iter().any(|article| word.eq_ignore_ascii_case(article))
}

/// What follows the definite article of a name, if it begins with one.
pub fn after_definite(name: &str) -> Option<&str> {
    name.split_once(' ').filter(|(first, _)| is_definite(first)).map(|(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::after_definite;

    #[test]
    fn what_follows_an_article_is_found_in_every_language() {
        let names = ["the far bank", "Der Wirt", "Theodor", "the", "a mill"];
        let rest = [Some("far bank"), Some("Wirt"), None, None, None];
        assert_eq!(names.map(after_definite), rest);
    }
}
