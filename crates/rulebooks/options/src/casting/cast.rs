//! Casting a spell: the roll, the price, and the effect (OPT-901, OPT-902).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;

use super::effects;
use super::rolls::row_of;
use super::strike::roll_to_cast;
use crate::change::{combatant, emit_condition, knock_down, perform, tell};
use crate::injury::fades;
use crate::ranged::flight::{Course, Missile, fly};
use crate::rolls::Luck;
use crate::rule_ids;
use crate::tables::SpellKind;
use crate::view::BookView;

/// What an ordinary miss costs.
const MISS: i32 = 1;

/// Casts a spell. It costs its whole ST when it takes effect or goes badly wrong, and 1 ST when
/// it merely fails (OPT-902).
pub fn cast(world: &mut World, caster: FigureId, choice: Choice) {
    let rules = BookView::new(world);
    let Some(kind) = row_of(rules, choice.verb).map(|row| row.kind) else { return };
    let st = i32::from(choice.number.unwrap_or_default());
    let Some(target) = choice.target else { return };
    let luck = match kind {
        SpellKind::Missile => {
            let missile = Missile::Spell(choice.verb, st);
            let course = Course::now(rules, caster, target, missile);
            fly(world, course).0
        }
        SpellKind::Thrown => {
            perform(world, |rules| roll_to_cast(rules, caster, choice.verb, Some(target)))
        }
        SpellKind::Creation => {
            perform(world, |rules| roll_to_cast(rules, caster, choice.verb, None))
        }
    };
    match (luck, kind, choice.hex) {
        (Luck::Hit(times), SpellKind::Thrown, _) => {
            effects::put_upon(world, caster, target, choice.verb, st, times);
        }
        (Luck::Hit(_), SpellKind::Creation, Some(hex)) => {
            effects::conjure(world, caster, target, hex, st);
        }
        _ => {}
    }
    if luck == Luck::Broken {
        emit_condition(world, caster, "is struck down by the spell", rule_ids::SPELL_ROLL);
        knock_down(world, caster);
    }
    spend(world, caster, price_of(luck, st));
}

/// What a casting costs that came out so: all its ST, or little when it merely fails (OPT-902).
pub fn price_of(luck: Luck, st: i32) -> i32 {
    if luck == Luck::Miss { MISS } else { st }
}

/// Takes ST for a spell. That is no injury, but it can put the caster out (OPT-806, OPT-901).
pub fn spend(world: &mut World, caster: FigureId, st: i32) {
    combatant(world, caster, |combatant| combatant.spent += st);
    let left = BookView::new(world).strength(caster);
    tell(world, || Event::Spent { figure: caster, of: "ST", amount: st, left });
    fades(world, caster);
}
