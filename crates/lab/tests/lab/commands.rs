//! The commands, as from the command line.

use std::path::PathBuf;

use clap::Parser;
use riposte_lab::args::Lab;
use riposte_lab::{Verdict, run};
use serde_json::Value;

/// What a command prints, or what is wrong.
fn lab(args: &[&str]) -> Result<(Verdict, String), String> {
    let all = std::iter::once("riposte-lab").chain(args.iter().copied());
    let lab = Lab::try_parse_from(all).map_err(|error| error.to_string())?;
    let mut out = Vec::new();
    let verdict = run(&lab, &mut out).map_err(|fault| fault.to_string())?;
    Ok((verdict, String::from_utf8_lossy(&out).into_owned()))
}

pub fn text(args: &[&str]) -> String {
    match lab(args) {
        Ok((Verdict::Holds, text)) => text,
        other => panic!("{args:?}: {other:?}"),
    }
}

pub fn fault(args: &[&str]) -> String {
    match lab(args) {
        Err(what) => what,
        Ok(done) => panic!("{args:?}: {done:?}"),
    }
}

pub fn lines(args: &[&str]) -> Vec<Value> {
    let text = text(args);
    let line = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    text.lines().map(line).collect()
}

/// A file of this test's own.
pub fn file(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("riposte-lab-{}", std::process::id()));
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, text).unwrap();
    path
}

fn scenarios() -> Vec<String> {
    riposte_shelf::library().names("scenarios").map(str::to_owned).collect()
}

/// The first scenario of each rulebook.
fn one_of_each_book() -> Vec<String> {
    let found = riposte_trial::of_each_book(&riposte_shelf::shelf(), &riposte_shelf::library());
    found.into_iter().map(|scenario| scenario.key).collect()
}

#[test]
fn list_names_everything() {
    let text = text(&["list"]);
    for word in ["rulebooks", "scenarios", "rosters", "weapons", "players", "squire", "random"] {
        assert!(text.contains(word), "{word} is missing in:\n{text}");
    }
    assert!(scenarios().iter().all(|key| text.contains(key.as_str())));
    assert!(lines(&["list", "--json"]).len() > 10);
}

#[test]
fn show_and_choices_work_on_every_scenario() {
    for key in &scenarios() {
        let board = text(&["show", key]);
        assert!(board.contains(" A   B "), "{board}");
        assert!(text(&["choices", key]).contains('*'));
        for command in ["show", "choices", "play"] {
            let lines = lines(&[command, key, "--seed", "4", "--json"]);
            let end = &lines[lines.len() - 1]["end"];
            assert_eq!(end["hash"].as_str().map(str::len), Some(16), "{command} {key}");
            assert!(end["pending"].is_object() && end["outcome"].is_null());
        }
    }
}

/// A scenario as a user writes it: the example of the documentation, in a file of its own.
fn own() -> String {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/scenario.ron");
    let text = std::fs::read_to_string(example).unwrap();
    file("my own.ron", &text).to_string_lossy().into_owned()
}

#[test]
fn every_command_works_on_every_scenario_and_on_ones_own() {
    let balance = file("every.ron", "(rows: [])").to_string_lossy().into_owned();
    let all = scenarios().into_iter().chain([own()]);
    for (number, key) in all.enumerate() {
        let replay = file(&format!("{number}.every"), "").to_string_lossy().into_owned();
        let players = ["--players", "random,random"];
        let commands = [
            vec!["list"],
            vec!["show", &key],
            vec!["choices", &key, "--seed", "2"],
            vec!["play", &key, "--seed", "2", players[0], players[1], "--replay", &replay],
            vec!["simulate", &key, "--games", "2", players[0], players[1]],
            vec!["balance", &key, "--games", "2", "--players", "random", "--file", &balance],
            vec!["perft", &key, "--depth", "2"],
            vec!["verify", &replay],
        ];
        for mut command in commands {
            assert!(!text(&command).trim().is_empty(), "{command:?}");
            command.push("--json");
            let lines = lines(&command);
            assert!(!lines.is_empty() && lines.iter().all(Value::is_object), "{command:?}");
        }
    }
}

