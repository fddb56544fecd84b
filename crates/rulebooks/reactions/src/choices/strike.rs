//! Blows that can be struck: from where a figure stands, or with an advance.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::view::{BookView, Strike};
use crate::words::*;

/// What limits the blows to look for.
#[derive(Clone, Copy, Default)]
pub struct Limits {
    /// Only at this figure.
    pub target: Option<FigureId>,
    /// Only with another item than this.
    pub other_than: Option<u8>,
    /// Only without a turn.
    pub no_turn: bool,
}

impl Limits {
    /// The ways a figure may look when it strikes.
    pub fn facings(self, rules: BookView, figure: FigureId) -> impl Iterator<Item = Facing> {
        rules.facings(figure).into_iter().take(if self.no_turn { 1 } else { 3 })
    }
}

/// The longest reach of a weapon, in hexes.
const LONGEST: u32 = 2;

/// The enemies near enough that any weapon might reach them, be it with an advance, and
/// the hexes they take up.
type Near = SmallVec<[(FigureId, SmallVec<[Hex; 2]>); 8]>;

fn near(rules: BookView, figure: FigureId, limits: Limits) -> Near {
    let here = rules.table.hex(figure);
    let enemies = rules.foes(figure);
    let wanted = enemies.filter(|enemy| limits.target.is_none_or(|target| target == *enemy));
    let hexes = wanted.map(|enemy| (enemy, rules.table.hexes(enemy)));
    let near = |hex: &Hex| here.unsigned_distance_to(*hex) <= LONGEST + 1;
    hexes.filter(|(_, hexes)| hexes.iter().any(near)).collect()
}

/// The blows that the limits allow.
fn strikes<'w>(rules: BookView<'w>, figure: FigureId, limits: Limits) -> SmallVec<[Strike<'w>; 8]> {
    let allowed = |strike: &Strike| limits.other_than != Some(strike.arm.item);
    rules.strikes(figure).filter(allowed).collect()
}

fn strikes_from(
    rules: BookView,
    figure: FigureId,
    (hex, facing): (Hex, Facing),
    (strikes, near): (&[Strike], &Near),
    mut found: impl FnMut(FigureId, Arm),
) {
    for strike in strikes {
        let with = (strike.mode, strike.item.at);
        for (enemy, hexes) in near {
            if hexes.iter().any(|at| rules.strikes_hex(figure, with, (hex, facing), *at)) {
                found(*enemy, strike.arm);
            }
        }
    }
}

/// Stand and attack (REA-54).
pub fn attacks(rules: BookView, figure: FigureId, limits: Limits, out: &mut Vec<Choice>) {
    let near = near(rules, figure, limits);
    if near.is_empty() {
        return;
    }
    let hex = rules.table.hex(figure);
    let strikes = strikes(rules, figure, limits);
    for facing in limits.facings(rules, figure) {
        strikes_from(rules, figure, (hex, facing), (&strikes, &near), |enemy, arm| {
            let choice = Choice::plain(ATTACK).at(enemy).with(arm.item, arm.mode);
            out.push(rules.turned(figure, choice, facing));
        });
    }
}

/// Advance and attack: one hex forward or sideways, then a blow (REA-55).
pub fn advances(rules: BookView, figure: FigureId, limits: Limits, out: &mut Vec<Choice>) {
    let near = near(rules, figure, limits);
    if near.is_empty() || rules.prone(figure) || !rules.on_foot(figure) {
        return;
    }
    let strikes = strikes(rules, figure, limits);
    let here = rules.table.hex(figure);
    for facing in limits.facings(rules, figure) {
        for side in [0, -1, 1] {
            let hex = here + facing.turned(side).step();
            let within = near
                .iter()
                .flat_map(|(_, hexes)| hexes)
                .any(|at| hex.unsigned_distance_to(*at) <= LONGEST);
            if !within || !rules.table.free(hex) {
                continue;
            }
            strikes_from(rules, figure, (hex, facing), (&strikes, &near), |enemy, arm| {
                let choice = Choice::plain(ADVANCE).to(hex).at(enemy).with(arm.item, arm.mode);
                out.push(rules.turned(figure, choice, facing));
            });
        }
    }
}
