//! What a figure may do when its action comes (OPT-401 to OPT-538).

use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::casting;
use crate::view::BookView;
use crate::words::*;

/// Every action open to a figure. Doing nothing comes first; a figure that holds a foe down does
/// nothing by holding on.
pub fn actions(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let nothing = rules.pinning(figure).is_none().then_some(Choice::plain(DONE));
    nothing.into_iter().chain(ACTIONS.open(rules, figure)).collect()
}

/// What a figure had better do than nothing, where it strikes at nobody: get free, get up, take a
/// weapon in hand, load.
pub fn useful(rules: BookView) -> Option<Choice> {
    let decision = rules.table.decision().filter(|decision| decision.question == Q_ACT)?;
    let figure = decision.figure;
    let first = |verb: Verb| decision.choices.iter().find(|choice| choice.verb == verb).copied();
    let weapon = |choice: &&Choice| {
        let taken = choice.arm.is_some() || choice.verb == PICK_UP;
        matches!(choice.verb, READY | SWAP | RISE_READY | PICK_UP) && taken
    };
    let unarmed = !rules.armed(figure) && !casting::choices::hands_cast(rules, figure);
    let armed = || decision.choices.iter().filter(|_| unarmed).find(weapon).copied();
    let down = rules.table.posture(figure).down();
    let up = || first(STAND).filter(|_| down);
    first(BREAK_FREE).or_else(up).or_else(armed).or_else(|| first(RELOAD))
}
