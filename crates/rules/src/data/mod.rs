//! The files a battle is made from: maps, rosters, weapons, scenarios, all in RON.
//!
//! Every file is checked as a whole before anything of it is used; an error names the
//! file, the line and what was expected.

mod armoury;
mod bounds;
mod error;
mod library;
mod map_file;
mod once;
mod place;
mod roster;
mod scenario;
mod scenario_file;

pub use armoury::{Armoury, Mode, ModeEntry, Weapon, WeaponEntry, WeaponFile, WeaponNumbers};
pub use error::{DataError, controls, shown};
pub use library::{BOM, Library, Source};
pub use map_file::MapFile;
pub use roster::{FigureEntry, KitEntry, Number, RosterFile};
pub use scenario::{FigureSpawn, Scenario, plain_key};
pub use scenario_file::{PlacedEntry, ScenarioFile, SideEntry, Victory};
