//! What a deed does to somebody.

use riposte_rules::figure::{BondKind, FigureId};

/// What becomes of somebody who is hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// It fights on.
    Fights,
    /// At 0 Wounds: it lies and can fight no more.
    Spent,
    /// Below 0: knocked out, or worse.
    Out,
    /// Dead.
    Dead,
}

/// Harm done to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harmed {
    /// By whom.
    pub by: FigureId,
    /// To whom.
    pub who: FigureId,
    /// Off Stamina.
    pub stamina: i32,
    /// Off Wounds.
    pub wounds: i32,
    /// What becomes of it.
    pub fate: Fate,
    /// How the one who did it has it in its power now (LEN-416, LEN-417).
    pub binds: Option<BondKind>,
}

impl Harmed {
    /// No harm at all.
    pub fn none(by: FigureId, who: FigureId) -> Harmed {
        Harmed { by, who, stamina: 0, wounds: 0, fate: Fate::Fights, binds: None }
    }
}

/// What a blow comes to: harm, or nothing.
pub type End = Option<Harmed>;
