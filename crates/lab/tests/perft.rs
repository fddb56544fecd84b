//! The golden numbers of choice sequences: `SCENARIO SEED DEPTH SEQUENCES` a line.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::path::Path;

use riposte_lab::perft::sequences;

#[test]
fn golden_numbers_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/perft");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().flatten().collect();
    files.sort_by_key(|file| file.path());
    let mut checked = 0;
    for file in files {
        for line in std::fs::read_to_string(file.path()).unwrap().lines() {
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let parts: Vec<&str> = line.split_whitespace().collect();
            let [scenario, seed, depth, golden] = parts[..] else { panic!("{line}") };
            let found = sequences(scenario, seed.parse().unwrap(), depth.parse().unwrap());
            assert_eq!(found.unwrap().to_string(), golden, "{:?}: {line}", file.path());
            checked += 1;
        }
    }
    assert!(checked > 0, "no golden numbers are there");
}
