//! Casting spells, keeping them up, seeing through illusions (OPT-901 to OPT-911).

pub mod cast;
pub mod choices;
pub mod effects;
pub mod forecast;
pub mod illusion;
pub mod renew;
pub mod rolls;
pub mod strike;
