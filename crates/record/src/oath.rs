//! Dice that no player knows when it decides. Each side keeps a secret, from which a chain of links
//! follows: each link is the hash of the one after it. At the start each side tells the end of its
//! chain. The dice of a choice fall from the position, the choice and the next link of another side,
//! which that side cannot choose: its hash has to be the link that was told before.

use data_encoding::HEXLOWER;
use riposte_rules::roll::Dice;

/// How many links a chain has: more than dice are thrown for one side in any battle.
const LENGTH: usize = 4096;

/// A link of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link([u8; 16]);

impl Link {
    /// A link that belongs to no chain, from a number by lot.
    pub fn by_lot(lot: u64) -> Link {
        Link::of(&lot.to_le_bytes())
    }

    fn of(bytes: &[u8]) -> Link {
        let mut link = [0; 16];
        let hash = blake3::hash(bytes);
        link.copy_from_slice(&hash.as_bytes()[..16]);
        Link(link)
    }

    /// The link told before this one.
    pub(crate) fn before(self) -> Link {
        Link::of(&self.0)
    }

    /// It in digits of 0-9 and a-f.
    pub fn words(self) -> String {
        HEXLOWER.encode(&self.0)
    }

    pub(crate) fn read(words: &str) -> Option<Link> {
        let bytes = HEXLOWER.decode(words.as_bytes()).ok()?;
        bytes.try_into().ok().map(Link)
    }

    /// The dice of a choice, written in the notation and made in the state with a hash.
    pub(crate) fn dice(self, state: u64, choice: &str) -> Dice {
        let all = [&state.to_le_bytes(), self.0.as_slice(), choice.as_bytes()].concat();
        let mut seed = [0; 8];
        seed.copy_from_slice(&blake3::hash(&all).as_bytes()[..8]);
        Dice::seeded(u64::from_le_bytes(seed))
    }
}

/// Dice that wait for a link: none falls before.
pub fn waiting_dice() -> Dice {
    Dice::given([], None)
}

/// The chain of a side; it is kept secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Chain([u8; 32]);

impl std::fmt::Debug for Chain {
    fn fmt(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
        formatter.write_str("Chain(..)")
    }
}

impl Chain {
    /// The chain of a secret that nobody else can guess.
    pub fn new(secret: [u8; 32]) -> Chain {
        Chain(secret)
    }

    /// The end, which is told at the start.
    pub fn end(&self) -> Link {
        self.links().last().unwrap_or_else(|| Link::of(&self.0))
    }

    /// The link to be shown after others, in which those of other chains may be; `None` when all
    /// were shown.
    pub fn next(&self, shown: &[Link]) -> Option<Link> {
        let mut links: Vec<Link> = self.links().collect();
        // The end is told, not shown.
        links.pop();
        links.into_iter().rev().find(|link| !shown.contains(link))
    }

    /// All links, the one shown last first.
    fn links(&self) -> impl Iterator<Item = Link> {
        std::iter::successors(Some(Link::of(&self.0)), |link| Some(link.before())).take(LENGTH)
    }

    /// The secret as text.
    pub fn to_text(&self) -> String {
        HEXLOWER.encode(&self.0) + "\n"
    }

    /// Reads a secret; `None` when the text is none.
    pub fn from_text(text: &str) -> Option<Chain> {
        let bytes = HEXLOWER.decode(text.trim().as_bytes()).ok()?;
        bytes.try_into().ok().map(Chain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_link_is_the_hash_of_the_next() {
        let chain = Chain::new([7; 32]);
        let mut shown = Vec::new();
        let mut before = chain.end();
        while let Some(link) = chain.next(&shown) {
            assert_eq!(link.before(), before);
            shown.push(link);
            before = link;
            if shown.len() > 20 {
                break;
            }
        }
        assert_eq!(shown.len(), 21);
        let all: Vec<Link> = chain.links().collect();
        assert_eq!(all.len(), LENGTH);
        assert_eq!(chain.next(&all), None);
        assert_ne!(chain.end(), Chain::new([8; 32]).end());
    }

    #[test]
    fn secrets_and_links_round_trip() {
        let chain = Chain::new([9; 32]);
        assert_eq!(Chain::from_text(&chain.to_text()), Some(chain.clone()));
        assert_eq!(Chain::from_text("12"), None);
        let link = chain.end();
        assert_eq!(Link::read(&link.words()), Some(link));
        assert_eq!(Link::read("xyz"), None);
        assert!(!format!("{chain:?}").contains('9'));
    }
}
