//! Reaction windows: who may answer, in which order, with what.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Memory;
use crate::battle::Table;
use crate::decision::{Asking, Choice, Pending, Question};
use crate::exchange::Exchange;
use crate::figure::FigureId;

/// A window on a manoeuvre: those who have yet to be asked, next first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// What is asked.
    pub question: Question,
    /// Who is still to be asked.
    pub queue: SmallVec<[FigureId; 8]>,
}

impl Window {
    /// A window for some figures, those of highest precedence first, ties by number.
    pub fn open(
        question: Question,
        figures: impl IntoIterator<Item = FigureId>,
        precedence: impl Fn(FigureId) -> i32,
    ) -> Window {
        let mut queue: SmallVec<[FigureId; 8]> = figures.into_iter().collect();
        queue.sort_by_key(|figure| (std::cmp::Reverse(precedence(*figure)), *figure));
        Window { question, queue }
    }
}

/// What a rulebook says about answering.
pub trait Reacting: Memory {
    /// The answers open to a figure to the manoeuvre on top, the one that declines
    /// included. A figure with nothing but that one is not asked.
    fn answers(world: &World, figure: FigureId) -> Asking;
    /// A figure has answered. Whatever it does about it, the window stays open for those
    /// behind it, unless this closes it.
    fn answered(world: &mut World, figure: FigureId, choice: Choice);
}

/// Takes the answer to the topmost window, or asks the next figure in it, or closes it.
pub fn offer_window<M: Reacting>(world: &mut World) {
    let mut exchange = world.resource_mut::<Exchange<M>>();
    let Some(frame) = exchange.top_mut() else { return };
    let Some(window) = Memory::window(&mut frame.memory) else { return };
    let question = window.question;
    if let Some(answer) = world.resource_mut::<Pending>().take(question) {
        M::answered(world, answer.figure, answer.choice);
        return;
    }
    while let Some(figure) = next::<M>(world) {
        if !Table::new(world).active(figure) {
            continue;
        }
        let asking = M::answers(world, figure);
        if asking.choices.len() > 1 {
            let side = Table::new(world).side(figure);
            world.resource_mut::<Pending>().ask(side, figure, question, asking);
            return;
        }
    }
}

fn next<M: Reacting>(world: &mut World) -> Option<FigureId> {
    let mut exchange = world.resource_mut::<Exchange<M>>();
    let window = Memory::window(&mut exchange.top_mut()?.memory)?;
    (!window.queue.is_empty()).then(|| window.queue.remove(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quickest_are_asked_first() {
        let order = [3, 9, 9, 1];
        let window =
            Window::open(Question(0), (0..4).map(FigureId), |figure| order[figure.index()]);
        assert_eq!(window.queue.as_slice(), [FigureId(1), FigureId(2), FigureId(0), FigureId(3)]);
    }
}
