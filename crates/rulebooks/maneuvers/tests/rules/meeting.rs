//! Where two rules meet, or one says more than its first case.

use riposte_maneuvers::fighter::Feint;
use riposte_maneuvers::steps_of;
use riposte_maneuvers::tables::{Goes, Tables};
use riposte_rules::battle::fall_out;

use crate::common::*;

/// A battle on a board that is all of one kind of ground.
fn on_ground(letter: char, sides: &[&[(&str, &str, &str)]]) -> Battle {
    let row = format!("\"{}\",", letter.to_string().repeat(11));
    let dice = Dice::given([], Some(1));
    riposte_trial::battle_on(riposte_maneuvers::Maneuvers, &row.repeat(11), ROSTER, sides, dice)
}

/// Whether a figure has anything in hand.
fn armed(battle: &Battle, key: &str) -> bool {
    battle.table().arms(id(battle, key)).numbered().any(|(_, item)| item.at.in_hand())
}

#[test]
fn man_402_403_what_takes_no_time_leaves_the_turn_for_a_change_of_position() {
    let mut battle = duel("ada", "bor", &[]);
    posture(&mut battle, "ada", Posture::Crouching);
    script(&mut battle, &["stand", "change-position", "kneel"]);
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Kneeling);
    assert!(can(&battle, "strike @bor broadsword.cut"), "who kneels down may strike");
    // Rolled over, she gets to her knees.
    let mut battle = duel("ada", "bor", &[]);
    posture(&mut battle, "ada", Posture::Supine);
    say(&mut battle, "lie-down");
    assert!(!can(&battle, "lie-back"), "once a turn");
    say(&mut battle, "change-position");
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Kneeling);
    // A spring from the knees that failed is no reason not to rise as others do.
    let mut battle = duel("fay", "bor", &[6, 6, 3]);
    posture(&mut battle, "fay", Posture::Kneeling);
    script(&mut battle, &["spring-up", "change-position", "stand"]);
    assert_eq!(battle.table().posture(id(&battle, "fay")), Posture::Standing);
}

#[test]
fn man_526_what_is_being_put_away_does_not_parry() {
    let mut battle = duel("ada", "bor", &[3, 3, 3]);
    script(&mut battle, &["concentrate", "done", "long-action", "work broadsword =0"]);
    script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
    assert_eq!(verbs(&battle), ["block", "dodge", "take-it"]);
}

#[test]
fn man_216_541_563_whoever_is_held_does_not_charge_and_does_not_step_out_of_a_wait() {
    // DX 12 by 3 against a parry of 14 by 2: Ada holds Bor, and Raoul comes from the north.
    let figures = [("bor", "E6", "N"), ("ada", "E5", "S"), ("raoul", "E2", "S")];
    let mut battle = battle(&figures, &[3, 3, 3, 4, 4, 4]);
    takes(&mut battle, "bor", ATTACK);
    script(&mut battle, &["close-in", "grapple @bor"]);
    assert_eq!((place(&battle, "ada"), asked(&battle)), ("E6".into(), "bor".into()));
    assert!(closed(&battle, "charge").unwrap().contains("a foe holds it"));
    say(&mut battle, "wait");
    if asked(&battle) == "bor" {
        say(&mut battle, "done");
    }
    script(&mut battle, &["attack", "step E4"]);
    assert_eq!((question(&battle), asked(&battle)), ("face", "raoul".into()));
}

#[test]
fn man_233_563_whoever_is_held_does_not_follow() {
    // Ada holds Bor from behind. He strikes with 15 − 4 by 2; Raoul gives way, and dodges: 8 of 8.
    let figures = [("bor", "E6", "N"), ("ada", "E7", "N"), ("raoul", "E5", "S")];
    let mut battle = battle(&figures, &[3, 3, 3, 4, 4, 4, 3, 3, 3, 2, 3, 3]);
    takes(&mut battle, "raoul", DOUBLE);
    script(&mut battle, &["close-in", "grapple @bor"]);
    takes(&mut battle, "raoul", DOUBLE);
    script(&mut battle, &["attack", "strike @raoul broadsword.cut", "retreat E4"]);
    assert_ne!(question(&battle), "follow");
    assert_eq!((place(&battle, "bor"), place(&battle, "raoul")), ("E6".into(), "E4".into()));
}

