//! Every action is open or closed with a reason, never both, at every decision of whole battles.

use std::collections::BTreeSet;

use riposte_kit::action::{Action, Fact, Why};
use riposte_reactions::Reactions;
use riposte_reactions::actions::ACTIONS;
use riposte_reactions::view::{Book, BookView};
use riposte_reactions::words::{DONE, Q_ACT, RIDEDOWN, VERBS, info};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::prelude::*;
use riposte_trial::actions::{AtRandom, Lot, open_or_closed};

const BATTLES: AtRandom = AtRandom { battles: 4, decisions: 500, pick: any_verb };

/// A verb at random, then a choice of it: so the verbs come up that have few choices.
fn any_verb(choices: &[Choice], lot: &mut Lot) -> Choice {
    let verbs: BTreeSet<Verb> = choices.iter().map(|choice| choice.verb).collect();
    let verb = verbs.iter().nth(lot.below(verbs.len())).unwrap();
    let ways: Vec<&Choice> = choices.iter().filter(|choice| choice.verb == *verb).collect();
    *ways[lot.below(ways.len())]
}

/// The reason why an action is not open, if it is about points, says the truth.
fn truthful(view: BookView, figure: FigureId, action: &dyn Action<Book>, why: &Why) {
    if let Fact::Short { needs, has, .. } = why.fact {
        assert_eq!(has, view.points(figure));
        assert!(has < needs);
        // Blows and shots go by the weapon.
        let cost = i32::from(action.cost(view));
        assert!(cost == 0 || cost == needs, "{}", info(action.verb()).word);
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen = vec![(0, 0); VERBS.len()];
    BATTLES.scenarios(Reactions, &mut |_, battle| {
        let Some(decision) = battle.decision().filter(|it| it.question == Q_ACT) else { return };
        let (view, figure) = (BookView::new(battle.world()), decision.figure);
        open_or_closed(battle, &[&ACTIONS], &[DONE], |action, open| {
            let count = &mut seen[usize::from(action.verb().0)];
            match open {
                Ok(_) => count.0 += 1,
                Err(why) => {
                    truthful(view, figure, action, why);
                    count.1 += 1;
                }
            }
        });
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
    BATTLES.scenarios(Reactions, &mut |number, battle| {
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
            let key = (number, figure, action.verb());
            match action.open(view, figure) {
                Err(why) if why.lasts() => {
                    never.insert(key);
                }
                _ => assert!(!never.contains(&key), "{key:?} was never to be"),
            }
        }
    });
}
