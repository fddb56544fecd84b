//! Random play: whatever is chosen, the rules go on, every invariant holds, a battle ends.
use std::collections::HashSet;

use crate::common::*;
use riposte_reactions::fighter::Phase;
use riposte_rules::prelude::*;

fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

fn melee(seed: u64) -> Battle {
    let figures =
        [("cogan", "E5", "N"), ("urlik", "E2", "S"), ("pike", "G2", "S"), ("smith", "C2", "S")];
    battle(&figures, Dice::seeded(seed))
}

fn check(battle: &Battle) {
    let table = battle.table();
    let decision = battle.decision().unwrap();
    assert!(table.active(decision.figure), "{} is asked but out", table.name(decision.figure));
    assert!(decision.is_legal(&decision.decline) && decision.is_legal(&decision.default));
    let distinct: HashSet<Choice> = decision.choices.iter().copied().collect();
    assert_eq!(distinct.len(), decision.choices.len(), "a choice is offered twice");
    let ready =
        question(battle) != "reach" || fighter(battle, decision.figure.0).phase != Phase::Now;
    assert!(ready, "nobody stands ready in its own phase");
    for figure in table.active_figures() {
        // Close combat alone leads into a hex where others are (REA-301).
        assert!(table.in_hex(table.hex(figure)).count() <= 4, "more than four in a hex");
        assert!(table.board().standable(table.hex(figure)));
        assert!(fighter(battle, figure.0).points >= 0);
        for other in table.enemies(figure) {
            let reaches = table.threat(figure).hexes.contains(&table.hex(other));
            assert_eq!(table.engagement(other).threatened_by.contains(figure), reaches);
            assert_eq!(table.engagement(figure).threatens.contains(other), reaches);
        }
    }
}

/// Friends and foes close together, with full hands and much to let fall.
fn throng(seed: u64) -> Battle {
    let mine = [("guard", "E5", "N"), ("cogan", "D5", "N"), ("smith", "F5", "N")];
    let theirs = [("urlik", "E3", "S"), ("guard-2", "D3", "S"), ("halberd", "E2", "S")];
    riposte_trial::battle(
        riposte_reactions::Reactions,
        ROSTER,
        &[&mine, &theirs],
        Dice::seeded(seed),
    )
}

#[test]
fn random_battles_end_and_hold_every_invariant() {
    for seed in 0..20u64 {
        play(melee(seed), seed);
    }
}

#[test]
fn random_throngs_end_and_hold_every_invariant() {
    for seed in 0..12u64 {
        play(throng(seed), seed);
    }
}

fn play(mut battle: Battle, seed: u64) {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut count = 0;
    while battle.outcome().is_none() {
        check(&battle);
        if count % 7 == 0 {
            riposte_trial::forecast_all(&battle);
        }
        let choices = &battle.decision().unwrap().choices;
        let choice = choices[(next(&mut state) % choices.len() as u64) as usize];
        battle.submit(choice).unwrap();
        count += 1;
        assert!(count < 50_000);
    }
}
