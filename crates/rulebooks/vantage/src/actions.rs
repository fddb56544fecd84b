//! Every action of the book, in the canonical order of the verbs.

use riposte_kit::action::Actions;

use crate::attack::ATTACKS;
use crate::evade::Evade;
use crate::fallen::{HelpUp, Loot};
use crate::holds::{STRIKE_ON, Try, VANTAGE_ON};
use crate::moving::Leave;
use crate::search::Search;
use crate::things::{Drink, Ready};
use crate::view::Book;
use crate::words::*;

/// What a figure can do.
pub static ACTIONS: Actions<Book> = Actions(&[
    &ATTACKS[0],
    &ATTACKS[1],
    &ATTACKS[2],
    &ATTACKS[3],
    &ATTACKS[4],
    &ATTACKS[5],
    &Try(STRIKE_ON),
    &Try(VANTAGE_ON),
    &Evade,
    &Leave(MOVE),
    &Leave(FLEE),
    &Leave(CARRY),
    &Leave(SOAR),
    &Leave(LEAP),
    &HelpUp,
    &Loot,
    &Drink,
    &Ready,
    &Search,
]);
