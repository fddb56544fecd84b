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

/// What a choice is worth to players beyond its dice, where anything is said of it.
fn brings(battle: &Battle, line: &str) -> Option<f64> {
    let choice = riposte_rules::decision::read(battle.table(), line).unwrap();
    battle.table().book().brings(battle.world(), &choice)
}

/// Ada so far from Bor that only the step of a lunge brings her near enough, and no step him.
fn far_apart() -> Battle {
    battle(&[("ada", "E2", "S"), ("bor", "E6", "N")], &[])
}

#[test]
fn man_214_who_goes_to_a_foe_to_lunge_is_struck_at_there_without_a_parry() {
    let battle = far_apart();
    let weighed = |line: &str| {
        let choice = riposte_rules::decision::read(battle.table(), line).unwrap();
        battle.table().book().weighed(battle.world(), &choice)
    };
    let suffered = |line: &str| weighed(line).suffered.map_or(0.0, |harm| harm.worth);
    assert!(suffered("lunge") > 0.05, "{}", suffered("lunge"));
    assert_eq!(suffered("skilled-defence"), 0.0, "he does not come so far");
}

#[test]
fn man_201_who_has_given_up_its_parry_for_a_blow_goes_and_strikes() {
    let lunging = || {
        let mut battle = far_apart();
        script(&mut battle, &["lunge"]);
        battle
    };
    assert!(brings(&lunging(), "done").is_some_and(|worth| worth < 0.0));
    let (level, answer) = answers(lunging).remove(0);
    assert!(level == "squire" && answer != "done", "{level}: {answer}");
    // An attack that strikes at nobody has its parry all the same (MAN-202).
    let mut battle = far_apart();
    script(&mut battle, &["attack"]);
    assert_eq!(brings(&battle, "done"), None);
}

#[test]
fn man_402_nobody_goes_down_before_foes_who_do_not_shoot() {
    assert!(brings(&far_apart(), "change-position").is_some_and(|worth| worth < 0.0));
    let shot_at = battle(&[("hal", "E2", "S"), ("fay", "E8", "N")], &[]);
    assert_eq!(brings(&shot_at, "change-position"), None);
}

#[test]
fn man_514_who_is_caught_as_it_flees_is_struck_at_by_all() {
    let battle = battle(&[("cat", "E5", "S"), ("eve", "E6", "N"), ("gus", "E4", "S")], &[]);
    assert!(brings(&battle, "flee").is_some_and(|worth| worth < 0.0));
}

#[test]
fn man_306_a_foe_who_threatens_nobody_is_not_jammed() {
    let position = || {
        let mut battle = battle(&[("hal", "E4", "S"), ("bor", "E6", "N")], &[]);
        script(&mut battle, &["attack"]);
        battle
    };
    // What is won gains nothing; what is lost helps his attacks. Others may find it by luck.
    let (level, answer) = answers(position).remove(0);
    assert!(level == "squire" && !answer.starts_with("jam"), "{level}: {answer}");
}
