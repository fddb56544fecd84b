//! What a player cares for, as numbers.
//!
//! The unit is the fighting worth of one unhurt figure.

use riposte_rules::data::{DataError, Library};
use serde::Deserialize;

/// Makes the numbers of what a player cares for: each with its usual value, and all of them by name.
macro_rules! weights {
    ($($(#[$doc:meta])+ $name:ident: $usual:expr,)+) => {
        /// How much each thing counts.
        #[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Weights {
            $($(#[$doc])+ pub $name: f64,)+
        }

        impl Default for Weights {
            fn default() -> Weights {
                Weights { $($name: $usual,)+ }
            }
        }

        impl Weights {
            /// Each by its name.
            pub(crate) fn named(&mut self) -> impl Iterator<Item = (&'static str, &mut f64)> {
                [$((stringify!($name), &mut self.$name)),+].into_iter()
            }
        }
    };
}

weights! {
    /// Worth taken from the enemy.
    harm: 1.0,
    /// Besides, putting an enemy out of the fight.
    out: 0.4,
    /// Worth lost to the enemy.
    suffered: 1.0,
    /// Besides, being put out of the fight.
    fall: 0.4,
    /// How far to reckon with the best answer of a target that can answer.
    answer: 0.6,
    /// Success at something that is no blow, in a small question.
    success: 0.3,
    /// A point more on a roll that is no success or failure.
    pip: 0.02,
    /// Deviation of such a roll, against it.
    hazard: 0.002,
    /// A point spent.
    point: 0.07,
    /// A point of strength spent that does not come back with the next turn.
    fatigue: 0.07,
    /// A missile or the like of a supply used up.
    shot: 0.01,
    /// A point of its own life paid.
    life: 0.1,
    /// A point short of what should be kept for answers.
    reserve: 0.08,
    /// A blow that hits on the way.
    way: 0.4,
    /// Having an enemy in reach, by the harm that the best blow at it is expected to do.
    threat: 0.35,
    /// Being in an enemy's reach, by the harm that its best blow is expected to do.
    danger: 0.2,
    /// Each enemy in whose reach a figure is beyond the first.
    crowd: 0.04,
    /// Being where enemies who have yet to move may come and strike, by the harm that their best
    /// blows are expected to do.
    incoming: 0.8,
    /// A clear shot at an enemy from afar, for a figure that does nothing but shoot.
    mark: 0.03,
    /// A hex of distance to the nearest enemy.
    distance: 0.03,
    /// The same for each turn that has passed: patience runs out.
    haste: 0.03,
    /// A hex between a figure, on its feet or not, and where its side wants to come to.
    goal: 0.15,
    /// Each 60 degrees between where a figure looks and its nearest enemy.
    facing: 0.012,
    /// Lying on the ground.
    down: 0.25,
    /// Holding no weapon.
    unarmed: 0.3,
    /// Advantages held over others and not yet used, by what the rulebook says of them.
    edge: 0.4,
    /// Each thing in hand: what is let fall is missed later.
    held: 0.08,
    /// Holding still while what is not used is kept to answer with, in parts of what the level
    /// makes of it.
    patience: 1.0,
    /// The usual answer, so that it wins ties.
    usual: 1e-6,
}

/// A file of the folder `personalities`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    /// The name shown to players.
    pub name: String,
    /// What it is like, in a sentence.
    pub blurb: String,
    /// What it cares for; what is not named counts as usual.
    #[serde(default)]
    pub weights: Weights,
}

impl Personality {
    /// The personality with a key.
    ///
    /// # Errors
    /// When there is no such file, or it cannot be read.
    pub fn of(library: &Library, key: &str) -> Result<Personality, DataError> {
        library.read(&format!("personalities/{key}.ron"))
    }
}

impl Weights {
    /// With a part (0 to 1) of the care for what it may suffer.
    pub(crate) fn with_caution(mut self, caution: f64) -> Weights {
        let Weights { suffered, fall, danger, crowd, incoming, way, .. } = &mut self;
        for care in [suffered, fall, danger, crowd, incoming, way] {
            *care *= caution;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn caution_is_of_what_may_be_suffered_alone() {
        let (usual, reckless) = (Weights::default(), Weights::default().with_caution(0.5));
        assert_eq!(reckless.suffered, 0.5 * usual.suffered);
        assert_eq!(reckless.danger, 0.5 * usual.danger);
        assert_eq!(reckless.harm, usual.harm);
        assert_eq!(usual.with_caution(1.0), usual);
    }
}
