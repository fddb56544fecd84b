//! Figures leave the fight, a scuffle, the reach of a spell: the one may end the other.

use bevy_ecs::prelude::*;
use riposte_rules::battle::{fall_out, take_posture, unbind};
use riposte_rules::figure::{Bond, FigureId, Life, Posture, Unbound};
use riposte_words::{Thing, say};

use crate::casting::rolls::row_of;
use crate::change::{drop_held, emit_condition, emit_note, knock_down, turn_record};
use crate::rule_ids;
use crate::spells::{Spell, Spells};
use crate::view::BookView;
use crate::words::*;

/// Puts a figure out of the fight. The unconscious keep what they hold (OPT-805), the dead
/// let go of it.
pub fn put_out(world: &mut World, figure: FigureId, life: Life) {
    if life == Life::Dead {
        drop_held(world, figure, |_| true);
    }
    if life != Life::Gone {
        take_posture(world, figure, Posture::Fallen);
    }
    let foes: Vec<FigureId> = BookView::new(world).foes(figure).collect();
    fall_out(world, figure, life);
    left_by_one(world, &foes);
    spells_end_with(world, figure);
}

/// Takes a figure out of its scuffle; a figure that has no foe left in it is out of it as well
/// (OPT-710).
pub fn leave_grapple(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let foes: Vec<FigureId> = rules.foes(figure).collect();
    let bonds: Vec<Bond> = rules.table.bonds_of(figure).collect();
    bonds.into_iter().for_each(|bond| unbind(world, bond, Unbound::Broken));
    left_by_one(world, &foes);
}

/// Somebody is no longer in a scuffle: those who fought nobody else there are left alone.
fn left_by_one(world: &mut World, foes: &[FigureId]) {
    for foe in foes.iter().copied() {
        let rules = BookView::new(world);
        if rules.table.active(foe) && !rules.grappled(foe) {
            left_alone(world, foe);
        }
    }
}

/// A figure without a foe in the scuffle lies there, and can get up next turn. Hits that
/// would have felled it do so now.
fn left_alone(world: &mut World, figure: FigureId) {
    emit_condition(world, figure, "is left alone", rule_ids::LEFT_ALONE);
    let rules = BookView::new(world);
    let status = rules.status(figure);
    let felled = rules.combatant(figure).hits_now >= rules.shock(figure).down;
    turn_record(world, figure, |turn| turn.after = status);
    if felled {
        knock_down(world, figure);
    }
}

/// A figure leaves the fight: what it kept up ends, and if it was an illusion, so does that.
fn spells_end_with(world: &mut World, figure: FigureId) {
    let ends = |spell: &Spell| {
        let kept_up = spell.caster == figure && spell.left.is_none();
        kept_up || (spell.on == figure && spell.verb == ILLUSION)
    };
    while let Some(number) = world.resource::<Spells>().0.iter().position(ends) {
        end_spell(world, number);
    }
}

/// Ends a spell.
pub fn end_spell(world: &mut World, number: usize) {
    let spell = world.resource_mut::<Spells>().0.remove(number);
    if spell.verb == ILLUSION {
        vanish(world, spell.on);
        return;
    }
    let rules = BookView::new(world);
    if rules.table.active(spell.on) {
        let words = say!("is free of the spell: {spell}", spell = spell_name(rules, spell));
        emit_note(world, spell.on, words, rule_ids::SPELL_RENEW);
    }
}

/// An illusion is no more.
fn vanish(world: &mut World, figure: FigureId) {
    if BookView::new(world).table.active(figure) {
        put_out(world, figure, Life::Gone);
    }
}

/// The name of a spell.
pub fn spell_name(rules: BookView<'_>, spell: Spell) -> Thing<'_> {
    Thing(row_of(rules, spell.verb).map_or("", |row| row.name.as_str()))
}
