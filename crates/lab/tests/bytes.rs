//! Any bytes as choices, and any text as input: never a panic, every invariant.

#![allow(clippy::expect_used)]

use proptest::prelude::*;
use riposte_lab::invariants::broken;
use riposte_record::{Record, Save};
use riposte_rules::battle::{Battle, Snapshot};
use riposte_rules::data::{Scenario, Source};
use riposte_rules::decision::{Choice, read, write};
use riposte_rules::roll::Dice;

fn lay(number: usize, seed: u64) -> Option<Battle> {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let keys: Vec<&str> = library.names("scenarios").collect();
    let scenario = Scenario::shipped(&library, keys[number % keys.len()]).ok()?;
    Battle::new(&shelf, &library, &scenario, Dice::seeded(seed)).ok()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn bytes_are_choices(
        number in 0usize..6,
        seed in 0u64..1000,
        bytes in proptest::collection::vec(any::<u8>(), 1..160),
    ) {
        let mut battle = lay(number, seed).expect("a shipped scenario lies on the table");
        for byte in bytes {
            let Some(decision) = battle.decision().cloned() else { break };
            let choice = decision.choices[byte as usize % decision.choices.len()];
            prop_assert!(decision.is_legal(&choice));
            let wrong = broken(&battle);
            prop_assert!(wrong.is_empty(), "{wrong:?}");
            // What is not in the list is refused, and changes nothing.
            let other = Choice { number: Some(i16::from(byte) - 300), ..choice };
            if !decision.is_legal(&other) {
                let before = battle.hash();
                prop_assert!(battle.submit(other).is_err());
                prop_assert_eq!(battle.hash(), before);
            }
            prop_assert!(battle.submit(choice).is_ok());
        }
    }

    #[test]
    fn any_text_is_answered(text in ".{0,200}", line in "[a-z-]{0,8}( [ -~]{0,12}){0,4}") {
        let battle = lay(0, 1).expect("a shipped scenario lies on the table");
        for input in [&text, &line] {
            if let Ok(choice) = read(battle.table(), input) {
                prop_assert!(!write(battle.table(), &choice).is_empty());
            }
            prop_assert!(Record::from_text("x", input).is_err());
            prop_assert!(Save::from_text("x", input).is_err());
            prop_assert!(Snapshot::from_text(battle.world(), "x", input).is_err());
            let library = riposte_shelf::library();
            prop_assert!(Scenario::read(&library, "x", Source::new("x", input.as_str())).is_err());
        }
    }
}
