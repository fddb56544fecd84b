//! Putting questions.

use bevy_ecs::prelude::*;

use super::table::Table;
use crate::decision::{Asking, Choice, Pending, Question};
use crate::figure::FigureId;

/// The answer to a question for a figure: taken when it has been given, the only one when
/// there is but one, the default when the figure has left the fight; else the question is put,
/// and the answer is `None` for now.
pub fn ask(
    world: &mut World,
    figure: FigureId,
    question: Question,
    asking: impl FnOnce(&World) -> Asking,
) -> Option<Choice> {
    if let Some(answer) = world.resource_mut::<Pending>().take(question) {
        return Some(answer.choice);
    }
    let asking = asking(world);
    if asking.choices.len() == 1 {
        return Some(asking.choices[0]);
    }
    let table = Table::new(world);
    if !table.active(figure) {
        return Some(asking.default);
    }
    let side = table.side(figure);
    world.resource_mut::<Pending>().ask(side, figure, question, asking);
    None
}
