//! Every action is open or closed with a reason, never both, at every decision of whole battles.

use std::collections::BTreeSet;

use riposte_kit::action::{Action, Fact};
use riposte_reactions::Reactions;
use riposte_reactions::actions::ACTIONS;
use riposte_reactions::view::{Book, BookView};
use riposte_reactions::words::{DONE, Q_ACT, RIDEDOWN, VERBS};
use riposte_rules::data::Scenario;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::prelude::*;

/// So many battles of each scenario are played, choices at random.
const BATTLES: u64 = 4;
/// A battle that is not over after so many decisions is left.
const DECISIONS: u64 = 500;

/// Battles of every scenario of the book at random; each decision is looked at, and whether it is
/// the first of its battle.
fn at_every_decision(mut look: impl FnMut(&Battle, bool)) {
    let (shelf, library) = (riposte_trial::only(Reactions), riposte_trial::library());
    let all = library.names("scenarios").map(|key| Scenario::shipped(&library, key).unwrap());
    for scenario in all.filter(|scenario| scenario.rulebook == "reactions") {
        for seed in 0..BATTLES {
            let mut battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(seed)).unwrap();
            let mut next = seed;
            for number in 0..DECISIONS {
                let Some(choices) = battle.decision().map(|it| it.choices.clone()) else { break };
                look(&battle, number == 0);
                battle.submit(any(&choices, &mut next)).unwrap();
            }
        }
    }
}

/// A verb at random, then a choice of it: so the verbs come up that have few choices.
fn any(choices: &[Choice], next: &mut u64) -> Choice {
    let mut below = |count: usize| {
        *next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        (*next >> 33) as usize % count
    };
    let verbs: BTreeSet<Verb> = choices.iter().map(|choice| choice.verb).collect();
    let verb = verbs.iter().nth(below(verbs.len())).unwrap();
    let ways: Vec<&Choice> = choices.iter().filter(|choice| choice.verb == *verb).collect();
    *ways[below(ways.len())]
}

/// The reason why an action is not open says something, and if it is about points, the truth.
fn truthful(view: BookView, figure: FigureId, action: &dyn Action<Book>) {
    let Err(why) = action.open(view, figure) else { return };
    assert!(!why.words().is_empty() && !why.rule.is_empty());
    if let Fact::Short { needs, has, .. } = why.fact {
        assert_eq!(has, view.points(figure));
        assert!(has < needs);
        // Blows and shots go by the weapon.
        let cost = i32::from(action.cost(view));
        assert!(cost == 0 || cost == needs, "{}", VERBS[usize::from(action.verb().0)].word);
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen = vec![(0, 0); VERBS.len()];
    at_every_decision(|battle, _| {
        let Some(decision) = battle.decision().filter(|it| it.question == Q_ACT) else { return };
        let (view, figure) = (BookView::new(battle.world()), decision.figure);
        let mut open: Vec<Choice> = Vec::new();
        for action in ACTIONS.0 {
            let count = &mut seen[usize::from(action.verb().0)];
            truthful(view, figure, *action);
            match action.open(view, figure) {
                Ok(choices) => {
                    assert!(!choices.is_empty(), "open, and no choice");
                    assert!(choices.iter().all(|choice| choice.verb == action.verb()));
                    open.extend(choices);
                    count.0 += 1;
                }
                Err(_) => count.1 += 1,
            }
        }
        let mut listed = decision.choices.clone();
        listed.retain(|choice| choice.verb != DONE);
        open.sort_by_key(Choice::order);
        open.dedup();
        assert_eq!(listed, open);
        for closed in battle.table().book().closed(battle.world()) {
            assert!(listed.iter().all(|choice| choice.verb != closed.verb));
        }
    });
    for action in ACTIONS.0 {
        let verb = usize::from(action.verb().0);
        let (open, closed) = seen[verb];
        // Riding down takes more luck than these battles have; the tests of `trample` see it open.
        let seldom = action.verb() == RIDEDOWN;
        let seen = (open > 0 || seldom) && closed > 0;
        assert!(seen, "{}: {open} open, {closed} closed", VERBS[verb].word);
    }
}

#[test]
fn what_is_closed_is_not_open_and_a_reason_that_lasts_holds_to_the_end_of_the_battle() {
    let mut never = BTreeSet::new();
    at_every_decision(|battle, first| {
        if first {
            never.clear();
        }
        let Some(decision) = battle.decision() else { return };
        let mut verbs = BTreeSet::new();
        for closed in battle.table().book().closed(battle.world()) {
            assert!(decision.choices.iter().all(|choice| choice.verb != closed.verb));
            assert!(verbs.insert(closed.verb), "closed twice");
        }
        if decision.question != Q_ACT {
            return;
        }
        let (view, figure) = (BookView::new(battle.world()), decision.figure);
        for action in ACTIONS.0 {
            let key = (figure, action.verb());
            match action.open(view, figure) {
                Err(why) if why.lasts() => {
                    never.insert(key);
                }
                _ => assert!(!never.contains(&key), "{key:?} was never to be"),
            }
        }
    });
}
