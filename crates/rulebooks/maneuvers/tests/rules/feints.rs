//! Feints, and set-ups where they meet a riposte or a shot.

use riposte_maneuvers::fighter::Pool;

use crate::common::*;

/// Ada and Bor, one next to the other, with the contest of Ada's feint thrown: she rolls first.
fn feint(line: &str, faces: &[u8]) -> Battle {
    let mut battle = duel("ada", "bor", faces);
    script(&mut battle, &["attack", line]);
    battle
}

#[test]
fn man_301_a_feint_goes_with_attacks_and_keeps_the_weapon_from_parrying() {
    let mut battle = feint("weapon-feint @bor", &[3, 3, 3, 4, 4, 4]);
    assert!(!verbs(&battle).contains(&"jam".to_owned()), "one feint a turn");
    say(&mut battle, "done");
    takes(&mut battle, "bor", ATTACK);
    script(&mut battle, &["attack"]);
    let rules = BookView::new(battle.world());
    let answers = rules.doings(id(&battle, "ada")).feint.unwrap();
    assert_eq!((answers.item, answers.by), (0, 1), "13 by 4 against 15 by 3");
}

#[test]
fn man_302_a_shield_feint_takes_the_shield_away_or_fails_the_blow() {
    // 13 by 7 against 12 by 0.
    let mut battle = feint("shield-feint @bor *leg", &[2, 2, 2, 4, 4, 4, 3, 3, 3]);
    assert_eq!(attack(&battle, "ada", "bor"), 13 - 2);
    assert!(!verbs(&battle).contains(&"aim".to_owned()), "the aim cannot be changed");
    say(&mut battle, "strike @bor broadsword.cut");
    assert!(!verbs(&battle).contains(&"block".to_owned()));
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(DODGE)), 7 + 1);
    // 13 by 1 against 12 by 6: lost by five.
    let battle = feint("shield-feint @bor *leg", &[4, 4, 4, 2, 2, 2]);
    assert_eq!(fighter(&battle, "ada").turn.lost, 1, "the attack fails");
    let dodge = Choice::plain(DODGE);
    assert_eq!(defence(&battle, "bor", "ada", 0, dodge), 8 - 2, "half of five");
}

#[test]
fn man_302_a_shield_feint_opens_the_way_for_one_blow() {
    // 13 by 7 against 12 by 0; 11 with 9, damage 1 + 1 + 1; 11 with 9 again.
    let mut battle = duel("ada", "bor", &[2, 2, 2, 4, 4, 4, 3, 3, 3, 1, 3, 3, 3]);
    let blocks = |battle: &Battle| verbs(battle).contains(&"block".to_owned());
    script(&mut battle, &["two-strikes", "shield-feint @bor *leg", "strike @bor broadsword.cut"]);
    assert!(!blocks(&battle));
    script(&mut battle, &["take-it", "strike @bor broadsword.cut"]);
    assert!(blocks(&battle));
}

#[test]
fn man_303_a_weapon_feint_draws_the_weapon_aside() {
    // 13 by 7 against 15 by 3: won by 4.
    let mut battle = feint("weapon-feint @bor", &[2, 2, 2, 4, 4, 4, 3, 3, 3]);
    assert_eq!(attack(&battle, "ada", "bor"), 13, "with the same weapon as usual");
    say(&mut battle, "strike @bor broadsword.cut");
    assert!(!verbs(&battle).contains(&"parry".to_owned()));
    // With another weapon the blow is better by all of it, the parry worse by half.
    let mut battle = duel("cat", "bor", &[2, 2, 2, 4, 4, 4]);
    script(&mut battle, &["concentrate", "done", "attack", "weapon-feint @bor shortsword"]);
    let rules = BookView::new(battle.world());
    let other = Blow { arm: Arm { item: 1, mode: Some(0) }, ..blow(&battle, "cat", "bor") };
    assert_eq!(rules.attack_value(other).basic(), 13 + 4);
    let parry = Choice::plain(PARRY).with(0, None);
    assert_eq!(rules.defence_value(other, 0, &parry).unwrap().basic(), 14 - 2);
    set(&mut battle, "cat", |fighter| fighter.unready.set(1, 1));
    let rules = BookView::new(battle.world());
    assert_eq!(rules.attack_value(other).basic(), 13 - 4, "only with what is ready");
}

