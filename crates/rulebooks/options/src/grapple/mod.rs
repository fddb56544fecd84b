//! Fighting hand-to-hand (OPT-701 to OPT-715): two or more figures lie in one hex and fight
//! with daggers and bare hands.

pub mod attempt;
pub mod defence;
pub mod escape;
pub mod fall;
pub mod fight;
pub mod forecast;
pub mod hold;
pub mod outsider;
pub mod who;
