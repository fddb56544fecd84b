//! The ladder: each player clearly beats the one below it, on every shipped scenario.

use riposte_lab::args::SimulateArgs;
use riposte_lab::simulate::simulate;

#[test]
fn the_squire_beats_random() {
    for key in riposte_shelf::library().names("scenarios") {
        let args = SimulateArgs {
            scenario: key.to_owned(),
            players: vec!["squire".into(), "random".into()],
            games: 8,
            seed: 11,
            jobs: 2,
        };
        match simulate(&args) {
            Ok(report) => {
                assert!(report.wins(0) >= 6, "{}", report.text());
                assert_eq!((report.illegal(), report.endless()), (0, 0), "{}", report.text());
            }
            Err(fault) => panic!("{fault}"),
        }
    }
}
