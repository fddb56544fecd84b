//! Battles by letter between two games, each with a folder of its own.

use crate::common;

use std::fs;
use std::path::PathBuf;

use bevy::prelude::*;
use common::{frames, good};
use riposte::app_state::{Notice, Overlay, Screen};
use riposte::driver::*;
use riposte::match_setup::{MatchSetup, Seat};
use riposte::playback::*;
use riposte::records::*;
use riposte::screens::{LetterCommand, invitation, take_in};
use riposte::settings::{Questions, Settings};
use riposte_record::{Letter, Paper, Shared};
use riposte_rules::battle::Snapshot;
use riposte_rules::data::{Library, Scenario};
use riposte_rules::figure::Side;

/// A player far from the other.
fn player(name: &str, test: &str) -> App {
    let folder = std::env::temp_dir().join(format!("riposte-{test}-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let mut app = common::app(Questions::Always);
    app.insert_resource(Folder(Some(folder)))
        .init_resource::<Interrupted>()
        .init_resource::<Recording>()
        .init_resource::<Notice>()
        .init_resource::<Overlay>()
        .init_resource::<NextState<Screen>>();
    app.world_mut().resource_mut::<Settings>().name = name.into();
    app
}

fn begin(app: &mut App, scenario: &str, sworn: bool) {
    let scenario = good(Scenario::shipped(app.world().resource::<Library>(), scenario));
    let seats = vec![Seat::Person, Seat::Friend];
    good(start(app.world_mut(), &MatchSetup { scenario, seats, seed: 11, sworn }));
}

/// Whether somebody far away has something to do, or it is over.
fn rests(world: &World) -> bool {
    matches!(world.resource::<Match>().play, Play::Away(_) | Play::Over)
}

/// Decides until the other player has something to do; gives how often.
fn decide(app: &mut App) -> usize {
    for count in 0.. {
        frames(app, |world| rests(world) || world.resource::<PendingPrompt>().0.is_some());
        keep(app.world_mut());
        if rests(app.world()) {
            return count;
        }
        let prompt = app.world().resource::<PendingPrompt>().0.clone().unwrap();
        let number = (3 * app.world().resource::<Recording>().len()) % prompt.options.len();
        good(answer(app.world_mut(), prompt.options[number].choice));
    }
    0
}

/// What a player hands on.
fn handed_on(app: &mut App) -> Letter {
    good(hand_on(app.world_mut()));
    let notice = app.world_mut().resource_mut::<Notice>().0.take().unwrap();
    let file = notice.lines().next().unwrap().strip_prefix("The battle is in ").unwrap();
    let file = PathBuf::from(file.trim_end_matches('.'));
    match Paper::from_text("the letter", &fs::read_to_string(file).unwrap()) {
        Ok(Paper::Letter(letter)) => letter,
        other => panic!("{other:?}"),
    }
}

/// Opens a letter; gives what the player is told.
fn receive(app: &mut App, letter: &Letter) -> Option<String> {
    let shared = Shared::Paper(Paper::Letter(letter.clone()));
    take_in(app.world_mut(), "the letter", Ok(shared));
    app.world_mut().resource_mut::<Notice>().0.take()
}

fn hash(app: &App) -> u64 {
    Snapshot::of(app.world()).hash()
}

fn over(app: &App) -> bool {
    app.world().resource::<Match>().play == Play::Over
}

/// Two players, the second of whom has sat down; and the first letter.
fn opened(scenario: &str, test: &str, sworn: bool) -> ([App; 2], Letter) {
    let (mut ann, mut ben) = (player("Ann", test), player("Ben", test));
    begin(&mut ann, scenario, sworn);
    decide(&mut ann);
    let first = handed_on(&mut ann);
    assert_eq!(receive(&mut ben, &first), None);
    assert_eq!(*ben.world().resource::<Overlay>(), Overlay::Invitation);
    let told = invitation(ben.world()).unwrap();
    assert_eq!(told.commands[0].0, LetterCommand::Sit(Side(1)));
    told.commands[0].0.follow(ben.world_mut());
    decide(&mut ben);
    ([ann, ben], first)
}

/// Passes the battle to and fro until it is over, from the second player on; gives how often.
fn correspond(players: &mut [App; 2], most: usize) -> usize {
    for count in 0..most {
        let [ann, ben] = players;
        let (from, to) = if count % 2 == 0 { (ben, ann) } else { (ann, ben) };
        decide(from);
        let letter = handed_on(from);
        assert_eq!(receive(to, &letter), None);
        frames(to, |world| rests(world) || world.resource::<PendingPrompt>().0.is_some());
        if over(from) {
            assert!(over(to));
            assert_eq!(hash(from), hash(to));
            return count;
        }
    }
    most
}

#[test]
fn the_first_fight_of_each_book_is_played_by_letters_to_its_end() {
    for scenario in common::FIRST {
        let (mut players, _) = opened(scenario, "to-the-end", false);
        let count = correspond(&mut players, 3_000);
        assert!((3..3_000).contains(&count), "{scenario}: {count} letters");
    }
}

#[test]
fn the_same_with_dice_that_nobody_foresees() {
    let mut thrown = 0;
    for scenario in common::FIRST {
        let (mut players, _) = opened(scenario, "sworn", true);
        let count = correspond(&mut players, 6_000);
        assert!((3..6_000).contains(&count), "{scenario}: {count} letters");
        let record = players[0].world().resource::<Recording>().record.clone().unwrap();
        assert!(record.deal.sworn);
        thrown += usize::from(record.steps.iter().any(|step| step.link.is_some()));
    }
    // Where nobody comes to blows no dice fall.
    assert!(thrown >= 3, "{thrown}");
}

#[test]
fn what_was_answered_stays_answered() {
    let ([mut ann, mut ben], first) = opened("duel", "stays", false);
    let second = handed_on(&mut ben);
    let here = (hash(&ben), ben.world().resource::<Recording>().len());
    // The same letter once more: the battle stands where it stood.
    let told = receive(&mut ben, &first).unwrap();
    assert!(told.contains("older than what you have seen"), "{told}");
    decide(&mut ben);
    assert_eq!((hash(&ben), ben.world().resource::<Recording>().len()), here);
    assert_eq!(receive(&mut ann, &second), None);
    decide(&mut ann);
    // Another answer to a question that was seen answered.
    let mut other = second.clone();
    let last = other.record.steps.last_mut().unwrap();
    last.choice = "none".into();
    let told = receive(&mut ann, &other).unwrap();
    assert!(told.contains("goes another way"), "{told}");
}

#[test]
fn a_second_friend_on_the_same_seat_is_refused() {
    let ([mut ann, mut ben], first) = opened("duel", "second", false);
    let mut carl = player("Carl", "second");
    assert_eq!(receive(&mut carl, &first), None);
    LetterCommand::Sit(Side(1)).follow(carl.world_mut());
    decide(&mut carl);
    let (bens, carls) = (handed_on(&mut ben), handed_on(&mut carl));
    assert_eq!(receive(&mut ann, &bens), None);
    decide(&mut ann);
    let told = receive(&mut ann, &carls).unwrap();
    assert!(told.contains("\"Carl\" sits in it where \"Ben\" sits here"), "{told}");
}

#[test]
fn letters_are_listed_with_whose_turn_it_is() {
    let ([ann, mut ben], _) = opened("duel", "listed", false);
    good(flush(ben.world_mut()));
    leave(ben.world_mut());
    let listed = entries(ben.world());
    assert_eq!(listed[0].kind, Kind::Letter);
    let about = listed[0].about.clone().unwrap();
    assert!(about.starts_with("Waits for Ann"), "{about}");
    good(open_file(ben.world_mut(), &listed[0].file, listed[0].kind));
    decide(&mut ben);
    assert!(matches!(ben.world().resource::<Match>().play, Play::Away(Side(0))));
    // The battle on the table is not listed beside itself.
    assert!(entries(ann.world()).is_empty());
}

#[test]
fn a_battle_by_letter_goes_on_from_where_it_is_kept() {
    for sworn in [false, true] {
        let ([ann, ben], _) = opened("duel", "again", sworn);
        for mut before in [ann, ben] {
            good(flush(before.world_mut()));
            let file = before.world().resource::<Recording>().file().unwrap();
            // As a page that had to be loaded again: all it knows is where the battle was kept.
            let mut now = player("Later", "again");
            now.insert_resource(before.world().resource::<Folder>().clone());
            good(open_file(now.world_mut(), &file, Kind::UnderWay));
            decide(&mut now);
            assert_eq!(hash(&now), hash(&before));
            assert!(matches!(now.world().resource::<Match>().play, Play::Away(_)));
            let recording = now.world().resource::<Recording>();
            assert_eq!(recording.letter.as_ref().unwrap().handed, recording.far());
        }
    }
}
