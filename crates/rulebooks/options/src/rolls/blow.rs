//! A blow, and from where it comes (OPT-212).

use riposte_rules::board::{Facing, Hex, first_steps};
use riposte_rules::decision::Arm;
use riposte_rules::figure::{FigureId, Posture};

use crate::view::{Arc, BookView};

/// A blow, shot or throw, also one that is only thought of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    /// Who strikes.
    pub by: FigureId,
    /// At whom.
    pub target: FigureId,
    /// With what.
    pub arm: Arm,
    /// Where the striker stands.
    pub from: Hex,
    /// Where the target stands.
    pub at: Hex,
    /// Which way the target looks; `None` when it is rear all around.
    pub facing: Option<Facing>,
    /// Whether it comes from the off hand (OPT-642).
    pub off_hand: bool,
    /// How the striker holds itself as it strikes: it may kneel or lie down for it.
    pub posture: Posture,
    /// Whether the target charges (OPT-614).
    pub charged: bool,
}

impl Blow {
    /// A blow as the figures stand.
    pub fn now(rules: BookView, by: FigureId, target: FigureId, arm: Arm) -> Blow {
        let table = rules.table;
        Blow {
            by,
            target,
            arm,
            from: table.hex(by),
            at: table.hex(target),
            facing: rules.has_front(target).then(|| table.facing(target)),
            off_hand: false,
            posture: table.posture(by),
            charged: rules.charging(target),
        }
    }
}

impl BookView<'_> {
    /// From where a blow comes (OPT-212).
    pub fn blow_arc(self, blow: Blow) -> Arc {
        match blow.facing {
            Some(facing) => self.arc_to(blow.at, facing, blow.from),
            None => Arc::Rear,
        }
    }

    /// Whether a blow comes from straight behind one who looks that way.
    pub fn straight_behind(self, blow: Blow, facing: Facing) -> bool {
        let ways = first_steps(blow.at, blow.from);
        ways.iter().all(|way| facing.apart(*way) == 3)
    }

    /// Whether a blow is struck with nothing that could be dropped or broken: a fist, or a stone,
    /// as there is always another (OPT-205, OPT-622).
    pub fn bare(self, blow: Blow) -> bool {
        let natural = |item| self.table.armoury().weapon(item).natural;
        self.strike(blow.by, blow.arm)
            .is_none_or(|strike| strike.weapon.hurled || natural(strike.item.weapon))
    }
}
