//! The ways in which this rulebook's own state changes.

use bevy_ecs::prelude::*;
pub use riposte_kit::change::{befall, remark};
pub use riposte_rules::battle::tell;
use riposte_rules::battle::{let_fall, take_up, unbind};
use riposte_rules::board::Hex;
use riposte_rules::decision::Choice;
use riposte_rules::event::Event;
use riposte_rules::figure::{Bond, FigureId, Item, Place, Unbound};
use riposte_rules::roll::{Dice, Roll};

use crate::equipment::weapons::Class;
use crate::fighter::{Fighter, Round};
use crate::turn::step::Turn;
use crate::view::BookView;
use crate::words::{CATCHES, HOLDS, V_ATTACK, V_DROP, V_HOLD, V_SEARCH, V_WAIT, is_wrestling};

/// Changes what this rulebook keeps of a figure.
pub fn fighter(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Fighter)) {
    riposte_kit::change::change(world, figure, change);
}

/// Changes what a figure has done in the round.
pub fn round(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Round)) {
    fighter(world, figure, |fighter| change(&mut fighter.round));
}

/// Uses up the action of a figure (LEN-203).
pub fn acted(world: &mut World, figure: FigureId) {
    round(world, figure, |round| {
        round.acted = true;
        round.holds = false;
    });
}

/// A figure that does something else lets go of whom it holds or has caught, and looks for nothing
/// any more (LEN-304, LEN-416, LEN-705).
pub fn leave_hold(world: &mut World, figure: FigureId, choice: &Choice) {
    if !matches!(choice.verb, V_SEARCH | V_HOLD | V_WAIT) {
        fighter(world, figure, |fighter| fighter.search = None);
    }
    let caught = BookView::new(world).catch(figure);
    let still = matches!(choice.verb, V_HOLD | V_WAIT);
    if let Some(to) = caught.filter(|it| !still && choice.target != Some(*it)) {
        unbind(world, Bond { from: figure, kind: CATCHES, to }, Unbound::LetGo);
    }
    let view = BookView::new(world);
    let Some(held) = view.held(figure) else { return };
    let keeps = matches!(choice.verb, V_HOLD | V_WAIT | V_DROP)
        || (choice.target == Some(held) && (is_wrestling(choice.verb) || choice.verb == V_ATTACK));
    if !keeps {
        unbind(world, Bond { from: figure, kind: HOLDS, to: held }, Unbound::LetGo);
    }
}

/// Lets an item fall where a figure is; the number of what lies there then. Whom it has caught with
/// that is free (LEN-416).
pub fn drop_item(world: &mut World, figure: FigureId, item: u8) -> Option<i16> {
    let view = BookView::new(world);
    let class = |item: Item| view.tables.weapons.of(item.weapon).class;
    let snare = |item: &Item| matches!(class(*item), Class::Net | Class::Grapple);
    if view.table.arms(figure).item(item).as_ref().is_some_and(snare) {
        let caught: Vec<FigureId> = view.table.bound_to(figure, CATCHES).collect();
        for to in caught {
            unbind(world, Bond { from: figure, kind: CATCHES, to }, Unbound::LetGo);
        }
    }
    let hex = BookView::new(world).table.hex(figure);
    leave_lying(world, figure, item, hex)
}

/// An item comes to lie in a hex, loaded as far as it is (LEN-606); the number of what lies there
/// then.
pub fn leave_lying(world: &mut World, figure: FigureId, item: u8, hex: Hex) -> Option<i16> {
    let left = BookView::new(world).fighter(figure).loading.of(item);
    let lying = let_fall(world, figure, item, hex);
    forget_item(world, figure, item);
    if let Some(number) = lying {
        world.resource_mut::<Turn>().unloaded.0.set(number, left);
    }
    lying
}

/// Takes up what lies on the board, loaded as far as it was (LEN-306, LEN-606).
pub fn take_lying(world: &mut World, figure: FigureId, number: i16, at: Place) {
    let Some(item) = take_up(world, figure, number, at) else { return };
    let left = world.resource::<Turn>().unloaded.0.of(number);
    world.resource_mut::<Turn>().unloaded.0.forget(number);
    fighter(world, figure, |fighter| fighter.loading.set(item, left));
}

/// Throws a roll of no one figure, such as that of a side; the log says whose it is.
pub fn throw_for(world: &mut World, roll: Roll, whose: String) -> i32 {
    let thrown = roll.throw(&mut world.resource_mut::<Dice>());
    let (total, meaning) = (thrown.total, Some(whose.into()));
    tell(world, || Event::Rolled { figure: None, thrown, meaning, limit: None });
    total
}

/// An item is no longer carried.
pub fn forget_item(world: &mut World, figure: FigureId, item: u8) {
    fighter(world, figure, |fighter| {
        fighter.loading.forget(item);
        fighter.search = fighter.search.filter(|search| search.item != item);
    });
}
