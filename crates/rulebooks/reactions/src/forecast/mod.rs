//! What a choice would bring, exactly, from the very rolls that will be made.

mod danger;
mod expected_harm;

pub use expected_harm::expected_harm;

use riposte_kit::forecast::cost;
use riposte_rules::decision::{Choice, Cost, CostKind, Decision, Forecast};

use crate::actions::{ACTIONS, price};
use crate::ask::dice;
use crate::melee::forecast as blow;
use crate::missiles::act::aiming;
use crate::mounted::outlook;
use crate::rows::rows;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The forecast of a choice of the pending decision.
pub fn forecast(rules: BookView, choice: &Choice) -> Forecast {
    foretold(rules, choice, Forecast::default())
}

/// The same for computer players: without words, and without the blows that may fall where the
/// figure then stands.
pub fn weighed(rules: BookView, choice: &Choice) -> Forecast {
    foretold(rules, choice, Forecast::wordless())
}

fn foretold(rules: BookView, choice: &Choice, mut forecast: Forecast) -> Forecast {
    let Some(decision) = rules.table.decision() else { return forecast };
    let figure = decision.figure;
    let (amount, has) = (price(rules, figure, choice), rules.points(figure));
    let (kind, rule) = (CostKind::Points, rule_ids::PRICE);
    cost(&mut forecast, Cost { of: "AP", kind, amount, has, rule });
    match decision.question {
        Q_POINTS => rows(&mut forecast, &rules.action_points(figure, dice(*choice))),
        Q_INITIATIVE => rows(&mut forecast, &rules.initiative(figure, dice(*choice))),
        Q_AIM | Q_ATTACK_RISK => blow::intended(rules, choice, &mut forecast),
        Q_ACT | Q_ENTER | Q_FOLLOW_ON | Q_FOLLOW | Q_NOTICE | Q_WORDS => {
            deed(rules, decision, choice, &mut forecast);
        }
        Q_DEFEND | Q_DEFENCE_RISK => blow::met(rules, figure, choice, &mut forecast),
        Q_DRAW_RISK | Q_AIM_RISK => of_item(rules, decision, choice, &mut forecast),
        Q_STEER_RISK => outlook::steering(rules, choice, &mut forecast),
        Q_SEAT_RISK => outlook::seat(rules, choice, &mut forecast),
        _ => blow::hurt(rules, choice, &mut forecast),
    }
    forecast
}

fn deed(rules: BookView, decision: &Decision, choice: &Choice, forecast: &mut Forecast) {
    let figure = decision.figure;
    match ACTIONS.find(choice.verb) {
        Some(action) => action.foretell(rules, figure, choice, forecast),
        None if choice.verb == PASS && decision.question == Q_ENTER => {
            blow::let_in(rules, figure, forecast);
        }
        None => {}
    }
    // Whom a way lays the figure open to is told here of all alike: the answers to the blows that
    // come are actions themselves.
    let leads = matches!(choice.verb, ADVANCE | MOVE | FOLLOW | THROW | CLOSE | RIDE | RIDEDOWN);
    if leads || matches!(choice.verb, TURN | DONE) {
        danger::lay_open(rules, figure, choice, forecast);
    }
}

/// A roll to draw something in a flash, or to aim with it.
fn of_item(rules: BookView, decision: &Decision, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    let (actor, item) = (frame.actor, frame.choice.arm.map_or(0, |arm| arm.item));
    match decision.question {
        Q_DRAW_RISK => rows(forecast, &rules.fast_draw(actor, item, dice(*choice))),
        _ => rows(forecast, &aiming(rules, actor, item, dice(*choice))),
    }
}
