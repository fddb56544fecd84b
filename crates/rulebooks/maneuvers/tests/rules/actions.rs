//! Every action is open or closed with a reason, never both, at every decision of whole battles.

use std::collections::BTreeMap;

use riposte_kit::action::{Actions, Fact};
use riposte_maneuvers::Maneuvers;
use riposte_maneuvers::turn::acting::ACTING;
use riposte_maneuvers::turn::declaring::AT_ONCE;
use riposte_maneuvers::turn::maneuvers::MANEUVERS;
use riposte_maneuvers::view::{Book, BookView};
use riposte_rules::data::Scenario;
use riposte_rules::decision::Question;

use crate::common::*;

/// So many battles of each scenario are played, choices at random.
const BATTLES: u64 = 40;
/// A battle that is not over after so many decisions is left.
const DECISIONS: u64 = 400;

/// What is never seen open, or never closed, in random battles of the shipped scenarios, and why.
const UNSEEN: [(Question, Verb); 11] = [
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
    // A figure that is held hardly lives to its turn.
    (Q_ACT, BREAK_FREE),
];

/// Battles of every scenario of the book at random; each decision is looked at, with the number of
/// its battle.
fn at_every_decision(mut look: impl FnMut(u64, &Battle)) {
    let (shelf, library) = (riposte_trial::only(Maneuvers), riposte_trial::library());
    let all = library.names("scenarios").map(|key| Scenario::shipped(&library, key).unwrap());
    let mut number = 0;
    for scenario in all.filter(|scenario| scenario.rulebook == "maneuvers") {
        for seed in 0..BATTLES {
            let mut battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(seed)).unwrap();
            let mut next = seed;
            number += 1;
            for _ in 0..DECISIONS {
                let Some(choices) = battle.decision().map(|it| it.choices.clone()) else { break };
                look(number, &battle);
                next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
                let pick = (next >> 33) as usize % choices.len();
                battle.submit(choices[pick]).unwrap();
            }
        }
    }
}

/// The lists of actions that a question is about.
fn asked_about(question: Question) -> Vec<&'static Actions<Book>> {
    match question {
        Q_MANEUVER => vec![&MANEUVERS, &AT_ONCE],
        Q_ACT => vec![&ACTING],
        _ => Vec::new(),
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen: BTreeMap<(Question, Verb), (u32, u32)> = BTreeMap::new();
    at_every_decision(|_, battle| {
        let Some(decision) = battle.decision() else { return };
        let view = BookView::new(battle.world());
        let mut open: Vec<Choice> = Vec::new();
        let lists = asked_about(decision.question);
        for action in lists.iter().flat_map(|list| list.0) {
            let count = seen.entry((decision.question, action.verb())).or_default();
            match action.open(view, decision.figure) {
                Ok(choices) => {
                    assert!(!choices.is_empty(), "open, and no choice");
                    assert!(choices.iter().all(|choice| choice.verb == action.verb()));
                    open.extend(choices);
                    count.0 += 1;
                }
                Err(why) => {
                    assert!(!why.words().is_empty() && !why.rule.is_empty());
                    assert!(
                        !matches!(why.fact, Fact::Short { .. }),
                        "nothing is paid in this book"
                    );
                    count.1 += 1;
                }
            }
        }
        let mut listed = decision.choices.clone();
        if !lists.is_empty() {
            listed.retain(|choice| choice.verb != DONE);
            open.sort_by_key(Choice::order);
            open.dedup();
            assert_eq!(listed, open);
        }
        for closed in battle.table().book().closed(battle.world()) {
            assert!(listed.iter().all(|choice| choice.verb != closed.verb));
        }
    });
    let lists = [Q_MANEUVER, Q_ACT].map(|question| (question, asked_about(question)));
    let mut missing = Vec::new();
    for (question, lists) in lists {
        for action in lists.iter().flat_map(|list| list.0) {
            let key = (question, action.verb());
            let (open, closed) = seen.get(&key).copied().unwrap_or_default();
            if UNSEEN.contains(&key) {
                assert!(open == 0 || closed == 0, "is seen after all");
            } else if open == 0 || closed == 0 {
                let word = VERBS[usize::from(action.verb().0)].word;
                missing.push(format!("{question:?} {word}: {open} open, {closed} closed"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_reason_that_lasts_holds_to_the_end_of_the_battle() {
    let mut never: Vec<(FigureId, Verb)> = Vec::new();
    let mut last = 0;
    at_every_decision(|number, battle| {
        if number != last {
            never.clear();
        }
        last = number;
        let Some(decision) = battle.decision() else { return };
        let view = BookView::new(battle.world());
        let lists = asked_about(decision.question);
        for action in lists.iter().flat_map(|list| list.0) {
            let key = (decision.figure, action.verb());
            match action.open(view, decision.figure) {
                Err(why) if why.lasts() => never.push(key),
                Ok(_) => assert!(!never.contains(&key), "{key:?} was never to be"),
                Err(_) => {}
            }
        }
        never.sort_unstable();
        never.dedup();
    });
}
