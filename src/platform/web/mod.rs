//! In a page: its address, the storage of its browser, and what it says aloud.

pub mod disk;
mod flat;
mod page;
mod rehearse;
mod speak;
mod spots;

pub use flat::engine;

use std::process::ExitCode;

use bevy::prelude::*;
use riposte_rules::data::DataError;

use crate::game;
use crate::plan::Plan;
use crate::records::Shared;

/// Whether battles can be handed on from within the game.
pub const SHARES: bool = true;
/// Whether a drawn button leads to the same in words and buttons.
pub const IN_WORDS: bool = true;
/// Whether the game can be left; a page is closed by its browser.
pub const LEAVES: bool = false;
/// Whether the page may wake the game.
pub const WAKES: bool = true;

/// The program. What comes with the address of the page waits in its letter box.
pub fn start() -> ExitCode {
    page::greet();
    std::panic::set_hook(Box::new(|info| page::failed(&info.to_string())));
    rehearse::offer();
    match Plan::plain() {
        Ok(plan) => {
            let plan =
                Plan { folder: disk::battles_folder(), settings: disk::settings_file(), ..plan };
            game::app(plan).run();
            ExitCode::SUCCESS
        }
        Err(error) => {
            page::failed(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// The canvas, as large as the page.
pub fn window(_: &Plan) -> Window {
    Window {
        canvas: Some("#game".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: true,
        ..Window::default()
    }
}

/// A number nobody chose.
pub fn lot() -> u64 {
    (js_sys::Math::random() * (1u64 << 53) as f64) as u64
}

/// Hands a text to others, as a link and as a file.
///
/// # Errors
/// None; the page takes it.
pub fn share(shared: &Shared) -> Result<(), DataError> {
    page::share(&shared.file_name(), &shared.text(), &shared.link());
    Ok(())
}

/// Lets the player choose a file to be opened.
pub fn pick_file() {
    page::tell("pick", &[]);
}

/// Leads to the same in words and buttons.
pub fn to_words() {
    page::tell("words", &[]);
}

/// What the page adds to the game.
pub fn plugin(app: &mut App, _: &Plan) {
    app.add_plugins((speak::plugin, spots::plugin));
}
