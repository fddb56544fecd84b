//! A sixth rulebook needs two lines outside its own folder and files, both in the shelf: a copy
//! of the project gets one, made from the frame of a rulebook, and plays it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files of the frame that tell a battle, not a test, begin with these lines.
const LIBRARY: &str = "//! A sixth rulebook.\n\n";

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Writes a file, unless it says that already: what did not change is not built anew.
fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return;
    }
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Takes away what is in a copy of a folder and no longer in the folder itself: the copy is kept from
/// one run to the next.
fn forget(from: &Path, to: &Path) {
    let Ok(there) = fs::read_dir(to) else { return };
    for path in there.map(|entry| entry.unwrap().path()) {
        if from.join(path.file_name().unwrap()).exists() {
            continue;
        }
        match path.is_dir() {
            true => fs::remove_dir_all(path).unwrap(),
            false => fs::remove_file(path).unwrap(),
        }
    }
}

/// Copies the texts of a folder and of the folders in it.
fn copy(from: &Path, to: &Path) {
    forget(from, to);
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        match entry.file_type().unwrap().is_dir() {
            true if entry.file_name() == "target" => {}
            true => copy(&from, &to),
            false => write(&to, &read(&from)),
        }
    }
}

/// The project without its window.
fn copy_the_project(to: &Path) {
    for folder in ["crates", "docs/rules", "docs/examples"] {
        copy(&project().join(folder), &to.join(folder));
    }
    for folder in ["rulebooks", "maps", "rosters", "scenarios", "lessons", "personalities", "words"]
    {
        copy(&project().join("assets").join(folder), &to.join("assets").join(folder));
    }
    let balance = "assets/balance.ron";
    write(&to.join(balance), &read(&project().join(balance)));
    write(&to.join("Cargo.lock"), &read(&project().join("Cargo.lock")));
    let manifest = read(&project().join("Cargo.toml"));
    let workspace = manifest.split("\n[package]").next().unwrap();
    write(&to.join("Cargo.toml"), &workspace.replace("[\".\", ", "["));
}

/// The frame of a rulebook under the name of a sixth one.
fn add_the_book(to: &Path) {
    let frame = project().join("crates/rulebooks/kit/tests/frame");
    let book = to.join("crates/rulebooks/sixth");
    let renamed = |text: String| text.replace("frame", "sixth").replace("Frame", "Sixth");
    for entry in fs::read_dir(&frame).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() || entry.file_name().unwrap() == "main.rs" {
            continue;
        }
        let name = entry.file_name().unwrap();
        write(&book.join("src").join(name), &renamed(read(&entry)));
    }
    let main = read(&frame.join("main.rs"));
    let modules = main.lines().filter(|line| line.starts_with("mod "));
    let library: String = modules.map(|line| format!("{line}\n")).collect();
    write(&book.join("src/lib.rs"), &format!("{LIBRARY}{library}\npub use book::Sixth;\n"));
    let manifest = read(&project().join("crates/rulebooks/vantage/Cargo.toml"));
    write(&book.join("Cargo.toml"), &manifest.replace("vantage", "sixth"));
    for (from, name) in [
        ("constants.ron", "rulebooks/sixth/constants.ron"),
        ("weapons.ron", "rulebooks/sixth/weapons.ron"),
        ("meadow.ron", "scenarios/meadow.ron"),
    ] {
        write(&to.join("assets").join(name), &renamed(read(&frame.join("data").join(from))));
    }
}

/// The two lines that put a book on the shelf.
fn put_it_on_the_shelf(to: &Path) {
    let shelf = Path::new("crates/rulebooks/shelf");
    for (file, after, line) in [
        ("Cargo.toml", "[dependencies]\n", "riposte-sixth = { path = \"../sixth\" }\n"),
        ("src/lib.rs", "    Shelf(vec![\n", "        Arc::new(riposte_sixth::Sixth),\n"),
    ] {
        let text = read(&project().join(shelf).join(file));
        assert!(text.contains(after), "{file} has no line {after:?}");
        let text = text.replacen(after, &format!("{after}{line}"), 1);
        write(&to.join(shelf).join(file), &text);
    }
}

fn output(mut command: Command) -> String {
    let output = command.output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command:?}\n{error}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_sixth_book_is_played_after_two_lines_on_the_shelf() {
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sixth-book");
    copy_the_project(&to);
    add_the_book(&to);
    put_it_on_the_shelf(&to);
    let target = to.join("target");
    let mut build = Command::new(env!("CARGO"));
    build.current_dir(&to).env("CARGO_TARGET_DIR", &target).args(["build", "--offline"]);
    build.args(["--quiet", "-p", "riposte-lab"]);
    output(build);
    let lab = |args: &[&str]| {
        let mut lab = Command::new(target.join("debug/riposte-lab"));
        lab.args(args);
        output(lab)
    };
    let listed = lab(&["list"]);
    assert!(listed.contains("sixth") && listed.contains("meadow"), "{listed}");
    let played =
        lab(&["simulate", "meadow", "--players", "squire,random", "--games", "4", "--check"]);
    assert!(played.contains("squire") && played.contains("random"), "{played}");
}
