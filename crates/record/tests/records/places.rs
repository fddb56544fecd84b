//! The places of battles under way, and what broken-off programs leave behind.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use riposte_record::{Place, Store, read_text, sweep, under_way, write_text};
use riposte_rules::data::DataError;

struct Files;

impl Store for Files {
    fn read(&self, path: &Path) -> Result<String, DataError> {
        read_text(path)
    }

    fn write(&self, path: &Path, text: &str) -> Result<(), DataError> {
        write_text(path, text)
    }

    fn exists(&self, path: &Path) -> bool {
        path.exists()
    }

    fn remove(&self, path: &Path) -> Result<(), DataError> {
        fs::remove_file(path).map_err(|error| DataError::new("x", error.to_string()))
    }

    fn list(&self, folder: &Path) -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect()
    }

    fn age(&self, path: &Path) -> Option<u64> {
        let written = fs::metadata(path).ok()?.modified().ok()?;
        Some(written.elapsed().map_or(0, |age| age.as_secs()))
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("riposte-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn old(path: &Path, seconds: u64) {
    let time = SystemTime::now() - Duration::from_secs(seconds);
    File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
}

#[test]
fn two_windows_that_go_on_with_one_battle_keep_both() {
    let folder = folder("windows");
    let mut first = Place::new(&folder, "duel", 7);
    first.keep(&Files, "one").unwrap();
    let mut second = Place::of(first.file(), "one");
    second.keep(&Files, "two").unwrap();
    assert_eq!(first.file(), second.file(), "the second window has it now");
    first.keep(&Files, "three").unwrap();
    assert_ne!(first.file(), second.file());
    assert_eq!(read_text(first.file()).as_deref(), Ok("three"));
    assert_eq!(read_text(second.file()).as_deref(), Ok("two"));
    first.keep(&Files, "four").unwrap();
    assert_eq!(under_way(&Files, &folder).len(), 2);
    // One is over; what the other window fights stays.
    first.give_up(&Files).unwrap();
    assert_eq!(under_way(&Files, &folder), [second.file()]);
    let stranger = Place::of(second.file(), "something else");
    stranger.give_up(&Files).unwrap();
    assert!(second.file().exists());
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_cannot_be_read_is_not_written_over() {
    let folder = folder("unread");
    let mut place = Place::new(&folder, "duel", 7);
    fs::write(place.file(), [0xff, 0xfe]).unwrap();
    let unread = place.file().to_owned();
    place.keep(&Files, "mine").unwrap();
    assert_eq!(fs::read(unread).unwrap(), [0xff, 0xfe]);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_newest_comes_first_and_names_are_plain() {
    let folder = folder("newest");
    let mut places: Vec<Place> =
        ["duel", "../..", "\u{1b}[2J"].iter().map(|key| Place::new(&folder, key, 7)).collect();
    for (number, place) in (1..).zip(&mut places) {
        place.keep(&Files, "x").unwrap();
        assert_eq!(place.file().parent(), Some(folder.as_path()));
        old(place.file(), 1_000 * number);
    }
    let files: Vec<&Path> = places.iter().map(Place::file).collect();
    assert_eq!(under_way(&Files, &folder), files);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn partial_files_of_dead_processes_are_swept_up() {
    let folder = folder("swept");
    let write = |name: &str, seconds: u64| {
        fs::write(folder.join(name), "half").unwrap();
        old(&folder.join(name), seconds);
    };
    // No process has so high a number.
    write(".one.riposte.4294967294.part", 7_200);
    write(".new.riposte.4294967294.part", 0);
    write(&format!(".mine.riposte.{}.part", std::process::id()), 7_200);
    write("one.riposte", 7_200);
    write(".other.part", 7_200);
    write("two.4294967294.part", 7_200);
    sweep(&folder);
    assert!(!folder.join(".one.riposte.4294967294.part").exists());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 5);
    sweep(&folder.join("none"));
    fs::remove_dir_all(folder).unwrap();
}
