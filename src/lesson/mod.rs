//! Lessons: a battle in which each decision of the learner is asked for, by a card over the board.
//!
//! | name | what |
//! |---|---|
//! | `teaching` | the lesson under way, and what becomes of choices in it |
//! | `begin` | laying a lesson, at its beginning or where it was left |
//! | `list` | the lessons, and how far the learner is in each |

mod begin;
mod list;
mod teaching;

pub use begin::{again, begin, open, play};
pub use list::{Lessons, State, state};
pub use teaching::{Teaching, asked_for, heed, over, tell, wanted};

use bevy::prelude::*;

/// The lessons that come with the game.
pub fn plugin(app: &mut App) {
    app.init_resource::<Lessons>().add_systems(Startup, list::read);
}
