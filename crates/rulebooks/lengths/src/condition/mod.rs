//! The condition of a figure: harm and wounds, saving throws, morale.

pub mod harm;
pub mod morale;
pub(crate) mod rise;
pub mod saves;
pub mod wounds;
