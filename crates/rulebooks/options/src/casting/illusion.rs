//! Illusions, and those who see through them (OPT-509, OPT-906, OPT-911).

use bevy_ecs::prelude::*;
use riposte_rules::data::Scenario;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::roll::{Contest, Roll, Scale};
use riposte_rules::systems::sight::clear;

use super::renew::dispel;
use crate::change::{contest, emit_note};
use crate::rule_ids;
use crate::view::BookView;

/// The IQ that disbelieving takes where the rulebook asks for wits.
const WITS: i32 = 9;

/// A figure of the caster's side that waits off the board to be made.
pub fn unseen(rules: BookView, caster: FigureId) -> Option<FigureId> {
    let spawns = &rules.table.world().resource::<Scenario>().figures;
    rules.table.figures().find(|figure| {
        let waits = spawns.get(figure.index()).is_some_and(|spawn| spawn.reserve);
        let off = rules.table.harm(*figure).life == Life::Gone;
        waits && off && rules.table.side(*figure) == rules.table.side(caster)
    })
}

/// The illusions of enemies that a figure sees.
pub fn illusions_seen<'w>(
    rules: BookView<'w>,
    figure: FigureId,
) -> impl Iterator<Item = FigureId> + 'w {
    let here = rules.table.hex(figure);
    rules.table.enemies(figure).filter(move |enemy| {
        rules.spells().illusion(*enemy) && clear(rules.table.board(), here, rules.table.hex(*enemy))
    })
}

/// Whether a figure has the wits to disbelieve anything, where that is asked (OPT-906).
pub fn may_disbelieve(rules: BookView, figure: FigureId) -> bool {
    !rules.constants().disbelief_needs_wits || rules.build(figure).iq >= WITS
}

/// The roll to see through an illusion: three dice against IQ (OPT-906).
pub fn disbelief(rules: BookView, figure: FigureId) -> Contest {
    let iq = Roll::new("IQ", Scale::Whole).with("IQ", rules.build(figure).iq, rule_ids::ATTRIBUTES);
    rules.plain_roll("disbelieve", 3, iq)
}

/// Tries to see through an illusion.
pub fn disbelieve(world: &mut World, figure: FigureId, choice: Choice) {
    let Some(target) = choice.target else { return };
    let roll = disbelief(BookView::new(world), figure);
    if contest(world, figure, Some(target), roll).success {
        emit_note(world, figure, "sees through the illusion", rule_ids::SPELL_DISBELIEVE);
        dispel(world, target);
    } else {
        emit_note(world, figure, "takes it for real", rule_ids::SPELL_DISBELIEVE);
    }
}
