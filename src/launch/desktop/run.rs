//! The program: reads the command line, then plays in a window or in the terminal.

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use clap::Parser;

use super::cli::Args;
use super::display::Display;
use super::{arguments, display, terminal};
use crate::game;
use crate::launch::options::LaunchOptions;

/// Whether a frame was drawn; before that a failure means there is no window to be had.
static SHOWN: AtomicBool = AtomicBool::new(false);
/// Whether the first thing that failed was the graphics, before a frame was drawn.
static WINDOWLESS: AtomicBool = AtomicBool::new(false);
/// Whether something failed that is not for want of a window.
static FAULT: AtomicBool = AtomicBool::new(false);

/// The program.
pub fn start() -> ExitCode {
    let args = Args::parse();
    arguments::speak(&args);
    let options = match arguments::options(&args) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    if args.terminal {
        return terminal::play(options);
    }
    match display::check() {
        Ok(Display::Ready) => play(options),
        Ok(Display::X11Only) => again_without_wayland().unwrap_or_else(|| play(options)),
        Err(reason) => {
            eprintln!(
                "No window: {reason}. With a desktop (WAYLAND_DISPLAY or DISPLAY set) or xvfb-run there is one; here the battle goes on in the terminal."
            );
            terminal::play(options)
        }
    }
}

/// Starts the program anew where no compositor is named: the window would be asked of it, and of
/// nobody else. `None` when that fails.
#[cfg(unix)]
fn again_without_wayland() -> Option<ExitCode> {
    use std::os::unix::process::CommandExt;
    let mut again = std::process::Command::new(std::env::current_exe().ok()?);
    again.args(std::env::args_os().skip(1)).env_remove("WAYLAND_DISPLAY");
    let failed = again.exec();
    eprintln!("{}: {failed}", again.get_program().display());
    None
}

/// Elsewhere there is no Wayland.
#[cfg(not(unix))]
fn again_without_wayland() -> Option<ExitCode> {
    None
}

/// The crates that speak to the window system and the graphics card.
const GRAPHICS: [&str; 11] = [
    "bevy_render",
    "bevy_winit",
    "bevy_window",
    "bevy_core_pipeline",
    "wgpu",
    "winit",
    "wayland",
    "smithay",
    "sctk",
    "x11rb",
    "glutin",
];

/// Whether a failure at a place in a source file is one of the graphics: of the window that
/// could not be had, not of the game.
fn of_graphics(file: &str) -> bool {
    let crates = file.split(['/', '\\']);
    crates.into_iter().any(|part| GRAPHICS.iter().any(|name| part.starts_with(name)))
}

/// Plays in a window; in the terminal where none can be opened after all. Any other failure is
/// told as what it is.
fn play(options: LaunchOptions) -> ExitCode {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let graphics = info.location().is_some_and(|place| of_graphics(place.file()));
        if graphics && !SHOWN.load(Ordering::Relaxed) && !FAULT.load(Ordering::Relaxed) {
            WINDOWLESS.store(true, Ordering::Relaxed);
        }
        // What else fails when there is no window follows from that.
        if !WINDOWLESS.load(Ordering::Relaxed) {
            FAULT.store(true, Ordering::Relaxed);
            usual(info);
        }
    }));
    let again = options.clone();
    let ended = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut app = game::app(options);
        app.add_systems(Last, |_: &World| SHOWN.store(true, Ordering::Relaxed));
        app.run()
    }));
    match ended {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(_) if FAULT.load(Ordering::Relaxed) => {
            eprintln!("Riposte had to stop: the fault is in the game, and told above.");
            ExitCode::FAILURE
        }
        Err(_) => {
            eprintln!(
                "No window: the graphics of this machine cannot be used. With a driver for Vulkan or OpenGL there is one; here the battle goes on in the terminal."
            );
            terminal::play(again)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::of_graphics;

    #[test]
    fn a_failure_of_the_game_is_not_taken_for_missing_graphics() {
        let dir = "/home/x/.cargo/registry/src/index.crates.io-1/";
        assert!(of_graphics(&format!("{dir}bevy_render-0.19.1/src/renderer/mod.rs")));
        assert!(of_graphics("C:\\x\\wgpu-29.0.4\\src\\api\\instance.rs"));
        assert!(of_graphics(&format!("{dir}bevy_winit-0.19.1/src/lib.rs")));
        for ours in ["src/game.rs", "crates/rules/src/data/armoury.rs", "src/board/mod.rs"] {
            assert!(!of_graphics(ours), "{ours}");
        }
        assert!(!of_graphics(&format!("{dir}bevy_ecs-0.19.1/src/world/mod.rs")));
    }
}
