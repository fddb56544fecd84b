//! Pictures of the screens, taken on a virtual display and compared with those that are kept.
//!
//! `docs/pictures` and `tests/pictures/kept` hold what a person has looked at. With
//! RIPOSTE_PICTURES=keep what is drawn now takes their place. Without a virtual display the
//! tests are reported as ignored.

#[path = "../../crates/rules/tests/brawl/mod.rs"]
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
    libtest_mimic::run(&Arguments::from_args(), drawn.chain([scene]).collect()).exit_code()
}

/// Takes a picture and compares it with the one that is kept.
fn looks_as_kept(shot: &Shot) -> Result<(), Failed> {
    let taken = taken(shot.test);
    display::take(shot.switches, shot.size, 1.0, &taken)?;
    compare(&taken, shot.kept, shot.most)
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
