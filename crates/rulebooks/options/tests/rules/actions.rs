//! Every action is open or closed with a reason, never both, at every decision of whole battles.
use crate::common::*;
use riposte_kit::action::Actions;
use riposte_options::Options;
use riposte_options::actions::{ACTIONS, MOVEMENTS};
use riposte_options::view::Book;
use riposte_options::words::{DONE, Q_ACT, Q_MOVE, STAY, VERBS};
use riposte_rules::decision::{Question, Verb};
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

/// Looks at every decision of a figure that is asked something.
fn when_asked(asked: Question, mut look: impl FnMut(u64, &Battle)) {
    let mut asking = |number, battle: &Battle| {
        if battle.decision().is_some_and(|decision| decision.question == asked) {
            look(number, battle);
        }
    };
    let played = BATTLES.scenarios(Options, &mut asking);
    for seed in 0..PARTIES {
        BATTLES.play(parties(seed), seed, |battle| asking(played + seed, battle));
    }
}

/// What is listed of a question, besides what is no action, is open, and the rest has its reason.
/// Each has been seen open and, but for some, closed.
fn listed_is_open(asked: Question, list: &Actions<Book>, besides: &[Verb], never_closed: &[Verb]) {
    let mut seen = vec![(0, 0); VERBS.len()];
    when_asked(asked, |_, battle| {
        open_or_closed(battle, &[list], besides, |action, open| {
            let count = &mut seen[usize::from(action.verb().0)];
            match open {
                Ok(_) => count.0 += 1,
                Err(_) => count.1 += 1,
            }
        });
    });
    for action in list.0 {
        let verb = usize::from(action.verb().0);
        let (open, closed) = seen[verb];
        let both = open > 0 && (closed > 0 || never_closed.contains(&action.verb()));
        assert!(both, "{}: {open} open, {closed} closed", VERBS[verb].word);
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    listed_is_open(Q_ACT, &ACTIONS, &[DONE], &[]);
}

#[test]
fn what_is_listed_of_a_movement_is_open_and_what_is_not_has_its_reason() {
    listed_is_open(Q_MOVE, &MOVEMENTS, &[], &[STAY]);
}

#[test]
fn a_reason_that_lasts_holds_to_the_end_of_the_battle() {
    let mut never = Never::default();
    when_asked(Q_ACT, |number, battle| never.look(number, battle, &[&ACTIONS]));
}
