//! Casting spells, keeping them up, seeing through illusions (OPT-901 to OPT-911).

mod cast;
mod choices;
mod effects;
mod illusion;
mod renew;
mod rolls;

pub use cast::{cast, roll_to_cast};
pub use choices::{casts_at, casts_from, knows, lacking, spells};
pub use effects::burn;
pub use illusion::{disbelief, disbelieve, illusions_seen, unseen};
pub use renew::{dispel, end_of_turn, ends_with, renew, renewed};
pub use rolls::{cast_roll, cost, damage_roll, least_damage, row_of, spell_stopped};
