//! How far something strikes.

use std::fmt;

use serde::{Serialize, Serializer};

/// The distances at which something strikes, in hexes; 0 is one's own hex.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Reach(u8);

impl Reach {
    /// The farthest distance there can be.
    pub const MOST: u8 = 7;

    /// Adds a distance; those beyond [`Reach::MOST`] are left out.
    pub fn insert(&mut self, distance: u8) {
        if distance <= Reach::MOST {
            self.0 |= 1 << distance;
        }
    }

    /// The same and all of another.
    pub fn with(self, other: Reach) -> Reach {
        Reach(self.0 | other.0)
    }

    /// Whether a distance is among them.
    pub fn contains(self, distance: u32) -> bool {
        distance <= u32::from(Reach::MOST) && self.0 >> distance & 1 == 1
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The distances, the nearest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..=Reach::MOST).filter(move |distance| self.contains(u32::from(*distance)))
    }

    /// The farthest of them.
    pub fn farthest(self) -> Option<u8> {
        self.iter().last()
    }
}

impl FromIterator<u8> for Reach {
    fn from_iter<I: IntoIterator<Item = u8>>(distances: I) -> Reach {
        let mut reach = Reach::default();
        distances.into_iter().for_each(|distance| reach.insert(distance));
        reach
    }
}

impl fmt::Debug for Reach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Reach {
    /// As in a table: `1, 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let distances: Vec<String> = self.iter().map(|distance| distance.to_string()).collect();
        f.write_str(&distances.join(", "))
    }
}

impl Serialize for Reach {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
