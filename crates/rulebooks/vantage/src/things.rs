//! Draughts, and changing weapons (VAN-804, VAN-805).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{heal, make_ready, put_away};
use riposte_rules::decision::Choice;
use riposte_rules::figure::{FigureId, Place};

use crate::change::{declare, fighter, spend};
use crate::rule_ids;
use crate::view::{BookView, place_of};
use crate::words::harm_words;

/// What drinking and changing weapons cost.
pub const COST: u8 = 1;

/// The Health a draught would give back.
pub fn draught(view: BookView, figure: FigureId) -> i32 {
    view.fighter(figure).lost.min(view.constants().draught)
}

/// Whether a figure has a draught and a use for it.
pub fn drinks(view: BookView, figure: FigureId) -> bool {
    view.fighter(figure).draughts > 0 && view.fighter(figure).lost > 0
}

/// Drinks a draught.
pub fn drink(world: &mut World, figure: FigureId, choice: Choice) {
    declare(world, figure, choice, |_| "drinks a draught".into(), rule_ids::DRAUGHT);
    spend(world, figure, COST);
    let gains = draught(BookView::new(world), figure);
    fighter(world, figure, |fighter| {
        fighter.draughts = fighter.draughts.saturating_sub(1);
        fighter.lost -= gains;
    });
    let whole = BookView::new(world).fighter(figure).lost == 0;
    heal(world, figure, Some(figure), |_| whole, || harm_words(gains));
}

/// The weapons that a figure carries and has not at hand, by number.
pub fn stowed(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = u8> + '_ {
    let stowed = view.table.arms(figure).numbered();
    stowed.filter(|(_, item)| !item.at.ready()).map(|(number, _)| number)
}

/// What would have to make way for a weapon in its place.
pub fn makes_way(view: BookView, figure: FigureId, item: u8) -> Option<u8> {
    let arms = view.table.arms(figure);
    let place = place_of(view.tables.weapons.of(arms.item(item)?.weapon).kind);
    arms.numbered().find(|(_, item)| item.at == place).map(|(number, _)| number)
}

/// Takes another weapon in hand.
pub fn ready(world: &mut World, figure: FigureId, choice: Choice) {
    let Some(arm) = choice.arm else { return };
    declare(world, figure, choice, |_| "changes weapons".into(), rule_ids::CHANGE);
    spend(world, figure, COST);
    if let Some(old) = makes_way(BookView::new(world), figure, arm.item) {
        put_away(world, figure, old, Place::Belt);
    }
    let view = BookView::new(world);
    let Some(item) = view.table.arms(figure).item(arm.item) else { return };
    let place = place_of(view.tables.weapons.of(item.weapon).kind);
    make_ready(world, figure, arm.item, place);
}
