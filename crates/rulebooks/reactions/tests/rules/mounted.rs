//! Mounts, steering, the saddle, bracing and falls.
use crate::common::field::*;
use crate::common::play::phase;
use crate::common::*;
use riposte_reactions::mounted::steed::Steed;
use riposte_reactions::rolls::Blow;
use riposte_reactions::view::BookView;
use riposte_rules::battle::{broken_bonds, fall_out};
use riposte_rules::board::{hex_name, parse_hex};
use riposte_rules::figure::Spot;
use riposte_rules::prelude::*;

#[test]
fn rea_101_a_mount_and_its_rider_share_two_hexes_and_have_each_its_own_points() {
    let battle = field("rider", "F8", ("foot", "A1", "S"));
    let table = battle.table();
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    let names = |figure| -> Vec<String> { table.hexes(figure).into_iter().map(hex_name).collect() };
    assert_eq!((names(rider), names(horse)), (names(horse), vec!["F8".into(), "F9".into()]));
    assert_eq!(broken_bonds(table), []);
    let order = table.book().turn_order(battle.world());
    assert_eq!(order.len(), 3);
}

#[test]
fn rea_103_the_gait_is_seen_at_a_mount_and_at_its_rider() {
    let mut battle = field("rider", "F8", ("foot", "A1", "S"));
    gait(&mut battle, 4);
    let seen = |battle: &Battle, key: &str| {
        let signs = battle.table().book().signs(battle.world(), id(battle, key));
        signs.into_iter().map(|sign| sign.word).collect::<Vec<_>>()
    };
    for key in ["rider", "horse"] {
        assert_eq!(seen(&battle, key), ["gallop"]);
    }
    assert!(seen(&battle, "foot").is_empty());
}

#[test]
fn rea_102_riding_stands_in_for_combat_where_it_is_lower() {
    let battle = field("rider", "F8", ("foot", "A1", "S"));
    let view = BookView::new(battle.world());
    // Riding 4, a war horse +2, tack +1 is more than Combat 6: 6 + CO 1.
    assert_eq!(view.points_roll(id(&battle, "rider")).to_string(), "7");
    // Riding 4 + 2 + 1 + CO 1.
    assert_eq!(view.steering_roll(id(&battle, "rider")).to_string(), "8");
    // Riding 0 + 2 + 1 is less than Combat 6.
    let battle = field("novice", "F8", ("foot", "A1", "S"));
    let view = BookView::new(battle.world());
    assert_eq!(view.points_roll(id(&battle, "novice")).to_string(), "4");
}

#[test]
fn rea_103_one_movement_goes_as_far_as_the_gait_straight_or_drifting() {
    let ends = |speed: u8| {
        let mut battle = field("rider", "F12", ("foot", "A1", "S"));
        gait(&mut battle, speed);
        mount_acts(&mut battle);
        rides(&battle)
    };
    // A mount that stands has nothing to choose, and is not asked.
    assert_eq!(ends(1).len(), 3);
    assert!(ends(1).contains(&"ride F11".to_owned()), "{:?}", ends(1));
    assert!(ends(2).contains(&"ride F10".to_owned()), "{:?}", ends(2));
    assert!(ends(3).contains(&"ride F8".to_owned()), "{:?}", ends(3));
    assert!(ends(4).contains(&"ride F6".to_owned()), "{:?}", ends(4));
    // The rider comes along, and one action point is gone.
    let mut battle = field("rider", "F12", ("foot", "A1", "S"));
    gait(&mut battle, 4);
    mount_acts(&mut battle);
    // At a gallop it must go on.
    assert!(!can(&battle, "done"));
    say(&mut battle, "ride F6");
    let table = battle.table();
    assert_eq!(hex_name(table.hex(id(&battle, "rider"))), "F6");
    assert_eq!(table.get::<riposte_reactions::fighter::Fighter>(id(&battle, "horse")).points, 38);
}

