//! Casting a spell: the roll, the price, and the effect (OPT-901, OPT-902).

use bevy_ecs::prelude::*;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;

use super::effects;
use super::rolls::{cast_roll, row_of};
use crate::change::{befall, combatant, contest, knock_down, remark, tell};
use crate::injury::fades;
use crate::missiles::{Missile, fly};
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
        SpellKind::Missile => fly(world, caster, target, Missile::Spell(choice.verb, st)).luck,
        SpellKind::Thrown => roll_to_cast(world, caster, choice.verb, Some(target)),
        SpellKind::Creation => roll_to_cast(world, caster, choice.verb, None),
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
        befall(world, caster, "is struck down by the spell", rule_ids::SPELL_ROLL);
        knock_down(world, caster);
    }
    spend(world, caster, if luck == Luck::Miss { MISS } else { st });
}

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
    remark(world, caster, words, rule_ids::SPELL_ROLL);
    let flies =
        row_of(BookView::new(world), verb).is_some_and(|row| row.kind == SpellKind::Missile);
    if let Some(target) = target.filter(|_| flies) {
        let (hit, margin) = (matches!(luck, Luck::Hit(_)), settled.margin);
        let words = " with the spell".into();
        tell(world, || Event::Blow { attacker: caster, target, hit, margin, words });
    }
    luck
}

/// Takes ST for a spell. That is no injury, but it can put the caster out (OPT-806, OPT-901).
pub fn spend(world: &mut World, caster: FigureId, st: i32) {
    combatant(world, caster, |combatant| combatant.spent += st);
    let left = BookView::new(world).strength(caster);
    tell(world, || Event::Spent { figure: caster, of: "ST", amount: st, left });
    fades(world, caster);
}