#[test]
fn a_battle_of_computers_ends_and_can_be_verified() {
    for key in &scenarios() {
        let replay = file(&format!("{key}.replay"), "");
        let path = replay.to_string_lossy();
        let play = ["play", key, "--seed", "3", "--players", "squire,random", "--replay", &path];
        let words = text(&play);
        assert!(words.contains("turn"), "{words}");
        let mut machine = play.to_vec();
        machine.push("--json");
        let lines = lines(&machine);
        let end = &lines[lines.len() - 1]["end"];
        assert!(end["outcome"].is_object() && end["pending"].is_null(), "{end}");
        assert!(lines[..lines.len() - 1].iter().all(|line| line["event"].is_object()));
        assert!(text(&["verify", &path]).contains("holds"));
    }
}

#[test]
fn verify_names_the_first_divergence() {
    let path = file("other.replay", "");
    let name = path.to_string_lossy();
    let key = &scenarios()[0];
    text(&["play", key, "--seed", "3", "--players", "random", "--replay", &name]);
    let record = std::fs::read_to_string(&path).unwrap();
    let mut record = riposte_record::Record::from_text("x", &record).unwrap();
    record.steps[4].hash ^= 1;
    std::fs::write(&path, record.to_text()).unwrap();
    match lab(&["verify", &name]) {
        Ok((Verdict::Fails, text)) => assert!(text.contains("choice 5"), "{text}"),
        other => panic!("{other:?}"),
    }
    std::fs::write(&path, record.to_text().replace("seed: 3", "seed: 4")).unwrap();
    assert!(fault(&["verify", &name]).contains("edited"));
}

#[test]
fn scripts_play_what_they_say() {
    let key = &scenarios()[0];
    let lines = lines(&["choices", key, "--seed", "2", "--json"]);
    let pending = &lines[lines.len() - 1]["end"]["pending"];
    let first = pending["default"].as_str().unwrap();
    let script = file("good.script", &format!("# a comment\n\n{first}   # another\n"));
    let name = script.to_string_lossy();
    let after = text(&["play", key, "--seed", "2", "--script", &name]);
    assert!(after.contains('\n'));
    let bad = file("bad.script", &format!("{first}\n\nfrobnicate @nobody\n"));
    let what = fault(&["play", key, "--seed", "2", "--script", &bad.to_string_lossy()]);
    assert!(what.contains("bad.script:3: ") && what.contains("the nearest: "), "{what}");
}

#[test]
fn bad_scripts_are_refused_with_their_line() {
    let key = &scenarios()[0];
    let bad = [
        "frobnicate",
        "risk",
        "risk =",
        "risk =two",
        "risk =-1",
        "risk =999999",
        "risk =0 =0 nonsense",
        "risk >E",
        "risk @",
        "risk @nobody",
        "risk *",
        "risk *tail",
        "nobody: risk",
        "risk Z99",
        "risk spoon.stir",
        "RISK = 0",
        "\u{0}",
        "\u{feff}risk =0",
        "risk =٣",
    ];
    for line in bad {
        let script = file("bad-line.script", &format!("# first\n\n{line}\n"));
        let what = fault(&["play", key, "--seed", "2", "--script", &script.to_string_lossy()]);
        assert!(what.contains("bad-line.script:3: "), "{line:?}: {what}");
    }
}

#[test]
fn saves_go_on_where_they_stopped() {
    let key = &scenarios()[0];
    let save = file("game.save", "");
    let name = save.to_string_lossy();
    let straight = lines(&["play", key, "--seed", "6", "--players", "random", "--json"]);
    text(&["play", key, "--seed", "6", "--save", &name]);
    let resumed = lines(&["play", key, "--resume", &name, "--players", "random", "--json"]);
    // The seeds of the players differ, so only the start is the same.
    assert!(straight.len() > 1 && resumed.len() > 1);
    assert!(resumed[resumed.len() - 1]["end"]["outcome"].is_object());
    if let Some(other) = scenarios().get(1) {
        assert!(fault(&["play", other, "--resume", &name]).contains("a save of"));
    }
}

#[test]
fn a_forged_save_is_refused_with_its_file_and_the_place_in_it() {
    for key in &one_of_each_book() {
        let save = file("forged.save", "");
        let name = save.to_string_lossy();
        text(&["play", key, "--seed", "6", "--save", &name]);
        let good = std::fs::read_to_string(&save).unwrap();
        let forged = good.replacen("figure:(", "figure:(9", 1);
        assert_ne!(forged, good);
        std::fs::write(&save, riposte_record::sealed(&forged)).unwrap();
        let said = fault(&["play", key, "--resume", &name, "--players", "random"]);
        assert!(said.starts_with(&format!("{name}: the state:")), "{said}");
    }
}

