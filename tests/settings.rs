//! Settings between runs: what is kept comes back, what cannot be read is put aside.

use std::fs;
use std::path::PathBuf;

use riposte::settings::{Questions, Settings, load, save};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn what_is_saved_comes_back() {
    let file = folder("kept").join("settings.ron");
    let settings = Settings { questions: Questions::Never, speed: 2.0, ..Settings::default() };
    assert_eq!(save(&file, &settings), Ok(()));
    assert_eq!(load(&file), (settings, None));
}

#[test]
fn without_a_file_the_usual_settings_are_used() {
    let (settings, notice) = load(&folder("none").join("settings.ron"));
    assert_eq!((settings, notice), (Settings::default(), None));
}

#[test]
fn a_broken_file_is_put_aside_and_the_player_is_told() {
    let folder = folder("broken");
    let file = folder.join("settings.ron");
    assert!(fs::create_dir_all(&folder).is_ok() && fs::write(&file, "(speed: 2.0,\nquest").is_ok());
    let (settings, notice) = load(&file);
    assert_eq!(settings, Settings::default());
    assert!(
        notice.is_some_and(|notice| notice.contains(":2") && notice.contains("settings.ron.bak"))
    );
    assert!(!file.exists() && folder.join("settings.ron.bak").exists());
}

#[test]
fn fields_nobody_knows_and_missing_ones_do_no_harm() {
    let folder = folder("odd");
    let file = folder.join("settings.ron");
    let text = "(version: 1, text: 90.0, hats: 3)";
    assert!(fs::create_dir_all(&folder).is_ok() && fs::write(&file, text).is_ok());
    let (settings, notice) = load(&file);
    assert_eq!((settings.text, settings.speed, notice), (1.75, 1.0, None));
}
