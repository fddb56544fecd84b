//! Positions that computer players play on from.

use riposte_rules::decision::{PromptKind, write};
use riposte_rules::prelude::*;
use riposte_trial::minds::{ME, player};
use riposte_trial::refresh;

use super::{acting, battle, set};

/// Plays the first figure's phase as a level would, the others letting all happen; what it
/// did, in the notation.
pub fn phase(level: &str, battle: &mut Battle) -> Vec<String> {
    let mut done = Vec::new();
    let mut player = player(level);
    for _ in 0..200 {
        let Some(decision) = battle.decision() else { break };
        let weight = battle.table().book().questions()[decision.question.0 as usize].weight;
        if weight == PromptKind::Act && decision.figure != ME {
            break;
        }
        let choice = match decision.figure {
            ME => player.decide(battle.world()).unwrap().0,
            _ => decision.decline,
        };
        if weight == PromptKind::Act {
            done.push(write(battle.table(), &choice));
        }
        let end = done.last().is_some_and(|last| last == "done");
        battle.submit(choice).unwrap();
        if end {
            return done;
        }
    }
    done
}

/// A battle of the first figure against the others, with so many points for the first.
pub fn fight(figures: &[(&str, &str, &str)], points: i32) -> Battle {
    let mut battle = acting(battle(figures, Dice::seeded(3)));
    set(&mut battle, ME, |fighter| {
        fighter.points = 2 * points;
        fighter.rolled = 2 * points;
    });
    refresh(&mut battle);
    battle
}