#[test]
fn man_216_406_on_one_leg_nobody_charges() {
    let mut battle = battle(&[("ada", "E2", "S"), ("bor", "E6", "N")], &[]);
    assert!(can(&battle, "charge"));
    set(&mut battle, "ada", |fighter| fighter.lame = true);
    refresh(&mut battle);
    assert!(closed(&battle, "charge").unwrap().contains("crippled limb"));
}

#[test]
fn man_307_what_was_beaten_aside_parries_nobody_as_it_would() {
    let figures = [("bor", "E6", "N"), ("ada", "E5", "S"), ("carlos", "F5", "S")];
    let mut battle = battle(&figures, &[]);
    let bor = id(&battle, "bor");
    set(&mut battle, "ada", |fighter| {
        let beat = Feint { verb: BEAT, at: bor, item: 0, by: 3, spot: None, on: Some(0) };
        fighter.turn.feint = Some(beat);
    });
    let parry = Choice::plain(PARRY).with(0, None);
    assert_eq!(defence(&battle, "ada", "bor", 0, parry), 14 - 3);
    assert_eq!(defence(&battle, "carlos", "bor", 0, parry), 14 - 3);
    let block = Choice::plain(BLOCK).with(1, None);
    assert_eq!(defence(&battle, "carlos", "bor", 0, block), 10, "only with that thing");
}

#[test]
fn man_134_135_past_two_enemies_the_nearer_may_take_hold_of_the_weapon() {
    let those = [("gus", "E5", "N"), ("gus-2", "E4", "N"), ("ina", "E3", "N")];
    // The lots of two who are equally quick.
    let battle = thrust_past(18, &those, Dice::given([2, 3], Some(1)));
    assert_eq!(attack(&battle, "hal", "ina"), 18 - 4 - 4);
    assert_eq!((question(&battle), asked(&battle)), ("grasp", "gus".into()));
}

#[test]
fn man_532_stairs_cost_twice_as_much_whichever_way_one_goes() {
    let battle = on_ground('=', &[&[("carlos", "F6", "N")], &[("raoul", "A1", "N")]]);
    let hexes = steps_of(BookView::new(battle.world()), id(&battle, "carlos"), Goes::Full);
    let goes = |hex: &str| hexes.iter().any(|known| known == hex);
    // Move 6: forward 2 a hex, back 4.
    assert!(goes("F3") && !goes("F2"), "{hexes:?}");
    assert!(goes("F7") && !goes("F8"), "{hexes:?}");
}

#[test]
fn man_513_514_532_whoever_gets_away_over_rough_ground_gets_half_as_far() {
    let away = |maneuver: &str| {
        let sides: [&[(&str, &str, &str)]; 2] = [&[("carlos", "E8", "S")], &[("raoul", "E9", "N")]];
        let mut battle = on_ground(':', &sides);
        takes(&mut battle, "raoul", DOUBLE);
        say(&mut battle, maneuver);
        [can(&battle, "step E5"), can(&battle, "step E2")]
    };
    assert_eq!(away("flee"), [true, false]);
    assert_eq!(away("disengage"), [true, false]);
}

#[test]
fn man_524_whoever_crouches_low_already_takes_up_a_thing_and_rises() {
    // A 17: Ada's sword falls where she stands. Then her next turn.
    let dropped = || {
        let mut battle = duel("ada", "bor", &[6, 6, 5]);
        script(&mut battle, &["attack", "strike @bor broadsword.cut", "concentrate", "done"]);
        battle
    };
    let mut battle = dropped();
    posture(&mut battle, "ada", Posture::Crouching);
    script(&mut battle, &["ready", "pick-up E5 =0"]);
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Standing);
    assert!(armed(&battle, "ada"));
    // If she bends for it in the same second she only gets down.
    let mut battle = dropped();
    script(&mut battle, &["crouch", "ready", "pick-up E5 =0"]);
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Kneeling);
    assert!(!armed(&battle, "ada"));
}

#[test]
fn man_232_nobody_falls_back_before_who_has_fallen() {
    let figures = [("ada", "E5", "S"), ("bor", "E6", "N"), ("raoul", "A1", "N")];
    let mut battle = battle(&figures, &[]);
    script(&mut battle, &["concentrate", "done", "concentrate", "done"]);
    let bor = id(&battle, "bor");
    set(&mut battle, "ada", |fighter| fighter.pressed = Some(bor));
    fall_out(battle.world_mut(), bor, Life::Unconscious);
    script(&mut battle, &["concentrate", "done"]);
    assert_eq!(asked(&battle), "ada");
    assert_eq!(fighter(&battle, "ada").turn.pressed, None);
    assert!(can(&battle, "attack") || can(&battle, "move"));
}

