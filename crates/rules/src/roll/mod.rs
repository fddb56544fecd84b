//! Rolls as data: dice, modifiers, and the exact odds that follow from them.
//!
//! | to say | write |
//! |---|---|
//! | 3D to be rolled under a skill with parts | `Contest::against(roll, Limit::at_most(skill))` |
//! | d20 and more against an armour class with parts | `Contest::against(roll, Limit::at_least(class))` |
//! | a value kept within bounds, with the part that keeps it there | [`Roll::kept_within`] |
//! | faces or totals that settle it, criticals, "hit by five", fumbles | a table of [`Degrees`], read from the top |
//! | the better of two dice | `roll.keeping(Keep::Best(1))` |
//! | total against total, and who wins a tie | `Contest::opposed(mine, theirs, Tie::First)` |
//! | ties that go by a score | `Tie::by(mine, theirs)` |
//! | margin against margin | `Contest::by_margins(roll, skill, other, other_skill, Tie::Second)` |
//! | several roll for one side, the best counts | `contest.beside(figure, roll)` |
//! | a check that depends on how the one before came out | a [`Deed`](crate::deed::Deed) |

mod apart;
mod chance;
mod contest;
mod degree;
mod dice;
mod keep;
mod scale;
mod spread;
mod throw;

pub use chance::{Chance, Share};
pub use contest::{Against, Bound, CheckResult, Contest, Limit, Margins, Settled};
pub use degree::{Degree, DegreeRow, Degrees, Measure, Tie};
pub use dice::{Dice, DiceError};
pub use keep::Keep;
pub use scale::Scale;
pub use spread::Spread;
pub use throw::{Modifier, Pool, Roll, Text, Thrown};
