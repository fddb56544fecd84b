//! Two answers in one gesture, and another figure in place of the one picked.

use bevy::prelude::*;
use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Decision, Pending, Refusal};
use riposte_rules::figure::FigureId;

use super::prompt::{mere_turns, names_a_figure};
use super::take_back::can_undo;
use super::{Match, answer, undo};

/// Answers, and when the same figure is then asked for nothing but a way to look, answers that
/// as well. Both are taken back together.
///
/// # Errors
/// When the first choice is not legal; nothing has changed then.
pub fn answer_and_look(world: &mut World, choice: Choice, facing: Facing) -> Result<(), Refusal> {
    let asked = world.resource::<Pending>().decision().map(|decision| decision.figure);
    answer(world, choice)?;
    let next = world.resource::<Pending>().decision();
    let turn = next.filter(|next| Some(next.figure) == asked && mere_turns(next));
    let turn = turn.and_then(|next| looks(next, facing));
    if let Some(turn) = turn {
        let steps = world.resource::<Match>().undo.len();
        answer(world, turn)?;
        let undo = &mut world.resource_mut::<Match>().undo;
        if steps > 0 && undo.len() > steps {
            undo.remove(steps);
        }
    }
    Ok(())
}

fn looks(decision: &Decision, facing: Facing) -> Option<Choice> {
    decision.choices.iter().find(|choice| choice.facing == Some(facing)).copied()
}

/// Whether the last answer picked the figure asked now.
fn picked_last(world: &World) -> Option<&Decision> {
    let figure = world.resource::<Pending>().decision()?.figure;
    let before = world.resource::<Match>().undo.last()?.decision.as_ref()?;
    let names = |figure: FigureId| named(before, figure).is_some();
    (can_undo(world) && names(figure)).then_some(before)
}

fn named(decision: &Decision, figure: FigureId) -> Option<Choice> {
    let names = |choice: &&Choice| names_a_figure(choice) && choice.actor == Some(figure);
    decision.choices.iter().find(names).copied()
}

/// Whether another figure could be picked in place of the one asked now.
pub fn can_pick_instead(world: &World, figure: FigureId) -> bool {
    let asked = world.resource::<Pending>().decision().map(|decision| decision.figure);
    Some(figure) != asked
        && picked_last(world).is_some_and(|before| named(before, figure).is_some())
}

/// Goes back and picks another figure; false when that cannot be.
pub fn pick_instead(world: &mut World, figure: FigureId) -> bool {
    let choice = picked_last(world).and_then(|before| named(before, figure));
    let Some(choice) = choice.filter(|_| can_pick_instead(world, figure)) else { return false };
    undo(world);
    answer(world, choice).is_ok()
}

/// Goes back to the picking of a figure; false when that was not the last answer.
pub fn pick_again(world: &mut World) -> bool {
    let picked = picked_last(world).is_some();
    if picked {
        undo(world);
    }
    picked
}
