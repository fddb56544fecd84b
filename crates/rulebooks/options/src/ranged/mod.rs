//! Shooting and throwing (OPT-621 to OPT-633).

pub mod flight;
pub mod forecast;
pub mod shots;
pub mod throw;
