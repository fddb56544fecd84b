//! Which spells are open, and why others are not (OPT-507, OPT-536, OPT-901 to OPT-908).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::systems::sight::clear;

use super::illusion::{illusions_seen, may_disbelieve, unseen};
use super::rolls::{cost, row_of};
use crate::allowed::allowed;
use crate::rule_ids;
use crate::spells::SPELL_VERBS;
use crate::tables::{Class, SpellKind, SpellRow};
use crate::view::BookView;
use crate::words::*;

/// Whether a figure knows a spell: its roster says so, and its IQ is high enough.
pub fn knows(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    let known = |row: &SpellRow| {
        rules.table.sheet(figure).score(&row.key) > 0 && rules.build(figure).iq >= row.iq
    };
    row_of(rules, verb).is_some_and(known)
}

/// The spells a figure may cast, and the illusions it may disbelieve.
pub fn spells(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    if allowed(rules, figure, DISBELIEVE) && may_disbelieve(rules, figure) {
        let seen = illusions_seen(rules, figure);
        open.extend(seen.map(|target| Choice::plain(DISBELIEVE).at(target)));
    }
    if !hands_free(rules, figure) || !allowed(rules, figure, FIST) {
        return;
    }
    for verb in SPELL_VERBS.into_iter().filter(|verb| knows(rules, figure, *verb)) {
        if let Some(row) = row_of(rules, verb) {
            castings(rules, figure, verb, row, open);
        }
    }
}

/// Whether a caster holds neither a shield nor a weapon other than a staff (OPT-903).
pub fn hands_free(rules: BookView, figure: FigureId) -> bool {
    let staff = |item| rules.tables.weapons.of(item).class == Class::Staff;
    rules.shield(figure, true).is_none()
        && rules.ready_weapons(figure).all(|(_, item)| staff(item.weapon))
}

/// Whether a figure has its hands free for spells that it knows.
pub fn hands_cast(rules: BookView, figure: FigureId) -> bool {
    hands_free(rules, figure) && SPELL_VERBS.iter().any(|verb| knows(rules, figure, *verb))
}

/// From how far a figure casts best, in hexes; 0 when it has no spell that flies. Such a spell
/// loses little by a few hexes, and a figure that stands beside an enemy is struck first.
pub fn casts_from(rules: BookView, figure: FigureId) -> u32 {
    const HEXES: u32 = 5;
    /// With no more than that, a caster would spend its last.
    const SPENT: i32 = 3;
    let flies = |verb: &Verb| {
        let row = row_of(rules, *verb).filter(|row| row.kind == SpellKind::Missile);
        row.is_some() && knows(rules, figure, *verb)
    };
    let able = SPELL_VERBS.iter().any(flies)
        && rules.strength(figure) > SPENT
        && hands_free(rules, figure);
    if able { HEXES } else { 0 }
}

/// Every way to cast a spell now: upon whom, where to, for how much ST.
fn castings(rules: BookView, caster: FigureId, verb: Verb, row: &SpellRow, open: &mut Vec<Choice>) {
    let st = rules.strength(caster);
    for (target, hex) in subjects(rules, caster, verb, row) {
        let [least, most] = cost(rules, row, target);
        let choice = Choice { hex, ..Choice::plain(verb).at(target) };
        open.extend((least..=most.min(st)).map(|st| choice.number(st as i16)));
    }
}

/// Upon whom a spell may be cast, and where an illusion may stand.
fn subjects(
    rules: BookView,
    caster: FigureId,
    verb: Verb,
    row: &SpellRow,
) -> Vec<(FigureId, Option<Hex>)> {
    if row.kind == SpellKind::Creation {
        let hexes = beside(rules, caster);
        return match unseen(rules, caster) {
            Some(figure) => hexes.map(|hex| (figure, Some(hex))).collect(),
            None => Vec::new(),
        };
    }
    let friendly = matches!(verb, BLUR | STONE);
    let apt = |target: &FigureId| {
        let friend = rules.table.side(*target) == rules.table.side(caster);
        friend == friendly
            && (friendly || *target != caster)
            && within_reach(rules, caster, row.kind, *target)
            && takes_effect(rules, verb, *target)
    };
    rules.table.active_figures().filter(apt).map(|target| (target, None)).collect()
}

