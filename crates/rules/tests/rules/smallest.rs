//! The smallest rulebook is played, saved, forked and foretold by the table.
use std::sync::Arc;

use crate::brawl::{Brawl, GRAB, HOLD, HOLDS, RIDE, SHOVE, STRIKE, WAIT};
use bevy_ecs::prelude::*;
use riposte_rules::battle::{
    bind, broken_bonds, fall_out, fits, give_wound, heal, move_to, revive, turn_to, unbind,
};
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::data::{Scenario, Source};
use riposte_rules::event::Event;
use riposte_rules::figure::{Bond, BondKind, Spot, Unbound, Unfit};
use riposte_rules::prelude::*;
use riposte_rules::rulebook::Shelf;
use riposte_rules::systems::{CostTable, Pass, PlaceRule, Room, Turning, reachable};
use riposte_rules::tell;

/// The rulebook with its one bond.
const BRAWL: Brawl = Brawl(&[HOLD]);

const SCENARIO: &str = r#"(name: "Brawl", rulebook: "brawl", rows: ["...."],
    roster: [(key: "a", name: "A", icon: "x", scores: {}), (key: "b", name: "B", icon: "x", scores: {})],
    sides: [(name: "One", figures: [(who: "a", at: "A1", facing: SE)]),
            (name: "Two", figures: [(who: "b", at: "B1", facing: NW)])])"#;

fn brawl(dice: Dice) -> Battle {
    let (shelf, library) = (Shelf(vec![Arc::new(BRAWL)]), Library::default());
    let scenario = Scenario::read(&library, "brawl", Source::new("brawl", SCENARIO)).unwrap();
    Battle::new(&shelf, &library, &scenario, dice).unwrap()
}

fn strike_at(foe: u8) -> Choice {
    Choice::plain(STRIKE).at(FigureId(foe))
}

#[test]
fn the_smallest_rulebook_plays_saves_and_forks() {
    let mut battle = brawl(Dice::given([3, 4], None));
    battle.submit(strike_at(1)).unwrap();
    let middle = battle.snapshot();
    assert_eq!(battle.hash(), middle.hash());
    let dice = Dice::given([4], None);
    let mut fork = Battle::fork(battle.world(), &Library::default(), dice).unwrap();
    for battle in [&mut battle, &mut fork] {
        assert_eq!(battle.decision().unwrap().figure, FigureId(1));
        battle.submit(strike_at(0)).unwrap();
        assert_eq!(battle.outcome().unwrap().winner, Some(Side(1)));
    }
    battle.restore(&middle);
    assert!(battle.outcome().is_none() && battle.decision().is_some());
}

#[test]
fn the_smallest_rulebook_foretells_what_happens_by_one_tree() {
    let mut battle = brawl(Dice::given([3, 4, 4, 4, 3], None));
    let chance = |battle: &Battle, choice| battle.table().book().forecast(battle.world(), &choice);
    let before = chance(&battle, strike_at(1));
    assert_eq!(before.chance, Some(Chance::new(1, 2)));
    let shove = Choice::plain(SHOVE).at(FigureId(1));
    // Of the 1296 falls 146 are equal, and half of the others are won.
    assert_eq!(chance(&battle, shove).chance, Some(Chance::new(575, 1296)));
    battle.submit(shove).unwrap();
    assert_eq!(battle.table().posture(FigureId(1)), Posture::Prone);
    let needed: Vec<String> = battle.drain_events().iter().filter_map(needs).collect();
    assert_eq!(needed, ["balance 7 or less", "balance 7 or less"]);
    battle.submit(Choice::plain(WAIT)).unwrap();
    assert_eq!(chance(&battle, strike_at(1)).chance, Some(Chance::new(2, 3)), "it lies");
    battle.submit(strike_at(1)).unwrap();
    assert_eq!(battle.outcome().unwrap().winner, Some(Side(0)));
    let told = battle.drain_events();
    let guard = told.iter().find_map(needs);
    assert_eq!(guard.as_deref(), Some("guard 3 or more"));
}

/// What a roll needed, as a tooltip says it.
fn needs(event: &Event) -> Option<String> {
    let Event::Rolled { limit: Some(limit), .. } = event else { return None };
    Some(format!("{} {}", limit.value.label, limit.words()))
}

#[test]
fn the_smallest_rulebook_refuses_what_is_not_open() {
    let mut battle = brawl(Dice::seeded(1));
    let refusal = battle.submit(strike_at(0)).unwrap_err();
    assert!(matches!(refusal, Refusal::NotLegal { .. }));
}

