//! Where a figure can go, and how it goes there: steps, charges, sprints, cartwheels, getting away.

pub(crate) mod acrobatic;
pub(crate) mod charge;
pub(crate) mod getting_away;
pub(crate) mod route;
pub(crate) mod run_up;
pub(crate) mod turning;
pub(crate) mod walking;
pub(crate) mod ways;
