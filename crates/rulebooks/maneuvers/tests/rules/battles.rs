//! Whole battles: they come to an end, every forecast can be made on the way, and nothing that
//! is kept of them is lost.
use riposte_rules::data::Scenario;
use riposte_rules::prelude::*;
use riposte_trial::{forecast_all, question};

const SCENARIOS: [&str; 7] = ["lesson", "hatchets", "spears", "brawl", "reach", "archer", "onrush"];

fn battle(key: &str, seed: u64) -> Battle {
    let library = riposte_trial::library();
    let scenario = Scenario::shipped(&library, key).unwrap();
    Battle::new(
        &riposte_trial::only(riposte_maneuvers::Maneuvers),
        &library,
        &scenario,
        Dice::seeded(seed),
    )
    .unwrap()
}

/// A small generator, so that every choice is tried.
fn next(lot: &mut u64) -> usize {
    *lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*lot >> 33) as usize
}

#[test]
fn battles_at_random_come_to_an_end() {
    for key in SCENARIOS {
        for seed in 0..4 {
            let mut battle = battle(key, seed);
            let mut lot = seed;
            let mut asked = 0;
            while let Some(decision) = battle.decision() {
                asked += 1;
                assert!(asked < 20_000, "{key} {seed} does not end: {}", question(&battle));
                let choice = decision.choices[next(&mut lot) % decision.choices.len()];
                if asked % 97 == 0 {
                    forecast_all(&battle);
                    let here = battle.snapshot();
                    let text = here.to_text(battle.world()).unwrap();
                    assert_eq!(Snapshot::from_text(battle.world(), "copy", &text).unwrap(), here);
                }
                battle.submit(choice).unwrap();
                battle.drain_events();
            }
        }
    }
}

#[test]
fn the_usual_choices_fight_a_battle_to_its_end() {
    for key in SCENARIOS {
        let mut battle = battle(key, 7);
        let (mut asked, mut told) = (0, Vec::new());
        while let Some(decision) = battle.decision() {
            asked += 1;
            assert!(asked < 20_000, "{key} does not end");
            let choice = decision.default;
            battle.submit(choice).unwrap();
            told.extend(riposte_trial::log(&mut battle));
        }
        let outcome = battle.outcome().unwrap();
        let last = &told[told.len().saturating_sub(40)..];
        assert!(!outcome.on_time, "{key}: {asked} decisions:\n{}", last.join("\n"));
    }
}
