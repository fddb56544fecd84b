//! Records without a window: undo, autosave, load and replay.

mod common;

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use common::{frames, good};
use riposte::contract::Stage;
use riposte::driver::*;
use riposte::records::*;
use riposte::settings::Questions;
use riposte_record::{Record, Save, verify};
use riposte_rules::battle::Snapshot;
use riposte_rules::data::Library;
use riposte_rules::rulebook::Shelf;

fn app(folder: Option<PathBuf>) -> App {
    let mut app = common::app(Questions::Never);
    app.insert_resource(Folder(folder)).init_resource::<Interrupted>().init_resource::<Scribe>();
    app
}

fn begin(app: &mut App, seats: &[&str], seed: u64) {
    common::begin(app, "duel", seats, seed);
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("riposte-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn asked(world: &World) -> bool {
    matches!(world.resource::<Match>().play, Play::Asking | Play::Over)
}

/// Answers until so many choices are written down.
fn fight(app: &mut App, choices: usize) {
    loop {
        frames(app, asked);
        keep(app.world_mut());
        let Some(offer) = app.world().resource::<Desk>().0.clone() else { return };
        if app.world().resource::<Scribe>().len() >= choices {
            return;
        }
        let number = app.world().resource::<Scribe>().len() % offer.open.len();
        good(answer(app.world_mut(), offer.open[number].choice));
        keep(app.world_mut());
    }
}

fn record(app: &App) -> Record {
    match app.world().resource::<Scribe>().record.clone() {
        Some(record) => record,
        None => panic!("there is no record"),
    }
}

fn agrees(app: &App, record: &Record) {
    let (shelf, library) = (app.world().resource::<Shelf>(), app.world().resource::<Library>());
    assert_eq!(good(verify(record, shelf, library)), None);
}

#[test]
fn a_battle_is_written_down_and_undo_shortens_it() {
    let mut app = app(None);
    begin(&mut app, &["human", "random"], 11);
    let (mut undone, mut most) = (0, 0);
    for _ in 0..80 {
        frames(&mut app, asked);
        let Some(offer) = app.world().resource::<Desk>().0.clone() else { break };
        let before = (record(&app), Snapshot::of(app.world()).hash());
        let number = app.world().resource::<Scribe>().len() % offer.open.len();
        good(answer(app.world_mut(), offer.open[number].choice));
        frames(&mut app, asked);
        if can_undo(app.world()) {
            undo(app.world_mut());
            assert_eq!(record(&app), before.0);
            assert_eq!(Snapshot::of(app.world()).hash(), before.1);
            undone += 1;
            frames(&mut app, asked);
            good(answer(app.world_mut(), offer.open[number].choice));
        }
        most = most.max(record(&app).steps.len());
    }
    assert!(undone > 0 && most > 10);
    agrees(&app, &record(&app));
}

#[test]
fn an_interrupted_battle_goes_on_as_it_was() {
    let folder = folder("resume");
    let mut first = app(Some(folder.clone()));
    begin(&mut first, &["human", "random"], 5);
    for choices in [1, 2, 3, 5, 8, 13, 21] {
        fight(&mut first, choices);
        flush(first.world_mut());
        let mut second = app(Some(folder.clone()));
        look(second.world_mut());
        let Some(Ok(save)) = second.world().resource::<Interrupted>().0.clone() else {
            assert_eq!(first.world().resource::<Match>().play, Play::Over);
            break;
        };
        good(open_save(&mut second, &save));
        assert_eq!(Snapshot::of(second.world()).hash(), Snapshot::of(first.world()).hash());
        assert_eq!(record(&second), record(&first));
        // Why the computer chose as it did is told once, and not written down.
        let told =
            |line: &&riposte_rules::tell::Line| line.tone != riposte_rules::tell::Tone::Aside;
        let lines =
            |app: &App| app.world().resource::<Chronicle>().lines.iter().filter(told).count();
        assert_eq!(lines(&second), lines(&first));
        frames(&mut second, asked);
        fight(&mut second, choices + 4);
        agrees(&second, &record(&second));
    }
    let _ = fs::remove_dir_all(folder);
}

fn open_save(app: &mut App, save: &Save) -> Result<(), riposte_rules::data::DataError> {
    let bout = Paper::Save(save.clone()).bout(app.world().resource::<Library>())?;
    resume(app.world_mut(), save, &bout)
}

#[test]
fn the_autosave_goes_when_the_battle_ends() {
    let folder = folder("end");
    let mut app = app(Some(folder.clone()));
    begin(&mut app, &["human", "random"], 3);
    fight(&mut app, 3);
    let file = folder.join("autosave.riposte");
    flush(app.world_mut());
    assert!(file.exists());
    fight(&mut app, usize::MAX);
    assert_eq!(app.world().resource::<Match>().play, Play::Over);
    flush(app.world_mut());
    assert!(!file.exists());
    let name = good(keep_replay(app.world()));
    let entries = entries(app.world().resource::<Folder>());
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0].name, name);
    assert!(entries[0].about.as_ref().is_ok_and(|about| about.contains("Replay")));
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn a_mangled_autosave_is_told_of_and_kept() {
    let folder = folder("mangled");
    let mut app = app(Some(folder.clone()));
    begin(&mut app, &["human", "random"], 3);
    fight(&mut app, 3);
    let file = folder.join("autosave.riposte");
    flush(app.world_mut());
    let whole = good(fs::read_to_string(&file));
    let mangled = [
        whole[..whole.len() / 2].to_owned(),
        whole.replacen("seed: 3", "seed: 4", 1),
        whole.replacen("riposte save 1", "riposte save 2", 1),
        "nothing".to_owned(),
    ];
    for text in mangled {
        good(fs::write(&file, &text));
        look(app.world_mut());
        let found = app.world().resource::<Interrupted>().0.clone();
        assert!(matches!(&found, Some(Err(error)) if error.contains("autosave.riposte")));
        // A battle begun afterwards does not write over it.
        begin(&mut app, &["human", "random"], 3);
        fight(&mut app, 2);
        flush(app.world_mut());
        let kept: Vec<_> = entries(app.world().resource::<Folder>());
        assert!(kept.iter().any(|entry| fs::read_to_string(&entry.file).is_ok_and(|t| t == text)));
        assert!(kept.iter().all(|entry| entry.about.is_err()));
        assert!(Paper::read(&file).is_ok());
    }
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn a_refused_save_leaves_the_table_as_it_was() {
    let mut app = app(None);
    begin(&mut app, &["human", "random"], 9);
    fight(&mut app, 4);
    let before = Snapshot::of(app.world()).hash();
    let mut save = good(Save::of(record(&app), app.world()));
    save.state = save.state.replacen("turn: ", "turn: 9", 1);
    assert!(open_save(&mut app, &save).is_err());
    assert_eq!(Snapshot::of(app.world()).hash(), before);
}

#[test]
fn a_replay_goes_on_back_and_to_turns() {
    let mut app = app(None);
    app.init_resource::<NextState<riposte::Screen>>();
    begin(&mut app, &["human", "random"], 21);
    fight(&mut app, 40);
    let hash = Snapshot::of(app.world()).hash();
    let steps = record(&app).steps;
    let played = record(&app);
    good(watch(app.world_mut(), played, riposte::Screen::Title));
    let at = |app: &App| app.world().resource::<Replay>().at;
    let now = |app: &App| Snapshot::of(app.world()).hash();
    assert_eq!((at(&app), now(&app)), (0, record(&app).start));
    for (number, step) in steps.iter().enumerate() {
        app.world_mut().resource_mut::<Stage>().resync();
        obey(app.world_mut(), Order::On);
        assert_eq!((at(&app), now(&app)), (number + 1, step.hash));
    }
    assert_eq!(now(&app), hash);
    obey(app.world_mut(), Order::Back);
    assert_eq!(now(&app), steps[steps.len() - 2].hash);
    for turn in app.world().resource::<Replay>().turns().collect::<Vec<_>>() {
        obey(app.world_mut(), Order::Turn(turn));
        let shown = app.world().resource::<riposte_rules::battle::TurnNumber>().0;
        assert_eq!(shown, turn);
    }
    obey(app.world_mut(), Order::To(7));
    assert_eq!(now(&app), steps[6].hash);
}

#[test]
fn a_replay_that_goes_another_way_says_where() {
    let mut app = app(None);
    app.init_resource::<NextState<riposte::Screen>>();
    begin(&mut app, &["human", "random"], 21);
    fight(&mut app, 12);
    let mut record = record(&app);
    record.steps[6].hash ^= 1;
    good(watch(app.world_mut(), record, riposte::Screen::Title));
    let replay = app.world().resource::<Replay>();
    assert_eq!(replay.end(), 6);
    assert_eq!(replay.trouble().map(|trouble| trouble.step), Some(7));
    obey(app.world_mut(), Order::To(12));
    assert_eq!(app.world().resource::<Replay>().at, 6);
}
