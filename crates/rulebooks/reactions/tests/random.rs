//! Random play: whatever is chosen, the rules go on, and a battle ends.
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use riposte_rules::prelude::*;

#[test]
fn random_battles_end() {
    for seed in 0..60u64 {
        let mut battle = battle(
            &[
                ("cogan", "E5", "N"),
                ("urlik", "E2", "S"),
                ("pike", "G2", "S"),
                ("smith", "C2", "S"),
            ],
            Dice::seeded(seed),
        );
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut count = 0;
        while battle.outcome().is_none() {
            let decision = battle.decision().unwrap();
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let choice = decision.choices[(state % decision.choices.len() as u64) as usize];
            battle.submit(choice).unwrap();
            count += 1;
            assert!(count < 50_000);
        }
        println!("{seed}: {count} decisions, {:?}", battle.outcome());
    }
}