#[test]
fn bad_input_is_answered() {
    let key = &scenarios()[0];
    assert!(fault(&["show", "nowhere"]).contains("expected one of: "));
    assert!(fault(&["show", "./no/such.ron"]).contains("no/such.ron"));
    assert!(fault(&["play", key, "--players", "nobody"]).contains("squire"));
    assert!(fault(&["play", key, "--players", "human", "--json"]).contains("without --json"));
    assert!(fault(&["simulate", key, "--players", "squire"]).contains("expected two"));
    assert!(fault(&["verify", "missing.replay"]).contains("cannot be opened"));
    let cut = file("cut.ron", "(name: \"x\", rulebook:");
    assert!(fault(&["show", &cut.to_string_lossy()]).contains("cut.ron:1"));
}

#[test]
fn a_missing_die_is_named() {
    let key = &scenarios()[0];
    let mut faces = ["1", "4", "2", "6", "3", "5"].repeat(40).join(",");
    let fine = lab(&["show", key, "--dice", &faces]);
    assert!(fine.is_ok(), "{fine:?}");
    faces = "9".into();
    let script = file("dice.script", "");
    let name = script.to_string_lossy().into_owned();
    // Every battle needs more than one die sooner or later.
    let played = lab(&["play", key, "--dice", &faces, "--players", "random", "--script", &name]);
    let what = match played {
        Err(what) => what,
        Ok((_, text)) => panic!("{text}"),
    };
    assert!(what.contains("no face of a die") || what.contains("no die is left"), "{what}");
}

#[test]
fn simulations_do_not_depend_on_jobs() {
    let key = &scenarios()[0];
    let run = |jobs| {
        let args = [
            "simulate",
            key,
            "--players",
            "squire,random",
            "--games",
            "6",
            "--jobs",
            jobs,
            "--json",
        ];
        lines(&args).remove(0)
    };
    let one = run("1");
    assert_eq!(one, run("1"));
    assert_eq!(one, run("2"));
    assert_eq!(one["simulation"]["players"][0]["illegal"], 0);
    assert_eq!(one["simulation"]["unfinished"], 0);
    let words = text(&["simulate", key, "--players", "squire,random", "--games", "2"]);
    assert!(words.contains("decisions a second"), "{words}");
}

#[test]
fn the_log_has_one_line_for_what_happened_and_all_parts_if_wanted() {
    let play = |more: &[&str]| {
        let args = ["play", "duel", "--seed", "3", "--players", "squire,squire"];
        text(&[&args, more].concat())
    };
    let (folded, verbose) = (play(&[]), play(&["--verbose"]));
    for part in [": AP ", " left\n", " goes to "] {
        assert!(verbose.contains(part) && !folded.contains(part), "{part}\n{folded}");
    }
    assert!(folded.lines().any(|line| line.contains(" moves to ")), "{folded}");
    assert!(folded.lines().count() < verbose.lines().count());
}

#[test]
fn simulations_stop_after_so_many_decisions_whatever_the_jobs() {
    let key = &scenarios()[0];
    let run = |jobs| {
        let args =
            ["simulate", key, "--players", "random,random", "--decisions", "700", "--jobs", jobs];
        lines(&[&args[..], &["--json"]].concat()).remove(0)
    };
    let one = run("1");
    let decisions = one["simulation"]["decisions"].as_u64().unwrap();
    assert!((700..3_000).contains(&decisions), "{decisions}");
    assert_eq!(one, run("3"));
}

#[test]
fn a_simulation_checks_everything_that_must_hold() {
    for key in &one_of_each_book() {
        let args = ["simulate", key, "--players", "squire,random", "--decisions", "400"];
        let checked = &lines(&[&args[..], &["--check", "20", "--json"]].concat())[0]["simulation"];
        let checked = &checked["checked"];
        assert_eq!(checked["holds"], true, "{checked}");
        assert!(checked["decisions"].as_u64().unwrap() >= 400, "{checked}");
        assert!(checked["in_full"].as_u64().unwrap() >= 20, "{checked}");
        assert!(checked["rolls"].as_u64().unwrap() > 0, "{checked}");
    }
}
