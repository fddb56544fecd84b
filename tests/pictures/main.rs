//! Pictures of the screens, taken on a virtual display and compared with those that are kept.
//!
//! `docs/pictures` and `tests/pictures/kept` hold what a person has looked at. With
//! RIPOSTE_PICTURES=keep what is drawn now takes their place. Without a virtual display the
//! tests are reported as ignored.

#[path = "../../crates/rules/tests/rules/brawl/mod.rs"]
mod brawl;
mod compare;
mod display;
mod scene;
mod shots;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use shots::Shot;

fn main() -> ExitCode {
    if let Some(file) = std::env::var_os(scene::DRAW) {
        return scene::draw(file.into());
    }
    let display = display::is_there();
    if !display {
        eprintln!(
            "the pictures are not looked at: that needs a virtual display (Debian: apt-get install xvfb mesa-vulkan-drivers)"
        );
    }
    let drawn = shots::ALL
        .iter()
        .map(|shot| Trial::test(shot.test, || looks_as_kept(shot)).with_ignored_flag(!display));
    let scene = Trial::test("the_smallest_rulebook_looks_as_kept", scene_looks_as_kept);
    let scene = scene.with_ignored_flag(!display);
    let scales = shots::SCALES.iter().map(|scale| {
        let name = format!("at_{scale}_pixels_a_point_the_map_looks_the_same");
        Trial::test(name, || looks_the_same_at(*scale)).with_ignored_flag(!display)
    });
    let all = drawn.chain([scene]).chain(scales);
    libtest_mimic::run(&Arguments::from_args(), all.collect()).exit_code()
}

/// Takes a picture and compares it with the one that is kept.
fn looks_as_kept(shot: &Shot) -> Result<(), Failed> {
    let taken = taken(shot.test);
    display::take(shot.switches, shot.size, 1.0, &taken)?;
    compare(&taken, shot.kept, shot.most)
}

/// Takes the picture of a battle at so many pixels a point and compares its map with the one that
/// is kept: paper under words, tokens and marks are as large as they are at one.
fn looks_the_same_at(scale: f32) -> Result<(), Failed> {
    let battle = shots::BATTLE;
    let taken = taken(&format!("{}-{scale}", battle.test));
    display::take(battle.switches, battle.size, scale, &taken)?;
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join(battle.kept);
    Ok(compare::alike_in_small(&kept, &taken, shots::WORDS, shots::IN_SMALL)?)
}

/// The same with the scene, which this program draws itself.
fn scene_looks_as_kept() -> Result<(), Failed> {
    let taken = taken("scene");
    display::take_scene(&taken)?;
    compare(&taken, "tests/pictures/kept/scene.png", shots::NEARLY)
}

fn compare(taken: &Path, kept: &str, most: f64) -> Result<(), Failed> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join(kept);
    if std::env::var_os("RIPOSTE_PICTURES").is_some() {
        std::fs::copy(taken, &kept)?;
        return Ok(());
    }
    Ok(compare::alike(&kept, taken, most)?)
}

/// Where a picture goes.
fn taken(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"))
}
