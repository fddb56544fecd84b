//! Making true what an attack comes to.

use bevy_ecs::prelude::*;
use riposte_rules::deed::perform;
use riposte_rules::event::Event;

use super::blow::{Blow, End, Special, deed};
use crate::change::{befall, fighter, remark, reveal, spend, tell};
use crate::fallen;
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;

/// Carries an attack out that costs so much, with the counter it may meet.
pub fn carry_out(world: &mut World, blow: Blow, cost: u8) {
    let figure = blow.by;
    let end = roll(world, blow);
    if let End::Quailed(_) = end {
        // It costs nothing but the wish (VAN-904).
        fighter(world, figure, |fighter| fighter.cowed.insert(blow.at));
        befall(world, figure, "does not dare to", rule_ids::TERRIFYING);
        return;
    }
    spend(world, figure, cost);
    reveal(world, figure);
    pay_shot(world, blow);
    harm(world, blow, end);
    fighter(world, figure, |fighter| {
        fighter.nerved.insert(blow.at);
        // An attack is the last thing that a figure does (VAN-502), a combo is not.
        if blow.special != Some(Special::Combo) {
            fighter.done = true;
            fighter.points = 0;
        }
    });
    afterwards(world, blow, end);
    counter(world, blow);
}

/// Rolls an attack.
fn roll(world: &mut World, blow: Blow) -> End {
    let Ok(end) = perform(world, |world| deed(BookView::new(world), blow));
    end
}

/// Does the harm that an attack has come to.
fn harm(world: &mut World, blow: Blow, end: End) {
    match end {
        End::Hurt(damage) => {
            let view = BookView::new(world);
            let special = blow.special.map(|_| view.constants().special_damage);
            fallen::hurt(world, blow.at, blow.by, (damage, special));
        }
        End::Slain => fallen::slay(world, blow.at, blow.by),
        // Nothing has come over it: the blow came to nothing.
        End::Saved => remark(world, blow.at, "is saved by armour", rule_ids::SAVE),
        End::Missed | End::Quailed(_) => {}
    }
}

/// A shot is gone whether it hits or not (VAN-507).
fn pay_shot(world: &mut World, blow: Blow) {
    let Some(kind) = blow.shot.filter(|_| blow.kind == Kind::Ranged) else { return };
    let mut left = 0;
    fighter(world, blow.by, |fighter| {
        if let Some(count) = fighter.shots.get_mut(kind) {
            *count = count.saturating_sub(1);
            left = i32::from(*count);
        }
    });
    tell(world, || Event::Spent { figure: blow.by, of: "shots", amount: 1, left });
}

/// What special attacks leave behind (VAN-553, VAN-554).
fn afterwards(world: &mut World, blow: Blow, end: End) {
    match blow.special {
        Some(Special::Counter) => {
            fighter(world, blow.by, |fighter| fighter.counter = true);
            befall(world, blow.by, "is ready to strike back", rule_ids::COUNTER);
        }
        Some(Special::Onslaught) if end != End::Missed => {
            let side = BookView::new(world).table.side(blow.by);
            if BookView::new(world).table.active(blow.at) {
                fighter(world, blow.at, |fighter| fighter.overwhelmed = Some(side));
                befall(world, blow.at, "is overwhelmed", rule_ids::OVERWHELMED);
            }
        }
        _ => {}
    }
}

/// A figure that is ready for it attacks back at once, if it still stands: no point, no hold; and
/// that attack meets no counter itself (VAN-553).
fn counter(world: &mut World, blow: Blow) {
    let view = BookView::new(world);
    let (by, at) = (blow.at, blow.by);
    let stands = view.table.active(by) && view.table.active(at);
    if !stands || !view.strikes_back(by, at) {
        return;
    }
    befall(world, by, "strikes back", rule_ids::COUNTER);
    let back = Blow { by, at, kind: Kind::Melee, shot: None, special: None, free: true };
    let end = roll(world, back);
    harm(world, back, end);
}
