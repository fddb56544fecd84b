//! The flight of a missile: past those in the line, at its target, and on (OPT-623 to
//! OPT-625).

use std::rc::Rc;

use bevy_ecs::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Arm, Verb};
use riposte_rules::deed::Deed;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::{Contest, Roll, Scale, Settled};
use riposte_rules::systems::sight::{in_line, onward, upright};

use crate::casting::strike;
use crate::change::{note, perform};
use crate::injury::hurt;
use crate::melee::blow::{self, Struck};
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

/// What flies, from whom, at whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Who lets it fly.
    pub by: FigureId,
    /// Whom it is meant for.
    pub target: FigureId,
    /// What flies.
    pub missile: Missile,
    /// How the shooter holds itself as it lets fly.
    pub posture: Posture,
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

/// Lets a missile fly; how the roll came out, and where what flew comes to rest.
pub fn fly(world: &mut World, course: Course) -> (Luck, Hex) {
    let struck = perform(world, |rules| course.deed(rules));
    let rules = BookView::new(world);
    let hex = rules.table.hex(struck.struck.unwrap_or(course.target));
    if let Some(target) = struck.struck {
        hurt(world, target, Some(course.by), struck.hits);
    }
    (struck.luck, hex)
}

impl Course {
    /// A missile as the figures stand.
    pub fn now(rules: BookView, by: FigureId, target: FigureId, missile: Missile) -> Course {
        Course { by, target, missile, posture: rules.table.posture(by) }
    }

    /// The whole flight, with the damage to the figure that is struck.
    pub fn deed(self, rules: BookView<'_>) -> Deed<'_, Struck> {
        self.aim(rules).and_then(move |struck| {
            struck.with_damage(|target, times| self.damage(rules, target, times))
        })
    }

    /// The flight without the damage.
    pub fn aim(self, rules: BookView<'_>) -> Deed<'_, Struck> {
        self.past(rules).and_then(move |stopped| match stopped {
            Some(other) => Deed::end(Struck::somebody(other, 1)),
            None => self.picked(rules).and_then(move |target| self.at(rules, target)),
        })
    }

    /// Those in the line.
    pub fn line(self, rules: BookView) -> Vec<FigureId> {
        in_line(rules.table, rules.table.hex(self.by), rules.table.hex(self.target))
    }

    /// Those in the scuffle; a die picks one of them; nobody where none is picked (OPT-625).
    pub fn pile(self, rules: BookView<'_>) -> Vec<FigureId> {
        let hex = rules.table.hex(self.target);
        if hex == rules.table.hex(self.by) || !rules.grappled(self.target) {
            return Vec::new();
        }
        rules.table.in_hex(hex).filter(|member| rules.grappled(*member)).collect()
    }

    /// Those whom it meets when it misses (OPT-624).
    pub fn beyond(self, rules: BookView<'_>) -> impl Iterator<Item = FigureId> {
        let (table, far) = (rules.table, rules.constants().fly_on);
        let hexes = onward(table.board(), table.hex(self.by), table.hex(self.target), far);
        hexes.flat_map(move |hex| upright(table, hex))
    }

    /// Past those in the line: who is struck instead (OPT-623).
    pub fn past(self, rules: BookView<'_>) -> Deed<'_, Option<FigureId>> {
        self.past_from(rules, self.line(rules).into(), 0)
    }

    fn past_from(
        self,
        rules: BookView<'_>,
        line: Rc<[FigureId]>,
        number: usize,
    ) -> Deed<'_, Option<FigureId>> {
        let Some(other) = line.get(number).copied() else { return Deed::end(None) };
        let told = move |settled: &Settled, journal: &mut Journal| {
            if !settled.success {
                note(journal, other, "is in the way", rule_ids::IN_LINE);
                self.tell_stray(other, -settled.margin, journal);
            }
        };
        let pass = Deed::check(self.by, Some(other), pass_roll(rules, self.by, other)).told(told);
        pass.then(move |degree| match degree.success {
            true => self.past_from(rules, line.clone(), number + 1),
            false => Deed::end(Some(other)),
        })
    }

    fn tell_stray(self, other: FigureId, margin: i32, journal: &mut Journal) {
        journal.tell(|| Event::Blow {
            attacker: self.by,
            target: other,
            hit: true,
            margin,
            words: ", who was not aimed at".into(),
        });
    }

    /// The one of a scuffle whom a missile aimed at any of them flies at: so many faces of a die
    /// each, and those that are left over are thrown again.
    fn picked(self, rules: BookView<'_>) -> Deed<'_, FigureId> {
        let pile: Rc<[FigureId]> = self.pile(rules).into();
        if pile.is_empty() {
            return Deed::end(self.target);
        }
        let (count, each) = (pile.len() as i32, (6 / pile.len()).max(1) as i32);
        let which = move |face: i32| (face.max(1) - 1) / each;
        let roll = Roll::new("which of the scuffle", Scale::Whole).dice(1, count.max(6) as u8);
        let die = Deed::roll(self.by, roll).again(move |face| which(face) >= count).class(which);
        die.then(move |which| {
            let target = pile.get(which as usize).copied().unwrap_or(self.target);
            Deed::tell(
                move |journal| note(journal, target, "is the one aimed at", rule_ids::AT_PILE),
                move || Deed::end(target),
            )
        })
    }

    /// The roll at a target, and what becomes of what misses it.
    pub fn at(self, rules: BookView<'_>, target: FigureId) -> Deed<'_, Struck> {
        self.roll_at(rules, target).and_then(move |luck| match luck {
            Luck::Hit(times) => Deed::end(Struck::somebody(target, times)),
            Luck::Miss => self.on_from(rules, self.beyond(rules).collect(), 0),
            luck => Deed::end(Struck::nobody(luck)),
        })
    }

    fn roll_at(self, rules: BookView<'_>, target: FigureId) -> Deed<'_, Luck> {
        match self.missile {
            Missile::Weapon(arm) => blow::attack(rules, self.blow(rules, target, arm)),
            Missile::Spell(verb, _) => strike::roll_to_cast(rules, self.by, verb, Some(target)),
        }
    }

    /// On past the target: everybody met is rolled for.
    fn on_from(self, rules: BookView<'_>, met: Rc<[FigureId]>, number: usize) -> Deed<'_, Struck> {
        let Some(other) = met.get(number).copied() else {
            return Deed::end(Struck::nobody(Luck::Miss));
        };
        let told = move |settled: &Settled, journal: &mut Journal| {
            if settled.success {
                self.tell_stray(other, settled.margin, journal);
            }
        };
        let hit = Deed::check(self.by, Some(other), stray_roll(rules, self.by, other)).told(told);
        hit.then(move |degree| match degree.success {
            true => Deed::end(Struck::somebody(other, 1)),
            false => self.on_from(rules, met.clone(), number + 1),
        })
    }

    /// The damage to somebody who is struck so many times as hard.
    pub fn damage(self, rules: BookView<'_>, target: FigureId, times: i32) -> Deed<'_, i32> {
        match self.missile {
            Missile::Weapon(arm) => blow::damage(rules, self.blow(rules, target, arm), times),
            Missile::Spell(verb, st) => strike::damage(rules, self.by, target, (verb, st), times),
        }
    }

    fn blow(self, rules: BookView, target: FigureId, arm: Arm) -> Blow {
        Blow { posture: self.posture, ..Blow::now(rules, self.by, target, arm) }
    }
}
