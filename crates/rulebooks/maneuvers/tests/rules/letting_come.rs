//! What players make of letting the foe come, and of what takes no time.

use riposte_rules::appraisal::Standing;
use riposte_trial::minds::answers;

use crate::common::*;

/// What a maneuver brings to the figure that is asked.
fn brings(battle: &Battle, verb: Verb) -> f64 {
    battle.table().book().brings(battle.world(), &Choice::plain(verb)).unwrap()
}

#[test]
fn man_541_to_wait_brings_something_to_the_longer_weapon_alone() {
    // The spear, a step away from the axe, and the other way round.
    let spear = battle(&[("dirk", "E3", "S"), ("eve", "E6", "N")], &[]);
    assert!(brings(&spear, WAIT) > 0.0);
    let axe = battle(&[("raoul", "E3", "S"), ("dirk", "E6", "N")], &[]);
    assert_eq!(brings(&axe, WAIT), 0.0);
    // Nobody comes who is there already, or too far away.
    let there = battle(&[("dirk", "E4", "S"), ("eve", "E6", "N")], &[]);
    assert_eq!(brings(&there, WAIT), 0.0);
    let far = battle(&[("dirk", "A1", "S"), ("eve", "K11", "N")], &[]);
    assert_eq!(brings(&far, WAIT), 0.0);
}

#[test]
fn man_241_a_riposte_brings_the_blow_in_return() {
    let beside = duel("carlos", "raoul", &[]);
    assert!(brings(&beside, RIPOSTE) > 0.0);
    let apart = battle(&[("carlos", "E3", "S"), ("raoul", "E6", "N")], &[]);
    assert_eq!(brings(&apart, RIPOSTE), 0.0);
}

#[test]
fn man_241_a_weapon_too_long_for_a_foe_who_is_near_strikes_nothing_back() {
    // The halberd is held for three hexes, and the axe is beside it.
    let near = duel("hal", "raoul", &[]);
    assert_eq!(asked(&near), "hal");
    assert_eq!(brings(&near, RIPOSTE), 0.0);
}

/// What a maneuver gains at a glance for the figure that is asked.
fn gains(battle: &Battle, verb: Verb) -> f64 {
    battle.table().book().gains(battle.world(), &Choice::plain(verb))
}

#[test]
fn man_528_a_grip_is_changed_for_a_foe_who_is_too_near_not_for_one_to_go_to() {
    assert!(gains(&duel("hal", "raoul", &[]), READY) > 0.0);
    let mut apart = battle(&[("hal", "E3", "S"), ("raoul", "E8", "N")], &[]);
    script(&mut apart, &["ready", "change-grip halberd =2", "concentrate", "done"]);
    assert_eq!(asked(&apart), "hal");
    assert_eq!(gains(&apart, READY), 0.0);
}

#[test]
fn man_526_at_a_glance_no_shield_is_strapped_on_before_a_foe_who_can_be_struck() {
    let position = |figures: &[(&str, &str, &str)]| {
        let mut battle = battle(figures, &[]);
        script(&mut battle, &["concentrate", "done"]);
        assert_eq!(asked(&battle), "eve");
        battle
    };
    let near = position(&[("eve", "E5", "S"), ("ada", "E6", "N")]);
    assert_eq!(gains(&near, LONG), 0.0);
    let far = position(&[("eve", "A1", "S"), ("ada", "K11", "N")]);
    assert!(gains(&far, LONG) > 0.0);
}

#[test]
fn man_544_whoever_has_aimed_keeps_something() {
    let mut battle = battle(&[("fay", "E1", "S"), ("raoul", "E9", "N")], &[]);
    let figure = battle.decision().unwrap().figure;
    let edge = |battle: &Battle| {
        let Standing { edge, .. } = battle.table().book().standing(battle.world(), figure);
        edge
    };
    assert_eq!(edge(&battle), 0.0);
    // With one foe nobody is asked whom.
    say(&mut battle, "take-aim");
    assert!(edge(&battle) > 0.0);
}

#[test]
fn man_403_a_squire_does_not_lie_down_or_crouch_before_a_foe_for_nothing() {
    let position = || duel("carlos", "raoul", &[]);
    // Whoever tries things out may find that it pays.
    for (level, answer) in &answers(position)[..1] {
        let bends =
            ["crouch", "lie-down", "kneel", "sit"].iter().any(|verb| answer.starts_with(verb));
        assert!(!bends, "{level}: {answer}");
    }
}
