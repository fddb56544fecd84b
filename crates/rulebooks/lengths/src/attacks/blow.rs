//! Who strikes or shoots at whom, with what, and from where.

use riposte_rules::board::Hex;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::FigureId;

use crate::view::BookView;
use crate::words::{V_CHARGE, V_COUNTER, V_CROWD};

/// Whether the length of the target's weapon is a defence against a blow (LEN-502).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bared {
    /// Unless it has laid itself bare before.
    #[default]
    AsItIs,
    /// Its answer to this very blow lays it bare.
    ByThis,
    /// It is, whatever it has done.
    No,
}

/// A blow or a shot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blow {
    /// Who strikes.
    pub by: FigureId,
    /// At whom.
    pub target: FigureId,
    /// With what.
    pub arm: Arm,
    /// From where.
    pub from: Hex,
    /// To where.
    pub at: Hex,
    /// Whether it is shot into a crowd (LEN-605).
    pub crowd: bool,
    /// Points of a blessing put into it.
    pub blessing: i32,
    /// Whether the target is laid bare.
    pub bared: Bared,
    /// Whether the target goes into Full Defence against it.
    pub braced: bool,
    /// Whether the target minds itself instead of what it looks for (LEN-304).
    pub minded: bool,
    /// Whether it is a counterattack (LEN-501).
    pub counter: bool,
    /// Whether the one of the two who rides is taken to have charged (LEN-456).
    pub charge: bool,
}

impl Blow {
    /// A blow as the two now stand.
    pub fn now(view: BookView, by: FigureId, target: FigureId, arm: Arm) -> Blow {
        let (from, at) = (view.table.hex(by), view.table.hex(target));
        Blow { by, target, arm, from, at, ..Blow::default() }
    }

    /// Whether its target does not see it coming (LEN-406).
    pub fn unseen(&self, view: BookView) -> bool {
        view.blind(self.target) || view.searches(self.target) && !self.minded
    }

    /// The blow of a choice, as the two now stand.
    pub fn of(view: BookView, by: FigureId, choice: &Choice) -> Option<Blow> {
        let blow = Blow::now(view, by, choice.target?, choice.arm?);
        let blow = Blow { crowd: choice.verb == V_CROWD, ..blow };
        Some(blow.sweep(choice, choice.verb == V_CHARGE))
    }

    /// The blow of a choice as its charge would make it: how it stands once the rider is there, and
    /// how an answer to it stands.
    pub fn sweep(self, choice: &Choice, charge: bool) -> Blow {
        Blow { counter: choice.verb == V_COUNTER, charge: self.charge || charge, ..self }
    }
}
