//! Figures: who they are, where they stand, what they hold and how they fare.
//!
//! Each of these is a component on the figure's entity, and the only place where
//! that fact stands.

mod arms;
mod bond;
mod engagement;
mod footprint;
mod harm;
mod id;
mod posture;
mod reach;
mod sheet;

pub use arms::{Arms, Dropped, Grips, Item, Lying, Place, WeaponId};
pub use bond::{Among, Bond, BondInfo, BondKind, BondLine, Bonds, Unbound, Unfit};
pub use engagement::{Engagement, FigureSet, Threat};
pub use footprint::Shape;
pub use harm::{Harm, Life, Spot, Wound};
pub use id::{FigureId, Position, Side};
pub use posture::Posture;
pub use reach::Reach;
pub use sheet::Sheet;
