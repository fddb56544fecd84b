//! The scenarios that come with the game, as players read of them.

use std::collections::BTreeSet;

use riposte_rules::data::Scenario;

#[test]
fn nobody_shares_a_name_with_another() {
    let library = riposte_shelf::library();
    for key in library.names("scenarios") {
        let scenario = Scenario::shipped(&library, key).unwrap();
        let names: BTreeSet<&str> = scenario.figures.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names.len(), scenario.figures.len(), "{key}: {names:?}");
    }
}
