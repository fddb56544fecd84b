//! Wrong switches of the command line.

use std::process::Command;

#[test]
fn wrong_switches_end_with_code_two_and_a_line() {
    let cases: [&[&str]; 4] = [
        &["--scenario", "no-such-place"],
        &["--players", "human,nobody"],
        &["--scenario", "duel", "--seed", "3", "--script", "no-such-file.txt"],
        &["--screenshot", "no-such-folder/picture.png"],
    ];
    for switches in cases {
        let output =
            Command::new(env!("CARGO_BIN_EXE_riposte")).args(switches).env("LC_ALL", "C").output();
        let Ok(output) = output else { panic!("the program does not start") };
        assert_eq!(output.status.code(), Some(2), "{switches:?}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("expected") || said.contains("no-such"), "{said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}
