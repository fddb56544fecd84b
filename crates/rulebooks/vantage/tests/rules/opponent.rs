//! What the computer players that think do in small positions, each with a right answer.
use crate::common::*;
use riposte_trial::minds::{answers, player};

/// Holds every level to an answer that begins like one of these.
fn all_answer(position: impl Fn() -> Battle, right: &[&str]) {
    for (level, answer) in answers(position) {
        assert!(right.iter().any(|line| answer.starts_with(line)), "{level}: {answer}");
    }
}

/// A few heroes of the first side against some of the second; the first hero acts.
fn acting(sides: &[&[(&str, &str)]], holds: &[(&str, BondKind, &str)]) -> Battle {
    let mut battle = battle(sides);
    for (from, kind, to) in holds {
        give(&mut battle, from, *kind, to);
    }
    acts(&mut battle, sides[0][0].0);
    battle
}

#[test]
fn van_105_no_point_is_wasted_where_a_try_leaves_one_for_the_attack() {
    let sides: [&[(&str, &str)]; 2] = [&[("mailed", "B2")], &[("raider", "B2")]];
    for points in 2..=3 {
        let position = || {
            let mut battle = acting(&sides, &[]);
            set(&mut battle, "mailed", |fighter| fighter.points = points);
            battle
        };
        all_answer(position, &["strike @raider"]);
    }
}

#[test]
fn van_502_who_has_strike_uses_its_last_point_to_attack() {
    let position = || {
        let sides: [&[(&str, &str)]; 2] = [&[("hero", "B2")], &[("mailed", "B2"), ("frail", "B2")]];
        let mut battle = acting(&sides, &[("hero", STRIKE_ON, "mailed")]);
        set(&mut battle, "hero", |fighter| fighter.points = 1);
        battle
    };
    all_answer(position, &["attack @mailed"]);
}

#[test]
fn van_401_one_who_is_nearly_down_and_held_by_three_evades() {
    let position = || {
        let foes = [("mailed", "B2"), ("mailed2", "B2"), ("mailed3", "B2")];
        let sides: [&[(&str, &str)]; 2] = [&[("hero", "B2"), ("hero2", "B1")], &foes];
        let on_hero = foes.map(|(foe, _)| (foe, STRIKE_ON, "hero"));
        let mut battle = acting(&sides, &on_hero);
        set(&mut battle, "hero", |fighter| fighter.lost = 7);
        battle
    };
    all_answer(position, &["evade", "flee"]);
}

#[test]
fn van_553_nobody_turns_on_one_who_strikes_back_while_another_does_not() {
    let position = || {
        let foes = [("mailed", "B2"), ("mailed2", "B2")];
        let sides: [&[(&str, &str)]; 2] = [&[("hero", "B2"), ("hero2", "B2")], &foes];
        let mut battle = acting(&sides, &[]);
        set(&mut battle, "mailed", |fighter| fighter.counter = true);
        battle
    };
    // A player that looks no further than the next decision sees it as well.
    assert_eq!(answers(position)[0], ("squire", "strike @mailed2".to_owned()));
}

#[test]
fn van_804_the_hurt_drink_before_they_attack() {
    let position = || {
        let sides: [&[(&str, &str)]; 2] = [&[("master", "B2")], &[("mailed", "B2")]];
        let mut battle = acting(&sides, &[("master", STRIKE_ON, "mailed")]);
        set(&mut battle, "master", |fighter| fighter.lost = 4);
        battle
    };
    all_answer(position, &["drink", "combo"]);
    // The turn goes on: it is laid open to as much as before.
    let battle = position();
    let (choice, reasons) = player("squire").decide(battle.world()).unwrap();
    assert_eq!(riposte_rules::decision::write(battle.table(), &choice), "drink");
    assert!(reasons.iter().all(|reason| !reason.contains("instead of")), "{reasons:?}");
}
