//! Charges and stop thrusts, close quarters, shields.

use riposte_maneuvers::steps_of;
use riposte_maneuvers::tables::Goes;
use riposte_rules::figure::Spot;

use crate::common::*;

/// Ada (Move 8) four hexes before Bor, who holds himself to defence.
fn run(faces: &[u8]) -> Battle {
    let mut battle = battle(&[("ada", "E2", "S"), ("bor", "E6", "N")], faces);
    takes(&mut battle, "bor", ATTACK);
    say(&mut battle, "charge");
    battle
}

#[test]
fn man_216_a_charge_runs_straight_and_strikes_before_it_gets_there() {
    // Nobody runs who is beside the foe, or not in line with it.
    let near = duel("ada", "bor", &[]);
    assert!(closed(&near, "charge").unwrap().contains("straight run"));
    let aside = battle(&[("ada", "D2", "S"), ("bor", "E6", "N")], &[]);
    assert!(!can(&aside, "charge"));
    let battle = run(&[]);
    assert_eq!(place(&battle, "ada"), "E5");
    assert!(can(&battle, "strike @bor broadsword.thrust") && can(&battle, "slam @bor"));
    assert!(!can(&battle, "done"), "it ends in the foe's hex, or past it");
    let rules = BookView::new(battle.world());
    let cut = blow(&battle, "ada", "bor");
    let thrust = Blow { arm: Arm { item: 0, mode: Some(1) }, ..cut };
    let more = |blow: Blow| {
        let plain = Blow { with: ATTACK, ..blow };
        rules.damage(blow, 0).basic() - rules.damage(plain, 0).basic()
    };
    assert_eq!((cut.with, more(cut), more(thrust)), (CHARGE, 0, 1));
    assert_eq!(rules.row(Some(CHARGE)).unwrap().parry, None);
}

#[test]
fn man_217_a_slam_drives_the_foe_back_or_comes_to_nothing() {
    // DX 12 by 3 against a dodge of 11 by 1; ST 11 + 4 by 5 against 11 by 1: won by 4, DX 10 with
    // 9: he stays up.
    let mut battle = run(&[3, 3, 3, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 3]);
    say(&mut battle, "slam @bor");
    assert_eq!((place(&battle, "ada"), place(&battle, "bor")), ("E6".into(), "E7".into()));
    assert!(!battle.table().posture(id(&battle, "bor")).down());
    // Won by five: he falls.
    let mut battle = run(&[3, 3, 3, 3, 3, 4, 3, 3, 3, 3, 3, 4]);
    say(&mut battle, "slam @bor");
    assert!(battle.table().posture(id(&battle, "bor")).down());
    // He gets out of the way: 12 by 1 against 11 by 1.
    let mut battle = run(&[3, 4, 4, 3, 3, 4]);
    say(&mut battle, "slam @bor");
    assert_eq!((place(&battle, "ada"), place(&battle, "bor")), ("E5".into(), "E6".into()));
    // Lost by five: she falls where she is. 15 by 0 against 11 by 5.
    let mut battle = run(&[3, 3, 3, 3, 3, 4, 5, 5, 5, 2, 2, 2]);
    say(&mut battle, "slam @bor");
    assert!(battle.table().posture(id(&battle, "ada")).down());
    assert_eq!(place(&battle, "ada"), "E5");
}

#[test]
fn man_218_whoever_evades_gets_past_or_into_the_foes_arms() {
    // DX 12 − 5 by 1 against DX 10 by 0.
    let mut battle = run(&[2, 2, 2, 3, 3, 4]);
    assert!(can(&battle, "evade E7 @bor"));
    say(&mut battle, "evade E7 @bor");
    assert_eq!(place(&battle, "ada"), "E7");
    // 7 by 0 against 10 by 0: a tie goes to who stands there.
    let mut battle = run(&[2, 2, 3, 3, 3, 4]);
    say(&mut battle, "evade E7 @bor");
    assert_eq!((place(&battle, "ada"), place(&battle, "bor")), ("E6".into(), "E6".into()));
    assert_eq!(battle.table().bonds().count(), 1);
}

