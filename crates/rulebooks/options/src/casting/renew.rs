//! Keeping spells up, and the end of spells (OPT-508, OPT-905).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use super::cast::spend;
use super::rolls::row_of;
use crate::change::emit_note;
use crate::leave::{end_spell, spell_name};
use crate::rule_ids;
use crate::spells::Spells;
use crate::step::{Step, go};
use crate::view::BookView;
use crate::words::*;

/// Step 2: asks whether a spell is kept up, and goes on to the next. A caster who has not
/// the ST to stay awake for it lets it go.
pub fn renew(world: &mut World, number: u8) {
    let rules = BookView::new(world);
    let Some(spell) = rules.spells().0.get(usize::from(number)).copied() else {
        return go(world, Step::Side(0));
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
            let name = spell_name(BookView::new(world), spell);
            let words = say!("keeps up a spell: {spell}", spell = name);
            emit_note(world, spell.caster, words, rule_ids::SPELL_RENEW);
            spend(world, spell.caster, upkeep);
            go(world, Step::Renew(number + 1));
        }
        Some(_) => {
            end_spell(world, usize::from(number));
        }
    }
}

/// Spells that last for some turns run out (OPT-905).
pub fn end_of_turn(world: &mut World) {
    let mut number = 0;
    while let Some(spell) = world.resource_mut::<Spells>().0.get_mut(number) {
        spell.left = spell.left.map(|turns| turns.saturating_sub(1));
        match spell.left {
            Some(0) => end_spell(world, number),
            _ => number += 1,
        }
    }
}

/// Somebody has seen through an illusion: it is gone.
pub fn dispel(world: &mut World, illusion: FigureId) {
    let spells = &world.resource::<Spells>().0;
    let number = spells.iter().position(|spell| spell.verb == ILLUSION && spell.on == illusion);
    if let Some(number) = number {
        end_spell(world, number);
    }
}
