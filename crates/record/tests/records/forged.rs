//! Saves, replays and links whose sums fit and which no battle ever left: a message, no panic.

use crate::common::{of_each_book, played, saved, sources};
use bevy_ecs::prelude::{Component, Mut, Resource, World};
use riposte_record::{Paper, Record, Save, Shared, sealed, verify};
use riposte_rules::battle::{Battle, Ending, TurnNumber};
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice, Pending, Question, Verb};
use riposte_rules::figure::{
    Arms, Dropped, Engagement, FigureId, FigureSet, Harm, Item, Life, Lying, Place, Position, Side,
    Spot, Threat, WeaponId, Wound,
};

fn first<T: Component<Mutability = bevy_ecs::component::Mutable>>(
    world: &mut World,
    change: impl FnOnce(&mut T),
) {
    let mut all = world.query::<(&FigureId, &mut T)>();
    let (_, cell) = all.iter_mut(world).min_by_key(|(figure, _)| **figure).unwrap();
    change(Mut::into_inner(cell));
}

fn one<T: Resource<Mutability = bevy_ecs::component::Mutable>>(
    world: &mut World,
    change: impl FnOnce(&mut T),
) {
    change(&mut world.resource_mut::<T>());
}

fn ask(world: &mut World, figure: u8, question: u8, choice: Choice) {
    one::<Pending>(world, |pending| {
        let asking = Asking { choices: vec![choice], decline: choice, default: choice };
        pending.ask(Side(0), FigureId(figure), Question(question), asking);
    });
}