/// Dirk (ST 13, Spear 13) braces himself against Ada, who is in plate.
fn braced(faces: &[u8]) -> Battle {
    let roster = r#"
      (key: "ada", name: "Ada", icon: "x", armour: ["plate"],
       scores: {"ST": 11, "DX": 12, "IQ": 10, "HT": 12, "Move": 8, "Broadsword": 13},
       kit: [(item: "broadsword", at: Right)]),
      (key: "dirk", name: "Dirk", icon: "x",
       scores: {"ST": 13, "DX": 12, "IQ": 10, "HT": 12, "Move": 3, "Spear": 13},
       kit: [(item: "spear", at: Both)]),
    "#;
    let sides: [&[(&str, &str, &str)]; 2] = [&[("ada", "E3", "S")], &[("dirk", "E9", "N")]];
    let dice = Dice::given(faces.iter().copied(), Some(1));
    let mut battle = riposte_trial::battle(riposte_maneuvers::Maneuvers, roster, &sides, dice);
    script(&mut battle, &["concentrate", "done", "stop-thrust"]);
    until(&mut battle, "maneuver");
    battle
}

#[test]
fn man_225_a_stop_thrust_meets_whoever_charges_and_does_more_the_faster_it_came() {
    let mut battle = braced(&[]);
    assert_eq!(asked(&battle), "ada");
    script(&mut battle, &["charge"]);
    assert_eq!((question(&battle), asked(&battle)), ("waited", "dirk".into()));
    assert_eq!(place(&battle, "ada"), "E7", "as soon as she comes within two hexes");
    let rules = BookView::new(battle.world());
    let mut blow = blow(&battle, "dirk", "ada");
    blow.arm.mode = Some(1);
    let added = |moved: u8| {
        let mut battle = braced(&[]);
        set(&mut battle, "ada", |fighter| fighter.turn.moved = moved);
        let rules = BookView::new(battle.world());
        let plain = Blow { with: ATTACK, ..blow };
        rules.damage(blow, 0).basic() - rules.damage(plain, 0).basic()
    };
    assert_eq!(rules.maneuver(id(&battle, "dirk")), Some(STOP));
    assert_eq!([added(1), added(5), added(6), added(11)], [1, 1, 2, 3]);
    // Nobody else is struck so, what is braced does not parry, and no feint goes with it.
    let mut battle = braced(&[]);
    script(&mut battle, &["move", "step E8"]);
    assert_ne!(question(&battle), "waited");
    let row = BookView::new(battle.world()).row(Some(STOP)).unwrap();
    assert!(!row.press && !row.retreat);
    let mut battle = duel("ada", "dirk", &[3, 3, 3]);
    takes(&mut battle, "dirk", STOP);
    script(&mut battle, &["attack", "strike @dirk broadsword.cut"]);
    assert!(can(&battle, "dodge") && !verbs(&battle).contains(&"parry".to_owned()));
    let battle = duel("raoul", "ada", &[]);
    assert!(!can(&battle, "stop-thrust"));
}

#[test]
fn man_226_it_stops_the_charge_if_st_and_weapon_hold() {
    // 13 with 10; she does not defend; damage 5 + 3 + 1, 7 of it stopped. ST 13 + 6 by 10 against 11 by 1: she
    // falls where she is.
    let mut battle = braced(&[3, 3, 4, 5, 3, 3, 3, 3, 3, 4]);
    script(&mut battle, &["charge", "strike @ada spear.long", "take-it"]);
    until(&mut battle, "maneuver");
    assert_eq!(place(&battle, "ada"), "E7");
    assert!(battle.table().posture(id(&battle, "ada")).down());
    // Lost: she comes on. ST 19 by 1 against 11 by 2.
    let mut battle = braced(&[3, 3, 4, 5, 6, 6, 6, 3, 3, 3]);
    script(&mut battle, &["charge", "strike @ada spear.long", "take-it"]);
    assert_eq!((place(&battle, "ada"), asked(&battle)), ("E8".into(), "ada".into()));
    assert!(can(&battle, "slam @dirk"));
    // A thrust that missed makes slam and evade easier by four.
    let mut battle = braced(&[5, 5, 5]);
    script(&mut battle, &["charge", "strike @ada spear.long"]);
    assert_eq!(place(&battle, "ada"), "E8");
    let rules = BookView::new(battle.world());
    let (ada, dirk) = (id(&battle, "ada"), id(&battle, "dirk"));
    assert_eq!(rules.shove(ada, dirk).limit().unwrap().value.basic(), 11 + 4 + 4);
    assert_eq!(rules.slip_past(ada, dirk).limit().unwrap().value.basic(), 12 - 5 + 4);
    // A figure that is run through comes on along the shaft, and the spear sticks.
    let mut battle = braced(&[3, 3, 4, 6, 6, 6, 6, 3, 3, 3]);
    script(&mut battle, &["charge", "strike @ada spear.long", "take-it"]);
    assert!(hits(&battle, "ada") >= 6 && fighter(&battle, "dirk").stuck.is_some());
    assert!(!fighter(&battle, "ada").turn.halted);
}

