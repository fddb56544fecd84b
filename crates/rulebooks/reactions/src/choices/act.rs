//! What a figure is asked in its own phase (REA-48).

use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::missiles::sent::Sent;
use crate::mounted::pace::must_go_on;
use crate::view::BookView;
use crate::words::*;

/// Every action open to a figure in its phase, and the end of it. A mount that has to go on does
/// not end it before.
pub fn actions(view: BookView, figure: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let mut choices = ACTIONS.open(view, figure);
    let first = choices.iter().find(|choice| choice.verb == RIDE).copied();
    if let Some(first) = first.filter(|_| must_go_on(view, figure)) {
        return Asking { choices, decline: first, default: first };
    }
    let usual = if view.is_mount(figure) { first } else { usual(&choices) };
    choices.push(done);
    Asking { choices, decline: done, default: usual.unwrap_or(done) }
}

/// The first blow, else a throw or a shot with what comes first among the things of the figure.
pub fn usual(choices: &[Choice]) -> Option<Choice> {
    let blows = choices.iter().filter(|choice| strikes(choice.verb));
    blows.min_by_key(|choice| Sent::by(choice).and(choice.arm)).copied()
}
