//! Mounted combat: mounts and who rides them, the saddle, charges, and spears set against them
//! (LEN-451 to LEN-459).

mod charge;
mod saddle;
mod seat;

use riposte_rules::figure::FigureId;

pub use charge::{Charge, arrives, way};
pub use saddle::{against_foot, in_saddle, shot_from, times};
pub use seat::{Seat, thrown};

use crate::view::BookView;

impl BookView<'_> {
    /// Whether a figure is ridden, or could be (LEN-451).
    pub fn is_mount(self, figure: FigureId) -> bool {
        self.build(figure).mount
    }

    /// Whether there are mounts on the side of a figure, from the beginning on.
    pub fn has_mounts(self, figure: FigureId) -> bool {
        let side = self.table.side(figure);
        self.table.figures().any(|it| self.is_mount(it) && self.table.side(it) == side)
    }

    /// Whether a figure sits on a mount (LEN-452).
    pub fn rides(self, figure: FigureId) -> bool {
        self.table.carrier(figure).is_some()
    }

    /// Whether a figure fights on foot: it neither rides nor is ridden (LEN-454).
    pub fn on_foot(self, figure: FigureId) -> bool {
        !self.rides(figure) && !self.is_mount(figure)
    }

    /// Whether the mount of a figure has run this round (LEN-455).
    pub fn has_run(self, figure: FigureId) -> bool {
        self.rides(figure) && self.fighter(figure).round.ran
    }

    /// Whether a figure has charged this round: its mount has run, in a straight line at last
    /// (LEN-456).
    pub fn charging(self, figure: FigureId) -> bool {
        let straight = self.fighter(figure).round.straight;
        self.has_run(figure) && straight >= self.constants().riding.straight
    }

    /// How far a figure goes in its combat move, and how far it runs, in hexes: as far as what
    /// carries it, under the load of both (LEN-452).
    pub fn pace(self, figure: FigureId) -> (u16, u16) {
        let build = self.build(figure);
        let Some(mount) = self.table.carrier(figure) else { return (build.pace, build.run) };
        let carrier = self.build(mount);
        if self.helpless(mount) {
            return (0, 0);
        }
        if carrier.paced {
            return (carrier.pace, carrier.run);
        }
        self.constants().riding.pace(carrier.load + build.load)
    }
}
