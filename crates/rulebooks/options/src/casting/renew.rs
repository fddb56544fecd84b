//! Keeping spells up, and the end of spells (OPT-508, OPT-905).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::{FigureId, Life};

use super::cast::spend;
use super::rolls::row_of;
use crate::change::{put_out, remark};
use crate::movement;
use crate::rule_ids;
use crate::spells::{Spell, Spells};
use crate::turn::{Step, Turn, go};
use crate::view::BookView;
use crate::words::*;

/// The spell that a step of renewal is about.
pub fn renewed(rules: BookView) -> Option<Spell> {
    match rules.table.world().resource::<Turn>().step {
        Step::Renew(number) => rules.spells().0.get(usize::from(number)).copied(),
        _ => None,
    }
}

/// Step 2: asks whether a spell is kept up, and goes on to the next. A caster who has not
/// the ST to stay awake for it lets it go.
pub fn renew(world: &mut World, number: u8) {
    let rules = BookView::new(world);
    let Some(spell) = rules.spells().0.get(usize::from(number)).copied() else {
        return movement::begin(world, 0);
    };
    let upkeep = row_of(rules, spell.verb).map_or(0, |row| row.upkeep);
    if spell.left.is_some() {
        return go(world, Step::Renew(number + 1));
    }
    let pays = rules.strength(spell.caster) > upkeep + rules.constants().unconscious_at;
    let lapse = Choice::plain(LAPSE).at(spell.on);
    let pay = Choice::plain(RENEW).at(spell.on).number(upkeep as i16);
    let choice = match pays {
        false => Some(lapse),
        true => ask(world, spell.caster, Q_RENEW, |_| Asking {
            choices: vec![pay, lapse],
            decline: lapse,
            default: pay,
        }),
    };
    match choice {
        None => {}
        Some(choice) if choice.verb == RENEW => {
            let words = format!("keeps up a spell: {}", name_of(BookView::new(world), spell));
            remark(world, spell.caster, words, rule_ids::SPELL_RENEW);
            spend(world, spell.caster, upkeep);
            go(world, Step::Renew(number + 1));
        }
        Some(_) => {
            remove(world, usize::from(number));
        }
    }
}

/// Spells that last for some turns run out (OPT-905).
pub fn end_of_turn(world: &mut World) {
    let mut number = 0;
    while let Some(spell) = world.resource_mut::<Spells>().0.get_mut(number) {
        spell.left = spell.left.map(|turns| turns.saturating_sub(1));
        match spell.left {
            Some(0) => remove(world, number),
            _ => number += 1,
        }
    }
}

/// Ends a spell.
fn remove(world: &mut World, number: usize) {
    let spell = world.resource_mut::<Spells>().0.remove(number);
    if spell.verb == ILLUSION {
        vanish(world, spell.on);
        return;
    }
    let rules = BookView::new(world);
    let name = name_of(rules, spell);
    if rules.table.active(spell.on) {
        remark(world, spell.on, format!("is free of the spell: {name}"), rule_ids::SPELL_RENEW);
    }
}

fn name_of(rules: BookView, spell: Spell) -> String {
    row_of(rules, spell.verb).map_or(String::new(), |row| row.name.to_lowercase())
}

/// An illusion is no more.
fn vanish(world: &mut World, figure: FigureId) {
    if BookView::new(world).table.active(figure) {
        put_out(world, figure, Life::Gone);
    }
}

/// Somebody has seen through an illusion: it is gone.
pub fn dispel(world: &mut World, illusion: FigureId) {
    let spells = &world.resource::<Spells>().0;
    let number = spells.iter().position(|spell| spell.verb == ILLUSION && spell.on == illusion);
    if let Some(number) = number {
        remove(world, number);
    }
}

/// A figure leaves the fight: what it kept up ends, and if it was an illusion, so does that.
pub fn ends_with(world: &mut World, figure: FigureId) {
    let ends = |spell: &Spell| {
        let kept_up = spell.caster == figure && spell.left.is_none();
        kept_up || (spell.on == figure && spell.verb == ILLUSION)
    };
    while let Some(number) = world.resource::<Spells>().0.iter().position(ends) {
        remove(world, number);
    }
}
