//! The flight of a missile: past those in the line, at its target, and on (OPT-623 to
//! OPT-625).

use bevy_ecs::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Arm, Verb};
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Roll, Scale};
use riposte_rules::systems::sight::{in_line, onward, upright};

use crate::casting::strike;
use crate::change::{contest, emit_note, tell, throw};
use crate::melee::blow;
use crate::rolls::{Blow, Luck};
use crate::rule_ids;
use crate::view::BookView;

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missile {
    /// A weapon that is thrown, or what a weapon shoots.
    Weapon(Arm),
    /// A spell, with the ST put into it.
    Spell(Verb, i32),
}

/// How a flight ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// How the roll at the target came out; a hit when somebody in the line was struck.
    pub luck: Luck,
    /// Who was struck.
    pub struck: Option<FigureId>,
    /// Where what flew comes to rest.
    pub hex: Hex,
}

/// The roll with which a missile flies past somebody in its line (OPT-623).
pub fn pass_roll(rules: BookView, by: FigureId, other: FigureId) -> Contest {
    near_roll(rules, by, other, "past one in the line", rule_ids::IN_LINE)
}

/// The roll with which a missile that flies on hits somebody (OPT-624).
pub fn stray_roll(rules: BookView, by: FigureId, other: FigureId) -> Contest {
    near_roll(rules, by, other, "stray missile", rule_ids::FLY_ON)
}

fn near_roll(
    rules: BookView,
    by: FigureId,
    other: FigureId,
    label: &'static str,
    id: &'static str,
) -> Contest {
    let mut dx = rules.order_dx(by);
    dx.add("distance", -(rules.table.distance(by, other) as i32), id);
    rules.plain_roll(label, 3, dx)
}

/// Lets a missile fly at a figure.
pub fn fly(world: &mut World, by: FigureId, aimed: FigureId, missile: Missile) -> Flight {
    let rules = BookView::new(world);
    let (from, at) = (rules.table.hex(by), rules.table.hex(aimed));
    for other in in_line(rules.table, rules.table.hex(by), at) {
        let roll = pass_roll(BookView::new(world), by, other);
        let passed = contest(world, by, Some(other), roll);
        if !passed.success {
            emit_note(world, other, "is in the way", rule_ids::IN_LINE);
            return strays(world, by, (other, -passed.margin), missile);
        }
    }
    let target = if from == at { aimed } else { picked(world, by, aimed) };
    let luck = roll_at(world, by, target, missile);
    if let Luck::Hit(times) = luck {
        land(world, by, target, missile, times);
        return Flight { luck, struck: Some(target), hex: at };
    }
    let stray = (luck == Luck::Miss).then(|| flies_on(world, by, at)).flatten();
    match stray {
        Some(struck) => strays(world, by, struck, missile),
        None => Flight { luck, struck: None, hex: at },
    }
}

/// Somebody is struck who was not aimed at, by so much, as by a plain hit.
fn strays(
    world: &mut World,
    by: FigureId,
    (other, margin): (FigureId, i32),
    missile: Missile,
) -> Flight {
    let hex = BookView::new(world).table.hex(other);
    tell(world, || Event::Blow {
        attacker: by,
        target: other,
        hit: true,
        margin,
        words: ", who was not aimed at".into(),
    });
    land(world, by, other, missile, 1);
    Flight { luck: Luck::Hit(1), struck: Some(other), hex }
}

/// Whom a missile that missed hits further on, and by how much: everybody met is rolled for
/// (OPT-624).
fn flies_on(world: &mut World, by: FigureId, past: Hex) -> Option<(FigureId, i32)> {
    let rules = BookView::new(world);
    let (table, far) = (rules.table, rules.constants().fly_on);
    let hexes = onward(table.board(), table.hex(by), past, far);
    let met: Vec<FigureId> = hexes.flat_map(|hex| upright(table, hex)).collect();
    met.into_iter().find_map(|other| {
        let roll = stray_roll(BookView::new(world), by, other);
        let settled = contest(world, by, Some(other), roll);
        settled.success.then_some((other, settled.margin))
    })
}

/// The one of a scuffle whom a missile aimed at any of them flies at (OPT-625).
fn picked(world: &mut World, by: FigureId, aimed: FigureId) -> FigureId {
    let rules = BookView::new(world);
    if !rules.grappled(aimed) {
        return aimed;
    }
    let there = rules.table.in_hex(rules.table.hex(aimed));
    let pile: Vec<FigureId> = there.filter(|member| rules.grappled(*member)).collect();
    // So many faces of a die each; those that are left over are thrown again.
    let each = (6 / pile.len()).max(1);
    let sides = pile.len().max(6) as u8;
    loop {
        let roll = Roll::new("which of the scuffle", Scale::Whole).dice(1, sides);
        let face = throw(world, by, roll, |_| None).total.max(1) as usize;
        if let Some(target) = pile.get((face - 1) / each).copied() {
            emit_note(world, target, "is the one aimed at", rule_ids::AT_PILE);
            return target;
        }
    }
}

fn roll_at(world: &mut World, by: FigureId, target: FigureId, missile: Missile) -> Luck {
    match missile {
        Missile::Weapon(arm) => {
            let rules = BookView::new(world);
            let now = Blow::now(rules, by, target, arm);
            let attack = rules.attack(now);
            blow::roll_to_hit(world, now, attack)
        }
        Missile::Spell(verb, _) => strike::roll_to_cast(world, by, verb, Some(target)),
    }
}

fn land(world: &mut World, by: FigureId, target: FigureId, missile: Missile, times: i32) {
    match missile {
        Missile::Weapon(arm) => {
            let now = Blow::now(BookView::new(world), by, target, arm);
            blow::damage(world, now, times);
        }
        Missile::Spell(verb, st) => strike::burn(world, by, target, verb, st, times),
    }
}
