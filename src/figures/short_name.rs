//! Names short enough to stand below a token.

use crate::articles::{ARTICLES, is_definite};
use crate::theme::capital;

/// So many letters have room there.
const ROOM: usize = 10;

/// What stands before a name and does not tell two figures apart, in the languages in which names
/// may be written.
const TITLES: [&str; 17] = [
    "barbar",
    "big",
    "captain",
    "dame",
    "lady",
    "little",
    "lord",
    "master",
    "meister",
    "mutter",
    "old",
    "schwester",
    "sergeant",
    "sir",
    "sister",
    "vater",
    "young",
];

/// A name short enough to stand below a token: "Ruark the tall" is Ruark there, and "Dame
/// Joscelin" Joscelin. Who has no name is called by what it is: the village bully is Bully, and
/// Wenzel's cousin Cousin.
pub fn short_name(name: &str) -> String {
    let mut words: Vec<&str> = name.split_whitespace().collect();
    let article = take_first(&mut words, &ARTICLES);
    let whole = words.join(" ");
    if whole.chars().count() <= ROOM {
        return capital(&whole);
    }
    take_first(&mut words, &TITLES);
    let number = words.last().filter(|word| word.chars().all(|c| c.is_ascii_digit())).copied();
    let mut naming = words.iter().filter(|word| Some(**word) != number);
    // "Wenzel's" is the name of somebody else.
    let owned = words.first().is_some_and(|word| word.ends_with("'s") || word.ends_with("’s"));
    let last = owned || article.is_some_and(is_definite);
    let word = if last { naming.next_back() } else { naming.next() };
    let parts = [word.copied(), number];
    capital(&parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// Takes the first word away if it is one of these and not the only one.
fn take_first<'w>(words: &mut Vec<&'w str>, these: &[&str]) -> Option<&'w str> {
    let first = *words.first().filter(|_| words.len() > 1)?;
    let found = these.iter().any(|word| first.eq_ignore_ascii_case(word));
    found.then(|| words.remove(0))
}

#[cfg(test)]
mod tests {
    use super::short_name;

    #[test]
    fn names_below_tokens_are_short() {
        let names = ["Ruark the tall", "The village bailiff", "Gate guard", "Village guard 2"];
        assert_eq!(names.map(short_name), ["Ruark", "Bailiff", "Gate guard", "Village 2"]);
    }

    #[test]
    fn who_is_called_after_somebody_else_has_not_the_name_of_that_one() {
        let names = ["Wenzel's cousin", "Wenzel’s tall cousin", "The miller's boy"];
        assert_eq!(names.map(short_name), ["Cousin", "Cousin", "Boy"]);
    }

    #[test]
    fn a_title_and_an_article_are_no_names() {
        let names = ["Dame Joscelin", "Sergeant Holm", "Big Bertran", "A knight nobody knows"];
        assert_eq!(names.map(short_name), ["Joscelin", "Holm", "Bertran", "Knight"]);
        assert_eq!(
            ["Sir Aldous", "The", "Old", ""].map(short_name),
            ["Sir Aldous", "The", "Old", ""]
        );
        let titled = ["Master Sebald", "Sister Walburg", "Schwester Walburg", "Barbar Cogan"];
        assert_eq!(titled.map(short_name), ["Sebald", "Walburg", "Walburg", "Cogan"]);
    }
}
