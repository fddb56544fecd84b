//! What it is worth to have an enemy in reach.

use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use crate::melee::dice::Guards;
use crate::melee::harm;
use crate::melee::met::Met;
use crate::memory::Defence;
use crate::missiles::sent::Sent;
use crate::rolls::Blow;
use crate::view::{BookView, Strike};
use crate::words::*;

/// The part of a figure's fighting worth that the best ready blow of another takes on
/// average, were it in reach: from the front with the best answer, or from behind.
pub fn expected_harm(rules: BookView, by: FigureId, at: FigureId, behind: bool) -> f64 {
    if rules.loose(by) || rules.loose(at) {
        return 0.0;
    }
    // A mount brings its rider to the enemy.
    let by = rules.rider(by).unwrap_or(by);
    let side = if behind { Facing::S } else { Facing::N };
    let hex = rules.table.hex(at);
    let blow = |strike: Strike| Blow {
        by,
        target: at,
        arm: strike.arm,
        spot: rules.tables.chest(),
        from: hex + side.step(),
        at: hex,
        facing: Facing::N,
        sent: strike.stats.flight.as_ref().map(|flight| match flight.thrown {
            true => Sent::Thrown { stepped: false },
            false => Sent::Snapshot { turned: false },
        }),
        ..Blow::default()
    };
    let promise =
        |strike: &Strike| rules.attack_roll(blow(*strike)).basic() + strike.stats.damage.halves;
    let Some(best) = rules.ready_strikes(by).max_by_key(promise) else { return 0.0 };
    let open = Met::open(rules, blow(best));
    let answers = !behind && !rules.prone(at) && !rules.is_mount(at) && open.difficulty.is_none();
    let answer = answers.then(|| answered(rules, at, &open));
    let guards = Guards { open, answered: answer.into_iter().collect() };
    let dice = guards.dice(rules);
    let taken = |met: &Met| harm::of_met(rules, met, dice, false).worth;
    let open = taken(&guards.open);
    match guards.answered.first() {
        // An answer costs points, so every other blow goes unanswered; so does one that a rider
        // would sooner fall by than stop.
        Some(answer) => (open + taken(answer).min(open)) / 2.0,
        None => open,
    }
}

/// A blow met by the best answer of a figure that sees it coming.
fn answered(rules: BookView, figure: FigureId, open: &Met) -> Met {
    let (verb, guard) = guard(rules, figure, (PASS, open.guard.clone()));
    Met { choice: Choice::plain(verb), guard, ..open.clone() }.seated(rules)
}

/// The best of some answers, and what is rolled for it.
fn guard(rules: BookView, figure: FigureId, open: (Verb, Roll)) -> (Verb, Roll) {
    if rules.points(figure) < 1 {
        return open;
    }
    let ready = rules.table.arms(figure).ready();
    let able = ready.filter(|(number, _)| rules.parry_of(figure, *number).is_some());
    let items = able.map(|(number, _)| Defence { verb: BLOCK, item: Some(number), risk: 0 });
    let jump = Defence { verb: JUMP, ..Defence::default() };
    let answers = items.chain([jump]);
    let rolls = answers.map(|defence| (defence.verb, rules.defence_roll(figure, defence)));
    rolls.fold(open, |best, next| if next.1.basic() > best.1.basic() { next } else { best })
}
