//! Looking for words in a page.

use super::page::{Block, Kind, Page};

/// So many places are listed.
const MOST: usize = 40;
/// So many letters of each are shown.
const SHOWN: usize = 150;

/// A place where the words stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The block.
    pub block: usize,
    /// How it reads around the first of the words.
    pub words: String,
}

/// The blocks in which all of some words stand, headings and rules that begin with them first.
pub fn find(page: &Page, words: &str) -> Vec<Hit> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let Some(first) = words.first() else { return Vec::new() };
    let mut hits: Vec<(bool, Hit)> = Vec::new();
    for (block, of) in page.blocks.iter().enumerate() {
        let text = of.text();
        let small = text.to_lowercase();
        if words.iter().all(|word| small.contains(word.as_str())) {
            let words = around(&text, small.find(first.as_str()).unwrap_or(0));
            hits.push((!is_head(of, first), Hit { block, words }));
        }
    }
    hits.sort_by_key(|(later, _)| *later);
    hits.into_iter().map(|(_, hit)| hit).take(MOST).collect()
}

/// Whether the word stands in a heading, or in the name of the rule that begins here.
fn is_head(block: &Block, word: &str) -> bool {
    let heading = matches!(block.kind, Kind::Heading(_));
    let mut heads = block.words.iter().take_while(|span| heading || span.strong);
    heads.any(|span| span.text.to_lowercase().contains(word))
}

/// The words around a place in a text.
fn around(text: &str, at: usize) -> String {
    let back = text.floor_char_boundary(at.saturating_sub(SHOWN / 3));
    // From the beginning of a word.
    let from =
        if back == 0 { 0 } else { text[back..].find(' ').map_or(back, |gap| back + gap + 1) };
    let rest: String = text[from..].chars().take(SHOWN).collect();
    let whole = from + rest.len() == text.len();
    // To the end of one.
    let shown = if whole { &rest } else { rest.rsplit_once(' ').map_or("", |(words, _)| words) };
    let before = if from > 0 { "… " } else { "" };
    let after = if whole { "" } else { " …" };
    format!("{before}{}{after}", shown.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Page {
        let text = "# Brawl\n\nA fist fight.\n\n**BRA-1 Fist.** Hit.\n\n**BRA-2 Kick.** No fist.";
        Page::read("brawl", "Brawl", text)
    }

    #[test]
    fn names_of_rules_come_first() {
        let blocks: Vec<usize> = find(&page(), "FIST").iter().map(|hit| hit.block).collect();
        assert_eq!(blocks, [2, 1, 3]);
    }

    #[test]
    fn a_long_rule_is_shown_in_whole_words() {
        let text = format!("# Brawl\n\n{0}knee {0}", "elbow ".repeat(40));
        let hits = find(&Page::read("brawl", "Brawl", &text), "knee");
        let words: Vec<&str> = hits[0].words.split(' ').collect();
        assert_eq!((words[0], words[words.len() - 1]), ("…", "…"));
        assert!(words[1..words.len() - 1].iter().all(|word| ["elbow", "knee"].contains(word)));
        assert!(words.contains(&"knee"));
    }

    #[test]
    fn all_words_have_to_be_there() {
        assert_eq!(find(&page(), "no fist").len(), 1);
        assert!(find(&page(), "no knife").is_empty());
        assert!(find(&page(), "  ").is_empty());
    }
}
