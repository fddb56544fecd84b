//! What breaks when weapons meet (MAN-125).

use bevy_ecs::prelude::*;
use riposte_rules::battle::throw_down;
use riposte_rules::figure::{Dropped, FigureId};
use riposte_words::{Thing, say};

use crate::body::falling::lost;
use crate::change::{dice, remark};
use crate::rule_ids as rule;
use crate::view::BookView;

/// What an item of a figure weighs, in pounds; bare hands nothing.
fn weight(rules: BookView, figure: FigureId, item: u8) -> i32 {
    let held = rules.table.arms(figure).item(item).filter(|item| item.at.in_hand());
    held.map_or(0, |item| rules.tables.weapons.of(item.weapon).weight)
}

/// Whether an item could break on what another figure holds: that weighs so many times as much.
pub fn frail(rules: BookView, figure: FigureId, item: u8, other: FigureId, theirs: u8) -> bool {
    let (own, against) = (weight(rules, figure, item), weight(rules, other, theirs));
    own > 0 && against >= own * rules.constants().breaks.0
}

/// Two things have met: whichever is much the lighter may break.
pub fn meet(world: &mut World, one: (FigureId, u8), other: (FigureId, u8)) {
    for ((figure, item), (foe, theirs)) in [(one, other), (other, one)] {
        if frail(BookView::new(world), figure, item, foe, theirs) {
            let faces = BookView::new(world).constants().breaks.1;
            if dice(world, figure, "does it break", 1) <= faces {
                shatter(world, figure, item);
            }
        }
    }
}

/// An item breaks, and is of no more use.
pub fn shatter(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let Some(held) = rules.table.arms(figure).item(item) else { return };
    let name = rules.table.armoury().weapon(held.weapon).name.clone();
    throw_down(world, figure, item);
    lost(world, figure, item);
    world.resource_mut::<Dropped>().0.pop();
    remark(world, figure, say!("breaks the {thing}", thing = Thing(&name)), rule::BREAKS);
}
