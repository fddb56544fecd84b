//! Falling, and letting things fall (MAN-404, MAN-114, MAN-217).

use bevy_ecs::prelude::*;
use riposte_kit::handling::held;
use riposte_rules::battle::{let_fall, take_posture};
use riposte_rules::figure::{FigureId, Item, Place, Posture};
use riposte_rules::roll::Contest;

use crate::change::{befall, doings, fighter, succeeds};
use crate::equipment::handling::forget_grip;
use crate::melee::setup_points;
use crate::rule_ids as rule;
use crate::view::BookView;

/// A figure falls (MAN-404).
pub fn fall(world: &mut World, figure: FigureId) {
    if !BookView::new(world).table.active(figure) {
        return;
    }
    take_posture(world, figure, Posture::Prone);
    befall(world, figure, "falls", rule::FALL);
    fighter(world, figure, |fighter| fighter.changing = None);
    unready_heavy(world, figure);
    setup_points::lose(world, figure);
}

/// Heavy weapons are not ready after a fall, a stun or a loss of balance (MAN-522).
pub fn unready_heavy(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let tires = |item: Item| rules.tires(figure, rules.tables.weapons.of(item.weapon));
    let heavy = held(rules.table, figure).filter(|(_, item)| tires(*item));
    let heavy: Vec<u8> = heavy.map(|(number, _)| number).collect();
    fighter(world, figure, |fighter| {
        for item in heavy {
            let turns = fighter.unready.of(item).max(1);
            fighter.unready.set(item, turns);
        }
    });
}

/// Lets go of the weapon in the right hand or in both; of the shield where there is none.
pub fn drop_held(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let first = held(rules.table, figure)
        .min_by_key(|(_, item)| (item.at == Place::Left, rules.is_shield(*item)));
    if let Some((item, _)) = first {
        drop_item(world, figure, item);
    }
}

/// Lets go of what the right hand holds, alone or with the other.
pub fn drop_right(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let right = |(_, item): &(u8, Item)| matches!(item.at, Place::Right | Place::Both);
    let right = held(rules.table, figure).find(right);
    if let Some((item, _)) = right {
        drop_item(world, figure, item);
    }
}

/// An item falls into the figure's hex.
pub fn drop_item(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let natural = rules.table.arms(figure).item(item).is_none_or(|item| !item.at.in_hand());
    if natural {
        return;
    }
    let hex = rules.table.hex(figure);
    let_fall(world, figure, item, hex);
    lost(world, figure, item);
    doings(world, figure, |doings| {
        doings.lost += 1;
        doings.feint = None;
    });
}

/// An item is no longer carried: what is kept of it is forgotten.
pub fn lost(world: &mut World, figure: FigureId, item: u8) {
    forget_grip(world, figure, item);
    let shoots = BookView::new(world).strikes(figure).any(|strike| strike.flies());
    fighter(world, figure, |fighter| {
        fighter.unready.forget(item);
        fighter.work = fighter.work.filter(|work| work.item != item);
        fighter.aims = fighter.aims.filter(|_| shoots);
        fighter.stuck = fighter.stuck.filter(|stuck| *stuck != item);
        fighter.turn.struck.retain(|known| *known != item);
        if fighter.turn.feint.is_some_and(|feint| feint.item == item) {
            fighter.turn.feint = None;
        }
    });
}

/// DX, or it falls.
pub fn totter(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if !rules.table.active(figure) || rules.table.posture(figure).down() {
        return;
    }
    stay_or_fall(world, figure, |rules| rules.stay_up(figure));
}

/// A roll to stay up, or a fall.
pub fn stay_or_fall(
    world: &mut World,
    figure: FigureId,
    contest: impl FnOnce(BookView) -> Contest,
) {
    if !succeeds(world, figure, None, contest) {
        fall(world, figure);
    }
}
