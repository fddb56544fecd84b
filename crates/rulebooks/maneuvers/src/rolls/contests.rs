//! Contests by margins: feints, the set-up, breaking off, closing (MAN-103).

use riposte_rules::decision::Verb;
use riposte_rules::figure::{FigureId, Item};
use riposte_rules::roll::{Contest, Roll, Text, Tie};

use super::parts::{by_more, value};

use crate::rule_ids as rule;
use crate::tables::{Feints, Group};
use crate::view::BookView;
use crate::words::*;

impl<'w> BookView<'w> {
    /// The contest of a feint (MAN-301): skill against skill, by margins.
    pub fn feint_contest(
        self,
        verb: Verb,
        by: FigureId,
        item: u8,
        (at, on): (FigureId, Option<u8>),
    ) -> Contest {
        let label = info(verb).name.to_lowercase();
        self.outwit(label, verb, (by, Some(item)), (at, on), Self::own_state)
    }

    /// The contest of a turn of setting up, as both are at the end of the second (MAN-312, MAN-316).
    pub fn set_up_contest(self, by: FigureId, at: FigureId) -> Contest {
        self.outwit("set-up", SET_UP, (by, None), (at, None), Self::state_at_the_end)
    }

    /// Skill against skill, with what the state of each takes from it.
    fn outwit(
        self,
        label: impl Into<Text>,
        verb: Verb,
        (by, item): (FigureId, Option<u8>),
        (at, on): (FigureId, Option<u8>),
        state: fn(Self, FigureId, &mut Roll),
    ) -> Contest {
        let mut mine = self.best_of(by, &self.feint_skills(verb, by, item));
        self.feinting(by, &mut mine);
        state(self, by, &mut mine);
        let mut theirs = self.best_of(at, &self.resist_skills(verb, at, on));
        state(self, at, &mut theirs);
        by_more((label, mine), ("to see through it", theirs), Tie::Nobody)
    }

    /// What the maneuver of a figure does to its feints, the set-up among them (MAN-223).
    pub(super) fn feinting(self, by: FigureId, sum: &mut Roll) {
        let less = self.row(self.maneuver(by)).is_some_and(|row| row.feints == Feints::Less);
        let modifier = self.tables.maneuver(CAUTIOUS).and_then(|row| row.attack).filter(|_| less);
        sum.add("cautious", modifier.unwrap_or(0), rule::CAUTIOUS);
    }

    /// Tactics against Tactics, to break off (MAN-513).
    pub fn break_off(self, by: FigureId, from: FigureId, others: i32) -> Contest {
        let (all_out, cautious, each) = self.constants().disengage;
        let mut mine = value("Tactics").with("skill", self.skill(by, "Tactics"), rule::ATTRIBUTES);
        if self.of_group(from, Group::AllOut) {
            mine.add("all-out attack", all_out, rule::DISENGAGE);
        }
        if self.maneuver(from) == Some(CAUTIOUS) {
            mine.add("cautious attack", cautious, rule::DISENGAGE);
        }
        mine.add("further enemies", each * others, rule::DISENGAGE);
        self.own_state(by, &mut mine);
        let theirs = self.own_skill(from, "Tactics", self.skill(from, "Tactics"));
        by_more(("disengage", mine), ("to hold on", theirs), Tie::Second)
    }

    /// Skill against skill as two come within reach of each other; the longer weapon has 1 more for
    /// each hex by which it is longer (MAN-542).
    pub fn closing(self, waiter: FigureId, comer: FigureId) -> Contest {
        let sum = |figure: FigureId, other: FigureId| {
            let longer = (self.longest(figure) - self.longest(other)).max(0);
            let roll = self.own_skill(figure, "skill", self.weapon_skill(figure));
            roll.with("reach", longer, rule::CLOSING)
        };
        let (first, second) = (sum(waiter, comer), sum(comer, waiter));
        by_more(("to strike first", first), ("to strike first", second), Tie::Nobody)
    }

    fn longest(self, figure: FigureId) -> i32 {
        let far = self.strikes(figure).filter_map(|strike| strike.reach.farthest());
        i32::from(far.max().unwrap_or(0))
    }

    /// The best of some skills, DX among them; of two that are as good the last.
    fn best_of(self, figure: FigureId, skills: &[&str]) -> Roll {
        let best = skills.iter().copied().max_by_key(|name| self.skill(figure, name));
        let name = best.unwrap_or("DX");
        value(name.to_owned()).with("skill", self.skill(figure, name), rule::ATTRIBUTES)
    }

    fn weapon_of(self, figure: FigureId, item: Option<u8>) -> Vec<&'w str> {
        let arms = self.table.arms(figure);
        let natural = |it: Item| self.table.armoury().weapon(it.weapon).natural;
        let armed = arms.ready().any(|(_, it)| !self.is_shield(it) && !natural(it));
        // A shield is no weapon, unless it is what one feints with; fists are one only where nothing
        // else is in hand.
        let fits = |(number, it): &(u8, Item)| match item {
            Some(item) => item == *number,
            None => !(self.is_shield(*it) || armed && natural(*it)),
        };
        let weapons = arms.ready().filter(fits);
        weapons.map(|(_, it)| self.tables.weapons.of(it.weapon).skill.as_str()).collect()
    }

    fn feint_skills(self, verb: Verb, by: FigureId, item: Option<u8>) -> Vec<&'w str> {
        match verb {
            BODY_FEINT => vec!["Sticking", "Body Language"],
            SUCKER | SET_UP => [self.weapon_of(by, item), vec!["Tactics"]].concat(),
            _ => self.weapon_of(by, item),
        }
    }

    fn resist_skills(self, verb: Verb, at: FigureId, on: Option<u8>) -> Vec<&'w str> {
        match verb {
            SHIELD_FEINT => vec!["Shield", "DX"],
            SHIELD_PRESS | SHIELD_SNATCH => vec!["Shield"],
            BODY_FEINT => vec!["Sticking", "Body Language", "DX"],
            SUCKER => [self.weapon_of(at, None), vec!["Tactics", "DX"]].concat(),
            SET_UP => [self.weapon_of(at, None), vec!["Tactics"]].concat(),
            // The weapon that is named, where one is (MAN-303).
            _ => self.weapon_of(at, on),
        }
    }
}
