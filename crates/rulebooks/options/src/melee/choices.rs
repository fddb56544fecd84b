//! The blows open to a figure: strikes, jabs, throws, with one hand or the other (OPT-211,
//! OPT-616, OPT-642).

use riposte_rules::board::Hex;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::systems::reach_hexes;
use riposte_rules::systems::sight::clear;

use crate::ranged::throw;
use crate::tables::{Class, Way};
use crate::view::BookView;
use crate::words::*;

/// Blows, jabs and throws of a figure that may attack.
pub fn attacks(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let mut open = Vec::new();
    for strike in rules.strikes(figure) {
        let targets: Vec<FigureId> = match strike.stats.way {
            Way::Strike => rules.struck_at(figure).collect(),
            Way::Jab => jabbed_at(rules, figure).collect(),
            Way::Throw => throw::targets(rules, figure, strike.arm),
            Way::Fire | Way::Grapple => Vec::new(),
        };
        let blow = |target| Choice { arm: Some(strike.arm), ..Choice::plain(ATTACK).at(target) };
        open.extend(targets.into_iter().map(blow));
    }
    open
}

/// The blows with the off hand that may follow one with the other.
pub fn off_hand_blows(rules: BookView, figure: FigureId) -> Vec<Choice> {
    if rules.table.posture(figure) != Posture::Standing || !rules.table.active(figure) {
        return Vec::new();
    }
    let blow = |arm, target| Choice { arm: Some(arm), ..Choice::plain(ATTACK).at(target) };
    let targets = |arm| rules.struck_at(figure).map(move |target| blow(arm, target));
    rules.off_hand_arms(figure).flat_map(targets).collect()
}

/// The enemies two hexes away whom a jab reaches (OPT-616).
pub fn jabbed_at<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
    let enemies = rules.table.enemies(figure);
    enemies.filter(move |enemy| jab_reaches(rules, figure, rules.table.hex(*enemy)))
}

/// Whether a jab reaches into a hex: one of those two away in front, past no wall, and not straight
/// ahead past somebody who stands between (OPT-616).
pub fn jab_reaches(rules: BookView, figure: FigureId, hex: Hex) -> bool {
    let (here, facing) = (rules.table.hex(figure), rules.table.facing(figure));
    let ahead = hex == here + facing.step() * 2;
    rules.has_front(figure)
        && reach_hexes(&rules.constants().reach, here, facing, 2).contains(&hex)
        && !(ahead && rules.stands_in(here + facing.step()))
        && clear(rules.table.board(), here, hex)
}

impl BookView<'_> {
    /// Whether a figure holds something in its left hand for a second blow (OPT-642).
    pub fn off_hand_arms(self, figure: FigureId) -> impl Iterator<Item = Arm> {
        let off = self.strikes(figure).filter(|strike| {
            strike.weapon.class == Class::OffHand && strike.stats.way == Way::Strike
        });
        off.map(|strike| strike.arm).collect::<Vec<_>>().into_iter()
    }
}