#[test]
fn man_227_the_weapon_has_its_part_and_is_not_ready() {
    let mut battle = braced(&[3, 3, 4, 5, 3, 3, 3, 3, 3, 4]);
    script(&mut battle, &["charge", "strike @ada spear.long", "take-it"]);
    assert_eq!(fighter(&battle, "dirk").unready.of(0), 1);
    // A sixth of 30 is more than half of 9: a critical hit for three times 10 breaks the spear.
    let faces = [1, 1, 1, 1, 1, 1, 6, 3, 3, 3, 3, 3, 3, 3, 3, 4];
    let mut battle = braced(&faces);
    script(&mut battle, &["charge", "strike @ada spear.long"]);
    assert!(log(&mut battle).iter().any(|line| line.contains("breaks the spear")));
    // A spear that sticks takes a roll of ST to get out: 14 against 13 fails, 9 does it.
    let mut battle = duel("dirk", "ada", &[4, 5, 5, 3, 3, 3]);
    set(&mut battle, "dirk", |fighter| {
        fighter.unready.set(0, 1);
        fighter.stuck = Some(0);
    });
    let mut other = duel("dirk", "ada", &[]);
    set(&mut other, "dirk", |fighter| fighter.stuck = Some(0));
    script(&mut other, &["concentrate", "done", "let-go spear"]);
    assert_eq!(fighter(&other, "dirk").stuck, None, "one that is let go sticks in no hand");
    script(&mut battle, &["concentrate", "done", "ready", "make-ready spear"]);
    assert_eq!(fighter(&battle, "dirk").unready.of(0), 1);
    script(&mut battle, &["concentrate", "done", "ready", "make-ready spear"]);
    assert_eq!((fighter(&battle, "dirk").unready.of(0), fighter(&battle, "dirk").stuck), (0, None));
}

#[test]
fn man_224_a_wrap_shot_bares_the_arm_and_may_come_around_to_ones_own_head() {
    let mut battle = duel("ada", "raoul", &[6, 6, 6, 3]);
    takes(&mut battle, "raoul", ATTACK);
    say(&mut battle, "wrap-shot");
    let arm = BookView::new(battle.world()).tables.spots.iter().position(|row| row.key == "arm");
    let at_arm = Blow { spot: Spot(arm.unwrap() as u8), ..blow(&battle, "raoul", "ada") };
    let rules = BookView::new(battle.world());
    assert_eq!(rules.attack_value(at_arm).basic(), 11 - 1);
    // An 18: 3 + 1 + 1, cut, to the head: 7, twice.
    say(&mut battle, "strike @raoul broadsword.cut");
    assert_eq!((hits(&battle, "ada"), hits(&battle, "raoul")), (14, 0));
}

#[test]
fn man_135_whoever_is_struck_past_may_take_hold_of_the_weapon() {
    // Cat, with empty hands and nobody to fight, stands between Dirk and Ada.
    let foes = [("gus", "E5", "N"), ("ina", "E3", "N")];
    // DX 12 by 3 against 13 by 0; ST 15 by 5 against 13 by 3.
    let dice = Dice::given([3, 3, 3, 5, 5, 3, 3, 3, 4, 3, 3, 4], Some(1));
    let mut battle = thrust_past(13, &foes, dice);
    assert_eq!((question(&battle), asked(&battle)), ("grasp", "gus".into()));
    say(&mut battle, "wrest @hal");
    let hal = battle.table().arms(id(&battle, "hal"));
    assert!(!hal.items().any(|item| item.at.in_hand()), "it is wrested from his hands");
}

#[test]
fn man_134_over_the_shoulders_of_a_wall_there_is_no_penalty() {
    let wall = |facing: &str| {
        let sides: [&[(&str, &str, &str)]; 2] = [
            &[("dirk", "E7", "N"), ("bor", "E6", "N"), ("bor-2", "F6", facing)],
            &[("ada", "E5", "S")],
        ];
        let dice = Dice::given([], Some(1));
        let battle = riposte_trial::battle(riposte_maneuvers::Maneuvers, ROSTER, &sides, dice);
        BookView::new(battle.world()).past(id(&battle, "dirk"), id(&battle, "ada"))
    };
    assert_eq!((wall("N"), wall("S")), (0, -1));
}

