//! The hex board: coordinates, directions, terrain and maps.

mod coordinate;
mod facing;
mod map;
mod terrain;

pub use coordinate::{column_letters, hex_at, hex_name, offset_of, parse_hex};
pub use facing::{Arc, Facing, first_steps, nearest_directions};
pub use hexx::Hex;
pub use map::Board;
pub use terrain::Terrain;
