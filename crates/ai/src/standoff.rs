//! When nobody comes to blows: two who only go out of each other's way, or wait for each other.

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision};

use crate::Weights;
use crate::around::Around;
use crate::decision::{actor, is_step};
use crate::evaluation_context::EvalContext;
use crate::foe::Foe;
use crate::mood::waited;
use crate::pose::Pose;

/// What it costs to go out of the reach of all enemies, by how long the battle has lasted. Tries show
/// nothing of it: the enemy comes after the figure there, and all is as it was.
pub(crate) fn elusive<'a>(
    table: Table<'a>,
    decision: &'a Decision,
    weights: &Weights,
) -> impl Fn(&Choice) -> f64 + use<'a> {
    /// The part of the haste of each turn.
    const PART: f64 = 0.5;
    let cost = PART * weights.haste * waited(table);
    move |choice| if cost > 0.0 && eludes(table, decision, choice) { cost } else { 0.0 }
}

/// Whether a figure that fights hand to hand has an enemy in reach, and would have none any more.
fn eludes(table: Table, decision: &Decision, choice: &Choice) -> bool {
    if !is_step(choice) || choice.hex.is_none() {
        return false;
    }
    let figure = actor(decision, choice);
    let context = EvalContext::of(table, figure);
    let reaches = |pose| !Around::of(&context, pose).reaches.is_empty();
    let (here, there) = (Pose::of(table, figure), Pose::after(table, decision, choice));
    context.hand_to_hand() && reaches(here) && !reaches(there)
}

/// Whether anybody has an enemy in reach.
pub(crate) fn face_to_face(table: Table) -> bool {
    let reached = |figure| {
        let hex = table.hex(figure);
        table.enemies(figure).any(|enemy| Foe::of(table, enemy).reaches(table, hex))
    };
    table.active_figures().any(reached)
}
