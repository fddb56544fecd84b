//! What a gain brings the one on whom it is gained (VAN-304 to VAN-308).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{bind, fits, unbind};
use riposte_rules::figure::{Bond, BondKind, FigureId, Unbound};

use super::{STRIKE_ON, VANTAGE_ON};
use crate::change::befall;
use crate::rule_ids;
use crate::step::{Step, go};
use crate::tables::Kind;
use crate::view::BookView;

/// What comes about for one on whom a hold is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It loses the vantage that it has on somebody.
    Loses(FigureId),
    /// It gains the same hold on the one who gained it.
    Gains(BondKind),
    /// It chooses between the one it has and the one who gained it.
    Chooses(BondKind, FigureId),
}

/// What comes about for `at` when `by` gains a hold on it, in order. Nothing of it leads to
/// anything further (VAN-308).
pub fn answers(view: BookView, by: FigureId, kind: BondKind, at: FigureId) -> Vec<Answer> {
    let mut answers = Vec::new();
    let back = Bond { from: at, kind, to: by };
    // That `by` has evaded is no help: it is its own phase, and evading keeps the enemies off in
    // theirs (VAN-402). Nor is it that `at` cannot see it: nobody aims at anything here, it comes
    // of itself, and only the attack has to wait (VAN-907).
    let able = fits(view.table, back).is_ok();
    if kind == STRIKE_ON {
        // Vantage is lost on whomever it was, before strike is gained (VAN-306).
        answers.extend(view.held(at, VANTAGE_ON).map(Answer::Loses));
        match view.held(at, STRIKE_ON) {
            _ if !able => {}
            Some(other) => answers.push(Answer::Chooses(kind, other)),
            None => answers.push(Answer::Gains(kind)),
        }
    } else if able && outranges(view, at, by) {
        let other = view.hold(at).filter(|_| view.constants().vantage_back_is_a_choice);
        match other.filter(|bond| bond.to != by) {
            Some(bond) => answers.push(Answer::Chooses(kind, bond.to)),
            None => answers.push(Answer::Gains(kind)),
        }
    }
    answers
}

/// Whether a figure has a ranged weapon that reaches as far as another's (VAN-307).
fn outranges(view: BookView, figure: FigureId, other: FigureId) -> bool {
    let range = |figure| view.weapon(figure, Kind::Ranged).map(|held| held.stats.range);
    range(figure).is_some_and(|mine| range(other).is_none_or(|theirs| mine >= theirs))
}

/// A figure gains a hold, and what that brings the other comes about.
pub fn gain(world: &mut World, by: FigureId, kind: BondKind, at: FigureId) {
    let answers = answers(BookView::new(world), by, kind, at);
    take(world, by, kind, at);
    for answer in answers {
        match answer {
            Answer::Loses(foe) => {
                let bond = Bond { from: at, kind: VANTAGE_ON, to: foe };
                befall(world, at, "has to defend itself", rule_ids::BREAKS);
                unbind(world, bond, Unbound::Broken);
            }
            Answer::Gains(kind) => gain_back(world, at, kind, by),
            Answer::Chooses(kind, _) => {
                go(world, Step::Hold { actor: by, chooser: at, kind });
            }
        }
    }
}

/// The hold is there; whatever the figure had before makes way for it.
fn take(world: &mut World, by: FigureId, kind: BondKind, at: FigureId) {
    let bound = bind(world, Bond { from: by, kind, to: at });
    debug_assert_eq!(bound, Ok(()), "only what fits is gained");
}

/// The other turns on the one who gained something on it: no point, no roll.
pub fn gain_back(world: &mut World, figure: FigureId, kind: BondKind, on: FigureId) {
    let rule = if kind == STRIKE_ON { rule_ids::STRIKE_BACK } else { rule_ids::VANTAGE_BACK };
    befall(world, figure, "turns on the attacker", rule);
    take(world, figure, kind, on);
}