/// The hexes beside a figure in which another could appear.
fn beside<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = Hex> + 'w {
    let here = rules.table.hex(figure);
    let near = Facing::ALL.map(|way| here + way.step()).into_iter();
    near.filter(move |hex| rules.entry(figure, *hex).is_some() && rules.empty(*hex))
}

/// Whether a spell reaches a target: hand-to-hand only those in the same hex; else no wall may
/// stand between, and what flies goes through the front of those who have one.
fn within_reach(rules: BookView, caster: FigureId, kind: SpellKind, target: FigureId) -> bool {
    let (from, to) = (rules.table.hex(caster), rules.table.hex(target));
    if rules.grappled(caster) {
        return from == to;
    }
    let lies = rules.table.posture(caster).down();
    let faces = kind != SpellKind::Missile || lies || rules.in_front(caster, to);
    faces && clear(rules.table.board(), from, to)
}

/// Whether an enemy may cast a spell at a figure now.
pub fn casts_at(rules: BookView, caster: FigureId, target: FigureId) -> bool {
    let at_enemies = |verb: &Verb| !matches!(*verb, BLUR | STONE | ILLUSION);
    let reaches = |verb: Verb| {
        let row = row_of(rules, verb).filter(|_| knows(rules, caster, verb));
        row.is_some_and(|row| within_reach(rules, caster, row.kind, target))
    };
    hands_free(rules, caster)
        && allowed(rules, caster, FIST)
        && SPELL_VERBS.into_iter().filter(at_enemies).any(reaches)
}

/// Whether a spell would do anything to a target.
fn takes_effect(rules: BookView, verb: Verb, target: FigureId) -> bool {
    match verb {
        DROP_SPELL => rules.table.arms(target).items.iter().any(|item| item.at.in_hand()),
        TRIP => {
            let posture = rules.table.posture(target);
            matches!(posture, Posture::Standing | Posture::Kneeling)
        }
        BLUR | STONE | SLOW => !rules.spells().upon(target, verb),
        _ => true,
    }
}

/// What is missing for a spell, or for disbelieving, that the option table would allow.
pub fn lacking(rules: BookView, figure: FigureId, verb: Verb) -> (String, &'static str) {
    let word = |why: &str, rule| (why.to_owned(), rule);
    if verb == DISBELIEVE {
        return match may_disbelieve(rules, figure) {
            true => word("sees no illusion", rule_ids::SPELL_DISBELIEVE),
            false => word("has not the IQ for it", rule_ids::SPELL_DISBELIEVE),
        };
    }
    let Some(row) = row_of(rules, verb) else { return word("is no spell", rule_ids::SPELLS) };
    let st = rules.strength(figure);
    if !hands_free(rules, figure) {
        return word("holds a shield, or a weapon that is no staff", rule_ids::SPELL_HANDS);
    }
    if st < row.cost[0] {
        return (format!("costs {} ST, has {st}", row.cost[0]), rule_ids::SPELL_ST);
    }
    if verb == ILLUSION {
        return match unseen(rules, figure) {
            Some(_) => word("no hex beside it is empty", rule_ids::SPELLS),
            None => word("has no figure to make an illusion of", rule_ids::SPELLS),
        };
    }
    let subjects = subjects(rules, figure, verb, row);
    if let Some((target, _)) = subjects.first() {
        let least = cost(rules, row, *target)[0];
        return (format!("costs {least} ST, has {st}"), rule_ids::SPELL_ST);
    }
    if rules.grappled(figure) {
        return word("nobody in the same hex to cast it on", rule_ids::SPELL_HTH);
    }
    word("nobody in sight to cast it on", rule_ids::SPELL_RANGE)
}
