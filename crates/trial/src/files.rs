//! The data files, read from the project's folder `assets`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use riposte_rules::data::Library;

/// The folders of `assets` that hold data of the rules.
const FOLDERS: [&str; 5] = ["rulebooks", "maps", "rosters", "scenarios", "personalities"];

static FILES: LazyLock<Library> = LazyLock::new(|| {
    let mut library = Library::default();
    FOLDERS.iter().for_each(|folder| add(&mut library, folder));
    library
});

/// The data files that come with the program.
pub fn library() -> Library {
    FILES.clone()
}

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Adds the files of a folder, and of the folders in it; `folder` is relative to `assets`.
fn add(library: &mut Library, folder: &str) {
    let path = project().join("assets").join(folder);
    let entries = fs::read_dir(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for entry in entries.map(Result::unwrap) {
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type().unwrap().is_dir() {
            add(library, &name);
        } else {
            library.add(name, text(&entry.path()));
        }
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
