//! Mounts, steering, the saddle, bracing and falls.
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use riposte_reactions::memory::Hit;
use riposte_reactions::mounted::steed::Steed;
use riposte_reactions::rolls::Blow;
use riposte_reactions::view::BookView;
use riposte_reactions::words;
use riposte_rules::battle::{Figures, broken_bonds, fall_out};
use riposte_rules::board::{hex_name, parse_hex};
use riposte_rules::figure::{Spot, WeaponId};
use riposte_rules::prelude::*;

const RIDERS: &str = r#"
  (key: "rider", name: "Rider", icon: "x",
   scores: {"ST": 4, "CO": 1, "CO adjusted": 1, "PE": 0, "WP": 2, "Combat": 6, "Melee": 5, "Polearm": 6, "Riding": 4,
     "Tactics": 4, "Athletics": 4},
   kit: [(item: "broadsword", at: Right), (item: "lance", at: Back)]),
  (key: "novice", name: "Novice", icon: "x",
   scores: {"ST": 4, "CO": 1, "CO adjusted": 1, "PE": 0, "WP": 2, "Combat": 6, "Melee": 5, "Tactics": 4},
   kit: [(item: "broadsword", at: Right)]),
  (key: "lancer", name: "Lancer", icon: "x",
   scores: {"ST": 4, "CO": 1, "CO adjusted": 1, "PE": 0, "WP": 2, "Combat": 4, "Melee": 5, "Polearm": 5, "Riding": 7,
     "Tactics": 4, "Athletics": 4},
   kit: [(item: "lance", at: Right), (item: "large-shield", at: Left)]),
  (key: "hurler", name: "Hurler", icon: "x", scores: {"Combat": 4, "Throwing": 5, "Riding": 7},
   kit: [(item: "javelin", at: Right)]),
  (key: "horse", name: "Horse", icon: "x", shape: Long,
   scores: {"warhorse": 0, "tack": 1, "ST": 6, "CO": 1, "CO adjusted": 1, "PE": 1, "WP": 2, "Combat": 5, "Tactics": 1}),
  (key: "foot", name: "Foot", icon: "x",
   scores: {"ST": 2, "CO": 0, "CO adjusted": 0, "PE": 0, "WP": 1, "Combat": 4, "Melee": 4, "Tactics": 1, "Athletics": 4},
   kit: [(item: "broadsword", at: Right)]),
  (key: "piker", name: "Piker", icon: "x",
   scores: {"ST": 2, "CO": 0, "CO adjusted": 0, "PE": 0, "WP": 1, "Combat": 4, "Polearm": 6, "Tactics": 1, "Athletics": 4},
   kit: [(item: "pike", at: Both)]),
"#;

/// A rider on a mount that looks north, its foremost hex as given, against one on foot; the rider
/// acts, everybody has 20 action points.
fn field(rider: &str, at: &str, foe: (&str, &str, &str)) -> Battle {
    let row = "\"...........\",".repeat(16);
    let (who, there, way) = foe;
    let text = format!(
        r#"(name: "Field", rulebook: "reactions", rows: [{row}], roster: [{RIDERS}{ROSTER}],
        sides: [(name: "One", figures: [(who: "{rider}", at: "{at}", facing: N, rides: "horse"),
                                        (who: "horse", at: "{at}", facing: N)]),
                (name: "Two", figures: [(who: "{who}", at: "{there}", facing: {way})])])"#
    );
    acting(riposte_trial::battle_of(&text, Dice::seeded(1)))
}

fn id(battle: &Battle, key: &str) -> FigureId {
    battle.table().find(key).unwrap()
}

fn steed(battle: &mut Battle, key: &str, change: impl FnOnce(&mut Steed)) {
    let figure = id(battle, key);
    let entity = battle.world().resource::<Figures>().0[figure.index()];
    change(&mut battle.world_mut().get_mut::<Steed>(entity).unwrap());
}

fn gait(battle: &mut Battle, gait: u8) {
    steed(battle, "horse", |steed| steed.gait = gait);
    refresh(battle);
}

/// The mount's phase comes: everybody else is through or waits.
fn mount_acts(battle: &mut Battle) {
    let horse = id(battle, "horse");
    for _ in 0..200 {
        let asked = battle.decision().unwrap().figure;
        match question(battle) {
            "act" if asked == horse => return,
            "act" => say(battle, "done"),
            "now-or-later" => say(battle, if asked == horse { "now" } else { "later" }),
            _ => {
                let decline = battle.decision().unwrap().decline;
                battle.submit(decline).unwrap();
            }
        }
    }
    panic!("the mount is never asked");
}

