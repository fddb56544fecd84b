//! The table of maneuvers.

use crate::common::*;

#[test]
fn man_104_105_the_quickest_are_first_and_a_maneuver_holds_until_the_next() {
    let mut battle = duel("raoul", "ada", &[]);
    assert_eq!(asked(&battle), "ada");
    script(&mut battle, &["double-defence", "done"]);
    assert_eq!(asked(&battle), "raoul");
    assert_eq!(fighter(&battle, "ada").turn.maneuver, Some(DOUBLE));
    script(&mut battle, &["concentrate", "done"]);
    assert_eq!(
        (asked(&battle), battle.world().resource::<riposte_rules::battle::TurnNumber>().0),
        ("ada".into(), 2)
    );
}

#[test]
fn man_201_each_row_of_the_table_says_what_it_permits() {
    let battle = duel("ada", "bor", &[]);
    let rules = BookView::new(battle.world());
    let row = |verb| rules.row(Some(verb)).unwrap();
    let defends = |verb| (row(verb).block, row(verb).parry, row(verb).dodge);
    assert_eq!(defends(TWO_STRIKES), (Some(-2), None, Some(-2)));
    assert_eq!(defends(BOLD), (Some(-1), Some(-1), Some(-1)));
    assert_eq!(defends(CAUTIOUS), (Some(1), Some(1), Some(1)));
    assert_eq!(defends(LOOK), (Some(-2), Some(-2), Some(-2)));
    assert_eq!(defends(FLEE), (None, None, Some(5)));
    let press = [TWO_STRIKES, SKILL, HARD, LUNGE, BOLD, ATTACK, WRAP];
    assert!(press.into_iter().all(|verb| row(verb).press));
    assert!([CAUTIOUS, WILD, WILD_ALL, RIPOSTE].into_iter().all(|verb| !row(verb).press));
    let retreat = [CAUTIOUS, DOUBLE, SKILLED, HALF];
    assert!(retreat.into_iter().all(|verb| row(verb).retreat));
    assert!([TWO_STRIKES, BOLD, ATTACK, WAIT].into_iter().all(|verb| !row(verb).retreat));
}

#[test]
fn man_203_221_to_223_an_attack_is_better_or_worse_and_so_is_the_guard() {
    let with = |word: &str| {
        let mut battle = duel("ada", "bor", &[]);
        say(&mut battle, word);
        let parry = Choice::plain(PARRY).with(0, None);
        let guard =
            BookView::new(battle.world()).defence_value(blow(&battle, "bor", "ada"), 0, &parry);
        (attack(&battle, "ada", "bor"), guard.map(|sum| sum.basic()))
    };
    // Parry: two thirds of 13 are 8.
    assert_eq!(with("attack"), (13, Some(8)));
    assert_eq!(with("bold"), (15, Some(7)));
    assert_eq!(with("cautious"), (11, Some(9)));
    assert_eq!(with("all-out-skill"), (17, None));
}

#[test]
fn man_211_two_strikes_are_two_with_each_weapon() {
    let blows = |key: &str| {
        let battle = duel(key, "bor", &[]);
        BookView::new(battle.world()).blows(id(&battle, key), TWO_STRIKES)
    };
    assert_eq!((blows("ada"), blows("cat")), (2, 4));
    // An axe is readied in one turn: it strikes twice without a penalty, and is then as after a swing.
    assert_eq!((blows("raoul"), blows("hal")), (2, 1));
    let mut battle = duel("raoul", "ada", &[6, 6, 4, 6, 6, 4]);
    script(&mut battle, &["double-defence", "done", "two-strikes", "strike @ada axe.cut"]);
    assert_eq!(attack(&battle, "raoul", "ada"), 11, "made ready between the two");
    say(&mut battle, "strike @ada axe.cut");
    assert_eq!(fighter(&battle, "raoul").unready.of(0), 1);
    assert_eq!(asked(&battle), "ada", "two blows and no more");
    // After one blow it is ready again for the next turn.
    let mut battle = duel("raoul", "ada", &[6, 6, 4]);
    script(&mut battle, &["double-defence", "done", "two-strikes", "strike @ada axe.cut", "done"]);
    assert_eq!(fighter(&battle, "raoul").unready.of(0), 0);
}

#[test]
fn man_211_what_takes_two_turns_to_ready_strikes_once_and_is_ready_for_the_next() {
    let strike = "strike @ada halberd.cut";
    let mut battle = battle(&[("hal", "E3", "S"), ("ada", "E6", "N")], &[6, 6, 4]);
    script(&mut battle, &["two-strikes", strike]);
    until(&mut battle, "maneuver");
    assert_eq!((asked(&battle), fighter(&battle, "hal").unready.of(0)), ("ada".into(), 0));
    // With a plain attack it takes its two turns.
    let mut battle = crate::common::battle(&[("hal", "E3", "S"), ("ada", "E6", "N")], &[6, 6, 4]);
    script(&mut battle, &["attack", strike]);
    until(&mut battle, "maneuver");
    assert_eq!(fighter(&battle, "hal").unready.of(0), 2);
}

#[test]
fn man_215_two_wild_swings_are_two_with_an_axe_as_well() {
    let mut battle = duel("raoul", "ada", &[5, 5, 5]);
    script(&mut battle, &["double-defence", "done", "all-out-wild", "strike @ada axe.cut"]);
    assert_eq!(attack(&battle, "raoul", "ada"), 11 - 5);
    assert!(can(&battle, "strike @ada axe.cut"));
}

