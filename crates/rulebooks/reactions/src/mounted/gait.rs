//! The gaits, and what all mounts have.

use riposte_rules::roll::Text;

use super::table::KindRow;

/// The slowest gait at which a mount must go on (REA-103).
pub const TROT: u8 = 2;

/// The fastest gait.
pub const GALLOP: u8 = 4;

const GAITS: [&str; 5] = ["stand", "walk", "trot", "canter", "gallop"];

/// A gait in words.
pub fn gait_word(gait: u8) -> &'static str {
    GAITS[usize::from(gait.min(GALLOP))]
}

/// What a mount has of its own to strike with, and nobody else.
pub const OF_MOUNTS: [&str; 2] = ["teeth", "hooves"];

/// The name of a kind of mount as a label.
pub fn kind_label(kind: &KindRow) -> Text {
    Text::Owned(kind.name.to_lowercase())
}
