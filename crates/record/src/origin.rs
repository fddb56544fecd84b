//! What a battle was written with: the version of the game, and the data of its rules.

use riposte_rules::data::Library;
use riposte_words::say;

use crate::lines::{digest, hex_number};

/// The version of the game: that of the program, and how often the form of its states has changed
/// since. What was written with another one may go another way here, and is told so.
pub const GAME: &str = concat!(env!("CARGO_PKG_VERSION"), "+1");

/// The version of the game, and a number that stands for the data of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The version.
    pub version: String,
    /// The number.
    pub rules: u64,
}

impl Origin {
    /// This game, with the data of a rulebook as they are here.
    pub fn here(library: &Library, rulebook: &str) -> Origin {
        Origin { version: GAME.to_owned(), rules: rules(library, rulebook) }
    }
}

/// A number that stands for everything that the rules of a book read: its tables, the rosters for
/// it, and the maps.
fn rules(library: &Library, rulebook: &str) -> u64 {
    let tables = format!("rulebooks/{rulebook}/");
    let of_book = format!("rulebook: \"{rulebook}\"");
    let mut whole = String::new();
    for path in library.paths() {
        let Ok(source) = library.source(path) else { continue };
        let roster = path.starts_with("rosters/") && source.text.contains(&of_book);
        if path.starts_with(&tables) || path.starts_with("maps/") || roster {
            whole += &format!("{path} {}\n", hex_number(digest(&source.text)));
        }
    }
    digest(&whole)
}

/// Why a battle may go another way here than where it was written; `None` where nothing differs.
pub(crate) fn differs(written: Option<&Origin>, here: &Origin) -> Option<String> {
    match written {
        None => Some(say!(
            "it was written by an older version of the game, before the first that told with which \
             rules"
        )),
        Some(written) if written.version != here.version => Some(say!(
            "it was written by version {version} of the game, this is {here}",
            version = &written.version,
            here = &here.version
        )),
        Some(written) if written.rules != here.rules => Some(say!(
            "it was written with other data of the rules ({rules}, here {here})",
            rules = hex_number(written.rules),
            here = hex_number(here.rules)
        )),
        Some(_) => None,
    }
}