#[test]
fn man_513_of_several_foes_those_who_defend_all_out_do_not_hold_on() {
    let figures = [("raoul", "E5", "N"), ("carlos", "E4", "S"), ("ada", "E6", "N")];
    let mut battle = battle(&figures, &[]);
    script(&mut battle, &["concentrate", "done", "double-defence", "done"]);
    assert_eq!(asked(&battle), "raoul");
    let rules = BookView::new(battle.world());
    let by_ada = rules.break_off(id(&battle, "raoul"), id(&battle, "ada"), 0).chance();
    assert_eq!(riposte_trial::forecast(&battle, "disengage").chance, Some(by_ada));
}

#[test]
fn man_304_sticking_does_for_a_body_feint_what_body_language_does() {
    let roster = r#"(key: "lin", name: "Lin", icon: "x",
        scores: {"ST": 10, "DX": 11, "IQ": 10, "HT": 12, "Move": 6, "Brawling": 13, "Sticking": 15}),
        (key: "mo", name: "Mo", icon: "x",
        scores: {"ST": 10, "DX": 11, "IQ": 10, "HT": 12, "Move": 4, "Brawling": 13})"#;
    let sides: [&[(&str, &str, &str)]; 2] = [&[("lin", "E5", "S")], &[("mo", "E6", "N")]];
    let dice = Dice::given([], Some(1));
    let battle = riposte_trial::battle(riposte_maneuvers::Maneuvers, roster, &sides, dice);
    let rules = BookView::new(battle.world());
    let (lin, mo) = (id(&battle, "lin"), id(&battle, "mo"));
    let skills = |by, at| {
        let contest = rules.feint_contest(BODY_FEINT, by, 0, (at, None));
        [0, 1].map(|side| contest.limits()[side].as_ref().unwrap().value.basic())
    };
    assert_eq!(skills(lin, mo), [15, 11], "against DX");
    assert_eq!(skills(mo, lin), [11 - 4, 15]);
}

#[test]
fn man_215_311_a_set_up_goes_with_a_wild_swing_as_well() {
    let mut battle = duel("carlos", "raoul", &[]);
    script(&mut battle, &["wild-swing", "set-up @raoul"]);
    assert_eq!(attack(&battle, "carlos", "raoul"), 17 - 5 - 4);
    assert!(!verbs(&battle).contains(&"jam".to_owned()));
}

#[test]
fn man_516_who_is_quicker_has_the_back_of_who_fled_before_that_can_turn() {
    // Raoul flees from Ada, who has had her turn: Tactics 12 by −3 against her DX 12 by 3.
    let figures = [("raoul", "E5", "N"), ("ada", "E6", "N")];
    let mut battle = battle(&figures, &[5, 5, 5, 3, 3, 3]);
    let unseen = |battle: &Battle| {
        let rules = BookView::new(battle.world());
        Blow::unseen(rules, id(battle, "ada"), id(battle, "raoul"))
    };
    script(&mut battle, &["concentrate", "done", "flee", "step E1"]);
    assert!(
        fighter(&battle, "raoul").heels && !unseen(&battle),
        "not yet in the second of the flight"
    );
    until(&mut battle, "maneuver");
    assert_eq!(asked(&battle), "ada", "before his turn");
    assert!(unseen(&battle));
}

#[test]
fn man_221_222_by_a_house_rule_the_shield_strikes_besides() {
    let bash = "strike @raoul medium-shield.bash";
    let struck = |besides: bool| {
        // A 16 against 15.
        let mut battle = duel("bor", "raoul", &[6, 5, 5]);
        battle.world_mut().resource_mut::<Tables>().constants.shield_too = besides;
        refresh(&mut battle);
        script(&mut battle, &["attack", "strike @raoul broadsword.cut"]);
        battle
    };
    assert!(!can(&struck(false), bash), "an attack is one blow");
    let battle = struck(true);
    assert!(can(&battle, bash) && !can(&battle, "strike @raoul broadsword.cut"));
    let rules = BookView::new(battle.world());
    let arm = Arm { item: 1, mode: Some(0) };
    let bold = Blow { arm, with: BOLD, ..blow(&battle, "bor", "raoul") };
    assert_eq!(rules.attack_value(bold).basic(), 12, "one attack is the bolder");
}
