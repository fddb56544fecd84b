//! What a figure is asked when it acts.

use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::view::BookView;
use crate::words::*;

/// Everything that is open to a figure; `another`: another figure may act first.
pub fn of(view: BookView, figure: FigureId, another: bool) -> Asking {
    let done = Choice::plain(DONE);
    let mut choices = ACTIONS.open(view, figure);
    if another {
        choices.push(Choice::plain(OTHER));
    }
    choices.push(done);
    let default = usual(view, figure, &choices);
    Asking { choices, decline: done, default }
}

/// The sensible default: an attack, else a try, else to be done.
fn usual(view: BookView, figure: FigureId, choices: &[Choice]) -> Choice {
    let first = |verbs: &[_]| choices.iter().find(|choice| verbs.contains(&choice.verb)).copied();
    let tries = if prefers_vantage(view, figure) { [VANTAGE, STRIKE] } else { [STRIKE, VANTAGE] };
    let attack = first(&[ATTACK, SHOOT]);
    let weakest = |verb| {
        let tries = choices.iter().filter(|choice| choice.verb == verb);
        tries.min_by_key(|it| it.target.map(|foe| view.health(foe))).copied()
    };
    let tried = tries.into_iter().find_map(weakest);
    attack.or(tried).unwrap_or(Choice::plain(DONE))
}

/// Whether a figure would rather shoot: it has shots, and an eye at least as good as its feet.
pub fn prefers_vantage(view: BookView, figure: FigureId) -> bool {
    use crate::fighter::Stat;
    let sharp = view.stat(figure, Stat::Perception) >= view.stat(figure, Stat::Speed);
    sharp && view.shots(figure).next().is_some()
}
