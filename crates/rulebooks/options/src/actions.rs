//! Every action and every movement of the book, in the canonical order of the verbs. Doing nothing
//! is none of them: it is how a figure declines.

use riposte_kit::action::{Action, Actions};
use riposte_rules::decision::Verb;

use crate::casting::choices::Cast;
use crate::casting::illusion::Disbelieve;
use crate::going::{Go, Stay};
use crate::grapple::attempt::{Grapple, Leap};
use crate::grapple::escape::{BreakOut, Disengage};
use crate::grapple::fight::Draw;
use crate::grapple::hold::{BreakFree, Hold, Pin};
use crate::kit::{Change, PickUp, Reload};
use crate::melee::attack::Attack;
use crate::melee::rush::Rush;
use crate::ranged::shots::Shot;
use crate::stances::{Stance, Stand, Wait};
use crate::view::Book;
use crate::words::*;

/// What a figure can do when its action comes.
pub static ACTIONS: Actions<Book> = Actions(&[
    &Attack,
    &Rush,
    &Shot(FIRE),
    &Shot(LAST_SHOT),
    &Shot(KNEEL_FIRE),
    &Shot(LIE_FIRE),
    &Stance(DODGE),
    &Stance(DEFEND),
    &Stance(KNEEL),
    &Stance(LIE),
    &Change(READY),
    &Change(SWAP),
    &Change(RISE_READY),
    &Reload,
    &Stand,
    &Grapple,
    &Disengage,
    &PickUp,
    &Draw,
    &BreakOut,
    &Pin,
    &Hold(HOLD),
    &Hold(RELEASE),
    &BreakFree,
    &Cast(FIST),
    &Cast(BLUR),
    &Cast(DROP_SPELL),
    &Cast(SLOW),
    &Cast(CLUMSY),
    &Cast(TRIP),
    &Cast(FIREBALL),
    &Cast(STONE),
    &Cast(ILLUSION),
    &Disbelieve,
    &Wait,
]);

/// What a figure can do in its movement.
pub static MOVEMENTS: Actions<Book> =
    Actions(&[&Go(MOVE), &Go(RUN), &Go(SHIFT), &Go(CRAWL), &Go(RISE_MOVE), &Stay, &Leap]);

/// The action or movement of a verb. A grapple is foretold and worded in the movement as in the
/// action.
pub fn action_of(verb: Verb) -> Option<&'static dyn Action<Book>> {
    ACTIONS.find(verb).or_else(|| MOVEMENTS.find(verb))
}
