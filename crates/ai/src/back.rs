//! Nobody comes back: a figure does not return to where it has been in its phase, and does not turn
//! on the spot twice. It would have paid for nothing.

use riposte_rules::battle::{Table, Trail};
use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Decision, PromptKind};

use crate::decision::{actor, is_blow, is_step, weight};
use crate::pose::Pose;

/// Tells of the choices of a decision whether they bring a figure back to a hex and facing that it
/// has left in the same phase, nothing having happened since, or turn it right after it has turned
/// as far as it liked. Where it has been stands in the state of the battle, so the answer is the
/// same for every player that looks at it.
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
        let again = || after.hex == now.hex && trail.has_turned(figure, now.hex);
        moves
            && (trail.has_left(figure, after.hex, after.facing)
                || again() && turns_at_will(decision, choice))
    }
}

/// Whether a choice turns a figure, and others of its kind turn it to every other side.
fn turns_at_will(decision: &Decision, choice: &Choice) -> bool {
    let alike = |other: &&Choice| (other.verb, other.actor) == (choice.verb, choice.actor);
    let turns = |other: &&Choice| other.hex.is_none() && other.facing.is_some();
    let ways = decision.choices.iter().filter(|other| alike(other) && turns(other));
    turns(&choice) && ways.count() >= Facing::ALL.len() - 1
}
