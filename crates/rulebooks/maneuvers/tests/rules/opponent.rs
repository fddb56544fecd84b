//! Positions put to the computer players.

use riposte_trial::minds::{LEVELS, answers, player};

use crate::common::*;

/// Carlos before one that all but falls and cannot parry; Carlos has no Body Language.
fn a_sure_blow() -> Battle {
    let mut battle = duel("carlos", "raoul", &[]);
    set(&mut battle, "raoul", |fighter| fighter.hits = 11);
    takes(&mut battle, "raoul", HARD);
    script(&mut battle, &["attack"]);
    battle
}

#[test]
fn a_sure_blow_is_not_thrown_away_for_a_feint() {
    for (level, answer) in answers(a_sure_blow) {
        // A jam takes nothing from the blow (MAN-306).
        let keeps = ["strike", "jam"].iter().any(|word| answer.starts_with(word));
        assert!(keeps, "{level}: {answer}");
    }
}

/// What a choice of Ada's in her attack on Bor is worth to players.
fn worth(line: &str) -> f64 {
    let mut battle = duel("ada", "bor", &[]);
    script(&mut battle, &["attack"]);
    let choice = riposte_rules::decision::read(battle.table(), line).unwrap();
    battle.table().book().brings(battle.world(), &choice).unwrap()
}

#[test]
fn man_301_a_feint_is_worth_the_best_blow_after_it() {
    // She has 14 in Body Language where he has DX 10; the beat of a 13 is oftener lost.
    let head = worth("aim *head");
    assert!(worth("body-feint @bor *head") > head, "more than the same blow without it");
    assert!(worth("shield-feint @bor *leg") < worth("aim *leg"), "lost as often as won");
}

/// The maneuver that each level takes in a position, after what takes no time.
fn maneuvers(position: impl Fn() -> Battle) -> Vec<(&'static str, &'static str)> {
    let taken = |level| {
        let mut battle = position();
        let mut player = player(level);
        loop {
            let (choice, _) = player.decide(battle.world()).unwrap();
            if is_maneuver(choice.verb) {
                return (level, info(choice.verb).word);
            }
            battle.submit(choice).unwrap();
        }
    };
    LEVELS.map(taken).to_vec()
}

/// One holds the other, whose turn it is.
fn held(by: &str, at: &str) -> Battle {
    let mut battle = duel(by, at, &[1, 1, 1, 6, 6, 5]);
    takes(&mut battle, at, ATTACK);
    script(&mut battle, &["close-in"]);
    say(&mut battle, &format!("grapple @{at}"));
    assert_eq!(asked(&battle), at);
    battle
}

/// The same in the next turn of the one that holds, which closes in again.
fn holds(by: &str, at: &str) -> Battle {
    let mut battle = held(by, at);
    script(&mut battle, &["double-defence"]);
    while asked(&battle) == at {
        let decline = battle.decision().unwrap().decline;
        battle.submit(decline).unwrap();
    }
    assert_eq!(asked(&battle), by);
    script(&mut battle, &["close-in"]);
    battle
}

#[test]
fn man_561_a_strong_knife_closes_in_with_sword_and_shield() {
    for (level, maneuver) in maneuvers(|| duel("kim", "bor", &[])) {
        assert_eq!(maneuver, "close-in", "{level}");
    }
}

#[test]
fn man_563_it_takes_hold() {
    let closed = || {
        let mut battle = duel("kim", "bor", &[]);
        script(&mut battle, &["close-in"]);
        battle
    };
    for (level, answer) in answers(closed) {
        assert_eq!(answer, "grapple @bor", "{level}");
    }
}

#[test]
fn man_564_565_in_plate_and_held_a_foe_is_tripped_or_disarmed() {
    for (level, answer) in answers(|| holds("kim", "gus")) {
        assert!(["trip @gus", "wrest @gus"].contains(&answer.as_str()), "{level}: {answer}");
    }
}

#[test]
fn man_566_a_mace_that_is_held_by_a_knife_breaks_free() {
    for (level, maneuver) in maneuvers(|| held("ivo", "gus")) {
        assert_eq!(maneuver, "close-in", "{level}");
    }
}
