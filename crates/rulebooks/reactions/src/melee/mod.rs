//! A blow: what it is, how it is met, what it does (REA-61 to REA-69, REA-79 to REA-87).
//!
//! [`deed`] tells it once: [`strike`] and [`hurt`] let its dice fall, [`forecast`] and [`harm`]
//! read its odds.

pub mod action;
pub mod blow;
pub mod deed;
pub mod dice;
pub mod fall;
pub mod footing;
pub mod forecast;
pub mod guarding;
pub mod harm;
pub mod hurt;
pub mod meeting;
pub mod met;
pub mod strike;
pub mod usual;
