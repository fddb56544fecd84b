//! The panels around the board.

mod answers;
mod ask;
mod banner;
mod closed;
mod compact;
mod figure;
#[cfg(test)]
mod fits;
mod forecast;
mod layout;
mod learn;
mod log;
mod marks;
mod picking;
mod replay;
mod top;
mod words;

pub use banner::sentence;
pub use log::open_log;
pub use picking::{Picked, Picking, Tab};
pub use words::cap;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::screens::Screen;

/// What was wished for by a click on a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// What the picking came to.
    Pick(Picked),
    /// Take the last answer back.
    Undo,
    /// The next person has taken the seat.
    TakeOver,
    /// Open a screen over the battle.
    Open(crate::screens::Overlay),
    /// See how it ended.
    Outcome,
    /// Begin or end showing everything at once.
    Skip,
    /// Something of the replay.
    Replay(crate::records::Order),
}

/// The panels of a battle.
pub fn plugin(app: &mut App) {
    app.init_resource::<Picking>()
        .add_systems(EguiPrimaryContextPass, layout::battle.run_if(in_state(Screen::Battle)))
        .add_systems(
            Update,
            (learn::learn, marks::mark)
                .chain()
                .after(crate::driver::drive)
                .run_if(in_state(Screen::Battle)),
        )
        .add_systems(OnExit(Screen::Battle), marks::clear);
}
