//! The numbers of what is thrown and shot, as they stand in `missiles.ron` and `weapons.ron`.

use riposte_rules::board::Terrain;
use riposte_rules::data::Number;
use serde::Deserialize;

/// What is thrown or shot with: a part of a way to use a weapon.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// The skill: `Throwing` or `Shooting`.
    pub skill: String,
    /// The specialisms that count with it, by the names of scores.
    #[serde(default)]
    pub specialisms: Vec<String>,
    /// Whether the weapon itself flies, rather than what it shoots.
    #[serde(default)]
    pub thrown: bool,
    /// How far it is any good, in hexes.
    pub effective: u8,
    /// What an ill-balanced missile adds to the difficulty.
    #[serde(default)]
    pub clumsy: Number,
    /// How often it has to be loaded after a shot.
    #[serde(default)]
    pub load: u8,
}

/// Numbers for everything that flies: `missiles.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Missiles {
    /// Attack bonus of a throw with a step.
    pub step_bonus: Number,
    /// Attack modifier of a shot after a turn.
    pub turn_penalty: Number,
    /// Attack modifier for each hex beyond the effective range.
    pub beyond: Number,
    /// Difficulty by distance: up to so many hexes.
    pub range: Vec<(u8, Number)>,
    /// Difficulty of what is farther off.
    pub farther: Number,
    /// Difficulty by the place aimed at, as far as it is large.
    pub places: Vec<(String, Number)>,
    /// Difficulty of every other place.
    pub small: Number,
    /// The chest of what is larger than a man.
    pub large: Number,
    /// Difficulty of a target that moves.
    pub moving: Number,
    /// Difficulty of one that runs.
    pub running: Number,
    /// Difficulty of half cover.
    pub cover: Number,
    /// The ground that gives it, to a figure that stands in it or behind it.
    pub covering: Vec<Terrain>,
    /// Difficulty of the light.
    pub light: Number,
    /// Price of setting and aiming in action points.
    pub aim_price: i32,
    /// The result from which an aim helps.
    pub aim_at_least: Number,
    /// What it then adds.
    pub aim_bonus: Number,
    /// The most that aiming adds.
    pub most_aim: Number,
}
