//! What Riding is good for.

/// What Riding is used for: the specialism that counts besides that of the kind of mount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Having time to act.
    Acting,
    /// Steering.
    Steering,
    /// Staying on.
    StayingOn,
    /// Fighting.
    Fighting,
}

impl Use {
    /// The specialism of Riding that counts for it.
    pub fn specialism(self) -> Option<&'static str> {
        match self {
            Use::Acting => None,
            Use::Steering => Some("Riding: steering"),
            Use::StayingOn => Some("Riding: staying on"),
            Use::Fighting => Some("Riding: fighting"),
        }
    }
}

/// The score of a mount that has saddle, harness, reins and stirrups.
pub const TACK: &str = "tack";
