//! Contests of bodies: slam, evade, holds, the brace of a stop thrust (MAN-217, MAN-218, MAN-226,
//! MAN-561 to MAN-566).

use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Roll, Tie};

use super::parts::{by_more, value};

use crate::melee::answer;
use crate::melee::blow::Blow;
use crate::rule_ids as rule;
use crate::tables::Brace;
use crate::view::BookView;
use crate::words::*;

impl BookView<'_> {
    /// DX or Brawling, to run into somebody who gets out of the way or blocks (MAN-217).
    pub fn run_into(self, by: FigureId, at: FigureId) -> Contest {
        let (dx, brawling) = (self.build(by).dx, self.skill(by, "Brawling"));
        let (name, score) = if brawling > dx { ("Brawling", brawling) } else { ("DX", dx) };
        let theirs = self.guarding(by, at, &[BLOCK, DODGE]);
        let theirs = theirs.unwrap_or_else(|| value("no defence"));
        against("slam", self.own(by, name, score), theirs, Tie::Second)
    }

    /// ST against ST, as a charge meets somebody (MAN-217).
    pub fn shove(self, by: FigureId, at: FigureId) -> Contest {
        let constants = self.constants();
        let mut mine = self.st(by).with("charge", constants.charge.1, rule::CHARGE);
        mine.add("missed thrust", self.let_by(by), rule::STOPPED);
        let mut theirs = self.st(at);
        if self.maneuver(at) == Some(STOP) {
            theirs.add("braced", self.braced_st(at), rule::STOPPED);
        }
        against("shove", mine, theirs, Tie::Nobody)
    }

    /// DX, to stay up after a shove (MAN-217).
    pub fn stay_up(self, figure: FigureId) -> Contest {
        self.dexterity(figure, "to stay up", rule::SLAM)
    }

    /// ST against ST, as somebody runs onto a point (MAN-226).
    pub fn brace(self, by: FigureId, at: FigureId) -> Contest {
        let mine = self.st(by).with("braced", self.braced_st(by), rule::STOPPED);
        against("to stop it", mine, self.st(at), Tie::Nobody)
    }

    fn braced_st(self, figure: FigureId) -> i32 {
        let (spear, pole) = self.constants().brace;
        let kinds = self.strikes(figure).filter_map(|strike| strike.weapon.brace);
        let st = kinds.map(|kind| if kind == Brace::Spear { spear } else { pole });
        st.max().unwrap_or(0)
    }

    /// DX against DX, to get past somebody (MAN-218).
    pub fn slip_past(self, by: FigureId, at: FigureId) -> Contest {
        let mut mine = self.own(by, "DX", self.build(by).dx);
        let sees = self.direction(at, self.table.hex(by)) != 3 && !self.fighter(at).stunned;
        if self.upright(at) && sees {
            mine.add("stands in the way", self.constants().evade, rule::EVADE);
        }
        mine.add("missed thrust", self.let_by(by), rule::STOPPED);
        let theirs = self.own(at, "DX", self.build(at).dx);
        against("to get past", mine, theirs, Tie::Second)
    }

    fn let_by(self, figure: FigureId) -> i32 {
        if self.doings(figure).let_by { self.constants().missed_thrust } else { 0 }
    }

    /// DX against DX, a parry or a block, to get hold of somebody (MAN-561).
    pub fn touch(self, by: FigureId, at: FigureId) -> Contest {
        let dx = self.own(at, "DX", self.build(at).dx);
        let guard = self.guarding(by, at, &[BLOCK, PARRY]);
        let theirs = guard.filter(|guard| guard.basic() > dx.basic()).unwrap_or(dx);
        against("to get hold", self.own(by, "DX", self.build(by).dx), theirs, Tie::Second)
    }

    /// ST or DX of both, the better of each, to trip (MAN-564).
    pub fn topple(self, by: FigureId, at: FigureId) -> Contest {
        let sum = |figure: FigureId| {
            let build = self.build(figure);
            match self.strength(figure) > build.dx {
                true => self.st(figure),
                false => self.own(figure, "DX", build.dx),
            }
        };
        against("to trip", sum(by), sum(at), Tie::Second)
    }

    /// ST against ST: over a weapon, over a hold, over a shield; with so much more or less.
    pub fn wrench(self, by: FigureId, at: FigureId, more: i32, id: &'static str) -> Contest {
        let mine = self.st(by).with("has thrust", more, id);
        against("ST", mine, self.st(at), Tie::Second)
    }

    /// DX against the skill of a figure that strikes past one, to take hold of the weapon
    /// (MAN-135).
    pub fn catch_hold(self, by: FigureId, at: FigureId) -> Contest {
        let theirs = self.own(at, "skill", self.weapon_skill(at));
        against("to take hold", self.own(by, "DX", self.build(by).dx), theirs, Tie::Second)
    }

    /// ST, which daze does not touch.
    fn st(self, figure: FigureId) -> Roll {
        let (st, left) = (self.build(figure).st, self.strength(figure));
        value("ST").with("ST", st, rule::ATTRIBUTES).with("tired", left - st, rule::SPRINT)
    }

    /// The best of some defences against somebody who comes up close.
    fn guarding(self, by: FigureId, at: FigureId, verbs: &[Verb]) -> Option<Roll> {
        let with = self.maneuver(by).unwrap_or(CLOSE);
        let unseen = self.direction(at, self.table.hex(by)) == 3;
        let blow = Blow { by, at, with, against: self.maneuver(at), unseen, ..Blow::default() };
        let fits = |it: &Choice| verbs.contains(&it.verb) && it.number.is_none();
        let those = answer::answers(self, blow).into_iter().filter(fits);
        let sums = those.filter_map(|answer| self.defence_value(blow, 0, &answer));
        sums.max_by_key(Roll::basic)
    }
}

fn against(label: &'static str, mine: Roll, theirs: Roll, tie: Tie) -> Contest {
    by_more((label, mine), ("to withstand it", theirs), tie)
}
