//! How the log is looked at.

use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;

/// How the log is looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogView {
    /// Whether all of it is shown where else there is only its last line.
    pub open: bool,
    /// How often it was opened: each time it begins at its end.
    pub opened: usize,
    /// The only figure that it tells of.
    pub only: Option<FigureId>,
    /// Where the line under the pointer happened.
    pub pointed: Vec<Hex>,
    /// Where the view of the board is to go.
    pub goes: Option<Hex>,
    /// The lines that are opened, by the numbers of their first.
    pub unfolded: Vec<usize>,
    /// The newest line when one was opened by key.
    pub newest: Option<usize>,
    /// Whether the one opened last is to be brought into view.
    pub reveals: bool,
}

impl LogView {
    /// Opens or closes it.
    pub fn show(&mut self, open: bool) {
        self.opened += usize::from(open && !self.open);
        self.open = open;
    }
}
