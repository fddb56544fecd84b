//! Shooting and throwing (OPT-621 to OPT-633).

mod flight;
mod shots;
mod throw;

pub use flight::{Missile, fly, pass_roll, stray_roll};
pub use shots::{
    fires_from, lacking, last_shot, loaded, loading_after, loose, second_shots, shoot,
    shoots_twice, shots,
};
pub use throw::{targets, throw};
