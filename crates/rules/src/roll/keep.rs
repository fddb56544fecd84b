//! Which of some dice count.

use serde::Serialize;

/// Which of some dice count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Keep {
    /// All of them.
    #[default]
    All,
    /// So many of those that show most.
    Best(u8),
    /// So many of those that show least.
    Worst(u8),
}
