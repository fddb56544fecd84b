//! What the spells do (OPT-911).

use bevy_ecs::prelude::*;
use riposte_rules::battle::bring_on;
use riposte_rules::board::Hex;
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, say};

use super::rolls::row_of;
use crate::change::{combatant, emit_condition, knock_down, let_go};
use crate::combatant::{Combatant, TurnRecord};
use crate::rule_ids;
use crate::spells::{Spell, Spells};
use crate::tables::Class;
use crate::view::BookView;
use crate::words::*;

/// A thrown spell takes effect upon its target.
pub fn put_upon(
    world: &mut World,
    caster: FigureId,
    target: FigureId,
    verb: Verb,
    st: i32,
    times: i32,
) {
    match verb {
        TRIP => {
            emit_condition(world, target, "is tripped", rule_ids::SPELLS);
            knock_down(world, target);
        }
        DROP_SPELL => lose_grip(world, target),
        _ => lay_on(world, caster, target, verb, st, times),
    }
}

/// What a figure holds slips from its hand: its weapon, or its shield when it has no other.
fn lose_grip(world: &mut World, target: FigureId) {
    let rules = BookView::new(world);
    let held = rules.table.arms(target).numbered().filter(|(_, item)| item.at.in_hand());
    let shield = |weapon| rules.tables.weapons.of(weapon).class == Class::Shield;
    let lost = held.min_by_key(|(number, item)| (shield(item.weapon), *number));
    if let Some((number, _)) = lost {
        let_go(world, target, number);
    }
}

/// A spell that lasts comes over a figure.
fn lay_on(world: &mut World, caster: FigureId, on: FigureId, verb: Verb, st: i32, times: i32) {
    let rules = BookView::new(world);
    let Some(row) = row_of(rules, verb) else { return };
    let left = rules.lasts(verb, on, times);
    let words = say!("is under a spell: {spell}", spell = Thing(&row.name));
    let spell = Spell { verb, caster, on, st, times, left };
    world.resource_mut::<Spells>().0.push(spell);
    emit_condition(world, on, words, rule_ids::SPELLS);
}

/// An illusion appears beside its caster. It acts from the next turn on.
pub fn conjure(world: &mut World, caster: FigureId, figure: FigureId, hex: Hex, st: i32) {
    let facing = BookView::new(world).table.facing(caster);
    bring_on(world, figure, hex, facing);
    combatant(world, figure, |combatant| {
        let turn = TurnRecord { gone: true, done: true, ..TurnRecord::default() };
        *combatant = Combatant { turn, ..Combatant::default() };
    });
    let spell = Spell { verb: ILLUSION, caster, on: figure, st, times: 1, left: None };
    world.resource_mut::<Spells>().0.push(spell);
}
