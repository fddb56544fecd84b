//! Whether another language has words for all that a player reads in a battle. In a program of its
//! own: the language is one for the whole program.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use riposte_lab::said::gaps;
use riposte_words::Language;

#[test]
fn german_has_words_for_all_that_a_battle_says() {
    let gaps = gaps(Language::German, 1, 60).unwrap();
    assert!(gaps.glued.is_empty(), "put together of English pieces: {:#?}", gaps.glued);
    assert!(gaps.lacking.is_empty(), "German lacks: {:#?}", gaps.lacking);
}
