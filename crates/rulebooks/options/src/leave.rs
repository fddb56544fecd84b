//! Figures leave the fight, a scuffle, the reach of a spell: the one may end the other.

use bevy_ecs::prelude::*;
use riposte_rules::battle::{Table, fall_out, take_posture};
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Life, Posture};

use crate::casting::rolls::row_of;
use crate::change::{combatant, drop_held, emit_condition, emit_note, knock_down, turn_record};
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
    fall_out(world, figure, life);
    leave_grapple(world, figure);
    spells_end_with(world, figure);
}

/// Takes a figure out of its scuffle; whoever has no foe left in it is out of it as well
/// (OPT-710).
pub fn leave_grapple(world: &mut World, figure: FigureId) {
    let here = Table::new(world).hex(figure);
    combatant(world, figure, |combatant| {
        combatant.grappled = false;
        combatant.pinned = None;
    });
    settle_grapple(world, here);
}

/// Ends the scuffle for those in a hex who have no foe left in it (OPT-710), and every hold
/// whose holder is gone or has another foe to fight (OPT-712).
pub fn settle_grapple(world: &mut World, hex: Hex) {
    let rules = BookView::new(world);
    let members: Vec<FigureId> =
        rules.table.in_hex(hex).filter(|member| rules.combatant(*member).grappled).collect();
    for member in members {
        let rules = BookView::new(world);
        if rules.foes(member).next().is_none() {
            left_alone(world, member);
        } else if let Some((holder, _)) = rules.combatant(member).pinned
            && rules.only_foe(holder) != Some(member)
        {
            combatant(world, member, |combatant| combatant.pinned = None);
            emit_note(world, member, "is no longer held", rule_ids::PIN);
        }
    }
}

/// A figure without a foe in the scuffle lies there, and can get up next turn. Hits that
/// would have felled it do so now.
fn left_alone(world: &mut World, figure: FigureId) {
    combatant(world, figure, |combatant| {
        combatant.grappled = false;
        combatant.pinned = None;
    });
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
    let name = spell_name(rules, spell);
    if rules.table.active(spell.on) {
        emit_note(world, spell.on, format!("is free of the spell: {name}"), rule_ids::SPELL_RENEW);
    }
}

/// An illusion is no more.
fn vanish(world: &mut World, figure: FigureId) {
    if BookView::new(world).table.active(figure) {
        put_out(world, figure, Life::Gone);
    }
}

pub fn spell_name(rules: BookView, spell: Spell) -> String {
    row_of(rules, spell.verb).map_or(String::new(), |row| row.name.to_lowercase())
}
