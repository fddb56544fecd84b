//! What breaks when weapons meet (MAN-125).

use bevy_ecs::prelude::*;
use riposte_kit::handling::thing;
use riposte_rules::battle::{Table, use_up};
use riposte_rules::figure::FigureId;
use riposte_words::say;

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
    let Some(broken) = use_up(world, figure, item) else { return };
    lost(world, figure, item);
    let name = thing(Table::new(world), broken.weapon);
    let words = say!("breaks the {thing}", thing = name);
    remark(world, figure, words, rule::BREAKS);
}
