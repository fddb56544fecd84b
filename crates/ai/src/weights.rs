//! What a player cares for, as numbers.
//!
//! The unit is the fighting worth of one unhurt figure.

use riposte_rules::data::{DataError, Library};
use serde::Deserialize;

/// How much each thing counts.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// Worth taken from the enemy.
    pub harm: f64,
    /// Besides, putting an enemy out of the fight.
    pub out: f64,
    /// Worth lost to the enemy.
    pub suffered: f64,
    /// Besides, being put out of the fight.
    pub fall: f64,
    /// How far to reckon with the best answer of a target that can answer.
    pub answer: f64,
    /// Success at something that is no blow, in a small question.
    pub success: f64,
    /// A point more on a roll that is no success or failure.
    pub pip: f64,
    /// Deviation of such a roll, against it.
    pub hazard: f64,
    /// A point spent.
    pub point: f64,
    /// A point of strength spent that does not come back with the next turn.
    pub fatigue: f64,
    /// A missile or the like of a supply used up.
    pub shot: f64,
    /// A point of its own life paid.
    pub life: f64,
    /// A point short of what should be kept for answers.
    pub reserve: f64,
    /// A blow that hits on the way.
    pub way: f64,
    /// Having an enemy in reach, by the harm that the best blow at it is expected to do.
    pub threat: f64,
    /// Being in an enemy's reach, by the harm that its best blow is expected to do.
    pub danger: f64,
    /// Each enemy in whose reach a figure is beyond the first.
    pub crowd: f64,
    /// Being where enemies who have yet to move may come and strike, by the harm that their best
    /// blows are expected to do.
    pub incoming: f64,
    /// A clear shot at an enemy from afar, for a figure that does nothing but shoot.
    pub mark: f64,
    /// A hex of distance to the nearest enemy.
    pub distance: f64,
    /// The same for each turn that has passed: patience runs out.
    pub haste: f64,
    /// A hex between a figure, on its feet or not, and where its side wants to come to.
    pub goal: f64,
    /// Each 60 degrees between where a figure looks and its nearest enemy.
    pub facing: f64,
    /// Lying on the ground.
    pub down: f64,
    /// Holding no weapon.
    pub unarmed: f64,
    /// Advantages held over others and not yet used, by what the rulebook says of them.
    pub edge: f64,
    /// Each thing in hand: what is let fall is missed later.
    pub held: f64,
    /// Holding still while what is not used is kept to answer with, in parts of what the level
    /// makes of it.
    pub patience: f64,
    /// The usual answer, so that it wins ties.
    pub usual: f64,
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

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            harm: 1.0,
            out: 0.4,
            suffered: 1.0,
            fall: 0.4,
            answer: 0.6,
            success: 0.3,
            pip: 0.02,
            hazard: 0.002,
            point: 0.07,
            fatigue: 0.07,
            shot: 0.01,
            life: 0.1,
            reserve: 0.08,
            way: 0.4,
            threat: 0.35,
            danger: 0.2,
            crowd: 0.04,
            incoming: 0.8,
            mark: 0.03,
            distance: 0.03,
            haste: 0.03,
            goal: 0.15,
            facing: 0.012,
            down: 0.25,
            unarmed: 0.3,
            held: 0.08,
            edge: 0.4,
            patience: 1.0,
            usual: 1e-6,
        }
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
