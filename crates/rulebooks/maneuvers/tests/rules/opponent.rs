//! Positions put to the computer players.

use riposte_trial::minds::answers;

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
