//! Every action is open or closed with a reason, never both, at every decision of whole battles.
use crate::common::*;
use riposte_options::Options;
use riposte_options::actions::ACTIONS;
use riposte_options::words::{DONE, Q_ACT, VERBS};
use riposte_trial::actions::{AtRandom, Never, any_choice, open_or_closed};

const BATTLES: AtRandom = AtRandom { battles: 1, decisions: 400, pick: any_choice };
/// So many more between two parties that have everything and stand close together.
const PARTIES: u64 = 30;

/// Two parties face to face, with an illusion to come on either side.
fn parties(seed: u64) -> Battle {
    let ours: &[_] = &[
        ("wizard", "E7", "N"),
        ("bolt", "F7", "N"),
        ("archer", "G7", "N"),
        ("guard", "F6", "N"),
        ("quick", "E6", "N"),
        ("sword", "", "N"),
    ];
    let foes: &[_] = &[
        ("wizard-2", "E4", "S"),
        ("thrower", "F4", "S"),
        ("bolt-2", "G4", "S"),
        ("spear", "F5", "S"),
        ("tam", "E5", "S"),
        ("knife", "", "S"),
    ];
    sides(&[ours, foes], Dice::seeded(seed))
}

/// Looks at every decision of a figure whose action has come.
fn when_acting(mut look: impl FnMut(u64, &Battle)) {
    let mut acting = |number, battle: &Battle| {
        if battle.decision().is_some_and(|decision| decision.question == Q_ACT) {
            look(number, battle);
        }
    };
    let played = BATTLES.scenarios(Options, &mut acting);
    for seed in 0..PARTIES {
        BATTLES.play(parties(seed), seed, |battle| acting(played + seed, battle));
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen = vec![(0, 0); VERBS.len()];
    when_acting(|_, battle| {
        open_or_closed(battle, &[&ACTIONS], &[DONE], |action, open| {
            let count = &mut seen[usize::from(action.verb().0)];
            match open {
                Ok(_) => count.0 += 1,
                Err(_) => count.1 += 1,
            }
        });
    });
    for action in ACTIONS.0 {
        let verb = usize::from(action.verb().0);
        let (open, closed) = seen[verb];
        assert!(open > 0 && closed > 0, "{}: {open} open, {closed} closed", VERBS[verb].word);
    }
}

#[test]
fn a_reason_that_lasts_holds_to_the_end_of_the_battle() {
    let mut never = Never::default();
    when_acting(|number, battle| never.look(number, battle, &[&ACTIONS]));
}
