//! Records without a window: undo, autosave, load and replay.

use crate::common;

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use common::{frames, good};
use riposte::app_state::{Notice, Overlay};
use riposte::battle_log::*;
use riposte::contract::Stage;
use riposte::driver::*;
use riposte::playback::*;
use riposte::records::*;
use riposte::screens::take_in;
use riposte::settings::Questions;
use riposte_record::{Record, Save, verify};
use riposte_rules::battle::Snapshot;
use riposte_rules::data::Library;
use riposte_rules::figure::Side;
use riposte_rules::rulebook::Shelf;
use riposte_rules::tell::{Line, Tone};

fn app(folder: Option<PathBuf>) -> App {
    let mut app = common::app(Questions::Never);
    app.insert_resource(Folder(folder))
        .init_resource::<Interrupted>()
        .init_resource::<Recording>()
        .init_resource::<Notice>()
        .init_resource::<Overlay>()
        .init_resource::<NextState<riposte::app_state::Screen>>();
    app
}

/// What the player is told, and has then heard.
fn told(app: &mut App) -> String {
    app.world_mut().resource_mut::<Notice>().0.take().unwrap_or_default()
}

/// The files of the battles under way.
fn begun(app: &App) -> Vec<PathBuf> {
    let all = entries(app.world()).into_iter();
    let mut files: Vec<PathBuf> =
        all.filter(|it| it.kind == Kind::UnderWay).map(|it| it.file).collect();
    files.extend(app.world().resource::<Recording>().file().filter(|file| file.exists()));
    files
}

/// The newest battle under way.
fn newest(app: &mut App) -> Option<UnderWay> {
    look(app.world_mut());
    app.world().resource::<Interrupted>().newest.clone()
}

fn hash(app: &App) -> u64 {
    Snapshot::of(app.world()).hash()
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
        let Some(prompt) = app.world().resource::<PendingPrompt>().0.clone() else { return };
        if app.world().resource::<Recording>().len() >= choices {
            return;
        }
        let number = app.world().resource::<Recording>().len() % prompt.options.len();
        good(answer(app.world_mut(), prompt.options[number].choice));
        keep(app.world_mut());
    }
}

