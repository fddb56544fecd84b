//! Putting questions.

use bevy_ecs::prelude::*;
use riposte_rules::decision::{Asking, Choice, Pending, Question};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use crate::rolls::{best_risk, most_dice};
use crate::rules::Rules;
use crate::words::RISK;

/// The answer to a question: taken when it has been given, the only one when there is but
/// one, the usual one when the figure is out of the fight (REA-68); else the question is
/// put, and the answer is `None` for now.
pub fn question(
    world: &mut World,
    figure: FigureId,
    question: Question,
    asking: impl FnOnce(Rules) -> Asking,
) -> Option<Choice> {
    if let Some(answer) = world.resource_mut::<Pending>().take(question) {
        return Some(answer.choice);
    }
    let rules = Rules::new(world);
    let asking = asking(rules);
    if asking.choices.len() == 1 {
        return Some(asking.choices[0]);
    }
    if !rules.table.active(figure) {
        return Some(asking.default);
    }
    let side = rules.table.side(figure);
    world.resource_mut::<Pending>().ask(side, figure, question, asking);
    None
}

/// How many dice may be risked on a roll, with the number that serves best as default
/// (REA-12, REA-13).
pub fn risks(roll: &Roll, worth: impl Fn(i32) -> f64) -> Asking {
    let choice = |dice: u8| Choice::plain(RISK).number(i16::from(dice));
    Asking {
        choices: (0..=most_dice(roll)).map(choice).collect(),
        decline: choice(0),
        default: choice(best_risk(roll, worth)),
    }
}

/// The number of dice in the answer to a question about them.
pub fn dice(choice: Choice) -> u8 {
    choice.number.unwrap_or(0).clamp(0, 255) as u8
}
