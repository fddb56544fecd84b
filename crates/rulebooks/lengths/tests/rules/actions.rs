//! Every action is open or closed with a reason, never both, at every decision of whole battles.

use std::collections::BTreeMap;

use riposte_kit::action::{Actions, Fact};
use riposte_lengths::Lengths;
use riposte_lengths::actions::{ACTIONS, ON_THE_SPOT};
use riposte_lengths::equipment::handling::takes_no_time;
use riposte_lengths::holds::prizes::PRIZES;
use riposte_lengths::view::{Book, BookView};
use riposte_lengths::words::*;
use riposte_rules::battle::take_posture;
use riposte_rules::data::Scenario;
use riposte_rules::decision::{Choice, Decision};
use riposte_rules::figure::Posture;

use crate::common::*;

/// So many battles of each scenario are played, choices at random.
const BATTLES: u64 = 8;
/// A battle that is not over after so many decisions is left.
const DECISIONS: u64 = 300;

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
    let view = BookView::new(battle.world());
    let mut open: Vec<Choice> = Vec::new();
    for action in actions.0 {
        let count = seen.entry(VERBS[usize::from(action.verb().0)].word).or_default();
        match action.open(view, decision.figure) {
            Ok(choices) => {
                assert!(!choices.is_empty(), "open, and no choice");
                assert!(choices.iter().all(|choice| choice.verb == action.verb()));
                open.extend(choices);
                count[0] += 1;
            }
            Err(why) => {
                assert!(!why.words().is_empty() && !why.rule.is_empty());
                // Nothing is paid with points in this book.
                assert!(!matches!(why.fact, Fact::Short { .. }));
                count[1] += 1;
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
}

/// A figure that has held may do, while another does something, what can be done on the spot.
fn released(battle: &Battle, decision: &Decision) {
    let (view, figure) = (BookView::new(battle.world()), decision.figure);
    let fighter = view.fighter(figure);
    let may = fighter.round.holds && !fighter.broken && view.may_answer(figure);
    if decision.question == Q_ANSWER && may {
        let mut open = ON_THE_SPOT.open(view, figure);
        open.retain(|choice| !takes_no_time(view, figure, choice));
        assert!(open.iter().all(|choice| decision.choices.contains(choice)));
    }
    for closed in battle.table().book().closed(battle.world()) {
        assert!(decision.choices.iter().all(|choice| choice.verb != closed.verb));
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen = Seen::new();
    at_every_decision(|battle| look(battle, &mut seen));
    rare().iter().for_each(|battle| look(battle, &mut seen));
    // A winner may always let go of the loser; and those who wrestle are near enough to hold.
    seen.retain(|word, _| !["release", "immobilise"].contains(word));
    let missing: Vec<_> = seen.iter().filter(|(_, [open, closed])| open * closed == 0).collect();
    assert!(missing.is_empty(), "not seen both open and closed: {missing:?}");
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
        let Some(decision) = battle.decision().filter(|it| it.question == Q_ACT) else { return };
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
