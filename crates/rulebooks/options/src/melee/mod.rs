//! Close combat: blows, shield-rushes, and the ground that is won with them.

pub mod attack;
pub mod blow;
pub mod choices;
pub mod forecast;
pub mod off_hand;
pub mod outlook;
pub mod pole;
pub mod retreat;
pub mod rush;
