//! Every action is open or closed with a reason, never both, at every decision of whole battles.

use riposte_kit::action::Fact;
use riposte_lengths::Lengths;
use riposte_lengths::actions::ACTIONS;
use riposte_lengths::view::BookView;
use riposte_lengths::words::{Q_ACT, Q_THEN, V_WAIT, VERBS};
use riposte_rules::data::Scenario;
use riposte_rules::decision::{Choice, Decision};
use riposte_rules::prelude::*;

/// So many battles of each scenario are played, choices at random.
const BATTLES: u64 = 25;
/// A battle that is not over after so many decisions is left.
const DECISIONS: u64 = 400;

/// Battles of every scenario of the book at random; each decision is looked at.
fn at_every_decision(mut look: impl FnMut(&Battle)) {
    let (shelf, library) = (riposte_trial::only(Lengths), riposte_trial::library());
    let all = library.names("scenarios").map(|key| Scenario::shipped(&library, key).unwrap());
    for scenario in all.filter(|scenario| scenario.rulebook == "lengths") {
        for seed in 0..BATTLES {
            let mut battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(seed)).unwrap();
            let mut next = seed;
            for _ in 0..DECISIONS {
                let Some(choices) = battle.decision().map(|it| it.choices.clone()) else { break };
                look(&battle);
                next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
                let pick = (next >> 33) as usize % choices.len();
                battle.submit(choices[pick]).unwrap();
            }
        }
    }
}

/// The decision, where a figure says what it does.
fn acting(battle: &Battle) -> Option<&Decision> {
    battle.decision().filter(|it| [Q_ACT, Q_THEN].contains(&it.question))
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen = vec![(0, 0); VERBS.len()];
    at_every_decision(|battle| {
        let Some(decision) = acting(battle) else { return };
        let view = BookView::new(battle.world());
        let mut open: Vec<Choice> = Vec::new();
        for action in ACTIONS.0 {
            let count = &mut seen[usize::from(action.verb().0)];
            match action.open(view, decision.figure) {
                Ok(choices) => {
                    assert!(!choices.is_empty(), "open, and no choice");
                    assert!(choices.iter().all(|choice| choice.verb == action.verb()));
                    open.extend(choices);
                    count.0 += 1;
                }
                Err(why) => {
                    assert!(!why.words().is_empty() && !why.rule.is_empty());
                    // Nothing is paid with points in this book.
                    assert!(!matches!(why.fact, Fact::Short { .. }));
                    count.1 += 1;
                }
            }
        }
        let mut listed = decision.choices.clone();
        listed.retain(|choice| choice.verb != V_WAIT);
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
        assert!(open > 0 && closed > 0, "{}: {open} open, {closed} closed", VERBS[verb].word);
    }
}

#[test]
fn a_reason_that_lasts_holds_to_the_end_of_the_battle() {
    let mut never: Vec<(FigureId, u8)> = Vec::new();
    let mut turn = 0;
    at_every_decision(|battle| {
        let now = battle.world().resource::<riposte_rules::battle::TurnNumber>().0;
        if now < turn {
            never.clear();
        }
        turn = now;
        let Some(decision) = acting(battle) else { return };
        let view = BookView::new(battle.world());
        for action in ACTIONS.0 {
            let key = (decision.figure, action.verb().0);
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