#[test]
fn man_202_an_attack_may_be_taken_with_nobody_in_reach_for_its_defences() {
    let mut battle = battle(&[("ada", "E1", "S"), ("bor", "E9", "N")], &[]);
    let those = ["bold", "attack", "cautious"];
    assert!(those.iter().all(|line| can(&battle, line)));
    assert!(closed(&battle, "all-out-skill").unwrap().contains("within reach"));
    let usual = battle.decision().unwrap().default;
    assert_eq!(usual.verb, MOVE, "what is offered first brings a foe nearer");
    script(&mut battle, &["cautious", "step E3", "turn >S", "done"]);
    assert_eq!(defence(&battle, "bor", "ada", 0, Choice::plain(DODGE)), 8 + 1);
}

#[test]
fn man_212_213_skill_is_four_and_damage_one_for_each_five_of_st() {
    let mut battle = duel("dirk", "bor", &[]);
    let rules = BookView::new(battle.world());
    let hard = Blow { with: HARD, ..blow(&battle, "dirk", "bor") };
    let plain = Blow { with: ATTACK, ..hard };
    assert_eq!(rules.damage(hard, 0).basic() - rules.damage(plain, 0).basic(), 2, "ST 13");
    until(&mut battle, "maneuver");
}

#[test]
fn man_214_a_lunge_reaches_a_hex_farther_and_does_one_more_a_die() {
    let mut battle = battle(&[("ada", "E4", "S"), ("bor", "E6", "N")], &[]);
    assert!(can(&battle, "lunge"));
    say(&mut battle, "lunge");
    assert!(can(&battle, "strike @bor broadsword.thrust"), "{:?}", open(&battle));
    assert!(!can(&battle, "strike @bor broadsword.cut"));
    let rules = BookView::new(battle.world());
    let thrust = blow(&battle, "ada", "bor");
    let plain = Blow { with: ATTACK, ..thrust };
    assert_eq!(rules.damage(thrust, 0).basic(), rules.damage(plain, 0).basic() + 1);
    battle.drain_events();
}

#[test]
fn man_215_a_wild_swing_goes_to_any_side_and_is_nine_at_best() {
    let mut battle = battle(&[("carlos", "E5", "N"), ("raoul", "E6", "N")], &[]);
    say(&mut battle, "wild-swing");
    assert!(can(&battle, "strike @raoul broadsword.cut"));
    assert_eq!(attack(&battle, "carlos", "raoul"), 9);
    assert!(!verbs(&battle).contains(&"weapon-feint".to_owned()));
    assert!(!verbs(&battle).contains(&"aim".to_owned()));
}

#[test]
fn man_224_a_wrap_shot_goes_around_the_shield() {
    let mut battle = duel("ada", "bor", &[]);
    takes(&mut battle, "bor", ATTACK);
    say(&mut battle, "wrap-shot");
    assert_eq!(attack(&battle, "ada", "bor"), 12);
    // Block: 6 and 1 of cloth, nothing of the shield, and 2 less.
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(BLOCK).with(1, None)), 5);
    // Retreating from it counts twice.
    takes(&mut battle, "bor", CAUTIOUS);
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(RETREAT)), 7 + 1 + 1 + 10);
    assert!(!can(&battle, "strike @bor broadsword.thrust"));
}

#[test]
fn man_251_to_254_all_out_defence() {
    let further = |verb: Verb| {
        let mut battle = duel("ada", "bor", &[]);
        takes(&mut battle, "bor", verb);
        set(&mut battle, "bor", |fighter| fighter.turn.defences = 2);
        defence(&battle, "ada", "bor", 0, Choice::plain(DODGE))
    };
    assert_eq!(further(ATTACK), 11 - 4);
    assert_eq!(further(DOUBLE), 11 - 2);
    assert_eq!(further(HALF), 11 - 2);
    let mut battle = duel("ada", "bor", &[3, 3, 3, 3, 3, 3, 3, 3, 3]);
    takes(&mut battle, "bor", SKILLED);
    script(&mut battle, &["two-strikes", "strike @bor broadsword.cut"]);
    assert!(can(&battle, "dodge =4"));
    assert_eq!(defence(&battle, "ada", "bor", 4, Choice::plain(DODGE).number(4)), 11);
    say(&mut battle, "dodge =4");
    say(&mut battle, "strike @bor broadsword.cut");
    assert!(can(&battle, "dodge") && !can(&battle, "dodge =4"), "once a turn");
    until(&mut battle, "maneuver");
    say(&mut battle, "double-defence");
    assert!(!verbs(&battle).contains(&"strike".to_owned()));
}

#[test]
fn man_501_to_503_concentrate_analyze_look_around() {
    let mut battle = duel("carlos", "raoul", &[3, 3, 3]);
    set(&mut battle, "carlos", |fighter| (fighter.daze_new, fighter.confused) = (3, true));
    refresh(&mut battle);
    say(&mut battle, "concentrate");
    assert!(!fighter(&battle, "carlos").confused);
    script(&mut battle, &["done", "analyze"]);
    assert!(fighter(&battle, "carlos").known);
    let told = log(&mut battle).join("\n");
    assert!(told.contains("finds Carlos better: Broadsword 17 against 11"), "{told}");
    script(&mut battle, &["done", "look-around"]);
    assert_eq!(attack(&battle, "carlos", "raoul"), 17 - 4 - 3);
}
