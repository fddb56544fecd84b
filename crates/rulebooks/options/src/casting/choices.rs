//! Which spells are open, and why others are not (OPT-507, OPT-536, OPT-901 to OPT-908).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Fact, Open, Why, need, need_with, some};
use riposte_rules::board::{Facing, Hex, hex_name};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::Text;
use riposte_rules::systems::sight::clear;
use riposte_words::{Thing, say};

use super::cast::cast;
use super::forecast;
use super::illusion::unseen;
use super::rolls::{cost, row_of};
use crate::allowed::row;
use crate::parts::{parts, target};
use crate::rule_ids;
use crate::spells::SPELL_VERBS;
use crate::tables::{Class, SpellKind, SpellRow};
use crate::view::{Book, BookView};
use crate::words::*;

/// A spell that a figure knows: its roster says so, and its IQ is high enough.
fn known<'w>(rules: BookView<'w>, figure: FigureId, verb: Verb) -> Option<&'w SpellRow> {
    row_of(rules, verb).filter(|row| {
        rules.table.sheet(figure).score(&row.key) > 0 && rules.build(figure).iq >= row.iq
    })
}

/// Whether a figure knows a spell.
fn knows(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    known(rules, figure, verb).is_some()
}

/// Casting a spell, by its verb.
pub struct Cast(pub Verb);

impl Action<Book> for Cast {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let never = || Fact::Never("does not know the spell".into());
        let unknown = || Why { fact: never(), rule: rule_ids::SPELLS };
        let spell = known(rules, figure, self.0).ok_or_else(unknown)?;
        row(rules, figure, self.0)?;
        let free = hands_free(rules, figure);
        let holds = "holds a shield, or a weapon that is no staff";
        need(free, holds, rule_ids::SPELL_HANDS)?;
        let st = rules.strength(figure);
        let lacks = |least: i32| say!("costs {least} ST, has {st}", least, st).into();
        need_with(st >= spell.cost[0], || lacks(spell.cost[0]), rule_ids::SPELL_ST)?;
        let subjects = subjects(rules, figure, self.0, spell);
        let prices = subjects.iter().map(|(target, hex)| {
            let choice = Choice { hex: *hex, ..Choice::plain(self.0).at(*target) };
            (choice, cost(rules, spell, *target))
        });
        let ways = |(choice, [least, most]): (Choice, [i32; 2])| {
            (least..=most.min(st)).map(move |st| choice.number(st as i16))
        };
        some(prices.clone().flat_map(ways), || match prices.map(|(_, [least, _])| least).min() {
            Some(least) => (lacks(least), rule_ids::SPELL_ST),
            None => self.no_subject(rules, figure),
        })
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        let (spell, whom) = (Thing(info(self.0).name), target(rules, choice));
        let st = choice.number.unwrap_or_default();
        match choice.hex.map(hex_name) {
            Some(hex) => say!("casts {spell} {whom} for {st} ST at {hex}", spell, whom, st, hex),
            None => say!("casts {spell} {whom} for {st} ST", spell, whom, st),
        }
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        forecast::casting(rules, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        cast(world, figure, choice);
    }
}

impl Cast {
    /// Why there is nothing to cast it on.
    fn no_subject(&self, rules: BookView, figure: FigureId) -> (Text, &'static str) {
        let (why, rule) = match self.0 {
            ILLUSION if unseen(rules, figure).is_some() => {
                ("no hex beside it is empty", rule_ids::SPELLS)
            }
            ILLUSION => ("has no figure to make an illusion of", rule_ids::SPELLS),
            _ if rules.grappled(figure) => {
                ("nobody in the same hex to cast it on", rule_ids::SPELL_HTH)
            }
            _ => ("nobody in sight to cast it on", rule_ids::SPELL_RANGE),
        };
        (why.into(), rule)
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
        && row(rules, caster, FIST).is_ok()
        && SPELL_VERBS.into_iter().filter(at_enemies).any(reaches)
}

/// Whether a spell would do anything to a target.
fn takes_effect(rules: BookView, verb: Verb, target: FigureId) -> bool {
    match verb {
        DROP_SPELL => rules.table.arms(target).items().any(|item| item.at.in_hand()),
        TRIP => {
            let posture = rules.table.posture(target);
            matches!(posture, Posture::Standing | Posture::Kneeling)
        }
        BLUR | STONE | SLOW => !rules.spells().upon(target, verb),
        _ => true,
    }
}
