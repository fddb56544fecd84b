//! Every action is open or closed with a reason, never both, at every decision of whole battles.

use riposte_kit::action::Fact;
use riposte_rules::prelude::*;
use riposte_trial::actions::{AtRandom, Never, any_choice, open_or_closed};
use riposte_vantage::Vantage;
use riposte_vantage::actions::ACTIONS;
use riposte_vantage::view::BookView;
use riposte_vantage::words::{DONE, OTHER, Q_ACT, VERBS};

const BATTLES: AtRandom = AtRandom { battles: 25, decisions: 400, pick: any_choice };

/// Looks at every decision of a figure that acts.
fn when_acting(mut look: impl FnMut(u64, &Battle)) {
    let mut acting = |number, battle: &Battle| {
        if battle.decision().is_some_and(|decision| decision.question == Q_ACT) {
            look(number, battle);
        }
    };
    BATTLES.scenarios(Vantage, &mut acting);
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen = vec![(0, 0); VERBS.len()];
    when_acting(|_, battle| {
        let view = BookView::new(battle.world());
        let figure = battle.decision().unwrap().figure;
        open_or_closed(battle, &[&ACTIONS], &[DONE, OTHER], |action, open| {
            let count = &mut seen[usize::from(action.verb().0)];
            match open {
                Ok(_) => count.0 += 1,
                Err(why) => {
                    if let Fact::Short { needs, has, .. } = why.fact {
                        assert_eq!(has, i32::from(view.fighter(figure).points));
                        assert_eq!(needs, i32::from(action.cost(view)));
                        assert!(has < needs);
                    }
                    count.1 += 1;
                }
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
