//! Every action is open or closed with a reason, never both, at every decision of whole battles.

use std::collections::BTreeMap;

use riposte_kit::action::{Actions, Fact};
use riposte_lengths::Lengths;
use riposte_lengths::actions::{ACTIONS, ON_THE_SPOT};
use riposte_lengths::equipment::handling::takes_no_time;
use riposte_lengths::holds::prizes::PRIZES;
use riposte_lengths::memory::Bout;
use riposte_lengths::turn::meeting::ANSWERS;
use riposte_lengths::view::{Book, BookView};
use riposte_lengths::words::*;
use riposte_rules::battle::take_posture;
use riposte_rules::decision::Decision;
use riposte_rules::figure::Posture;
use riposte_trial::actions::{AtRandom, Never, any_choice, open_or_closed};

use crate::common::*;

const BATTLES: AtRandom = AtRandom { battles: 8, decisions: 300, pick: any_choice };

/// What such battles seldom come to: figures that lie, sleep, are hurt, have lost heart.
fn rare() -> Vec<Battle> {
    let mut lies = sides(&[("kurt", "F5")], &[("hans", "F6")], &[]);
    let kurt = id(&lies, "kurt");
    take_posture(lies.world_mut(), kurt, Posture::Prone);
    let mut broken = sides(&[("coward", "F5")], &[("hans", "F6")], &[]);
    set(&mut broken, "coward", |fighter| fighter.broken = true);
    let mut wakes = sides(&[("otto", "F5"), ("coward", "F4")], &[("hans", "A1")], &[]);
    set(&mut wakes, "coward", |fighter| fighter.asleep = true);
    let mut hurt = sides(&[("drinker", "F5")], &[("hans", "A1")], &[]);
    set(&mut hurt, "drinker", |fighter| fighter.wounds = 5);
    let mut cures = sides(&[("priest", "F5")], &[("hans", "A1")], &[]);
    set(&mut cures, "priest", |fighter| fighter.wounds = 3);
    let mut all = vec![lies, broken, wakes, hurt, cures];
    all.iter_mut().for_each(refresh);
    all
}

/// The list of actions of a question.
fn asked_of(decision: &Decision) -> Option<&'static Actions<Book>> {
    match decision.question {
        Q_ACT | Q_THEN => Some(&ACTIONS),
        Q_WIN => Some(&PRIZES),
        _ => None,
    }
}

/// How often each verb was open, and how often closed.
type Seen = BTreeMap<&'static str, [u32; 2]>;

fn look(battle: &Battle, seen: &mut Seen) {
    let Some(decision) = battle.decision() else { return };
    let Some(actions) = asked_of(decision) else { return released(battle, decision) };
    open_or_closed(battle, &[actions], &[V_WAIT], |action, open| {
        let count = seen.entry(info(action.verb()).word).or_default();
        match open {
            Ok(_) => count[0] += 1,
            Err(why) => {
                // Nothing is paid with points in this book.
                assert!(!matches!(why.fact, Fact::Short { .. }));
                count[1] += 1;
            }
        }
    });
}

/// A figure that has held may do, while an enemy does something, what can be done on the spot.
fn released(battle: &Battle, decision: &Decision) {
    let (view, figure) = (BookView::new(battle.world()), decision.figure);
    let fighter = view.fighter(figure);
    let actor = battle.world().resource::<Bout>().top().map(|frame| frame.actor);
    let foe = actor.is_some_and(|it| view.table.side(it) != view.table.side(figure));
    let may = foe && fighter.round.holds && !fighter.broken && view.may_answer(figure);
    if decision.question == Q_ANSWER && may {
        let mut open = ON_THE_SPOT.open(view, figure);
        open.retain(|choice| !takes_no_time(view, figure, choice));
        assert!(open.iter().all(|choice| decision.choices.contains(choice)));
    }
    if decision.question == Q_ANSWER {
        let open = ANSWERS.open(view, figure);
        assert!(open.iter().all(|choice| decision.choices.contains(choice)));
    }
    for closed in battle.table().book().closed(battle.world()) {
        assert!(decision.choices.iter().all(|choice| choice.verb != closed.verb));
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen = Seen::new();
    BATTLES.scenarios(Lengths, &mut |_, battle| look(battle, &mut seen));
    rare().iter().for_each(|battle| look(battle, &mut seen));
    // A winner may always let go of the loser; and those who wrestle are near enough to hold.
    seen.retain(|word, _| !["release", "immobilise"].contains(word));
    let missing: Vec<_> = seen.iter().filter(|(_, [open, closed])| open * closed == 0).collect();
    assert!(missing.is_empty(), "not seen both open and closed: {missing:?}");
}

#[test]
fn a_reason_that_lasts_holds_to_the_end_of_the_battle() {
    let mut never = Never::default();
    BATTLES.scenarios(Lengths, &mut |number, battle| {
        if battle.decision().is_some_and(|decision| decision.question == Q_ACT) {
            never.look(number, battle, &[&ACTIONS]);
        }
    });
}