#[test]
fn rea_104_the_rider_steers_by_a_roll_against_the_gait() {
    let mut battle = field("rider", "F12", ("foot", "A1", "S"));
    // 8 against 1: no dice are needed.
    script(&mut battle, &["faster", "risk =0"]);
    let horse = id(&battle, "horse");
    assert_eq!(BookView::new(battle.world()).gait(horse), 1);
    script(&mut battle, &["wheel >NE", "risk =0"]);
    assert_eq!(battle.table().facing(horse), Facing::NE);
    // The turn has taken the one hex of a walk.
    mount_acts(&mut battle);
    assert_eq!(rides(&battle), ["ride F12"]);
    script(&mut battle, &["ride F12"]);
    // The one after that is whole again.
    assert_eq!(rides(&battle).len(), 3);
}

#[test]
fn rea_105_a_mount_that_does_not_obey_is_unsettled() {
    let mut battle = field("rider", "F12", ("foot", "A1", "S"));
    gait(&mut battle, 4);
    refresh(&mut battle);
    // 8 against 10: it takes dice, and they show too little.
    say(&mut battle, "wheel >NE");
    dice(&mut battle, &[1, 1]);
    say(&mut battle, "risk =2");
    let horse = id(&battle, "horse");
    assert_eq!(battle.table().facing(horse), Facing::N);
    assert!(BookView::new(battle.world()).agitated(id(&battle, "rider")));
}

fn strikes_at(rider: &str, hex: &str) -> bool {
    let battle = field(rider, "F8", ("foot", hex, "S"));
    let arm = if rider == "rider" { "broadsword.cut" } else { "lance.thrust" };
    can(&battle, &format!("attack @foot {arm}"))
}

#[test]
fn rea_107_the_hexes_of_the_saddle() {
    // Foremost hex F8, behind it F9: to the right G7, G8, G9 (columns lie half a hex apart).
    let board = |hex: &str, facing: Facing| parse_hex(hex).unwrap() + facing.step();
    let right = [board("F8", Facing::NE), board("F8", Facing::SE), board("F9", Facing::SE)];
    for hex in right.map(hex_name) {
        assert!(strikes_at("rider", &hex) && strikes_at("lancer", &hex), "{hex}");
    }
    // Of the left side only the rear one.
    assert!(strikes_at("rider", &hex_name(board("F9", Facing::NW))));
    assert!(!strikes_at("rider", &hex_name(board("F8", Facing::NW))));
    // Straight ahead only what reaches two hexes.
    assert!(!strikes_at("rider", "F7") && strikes_at("lancer", "F7") && strikes_at("lancer", "F6"));
}

fn attack_of(rider: &str, spot: u8) -> i32 {
    let battle = field(rider, "F8", ("foot", "F6", "S"));
    let (by, target) = (id(&battle, rider), id(&battle, "foot"));
    let view = BookView::new(battle.world());
    let arm = view.all_strikes(by).next().unwrap().arm;
    let table = battle.table();
    let blow = Blow {
        by,
        target,
        arm,
        spot: Spot(spot),
        advance: false,
        from: table.hex(by),
        at: table.hex(target),
        facing: table.facing(target),
        sent: None,
        runs: false,
    };
    view.attack_roll(blow).basic()
}

#[test]
fn rea_107_the_lower_of_riding_and_the_weapon_and_two_for_the_height() {
    // Polearm 5 is less than Riding 7 + 2 + 1; CO 1, lance +1, height +2.
    assert_eq!(attack_of("lancer", 3), 2 * (5 + 1 + 1 + 2));
    // Cogan's Riding, 6 on a war horse, is less than his 8½ with the sword: 6 + ½ + 3 + 2.
    assert_eq!(attack_of("cogan", 3), 23);
}

