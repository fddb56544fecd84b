//! What a mount does with teeth and hooves, and the ground it goes over.
use crate::common::field::*;
use crate::common::*;
use riposte_reactions::view::BookView;
use riposte_rules::board::{hex_name, parse_hex};
use riposte_rules::prelude::*;

#[test]
fn rea_113_a_mount_bites_ahead_and_kicks_behind() {
    let blows = |at: &str, speed: u8| -> Vec<String> {
        let mut battle = field("rider", "F8", ("foot", at, "S"));
        gait(&mut battle, speed);
        mount_acts(&mut battle);
        let blow = |choice: &String| choice.starts_with("attack");
        open(&battle).into_iter().filter(blow).collect()
    };
    assert_eq!(blows("F7", 1), ["attack @foot teeth.bite", "attack @foot hooves.kick"]);
    // F9 is its hindmost hex, and F10 lies behind that.
    assert_eq!(blows("F10", 1), ["attack @foot hooves.kick"]);
    assert_eq!(blows("F7", 3), [""; 0]);
    let battle = field("rider", "F8", ("foot", "F7", "S"));
    let view = BookView::new(battle.world());
    let horse = id(&battle, "horse");
    let kick = view.all_strikes(horse).nth(1).unwrap();
    assert_eq!(battle.table().armoury().weapon(kick.item.weapon).key, "hooves");
    // A war horse kicks with 5, for 12.
    assert_eq!(damage_of(&battle, "horse", "foot", "hooves"), 2 * (12 + 2));
}

/// A rider at a gallop runs at one on foot, with these dice on the steering.
fn run_at(mut battle: Battle, steering: [u8; 2]) -> Battle {
    let foot = id(&battle, "foot");
    raise(&mut battle, foot, "ST", 60);
    gait(&mut battle, 4);
    mount_acts(&mut battle);
    say(&mut battle, "ride-down @foot hooves.kick");
    decline_until(&mut battle, "steering-dice");
    // 8 against 10: with two dice 2, and what they show.
    dice(&mut battle, &steering);
    say(&mut battle, "risk =2");
    decline_until_any(&mut battle, &["defend", "seat-dice", "act"]);
    battle
}

fn ridden_at(steering: [u8; 2], answer: &str) -> Battle {
    let mut battle = run_at(field("rider", "F12", ("foot", "F8", "N")), steering);
    if steering == [6, 6] {
        assert!(!can(&battle, "block broadsword") && !can(&battle, "parry broadsword"));
        say(&mut battle, answer);
        decline_until(&mut battle, "seat-dice");
    }
    battle
}

#[test]
fn rea_114_whoever_is_run_down_lies_and_the_mount_goes_over_him() {
    let mut battle = ridden_at([6, 6], "pass");
    let (foot, horse) = (id(&battle, "foot"), id(&battle, "horse"));
    assert_eq!(battle.table().posture(foot), Posture::Prone);
    dice(&mut battle, &[6, 6, 6, 6]);
    say(&mut battle, "risk =2");
    decline_until(&mut battle, "act");
    assert_eq!(hex_name(battle.table().hex(horse)), "F6");
}

#[test]
fn rea_114_a_mount_that_does_not_obey_veers_past_him() {
    let battle = ridden_at([1, 1], "pass");
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    // It came to F9; past him on the right, and straight on with the two hexes that are left.
    let past = parse_hex("F9").unwrap() + Facing::NE.step();
    assert_eq!(hex_name(battle.table().hex(horse)), hex_name(past + Facing::N.step() * 2));
    assert_eq!(battle.table().carrier(rider), Some(horse));
    assert!(BookView::new(battle.world()).agitated(rider));
}

#[test]
fn rea_106_114_where_there_is_no_room_to_veer_it_rears_before_him() {
    let row = "\".\",".repeat(16);
    let text = format!(
        r#"(name: "Lane", rulebook: "reactions", rows: [{row}], roster: [{RIDERS}{ROSTER}],
        sides: [(name: "One", figures: [(who: "rider", at: "A12", facing: N, rides: "horse"),
                                        (who: "horse", at: "A12", facing: N)]),
                (name: "Two", figures: [(who: "foot", at: "A8", facing: N)])])"#
    );
    let mut battle = run_at(
        acting(riposte_trial::battle_of(riposte_reactions::Reactions, &text, Dice::seeded(1))),
        [1, 1],
    );
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    assert_eq!(question(&battle), "seat-dice");
    assert_eq!(hex_name(battle.table().hex(horse)), "A9");
    assert!(BookView::new(battle.world()).agitated(rider));
    // 8 is enough to stay on a mount that rears.
    say(&mut battle, "risk =0");
    assert_eq!(battle.table().carrier(rider), Some(horse));
}

#[test]
fn rea_106_over_a_hedge_the_rider_must_stay_on() {
    let row = r#"".....","#;
    let rows = format!("{}{}{}", row.repeat(4), r#""%%%%%","#, row.repeat(6));
    let text = format!(
        r#"(name: "Field", rulebook: "reactions", rows: [{rows}], roster: [{RIDERS}{ROSTER}],
        sides: [(name: "One", figures: [(who: "rider", at: "C9", facing: N, rides: "horse"),
                                        (who: "horse", at: "C9", facing: N)]),
                (name: "Two", figures: [(who: "foot", at: "A1", facing: S)])])"#
    );
    let mut battle =
        acting(riposte_trial::battle_of(riposte_reactions::Reactions, &text, Dice::seeded(1)));
    gait(&mut battle, 4);
    mount_acts(&mut battle);
    // Five hexes; the hedge counts two of them.
    say(&mut battle, "ride C4");
    decline_until(&mut battle, "seat-dice");
    // Difficult at a gallop: 14, more than 8 and two dice.
    dice(&mut battle, &[6, 5]);
    say(&mut battle, "risk =2");
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    assert_eq!(battle.table().carrier(rider), None);
    assert_eq!(hex_name(battle.table().hex(horse)), "C5");
}
