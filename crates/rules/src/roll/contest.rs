//! A check: a roll, what it is measured against, and the degrees in which it can come out.

use riposte_words::say;
use serde::Serialize;
use smallvec::SmallVec;

use super::degree::Fall;
use super::{Chance, Degree, DegreeRow, Degrees, Dice, Measure, Roll, Thrown, Tie};
use crate::figure::FigureId;

/// What a roll is measured against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Against {
    /// A value that is made up of parts.
    Limit(Limit),
    /// Another roll: the totals are compared.
    Roll(Roll),
    /// Another check: it is compared by how much each was met.
    Margins(Box<Margins>),
}

/// In which direction a value must be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Bound {
    /// With at least as much: an armour class, a required roll.
    AtLeast,
    /// With at most as much: a skill to be rolled under.
    AtMost,
}

/// A value that a roll must meet. What makes it up is told like the parts of a roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Limit {
    /// What makes up the value: a roll without dice.
    pub value: Roll,
    /// In which direction it must be met.
    pub bound: Bound,
}

impl Limit {
    /// A value that must be reached.
    pub fn at_least(value: Roll) -> Limit {
        Limit { value, bound: Bound::AtLeast }
    }

    /// A value that must not be exceeded.
    pub fn at_most(value: Roll) -> Limit {
        Limit { value, bound: Bound::AtMost }
    }

    /// By how much a total meets it; negative: misses it by.
    pub fn margin(&self, total: i32) -> i32 {
        self.bound.margin(total, self.value.basic())
    }

    /// The value in words: `11 or less`, `12 or more`.
    pub fn words(&self) -> String {
        let value = self.value.scale.write(self.value.basic());
        match self.bound {
            Bound::AtLeast => say!("{value} or more", value),
            Bound::AtMost => say!("{value} or less", value),
        }
    }
}

impl Bound {
    fn margin(self, total: i32, value: i32) -> i32 {
        match self {
            Bound::AtLeast => total - value,
            Bound::AtMost => value - total,
        }
    }
}

/// Two checks that are compared by how much each was met, also when both were missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Margins {
    /// What the one who acts rolls against.
    pub mine: Limit,
    /// The roll of the other.
    pub other: Roll,
    /// What the other rolls against.
    pub theirs: Limit,
}

/// A roll, what it is measured against, and how it can come out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contest {
    /// The roll of the one who acts.
    pub roll: Roll,
    /// Others who roll for the same side: of all these totals the best counts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<(FigureId, Roll)>,
    /// What it must meet.
    pub against: Against,
    /// What it comes out as.
    pub degrees: Degrees,
}

/// A contest after the dice have fallen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settled {
    /// The roll of the one who acts.
    pub roll: Thrown,
    /// The rolls of those beside it.
    pub beside: Vec<(FigureId, Thrown)>,
    /// The other roll, where there is one.
    pub other: Option<Thrown>,
    /// By how much the first side met what it was measured against; negative: missed by.
    pub margin: i32,
    /// How it came out.
    pub degree: Degree,
    /// What settled it by the bare dice, against what the margin says; `None` where the margin
    /// says the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_itself: Option<DegreeRow>,
    /// Whether the one who acts succeeded.
    pub success: bool,
    /// Whether the other one did as well or instead.
    pub other_success: bool,
}

/// A way in which a check can come out, as far as anything follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckResult {
    /// The degree.
    pub degree: Degree,
    /// By how much it was met; negative: missed by.
    pub margin: i32,
}

/// A total with the bare dice in it, and its number of cases.
type Cast = (i32, i32, u64);

impl Contest {
    /// A roll against a value: met or missed.
    pub fn against(roll: Roll, limit: Limit) -> Contest {
        let against = Against::Limit(limit);
        Contest { roll, beside: Vec::new(), against, degrees: Degrees::PLAIN }
    }

    /// A roll against another roll, by the totals.
    pub fn opposed(roll: Roll, other: Roll, tie: Tie) -> Contest {
        let against = Against::Roll(other);
        Contest { roll, beside: Vec::new(), against, degrees: Degrees::contest(tie) }
    }

    /// A check against another check, by their margins.
    pub fn by_margins(roll: Roll, mine: Limit, other: Roll, theirs: Limit, tie: Tie) -> Contest {
        let against = Against::Margins(Box::new(Margins { mine, other, theirs }));
        Contest { roll, beside: Vec::new(), against, degrees: Degrees::contest(tie) }
    }

