//! Every action is open or closed with a reason, never both, at every decision of whole battles.
use crate::common::*;
use riposte_options::actions::ACTIONS;
use riposte_options::view::BookView;
use riposte_options::words::{DONE, Q_ACT, VERBS};
use riposte_rules::data::Scenario;
use riposte_rules::decision::Choice;

/// So many battles of each scenario are played, choices at random.
const BATTLES: u64 = 1;
/// So many more between two parties that have everything and stand close together.
const PARTIES: u64 = 30;
/// A battle that is not over after so many decisions is left.
const DECISIONS: u64 = 400;

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

/// Battles at random; each decision is looked at.
fn at_every_decision(mut look: impl FnMut(&Battle)) {
    let (shelf, library) =
        (riposte_trial::only(riposte_options::Options), riposte_trial::library());
    let all = library.names("scenarios").map(|key| Scenario::shipped(&library, key).unwrap());
    for scenario in all.filter(|scenario| scenario.rulebook == "options") {
        for seed in 0..BATTLES {
            let battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(seed)).unwrap();
            play(battle, seed, &mut look);
        }
    }
    (0..PARTIES).for_each(|seed| play(parties(seed), seed, &mut look));
}

fn play(mut battle: Battle, seed: u64, look: &mut impl FnMut(&Battle)) {
    let mut next = seed;
    for _ in 0..DECISIONS {
        let Some(choices) = battle.decision().map(|it| it.choices.clone()) else { break };
        look(&battle);
        next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        let pick = (next >> 33) as usize % choices.len();
        battle.submit(choices[pick]).unwrap();
    }
}

#[test]
fn what_is_listed_is_open_and_what_is_not_has_its_reason() {
    let mut seen = vec![(0, 0); VERBS.len()];
    at_every_decision(|battle| {
        let Some(decision) = battle.decision().filter(|it| it.question == Q_ACT) else { return };
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
                    count.1 += 1;
                }
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
