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

#[test]
fn strange_settings_are_put_aside_with_a_message_that_can_be_shown() {
    let file = folder("strange").join("settings.ron");
    let deep = "(".repeat(5_000);
    let all = [
        deep.as_str(),
        "(version: 9)",
        "(keys: {\"\u{1b}[2J\": 3})",
        "\u{0}\u{1b}[31m",
        "(speed: fast)",
    ];
    for text in all {
        assert!(fs::create_dir_all(folder("strange")).is_ok() && fs::write(&file, text).is_ok());
        let (settings, notice) = load(&file);
        let notice = notice.unwrap_or_default();
        assert_eq!(settings, Settings::default(), "{text}");
        assert!(notice.contains("settings.ron.bak"), "{notice}");
        assert!(!notice.contains('\u{1b}') && notice.len() < 900, "{notice:?}");
    }
}
