//! How a figure holds its body, as a reason against something.

use riposte_rules::figure::Posture;

/// What is said of a posture.
pub struct Stature {
    /// How the figure is.
    pub is: &'static str,
    /// How it is, and was not when the turn began.
    pub is_now: &'static str,
    /// How it was when the turn began.
    pub began: &'static str,
}

macro_rules! stature {
    ($word:literal) => {
        Stature {
            is: concat!("is ", $word),
            is_now: concat!("is ", $word, " now"),
            began: concat!("began the turn ", $word),
        }
    };
}

/// What is said of a posture: of those that the rulebook knows.
pub fn stature(posture: Posture) -> Stature {
    match posture {
        Posture::Kneeling => stature!("kneeling"),
        Posture::Prone => stature!("prone"),
        Posture::Fallen => stature!("fallen"),
        _ => stature!("standing"),
    }
}