    /// With another table of degrees.
    pub fn with_degrees(mut self, degrees: Degrees) -> Contest {
        self.degrees = degrees;
        self
    }

    /// With another one who rolls for the same side; the best total of all counts.
    pub fn beside(mut self, figure: FigureId, roll: Roll) -> Contest {
        self.beside.push((figure, roll));
        self
    }

    /// The value it is rolled against, where it is one.
    pub fn limit(&self) -> Option<&Limit> {
        match &self.against {
            Against::Limit(limit) => Some(limit),
            Against::Margins(margins) => Some(&margins.mine),
            Against::Roll(_) => None,
        }
    }

    /// The values that the two sides roll against, where they do.
    pub fn limits(&self) -> [Option<Limit>; 2] {
        match &self.against {
            Against::Limit(limit) => [Some(limit.clone()), None],
            Against::Margins(two) => [Some(two.mine.clone()), Some(two.theirs.clone())],
            Against::Roll(_) => [None, None],
        }
    }

    /// The exact chance that the one who acts succeeds.
    pub fn chance(&self) -> Chance {
        self.chance_of(|degree| degree.success)
    }

    /// The exact chance that the other one succeeds.
    pub fn other_chance(&self) -> Chance {
        self.chance_of(|degree| degree.other)
    }

    /// The exact chance of the degrees for which a condition holds.
    pub fn chance_of(&self, holds: impl Fn(Degree) -> bool) -> Chance {
        let (mut favourable, mut all) = (0, 0);
        self.each(|fall, cases| {
            all += cases;
            if holds(self.degrees.read(fall)) {
                favourable += cases;
            }
        });
        Chance::new(favourable, all)
    }

    /// Every degree that can come out with its exact chance, in the order of the table.
    pub fn degrees(&self) -> Vec<(Degree, Chance)> {
        let (rows, all) = self.degree_cases();
        let place =
            |degree: &Degree| self.degrees.rows().iter().position(|it| it.degree == *degree);
        let mut rows: Vec<_> =
            rows.into_iter().map(|(degree, cases)| (degree, Chance::new(cases, all))).collect();
        rows.sort_by_key(|(degree, _)| place(degree).unwrap_or(usize::MAX));
        rows
    }

    /// Every result that can come out with its number of cases, and the number of all cases.
    pub fn results(&self) -> (Vec<(CheckResult, u128)>, u128) {
        let (rows, all) = self.cases(|fall| fall.margin);
        let told = |(degree, margin, cases)| (CheckResult { degree, margin }, cases);
        (rows.into_iter().map(told).collect(), all)
    }

    /// Every degree that can come out with its number of cases, and the number of all cases.
    pub fn degree_cases(&self) -> (Vec<(Degree, u128)>, u128) {
        let (rows, all) = self.cases(|_| 0);
        (rows.into_iter().map(|(degree, _, cases)| (degree, cases)).collect(), all)
    }

    /// Cases gathered by degree and by a number of how the dice fall, in the order in which they
    /// first come up. Degrees are told apart by their places in the table, not by their names.
    fn cases(&self, number: impl Fn(Fall) -> i32) -> (Vec<(Degree, i32, u128)>, u128) {
        let first = self.degrees.first_places();
        let mut rows: Vec<(usize, i32, u128)> = Vec::new();
        let mut all = 0;
        self.each(|fall, cases| {
            all += cases;
            let (place, number) = (first[self.degrees.place(fall)], number(fall));
            match rows.iter_mut().rev().find(|row| (row.0, row.1) == (place, number)) {
                Some(row) => row.2 += cases,
                None => rows.push((place, number, cases)),
            }
        });
        let told = |(place, number, cases)| (self.degrees.degree(place), number, cases);
        (rows.into_iter().map(told).collect(), all)
    }

