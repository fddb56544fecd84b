//! Every rulebook, and the data files that come with the program.
//!
//! This is the only place that names the rulebooks: the game, the tools and the AI get
//! them from here and know them by what they say of themselves.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

use std::sync::{Arc, LazyLock};

use include_dir::{Dir, include_dir};
use riposte_rules::data::Library;
use riposte_rules::rulebook::Shelf;

static PAGES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../../docs/rules");
static RULEBOOKS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/rulebooks");
static MAPS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/maps");
static ROSTERS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/rosters");
static SCENARIOS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/scenarios");
static LESSONS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/lessons");
static PERSONALITIES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/personalities");
static BALANCE: &str = include_str!("../../../../assets/balance.ron");

/// Every rulebook.
pub fn shelf() -> Shelf {
    Shelf(vec![
        Arc::new(riposte_reactions::Reactions),
        Arc::new(riposte_options::Options),
        Arc::new(riposte_maneuvers::Maneuvers),
        Arc::new(riposte_vantage::Vantage),
        Arc::new(riposte_lengths::Lengths),
    ])
}

/// The page of a rulebook by its key, as Markdown: its rules in the words of the game.
pub fn page(key: &str) -> Option<&'static str> {
    PAGES.get_file(format!("{key}.md"))?.contents_utf8()
}

/// The data files that come with the program. They are shared, so that what is made of them is made
/// once.
pub fn library() -> Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(packed);
    LIBRARY.clone()
}

fn packed() -> Library {
    let mut library = Library::default();
    let folders = [
        ("rulebooks", &RULEBOOKS),
        ("maps", &MAPS),
        ("rosters", &ROSTERS),
        ("scenarios", &SCENARIOS),
        ("lessons", &LESSONS),
        ("personalities", &PERSONALITIES),
    ];
    for (name, folder) in folders {
        add(&mut library, name, folder);
    }
    library.add("balance.ron", BALANCE);
    library
}

fn add(library: &mut Library, name: &str, folder: &Dir) {
    for file in folder.files() {
        if let Some(text) = file.contents_utf8() {
            library.add(format!("{name}/{}", file.path().display()), text);
        }
    }
    for inner in folder.dirs() {
        add(library, name, inner);
    }
}