type Forgery = (&'static str, fn(&mut World));

/// What no battle leads to, each by itself.
const FORGERIES: [Forgery; 20] = [
    ("an unknown weapon", |world| {
        let item = Item { weapon: WeaponId(9_999), at: Place::Right };
        first::<Arms>(world, |arms| *arms = std::iter::once(item).collect());
    }),
    ("no weapon at all", |world| first::<Arms>(world, |arms| *arms = Arms::default())),
    ("far too many weapons", |world| {
        first::<Arms>(world, |arms| {
            let item = Item { weapon: WeaponId(0), at: Place::Right };
            *arms = std::iter::repeat_n(item, 400).collect();
        });
    }),
    ("a thing that lies there and is none", |world| {
        let hex = Hex::ZERO;
        let thing = Lying { hex, weapon: WeaponId(9_999) };
        one::<Dropped>(world, |dropped| {
            dropped.add(thing);
        });
    }),
    ("a thing outside the board", |world| {
        let hex = Hex::new(i32::MAX, i32::MAX);
        let thing = Lying { hex, weapon: WeaponId(0) };
        one::<Dropped>(world, |dropped| {
            dropped.add(thing);
        });
    }),
    ("a figure outside the board", |world| {
        first::<Position>(world, |position| position.0 = Hex::new(-4_000, 4_000));
    }),
    ("a figure at the end of numbers", |world| {
        first::<Position>(world, |position| position.0 = Hex::new(i32::MIN, i32::MAX));
    }),
    ("a wound in no place", |world| {
        first::<Harm>(world, |harm| harm.wounds.push(Wound { level: 1, spot: Spot(250) }));
    }),
    ("a wound of no degree", |world| {
        first::<Harm>(world, |harm| harm.wounds.push(Wound { level: 250, spot: Spot(0) }));
    }),
    ("a hundred wounds", |world| {
        first::<Harm>(world, |harm| {
            harm.wounds.extend(std::iter::repeat_n(Wound { level: 1, spot: Spot(0) }, 100));
        });
    }),
    ("a dead figure", |world| first::<Harm>(world, |harm| harm.life = Life::Dead)),
    ("an enemy who is not there", |world| {
        first::<Engagement>(world, |engagement| engagement.threatens = FigureSet(1 << 63));
    }),
    ("a blow at the end of numbers", |world| {
        first::<Threat>(world, |threat| threat.hexes.push(Hex::new(i32::MAX, i32::MIN)));
    }),
    ("another turn", |world| one::<TurnNumber>(world, |turn| turn.0 = u16::MAX)),
    ("a question that is none", |world| ask(world, 0, 200, Choice::default())),
    ("a question to nobody", |world| ask(world, 60, 0, Choice::default())),
    ("a verb that is none", |world| ask(world, 0, 0, Choice::plain(Verb(200)))),
    ("a choice about nobody", |world| {
        ask(world, 0, 0, Choice { target: Some(FigureId(61)), ..Choice::default() });
    }),
    ("nothing asked", |world| one::<Pending>(world, Pending::close)),
    ("an end without an end", |world| {
        one::<Pending>(world, Pending::close);
        one::<Ending>(world, |ending| ending.0 = None);
    }),
];

/// What loading says to a text, by file and by link.
fn refused(what: &str, text: &str) -> String {
    let (shelf, library) = sources();
    let said = |paper: Paper| paper.set_up(&shelf, &library).map(drop).map_err(|e| e.to_string());
    let file = Paper::from_text("x", text).map_err(|error| error.to_string()).and_then(said);
    let paper = |shared| match shared {
        Shared::Paper(paper) => said(paper),
        Shared::Scenario { .. } => Err("a scenario".to_owned()),
    };
    if let Ok(shared) = Shared::read("x", text) {
        let link = Shared::from_link(&shared.link()).map_err(|error| error.to_string());
        assert!(link.and_then(paper).is_err(), "{what} is taken from a link");
    }
    file.expect_err(what)
}

#[test]
fn a_state_that_no_battle_led_to_is_refused() {
    for scenario in of_each_book() {
        for (what, forge) in FORGERIES {
            let (mut battle, record) = played(&scenario, 3, 12);
            assert!(battle.decision().is_some());
            forge(battle.world_mut());
            let save = Save::of(record, battle.world()).unwrap();
            let said = refused(what, &save.to_text());
            assert!(said.contains("not as the choices before make it"), "{what}: {said}");
            assert!(said.len() < 200, "{what}: {said}");
        }
    }
}

#[test]
fn a_number_changed_anywhere_in_a_save_is_refused() {
    for scenario in of_each_book() {
        let text = saved(&scenario, 4, 10).to_text();
        let state = text.find("riposte snapshot").unwrap();
        let end = text.rfind("check: ").unwrap();
        let numbers = text[state..end].char_indices().filter(|(_, sign)| sign.is_ascii_digit());
        let numbers: Vec<usize> = numbers.map(|(at, _)| state + at).collect();
        for at in numbers.iter().step_by(numbers.len() / 24 + 1) {
            for other in ["99", "", "-1", "4294967296"] {
                let forged = format!("{}{other}{}", &text[..*at], &text[at + 1..]);
                refused("a number", &sealed(&forged));
            }
        }
    }
}

#[test]
fn lines_gone_doubled_or_of_another_battle_are_refused() {
    let all: Vec<String> =
        of_each_book().iter().map(|scenario| saved(scenario, 5, 9).to_text()).collect();
    for (number, text) in all.iter().enumerate() {
        let lines: Vec<&str> = text.lines().collect();
        let other: Vec<&str> = all[(number + 1) % all.len()].lines().collect();
        let later = saved(&of_each_book()[number], 5, 14).to_text();
        let later: Vec<&str> = later.lines().collect();
        for at in 0..lines.len() - 1 {
            let (before, after) = (&lines[..at], &lines[at + 1..]);
            let with =
                |middle: &[&str]| sealed(&([before, middle, after].concat().join("\n") + "\n"));
            // Who plays is told, and not needed.
            if lines[at].starts_with("players: ") {
                continue;
            }
            refused("a line gone", &with(&[]));
            refused("a line doubled", &with(&[lines[at], lines[at]]));
            // With what it was written is told, for where it goes another way.
            if lines[at].starts_with("rules: ") {
                continue;
            }
            for strange in [&other, &later] {
                match strange.get(at) {
                    Some(line) if *line != lines[at] => {
                        refused("a line of another", &with(&[line]));
                    }
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn a_record_of_one_battle_with_the_state_of_another_is_refused() {
    for scenario in of_each_book() {
        let (one, other) = (saved(&scenario, 6, 12), saved(&scenario, 7, 12));
        let mixed = Save { record: one.record.clone(), state: other.state };
        refused("the state of another", &mixed.to_text());
        let earlier = saved(&scenario, 6, 11);
        let mixed = Save { record: earlier.record, state: one.state.clone() };
        refused("the state of a later moment", &mixed.to_text());
        let empty = Save { state: String::new(), ..one };
        refused("no state", &empty.to_text());
    }
}

#[test]
fn forged_replays_go_another_way_and_say_where() {
    let (shelf, library) = sources();
    for scenario in of_each_book() {
        let (_, record) = played(&scenario, 8, 12);
        let wrong = |record: &Record| verify(record, &shelf, &library).unwrap().unwrap();
        let start = Record { start: record.start ^ 1, ..record.clone() };
        assert_eq!(wrong(&start).step, 0);
        for forged in ["", "x", "attack 99", "move ZZ99", &"y".repeat(100_000), "\u{1b}[2J"] {
            let mut record = record.clone();
            record.steps[4].choice = forged.to_owned();
            let said = wrong(&record);
            assert_eq!(said.step, 5);
            assert!(said.to_string().len() < 400, "{said}");
            assert!(!said.to_string().contains('\u{1b}'));
        }
        for faces in [vec![0], vec![200; 50]] {
            let mut record = record.clone();
            record.deal.faces = faces;
            assert!(verify(&record, &shelf, &library).is_err() || wrong(&record).step < 13);
        }
    }
}

#[test]
fn a_scenario_of_a_save_is_called_by_a_short_word() {
    let text = saved(&of_each_book()[0], 1, 3).to_text();
    let key = text.lines().nth(3).unwrap().to_owned();
    for strange in ["../../etc", "a b", "\u{1b}[31m", &"k".repeat(5_000), ""] {
        let said =
            refused(strange, &sealed(&text.replacen(&key, &format!("scenario: {strange}"), 1)));
        assert!(said.starts_with("x:4: "), "{said}");
        assert!(said.len() < 250, "{said}");
    }
}

#[test]
fn a_good_save_is_laid_as_it_was() {
    let (shelf, library) = sources();
    let set_up = |save: &Save| -> Battle { save.set_up(&shelf, &library).unwrap() };
    for scenario in of_each_book() {
        let (battle, record) = played(&scenario, 9, 25);
        let save = Save::of(record, battle.world()).unwrap();
        assert_eq!(set_up(&save).hash(), battle.hash());
    }
}
