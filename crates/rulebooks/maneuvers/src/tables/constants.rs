//! Fixed numbers and switches.

use riposte_rules::systems::{CostTable, ReachRule};
use serde::Deserialize;

/// Fixed numbers and switches: `constants.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// The hexes that are struck by each hand.
    pub reach: ReachRule,
    /// Whether every hand strikes into all three front hexes.
    pub wide_arc: bool,
    /// Whether a shield on the arm gives an attack a second blow, with the shield.
    #[serde(default)]
    pub shield_too: bool,
    /// How defences are scored.
    pub defences: Defences,
    /// Whether daze counts in defences.
    pub daze_defence: bool,
    /// Whether a blow does 1 more for each 3 by which it was won.
    pub margin_damage: bool,
    /// From where blows can be blocked with the left arm, relative to the facing.
    pub block_from: Vec<u8>,
    /// From where they can be parried with the right hand.
    pub parry_from: Vec<u8>,
    /// Modifier of each defence after the first.
    pub further_defence: i32,
    /// Bonus of a skilled defence.
    pub skilled_defence: i32,
    /// Dodge bonus of a retreat.
    pub retreat: i32,
    /// Dodge bonus of rolling away on the ground.
    pub roll_away: i32,
    /// Won by so much, one may press; rolled by so much, nobody retreats.
    pub by_five: i32,
    /// A wild swing: the modifier, and the most the skill can be.
    pub wild: (i32, i32),
    /// Attack modifier of a weapon that is not ready.
    pub unready: i32,
    /// So much more ST than a weapon takes keeps it ready.
    pub heft: i32,
    /// The part of the skill from which on what parries with it stays ready.
    pub ready_parry: (i32, i32),
    /// Attack modifier while setting up.
    pub set_up_attack: i32,
    /// A set-up: the most gained a turn, the most turns, the most for one attack.
    pub set_up: (i32, u8, i32),
    /// Block modifier against a wrap shot.
    pub wrap_block: i32,
    /// Defence modifier of the stunned.
    pub stunned: i32,
    /// Modifier of the confused.
    pub confused: i32,
    /// The most that daze takes.
    pub daze_most: i32,
    /// Attacking past a friend, past an enemy.
    pub past: (i32, i32),
    /// The blow after a beat.
    pub after_beat: i32,
    /// A charge: damage of thrusts and of shields, ST of the slam.
    pub charge: (i32, i32),
    /// ST of a figure that braces a spear, and a pole weapon.
    pub brace: (i32, i32),
    /// What a stop thrust that missed gives to a figure that charges.
    pub missed_thrust: i32,
    /// Getting past somebody who stands and sees one.
    pub evade: i32,
    /// Modifier of those who hold each other, to all but close weapons.
    pub held: i32,
    /// Blocks of a figure that presses a shield.
    pub press_block: i32,
    /// ST of a figure that has thrust with what holds a shield.
    pub snatch_thrust: i32,
    /// Disengaging: against an all-out attack, a cautious one, each further enemy.
    pub disengage: (i32, i32, i32),
    /// A shot to the side of the front.
    pub shot_aside: i32,
    /// A shot without aiming.
    pub snap_shot: i32,
    /// A shot after a move.
    pub pop_up: i32,
    /// The most that aiming longer gives.
    pub aim_most: i32,
    /// A shot with a weapon that rests on something.
    pub braced: i32,
    /// The times of ST above which a load is light, medium, heavy, extra heavy.
    pub encumbrance: [i32; 4],
    /// The passive defence of the largest shield with which one goes on hands and knees.
    pub crawl_shield: i32,
    /// Weapons break on what weighs so many times as much, with so much on a die.
    pub breaks: (i32, i32),
    /// Throwing to a friend, and catching.
    pub throwing: Throwing,
    /// Skills that are not known: of which attribute, and how much less.
    pub unknown: Vec<(String, Attribute, i32)>,
    /// The same of every other skill, from DX.
    pub unknown_else: i32,
    /// A foe is judged in no time once in so many seconds.
    pub sizes_up_every: u16,
    /// Sprinting low down for so many seconds takes so much ST.
    pub sprint_tires: (u16, i32),
    /// What movement costs on one's feet, in half points (MAN-532).
    pub movement: CostTable,
}

/// Modifiers of throws and catches.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throwing {
    /// To somebody who stands ready to catch.
    pub willing: i32,
    /// Past each that stands in between.
    pub past: i32,
    /// Each foe that reaches for it.
    pub against: i32,
    /// Just hit.
    pub hit: i32,
    /// The catch after a good throw.
    pub well: i32,
    /// The catch, each hex run.
    pub run: i32,
    /// The catch, diving.
    pub dive: i32,
    /// What weighs so much or less, in pounds, and its modifier.
    pub small: (i32, i32),
    /// From which side it comes, clockwise from the front; `None` where it cannot be caught.
    pub side: [Option<i32>; 6],
}

/// An attribute on which skills stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Attribute {
    /// Skill of hand.
    DX,
    /// Wits.
    IQ,
}

/// How defences are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Defences {
    /// A part of the skill and passive defence.
    HalfAndDefence,
    /// 3 and half the skill, no passive defence.
    PlusThree,
    /// The whole skill, no passive defence; dodge is DX−4.
    FullSkill,
}