#[test]
fn man_561_562_563_whoever_closes_in_and_gets_hold_hinders_both() {
    // DX 12 by 3 against a parry of 14 by 2.
    let mut battle = duel("ada", "bor", &[3, 3, 3, 4, 4, 4]);
    takes(&mut battle, "bor", ATTACK);
    script(&mut battle, &["close-in", "grapple @bor"]);
    assert_eq!((place(&battle, "ada"), place(&battle, "bor")), ("E6".into(), "E6".into()));
    assert_eq!(battle.table().bonds().count(), 2, "in one hex, and held");
    let open = verbs(&battle);
    assert_eq!(asked(&battle), "bor");
    assert!(!open.contains(&"move".to_owned()) && !open.contains(&"all-out-skill".to_owned()));
    assert_eq!(attack(&battle, "bor", "ada"), 15 - 4, "a sword is of little use");
    takes(&mut battle, "bor", ATTACK);
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(DODGE)), 11 - 4);
    // Slow hands: 12 by 0 against 14 by 2.
    let mut battle = duel("ada", "bor", &[4, 4, 4, 4, 4, 4]);
    takes(&mut battle, "bor", ATTACK);
    script(&mut battle, &["close-in", "grapple @bor"]);
    assert_eq!((place(&battle, "ada"), battle.table().bonds().count()), ("E5".into(), 0));
}

#[test]
fn man_564_565_a_trip_brings_down_and_a_grab_disarms() {
    let close = |line: &str| {
        let mut battle = duel("ada", "bor", &[3, 3, 3, 4, 4, 4, 3, 3, 3, 4, 4, 4]);
        takes(&mut battle, "bor", ATTACK);
        script(&mut battle, &["close-in", line]);
        battle
    };
    let battle = close("trip @bor");
    assert!(battle.table().posture(id(&battle, "bor")).down());
    let battle = close("wrest @bor");
    let bor = battle.table().arms(id(&battle, "bor"));
    let held: Vec<u8> =
        bor.numbered().filter(|(_, item)| item.at.in_hand()).map(|(number, _)| number).collect();
    assert_eq!(held.len(), 1, "the shield is left");
}

#[test]
fn man_566_whoever_is_held_breaks_free_by_strength() {
    let mut battle = duel("ada", "bor", &[3, 3, 3, 4, 4, 4, 3, 3, 3, 3, 3, 4]);
    takes(&mut battle, "bor", ATTACK);
    script(&mut battle, &["close-in", "grapple @bor"]);
    // ST 11 by 2 against 11 by 1.
    script(&mut battle, &["close-in", "break-free @ada"]);
    assert_eq!(battle.table().bonds().count(), 1, "still in one hex");
}

#[test]
fn man_308_a_shield_press_hinders_both_shields_and_is_kept_by_strength() {
    // The lots of two who are equally quick; then Shield 12 by 4 against 12 by 0.
    let mut battle = duel("bor", "bor-2", &[2, 3, 2, 3, 3, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 4]);
    let lead = asked(&battle);
    let other = if lead == "bor" { "bor-2" } else { "bor" };
    takes(&mut battle, other, ATTACK);
    script(&mut battle, &["attack", &format!("shield-press @{other}")]);
    let block = Choice::plain(BLOCK).with(1, None);
    assert_eq!(defence(&battle, &lead, other, 0, block), 10 - 2);
    assert_eq!(defence(&battle, other, &lead, 0, block), 10 - 1);
    let bash = open(&battle).iter().any(|line| line.contains("medium-shield.bash"));
    assert!(!bash, "the shield does not strike meanwhile");
    say(&mut battle, "done");
    assert_eq!(battle.table().bonds().count(), 1);
}

