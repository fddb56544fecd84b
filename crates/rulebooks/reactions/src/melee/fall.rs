//! The dice of two rolls that meet: who hits, and by how much.

use riposte_kit::change::tell_blow;
use riposte_kit::memo::{Memo, remembered};
use riposte_rules::decision::{RollForecast, Verb};
use riposte_rules::deed::Deed;
use riposte_rules::event::Journal;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Settled};

use super::blow::hit_of;
use super::meeting::{Hits, Meeting, MeetingKey};
use crate::memory::Hit;
use crate::missiles::flight;
use crate::view::BookView;
use crate::words::*;

impl Meeting {
    /// How likely the blow hits.
    pub fn chance(&self, rules: BookView) -> Chance {
        thread_local! {
            static KNOWN: Memo<MeetingKey, Chance> = Memo::default();
        }
        remembered(&KNOWN, self.key(), || match self.difficulty {
            None => self.contest().chance(),
            Some(_) => self.fall(rules).chance(|hits| !hits.is_empty()),
        })
    }

    /// Its rolls, for a forecast.
    pub fn rolls(&self, rules: BookView) -> Vec<RollForecast> {
        self.fall(rules).outline()
    }

    /// The deed: who hits, and by how much.
    pub fn fall<'w>(&self, rules: BookView<'w>) -> Deed<'w, Hits> {
        if let Some(difficulty) = &self.difficulty {
            return flight::fall(rules, self, difficulty);
        }
        let (blow, clash, verb) = (self.blow, self.clash, self.verb);
        let mine = hit_of(rules, blow);
        let mine = Hit { from: self.side.unwrap_or(mine.from), ..mine };
        let theirs = clash.map(|clash| hit_of(rules, clash));
        let told = move |settled: &Settled, journal: &mut Journal| {
            tell(journal, [blow.by, blow.target], settled, clash.is_some(), verb);
        };
        let check = Deed::check(blow.by, Some(blow.target), self.contest()).told(told);
        check.then_by_margin(move |degree, margin| {
            let mine = Some(Hit { margin, ..mine }).filter(|_| degree.success);
            let theirs = theirs.filter(|_| degree.other);
            let theirs = theirs.map(|hit| Hit { margin: -margin, ..hit });
            Deed::end(mine.into_iter().chain(theirs).collect())
        })
    }
}

fn tell(
    journal: &mut Journal,
    [by, target]: [FigureId; 2],
    settled: &Settled,
    clash: bool,
    verb: Verb,
) {
    let words = |hit: bool| match (hit, clash, verb) {
        (true, ..) => "",
        (false, true, _) => ": too late",
        (false, false, BLOCK | FOREARM) => ": blocked",
        (false, false, PARRY) => ": parried",
        (false, false, JUMP | SIDESTEP | ROLL | DROPDODGE) => ": dodged",
        _ => "",
    };
    let (hit, margin) = (settled.success, settled.margin);
    tell_blow(journal, [by, target], hit, margin, words(hit));
    if clash {
        let hit = settled.other_success;
        tell_blow(journal, [target, by], hit, -margin, words(hit));
    }
}
