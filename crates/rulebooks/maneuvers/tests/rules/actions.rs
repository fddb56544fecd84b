//! Every action is open or closed with a reason, never both, at every decision of whole battles.

use std::collections::BTreeMap;

use riposte_kit::action::{Actions, Fact};
use riposte_maneuvers::Maneuvers;
use riposte_maneuvers::melee::wards::ANSWERS;
use riposte_maneuvers::turn::acting::ACTING;
use riposte_maneuvers::turn::declaring::AT_ONCE;
use riposte_maneuvers::turn::maneuvers::MANEUVERS;
use riposte_maneuvers::view::Book;
use riposte_rules::decision::Question;
use riposte_trial::actions::{AtRandom, Never, any_choice, open_or_closed};

use crate::common::*;

const BATTLES: AtRandom = AtRandom { battles: 40, decisions: 400, pick: any_choice };

/// What is never seen open, or never closed, in random battles of the shipped scenarios, and why.
const UNSEEN: [(Question, Verb); 10] = [
    // Closed only to a figure that must run on, which a figure at random hardly comes to.
    (Q_MANEUVER, DOUBLE),
    (Q_MANEUVER, SKILLED),
    (Q_MANEUVER, HALF),
    // The table of changes says which takes no time: no way to these does.
    (Q_MANEUVER, KNEEL),
    (Q_MANEUVER, SIT),
    (Q_MANEUVER, SEAT),
    (Q_MANEUVER, CRAWL),
    // It has no way to these that takes a turn either.
    (Q_ACT, GUARD),
    (Q_ACT, CROUCH),
    // No chair stands where somebody gets up.
    (Q_ACT, SEAT),
];

/// The lists of actions that a question is about.
fn asked_about(question: Question) -> Vec<&'static Actions<Book>> {
    match question {
        Q_MANEUVER => vec![&MANEUVERS, &AT_ONCE],
        Q_ACT => vec![&ACTING],
        Q_DEFEND => vec![&ANSWERS],
        _ => Vec::new(),
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen: BTreeMap<(Question, Verb), (u32, u32)> = BTreeMap::new();
    BATTLES.scenarios(Maneuvers, &mut |_, battle| {
        let Some(decision) = battle.decision() else { return };
        let lists = asked_about(decision.question);
        if lists.is_empty() {
            for closed in battle.table().book().closed(battle.world()) {
                assert!(decision.choices.iter().all(|choice| choice.verb != closed.verb));
            }
            return;
        }
        open_or_closed(battle, &lists, &[DONE], |action, open| {
            let count = seen.entry((decision.question, action.verb())).or_default();
            match open {
                Ok(_) => count.0 += 1,
                Err(why) => {
                    let short = matches!(why.fact, Fact::Short { .. });
                    assert!(!short, "nothing is paid in this book");
                    count.1 += 1;
                }
            }
        });
    });
    let lists = [Q_MANEUVER, Q_ACT].map(|question| (question, asked_about(question)));
    let mut missing = Vec::new();
    for (question, lists) in lists {
        for action in lists.iter().flat_map(|list| list.0) {
            let key = (question, action.verb());
            let (open, closed) = seen.get(&key).copied().unwrap_or_default();
            if UNSEEN.contains(&key) {
                let word = info(action.verb()).word;
                assert!(open == 0 || closed == 0, "{question:?} {word} is seen after all");
            } else if open == 0 || closed == 0 {
                let word = info(action.verb()).word;
                missing.push(format!("{question:?} {word}: {open} open, {closed} closed"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_reason_that_lasts_holds_to_the_end_of_the_battle() {
    let mut never = Never::default();
    BATTLES.scenarios(Maneuvers, &mut |number, battle| {
        let question = battle.decision().map(|decision| decision.question);
        let lists = question.map(asked_about).unwrap_or_default();
        never.look(number, battle, &lists);
    });
}
