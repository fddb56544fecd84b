//! What a deed or a way is likely to bring: for the forecast and for computer players.

pub(crate) mod dangers;
pub(crate) mod hands;
pub(crate) mod outlook;
pub(crate) mod worth;
