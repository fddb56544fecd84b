//! What the rules offer a figure, but not now, and which condition fails.

use riposte_rules::decision::{Closed, Decision, Verb};

use crate::actions::{ACTIONS, MOVEMENTS};
use crate::declare;
use crate::view::BookView;
use crate::words::*;

/// What the rules offer besides the open choices of a decision, with the reason for each.
pub fn closed(rules: BookView, decision: &Decision) -> Vec<Closed> {
    let figure = decision.figure;
    let open = |verb: Verb| decision.choices.iter().any(|choice| choice.verb == verb);
    let mut all = match decision.question {
        Q_MOVE => MOVEMENTS.closed(rules, figure),
        Q_DECLARE => declare::closed(rules, figure, true),
        Q_CHANGE | Q_CHARGE => declare::closed(rules, figure, false),
        Q_ACT => ACTIONS.closed(rules, figure),
        _ => Vec::new(),
    };
    // What was declared before is open as well: it is kept.
    let declared = rules.combatant(figure).turn.declared;
    let kept = declared.filter(|_| decision.question == Q_CHANGE);
    all.retain(|closed| !open(closed.verb) && Some(closed.verb) != kept);
    all
}
