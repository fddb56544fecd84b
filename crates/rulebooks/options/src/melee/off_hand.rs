//! The blow with the other hand (OPT-642).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;

use super::attack::Attack;
use super::blow;
use super::choices::off_hand_blows;
use crate::announce::announce;
use crate::change::turn_record;
use crate::grapple::outsider;
use crate::rolls::Blow;
use crate::under_way;
use crate::view::BookView;
use crate::words::*;

/// Whether a stab with the off hand is left of a first blow with a pole weapon (OPT-115).
pub fn stabs(rules: BookView, figure: FigureId) -> bool {
    rules.combatant(figure).turn.stab && !off_hand_blows(rules, figure).is_empty()
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
        announce(world, &Attack, figure, choice);
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
