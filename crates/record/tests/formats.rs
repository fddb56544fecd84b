//! Round trips at every decision, and files that must be refused.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use riposte_ai::find;
use riposte_record::{Deal, Record, Save, read_text, verify, write_text};
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
    assert!(refused(&save.replacen("save 1", "save 2", 1)).contains("newer"));
    assert!(refused(&replay.replacen("replay 1", "replay 9", 1)).contains("newer"));
    for whole in [&save, &replay] {
        for cut in (0..whole.len()).step_by(97) {
            if whole.is_char_boundary(cut) {
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