#[test]
fn man_304_a_body_feint_bares_the_place_it_names() {
    // Body Language 14 by 6 against DX 10 by 2.
    let mut battle = feint("body-feint @bor *head", &[2, 3, 3, 2, 3, 3]);
    assert_eq!(attack(&battle, "ada", "bor"), 13 - 5 + 4);
    battle.drain_events();
    let battle = feint("body-feint @bor *head", &[4, 4, 4, 2, 2, 2]);
    assert_eq!(attack(&battle, "ada", "bor"), 13 - 5 - 2, "lost: it is struck all the same");
}

#[test]
fn man_305_a_sucker_shot_lures_the_foe_to_a_place_and_strikes_back_the_better() {
    // Carlos 17 by 8 against Raoul's Tactics 12 by 3: won by 5.
    let mut battle = duel("carlos", "raoul", &[3, 3, 3, 3, 3, 3]);
    script(&mut battle, &["riposte", "sucker-shot @raoul *head", "attack"]);
    assert_eq!(blow(&battle, "raoul", "carlos").spot.0, 1, "the head");
    assert_eq!(attack(&battle, "raoul", "carlos"), 11 - 5);
    assert_eq!(attack(&battle, "carlos", "raoul"), 17 + 5);
}

#[test]
fn man_306_a_jam_hinders_every_attack_of_the_foe_or_helps_it() {
    let battle = feint("jam @bor", &[2, 2, 2, 4, 4, 4]);
    assert_eq!(attack(&battle, "bor", "ada"), 15 - 4);
    let battle = feint("jam @bor", &[4, 4, 4, 2, 2, 2]);
    assert_eq!(attack(&battle, "bor", "ada"), 15 + 8);
}

#[test]
fn man_307_a_beat_knocks_a_thing_aside_for_a_second_blow() {
    // 13 with 9; damage 5 + 1 + 1: half of 7.
    let mut battle = feint("beat @bor =0", &[3, 3, 3, 5]);
    say(&mut battle, "take-it");
    takes(&mut battle, "bor", ATTACK);
    let parry = Choice::plain(PARRY).with(0, None);
    assert_eq!(defence(&battle, "ada", "bor", 0, parry), 14 - 3);
    assert_eq!(defence(&battle, "ada", "bor", 0, Choice::plain(BLOCK).with(1, None)), 10);
    assert_eq!(attack(&battle, "ada", "bor"), 13 - 2);
    let battle = feint("beat @bor =0", &[5, 5, 5]);
    assert!(!verbs(&battle).contains(&"strike".to_owned()));
}

#[test]
fn man_301_306_307_no_feint_goes_farther_than_what_is_in_the_hand_reaches() {
    let mut far = battle(&[("fay", "E2", "S"), ("bor", "E9", "N")], &[]);
    say(&mut far, "attack");
    assert!(can(&far, "strike @bor short-bow.shot"));
    let feints = ["jam", "beat", "weapon-feint", "body-feint", "shield-feint"];
    let offered = |battle: &Battle| {
        let open = verbs(battle);
        feints.into_iter().filter(|feint| open.iter().any(|verb| verb == feint)).count()
    };
    assert_eq!(offered(&far), 0);
    // Nor at a foe who stands beside an archer: a bow is no hand weapon.
    let mut near = duel("fay", "bor", &[]);
    say(&mut near, "attack");
    assert_eq!(offered(&near), 0);
    let mut near = duel("ada", "bor", &[]);
    say(&mut near, "attack");
    assert_eq!(offered(&near), 5);
    let mut two = battle(&[("ada", "E4", "S"), ("bor", "E6", "N")], &[]);
    say(&mut two, "attack");
    assert_eq!(offered(&two), 0, "two hexes are too far for a sword");
}

#[test]
fn man_223_312_a_cautious_set_up_is_two_worse_as_feints_are() {
    let mut battle = duel("carlos", "raoul", &[]);
    let mine = |battle: &Battle| {
        let rules = BookView::new(battle.world());
        let contest = rules.set_up_contest(id(battle, "carlos"), id(battle, "raoul"));
        contest.limit().unwrap().value.basic()
    };
    takes(&mut battle, "carlos", ATTACK);
    assert_eq!(mine(&battle), 17);
    takes(&mut battle, "carlos", CAUTIOUS);
    assert_eq!(mine(&battle), 17 - 2);
}

