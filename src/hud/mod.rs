//! The panels around the board.

#[cfg(test)]
mod apart_fits;
mod ask;
mod at_right;
mod banner;
mod carry_out;
mod clear;
mod closed;
pub(crate) mod command;
mod compact;
#[cfg(test)]
mod desk_fits;
pub(crate) mod facings;
mod figure;
#[cfg(test)]
pub(crate) mod fits;
mod forecast;
#[cfg(test)]
mod german_fits;
mod harm;
mod held;
mod hint;
#[cfg(test)]
mod hint_fits;
mod hint_place;
mod laid;
pub(crate) mod layout;
mod learn;
mod left;
mod lesson;
#[cfg(test)]
mod lesson_fits;
mod list;
mod log;
mod marks;
mod moment;
mod more_below;
#[cfg(test)]
mod open_log_fits;
mod pad_legend;
#[cfg(test)]
mod phone_fits;
pub(crate) mod picking;
mod replay;
mod rows;
mod said_anew;
mod sums;
pub(crate) mod threats;
mod top;
pub(crate) mod ways;
mod why_not;
mod words;

pub use banner::sentence;
pub use carry_out::{carry_out, grant};
pub use hint::{Hint, because};
pub use lesson::words as lesson_words;
pub use log::open_log;
pub use picking::{Picked, Picking, Tab};
pub use why_not::arcs;
pub use words::{cap, in_all, price};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app_state::{Drawn, Screen};
use crate::settings;

/// The panels of a battle.
pub fn plugin(app: &mut App) {
    app.init_resource::<Picking>()
        .init_resource::<Hint>()
        .add_systems(
            EguiPrimaryContextPass,
            layout::battle.in_set(Drawn).run_if(in_state(Screen::Battle)),
        )
        .add_systems(
            Update,
            (hint::think, learn::learn, marks::mark, log::go)
                .chain()
                .after(crate::driver::drive)
                .run_if(in_state(Screen::Battle)),
        )
        .add_systems(Update, said_anew::follow.after(settings::apply).before(crate::driver::drive))
        .add_systems(
            Update,
            carry_out::forget.after(crate::driver::drive).run_if(in_state(Screen::Battle)),
        )
        // Before the next decision is made, or there were no time between two.
        .add_systems(
            Update,
            moment::keep.before(crate::driver::drive).run_if(in_state(Screen::Battle)),
        )
        .add_systems(OnExit(Screen::Battle), marks::clear);
}
