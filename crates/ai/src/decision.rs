//! What is asked, and what kind of choice answers it.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Table, TurnNumber};
use riposte_rules::decision::{Choice, Decision, PromptKind};
use riposte_rules::figure::FigureId;

/// Who acts on a choice.
pub(crate) fn actor(decision: &Decision, choice: &Choice) -> FigureId {
    choice.actor.unwrap_or(decision.figure)
}

/// How much the pending decision asks of a player.
pub(crate) fn weight(table: Table, decision: &Decision) -> PromptKind {
    table.book().questions()[decision.question.0 as usize].weight
}

/// The number of the turn.
pub(crate) fn turn(world: &World) -> u16 {
    world.resource::<TurnNumber>().0
}

/// What is asked after a choice that took no time: the same figure the same in the same turn. In the
/// next turn it may be the first again, but then its time is gone.
pub(crate) fn asked_again<'w>(before: &World, now: &'w World) -> Option<&'w Decision> {
    let asked = Table::new(before).decision()?;
    let again = Table::new(now).decision()?;
    let same = (asked.figure, asked.question) == (again.figure, again.question);
    Some(again).filter(|_| same && turn(before) == turn(now))
}

/// Whether a choice is a blow with something at somebody.
pub(crate) fn is_blow(choice: &Choice) -> bool {
    choice.target.is_some() && choice.arm.is_some()
}

/// Whether a choice does no more than move or turn a figure.
pub(crate) fn is_step(choice: &Choice) -> bool {
    let moves = choice.hex.is_some() || choice.facing.is_some();
    moves && choice.target.is_none() && choice.arm.is_none() && choice.number.is_none()
}

/// Whether a choice only says how a figure holds itself or what it is about to do: a maneuver, a
/// stance.
pub(crate) fn is_stance(choice: &Choice) -> bool {
    *choice == Choice::plain(choice.verb)
}

/// Whether a choice only takes something in hand, or lets it go.
pub(crate) fn is_handling(choice: &Choice) -> bool {
    choice.arm.is_some() && choice.target.is_none()
}

/// Whether a choice only says who is next.
pub(crate) fn is_pick(choice: &Choice) -> bool {
    choice.actor.is_some_and(|by| *choice == Choice::plain(choice.verb).by(by))
}

/// Whether a choice is nothing but a verb and a number: outside small questions that is
/// talk, and one of them stands for all.
pub(crate) fn is_number(choice: &Choice) -> bool {
    let plain = Choice::plain(choice.verb);
    let bare = Choice { number: choice.number, actor: choice.actor, ..plain };
    choice.number.is_some() && *choice == bare
}
