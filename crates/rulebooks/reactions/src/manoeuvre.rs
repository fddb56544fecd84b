//! Declaring a manoeuvre: it is paid for at once and goes on top of the exchange (REA-47,
//! REA-48).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::event::{Event, Journal};
use riposte_rules::exchange::{Frame, Link};
use riposte_rules::figure::{FigureId, FigureSet};
use riposte_rules::systems::PathProgress;

use crate::actions::{find, price};
use crate::change::{spend, tell};
use crate::memory::{Bout, Memory};
use crate::missiles::aiming::lose_aim;
use crate::mounted::pace::sets_off;
use crate::mounted::steed::unbrace;
use crate::moving::path;
use crate::view::BookView;
use crate::wording;
use crate::words::*;

/// Declares a manoeuvre: pays for it and puts it on top of the exchange. A fast draw is paid by
/// its roll.
pub fn manoeuvre(world: &mut World, link: Link, actor: FigureId, choice: Choice) {
    let rules = BookView::new(world);
    let later = find(choice.verb).is_some_and(|action| !action.paid_first());
    let cost = if later { 0 } else { price(rules, actor, &choice) };
    let adjacent = adjacent(rules, actor);
    // A search keeps no journal, and is spared the words.
    let told = world.resource::<Journal>().keeps();
    let words = if told { wording::deed(rules, actor, &choice) } else { String::new() };
    let march = PathProgress::along(path(rules, actor, &choice));
    let weapon = choice.arm.map(|arm| rules.weapon_of(actor, arm));
    let rule = VERBS[choice.verb.0 as usize].rule;
    tell(world, || Event::Declared { figure: actor, link, choice, words, rule });
    spend(world, actor, cost);
    if moves(&choice) {
        unbrace(world, actor);
    }
    if matches!(choice.verb, RIDE | RIDEDOWN) {
        sets_off(world, actor);
    }
    if !matches!(choice.verb, SET_AIM | AIMED | SPEAK) {
        lose_aim(world, actor);
    }
    let memory = Memory { adjacent, march, weapon, ..Memory::default() };
    world.resource_mut::<Bout>().push(Frame { link, actor, choice, memory });
}

/// The enemies that are beside a figure when it begins to move (REA-67).
pub fn adjacent(rules: BookView, figure: FigureId) -> FigureSet {
    let enemies = rules.table.enemies(figure);
    enemies.filter(|enemy| rules.table.distance(figure, *enemy) == 1).collect()
}

/// Whether a figure that does something leaves its place or turns, so that nothing stays braced
/// (REA-110).
fn moves(choice: &Choice) -> bool {
    let turns = choice.facing.is_some() || choice.hex.is_some() && choice.verb != PICKUP;
    turns || matches!(choice.verb, JUMP | PARRY | DROPDODGE | MOUNT | STOW | DROP)
}
