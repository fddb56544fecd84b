//! The rulebooks, to be read in the game. Every rule id that stands anywhere opens its rule.

mod find;
mod link;
mod page;
mod reading;
mod set;
mod show;

pub use link::{opens_rule, page_link, rule_link};
pub use page::{Block, Pages};
pub use reading::{Place, Reading, from_the_table, open_book};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app_state::Drawn;

/// The rulebook over the screen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pages>()
        .init_resource::<Reading>()
        .add_systems(EguiPrimaryContextPass, (link::follow, show::show).chain().after(Drawn));
}
