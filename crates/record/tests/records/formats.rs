//! Round trips at every decision, and files that must be refused.

use riposte_ai::find;
use riposte_record::{
    Deal, GAME, Origin, Paper, Record, Save, Shared, read_text, sealed, verify, write_text,
};
use riposte_rules::battle::Battle;
use riposte_rules::data::{Library, Scenario, Source};
use riposte_rules::rulebook::Shelf;

fn sources() -> (Shelf, Library) {
    (riposte_shelf::shelf(), riposte_shelf::library())
}

fn first() -> Scenario {
    let library = riposte_shelf::library();
    let key = library.names("scenarios").next().unwrap().to_owned();
    Scenario::shipped(&library, &key).unwrap()
}

fn all() -> Vec<Scenario> {
    let library = riposte_shelf::library();
    library.names("scenarios").map(|key| Scenario::shipped(&library, key).unwrap()).collect()
}

/// A battle some choices on, and its record.
fn played(scenario: &Scenario, seed: u64, choices: usize) -> (Battle, Record) {
    let (shelf, library) = sources();
    let deal = Deal::new(&library, scenario, Some(seed), &[]);
    let mut battle = deal.set_up(&shelf, &library).unwrap();
    let mut record = Record::begin(deal, battle.world());
    let mut player = find("random").unwrap().make(seed, &library);
    for _ in 0..choices {
        let Some((choice, _)) = player.decide(battle.world()) else { break };
        record.submit(&mut battle, choice).unwrap();
    }
    (battle, record)
}

#[test]
fn saves_and_replays_round_trip_at_every_decision() {
    let (shelf, library) = sources();
    for (seed, scenario) in (0..).zip(all()) {
        let (mut battle, mut record) = played(&scenario, seed, 0);
        let mut player = find("random").unwrap().make(seed, &library);
        // The texts grow with the battle, and all of it is read each time.
        for number in 0..250 {
            let text = record.to_text();
            assert_eq!(Record::from_text("x", &text).as_ref(), Ok(&record));
            let save = Save::of(record.clone(), battle.world()).unwrap();
            let read = Save::from_text("x", &save.to_text()).unwrap();
            assert_eq!(read, save);
            if number % 16 == 0 {
                let mut back = read.set_up(&shelf, &library).unwrap();
                assert_eq!(back.hash(), battle.hash());
                if let Some((choice, _)) = player.decide(battle.world()) {
                    back.submit(choice).unwrap();
                    let here = battle.snapshot();
                    battle.submit(choice).unwrap();
                    assert_eq!(back.hash(), battle.hash());
                    battle.restore(&here);
                }
            }
            let Some((choice, _)) = player.decide(battle.world()) else { break };
            record.submit(&mut battle, choice).unwrap();
        }
        assert_eq!(verify(&record, &shelf, &library), Ok(None));
    }
}

#[test]
fn a_scenario_of_ones_own_travels_with_its_replay() {
    let (shelf, library) = sources();
    let shipped = first();
    let text = format!("// mine\n{}", shipped.source.text);
    let own = Scenario::read(&library, "own", Source::new("own.ron", text)).unwrap();
    let (_, record) = played(&own, 4, 20);
    assert!(record.deal.text.is_some());
    let record = Record::from_text("x", &record.to_text()).unwrap();
    assert_eq!(verify(&record, &shelf, &library), Ok(None));
}

#[test]
fn a_changed_scenario_is_noticed() {
    let (shelf, mut library) = sources();
    let scenario = first();
    let (_, record) = played(&scenario, 4, 5);
    let path = format!("scenarios/{}.ron", scenario.key);
    library.add(path, format!("{}\n", scenario.source.text));
    let error = verify(&record, &shelf, &library).unwrap_err();
    assert!(error.to_string().contains("not as it was"), "{error}");
}

fn refused(text: &str) -> String {
    let save = Save::from_text("file", text).map(|_| ());
    let replay = Record::from_text("file", text).map(|_| ());
    match (save, replay) {
        (Err(save), Err(replay)) => format!("{save} / {replay}"),
        _ => panic!("accepted: {text}"),
    }
}

#[test]
fn what_is_no_record_is_refused() {
    for text in
        ["", "\n", "riposte", "riposte save", "riposte replay x\n", "PNG\u{0}\u{1}", "check: 0\n"]
    {
        assert!(refused(text).contains("file:1: "), "{text}");
    }
    let (battle, record) = played(&first(), 1, 30);
    let save = Save::of(record.clone(), battle.world()).unwrap().to_text();
    let replay = record.to_text();
    assert!(refused(&save.replacen("save 2", "save 3", 1)).contains("newer"));
    assert!(refused(&replay.replacen("replay 2", "replay 9", 1)).contains("newer"));
    for whole in [&save, &replay] {
        for cut in (0..whole.len()).step_by(97) {
            if whole.is_char_boundary(cut) && cut + 1 < whole.len() {
                refused(&whole[..cut]);
            }
        }
        for at in (0..whole.len()).step_by(61) {
            let mut bytes = whole.clone().into_bytes();
            bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
            if let Ok(text) = String::from_utf8(bytes) {
                refused(&text);
            }
        }
    }
}