/// A battle of the first two sides, each figure in the hex given for it, with a bond perhaps.
fn crowd(sides: [&[&str]; 2], bonds: &str) -> Result<Battle, DataError> {
    let mut number = 0;
    let mut placed = |at: &str| {
        number += 1;
        let bonds = if number == 1 { bonds } else { "" };
        format!("(who: \"a\", key: \"f{number}\", at: \"{at}\", facing: N, {bonds})")
    };
    let [one, two] =
        sides.map(|hexes| hexes.iter().map(|at| placed(at)).collect::<Vec<_>>().join(","));
    let text = format!(
        r#"(name: "Crowd", rulebook: "brawl", rows: ["...."],
        roster: [(key: "a", name: "A", icon: "x", scores: {{}})],
        sides: [(name: "One", figures: [{one}]), (name: "Two", figures: [{two}])])"#
    );
    let (shelf, library) = (Shelf(vec![Arc::new(BRAWL)]), Library::default());
    let scenario = Scenario::read(&library, "crowd", Source::new("crowd", &text))?;
    Battle::new(&shelf, &library, &scenario, Dice::seeded(1))
}

fn bonds(battle: &Battle) -> Vec<String> {
    let table = battle.table();
    table.bonds().map(|bond| format!("{} {}", bond.from.0, bond.to.0)).collect()
}

#[test]
fn as_many_share_a_hex_as_the_rulebook_has_room_for_and_no_more() {
    let battle = crowd([&["A1"; 8], &["A1"; 8]], "").unwrap();
    let hex = battle.table().hex(FigureId(0));
    assert_eq!(battle.table().in_hex(hex).count(), 16);
    let error = crowd([&["A1"; 9], &["A1"; 8]], "").err().unwrap().to_string();
    assert!(error.contains("f8 and f9 both stand on A1"), "{error}");
    assert!(error.contains("8 figures of each side"), "{error}");
}

#[test]
fn a_bond_begins_ends_and_survives_saving() {
    let mut battle = crowd([&["A1"; 2], &["A1"; 2]], "").unwrap();
    battle.drain_events();
    let free = battle.hash();
    battle.submit(Choice::plain(GRAB).at(FigureId(2))).unwrap();
    assert_ne!(battle.hash(), free);
    let told: Vec<String> =
        battle.drain_events().iter().map(|event| tell::line(battle.table(), event).text).collect();
    assert_eq!(told, ["Now A holds A"]);
    assert_eq!(bonds(&battle), ["0 2"]);
    let held = battle.snapshot();
    let text = held.to_text(battle.world()).unwrap();
    assert_eq!(Snapshot::from_text(battle.world(), "copy", &text).unwrap(), held);
    // Another may lay hold of it as well, and the one held of its holder.
    battle.submit(Choice::plain(GRAB).at(FigureId(2))).unwrap();
    battle.submit(Choice::plain(GRAB).at(FigureId(0))).unwrap();
    assert_eq!(bonds(&battle), ["0 2", "1 2", "2 0"]);
    fall_out(battle.world_mut(), FigureId(2), Life::Unconscious);
    assert_eq!(bonds(&battle), [""; 0]);
    battle.restore(&held);
    assert_eq!(bonds(&battle), ["0 2"]);
}

#[test]
fn a_new_bond_takes_the_place_of_the_old_and_ends_when_they_are_apart() {
    let mut battle = crowd([&["A1"; 2], &["A1", "A1", "B1"]], "").unwrap();
    let world = battle.world_mut();
    let hold = |from, to| Bond { from: FigureId(from), kind: HOLDS, to: FigureId(to) };
    assert_eq!(bind(world, hold(0, 2)), Ok(()));
    assert_eq!(bind(world, hold(0, 3)), Ok(()));
    assert_eq!(bind(world, hold(0, 1)), Err(Unfit::Side));
    assert_eq!(bind(world, hold(0, 0)), Err(Unfit::Circle));
    assert_eq!(bind(world, hold(0, 4)), Err(Unfit::Apart));
    assert_eq!(bind(world, hold(0, 3)), Err(Unfit::Known));
    assert_eq!(Table::new(world).bonds().collect::<Vec<_>>(), [hold(0, 3)]);
    assert_eq!(broken_bonds(Table::new(world)), []);
    let away = Table::new(world).hex(FigureId(4));
    move_to(world, FigureId(3), away, true);
    assert_eq!(Table::new(world).bonds().count(), 0);
}

