//! Mounts: figures of their own on two hexes, ridden and steered, and what it is to fight from
//! one and against one (REA-101 to REA-115).

pub mod choices;
pub mod foot;
pub mod outlook;
pub mod pace;
pub mod rolls;
pub mod saddle;
pub mod seat;
pub mod steed;
pub mod steer;
pub mod table;
pub mod trample;
pub mod view;
pub mod ways;
