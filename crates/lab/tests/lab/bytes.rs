//! Any bytes as choices, and any text as input: never a panic, every invariant.

use std::cell::RefCell;

use proptest::prelude::*;
use riposte_lab::arena::{Arena, play_bytes};
use riposte_record::{Record, Save};
use riposte_rules::battle::{Battle, Snapshot};
use riposte_rules::data::{Scenario, Source};
use riposte_rules::decision::{read, write};

fn any_battle() -> Battle {
    let arenas = Arena::all().expect("the shipped scenarios lie on the table");
    arenas.into_iter().next().expect("there is a scenario").battle
}

thread_local! {
    static ARENAS: RefCell<Vec<Arena>> =
        RefCell::new(Arena::all().expect("the shipped scenarios lie on the table"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// The same as the fuzz target in `fuzz`, a little of it.
    #[test]
    fn bytes_are_choices(bytes in proptest::collection::vec(any::<u8>(), 2..160)) {
        let played = ARENAS.with_borrow_mut(|arenas| play_bytes(arenas, &bytes));
        prop_assert_eq!(played, Ok(()));
    }

    #[test]
    fn any_text_is_answered(text in ".{0,200}", line in "[a-z-]{0,8}( [ -~]{0,12}){0,4}") {
        let battle = any_battle();
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
