//! The program on a page.

use std::process::ExitCode;

use super::selfplay;
use crate::game;
use crate::launch::options::LaunchOptions;
use crate::platform::{disk, page};

/// The program. What comes with the address of the page waits in its letter box.
pub fn start() -> ExitCode {
    page::greet();
    std::panic::set_hook(Box::new(|info| page::failed(&info.to_string())));
    selfplay::prompt();
    match LaunchOptions::plain() {
        Ok(options) => {
            let options = LaunchOptions {
                folder: disk::battles_folder(),
                settings: disk::settings_file(),
                ..options
            };
            game::app(options).run();
            ExitCode::SUCCESS
        }
        Err(error) => {
            page::failed(&error.to_string());
            ExitCode::FAILURE
        }
    }
}
