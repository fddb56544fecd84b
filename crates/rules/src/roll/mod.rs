//! Rolls as data: dice, modifiers, and the exact odds that follow from them.

mod apart;
mod chance;
mod contest;
mod dice;
mod spread;
mod throw;

pub use chance::Chance;
pub use contest::{Against, Contest, Limit, Settled};
pub use dice::{Dice, DiceError};
pub use spread::Spread;
pub use throw::{Modifier, Pool, Roll, Scale, Text, Thrown};
