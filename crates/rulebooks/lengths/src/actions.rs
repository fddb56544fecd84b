//! Every action of the book, in the canonical order of the verbs.

use riposte_kit::action::{Action, Actions};
use riposte_rules::decision::Verb;

use crate::attacks::action::Strike;
use crate::attacks::stance::Stance;
use crate::casting::Cast;
use crate::condition::morale::Yield;
use crate::condition::rise::{Stand, Wake};
use crate::equipment::action::Handle;
use crate::holds::action::Hands;
use crate::holds::prizes::PRIZES;
use crate::mounted::{Charge, Seat};
use crate::movement::action::GOING;
use crate::turn::hold::Hold;
use crate::turn::meeting::ANSWERS;
use crate::view::Book;
use crate::words::*;

/// What a figure can do when it acts.
pub static ACTIONS: Actions<Book> = Actions(&[
    &GOING[0],
    &GOING[1],
    &GOING[2],
    &GOING[3],
    &Strike(V_ATTACK),
    &Strike(V_SHOOT),
    &Strike(V_CROWD),
    &Charge,
    &Handle(V_CHANGE),
    &Handle(V_READY),
    &Handle(V_DROP),
    &Handle(V_PICK_UP),
    &Hands(V_WRESTLE),
    &Hands(V_GANG),
    &Hands(V_ESCAPE),
    &Hands(V_STAB),
    &Stance(V_DEFEND),
    &Stance(V_AIM),
    &Handle(V_RELOAD),
    &Stand,
    &Seat(V_MOUNT),
    &Seat(V_DISMOUNT),
    &Handle(V_SEARCH),
    &Wake,
    &Cast(V_DART),
    &Cast(V_WARD),
    &Cast(V_SLEEP),
    &Cast(V_CURE),
    &Cast(V_BLESS),
    &Cast(V_COMMAND),
    &Hold,
    &Handle(V_USE),
    &Yield,
]);

/// The action of a verb: what a figure does, what the winner of a contest does, or an answer.
pub fn find(verb: Verb) -> Option<&'static dyn Action<Book>> {
    ACTIONS.find(verb).or_else(|| PRIZES.find(verb)).or_else(|| ANSWERS.find(verb))
}

/// What of it can be done on the spot and takes the action of the round, without another question:
/// what a figure that has held may do while another does something (LEN-204).
pub static ON_THE_SPOT: Actions<Book> = Actions(&[
    // The first is the usual choice.
    &Stance(V_DEFEND),
    &Strike(V_ATTACK),
    &Strike(V_SHOOT),
    &Strike(V_CROWD),
    &Handle(V_READY),
    &Handle(V_PICK_UP),
    &Hands(V_WRESTLE),
    &Stance(V_AIM),
    &Handle(V_RELOAD),
    &Stand,
    &Seat(V_MOUNT),
    &Seat(V_DISMOUNT),
    &Handle(V_SEARCH),
    &Wake,
    &Cast(V_DART),
    &Cast(V_WARD),
    &Cast(V_SLEEP),
    &Cast(V_CURE),
    &Cast(V_BLESS),
    &Cast(V_COMMAND),
    &Handle(V_USE),
]);
