//! The virtual display, and the game on it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::scene::DRAW;

/// Whether there is one.
pub fn is_there() -> bool {
    let mut ask = Command::new("xvfb-run");
    ask.arg("--help").stdout(Stdio::null()).stderr(Stdio::null());
    ask.status().is_ok_and(|status| status.success())
}

/// Takes a picture of the game with these switches, in a window of that size in points, at so
/// many pixels a point.
pub fn take(switches: &[&str], size: [u32; 2], scale: f32, file: &Path) -> Result<(), String> {
    let pixels = size.map(|side| (side as f32 * scale) as u32);
    let mut game = on_display(env!("CARGO_BIN_EXE_riposte"), pixels);
    let [width, height] = size;
    game.args(switches).args(["--window", &format!("{width}x{height}"), "--screenshot"]).arg(file);
    finish(game.env("WINIT_X11_SCALE_FACTOR", scale.to_string()))
}

/// Takes a picture of the scene that this program draws.
pub fn take_scene(file: &Path) -> Result<(), String> {
    let ourselves = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut drawn = on_display(ourselves, [1280, 720]);
    finish(drawn.env(DRAW, file).env("WINIT_X11_SCALE_FACTOR", "1"))
}

/// A program on a display of that size.
fn on_display(program: impl AsRef<OsStr>, [width, height]: [u32; 2]) -> Command {
    let mut command = Command::new("xvfb-run");
    command.args(["-a", "-s", &format!("-screen 0 {width}x{height}x24")]).arg(program);
    // Nobody's settings and battles are in the picture.
    command.env("XDG_CONFIG_HOME", nowhere()).env("XDG_DATA_HOME", nowhere());
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

fn finish(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr);
    match output.status.success() && !said.contains("No window") {
        true => Ok(()),
        false => Err(format!("the game was not drawn: {said}")),
    }
}

/// A folder with nothing in it.
fn nowhere() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("nowhere")
}
