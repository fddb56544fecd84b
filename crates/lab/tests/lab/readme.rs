//! What the front page and the build promise.

use std::path::Path;

fn text(name: &str) -> String {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    std::fs::read_to_string(root.join(name)).unwrap()
}

#[test]
fn the_first_commands_of_the_readme_play_and_check() {
    let readme = text("README.md");
    let commands: Vec<&str> = readme
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .take(2)
        .map(|line| line.split('#').next().unwrap_or_default().trim())
        .collect();
    assert_eq!(commands, ["cargo run --release", "cargo test --workspace"]);
}

#[test]
fn the_released_program_is_stripped() {
    let cargo = text("Cargo.toml");
    let release = cargo.split("[profile.release]\n").nth(1).unwrap();
    let release = release.split("\n[").next().unwrap();
    assert!(release.lines().any(|line| line == "strip = true"), "{release}");
}
