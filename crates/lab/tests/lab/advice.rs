//! The hint: what a captain would do, in every rulebook.

use riposte_ai::{Advice, Adviser, find};
use riposte_rules::decision::write;
use riposte_rules::prelude::*;
use riposte_trial::of_each_book;

/// So many decisions of each battle are looked at.
const DECISIONS: usize = 24;

/// The first decisions of a battle of each rulebook, each answered as is usual.
fn at_decisions(look: impl Fn(&Battle)) {
    let library = riposte_shelf::library();
    for scenario in of_each_book(&riposte_shelf::shelf(), &library) {
        let shelf = riposte_shelf::shelf();
        let mut battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(7)).unwrap();
        for _ in 0..DECISIONS {
            let Some(decision) = battle.decision().cloned() else { break };
            look(&battle);
            battle.submit(decision.default).unwrap();
        }
    }
}

fn advice(battle: &Battle) -> Vec<Advice> {
    let mut adviser = Adviser::new(battle.world(), &riposte_shelf::library());
    adviser.think(battle.world(), u32::MAX).unwrap()
}

#[test]
fn it_names_up_to_three_legal_choices_the_best_first() {
    at_decisions(|battle| {
        let decision = battle.decision().unwrap();
        let advice = advice(battle);
        let told: Vec<String> =
            advice.iter().map(|advice| write(battle.table(), &advice.choice)).collect();
        assert!((1..=3).contains(&advice.len()), "{told:?}");
        assert!(advice.iter().all(|advice| decision.is_legal(&advice.choice)), "{told:?}");
        assert!(advice.iter().all(|advice| !advice.reasons.is_empty()), "{told:?}");
        let mut once = told.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), told.len(), "{told:?}");
        assert_eq!(advice[0].behind, 0.0);
    });
}

#[test]
fn it_says_what_changes() {
    at_decisions(|battle| {
        for advice in advice(battle) {
            let goes = advice.choice.hex.is_some() || advice.choice.facing.is_some();
            let empty = advice.reasons == ["the position is better for it"];
            assert!(goes || !empty, "{}", write(battle.table(), &advice.choice));
        }
    });
}

#[test]
fn the_first_of_it_is_what_a_captain_does() {
    at_decisions(|battle| {
        let mut captain = find("captain").unwrap().make(0, &riposte_shelf::library());
        let (choice, reasons) = captain.decide(battle.world()).unwrap();
        let advice = advice(battle);
        assert_eq!((advice[0].choice, &advice[0].reasons), (choice, &reasons));
    });
}

#[test]
fn thinking_in_slices_leads_to_the_same() {
    at_decisions(|battle| {
        let mut adviser = Adviser::new(battle.world(), &riposte_shelf::library());
        let sliced = std::iter::repeat_with(|| adviser.think(battle.world(), 7)).flatten().next();
        assert_eq!(sliced.unwrap(), advice(battle));
    });
}
