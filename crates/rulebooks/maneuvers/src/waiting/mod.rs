//! To let the foe come: waits, ripostes, stop thrusts, and two who both wait.

pub(crate) mod out_of_turn;
pub(crate) mod standoff;
pub(crate) mod stop_thrust;