#[test]
fn rea_108_aiming_from_the_saddle() {
    // At the head −1, not −4; at the leg −5.
    let chest = attack_of("lancer", 3);
    assert_eq!((attack_of("lancer", 0) - chest, attack_of("lancer", 8) - chest), (-2, -10));
}

#[test]
fn rea_109_a_lance_at_a_gallop() {
    let mut battle = field("lancer", "F8", ("foot", "F6", "S"));
    gait(&mut battle, 4);
    // 10 + ST 4 + margin of 4: 2, and 6 for the gallop.
    assert_eq!(damage_of(&battle, "lancer", "foot", "lance"), 2 * (10 + 4 + 2 + 6));
    gait(&mut battle, 1);
    assert_eq!(damage_of(&battle, "lancer", "foot", "lance"), 2 * (10 + 4 + 2));
    // A thrown javelin has nothing of it.
    let mut battle = field("hurler", "F8", ("foot", "F6", "S"));
    gait(&mut battle, 4);
    assert_eq!(damage_of(&battle, "hurler", "foot", "javelin"), 2 * (8 + 2));
}

#[test]
fn rea_110_a_braced_pike_against_a_gallop() {
    let mut battle = field("lancer", "F12", ("piker", "F5", "S"));
    let plain = damage_of(&battle, "piker", "horse", "pike");
    steed(&mut battle, "piker", |steed| steed.braced = true);
    gait(&mut battle, 4);
    // Nothing comes on yet.
    assert_eq!(damage_of(&battle, "piker", "horse", "pike"), plain);
    mount_acts(&mut battle);
    let (rider, piker) = (id(&battle, "lancer"), id(&battle, "piker"));
    for figure in [rider, piker] {
        set(&mut battle, figure, |fighter| fighter.points = 20);
    }
    refresh(&mut battle);
    say(&mut battle, "ride F6");
    // Both have the other in reach two hexes away; a figure that has braced is asked first.
    assert_eq!(asks(&battle), ("reach", "piker".into()));
    assert_eq!(damage_of(&battle, "piker", "horse", "pike") - plain, 12);
    assert_eq!(damage_of(&battle, "piker", "lancer", "pike") - plain, 12);
    assert!(
        can(&battle, "attack @lancer pike.thrust") && can(&battle, "attack @horse pike.thrust")
    );
    say(&mut battle, "pass");
    assert_eq!(asks(&battle), ("reach", "lancer".into()));
    assert!(can(&battle, "attack @piker lance.thrust"));
}

#[test]
fn rea_110_bracing_costs_3_and_is_lost_by_a_turn() {
    let mut battle = field("lancer", "F12", ("piker", "F4", "S"));
    say(&mut battle, "done");
    let piker = id(&battle, "piker");
    for _ in 0..20 {
        match question(&battle) {
            "act" if battle.decision().unwrap().figure == piker => break,
            "now-or-later" if battle.decision().unwrap().figure == piker => say(&mut battle, "now"),
            _ => {
                let decline = battle.decision().unwrap().decline;
                battle.submit(decline).unwrap();
            }
        }
    }
    let points = |battle: &Battle| fighter(battle, piker.0).points;
    let before = points(&battle);
    say(&mut battle, "brace pike");
    assert_eq!(before - points(&battle), 6);
    let braced = |battle: &Battle| battle.table().get::<Steed>(piker).braced;
    assert!(braced(&battle));
    let set = |battle: &Battle| {
        let signs = battle.table().book().signs(battle.world(), piker);
        signs.into_iter().any(|sign| sign.set)
    };
    assert!(set(&battle));
    say(&mut battle, "turn >SE");
    assert!(!braced(&battle) && !set(&battle));
}

/// Bracing counts as readying a weapon, and so is an answer as well.
#[test]
fn rea_110_bracing_is_an_answer_too() {
    let mut battle = field("lancer", "F12", ("piker", "F9", "S"));
    say(&mut battle, "speak =1");
    assert_eq!(asks(&battle), ("notice", "piker".into()));
    let piker = id(&battle, "piker");
    say(&mut battle, "brace pike");
    assert_eq!(fighter(&battle, piker.0).points, 34);
    assert!(battle.table().get::<Steed>(piker).braced);
}

