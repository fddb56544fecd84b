//! Mounts: figures of their own on two hexes, ridden and steered, and what it is to fight from
//! one and against one (REA-101 to REA-115).

pub mod foot;
pub mod gait;
pub mod outlook;
pub mod pace;
pub mod reins;
pub mod riding;
pub mod rolls;
pub mod saddle;
pub mod seat;
pub mod steed;
pub mod steer;
pub mod table;
pub mod trample;
pub mod uses;
pub mod view;
pub mod ways;
