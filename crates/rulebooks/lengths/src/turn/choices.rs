//! What a figure is asked when it acts, and when it plans its way (LEN-203 to LEN-217).

use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;

use crate::actions::{ACTIONS, ON_THE_SPOT};
use crate::equipment::handling;
use crate::movement::ways::onward;
use crate::turn::gates;
use crate::turn::step::Turn;
use crate::view::BookView;
use crate::words::*;

/// What a figure may do, of its own accord or where it has come to (LEN-211).
pub fn act(view: BookView, figure: FigureId) -> Asking {
    let mut choices = ACTIONS.open(view, figure);
    let last = view.table.world().resource::<Turn>().step.last();
    let (decline, default) = match gates::gives_way(view, figure) {
        true => (V_YIELD, choices.iter().find(|it| it.verb == V_FLEE).or(choices.first())),
        false => (if last { V_WAIT } else { V_HOLD }, usual(&choices)),
    };
    let decline = Choice::plain(decline);
    let default = default.copied().unwrap_or(decline);
    // To do nothing is no action; to hold and to give up are, and listed.
    if decline.verb == V_WAIT {
        choices.push(decline);
    }
    Asking { choices, decline, default }
}

/// To get up or to break free, else the first blow or shot at the first who can be struck.
fn usual(choices: &[Choice]) -> Option<&Choice> {
    let free = choices.iter().find(|it| matches!(it.verb, V_STAND | V_ESCAPE));
    let strikes = || choices.iter().filter(|it| matches!(it.verb, V_ATTACK | V_SHOOT));
    free.or_else(|| strikes().min_by_key(|it| (it.target, it.verb)))
}

/// What a figure that has held may do while another does something (LEN-204).
pub fn on_the_spot(view: BookView, figure: FigureId) -> Vec<Choice> {
    let mut open = ON_THE_SPOT.open(view, figure);
    open.retain(|choice| !handling::takes_no_time(view, figure, choice));
    open
}

/// How a way that is planned may go on, or that another is planned (LEN-212). These are no actions:
/// the way they are part of is one.
pub fn planning(view: BookView, figure: FigureId) -> Asking {
    let mut choices = onward(view, figure);
    let decline = Choice::plain(V_ANEW);
    let default = choices.first().copied().filter(|it| it.verb != V_VIA).unwrap_or(decline);
    choices.push(decline);
    Asking { choices, decline, default }
}