#[test]
fn rea_112_getting_down_and_up_again() {
    let mut battle = field("rider", "F8", ("foot", "A1", "S"));
    say(&mut battle, "dismount");
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    assert_eq!((battle.table().carrier(rider), battle.table().distance(rider, horse)), (None, 1));
    say(&mut battle, "mount @horse");
    assert_eq!(battle.table().carrier(rider), Some(horse));
}

#[test]
fn rea_115_a_rider_falls_when_its_mount_does_and_a_loose_mount_keeps_no_side() {
    let mut battle = field("rider", "F8", ("foot", "A1", "S"));
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    let book = battle.table().book();
    assert!(book.counts(battle.world(), rider) && !book.counts(battle.world(), horse));
    fall_out(battle.world_mut(), rider, Life::Dead);
    assert!(BookView::new(battle.world()).loose(horse));
    say(&mut battle, "done");
    assert!(battle.outcome().is_some());
}

#[test]
fn rea_106_a_mount_that_bolts_goes_straight_on_until_it_is_reined_in() {
    let mut battle = field("rider", "F15", ("foot", "A1", "S"));
    steed(&mut battle, "horse", |steed| (steed.gait, steed.bolting) = (4, true));
    refresh(&mut battle);
    assert!(!can(&battle, "faster") && !verbs(&battle).contains(&"wheel".to_owned()));
    // To rein it in is difficult, 14 at a gallop: 8 does not do.
    say(&mut battle, "slower");
    dice(&mut battle, &[1, 1]);
    say(&mut battle, "risk =2");
    let horse = id(&battle, "horse");
    say(&mut battle, "done");
    until(&mut battle, "points");
    // It has gone straight on until it came to the edge, and stands there.
    assert_eq!(hex_name(battle.table().hex(horse)), "F1");
    assert_eq!(battle.table().get::<Steed>(horse).gait, 0);
    let mut battle = field("rider", "F15", ("foot", "A1", "S"));
    steed(&mut battle, "horse", |steed| (steed.gait, steed.bolting) = (4, true));
    refresh(&mut battle);
    say(&mut battle, "slower");
    dice(&mut battle, &[6, 6]);
    say(&mut battle, "risk =2");
    let horse = id(&battle, "horse");
    let steed = battle.table().get::<Steed>(horse);
    assert_eq!((steed.gait, steed.bolting), (3, false));
}

#[test]
fn rea_110_a_computer_player_braces_and_waits() {
    let row = "\"...........\",".repeat(16);
    let text = format!(
        r#"(name: "Field", rulebook: "reactions", rows: [{row}], roster: [{RIDERS}{ROSTER}],
        sides: [(name: "One", figures: [(who: "piker", at: "F3", facing: S)]),
                (name: "Two", figures: [(who: "lancer", at: "F14", facing: N, rides: "horse"),
                                        (who: "horse", at: "F14", facing: N)])])"#
    );
    let mut battle =
        acting(riposte_trial::battle_of(riposte_reactions::Reactions, &text, Dice::seeded(1)));
    set(&mut battle, FigureId(0), |fighter| fighter.points = 16);
    gait(&mut battle, 3);
    let done = phase("squire", &mut battle);
    assert!(done.contains(&"brace pike".to_owned()), "{done:?}");
    assert!(battle.table().get::<Steed>(FigureId(0)).braced, "{done:?}");
}

#[test]
fn rea_104_a_computer_player_urges_its_mount_at_the_enemy() {
    let mut battle = field("lancer", "F15", ("foot", "F3", "S"));
    let done = phase("squire", &mut battle);
    assert!(BookView::new(battle.world()).gait(FigureId(0)) >= 3, "{done:?}");
}
