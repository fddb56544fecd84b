//! The roll to cast a spell, and the damage of those that fly (OPT-902, OPT-911).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Verb;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;

use super::rolls::{cast_roll, damage_roll, least_damage, row_of, spell_stopped};
use crate::change::{contest, emit_note, tell, throw};
use crate::injury::hurt;
use crate::rolls::Luck;
use crate::rule_ids;
use crate::tables::SpellKind;
use crate::view::BookView;

/// Throws the dice of a casting and tells how it went. A weapon dropped or broken stands for a
/// spell that goes badly wrong.
pub fn roll_to_cast(
    world: &mut World,
    caster: FigureId,
    verb: Verb,
    target: Option<FigureId>,
) -> Luck {
    let roll = cast_roll(BookView::new(world), caster, verb, target);
    let dice = roll.roll.pool.plus;
    let settled = contest(world, caster, target, roll);
    let total = settled.roll.total;
    let luck = BookView::new(world).luck(dice, total, total + settled.margin, false);
    let words = match luck {
        Luck::Hit(3) => "casts the spell with triple effect",
        Luck::Hit(2) => "casts the spell with double effect",
        Luck::Hit(_) => "casts the spell",
        Luck::Miss => "fails to cast the spell",
        Luck::Dropped | Luck::Broken => "fails, and the spell takes its whole price",
    };
    emit_note(world, caster, words, rule_ids::SPELL_ROLL);
    let flies =
        row_of(BookView::new(world), verb).is_some_and(|row| row.kind == SpellKind::Missile);
    if let Some(target) = target.filter(|_| flies) {
        let (hit, margin) = (matches!(luck, Luck::Hit(_)), settled.margin);
        let words = " with the spell".into();
        tell(world, || Event::Blow { attacker: caster, target, hit, margin, words });
    }
    luck
}

/// A missile spell strikes: its damage counts so many times, then armour stops what it can.
pub fn burn(
    world: &mut World,
    caster: FigureId,
    target: FigureId,
    verb: Verb,
    st: i32,
    times: i32,
) {
    let rules = BookView::new(world);
    let stopped = spell_stopped(rules, caster, target);
    let stops: i32 = stopped.iter().map(|(_, hits, _)| hits).sum();
    let done = |total: i32| total.max(least_damage(st)) * times;
    let left = |total: i32| (done(total) - stops).max(0);
    let thrown = throw(world, caster, damage_roll(rules, verb, st), |total| {
        let less: String = stopped.iter().map(|(what, n, _)| format!(", {what} −{n}")).collect();
        Some(format!("{}{less}: {}", done(total), left(total)).into())
    });
    hurt(world, target, Some(caster), left(thrown.total));
}
