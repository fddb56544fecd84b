//! When a figure acts: by its adjusted DX, with all that its attack brings but range (OPT-113).

use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::forecast::common::posture_after;
use crate::melee::choices::off_hand_blows;
use crate::melee::pole::pole_blows;
use crate::ranged::shots::second_shots;
use crate::rolls::Blow;
use crate::view::BookView;
use crate::words::*;

/// What is rolled for with more than the adjusted DX alone. Spells are left out: what changes
/// them is range, or hinders only.
const ATTACKS: [Verb; 6] = [ATTACK, RUSH, FIRE, LAST_SHOT, KNEEL_FIRE, LIE_FIRE];

/// What decides when a figure acts: the value of the best attack that is open to it, or its
/// adjusted DX alone where none is. Nobody says beforehand at whom it will strike. A stab that is
/// left of a first blow counts as one with the off hand (OPT-115, OPT-642).
pub fn rank(rules: BookView, figure: FigureId) -> i32 {
    if rules.combatant(figure).turn.stab {
        return best(rules, figure, off_hand_blows(rules, figure), true);
    }
    let open = ATTACKS.iter().filter_map(|verb| ACTIONS.find(*verb)?.open(rules, figure).ok());
    best(rules, figure, open.flatten(), false)
}

/// The same among those whose pole weapons strike before all others (OPT-115).
pub fn pole_rank(rules: BookView, figure: FigureId) -> i32 {
    best(rules, figure, pole_blows(rules, figure), false)
}

/// The same among those who shoot a second time (OPT-117).
pub fn shot_rank(rules: BookView, figure: FigureId) -> i32 {
    best(rules, figure, second_shots(rules, figure), false)
}

fn best(
    rules: BookView,
    figure: FigureId,
    attacks: impl IntoIterator<Item = Choice>,
    off_hand: bool,
) -> i32 {
    let number = |choice: Choice| number(rules, figure, choice, off_hand);
    let numbers = attacks.into_iter().filter_map(number);
    numbers.max().unwrap_or_else(|| rules.order_value(figure))
}

/// The value of an attack, without range.
fn number(rules: BookView, figure: FigureId, attack: Choice, off_hand: bool) -> Option<i32> {
    let target = attack.target?;
    if attack.verb == RUSH {
        return Some(rules.rush_value(figure, target)?.basic());
    }
    let posture = posture_after(rules, figure, attack.verb);
    let blow = Blow { off_hand, posture, ..Blow::now(rules, figure, target, attack.arm?) };
    Some(rules.order_number(blow))
}
