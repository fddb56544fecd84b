//! What a blow, a way or a choice is likely to bring: for the forecast and for computer players.

pub(crate) mod appraise;
pub(crate) mod appraise_waiting;
pub(crate) mod beset;
pub(crate) mod best_blow;
pub(crate) mod blow_key;
pub(crate) mod closeness;
pub(crate) mod danger;
pub(crate) mod outlook;
pub(crate) mod regrip;
pub(crate) mod tossing;
pub(crate) mod working;
