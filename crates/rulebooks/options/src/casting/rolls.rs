//! What a spell costs, the roll to cast it, and the damage of those that do any.

use riposte_rules::decision::{Arm, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Roll, Scale};
use riposte_words::Thing;

use crate::megahex::range_modifier;
use crate::rolls::{Blow, With};
use crate::rule_ids;
use crate::spells::spell_of;
use crate::tables::{SpellKind, SpellRow};
use crate::view::BookView;

/// The row of the table of spells that a verb casts.
pub fn row_of(rules: BookView<'_>, verb: Verb) -> Option<&SpellRow> {
    spell_of(verb).and_then(|index| rules.tables.spells.get(index))
}

/// The least and the most ST that a spell costs upon a target (OPT-901).
pub fn cost(rules: BookView, row: &SpellRow, target: FigureId) -> [i32; 2] {
    match row.strong {
        Some([st, from]) if rules.build(target).st >= from => [st, st],
        _ => row.cost,
    }
}

/// The roll to cast a spell; without a target for those that make something (OPT-902).
pub fn cast_roll(
    rules: BookView,
    caster: FigureId,
    verb: Verb,
    target: Option<FigureId>,
) -> Contest {
    let mut dx = rules.order_dx(caster);
    let scuffles = rules.grappled(caster);
    if scuffles {
        dx.add("cast hand-to-hand", rules.constants().spell_in_hth, rule_ids::SPELL_HTH);
    }
    let other = target.filter(|target| *target != caster);
    let mut dice = 3;
    if let (Some(row), Some(target)) = (row_of(rules, verb), other) {
        distance_part(rules, &mut dx, caster, row.kind, target);
        // What a friend casts is no attack.
        if rules.table.side(caster) != rules.table.side(target) {
            dx.add("the target is blurred", rules.blur(target), rule_ids::SPELLS);
            if guarded(rules, row.kind, target) {
                dice = 4;
            }
        }
    }
    rules.luck_roll("spell", dice, dx, With::Spell)
}

/// Missile spells go by megahexes, thrown ones by hexes (OPT-907).
fn distance_part(
    rules: BookView,
    dx: &mut Roll,
    caster: FigureId,
    kind: SpellKind,
    target: FigureId,
) {
    let (from, to) = (rules.table.hex(caster), rules.table.hex(target));
    let hexes = from.unsigned_distance_to(to) as i32;
    match kind {
        SpellKind::Missile => dx.add("range", range_modifier(from, to), rule_ids::SPELL_RANGE),
        _ => dx.add("distance", rules.constants().throw_per_hex * hexes, rule_ids::SPELL_RANGE),
    }
}

/// Whether the target's guard helps against a spell: dodging against those that fly,
/// defending against the others (OPT-202, OPT-601, OPT-602).
fn guarded(rules: BookView, kind: SpellKind, target: FigureId) -> bool {
    let turn = &rules.combatant(target).turn;
    match kind {
        SpellKind::Missile => turn.dodging,
        SpellKind::Thrown => turn.defending,
        SpellKind::Creation => false,
    }
}

/// The damage dice of a missile spell with some ST in it (OPT-911).
pub fn damage_roll(rules: BookView, verb: Verb, st: i32) -> Roll {
    let roll = Roll::new("damage", Scale::Whole).dice(st.clamp(0, 20) as u8, 6);
    roll.with("for each ST", rules.power(verb) * st, rule_ids::SPELLS)
}

/// What a missile spell does at least, before it counts double or triple: the ST put into it.
pub fn least_damage(st: i32) -> i32 {
    st
}

/// The hits of a missile spell that are stopped. In a scuffle no shield helps (OPT-216,
/// OPT-706).
pub fn spell_stopped(
    rules: BookView<'_>,
    caster: FigureId,
    target: FigureId,
) -> Vec<(Thing<'_>, i32, &'static str)> {
    let no_arm = Arm { item: u8::MAX, mode: None };
    let mut stopped = rules.stopped(Blow::now(rules, caster, target, no_arm));
    let scuffles = rules.grappled(caster);
    stopped.retain(|(_, _, id)| !scuffles || *id != rule_ids::SHIELD_ARC);
    stopped
}