#[test]
fn man_312_316_601_a_set_up_is_foretold_as_both_are_at_the_end_of_the_second() {
    let chance = |daze: i32, new: i32| {
        let mut battle = battle(&[("carlos", "E3", "S"), ("raoul", "E8", "N")], &[]);
        until(&mut battle, "maneuver");
        assert_eq!(asked(&battle), "carlos");
        set(&mut battle, "carlos", |fighter| fighter.daze = daze);
        set(&mut battle, "raoul", |fighter| fighter.daze_new = new);
        say(&mut battle, "move");
        riposte_trial::forecast(&battle, "set-up @raoul").chance
    };
    let usual = chance(0, 0);
    assert!(usual.is_some());
    assert_eq!(chance(8, 0), usual, "what dazes Carlos passes with his own turn");
    assert_eq!(chance(0, 8), usual, "Raoul has yet to have his turn, with which it passes");
}

#[test]
fn man_301_307_what_a_maneuver_adds_to_blows_does_not_help_a_beat() {
    let chance = |maneuver: &str| {
        let mut battle = duel("ada", "bor", &[]);
        say(&mut battle, maneuver);
        riposte_trial::forecast(&battle, "beat @bor =0").chance.unwrap()
    };
    let plain = chance("attack");
    assert_eq!([chance("bold"), chance("all-out-skill")], [plain, plain]);
    assert!(chance("cautious").value() < plain.value());
}

/// A figure has gained five points against another, in so many turns.
fn gained(battle: &mut Battle, by: &str, at: &str, turns: u8) {
    let at = id(battle, at);
    set(battle, by, |fighter| fighter.pool = Pool { of: Some(at), points: 5, turns });
}

/// Carlos, who has set Raoul up, ripostes. Raoul strikes: 9 of 11. Carlos parries 12 with 9, and strikes
/// back.
fn strikes_back(turns: u8) -> Battle {
    let mut battle = duel("carlos", "raoul", &[3, 3, 3, 3, 3, 3, 6, 6, 4, 1]);
    gained(&mut battle, "carlos", "raoul", turns);
    script(&mut battle, &["riposte", "done", "attack", "strike @carlos axe.cut"]);
    script(&mut battle, &["parry broadsword", "strike @raoul broadsword.cut"]);
    battle
}

#[test]
fn man_313_a_riposte_belongs_to_the_turn_in_which_it_was_chosen() {
    assert_eq!(question(&strikes_back(3)), "spring", "it is the last chance");
    let mut battle = strikes_back(1);
    script(&mut battle, &["spring =2", "take-it"]);
    until(&mut battle, "maneuver");
    assert_eq!(asked(&battle), "carlos");
    assert_eq!(fighter(&battle, "carlos").pool, Pool::default(), "the rest is gone");
}

#[test]
fn man_313_a_set_up_helps_no_shot() {
    // Bow 14 over five hexes: a 15 misses.
    let mut battle = battle(&[("fay", "E2", "S"), ("raoul", "E8", "N")], &[5, 5, 5]);
    gained(&mut battle, "fay", "raoul", 1);
    script(&mut battle, &["attack", "strike @raoul short-bow.shot"]);
    assert_ne!(question(&battle), "spring");
    assert_eq!(fighter(&battle, "fay").pool.points, 5);
}

#[test]
fn man_215_a_set_up_goes_with_a_wild_swing_and_does_not_raise_it_above_nine() {
    let mut battle = duel("raoul", "gus", &[]);
    say(&mut battle, "wild-swing");
    assert!(can(&battle, "set-up @gus"));
    assert!(!verbs(&battle).contains(&"aim".to_owned()));
    assert!(!verbs(&battle).contains(&"body-feint".to_owned()));
    let with = |pool: i32| {
        let swing = Blow { pool, ..blow(&battle, "raoul", "gus") };
        BookView::new(battle.world()).attack_value(swing).basic()
    };
    assert_eq!([0, 2, 5].map(with), [11 - 5, 11 - 5 + 2, 9]);
}
