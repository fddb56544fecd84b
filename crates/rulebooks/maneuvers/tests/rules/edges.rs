//! What was once built by half: each rule where it is easily forgotten.

use riposte_maneuvers::fighter::Feint;
use riposte_maneuvers::tables::Tables;

use crate::common::*;

/// A figure has feinted with its first item, and won or lost by so much.
fn feinted(battle: &mut Battle, by: &str, at: &str, verb: Verb, won: i32) {
    let at = id(battle, at);
    set(battle, by, |fighter| {
        let feint = Feint { verb, at, item: 0, by: won, spot: None, on: None };
        fighter.turn.feint = Some(feint);
    });
    refresh(battle);
}

#[test]
fn man_114_whoever_loses_its_balance_has_no_attack_in_its_next_turn() {
    // 13 less a daze of 8: a 15 misses by ten.
    let mut battle = duel("ada", "bor", &[5, 5, 5]);
    set(&mut battle, "ada", |fighter| fighter.daze_new = 8);
    refresh(&mut battle);
    script(&mut battle, &["attack", "strike @bor broadsword.cut"]);
    until(&mut battle, "maneuver");
    script(&mut battle, &["concentrate", "done"]);
    assert_eq!(asked(&battle), "ada");
    assert!(closed(&battle, "attack").is_some_and(|why| why.contains("off balance")));
    script(&mut battle, &["concentrate", "done", "concentrate", "done"]);
    assert!(can(&battle, "attack"), "only in the next");
}

#[test]
fn man_114_541_whoever_is_off_balance_does_not_strike_out_of_a_wait_either() {
    let mut battle = battle(&[("ada", "E3", "S"), ("bor", "E6", "N")], &[]);
    script(&mut battle, &["concentrate", "done"]);
    set(&mut battle, "ada", |fighter| (fighter.unbalanced, fighter.turn.stumbled) = (true, true));
    script(&mut battle, &["concentrate", "done"]);
    assert_eq!(asked(&battle), "ada");
    script(&mut battle, &["wait", "done", "attack", "step E4"]);
    assert_eq!((question(&battle), asked(&battle)), ("face", "bor".into()), "he comes unhindered");
}

#[test]
fn man_114_522_whoever_loses_its_balance_has_a_heavy_weapon_unready() {
    // Brawling 6: a 16 misses by ten.
    let mut battle = duel("raoul", "ada", &[5, 5, 6]);
    script(&mut battle, &["concentrate", "done", "attack", "strike @ada fist.punch"]);
    assert!(fighter(&battle, "raoul").unbalanced);
    assert_eq!(fighter(&battle, "raoul").unready.of(0), 1, "the axe, which was not swung");
}

#[test]
fn man_123_224_nobody_is_confused_by_a_blow_at_its_own_head() {
    // Ada stands behind Raoul; an 18.
    let mut battle = battle(&[("ada", "E5", "S"), ("raoul", "E6", "S")], &[6, 6, 6, 3]);
    script(&mut battle, &["wrap-shot", "strike @raoul broadsword.cut"]);
    assert!(hits(&battle, "ada") > 0 && !fighter(&battle, "ada").confused);
}

#[test]
fn man_511_a_retreat_helps_every_later_dodge_and_leads_out_of_nobodys_further_blows() {
    let mut battle = duel("ada", "bor", &[3, 3, 4, 3, 3, 3]);
    takes(&mut battle, "bor", CAUTIOUS);
    script(&mut battle, &["two-strikes", "strike @bor broadsword.cut", "retreat E7", "done"]);
    assert_eq!((place(&battle, "ada"), place(&battle, "bor")), ("E5".into(), "E7".into()));
    assert!(can(&battle, "strike @bor broadsword.cut"), "{:?}", open(&battle));
    // Move 7, cloth 1, shield 3; cautious 1, retreat 5, the second defence −2.
    assert_eq!(defence(&battle, "ada", "bor", 4, Choice::plain(DODGE)), 11 + 1 + 5 - 2 - 4);
    assert_eq!(defence(&battle, "ada", "bor", 5, Choice::plain(DODGE)), 11 + 1 - 2 - 5);
}

#[test]
fn man_307_a_beat_that_missed_leaves_the_weapon_to_defend_with() {
    let parries = |verb: Verb, won: i32| {
        let mut battle = duel("ada", "bor", &[3, 3, 4]);
        say(&mut battle, "attack");
        feinted(&mut battle, "bor", "ada", verb, won);
        say(&mut battle, "strike @bor broadsword.cut");
        verbs(&battle).contains(&"parry".to_owned())
    };
    assert!(parries(BEAT, -1));
    assert!(!parries(BEAT, 2));
    // What one feints with does not parry; a jam is done with the weapon (MAN-301).
    assert!(!parries(JAM, 2) && !parries(WEAPON_FEINT, -2));
    assert!(parries(BODY_FEINT, 2) && parries(SUCKER, 2));
}

#[test]
fn man_303_a_lost_feint_costs_against_everybody() {
    let figures = [("ada", "E5", "S"), ("bor", "E6", "N"), ("raoul", "F5", "N")];
    let mut battle = battle(&figures, &[]);
    say(&mut battle, "bold");
    let plain = attack(&battle, "ada", "bor");
    feinted(&mut battle, "ada", "raoul", WEAPON_FEINT, -5);
    assert_eq!(attack(&battle, "ada", "bor"), plain - 2);
    assert_eq!(attack(&battle, "ada", "raoul"), plain - 2);
    feinted(&mut battle, "ada", "raoul", SUCKER, -5);
    assert_eq!(attack(&battle, "ada", "bor"), plain - 5);
}

