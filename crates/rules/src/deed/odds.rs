//! Every branch of a deed with how likely it is.

use super::{Branch, CheckNode, Deed, LookUp, Node, RollNode};
use crate::decision::RollForecast;
use crate::roll::{Chance, CheckResult, Share, Text};

impl<'w, T, Q> Deed<'w, T, Q> {
    /// How likely each end is, equal ones as one, in the order in which the tree comes to them.
    /// As `Chance` exactly, as `f64` quicker.
    pub fn odds<S: Share>(&self) -> Vec<(T, S)>
    where
        T: Clone + PartialEq,
    {
        let mut odds: Vec<(T, S)> = Vec::new();
        self.each(&mut |end, share: S| match odds.iter_mut().find(|(known, _)| known == end) {
            Some((_, sum)) => *sum = sum.or(share),
            None => odds.push((end.clone(), share)),
        });
        odds
    }

    /// The exact chance of the ends for which a condition holds.
    pub fn chance(&self, holds: impl Fn(&T) -> bool) -> Chance {
        let mut sum = Chance::NEVER;
        self.each(&mut |end, chance: Chance| {
            if holds(end) {
                sum = sum.or(chance);
            }
        });
        sum
    }

    /// Every end with how likely the way to it is; equal ends may come several times.
    pub fn each<S: Share>(&self, visit: &mut impl FnMut(&T, S)) {
        self.walk(S::WHOLE, visit);
    }

    /// Every end and every decision to which the deed comes without another in between, with how
    /// likely the way to it is: what there is to be reckoned on before anybody has answered.
    pub fn stops<S: Share>(&self, visit: &mut impl FnMut(Result<&T, &Q>, S)) {
        self.go(S::WHOLE, visit);
    }

    fn go<S: Share>(&self, share: S, visit: &mut impl FnMut(Result<&T, &Q>, S)) {
        match &self.0 {
            Node::End(value) => visit(Ok(value), share),
            Node::Ask(asked, _) => visit(Err(asked), share),
            Node::Tell(_, rest) => rest().go(share, visit),
            Node::Check(node) => node.branches(share, &mut |deed, share| deed.go(share, visit)),
            Node::Roll(node) => node.branches(share, &mut |deed, share| deed.go(share, visit)),
        }
    }

    fn walk<S: Share>(&self, share: S, visit: &mut impl FnMut(&T, S)) {
        match &self.0 {
            Node::End(value) => visit(value, share),
            Node::Tell(_, rest) | Node::Ask(_, rest) => rest().walk(share, visit),
            Node::Check(node) => node.branches(share, &mut |deed, share| deed.walk(share, visit)),
            Node::Roll(node) => node.branches(share, &mut |deed, share| deed.walk(share, visit)),
        }
    }

    /// The rolls along the likeliest way through the deed on which its checks succeed, each with
    /// its odds: what a forecast shows.
    pub fn outline(&self) -> Vec<RollForecast> {
        let mut rolls = Vec::new();
        self.follow(true, &mut rolls);
        rolls
    }

    /// The same up to the next decision.
    pub fn at_once(&self) -> Vec<RollForecast> {
        let mut rolls = Vec::new();
        self.follow(false, &mut rolls);
        rolls
    }

    fn follow(&self, on: bool, rolls: &mut Vec<RollForecast>) {
        match &self.0 {
            Node::End(_) => {}
            Node::Ask(..) if !on => {}
            Node::Tell(_, rest) | Node::Ask(_, rest) => rest().follow(on, rolls),
            Node::Check(node) => {
                let contest = node.check.contest.clone();
                let chance = contest.chance();
                rolls.push(RollForecast::Contest { contest, chance });
                node.likeliest().follow(on, rolls);
            }
            Node::Roll(node) => {
                rolls.push(node.look.table());
                node.likeliest().follow(on, rolls);
            }
        }
    }
}

impl<'w, T, Q> CheckNode<'w, T, Q> {
    fn branches<S: Share>(&self, share: S, visit: &mut dyn FnMut(Deed<'w, T, Q>, S)) {
        let contest = &self.check.contest;
        match &self.then {
            Branch::Degree(then) => {
                let (degrees, all) = contest.degree_cases();
                for (degree, cases) in degrees {
                    visit(then(degree), share.and(S::of(cases, all)));
                }
            }
            Branch::Margin(then) => {
                let (results, all) = contest.results();
                for (CheckResult { degree, margin }, cases) in results {
                    visit(then(degree, margin), share.and(S::of(cases, all)));
                }
            }
        }
    }

    /// What follows from the likeliest result of the likeliest degree that is a success; of the
    /// likeliest degree at all where none is.
    fn likeliest(&self) -> Deed<'w, T, Q> {
        let (results, _) = self.check.contest.results();
        let cases = |degree| {
            let of_degree = results.iter().filter(|(result, _)| result.degree == degree);
            of_degree.map(|(_, cases)| cases).sum::<u128>()
        };
        let key = |(result, count): &&(CheckResult, u128)| {
            (result.degree.success, cases(result.degree), *count)
        };
        let best = results.iter().max_by_key(key).map(|(result, _)| *result);
        let degree = best.map_or(self.check.contest.degrees.rest(), |result| result.degree);
        match &self.then {
            Branch::Degree(then) => then(degree),
            Branch::Margin(then) => then(degree, best.map_or(0, |result| result.margin)),
        }
    }
}

impl<'w, T, Q> RollNode<'w, T, Q> {
    fn branches<S: Share>(&self, share: S, visit: &mut dyn FnMut(Deed<'w, T, Q>, S)) {
        let (classes, all) = self.look.classes();
        for (class, cases) in classes {
            visit((self.then)(class), share.and(S::of(cases, all)));
        }
    }

    fn likeliest(&self) -> Deed<'w, T, Q> {
        let (classes, _) = self.look.classes();
        let best = classes.iter().max_by_key(|(_, cases)| *cases);
        (self.then)(best.map_or(0, |(class, _)| *class))
    }
}

impl LookUp<'_> {
    /// Every class with its number of cases, and the number of all cases that count.
    fn classes(&self) -> (Vec<(i32, u128)>, u128) {
        let spread = self.roll.spread();
        let mut classes: Vec<(i32, u128)> = Vec::new();
        let mut all = 0;
        for (total, cases) in spread.iter().filter(|(total, _)| !self.repeats(*total)) {
            all += u128::from(cases);
            let (class, cases) = ((self.class)(total), u128::from(cases));
            match classes.iter_mut().rev().find(|(known, _)| *known == class) {
                Some((_, count)) => *count += cases,
                None => classes.push((class, cases)),
            }
        }
        (classes, all)
    }

    /// The roll with the chance of each row that has a name.
    fn table(&self) -> RollForecast {
        let (classes, all) = self.classes();
        let mut rows: Vec<(Text, u128)> = Vec::new();
        for (class, cases) in classes {
            let Some(name) = (self.row)(class) else { continue };
            match rows.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += cases,
                None => rows.push((name, cases)),
            }
        }
        let rows = rows.into_iter().map(|(name, cases)| (name, Chance::new(cases, all))).collect();
        RollForecast::Table { roll: self.roll.clone(), rows }
    }
}
