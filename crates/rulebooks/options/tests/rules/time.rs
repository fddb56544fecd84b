//! Who wins when the time runs out: the side that has more figures in the fight, then more strength.
use crate::common::*;
use riposte_rules::battle::{Lead, Outcome, lead};
use riposte_rules::data::{Scenario, Victory};
use riposte_rules::figure::{Harm, Life};
use riposte_rules::tell::{deadline, ending, terms};

/// Far apart, so that nothing happens; two turns at the most.
fn two_against_two() -> Battle {
    let near: &[_] = &[("sword", "A1", "S"), ("sword-2", "A2", "S")];
    let far: &[_] = &[("sword-3", "K10", "N"), ("sword-4", "K11", "N")];
    let mut battle = sides(&[near, far], Dice::seeded(1));
    limit(&mut battle, Victory { turns: 2, holds: None });
    battle
}

fn limit(battle: &mut Battle, victory: Victory) {
    battle.world_mut().resource_mut::<Scenario>().victory = victory;
}

/// Waits until the time has run out.
fn wait(battle: &mut Battle) -> Outcome {
    until(battle, "no such question");
    battle.outcome().unwrap()
}

fn falls(battle: &mut Battle, key: &str) {
    let figure = id(battle, key);
    let entity = battle.world().resource::<riposte_rules::battle::Figures>().0[figure.index()];
    battle.world_mut().get_mut::<Harm>(entity).unwrap().life = Life::Unconscious;
}

#[test]
fn who_have_as_much_left_both_win_nothing() {
    let mut battle = two_against_two();
    assert_eq!(lead(battle.table()), None);
    assert!(deadline(battle.table()).ends_with("If it ended now, nobody would win."));
    let outcome = wait(&mut battle);
    assert_eq!((outcome.winner, outcome.on_time, outcome.turn), (None, true, 2));
    let words = ending(battle.table(), outcome);
    assert_eq!(words, "Nobody wins: time ran out in turn 2, and nobody has more left");
}

#[test]
fn of_as_many_figures_those_with_more_strength_win() {
    let mut battle = two_against_two();
    set(&mut battle, "sword", |combatant| combatant.hits = 1);
    assert_eq!(lead(battle.table()), Some((Side(1), Lead::Strength)));
    assert_eq!(
        deadline(battle.table()),
        "The battle ends after turn 2 at the latest. If it ended now, Side 2 would win, as its \
         figures have more strength left."
    );
    let outcome = wait(&mut battle);
    assert_eq!(outcome.winner, Some(Side(1)));
    let words = ending(battle.table(), outcome);
    assert!(words.ends_with("and its figures have more strength left"), "{words}");
}

#[test]
fn more_figures_win_however_badly_they_are_hurt() {
    let mut battle = two_against_two();
    falls(&mut battle, "sword-4");
    for key in ["sword", "sword-2"] {
        set(&mut battle, key, |combatant| combatant.hits = 9);
    }
    assert_eq!(lead(battle.table()), Some((Side(0), Lead::Figures)));
    assert_eq!(wait(&mut battle).winner, Some(Side(0)));
}

#[test]
fn who_holds_wins_with_one_figure_left() {
    let mut battle = two_against_two();
    limit(&mut battle, Victory { turns: 2, holds: Some(1) });
    falls(&mut battle, "sword-4");
    assert_eq!(lead(battle.table()), Some((Side(1), Lead::Holds)));
    assert_eq!(deadline(battle.table()), "After turn 2 Side 2 wins.");
    assert_eq!(terms(battle.table().scenario()), "After 2 turns Side 2 wins.");
    let outcome = wait(&mut battle);
    assert_eq!(outcome.winner, Some(Side(1)));
    assert!(ending(battle.table(), outcome).ends_with("and it had only to hold out"));
}

#[test]
fn whoever_alone_is_left_wins_before_the_time() {
    let mut battle = two_against_two();
    falls(&mut battle, "sword");
    falls(&mut battle, "sword-2");
    let outcome = wait(&mut battle);
    assert_eq!((outcome.winner, outcome.on_time), (Some(Side(1)), false));
}