#[test]
fn man_303_of_two_weapons_one_is_named_and_drawn_aside() {
    let mut battle = duel("ada", "cat", &[3, 3, 3, 4, 4, 4]);
    say(&mut battle, "attack");
    let feints: Vec<String> =
        open(&battle).into_iter().filter(|line| line.starts_with("weapon-feint")).collect();
    assert_eq!(feints.len(), 2, "{feints:?}");
    let (one, other) = (0, 1);
    feinted(&mut battle, "ada", "cat", WEAPON_FEINT, 5);
    set(&mut battle, "ada", |fighter| {
        let feint = fighter.turn.feint.as_mut().unwrap();
        (feint.on, feint.item) = (Some(one), 9);
    });
    let parry = |item: u8| defence(&battle, "ada", "cat", 0, Choice::plain(PARRY).with(item, None));
    assert_eq!(parry(other) - parry(one), 2);
}

#[test]
fn man_303_a_shield_is_no_weapon_to_see_through_a_weapon_feint_with() {
    let battle = duel("ada", "gus", &[]);
    let rules = BookView::new(battle.world());
    let (ada, gus) = (id(&battle, "ada"), id(&battle, "gus"));
    let contest = rules.feint_contest(WEAPON_FEINT, ada, 0, (gus, None));
    assert_eq!(contest.limits()[1].as_ref().unwrap().value.label, "Axe");
}

#[test]
fn man_542_whoever_was_too_slow_strikes_after_who_came() {
    // 15 by 3 against 13 by 7: Ada is first; her blow misses.
    let mut battle =
        battle(&[("ada", "E3", "S"), ("bor", "E6", "N")], &[4, 4, 4, 2, 2, 2, 6, 5, 5]);
    script(&mut battle, &["concentrate", "done", "wait", "done", "attack", "step E5", "done"]);
    script(&mut battle, &["turn >S", "strike @bor broadsword.cut"]);
    assert_eq!((question(&battle), asked(&battle)), ("waited", "bor".into()));
    assert!(can(&battle, "strike @ada broadsword.cut"), "{:?}", open(&battle));
    say(&mut battle, "done");
    assert_eq!(question(&battle), "maneuver");
}

#[test]
fn man_106_a_blow_well_struck_does_no_more_than_the_weapon_can() {
    // Made by 8, which is 2 more; 6 and 2 are the most: less cloth, half as much again.
    let mut battle = duel("ada", "bor", &[1, 2, 2, 6]);
    battle.world_mut().resource_mut::<Tables>().constants.margin_damage = true;
    script(&mut battle, &["attack", "strike @bor broadsword.cut", "take-it"]);
    assert_eq!(hits(&battle, "bor"), 10);
}

#[test]
fn man_514_a_shield_over_the_back_covers_whoever_flees() {
    let mut battle = duel("ada", "eve", &[]);
    takes(&mut battle, "eve", FLEE);
    assert_eq!(defence(&battle, "ada", "eve", 0, Choice::plain(DODGE)), 2 + 4 + 5);
    takes(&mut battle, "eve", ATTACK);
    assert_eq!(defence(&battle, "ada", "eve", 0, Choice::plain(DODGE)), 2);
}

#[test]
fn man_403_whoever_crouches_rises_also_after_its_blow() {
    let mut battle = duel("ada", "bor", &[5, 5, 5]);
    script(&mut battle, &["crouch", "attack", "strike @bor broadsword.cut"]);
    assert!(can(&battle, "stand"), "{:?}", open(&battle));
    say(&mut battle, "stand");
    assert_eq!(battle.table().posture(id(&battle, "ada")), Posture::Standing);
}

#[test]
fn man_502_a_foe_is_judged_in_no_time_as_the_fight_begins_and_after_the_first_blow() {
    let mut battle = duel("carlos", "raoul", &[1, 1, 1, 5, 5, 5]);
    let marks = |choice: &Choice| choice.verb == SIZE_UP && choice.target.is_some();
    let choices = &battle.decision().unwrap().choices;
    assert!(!choices.iter().any(marks), "over the foe it would be read as the number of a blow");
    say(&mut battle, "size-up");
    let told = log(&mut battle).join("\n");
    assert!(told.contains("sizes up Raoul"), "{told}");
    assert!(told.contains("finds Raoul poorer"), "{told}");
    assert!(told.contains("guesses what comes next: attack"), "{told}");
    assert_eq!((question(&battle), asked(&battle)), ("maneuver", "carlos".into()));
    assert!(!can(&battle, "size-up"), "it is known");
    set(&mut battle, "raoul", |fighter| fighter.known = false);
    // Not again in the next second; after the first blow once more.
    script(&mut battle, &["concentrate", "done", "concentrate", "done"]);
    assert!(!can(&battle, "size-up"));
    script(&mut battle, &["attack", "strike @raoul broadsword.cut"]);
    until(&mut battle, "maneuver");
    assert!(can(&battle, "size-up"), "{:?}", open(&battle));
}

#[test]
fn man_601_daze_counts_on_both_sides_of_a_contest_of_tactics() {
    let mut battle = duel("carlos", "raoul", &[]);
    let odds = |battle: &Battle| {
        let rules = BookView::new(battle.world());
        rules.break_off(id(battle, "carlos"), id(battle, "raoul"), 0).chance()
    };
    let before = odds(&battle);
    set(&mut battle, "raoul", |fighter| fighter.daze_new = 3);
    assert!(odds(&battle).value() > before.value());
}