#[test]
fn what_an_editor_or_the_post_makes_of_line_ends_is_no_reason_to_refuse_a_text() {
    let (battle, record) = played(&first(), 1, 12);
    let save = Save::of(record.clone(), battle.world()).unwrap();
    let forms = |text: &str| {
        let bare = text.trim_end().to_owned();
        let lines = text.replace('\n', "\r\n");
        [format!("{text}\n\n"), bare, format!("\u{feff}{lines}"), format!("{lines}\r\n"), lines]
    };
    for text in forms(&record.to_text()) {
        assert_eq!(Record::from_text("x", &text).as_ref(), Ok(&record));
        assert_eq!(Paper::from_text("x", &text), Ok(Paper::Replay(record.clone())));
        assert_eq!(Shared::read("x", &text), Ok(Shared::Paper(Paper::Replay(record.clone()))));
    }
    for text in forms(&save.to_text()) {
        assert_eq!(Paper::from_text("x", &text), Ok(Paper::Save(save.clone())));
    }
    let folder = std::env::temp_dir().join(format!("riposte-bom-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("x"), "\u{feff}one\n").unwrap();
    assert_eq!(read_text(&folder.join("x")).as_deref(), Ok("one\n"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_text_says_with_what_it_was_written_and_one_of_the_first_form_is_still_read() {
    let (shelf, library) = sources();
    let (battle, record) = played(&first(), 1, 12);
    let text = record.to_text();
    let origin = record.deal.origin.clone().unwrap();
    assert_eq!(origin.version, GAME);
    let heading = format!("riposte replay 2\nversion: {GAME}\nrules: {:016x}\n", origin.rules);
    assert!(text.starts_with(&heading), "{text}");
    let old = sealed(&text.replacen(&heading, "riposte replay 1\n", 1));
    let read = Record::from_text("x", &old).unwrap();
    assert_eq!(read.deal.origin, None);
    assert_eq!(read.to_text(), old, "it stays what it is");
    assert_eq!(verify(&read, &shelf, &library), Ok(None), "and is played as long as it holds");
    let save = Save::of(read, battle.world()).unwrap();
    assert!(Save::from_text("x", &save.to_text()).unwrap().set_up(&shelf, &library).is_ok());
}

#[test]
fn a_battle_that_goes_another_way_says_that_it_is_older_and_what_can_be_done() {
    let (shelf, library) = sources();
    let (battle, record) = played(&first(), 7, 12);
    let plain = Save::of(record, battle.world()).unwrap();
    let key = plain.record.deal.scenario.clone();
    let older = |change: fn(&mut Origin), first_form: bool| {
        let mut save = plain.clone();
        save.record.steps[3].hash ^= 1;
        let mut origin = save.record.deal.origin.take().unwrap();
        change(&mut origin);
        save.record.deal.origin = (!first_form).then_some(origin);
        let said = save.set_up(&shelf, &library).err().unwrap().to_string();
        let told = verify(&save.record, &shelf, &library).unwrap().unwrap().to_string();
        (said, told)
    };
    let cases: [(fn(&mut Origin), bool, &str, &str); 3] = [
        (
            |it| it.version = "0.0.9".into(),
            false,
            "written by version 0.0.9 of the game",
            "version 0.0.9",
        ),
        (
            |it| it.rules ^= 1,
            false,
            "with other data of the rules",
            "the version of the game that wrote",
        ),
        (|_| (), true, "written by an older version", "the version of the game that wrote"),
    ];
    for (change, first_form, why, with) in cases {
        let (said, told) = older(change, first_form);
        for said in [said, told] {
            assert!(
                said.contains("choice 4") && said.contains(why) && said.contains(with),
                "{said}"
            );
            assert!(said.contains(&format!("begun anew: --scenario {key} --seed 7")), "{said}");
        }
    }
    let (said, _) = older(|_| (), false);
    assert!(!said.contains("written by"), "of the same rules it is forged: {said}");
}

#[test]
fn what_is_no_plain_file_is_neither_replaced_nor_waited_for() {
    let folder = std::env::temp_dir().join(format!("riposte-plain-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("in")).unwrap();
    let path = |name: &str| folder.join(name);
    let said = |error: riposte_rules::data::DataError| error.to_string();
    assert!(write_text(&path("in"), "x").map_err(said).unwrap_err().contains("no plain file"));
    assert!(read_text(&path("in")).map_err(said).unwrap_err().contains("no plain file"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::{FileTypeExt, symlink};
        write_text(&path("in/whole"), "old").unwrap();
        symlink("in/whole", path("link")).unwrap();
        symlink("in/free", path("dangling")).unwrap();
        symlink("circle", path("circle")).unwrap();
        symlink("/dev/null", path("nothing")).unwrap();
        for (link, whole) in [("link", "in/whole"), ("dangling", "in/free")] {
            write_text(&path(link), "new").unwrap();
            assert!(path(link).is_symlink(), "the link stays");
            assert_eq!(read_text(&path(whole)).as_deref(), Ok("new"));
        }
        assert!(write_text(&path("circle"), "x").is_err());
        let made = std::process::Command::new("mkfifo").arg(path("pipe.riposte")).status();
        assert!(made.unwrap().success());
        for other in ["nothing", "pipe.riposte"] {
            let error = write_text(&path(other), "x").map_err(said).unwrap_err();
            assert!(error.contains("no plain file"), "{error}");
            assert!(read_text(&path(other)).is_err(), "it is not waited for");
        }
        assert!(std::fs::metadata(path("pipe.riposte")).unwrap().file_type().is_fifo());
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn writing_keeps_the_old_file_until_the_new_one_is_whole() {
    let folder = std::env::temp_dir().join(format!("riposte-record-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("one.save");
    write_text(&path, "old\n").unwrap();
    write_text(&path, "new\n").unwrap();
    assert_eq!(read_text(&path).as_deref(), Ok("new\n"));
    let left: Vec<_> = std::fs::read_dir(&folder).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
    assert!(write_text(&folder.join("none/two.save"), "x").is_err());
    std::fs::write(folder.join("three"), [0xff, 0xfe]).unwrap();
    assert!(read_text(&folder.join("three")).unwrap_err().to_string().contains("UTF-8"));
    std::fs::remove_dir_all(&folder).unwrap();
}
