//! What a figure can do in its own phase, in the canonical order of the verbs.

use riposte_kit::action::{Action, Actions};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::choices::WARDS;
use crate::melee::action::Attack;
use crate::missiles::action::Send;
use crate::missiles::preparing::{Load, SetAim};
use crate::mounted::foot::{Brace, Dismount, Mount};
use crate::mounted::reins::Steer;
use crate::mounted::riding::{Ride, RideDown};
use crate::moving::Move;
use crate::on_the_spot::{Rise, Speak, Turn};
use crate::things::{Draw, Part, PickUp, Ready};
use crate::view::{Book, BookView};
use crate::words::*;

/// What a figure can do in its phase.
pub static ACTIONS: Actions<Book> = Actions(&[
    &Attack(ATTACK),
    &Attack(ADVANCE),
    &Move,
    &Turn,
    &Ready { answer: false },
    &Draw,
    &PickUp,
    &Part(STOW),
    &Part(DROP),
    &Speak,
    &Rise,
    &Send(THROW),
    &Send(SHOOT),
    &Send(AIMED),
    &SetAim,
    &Load,
    &Attack(CLOSE),
    &Ride,
    &Steer(FASTER),
    &Steer(SLOWER),
    &Steer(WHEEL),
    &Mount,
    &Dismount,
    &Brace,
    &RideDown,
]);

/// The action of a verb: one of the phase, or one that wards off a blow.
pub fn find(verb: Verb) -> Option<&'static dyn Action<Book>> {
    ACTIONS.find(verb).or_else(|| WARDS.find(verb))
}

/// The price of a choice in action points (REA-47).
pub fn price(view: BookView, figure: FigureId, choice: &Choice) -> i32 {
    match choice.verb {
        FOLLOW => view.constants().price.advance,
        SOAK => view.constants().price.soak,
        verb => find(verb).map_or(0, |it| i32::from(it.price(view, figure, choice))),
    }
}
