//! What is thrown and shot (REA-201 to REA-212).
//!
//! A throw or a shot goes the way of a blow, from the declaration to the last of the harm
//! (`melee`); here stands what is different: whom it can reach ([`shots`]), what
//! is rolled ([`rolls`]), how it meets an answer ([`flight`]), and what a shooter does besides
//! ([`act`]). The actions are in [`action`] and [`preparing`].

pub mod act;
pub mod action;
pub mod aiming;
pub mod flight;
pub mod marksman;
pub mod preparing;
pub mod rolls;
pub mod sent;
pub mod shots;
pub mod table;
pub mod worth;