#[test]
fn man_309_a_shield_snatch_hooks_the_shield_for_everybody() {
    // Raoul's axe 11 by 2 against Bor's Shield 12 by −2: won by four.
    let figures = [("raoul", "E5", "S"), ("bor", "E6", "N"), ("ada", "A1", "N")];
    let mut battle = battle(&figures, &[3, 3, 3, 4, 5, 5, 3, 3, 3, 1, 1, 1, 4, 1]);
    takes(&mut battle, "bor", ATTACK);
    script(&mut battle, &["concentrate", "done", "double-defence", "done"]);
    takes(&mut battle, "bor", ATTACK);
    script(&mut battle, &["attack", "shield-snatch @bor axe"]);
    assert_eq!(attack(&battle, "raoul", "bor"), 11 + 2);
    // An axe has no point: it thrusts with what it has, 1d−2 by ST 10 and its own 2.
    let rules = BookView::new(battle.world());
    assert_eq!(rules.damage(blow(&battle, "raoul", "bor"), 0).basic(), -2 + 2);
    // The thrust at the body goes past the shield: 7 to dodge and 1 for the cloth, without the shield.
    assert_eq!(defence(&battle, "raoul", "bor", 0, Choice::plain(DODGE)), 7 + 1);
    let block = Choice::plain(BLOCK).with(1, None);
    assert_eq!(defence(&battle, "ada", "bor", 0, block), 10 - 2);
    say(&mut battle, "strike @bor axe.cut");
    assert!(!verbs(&battle).contains(&"block".to_owned()) && can(&battle, "dodge"));
    say(&mut battle, "dodge");
    let raoul = fighter(&battle, "raoul");
    assert_eq!(raoul.unready.of(0), 0, "a thrust leaves it ready");
    assert!(raoul.binds.unwrap().thrust, "and weakens the hold");
}

#[test]
fn man_317_a_set_up_helps_a_feint_that_came_off() {
    // 17 by 8 against Raoul's axe 11 by 2.
    let mut battle = duel("carlos", "raoul", &[3, 3, 3, 3, 3, 3, 6, 6, 4]);
    let raoul = id(&battle, "raoul");
    set(&mut battle, "carlos", |fighter| {
        (fighter.pool.of, fighter.pool.points, fighter.pool.turns) = (Some(raoul), 7, 2);
    });
    script(&mut battle, &["attack", "jam @raoul"]);
    assert_eq!((question(&battle), open(&battle).len()), ("spring", 6));
    say(&mut battle, "spring =5");
    assert_eq!(attack(&battle, "raoul", "carlos"), 11 - 6 - 5);
    assert_eq!(fighter(&battle, "carlos").pool.points, 2);
}

#[test]
fn man_242_with_two_weapons_a_riposte_strikes_back_twice() {
    // 13 with 9, and a dodge of 3 always holds; Cat misses with 16.
    let mut battle = duel("cat", "ada", &[3, 3, 3, 1, 1, 1, 6, 6, 4, 6, 6, 4]);
    script(&mut battle, &["concentrate", "done", "riposte", "done"]);
    script(&mut battle, &["attack", "strike @cat broadsword.cut", "dodge"]);
    assert_eq!((question(&battle), asked(&battle)), ("counter", "cat".into()));
    let blows = open(&battle);
    say(&mut battle, &blows[0]);
    assert_eq!((question(&battle), asked(&battle)), ("counter", "cat".into()));
    assert!(!can(&battle, &blows[0]), "with the other");
}

#[test]
fn man_216_who_ran_straight_on_runs_a_hex_farther_at_a_foe() {
    let far = |ran: bool| {
        let mut battle = battle(&[("cat", "E2", "S"), ("bor", "E7", "N")], &[]);
        set(&mut battle, "cat", |fighter| fighter.ran = ran);
        until(&mut battle, "maneuver");
        while asked(&battle) != "cat" {
            script(&mut battle, &["concentrate", "done"]);
        }
        set(&mut battle, "cat", |fighter| fighter.ran = ran);
        let courses = steps_of(BookView::new(battle.world()), id(&battle, "cat"), Goes::Charge);
        courses.contains(&"E6".to_owned())
    };
    // With a Move of 4 she comes before a foe four hexes away, and no farther.
    assert_eq!([far(false), far(true)], [false, true]);
}

#[test]
fn man_562_two_in_one_hex_have_each_other_within_reach() {
    let mut battle = battle(&[("ivo", "E5", "S"), ("cat", "E6", "N")], &[]);
    let (ivo, cat) = (id(&battle, "ivo"), id(&battle, "cat"));
    let hex = battle.table().hex(cat);
    riposte_rules::battle::move_to(battle.world_mut(), ivo, hex, false);
    refresh(&mut battle);
    assert!(battle.table().engagement(cat).threatened_by.contains(ivo), "with his knife");
}
