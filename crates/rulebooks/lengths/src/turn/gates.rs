//! What keeps a figure from doing as it likes (LEN-203, LEN-211, LEN-705, LEN-804).

use riposte_kit::action::{Why, need};
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;

use crate::rule_ids as id;
use crate::view::BookView;
use crate::words::info;

/// Nothing, or why not.
pub type May = Result<(), Why>;

/// Whether a figure has its heart in the fight.
pub fn heart(view: BookView, figure: FigureId) -> May {
    need(!gives_way(view, figure), "has lost heart", id::MORALE)
}

/// Whether a figure has lost heart, and is at the beginning of what it does: the rider whose mount
/// has run may still strike.
pub fn gives_way(view: BookView, figure: FigureId) -> bool {
    view.fighter(figure).broken && !view.under_way(figure)
}

/// The same, and whether nobody holds it.
pub fn free(view: BookView, figure: FigureId) -> May {
    heart(view, figure)?;
    at_large(view, figure)
}

/// Whether nobody holds a figure.
pub fn at_large(view: BookView, figure: FigureId) -> May {
    need(!view.is_held(figure), "is held", id::HELD)
}

/// Whether it may do what can be done after a combat move as well. Nothing but a blow or a shot
/// follows the run of a mount, also where it is held to the end of the round (LEN-455).
pub fn in_place(view: BookView, figure: FigureId) -> May {
    free(view, figure)?;
    let ran = view.has_run(figure);
    need(!ran, "the mount has run, and only a blow or a shot follows", id::RIDDEN_RUN)
}

/// Whether it has drawn no weapon to attack with: that is its action then, now or later in the
/// round (LEN-301).
pub fn undrawn(view: BookView, figure: FigureId) -> May {
    need(!view.fighter(figure).round.changed, "has changed weapons to attack", id::CHANGE)
}

/// Whether its round is whole yet: it has neither gone anywhere nor drawn.
pub fn whole_round(view: BookView, figure: FigureId, verb: Verb) -> May {
    need(!view.fighter(figure).round.gone, "has moved this round", info(verb).rule)?;
    undrawn(view, figure)
}
