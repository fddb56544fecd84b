//! How a figure holds its body.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

/// The posture of a figure. A rulebook uses those it knows.
#[derive(
    Component,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
pub enum Posture {
    /// Upright.
    #[default]
    Standing,
    /// Bent low, still mobile.
    Crouching,
    /// On one or both knees.
    Kneeling,
    /// On the seat.
    Sitting,
    /// On hands and knees.
    Crawling,
    /// Lying face down, or by choice.
    Prone,
    /// Lying on the back.
    Supine,
    /// Knocked down, not yet in order.
    Fallen,
    /// In a defensive crouch: knees bent, still upright.
    Guarded,
    /// On a chair, a bench, a log.
    Seated,
}

impl Posture {
    /// Every posture.
    pub const ALL: [Posture; 10] = [
        Posture::Standing,
        Posture::Crouching,
        Posture::Kneeling,
        Posture::Sitting,
        Posture::Crawling,
        Posture::Prone,
        Posture::Supine,
        Posture::Fallen,
        Posture::Guarded,
        Posture::Seated,
    ];

    /// The plain word.
    pub const fn word(self) -> &'static str {
        match self {
            Posture::Standing => "standing",
            Posture::Crouching => "crouching",
            Posture::Kneeling => "kneeling",
            Posture::Sitting => "sitting",
            Posture::Crawling => "crawling",
            Posture::Prone => "prone",
            Posture::Supine => "on the back",
            Posture::Fallen => "fallen",
            Posture::Guarded => "in a defensive crouch",
            Posture::Seated => "seated",
        }
    }

    /// The letter on the map.
    pub const fn letter(self) -> char {
        match self {
            Posture::Standing => 'S',
            Posture::Crouching => 'C',
            Posture::Kneeling => 'K',
            Posture::Sitting => 'T',
            Posture::Crawling => 'W',
            Posture::Prone => 'P',
            Posture::Supine => 'B',
            Posture::Fallen => 'F',
            Posture::Guarded => 'D',
            Posture::Seated => 'H',
        }
    }

    /// Whether the figure lies on the ground.
    pub const fn down(self) -> bool {
        matches!(self, Posture::Prone | Posture::Supine | Posture::Fallen)
    }
}
