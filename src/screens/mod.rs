//! The screens of the game.

mod bar;
mod battle;
mod file_list;
mod files;
mod frame;
mod help;
mod invitation;
mod keys;
mod ladder;
mod lessons;
mod menu;
mod menu_command;
mod notice;
mod outcome;
mod settings;
mod setup;
mod setup_form;
mod title;
mod when;

pub use file_list::{FileCommand, Listing};
pub use help::how_to_play;
pub use invitation::{LetterCommand, told as invitation};
pub use ladder::commands as ladder_commands;
pub use lessons::told as lesson_told;
pub use menu::commands as menu_commands;
#[cfg(target_arch = "wasm32")]
pub use menu_command::play_at_once;
pub use menu_command::{MenuCommand, lesson_offered, take_in};
pub use outcome::{fate_words, next as after_battle, record_commands, which as battle_fought};
pub use setup::{book_words, measured, seats, sworn};
pub use setup_form::{SetupForm, seed_by_lot};
pub use title::{commands as title_commands, unread};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app_state::{Drawn, NewVersion, Notice, Overlay, Screen};

/// All screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Overlay>()
        .init_resource::<Notice>()
        .init_resource::<NewVersion>()
        .init_resource::<Listing>()
        .init_resource::<crate::ladder::Doomed>()
        .add_plugins((title::plugin, setup::plugin, battle::plugin, outcome::plugin))
        .add_systems(
            EguiPrimaryContextPass,
            (
                menu::show,
                help::show,
                lessons::show,
                ladder::show,
                settings::show,
                files::show,
                invitation::show,
                notice::show,
            )
                .chain()
                .after(Drawn),
        );
}
