//! Contests by margins: feints, the set-up, breaking off, closing (MAN-103).

use riposte_rules::decision::Verb;
use riposte_rules::figure::{FigureId, Item};
use riposte_rules::roll::{Contest, Limit, Roll, Tie};

use super::parts::{three, value};

use crate::rule_ids as rule;
use crate::tables::{Feints, Group};
use crate::view::BookView;
use crate::words::*;

impl BookView<'_> {
    /// The contest of a feint (MAN-301): skill against skill, by margins.
    pub fn feint_contest(
        self,
        verb: Verb,
        by: FigureId,
        item: u8,
        (at, on): (FigureId, Option<u8>),
    ) -> Contest {
        let mut mine = self.best_of(by, &self.feint_skills(verb, by, Some(item)));
        self.feinting(by, &mut mine);
        self.own_state(by, &mut mine);
        let mut theirs = self.best_of(at, &self.resist_skills(verb, at, on));
        self.own_state(at, &mut theirs);
        let label = info(verb).name.to_lowercase();
        Contest::by_margins(
            three(label),
            Limit::at_most(mine),
            three("to see through it"),
            Limit::at_most(theirs),
            Tie::Nobody,
        )
    }

    /// The contest of a turn of setting up, as both are at the end of the second (MAN-312, MAN-316).
    pub fn set_up_contest(self, by: FigureId, at: FigureId) -> Contest {
        let mut mine = self.best_of(by, &self.feint_skills(SET_UP, by, None));
        self.feinting(by, &mut mine);
        self.state_at_the_end(by, &mut mine);
        let mut theirs = self.best_of(at, &self.resist_skills(SET_UP, at, None));
        self.state_at_the_end(at, &mut theirs);
        Contest::by_margins(
            three("set-up"),
            Limit::at_most(mine),
            three("to see through it"),
            Limit::at_most(theirs),
            Tie::Nobody,
        )
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
        let skill = self.skill(from, "Tactics");
        let mut theirs = value("Tactics").with("skill", skill, rule::ATTRIBUTES);
        self.own_state(from, &mut theirs);
        Contest::by_margins(
            three("disengage"),
            Limit::at_most(mine),
            three("to hold on"),
            Limit::at_most(theirs),
            Tie::Second,
        )
    }

    /// Skill against skill as two come within reach of each other; the longer weapon has 1 more for
    /// each hex by which it is longer (MAN-542).
    pub fn closing(self, waiter: FigureId, comer: FigureId) -> Contest {
        let sum = |figure: FigureId, other: FigureId| {
            let longer = (self.longest(figure) - self.longest(other)).max(0);
            let skill = self.weapon_skill(figure);
            let mut roll = value("skill").with("skill", skill, rule::ATTRIBUTES);
            self.own_state(figure, &mut roll);
            roll.with("reach", longer, rule::CLOSING)
        };
        Contest::by_margins(
            three("to strike first"),
            Limit::at_most(sum(waiter, comer)),
            three("to strike first"),
            Limit::at_most(sum(comer, waiter)),
            Tie::Nobody,
        )
    }

    fn longest(self, figure: FigureId) -> i32 {
        let far = self.strikes(figure).filter_map(|strike| strike.reach.farthest());
        i32::from(far.max().unwrap_or(0))
    }

    fn best_of(self, figure: FigureId, skills: &[(String, i32)]) -> Roll {
        let best = skills.iter().max_by_key(|(_, value)| *value).cloned();
        let (name, score) = best.unwrap_or(("DX".into(), self.build(figure).dx));
        value(name).with("skill", score, rule::ATTRIBUTES)
    }

    fn named(self, figure: FigureId, name: &str) -> (String, i32) {
        (name.to_owned(), self.skill(figure, name))
    }

    fn weapon_of(self, figure: FigureId, item: Option<u8>) -> Vec<(String, i32)> {
        let (arms, armoury) = (self.table.arms(figure), self.table.armoury());
        let shield = |it: &Item| armoury.weapon(it.weapon).shield;
        let natural = |it: &Item| armoury.weapon(it.weapon).natural;
        let armed = arms.ready().any(|(_, it)| !shield(&it) && !natural(&it));
        // A shield is no weapon, unless it is what one feints with; fists are one only where nothing
        // else is in hand.
        let fits = |(number, it): &(u8, Item)| match item {
            Some(item) => item == *number,
            None if armed => !shield(it) && !natural(it),
            None => !shield(it),
        };
        arms.ready()
            .filter(fits)
            .map(|(_, it)| self.named(figure, &self.tables.weapons.of(it.weapon).skill))
            .collect()
    }

    fn feint_skills(self, verb: Verb, by: FigureId, item: Option<u8>) -> Vec<(String, i32)> {
        match verb {
            // Of two that are as good the last is named.
            BODY_FEINT => vec![self.named(by, "Sticking"), self.named(by, "Body Language")],
            SUCKER | SET_UP => {
                let mut skills = self.weapon_of(by, item);
                skills.push(self.named(by, "Tactics"));
                skills
            }
            _ => self.weapon_of(by, item),
        }
    }

    fn resist_skills(self, verb: Verb, at: FigureId, on: Option<u8>) -> Vec<(String, i32)> {
        let dx = || ("DX".to_owned(), self.build(at).dx);
        match verb {
            SHIELD_FEINT => vec![self.named(at, "Shield"), dx()],
            SHIELD_PRESS | SHIELD_SNATCH => vec![self.named(at, "Shield")],
            BODY_FEINT => vec![self.named(at, "Sticking"), self.named(at, "Body Language"), dx()],
            SUCKER => {
                let mut skills = self.weapon_of(at, None);
                skills.extend([self.named(at, "Tactics"), dx()]);
                skills
            }
            SET_UP => {
                let mut skills = self.weapon_of(at, None);
                skills.push(self.named(at, "Tactics"));
                skills
            }
            // The weapon that is named, where one is (MAN-303).
            _ => self.weapon_of(at, on),
        }
    }
}
