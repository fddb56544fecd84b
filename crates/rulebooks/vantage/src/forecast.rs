//! What a choice would bring, exactly.

use riposte_kit::action::Action;
use riposte_kit::forecast::cost as price;
use riposte_rules::decision::{Choice, Cost, CostKind, Forecast};
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::danger::danger;
use crate::holds::keeping;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// What a choice of the pending decision would bring.
pub fn forecast(view: BookView, choice: &Choice) -> Forecast {
    foretold(view, choice, Forecast::default())
}

/// The same for computer players: without words, and without the blows that may fall where the
/// figure then stands.
pub fn weighed(view: BookView, choice: &Choice) -> Forecast {
    foretold(view, choice, Forecast::wordless())
}

fn foretold(view: BookView, choice: &Choice, mut forecast: Forecast) -> Forecast {
    let Some(decision) = view.table.decision() else { return forecast };
    let figure = decision.figure;
    match (decision.question, choice.verb) {
        (Q_ACT, DONE) => danger(view, figure, view.table.hex(figure), &mut forecast),
        (Q_ACT, verb) => {
            if let Some(action) = ACTIONS.find(verb) {
                act(view, action, figure, choice, &mut forecast);
            }
        }
        (Q_HOLD, _) => keeping(view, figure, choice, &mut forecast),
        _ => {}
    }
    forecast
}

fn act(
    view: BookView,
    action: &dyn Action<Book>,
    figure: FigureId,
    choice: &Choice,
    forecast: &mut Forecast,
) {
    let has = i32::from(view.fighter(figure).points);
    let amount = i32::from(action.cost(view));
    price(forecast, Cost { of: "AP", kind: CostKind::Points, amount, has, rule: rule_ids::POINTS });
    action.foretell(view, figure, choice, forecast);
}
