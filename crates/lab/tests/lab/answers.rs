//! Answers to blows: nobody takes a blow on whom a free defence would spare some of it.

use riposte_ai::find;
use riposte_lab::arena::Arena;
use riposte_rules::decision::{Choice, write};
use riposte_rules::prelude::*;

/// The harm that the figure asked is expected to suffer after a choice.
fn suffered(battle: &Battle, choice: &Choice) -> Option<f64> {
    let forecast = battle.table().book().forecast(battle.world(), choice);
    forecast.suffered.map(|harm| harm.worth + 0.4 * harm.out)
}

#[test]
fn man_121_a_sergeant_does_not_take_a_blow_that_it_may_parry() {
    let mut arenas = Arena::all().unwrap();
    arenas.retain(|arena| arena.scenario.key == "lesson");
    for seed in 1..9 {
        arenas[0].begin(seed, false);
        let battle = &mut arenas[0].battle;
        let mut player = find("sergeant").unwrap().make(seed, &riposte_shelf::library());
        while let Some(decision) = battle.decision().cloned() {
            let (choice, _) = player.decide(battle.world()).unwrap();
            if write(battle.table(), &choice) == "take-it" {
                let taken = suffered(battle, &choice).unwrap();
                // Who gives way or strikes meanwhile does more than defend itself.
                let others =
                    decision.choices.iter().filter(|it| it.hex.is_none() && it.target.is_none());
                let least = others.filter_map(|other| suffered(battle, other));
                let least = least.fold(f64::INFINITY, f64::min);
                assert!(least >= 0.95 * taken, "seed {seed}: {least} instead of {taken}");
            }
            battle.submit(choice).unwrap();
        }
    }
}
