//! A blow that is coming, as those it is struck at see it.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::FigureId;

use crate::view::BookView;

/// A blow that is coming, as far as the ways to ward it off depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Coming {
    /// Who strikes.
    pub by: FigureId,
    /// Where the striker stands when it falls.
    pub stands: Hex,
    /// From which side it comes.
    pub from: Facing,
    /// The item of the target that is locked (REA-73).
    pub locked: Option<u8>,
    /// Whether it flies: then only a shield stops it (REA-209).
    pub flies: bool,
    /// Whether it is a mount that runs one down: one can but get out of its way (REA-114).
    pub runs: bool,
}

impl Coming {
    /// Whether the target can step into a hex: the striker may have left it, or come to it, by
    /// the time that the blow falls.
    pub fn free(&self, rules: BookView, hex: Hex) -> bool {
        let left = rules.on_foot(self.by) && rules.table.hex(self.by) == hex;
        hex != self.stands && (rules.table.free(hex) || left)
    }
}
