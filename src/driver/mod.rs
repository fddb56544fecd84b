//! The battle driver: asks persons, lets computer players think, feeds log and stage.

mod begin;
mod bout;
mod chronicle;
mod drive;
mod offer;
mod second_thoughts;
mod small;

pub use begin::{leave, start, start_with};
pub use bout::{Bout, Seat, usual_computer, usual_seats};
pub use chronicle::{Chronicle, Tally};
pub use drive::{Match, Play, Still, answer, can_undo, collect, drive, take_over, undo};
pub use offer::{Desk, Offer, Open, mere_turns};
pub use second_thoughts::{answer_and_look, can_pick_instead, pick_again, pick_instead};

use bevy::prelude::*;

use crate::screens::Screen;

/// Carries the battle on while it is shown.
pub fn plugin(app: &mut App) {
    app.init_resource::<Match>()
        .init_resource::<Still>()
        .init_resource::<Chronicle>()
        .init_resource::<Desk>()
        .add_systems(Update, drive.run_if(in_state(Screen::Battle)).run_if(crate::records::fought));
}
