//! A missile told once: it must come true, and a figure that answers it may still escape (REA-208,
//! REA-209).

use riposte_kit::change::tell_blow;
use riposte_rules::deed::Deed;
use riposte_rules::event::Journal;
use riposte_rules::roll::{Contest, Limit, Roll, Settled};

use crate::melee::blow::hit_of;
use crate::melee::meeting::{Hits, Meeting};
use crate::memory::Hit;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The attack against the difficulty.
pub fn contest(attack: Roll, difficulty: Roll) -> Contest {
    Contest::against(attack, Limit::at_least(difficulty))
}

/// The deed: a missile that comes true hits, unless its target has answered and is better than
/// the attack.
pub fn fall<'w>(rules: BookView<'w>, meeting: &Meeting, difficulty: &Roll) -> Deed<'w, Hits> {
    let (blow, verb, warded) = (meeting.blow, meeting.verb, meeting.warded);
    let mine = hit_of(rules, blow);
    let mine = Hit { from: meeting.side.unwrap_or(mine.from), ..mine };
    let (guard, needed) = (meeting.other.clone(), difficulty.basic());
    let told = move |settled: &Settled, journal: &mut Journal| {
        if !warded || !settled.success {
            let words = if settled.success { "" } else { ": misses" };
            tell_blow(journal, [blow.by, blow.target], settled.success, settled.margin, words);
        }
    };
    let check = contest(meeting.attack.clone(), difficulty.clone());
    let check = Deed::check(blow.by, Some(blow.target), check).told(told);
    check.then_by_margin(move |degree, margin| match (degree.success, warded) {
        (false, _) => Deed::end(Hits::new()),
        (true, false) => Deed::end([Hit { margin, ..mine }].into_iter().collect()),
        (true, true) => escape(mine, (needed + margin, margin), guard.clone(), verb),
    })
}

/// The answer to a missile that comes true: a defence above the attack holds.
fn escape<'w>(
    mine: Hit,
    (attack, margin): (i32, i32),
    guard: Roll,
    verb: riposte_rules::decision::Verb,
) -> Deed<'w, Hits> {
    let mut above = Roll::new("the shot", guard.scale);
    above.add("attack", attack, rule_ids::DIFFICULTY);
    above.add("to be better", 1, rule_ids::HIT);
    let told = move |settled: &Settled, journal: &mut Journal| {
        let words = match verb {
            _ if !settled.success => "",
            BLOCK => ": blocked",
            _ => ": dodged",
        };
        tell_blow(journal, [mine.by, mine.target], !settled.success, -settled.margin, words);
    };
    let check = Contest::against(guard, Limit::at_least(above));
    Deed::check(mine.target, Some(mine.by), check).told(told).then_by_margin(
        move |degree, short| match degree.success {
            true => Deed::end(Hits::new()),
            // Short of being better by one step: the attack is as high as the defence.
            false => {
                let margin = margin.min(-short - 1);
                Deed::end([Hit { margin, ..mine }].into_iter().collect())
            }
        },
    )
}
