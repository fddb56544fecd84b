//! The program: reads the command line, then plays in a window or in the terminal.

use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::window::WindowResolution;
use clap::Parser;

use super::cli::Args;
use super::{arguments, display, terminal};
use crate::game;
use crate::plan::Plan;

/// Whether a frame was drawn; before that a failure means there is no window to be had.
static SHOWN: AtomicBool = AtomicBool::new(false);

/// The program.
pub fn start() -> ExitCode {
    let args = Args::parse();
    let plan = match arguments::plan(&args) {
        Ok(plan) => plan,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    if args.terminal {
        return terminal::play(plan);
    }
    if let Err(reason) = display::check() {
        eprintln!(
            "No window: {reason}. With a desktop (DISPLAY set) or xvfb-run there is one; here the battle goes on in the terminal."
        );
        return terminal::play(plan);
    }
    play(plan)
}

/// Plays in a window; in the terminal where none can be opened after all.
fn play(plan: Plan) -> ExitCode {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if SHOWN.load(Ordering::Relaxed) {
            usual(info);
        }
    }));
    let again = plan.clone();
    let ended = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut app = game::app(plan);
        app.add_systems(Last, |_: &World| SHOWN.store(true, Ordering::Relaxed));
        app.run()
    }));
    match ended {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(_) if !SHOWN.load(Ordering::Relaxed) => {
            eprintln!(
                "No window: the graphics of this machine cannot be used. With a driver for Vulkan or OpenGL there is one; here the battle goes on in the terminal."
            );
            terminal::play(again)
        }
        Err(_) => ExitCode::FAILURE,
    }
}

/// The window.
pub fn window(plan: &Plan) -> Window {
    let [width, height] = plan.window;
    Window { resolution: WindowResolution::new(width, height), ..Window::default() }
}