fn rides(battle: &Battle) -> Vec<String> {
    open(battle).into_iter().filter(|choice| choice.starts_with("ride")).collect()
}

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
}

#[test]
fn rea_108_aiming_from_the_saddle() {
    // At the head −1, not −4; at the leg −5.
    let chest = attack_of("lancer", 3);
    assert_eq!((attack_of("lancer", 0) - chest, attack_of("lancer", 8) - chest), (-2, -10));
}

fn damage_of(battle: &Battle, by: &str, target: &str, weapon: &str) -> i32 {
    let view = BookView::new(battle.world());
    let (by, target) = (id(battle, by), id(battle, target));
    let key = |weapon: WeaponId| &battle.table().armoury().weapon(weapon).key;
    let strike = view.ready_strikes(by).find(|strike| key(strike.item.weapon) == weapon).unwrap();
    let hit = Hit {
        by,
        target,
        arm: strike.arm,
        weapon: strike.item.weapon,
        spot: Spot(3),
        margin: 8,
        striker_wounds: 0,
        striker_daze: 0,
        target_wounds: 0,
        from: Facing::N,
        runs: false,
        damage: 0,
        level: 0,
    };
    view.damage_roll(&hit).basic()
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
    // Both have the other in reach two hexes away; whoever has braced is asked first.
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
    say(&mut battle, "turn >SE");
    assert!(!braced(&battle));
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

/// What hits a figure does not wait for more dice: everything else is declined.
fn decline_until(battle: &mut Battle, wanted: &str) {
    for _ in 0..60 {
        if question(battle) == wanted {
            return;
        }
        let decline = battle.decision().unwrap().decline;
        battle.submit(decline).unwrap();
    }
    panic!("{wanted} is never asked");
}

#[test]
fn rea_102_107_111_cogan_on_a_war_horse() {
    let battle = field("cogan", "F8", ("foot", "F6", "S"));
    let view = BookView::new(battle.world());
    let cogan = id(&battle, "cogan");
    // Riding 2, horses 1, war horse 2, tack 1 is less than Combat 6½ + 1: 6 + ½.
    assert_eq!(view.points_roll(cogan).to_string(), "6½");
    // And less than his 8½ with the sword: 6 + ½ + 3, and 2 for the height.
    assert_eq!(attack_of("cogan", 3), 23);
    let with = |verb, item| {
        let defence = riposte_reactions::memory::Defence { verb, item, risk: 0 };
        view.defence_roll(cogan, defence).to_string()
    };
    // A block is as on foot; a parry and a dodge go by Riding.
    assert_eq!(with(words::BLOCK, Some(0)), "11");
    assert_eq!(with(words::PARRY, Some(0)), "11½");
    assert_eq!(with(words::JUMP, None), "9½");
}

#[test]
fn rea_111_a_dodge_from_the_saddle_takes_a_seat() {
    let start = |speed: u8| {
        let mut battle = field("rider", "F12", ("foot", "G12", "NW"));
        say(&mut battle, "done");
        for _ in 0..30 {
            let asked = battle.decision().unwrap().figure;
            if question(&battle) == "act" && asked == id(&battle, "foot") {
                break;
            }
            let decline = battle.decision().unwrap().decline;
            battle.submit(decline).unwrap();
        }
        gait(&mut battle, speed);
        script(&mut battle, &["attack @rider broadsword.thrust", "aim *chest", "risk =0"]);
        decline_until(&mut battle, "defend");
        battle
    };
    let mut battle = start(0);
    assert!(can(&battle, "jump-back") && can(&battle, "side-step"));
    assert!(can(&battle, "parry broadsword"));
    // Easy at a stand: 1, and 8 is enough.
    script(&mut battle, &["jump-back", "risk =0"]);
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    assert_eq!(battle.table().carrier(rider), Some(horse));
    assert_eq!(hex_name(battle.table().hex(rider)), "F12");
    // At a gallop 6; with two dice given up for nothing it fails.
    let mut battle = start(4);
    dice(&mut battle, &[1, 1]);
    script(&mut battle, &["jump-back", "risk =2"]);
    let rider = id(&battle, "rider");
    assert_eq!(battle.table().carrier(rider), None);
    assert_eq!(battle.table().posture(rider), Posture::Prone);
    assert!(BookView::new(battle.world()).loose(id(&battle, "horse")));
}

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

fn ridden_at(steering: [u8; 2], answer: &str) -> Battle {
    let mut battle = field("rider", "F12", ("foot", "F8", "N"));
    let foot = id(&battle, "foot");
    raise(&mut battle, foot, "ST", 60);
    gait(&mut battle, 4);
    mount_acts(&mut battle);
    say(&mut battle, "ride-down @foot hooves.kick");
    decline_until(&mut battle, "steering-dice");
    // 8 against 10: with two dice 2, and what they show.
    dice(&mut battle, &steering);
    say(&mut battle, "risk =2");
    if steering == [6, 6] {
        decline_until(&mut battle, "defend");
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
fn rea_106_114_a_mount_that_shies_rears_before_him() {
    let mut battle = ridden_at([1, 1], "pass");
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    assert_eq!(question(&battle), "seat-dice");
    assert_eq!(hex_name(battle.table().hex(horse)), "F9");
    assert!(BookView::new(battle.world()).agitated(rider));
    // 8 is enough to stay on a mount that rears.
    say(&mut battle, "risk =0");
    assert_eq!(battle.table().carrier(rider), Some(horse));
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
fn rea_106_over_a_hedge_the_rider_must_stay_on() {
    let row = r#"".....","#;
    let rows = format!("{}{}{}", row.repeat(4), r#""%%%%%","#, row.repeat(6));
    let text = format!(
        r#"(name: "Field", rulebook: "reactions", rows: [{rows}], roster: [{RIDERS}{ROSTER}],
        sides: [(name: "One", figures: [(who: "rider", at: "C9", facing: N, rides: "horse"),
                                        (who: "horse", at: "C9", facing: N)]),
                (name: "Two", figures: [(who: "foot", at: "A1", facing: S)])])"#
    );
    let mut battle = acting(riposte_trial::battle_of(&text, Dice::seeded(1)));
    gait(&mut battle, 4);
    mount_acts(&mut battle);
    // Five hexes, of which the hedge counts two.
    say(&mut battle, "ride C4");
    decline_until(&mut battle, "seat-dice");
    // Difficult at a gallop: 14, more than 8 and two dice.
    dice(&mut battle, &[6, 5]);
    say(&mut battle, "risk =2");
    let (rider, horse) = (id(&battle, "rider"), id(&battle, "horse"));
    assert_eq!(battle.table().carrier(rider), None);
    assert_eq!(hex_name(battle.table().hex(horse)), "C5");
}

/// What the squire does in a phase of the first figure, the others letting all happen.
fn squire(battle: &mut Battle) -> Vec<String> {
    use riposte_rules::decision::{PromptKind, write};
    let (mut done, mut player) = (Vec::new(), riposte_trial::minds::player("squire"));
    for _ in 0..200 {
        let decision = battle.decision().unwrap();
        let weight = battle.table().book().questions()[decision.question.0 as usize].weight;
        let acts = weight == PromptKind::Act;
        if acts && decision.figure != FigureId(0) {
            break;
        }
        let choice = match decision.figure {
            FigureId(0) => player.decide(battle.world()).unwrap().0,
            _ => decision.decline,
        };
        if acts {
            done.push(write(battle.table(), &choice));
        }
        battle.submit(choice).unwrap();
        if done.last().is_some_and(|last| last == "done") {
            break;
        }
    }
    done
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
    let mut battle = acting(riposte_trial::battle_of(&text, Dice::seeded(1)));
    set(&mut battle, FigureId(0), |fighter| fighter.points = 16);
    gait(&mut battle, 3);
    let done = squire(&mut battle);
    assert!(done.contains(&"brace pike".to_owned()), "{done:?}");
    assert!(battle.table().get::<Steed>(FigureId(0)).braced, "{done:?}");
}

#[test]
fn rea_104_a_computer_player_urges_its_mount_at_the_enemy() {
    let mut battle = field("lancer", "F15", ("foot", "F3", "S"));
    let done = squire(&mut battle);
    assert!(BookView::new(battle.world()).gait(FigureId(0)) >= 3, "{done:?}");
}
