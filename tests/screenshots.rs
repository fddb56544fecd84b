//! Pictures of the screens, taken on a virtual display. With RIPOSTE_PICTURES set to a
//! folder they are kept there.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const PICTURES: &[(&str, &[&str])] = &[
    ("title", &["--screen", "title"]),
    ("setup", &["--screen", "setup"]),
    (
        "battle",
        &[
            "--scenario",
            "hedge",
            "--seed",
            "9",
            "--script",
            "tests/scripts/battle.txt",
            "--point",
            "advance H3 >NW @edda battle-axe.cut",
        ],
    ),
    (
        "reaction",
        &[
            "--scenario",
            "match",
            "--seed",
            "5",
            "--script",
            "tests/scripts/reaction.txt",
            "--point",
            "block >NE broadsword",
        ],
    ),
    (
        "outcome",
        &[
            "--scenario",
            "duel",
            "--seed",
            "3",
            "--script",
            "tests/scripts/outcome.txt",
            "--screen",
            "outcome",
        ],
    ),
];

fn has_xvfb() -> bool {
    let mut ask = Command::new("xvfb-run");
    ask.arg("--help").stdout(Stdio::null()).stderr(Stdio::null());
    ask.status().is_ok_and(|status| status.success())
}

fn take(file: &Path, switches: &[&str]) -> std::io::Result<Output> {
    Command::new("xvfb-run")
        .args(["-a", "-s", "-screen 0 1280x720x24", env!("CARGO_BIN_EXE_riposte")])
        .args(switches)
        .arg("--screenshot")
        .arg(file)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
}

#[test]
fn every_screen_can_be_drawn() {
    if !has_xvfb() {
        eprintln!("skipped: no xvfb-run here (Debian: apt-get install xvfb mesa-vulkan-drivers)");
        return;
    }
    let folder = std::env::var_os("RIPOSTE_PICTURES").map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| PathBuf::from(env!("CARGO_TARGET_TMPDIR")));
    for (name, switches) in PICTURES {
        let file = folder.join(format!("{name}.png"));
        let output = match take(&file, switches) {
            Ok(output) => output,
            Err(error) => panic!("{name}: {error}"),
        };
        let said = String::from_utf8_lossy(&output.stderr);
        if said.contains("No window") {
            eprintln!("skipped: the virtual display has no graphics");
            return;
        }
        assert!(output.status.success(), "{name}: {said}");
        let size = std::fs::metadata(&file).map(|file| file.len()).unwrap_or(0);
        assert!(size > 20_000, "{name}: the picture has {size} bytes only");
    }
}

#[test]
fn wrong_switches_end_with_code_two_and_a_line() {
    let cases: [&[&str]; 4] = [
        &["--scenario", "no-such-place"],
        &["--players", "human,nobody"],
        &["--scenario", "duel", "--seed", "3", "--script", "no-such-file.txt"],
        &["--screenshot", "no-such-folder/picture.png"],
    ];
    for switches in cases {
        let output = Command::new(env!("CARGO_BIN_EXE_riposte")).args(switches).output();
        let Ok(output) = output else { panic!("the program does not start") };
        assert_eq!(output.status.code(), Some(2), "{switches:?}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("expected") || said.contains("no-such"), "{said}");
        assert!(!said.contains("panicked"), "{said}");
    }
}
