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