fn record(app: &App) -> Record {
    match app.world().resource::<Recording>().record.clone() {
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
        let Some(prompt) = app.world().resource::<PendingPrompt>().0.clone() else { break };
        let before = (record(&app), Snapshot::of(app.world()).hash());
        let number = app.world().resource::<Recording>().len() % prompt.options.len();
        good(answer(app.world_mut(), prompt.options[number].choice));
        frames(&mut app, asked);
        if can_undo(app.world()) {
            undo(app.world_mut());
            assert_eq!(record(&app), before.0);
            assert_eq!(Snapshot::of(app.world()).hash(), before.1);
            undone += 1;
            frames(&mut app, asked);
            good(answer(app.world_mut(), prompt.options[number].choice));
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
        good(flush(first.world_mut()));
        let mut second = app(Some(folder.clone()));
        if newest(&mut second).is_none() {
            assert_eq!(first.world().resource::<Match>().play, Play::Over);
            break;
        }
        good(go_on(second.world_mut()));
        assert_eq!(Snapshot::of(second.world()).hash(), Snapshot::of(first.world()).hash());
        assert_eq!(record(&second), record(&first));
        // Why the computer chose as it did is told once, and not written down.
        let beside = [Tone::Aside, Tone::Reason];
        let told = |line: &&Line| !beside.contains(&line.tone);
        let lines =
            |app: &App| app.world().resource::<BattleLog>().lines.iter().filter(told).count();
        assert_eq!(lines(&second), lines(&first));
        frames(&mut second, asked);
        fight(&mut second, choices + 4);
        agrees(&second, &record(&second));
        // What it is still writing must not come after what the first writes next.
        good(flush(second.world_mut()));
    }
    let _ = fs::remove_dir_all(folder);
}

fn open_save(app: &mut App, save: &Save) -> Result<(), riposte_rules::data::DataError> {
    let setup = setup(app.world().resource::<Library>(), &save.record.deal)?;
    resume(app.world_mut(), save, &setup, None)
}

/// Which side was asked for each choice of a record.
fn sides(app: &App, record: &Record) -> Vec<Option<Side>> {
    let (shelf, library) = (app.world().resource::<Shelf>(), app.world().resource::<Library>());
    let mut battle = good(record.deal.set_up(shelf, library));
    let mut sides = Vec::new();
    for step in 0..record.steps.len() {
        sides.push(battle.decision().map(|asked| asked.side));
        assert!(record.play(battle.world_mut(), step).is_ok());
    }
    sides
}

#[test]
fn what_a_computer_only_let_pass_is_taken_back_with_the_answer_before_it() {
    for seed in 1..20 {
        let mut app = app(None);
        begin(&mut app, &["human", "squire"], seed);
        for _ in 0..12 {
            frames(&mut app, asked);
            let Some(prompt) = app.world().resource::<PendingPrompt>().0.clone() else { break };
            let before = (record(&app), hash(&app));
            // Who goes somewhere gives others something to let pass.
            let goes = prompt.options.iter().find(|option| option.choice.hex.is_some());
            let choice = goes.map_or(prompt.decision.default, |option| option.choice);
            good(answer(app.world_mut(), choice));
            frames(&mut app, asked);
            let since = sides(&app, &record(&app)).split_off(before.0.steps.len());
            let own = Some(prompt.decision.side);
            if can_undo(app.world()) && since.iter().any(|side| *side != own) {
                undo(app.world_mut());
                assert_eq!((record(&app), hash(&app)), before);
                return;
            }
        }
    }
    panic!("no computer ever let anything pass");
}

/// Takes back all that can be taken back; the states it leads through.
fn undone(app: &mut App) -> Vec<u64> {
    let mut states = Vec::new();
    frames(app, asked);
    while can_undo(app.world()) {
        undo(app.world_mut());
        frames(app, asked);
        states.push(hash(app));
    }
    states
}

#[test]
fn undo_after_loading_goes_as_far_as_before() {
    let mut most = 0;
    for (scenario, seats) in [("alley", ["human", "random"]), ("duel", ["human", "human"])] {
        for choices in [2, 4, 6, 9, 14] {
            let mut first = app(None);
            common::begin(&mut first, scenario, &seats, 5);
            while record(&first).steps.len() < choices {
                frames(&mut first, |world| !matches!(common::play(world), Play::Showing));
                match common::play(first.world()) {
                    Play::HandOver(_) => take_over(first.world_mut()),
                    Play::Asking => {
                        let prompt = first.world().resource::<PendingPrompt>().0.clone();
                        let Some(prompt) = prompt else { panic!("nothing is asked") };
                        good(answer(first.world_mut(), prompt.decision.choices[0]));
                    }
                    Play::Over => break,
                    _ => {}
                }
            }
            frames(&mut first, |world| {
                !matches!(common::play(world), Play::Showing | Play::Thinking(_))
            });
            let save = good(Save::of(record(&first), first.world()));
            let mut second = app(None);
            good(open_save(&mut second, &save));
            if matches!(common::play(first.world()), Play::HandOver(_)) {
                continue;
            }
            frames(&mut second, |world| !matches!(common::play(world), Play::Showing));
            if matches!(common::play(second.world()), Play::HandOver(_)) {
                assert!(!can_undo(first.world()), "{scenario}, {choices}");
                continue;
            }
            let states = undone(&mut first);
            most = most.max(states.len());
            assert_eq!(undone(&mut second), states, "{scenario}, {choices}");
        }
    }
    assert!(most > 1, "something can be taken back");
}

#[test]
fn the_place_of_a_battle_goes_when_it_ends() {
    let folder = folder("end");
    let mut app = app(Some(folder.clone()));
    begin(&mut app, &["human", "random"], 3);
    fight(&mut app, 3);
    good(flush(app.world_mut()));
    assert_eq!(begun(&app).len(), 1);
    fight(&mut app, usize::MAX);
    assert_eq!(app.world().resource::<Match>().play, Play::Over);
    good(flush(app.world_mut()));
    assert_eq!(begun(&app), Vec::<PathBuf>::new());
    let name = good(keep_replay(app.world()));
    let entries = entries(app.world());
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0].name, name);
    assert_eq!(entries[0].scenario.as_ref().map(|scenario| scenario.key.as_str()), Some("duel"));
    // The name of the file says no more than what is told of it anyway.
    let told = |about: &String| about.contains("Replay") && !about.contains(&name);
    assert!(entries[0].about.as_ref().is_ok_and(told), "{:?}", entries[0].about);
    let turn = app.world().resource::<riposte_rules::battle::TurnNumber>().0;
    assert_eq!(save_called(app.world()), format!("{}, turn {turn}", entries[0].title));
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn that_a_battle_was_saved_is_said_over_the_board() {
    let folder = folder("said");
    let mut app = app(Some(folder.clone()));
    app.init_resource::<riposte::Picking>();
    begin(&mut app, &["human", "random"], 3);
    fight(&mut app, 3);
    riposte::screens::MenuCommand::Save.follow(app.world_mut());
    let told = app.world().resource::<riposte::Picking>().told.clone();
    assert_eq!(told, Some(format!("Saved as {}.", save_called(app.world()))));
    assert!(entries(app.world()).iter().any(|entry| entry.kind == Kind::Kept));
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn a_mangled_battle_under_way_is_told_of_and_kept() {
    let folder = folder("mangled");
    let mut app = app(Some(folder.clone()));
    begin(&mut app, &["human", "random"], 3);
    fight(&mut app, 3);
    good(flush(app.world_mut()));
    let file = begun(&app)[0].clone();
    let whole = good(fs::read_to_string(&file));
    let mangled = [
        whole[..whole.len() / 2].to_owned(),
        whole.replacen("seed: 3", "seed: 4", 1),
        whole.replacen("riposte save 2", "riposte save 9", 1),
        "nothing".to_owned(),
    ];
    for text in mangled {
        leave(app.world_mut());
        for other in begun(&app) {
            good(fs::remove_file(other));
        }
        good(fs::write(&file, &text));
        assert!(newest(&mut app).is_none());
        let unread = app.world().resource::<Interrupted>().unread.clone();
        assert!(unread[0].contains("under-way") && unread.len() == 1, "{unread:?}");
        // A battle begun afterwards does not write over it.
        begin(&mut app, &["human", "random"], 3);
        fight(&mut app, 2);
        good(flush(app.world_mut()));
        assert_eq!(good(fs::read_to_string(&file)), text);
        assert!(newest(&mut app).is_some());
    }
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn the_one_battle_that_older_versions_kept_is_among_those_under_way() {
    let folder = folder("older");
    let mut app = app(Some(folder.clone()));
    begin(&mut app, &["human", "random"], 3);
    fight(&mut app, 3);
    good(flush(app.world_mut()));
    good(fs::rename(&begun(&app)[0], folder.join("autosave.riposte")));
    leave(app.world_mut());
    assert!(newest(&mut app).is_some());
    assert_eq!(begun(&app).len(), 1);
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn every_battle_begun_has_a_place_of_its_own() {
    let folder = folder("each");
    let mut one = app(Some(folder.clone()));
    let mut hashes = Vec::new();
    for seed in 1..4 {
        begin(&mut one, &["human", "random"], seed);
        fight(&mut one, 4);
        hashes.push(hash(&one));
        lay_down(one.world_mut());
    }
    assert_eq!(begun(&one).len(), 3);
    leave(one.world_mut());
    look(one.world_mut());
    assert_eq!(one.world().resource::<Interrupted>().count, 3);
    for entry in entries(one.world()) {
        good(open_file(one.world_mut(), &entry.file, entry.kind));
        let found = hash(&one);
        assert!(hashes.contains(&found));
        hashes.retain(|hash| *hash != found);
        // It goes on where it lay, and is not put there twice.
        fight(&mut one, 5);
        good(flush(one.world_mut()));
        assert_eq!(one.world().resource::<Recording>().file(), Some(entry.file));
        leave(one.world_mut());
    }
    assert_eq!(hashes, []);
    assert_eq!(begun(&one).len(), 3);
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn two_windows_that_go_on_with_the_same_battle_do_not_share_it() {
    let folder = folder("windows");
    let mut first = app(Some(folder.clone()));
    begin(&mut first, &["human", "random"], 3);
    fight(&mut first, 3);
    good(flush(first.world_mut()));
    let begun_with = first.world().resource::<Recording>().len();
    let mut second = app(Some(folder.clone()));
    assert!(newest(&mut second).is_some());
    good(go_on(second.world_mut()));
    fight(&mut second, begun_with + 1);
    good(flush(second.world_mut()));
    // The other goes on farther than this one has come.
    let other = second.world().resource::<Recording>().len();
    assert!(first.world().resource::<Notice>().0.is_none());
    fight(&mut first, other + 1);
    good(flush(first.world_mut()));
    let said = told(&mut first);
    assert!(said.contains("Another window has gone on"), "{said}");
    assert!(second.world().resource::<Notice>().0.is_none());
    let kept = begun(&first).into_iter().map(|file| good(read_paper(&file)).record().clone());
    let kept: Vec<Record> = kept.collect();
    assert_eq!(kept.len(), 2);
    assert!(kept.contains(&record(&first)) && kept.contains(&record(&second)));
    let _ = fs::remove_dir_all(folder);
}

/// A save, a replay and a scenario, as texts.
fn papers() -> [(&'static str, String); 3] {
    papers_of("duel")
}

/// A save, a replay and the text of a scenario, after five choices in it.
fn papers_of(key: &str) -> [(&'static str, String); 3] {
    let mut other = app(None);
    common::begin(&mut other, key, &["human", "random"], 77);
    fight(&mut other, 5);
    let save = good(Save::of(record(&other), other.world())).to_text();
    let library = other.world().resource::<Library>();
    let scenario = good(library.source(&format!("scenarios/{key}.ron"))).text;
    [("x.riposte", save), ("y.riposte", record(&other).to_text()), ("own.ron", scenario)]
}

/// The first scenario of each rulebook.
fn one_of_each_book() -> Vec<String> {
    let found = riposte_trial::of_each_book(
        &riposte_shelf::shelf(),
        app(None).world().resource::<Library>(),
    );
    found.into_iter().map(|scenario| scenario.key).collect()
}

#[test]
fn a_battle_is_put_aside_when_something_else_is_opened_and_the_player_is_told() {
    for (file, text) in papers() {
        for link in [false, true] {
            let folder = folder(&format!("aside-{file}-{link}"));
            let mut app = app(Some(folder.clone()));
            app.init_resource::<riposte::screens::SetupForm>();
            begin(&mut app, &["human", "random"], 5);
            fight(&mut app, 4);
            let fought = record(&app);
            let shared = good(Shared::read(file, &text));
            let shared = if link { Shared::from_link(&shared.link()) } else { Ok(shared) };
            take_in(app.world_mut(), file, shared);
            let said = told(&mut app);
            assert!(said.contains("put aside") && said.contains("under way"), "{said}");
            let place = begun(&app)
                .into_iter()
                .find(|file| read_paper(file).is_ok_and(|paper| *paper.record() == fought));
            let Some(place) = place else { panic!("{file}: the battle is gone") };
            // The list calls it by its scenario; the name of its file says nothing to a player.
            let name = place.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            assert!(!said.contains(&name), "{said}");
            good(open_file(app.world_mut(), &place, Kind::UnderWay));
            assert_eq!(record(&app), fought);
            let _ = fs::remove_dir_all(folder);
        }
    }
}

#[test]
fn watching_a_replay_leaves_every_battle_as_it_was() {
    let folder = folder("watch");
    let mut app = app(Some(folder.clone()));
    begin(&mut app, &["human", "random"], 5);
    fight(&mut app, 6);
    let fought = record(&app);
    lay_down(app.world_mut());
    let before: Vec<String> =
        begun(&app).iter().map(|file| good(fs::read_to_string(file))).collect();
    let [_, (_, replay), _] = papers();
    let paper = good(Paper::from_text("y", &replay));
    good(open(app.world_mut(), "y", &paper));
    for order in [
        ReplayCommand::On,
        ReplayCommand::On,
        ReplayCommand::Back,
        ReplayCommand::To(4),
        ReplayCommand::Leave,
    ] {
        steer(app.world_mut(), order);
        app.world_mut().resource_mut::<Stage>().resync();
        keep(app.world_mut());
        good(flush(app.world_mut()));
    }
    // What is watched is not fought, though its record lies on the table.
    assert!(!riposte::records::fought(app.world()));
    due(app.world_mut());
    keep(app.world_mut());
    lay_down(app.world_mut());
    leave(app.world_mut());
    let after: Vec<String> =
        begun(&app).iter().map(|file| good(fs::read_to_string(file))).collect();
    assert_eq!(after, before);
    assert_eq!(newest(&mut app).map(|newest| newest.save.record), Some(fought));
    let _ = fs::remove_dir_all(folder);
}

/// Frames until what was written has been heard of.
fn kept(app: &mut App) {
    for _ in 0..400 {
        due(app.world_mut());
        keep(app.world_mut());
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[test]
fn the_player_is_told_once_that_the_battle_is_not_kept_and_once_that_it_is_again() {
    let folder = folder("full");
    good(fs::create_dir_all(&folder));
    // A file stands where the folder should be made.
    good(fs::write(folder.join("under-way"), "in the way"));
    let mut app = app(Some(folder.clone()));
    begin(&mut app, &["human", "random"], 5);
    fight(&mut app, 4);
    kept(&mut app);
    let accessibility = riposte::accessibility::Sheet::of(app.world());
    assert!(accessibility.asked.contains("not being kept"), "{}", accessibility.asked);
    let said = told(&mut app);
    assert!(said.contains("not being kept") && said.contains("under-way"), "{said}");
    kept(&mut app);
    assert_eq!(told(&mut app), "", "it is said once");
    // Nothing else takes its place then.
    let [save, ..] = papers();
    let before = hash(&app);
    take_in(app.world_mut(), save.0, Shared::read(save.0, &save.1));
    assert!(told(&mut app).contains("could not be put aside"));
    assert_eq!(hash(&app), before);
    // On the title it is still held, and goes on from there.
    lay_down(app.world_mut());
    assert!(told(&mut app).contains("held here"));
    leave(app.world_mut());
    assert!(newest(&mut app).is_some());
    good(go_on(app.world_mut()));
    assert_eq!(hash(&app), before);
    good(fs::remove_file(folder.join("under-way")));
    kept(&mut app);
    assert_eq!(told(&mut app), "The battle is kept again.");
    assert_eq!(begun(&app).len(), 1);
    let _ = fs::remove_dir_all(folder);
}

/// What the player is told of a text that is opened from a file.
fn refused(app: &mut App, file: &str, text: &str) -> String {
    let before = hash(app);
    take_in(app.world_mut(), file, Shared::read(file, text));
    assert_eq!(hash(app), before, "the table stays as it was");
    told(app)
}

#[test]
fn forged_files_are_refused_by_the_window_with_their_name() {
    let mut app = app(None);
    begin(&mut app, &["human", "random"], 5);
    let sealed = |text: String| riposte_record::sealed(&text);
    for key in one_of_each_book() {
        let [(_, save), ..] = papers_of(&key);
        for (from, to) in
            [("weapon:(", "weapon:(9"), ("figure:(", "figure:(9"), ("turn: (", "turn: (9")]
        {
            assert!(save.contains(from), "{key}: {from}");
            let forged = sealed(save.replacen(from, to, 1));
            let said = refused(&mut app, "/tmp/forged.riposte", &forged);
            assert!(said.starts_with("/tmp/forged.riposte: the state:"), "{key}: {said}");
            assert!(said.len() < 300, "{key}: {said}");
        }
    }
    let [(_, save), (_, replay), _] = papers();
    let said =
        refused(&mut app, "/tmp/x.riposte", &sealed(save.replacen("seed: 77", "seed: 78", 1)));
    assert!(said.starts_with("/tmp/x.riposte: the choices"), "{said}");
    let key = sealed(replay.replacen("scenario: duel", "scenario: \u{1b}[2Jnone", 1));
    let line = key.lines().take_while(|line| !line.contains("scenario: ")).count() + 1;
    let said = refused(&mut app, "/tmp/y.riposte", &key);
    let place = format!("/tmp/y.riposte:{line}: ");
    assert!(said.starts_with(&place) && !said.contains('\u{1b}'), "{said}");
    for cut in (0..save.len()).step_by(save.len() / 40) {
        if save.is_char_boundary(cut) && cut > 8 {
            assert!(refused(&mut app, "cut", &save[..cut]).starts_with("cut:"));
        }
    }
}

#[test]
fn a_scenario_from_elsewhere_does_not_take_the_place_of_a_shipped_one() {
    let mut app = app(None);
    let library = app.world().resource::<Library>().clone();
    let form = riposte::screens::SetupForm::new(&library);
    let count = form.scenarios.len();
    app.insert_resource(form);
    let duel = good(library.source("scenarios/duel.ron")).text;
    let other = duel.replacen("name: \"", "name: \"Not ", 1);
    take_in(app.world_mut(), "duel.ron", Shared::read("duel.ron", &other));
    let keys = |app: &App| -> Vec<String> {
        let form = app.world().resource::<riposte::screens::SetupForm>();
        form.scenarios.iter().map(|scenario| scenario.key.clone()).collect()
    };
    assert_eq!(keys(&app).len(), count + 1);
    let form = app.world().resource::<riposte::screens::SetupForm>();
    let shipped = form.number("duel").map(|number| form.scenarios[number].source.text.clone());
    assert_eq!(shipped, Some(duel));
    let strange = format!("// scenario: ../{}\u{1b}\n{other}", "k".repeat(9_000));
    take_in(app.world_mut(), "the link", Shared::read("the link", &strange));
    let fits = |sign: char| sign.is_alphanumeric() || matches!(sign, '-' | '_');
    assert!(
        keys(&app).iter().all(|key| key.len() < 60 && key.chars().all(fits)),
        "{:?}",
        keys(&app)
    );
}

#[test]
fn what_a_file_is_called_does_not_matter_to_its_errors() {
    let error = read_paper(Path::new("/nowhere/at/all.riposte"));
    assert!(error.is_err_and(|error| error.to_string().starts_with("/nowhere/at/all.riposte: ")));
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
    begin(&mut app, &["human", "random"], 21);
    fight(&mut app, 40);
    let hash = Snapshot::of(app.world()).hash();
    let steps = record(&app).steps;
    let played = record(&app);
    good(watch(app.world_mut(), played, riposte::app_state::Screen::Title));
    let at = |app: &App| app.world().resource::<Replay>().at;
    let now = |app: &App| Snapshot::of(app.world()).hash();
    assert_eq!((at(&app), now(&app)), (0, record(&app).start));
    for (number, step) in steps.iter().enumerate() {
        app.world_mut().resource_mut::<Stage>().resync();
        steer(app.world_mut(), ReplayCommand::On);
        assert_eq!((at(&app), now(&app)), (number + 1, step.hash));
    }
    assert_eq!(now(&app), hash);
    steer(app.world_mut(), ReplayCommand::Back);
    assert_eq!(now(&app), steps[steps.len() - 2].hash);
    for turn in app.world().resource::<Replay>().turns().collect::<Vec<_>>() {
        steer(app.world_mut(), ReplayCommand::Turn(turn));
        let shown = app.world().resource::<riposte_rules::battle::TurnNumber>().0;
        assert_eq!(shown, turn);
    }
    steer(app.world_mut(), ReplayCommand::To(7));
    assert_eq!(now(&app), steps[6].hash);
}

#[test]
fn a_replay_that_begins_otherwise_says_so() {
    let mut app = app(None);
    begin(&mut app, &["human", "random"], 21);
    fight(&mut app, 12);
    let mut record = record(&app);
    record.start ^= 1;
    good(watch(app.world_mut(), record, riposte::app_state::Screen::Title));
    let replay = app.world().resource::<Replay>();
    assert_eq!((replay.end(), replay.trouble().map(|trouble| trouble.step)), (0, Some(0)));
}

#[test]
fn a_replay_that_goes_another_way_says_where() {
    let mut app = app(None);
    begin(&mut app, &["human", "random"], 21);
    fight(&mut app, 12);
    let mut record = record(&app);
    record.steps[6].hash ^= 1;
    good(watch(app.world_mut(), record, riposte::app_state::Screen::Title));
    let replay = app.world().resource::<Replay>();
    assert_eq!(replay.end(), 6);
    assert_eq!(replay.trouble().map(|trouble| trouble.step), Some(7));
    steer(app.world_mut(), ReplayCommand::To(12));
    assert_eq!(app.world().resource::<Replay>().at, 6);
}