    /// Every way the dice can fall, with its number of cases.
    fn each(&self, mut visit: impl FnMut(Fall, u128)) {
        let mine = self.casts();
        let (theirs, margin) = match &self.against {
            Against::Limit(limit) => {
                let (bound, value) = (limit.bound, limit.value.basic());
                for (total, natural, cases) in mine {
                    let margin = bound.margin(total, value);
                    let fall = Fall { margin, total, natural, other_natural: 0 };
                    visit(fall, u128::from(cases));
                }
                return;
            }
            Against::Roll(other) => (casts(other), None),
            Against::Margins(two) => {
                let values = [two.mine.value.basic(), two.theirs.value.basic()];
                (casts(&two.other), Some((two, values)))
            }
        };
        for (total, natural, cases) in mine {
            for (other, other_natural, count) in &theirs {
                let margin = match margin {
                    None => total - other,
                    Some((two, [mine, theirs])) => {
                        two.mine.bound.margin(total, mine) - two.theirs.bound.margin(*other, theirs)
                    }
                };
                let fall = Fall { margin, total, natural, other_natural: *other_natural };
                visit(fall, u128::from(cases) * u128::from(*count));
            }
        }
    }

    /// The totals of the side that acts, the best of all its rolls.
    fn casts(&self) -> SmallVec<[Cast; 32]> {
        let rest = self.beside.iter().map(|(_, roll)| casts(roll));
        rest.fold(casts(&self.roll), |best, next| {
            let mut both: SmallVec<[Cast; 32]> = SmallVec::new();
            for (mine, theirs) in best.iter().flat_map(|one| next.iter().map(move |two| (one, two)))
            {
                let (total, natural, _) = if theirs.0 > mine.0 { *theirs } else { *mine };
                let cases = mine.2 * theirs.2;
                match both.iter_mut().find(|known| (known.0, known.1) == (total, natural)) {
                    Some(known) => known.2 += cases,
                    None => both.push((total, natural, cases)),
                }
            }
            both
        })
    }

    /// Throws the dice of the one who acts first, then of those beside it, then of the other.
    pub fn settle(self, dice: &mut Dice, hands: [Option<FigureId>; 2]) -> Settled {
        dice.hand_to(hands[0]);
        let mut roll = self.roll.throw(dice);
        let throw = |(figure, roll): (FigureId, Roll)| {
            dice.hand_to(Some(figure));
            (figure, roll.throw(dice))
        };
        let beside: Vec<(FigureId, Thrown)> = self.beside.into_iter().map(throw).collect();
        let best = beside
            .iter()
            .map(|(_, thrown)| thrown)
            .fold(&roll, |best, next| if next.total > best.total { next } else { best });
        let (total, natural) = (best.total, best.natural());
        let mut answer = |other: Roll| {
            dice.hand_to(hands[1]);
            other.throw(dice)
        };
        let (mut other, margin) = match self.against {
            Against::Limit(limit) => (None, limit.margin(total)),
            Against::Roll(other) => {
                let other = answer(other);
                let margin = total - other.total;
                (Some(other), margin)
            }
            Against::Margins(two) => {
                let other = answer(two.other);
                let margin = two.mine.margin(total) - two.theirs.margin(other.total);
                (Some(other), margin)
            }
        };
        let other_natural = other.as_ref().map_or(0, Thrown::natural);
        let fall = Fall { margin, total, natural, other_natural };
        let (degree, by_itself) = (self.degrees.read(fall), self.degrees.by_itself(fall));
        let (success, other_success) = (degree.success, degree.other);
        roll.made = Some(success);
        if let Some(other) = &mut other {
            other.made = Some(other_success);
        }
        Settled { roll, beside, other, margin, degree, by_itself, success, other_success }
    }
}

impl Settled {
    /// Why one of its rolls settled it whatever it was rolled against, in words.
    pub fn why(&self, thrown: &Thrown) -> Option<String> {
        let row = self.by_itself?;
        let other = self.other.as_ref().is_some_and(|other| std::ptr::eq(other, thrown));
        let number = match row.of {
            Measure::Margin => return None,
            Measure::Total if !other => thrown.total,
            Measure::Natural if !other => thrown.natural(),
            Measure::OtherNatural if other => thrown.natural(),
            _ => return None,
        };
        let holds = (row.least..=row.most).contains(&number);
        holds.then(|| row.words(thrown.roll.scale))
    }
}

fn casts(roll: &Roll) -> SmallVec<[Cast; 32]> {
    let basic = roll.basic();
    let pip = roll.scale.pip();
    roll.spread().iter().map(|(total, cases)| (total, (total - basic) / pip, cases)).collect()
}
