//! Attack resolution: roll against roll or number.

use crate::event::{Event, Journal};
use crate::figure::FigureId;
use crate::roll::{Contest, Dice, Roll, Settled, Text, Thrown};

/// Settles a contest at once, and tells what was rolled.
pub fn settle(
    dice: &mut Dice,
    journal: &mut Journal,
    figure: FigureId,
    other: Option<FigureId>,
    contest: Contest,
) -> Settled {
    let limits = if journal.keeps() { contest.limits() } else { Default::default() };
    let [limit, other_limit] = limits;
    let settled = contest.settle(dice, [Some(figure), other]);
    let mut rolled = |figure, thrown: &Thrown, limit| {
        let meaning = || settled.why(thrown).map(Text::from);
        let event = || Event::Rolled { figure, thrown: thrown.clone(), meaning: meaning(), limit };
        journal.tell(event);
    };
    rolled(Some(figure), &settled.roll, limit.clone());
    for (figure, thrown) in &settled.beside {
        rolled(Some(*figure), thrown, limit.clone());
    }
    if let Some(thrown) = &settled.other {
        rolled(other, thrown, other_limit);
    }
    settled
}

/// Throws a roll of a figure and tells of it, with what the result means; that is worked out
/// only where somebody listens.
pub fn throw_roll(
    dice: &mut Dice,
    journal: &mut Journal,
    figure: FigureId,
    roll: Roll,
    meaning: impl FnOnce(i32) -> Option<Text>,
) -> Thrown {
    dice.hand_to(Some(figure));
    let thrown = roll.throw(dice);
    journal.tell(|| Event::Rolled {
        figure: Some(figure),
        thrown: thrown.clone(),
        meaning: meaning(thrown.total),
        limit: None,
    });
    thrown
}
