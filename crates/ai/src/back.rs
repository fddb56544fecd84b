//! Nobody comes back: a figure does not return to where it has been in its phase. It would
//! have paid for nothing.

use riposte_rules::battle::{Table, Trail};
use riposte_rules::decision::{Choice, Decision, PromptKind};

use crate::decision::{actor, is_blow, is_step, weight};
use crate::pose::Pose;

/// Tells of the choices of a decision whether they bring a figure back to a hex and facing
/// that it has left in the same phase, nothing having happened since. Where it has been stands
/// in the state of the battle, so the answer is the same for every player that looks at it.
pub(crate) fn comes_back<'a>(
    table: Table<'a>,
    decision: &'a Decision,
) -> impl Fn(&Choice) -> bool + use<'a> {
    let acts = weight(table, decision) == PromptKind::Act;
    let trail = table.world().get_resource::<Trail>().filter(|_| acts);
    move |choice| {
        let figure = actor(decision, choice);
        let Some(trail) = trail.filter(|trail| trail.is_of(figure)) else { return false };
        if !is_step(choice) && !is_blow(choice) {
            return false;
        }
        let (now, after) = (Pose::of(table, figure), Pose::after(table, decision, choice));
        let moves = (after.hex, after.facing) != (now.hex, now.facing);
        moves && trail.has_left(figure, after.hex, after.facing)
    }
}
