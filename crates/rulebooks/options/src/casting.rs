//! Casting spells, keeping them up, seeing through illusions (OPT-901 to OPT-911).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::movement;
use crate::rules::Rules;

/// Step 2: asks whether a spell is kept up, and goes on to the next.
pub fn renew(world: &mut World, _spell: u8) {
    movement::begin(world, 0);
}

/// The spells a figure may cast, and the illusions it may disbelieve.
pub fn spells(_rules: Rules, _figure: FigureId, _open: &mut Vec<Choice>) {}

/// Casts a spell.
pub fn cast(_world: &mut World, _figure: FigureId, _choice: Choice) {}

/// Tries to see through an illusion.
pub fn disbelieve(_world: &mut World, _figure: FigureId, _choice: Choice) {}

/// Spells run out.
pub fn end_of_turn(_world: &mut World) {}

/// Whether a figure knows a spell.
pub fn knows(rules: Rules, figure: FigureId, verb: riposte_rules::decision::Verb) -> bool {
    let row = crate::spells::spell_of(verb).and_then(|index| rules.tables.spells.get(index));
    row.is_some_and(|row| rules.table.sheet(figure).score(&row.key) > 0)
}

/// What is missing for a spell that the option table would allow.
pub fn lacking(
    _rules: Rules,
    _figure: FigureId,
    _verb: riposte_rules::decision::Verb,
) -> (String, &'static str) {
    ("has too little ST left, or nobody to cast it on".into(), crate::rule::SPELL_ST)
}
