//! The blow with the other hand (OPT-642).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Arm, Asking, Choice};
use riposte_rules::figure::{FigureId, Posture};

use super::blow;
use crate::announce::announce;
use crate::change::turn_record;
use crate::grapple::outsider;
use crate::rolls::Blow;
use crate::tables::{Class, Way};
use crate::under_way;
use crate::view::BookView;
use crate::words::*;

/// Whether a stab with the off hand is left of a first blow with a pole weapon (OPT-115).
pub fn stabs(rules: BookView, figure: FigureId) -> bool {
    rules.combatant(figure).turn.stab && !off_hand_blows(rules, figure).is_empty()
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

/// Asks for the blow with the off hand.
pub fn off_hand(world: &mut World, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_OFF_HAND, |world| {
        Asking::first_or(off_hand_blows(BookView::new(world), figure), Choice::plain(DONE))
    }) else {
        return;
    };
    under_way::end(world);
    turn_record(world, figure, |turn| turn.stab = false);
    if let (ATTACK, Some(target), Some(arm)) = (choice.verb, choice.target, choice.arm) {
        announce(world, figure, choice);
        let rules = BookView::new(world);
        let blow = Blow { off_hand: true, ..Blow::now(rules, figure, target, arm) };
        match outsider::strikes_into(rules, figure, Some(target)) {
            true => outsider::strike_on(world, blow),
            false => {
                blow::strike(world, blow);
            }
        }
    }
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
