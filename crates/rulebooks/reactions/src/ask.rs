//! Putting questions.

use bevy_ecs::prelude::*;
use riposte_rules::decision::{Asking, Choice, Question};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use crate::risked::{best_risk, most_dice};
use crate::view::BookView;
use crate::words::RISK;

/// The answer to a question: taken when it has been given, the only one when there is but
/// one, the usual one when the figure is out of the fight (REA-68); else the question is
/// put, and the answer is `None` for now.
pub fn question(
    world: &mut World,
    figure: FigureId,
    question: Question,
    asking: impl FnOnce(BookView) -> Asking,
) -> Option<Choice> {
    riposte_rules::battle::ask(world, figure, question, |world| asking(BookView::new(world)))
}

/// How many dice may be risked on a roll, with the number that serves best as default
/// (REA-12, REA-13).
pub fn risks(roll: &Roll, worth: impl Fn(i32) -> f64) -> Asking {
    risks_with(roll, best_risk(roll, worth))
}

/// The same, with a number of dice as default.
pub fn risks_with(roll: &Roll, usual: u8) -> Asking {
    let choice = |dice: u8| Choice::plain(RISK).number(i16::from(dice));
    Asking {
        choices: (0..=most_dice(roll)).map(choice).collect(),
        decline: choice(0),
        default: choice(usual),
    }
}

/// The number of dice in the answer to a question about them.
pub fn dice(choice: Choice) -> u8 {
    choice.number.unwrap_or(0).clamp(0, 255) as u8
}
