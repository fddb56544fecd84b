//! What is said of a choice first: what the best answer of its target leaves of it. What holds
//! only if the target lets it pass comes second, in small print.

use std::cmp::Ordering;

use riposte_words::{decimal, say};

use super::{Choice, Decision, Forecast, HarmForecast};
use crate::roll::Chance;
use crate::tell::percent;

/// A chance is worth saying from here on.
const WORTH_SAYING: f64 = 0.005;
/// Harm is worth saying from here on.
const HARM: f64 = 0.05;

/// How likely a choice succeeds, and what harm it does on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Prospect<'f> {
    /// The chance that what it is for succeeds, where dice decide.
    pub chance: Option<Chance>,
    /// The harm it is expected to do, on average over hit and miss.
    pub harm: Option<&'f HarmForecast>,
}

/// What a choice brings against the best answer that its target can still give, and without.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook<'f> {
    /// Against the best answer. This is shown first, lists go by it.
    pub first: Prospect<'f>,
    /// If the target lets it pass; `None` where no answer would make it worse.
    pub passed: Option<Prospect<'f>>,
}

impl Forecast {
    /// What is said of it first, and what in small print.
    pub fn outlook(&self) -> Outlook<'_> {
        let open = Prospect { chance: self.chance, harm: self.harm.as_ref() };
        let worse = |(chance, answered): (Chance, Chance)| answered.value() < chance.value();
        match self.chance.zip(self.answered).filter(|both| worse(*both)) {
            Some((_, answered)) => Outlook {
                first: Prospect { chance: Some(answered), harm: self.answered_harm.as_ref() },
                passed: Some(open),
            },
            None => Outlook { first: open, passed: None },
        }
    }
}

impl Outlook<'_> {
    /// The small print: `90 % if let pass`; empty where there is none.
    pub fn small_print(&self) -> String {
        let chance = self.passed.and_then(|passed| passed.chance);
        let words = |chance: Chance| say!("{chance} if let pass", chance = chance.to_string());
        chance.map_or(String::new(), words)
    }
}

impl Prospect<'_> {
    /// The chance that it puts its target out of the fight at once, where it is worth saying.
    pub fn fells(&self) -> Option<f64> {
        self.harm.map(|harm| harm.out).filter(|out| *out >= WORTH_SAYING)
    }

    /// What it is likely to do: `fells 12 %`, `harm 1.3`.
    pub fn does(&self) -> Vec<String> {
        let fells = self.fells().map(|out| say!("fells {chance}", chance = percent(out)));
        let mean = self.harm.map(|harm| harm.mean).filter(|mean| *mean >= HARM);
        let harm = mean.map(|mean| say!("harm {mean}", mean = decimal(mean, 1)));
        fells.into_iter().chain(harm).collect()
    }

    /// Which promises more: by the chance, then by the harm.
    pub fn compare(&self, other: &Prospect) -> Ordering {
        let chance = |it: &Prospect| it.chance.map_or(-1.0, Chance::value);
        let worth = |it: &Prospect| it.harm.map_or(0.0, |harm| harm.worth);
        let by_chance = chance(self).total_cmp(&chance(other));
        by_chance.then(worth(self).total_cmp(&worth(other)))
    }
}

/// Puts choices in the order in which they are listed: as they come, but those of one verb that
/// are done to somebody or with something go by what is said of them first, best first.
pub fn put_in_order<T>(ways: &mut [T], of: impl Fn(&T) -> (&Choice, &Forecast)) {
    let kind = |way: &T| {
        let choice = of(way).0;
        (choice.verb, choice.target.is_some() || choice.arm.is_some())
    };
    for alike in ways.chunk_by_mut(|a, b| kind(a) == kind(b)).filter(|alike| kind(&alike[0]).1) {
        alike.sort_by(|a, b| of(b).1.outlook().first.compare(&of(a).1.outlook().first));
    }
}

/// The usual choice: the one the rulebook names or, where dice decide about that one, the one of
/// its verb that has a greater chance by what is said first.
pub fn usual<'f>(
    decision: &Decision,
    ways: impl Iterator<Item = (&'f Choice, &'f Forecast)> + Clone,
) -> Choice {
    let named = decision.default;
    let first = |forecast: &'f Forecast| forecast.outlook().first;
    let chance = |it: &Prospect| it.chance.map(Chance::value);
    let alike = ways.filter(|(choice, _)| choice.verb == named.verb);
    let known = alike.clone().find(|(choice, _)| **choice == named);
    let Some(least) = known.and_then(|(_, forecast)| chance(&first(forecast))) else {
        return named;
    };
    let (_, best) = alike
        .map(|(choice, forecast)| (first(forecast), *choice))
        .filter(|(it, _)| chance(it) > Some(least))
        .reduce(|best, it| if it.0.compare(&best.0).is_gt() { it } else { best })
        .unwrap_or((Prospect::default(), named));
    best
}
