//! What a spell costs and does (OPT-901 to OPT-911).

use riposte_kit::forecast::{contest, note, note_with, warn_with};
use riposte_rules::decision::{Choice, Cost, CostKind, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::tell;
use riposte_words::say;

use super::cast::price_of;
use super::rolls::{cast_roll, row_of, spell_stopped};
use super::strike::roll_to_cast;
use crate::forecast::harm::{FALL, brought, drained};
use crate::ranged;
use crate::ranged::flight::{Course, Missile};
use crate::rolls::Luck;
use crate::rule_ids;
use crate::step::renewed;
use crate::tables::SpellKind;
use crate::view::BookView;
use crate::words::*;

/// What a spell upon a foe takes of its worth while it lasts, and in which words. Those that
/// grow with the ST put into them take as much for each.
const TAKES: [(Verb, f64, [&str; 2]); 4] = [
    (TRIP, FALL, ["stands", "falls"]),
    (DROP_SPELL, FALL, ["holds on", "drops it"]),
    (SLOW, 0.1, ["free", "slowed"]),
    (CLUMSY, 0.1, ["free", "clumsy"]),
];

/// A casting: the price, the roll, the effect.
pub fn casting(rules: BookView, caster: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(row) = row_of(rules, choice.verb) else { return };
    let Some(target) = choice.target else { return };
    let st = i32::from(choice.number.unwrap_or_default());
    price(rules, caster, st, forecast);
    note(forecast, "a plain miss costs 1 ST", rule_ids::SPELL_ROLL);
    if row.upkeep > 0 {
        let words = || say!("to keep it up: {st} ST each turn", st = row.upkeep);
        note_with(forecast, words, rule_ids::SPELL_RENEW);
    }
    exhaustion(rules, caster, target, (choice.verb, st), forecast);
    match row.kind {
        SpellKind::Missile => missile(rules, caster, target, (choice.verb, st), forecast),
        SpellKind::Thrown => thrown(rules, caster, target, (choice.verb, st), forecast),
        SpellKind::Creation => contest(forecast, cast_roll(rules, caster, choice.verb, None)),
    }
}

fn price(rules: BookView, caster: FigureId, st: i32, forecast: &mut Forecast) {
    let has = rules.strength(caster);
    let (kind, rule) = (CostKind::Fatigue, rule_ids::SPELL_ST);
    forecast.costs.push(Cost { of: "ST", kind, amount: st, has, rule });
}

/// What the price does to a caster whom it may put out of the fight, told before it is paid
/// (OPT-805, OPT-902).
fn exhaustion(
    rules: BookView,
    caster: FigureId,
    target: FigureId,
    (verb, st): (Verb, i32),
    forecast: &mut Forecast,
) {
    let ends = cast_ends(rules, caster, target, (verb, st));
    let prices: Vec<(Luck, i32, f64)> =
        ends.into_iter().map(|(luck, share)| (luck, price_of(luck, st), share)).collect();
    let harm = drained(rules, caster, &prices);
    if harm.out <= 0.0 {
        return;
    }
    let words = || match harm.out {
        out if out >= 1.0 => say!("takes the last ST: unconscious for sure"),
        out => say!("takes the last ST: unconscious {chance}", chance = tell::percent(out)),
    };
    warn_with(forecast, words, rule_ids::OUT);
    forecast.suffered = Some(harm);
}

/// How a casting can come out, with the chance of each.
fn cast_ends(
    rules: BookView,
    caster: FigureId,
    target: FigureId,
    (verb, st): (Verb, i32),
) -> Vec<(Luck, f64)> {
    match row_of(rules, verb).map(|row| row.kind) {
        Some(SpellKind::Missile) => {
            let course = Course::now(rules, caster, target, Missile::Spell(verb, st));
            course.aim(rules).map(|end| end.luck).odds()
        }
        Some(SpellKind::Creation) | None => roll_to_cast(rules, caster, verb, None).odds(),
        Some(SpellKind::Thrown) => roll_to_cast(rules, caster, verb, Some(target)).odds(),
    }
}

fn missile(
    rules: BookView,
    caster: FigureId,
    target: FigureId,
    (verb, st): (Verb, i32),
    forecast: &mut Forecast,
) {
    let course = Course::now(rules, caster, target, Missile::Spell(verb, st));
    let notes = |forecast: &mut Forecast| {
        let stops = spell_stopped(rules, caster, target);
        for (what, hits, id) in stops.into_iter().filter(|(_, hits, _)| *hits != 0) {
            note_with(forecast, || say!("{what} stops {hits}", what, hits), id);
        }
    };
    ranged::forecast::missile(rules, course, notes, forecast);
}

fn thrown(
    rules: BookView,
    caster: FigureId,
    target: FigureId,
    (verb, st): (Verb, i32),
    forecast: &mut Forecast,
) {
    let cast = roll_to_cast(rules, caster, verb, Some(target));
    let chance = cast.chance(|luck| luck.hits());
    forecast.chance = Some(chance);
    forecast.rolls.extend(cast.outline());
    let Some((_, part, words)) = TAKES.into_iter().find(|(known, ..)| *known == verb) else {
        return;
    };
    let times = if verb == CLUMSY { f64::from(st) } else { 1.0 };
    forecast.harm = Some(brought(rules, target, words, chance, (part * times).min(0.5)));
}

/// Paying for a spell once more (OPT-905).
pub fn renewal(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(spell) = renewed(rules) else { return };
    if choice.verb == RENEW {
        price(rules, spell.caster, i32::from(choice.number.unwrap_or_default()), forecast);
    }
}
