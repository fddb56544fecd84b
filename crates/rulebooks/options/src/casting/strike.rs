//! The roll to cast a spell, and the damage of those that fly (OPT-902, OPT-911).

use riposte_rules::decision::Verb;
use riposte_rules::deed::Deed;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Degree, Settled};

use super::rolls::{cast_roll, damage_roll, least_damage, row_of, spell_stopped};
use crate::change::note;
use crate::melee::blow::band;
use crate::rolls::Luck;
use crate::rule_ids;
use crate::tables::SpellKind;
use crate::view::BookView;

/// The roll to cast a spell; without a target for those that make something. A weapon dropped
/// or broken stands for a spell that goes badly wrong.
pub fn roll_to_cast(
    rules: BookView<'_>,
    caster: FigureId,
    verb: Verb,
    target: Option<FigureId>,
) -> Deed<'_, Luck> {
    let flies = row_of(rules, verb).is_some_and(|row| row.kind == SpellKind::Missile);
    let told = move |settled: &Settled, journal: &mut Journal| {
        let luck = Luck::of(settled.degree);
        let words = match luck {
            Luck::Hit(3) => "casts the spell with triple effect",
            Luck::Hit(2) => "casts the spell with double effect",
            Luck::Hit(_) => "casts the spell",
            Luck::Miss => "fails to cast the spell",
            Luck::Dropped | Luck::Broken => "fails, and the spell takes its whole price",
        };
        note(journal, caster, words, rule_ids::SPELL_ROLL);
        if let Some(target) = target.filter(|_| flies) {
            let (hit, margin) = (luck.hits(), settled.margin);
            let words = " with the spell".into();
            journal.tell(|| Event::Blow { attacker: caster, target, hit, margin, words });
        }
    };
    let check = Deed::check(caster, target, cast_roll(rules, caster, verb, target)).told(told);
    check.then(|degree: Degree| Deed::end(Luck::of(degree)))
}

/// A missile spell strikes: its damage counts so many times, then armour stops what it can.
pub fn damage(
    rules: BookView<'_>,
    caster: FigureId,
    target: FigureId,
    (verb, st): (Verb, i32),
    times: i32,
) -> Deed<'_, i32> {
    let stops: i32 = spell_stopped(rules, caster, target).iter().map(|(_, hits, _)| hits).sum();
    let done = move |total: i32| total.max(least_damage(st)) * times;
    let left = move |total: i32| (done(total) - stops).max(0);
    let meaning = move |total: i32| {
        let stopped = spell_stopped(rules, caster, target);
        let less: String = stopped.iter().map(|(what, n, _)| format!(", {what} −{n}")).collect();
        Some(format!("{}{less}: {}", done(total), left(total)).into())
    };
    let roll = Deed::roll(caster, damage_roll(rules, verb, st)).meaning(meaning);
    roll.class(left).rows(band).then(Deed::end)
}
