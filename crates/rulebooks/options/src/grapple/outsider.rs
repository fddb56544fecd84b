//! Striking into a scuffle from outside: the blow that misses one may hit another (OPT-708).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::melee::blow;
use crate::rolls::{Blow, Luck};
use crate::view::BookView;

/// Whom a blow at a figure in a scuffle may hit, in this order: the one it is meant for, the
/// other enemies in the scuffle, the friends.
pub fn reached(rules: BookView, by: FigureId, target: FigureId) -> Vec<FigureId> {
    let pile = rules
        .table
        .in_hex(rules.table.hex(target))
        .filter(|member| *member != target && *member != by && rules.grappled(*member));
    let side = rules.table.side(by);
    let (friends, foes): (Vec<FigureId>, Vec<FigureId>) =
        pile.partition(|member| rules.table.side(*member) == side);
    [target].into_iter().chain(foes).chain(friends).collect()
}

/// Strikes at a figure in a scuffle from outside.
pub fn strike_into(world: &mut World, figure: FigureId, choice: Choice) {
    let (Some(target), Some(arm)) = (choice.target, choice.arm) else { return };
    let blow = Blow::now(BookView::new(world), figure, target, arm);
    strike_on(world, blow);
}

/// Strikes at one after the other until a blow hits, or the weapon is gone.
pub fn strike_on(world: &mut World, first: Blow) {
    for target in reached(BookView::new(world), first.by, first.target) {
        let rules = BookView::new(world);
        let now = Blow::now(rules, first.by, target, first.arm);
        let blow = Blow { off_hand: first.off_hand, ..now };
        let attack = rules.attack(blow);
        match blow::roll_to_hit(world, blow, attack) {
            Luck::Miss => {}
            Luck::Hit(times) => {
                let hits = blow::damage(world, blow, times);
                return blow::note_struck(world, blow, hits);
            }
            luck => return blow::mishap(world, blow, luck),
        }
    }
}

/// Whether a figure strikes into a scuffle from outside.
pub fn strikes_into(rules: BookView, figure: FigureId, target: Option<FigureId>) -> bool {
    let into = target.is_some_and(|target| rules.grappled(target));
    into && !rules.grappled(figure)
}
