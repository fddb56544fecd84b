//! What a command found.

/// What a command found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was done, or the thing checked holds.
    Holds,
    /// The thing checked does not hold.
    Fails,
}