#[test]
fn a_scenario_begins_with_the_bonds_it_names() {
    let battle = crowd([&["A1"; 2], &["A1"; 2]], r#"bonds: {"holds": "f3"}"#).unwrap();
    assert_eq!(bonds(&battle), ["0 2"]);
    let wrong = [
        (r#"bonds: {"strangles": "f3"}"#, "\"strangles\" is no bond of this rulebook"),
        (r#"rides: "f3""#, "\"rides\" is no bond of this rulebook"),
        (r#"bonds: {"holds": "nobody"}"#, "f1 holds \"nobody\", who is not there"),
        (r#"bonds: {"holds": "f2"}"#, "they are on the wrong sides for it"),
    ];
    for (bonds, expected) in wrong {
        let error = crowd([&["A1"; 2], &["A1"; 2]], bonds).err().unwrap().to_string();
        assert!(error.contains(expected) && error.starts_with("crowd:"), "{error}");
    }
}

#[test]
fn whoever_was_knocked_down_is_healed_and_comes_back() {
    let mut battle = crowd([&["A1"; 2], &["A1"]], "").unwrap();
    let world = battle.world_mut();
    let wound = Wound { level: 2, spot: Spot(0) };
    give_wound(world, FigureId(1), None, wound, || "wound".into());
    fall_out(world, FigureId(1), Life::Down);
    assert!(!Table::new(world).active(FigureId(1)));
    heal(world, FigureId(1), Some(FigureId(0)), |wound| wound.level > 1, || "the wound".into());
    revive(world, FigureId(1), Some(FigureId(0)));
    assert!(Table::new(world).active(FigureId(1)));
    assert!(Table::new(world).harm(FigureId(1)).wounds.is_empty());
    fall_out(world, FigureId(1), Life::Dead);
    revive(world, FigureId(1), None);
    assert!(!Table::new(world).active(FigureId(1)), "the dead stay dead");
    let told: Vec<String> =
        battle.drain_events().iter().map(|event| tell::line(battle.table(), event).text).collect();
    assert!(told.contains(&"A heals A: the wound".to_owned()), "{told:?}");
    assert!(told.contains(&"A helps A back into the fight".to_owned()), "{told:?}");
}

/// The hexes that the first figure can come to with a budget, a step costing 1.
fn ways(battle: &Battle, budget: u16) -> Vec<String> {
    let costs = CostTable {
        step: [Some(1); 6],
        turn: Turning { cost: 0, most: 0, first_only: true },
        terrain: Vec::new(),
        doubles: Vec::new(),
    };
    let ways = reachable(battle.table(), FigureId(0), &costs, budget);
    let mut hexes: Vec<String> = ways.iter().map(|way| hex_name(way.hex)).collect();
    hexes.sort_unstable();
    hexes
}

#[test]
fn where_one_may_pass_and_not_stop_the_way_leads_on() {
    let mut battle = crowd([&["A1", "B1"], &["D1"]], "").unwrap();
    let mut with = |of_a_side, with_enemies, pass| {
        battle.world_mut().insert_resource(PlaceRule { of_a_side, with_enemies, pass });
        ways(&battle, 3)
    };
    assert_eq!(with(1, false, Pass::Nobody), ["A1"]);
    assert_eq!(with(1, false, Pass::Friends), ["A1", "C1"]);
    assert_eq!(with(1, true, Pass::Friends), ["A1", "C1", "D1"]);
    assert_eq!(with(2, false, Pass::Nobody), ["A1", "B1", "C1"]);
    assert_eq!(with(2, true, Pass::Nobody), ["A1", "B1", "C1", "D1"]);
}

#[test]
fn a_long_figure_takes_up_two_hexes_and_needs_room_for_both() {
    let text = r#"(name: "Long", rulebook: "brawl", rows: ["...", "...", "..."],
        roster: [(key: "a", name: "A", icon: "x", scores: {}),
                 (key: "bay", name: "Bay", icon: "x", scores: {}, shape: Long)],
        sides: [(name: "One", figures: [(who: "bay", at: "A2", facing: N)]),
                (name: "Two", figures: [(who: "a", at: "A1", facing: S)])])"#;
    let (shelf, library) = (Shelf(vec![Arc::new(BRAWL)]), Library::default());
    let set_up = |text: &str| {
        let scenario = Scenario::read(&library, "long", Source::new("long", text))?;
        Battle::new(&shelf, &library, &scenario, Dice::seeded(1))
    };
    let mut battle = set_up(text).unwrap();
    let table = battle.table();
    let names: Vec<String> = table.hexes(FigureId(0)).into_iter().map(hex_name).collect();
    assert_eq!(names, ["A2", "A3"]);
    let tail = table.hexes(FigureId(0))[1];
    assert_eq!(table.in_hex(tail).collect::<Vec<_>>(), [FigureId(0)]);
    assert_eq!(table.distance(FigureId(0), FigureId(1)), 1);
    assert_eq!(table.distance_to(FigureId(1), tail), 2);
    // Ahead stands somebody, and behind there is no room for both hexes.
    battle.world_mut().insert_resource(PlaceRule::default());
    assert!(!ways(&battle, 1).contains(&"A1".to_owned()));
    assert!(!ways(&battle, 1).contains(&"A3".to_owned()));
    assert!(ways(&battle, 1).contains(&"B2".to_owned()));
    let error = set_up(&text.replace("A2", "A3")).err().unwrap().to_string();
    assert!(error.contains("bay stands on"), "{error}");
}

/// A rider on a long mount, beside it somebody on foot, and an enemy behind the mount.
fn riding() -> Battle {
    let text = r#"(name: "Riding", rulebook: "brawl", rows: [".....", ".....", ".....", ".....", "....."],
        roster: [(key: "a", name: "A", icon: "x", scores: {}),
                 (key: "bay", name: "Bay", icon: "x", scores: {}, shape: Long)],
        sides: [(name: "One", figures: [(who: "a", key: "rider", at: "C3", facing: S, rides: "bay"),
                                        (who: "bay", at: "C3", facing: N)]),
                (name: "Two", figures: [(who: "a", key: "foe", at: "C5", facing: S)])])"#;
    let (shelf, library) = (Shelf(vec![Arc::new(Brawl(&[HOLD, RIDE]))]), Library::default());
    let scenario = Scenario::read(&library, "riding", Source::new("riding", text)).unwrap();
    let mut battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(1)).unwrap();
    battle.world_mut().insert_resource(PlaceRule::default());
    battle.drain_events();
    battle
}

const RIDER: FigureId = FigureId(0);
const BAY: FigureId = FigureId(1);
const FOE: FigureId = FigureId(2);

fn names(hexes: impl IntoIterator<Item = Hex>) -> Vec<String> {
    hexes.into_iter().map(hex_name).collect()
}

#[test]
fn a_rider_takes_up_the_hexes_of_its_mount_and_goes_and_turns_with_it() {
    let mut battle = riding();
    let table = battle.table();
    assert_eq!((table.carrier(RIDER), table.carried(BAY).next()), (Some(BAY), Some(RIDER)));
    assert_eq!(table.facing(RIDER), Facing::N, "it looks where its mount looks");
    assert_eq!(names(table.hexes(RIDER)), ["C3", "C4"]);
    assert_eq!(table.distance(FOE, RIDER), 1);
    // Neither is in the other's way, and the two are one in the way of others.
    assert_eq!(table.room(BAY, table.hex(BAY)), Room::Stand);
    assert_eq!(table.room(RIDER, table.hex(RIDER)), Room::Stand);
    assert_eq!(table.room(FOE, table.hex(RIDER)), Room::None);
    let world = battle.world_mut();
    let north = Table::new(world).hex(BAY) + Facing::N.step();
    move_to(world, BAY, north, false);
    turn_to(world, BAY, Facing::NE);
    let table = battle.table();
    assert_eq!(names(table.hexes(RIDER)), names(table.hexes(BAY)));
    assert_eq!((table.hex(RIDER), table.facing(RIDER)), (north, Facing::NE));
    assert_eq!(broken_bonds(table), []);
}

#[test]
fn a_rider_gets_down_beside_its_mount_and_up_again() {
    let mut battle = riding();
    let rides = Bond { from: RIDER, kind: BondKind(1), to: BAY };
    let beside = battle.table().beside(RIDER).unwrap();
    assert_eq!(hex_name(beside), "C2", "where it looks, if there is room");
    let world = battle.world_mut();
    unbind(world, rides, Unbound::LetGo);
    move_to(world, RIDER, beside, false);
    assert_eq!(names(Table::new(world).hexes(RIDER)), ["C2"]);
    assert_eq!(
        fits(Table::new(world), rides),
        Err(Unfit::Apart),
        "this book asks for none between"
    );
    let back = Table::new(world).hex(BAY);
    move_to(world, RIDER, back, false);
    assert_eq!(bind(world, rides), Ok(()));
    // A dead mount carries nobody; who fell with it is where it was.
    fall_out(world, BAY, Life::Dead);
    assert_eq!(Table::new(world).carrier(RIDER), None);
    assert_eq!(names(Table::new(world).hexes(RIDER)), ["C3"]);
}
