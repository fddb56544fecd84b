//! Blows in the middle of another's turn: waiting for a foe to come, and striking back
//! (MAN-541, MAN-542, MAN-241).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::declare;
use crate::harm::{doings, remark, succeeds};
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::second::{go, push};
use crate::strike;
use crate::view::BookView;
use crate::words::*;

/// Those who wait and have a hex within reach, in which a foe of theirs is.
pub fn watching(rules: BookView, hex: Hex, mover: FigureId) -> SmallVec<[FigureId; 4]> {
    let waits = |figure: &FigureId| {
        let doings = rules.doings(*figure);
        doings.maneuver == Some(WAIT) && !doings.answered && !rules.fighter(*figure).stunned
    };
    let enemies = rules.table.enemies(mover).filter(waits);
    enemies.filter(|figure| reaches(rules, *figure, hex)).collect()
}

/// Whether a figure can strike into a hex as it stands.
fn reaches(rules: BookView, figure: FigureId, hex: Hex) -> bool {
    let mut blows = rules.strikes(figure).filter(|strike| !strike.flies());
    blows.any(|strike| rules.reaches(&strike, ATTACK, rules.place(figure), hex))
}

/// A figure that waited may strike at the mover. Where both come within reach of each other at
/// once, a contest says who is first (MAN-542).
pub fn interrupt(world: &mut World, waiter: FigureId, mover: FigureId) {
    let rules = BookView::new(world);
    if !rules.table.active(waiter) || rules.doings(waiter).answered {
        return;
    }
    let both = reaches(rules, mover, rules.table.hex(waiter));
    if both && !succeeds(world, waiter, Some(mover), |rules| rules.closing(waiter, mover)) {
        return remark(world, waiter, "is too slow to strike first", rule::CLOSING);
    }
    push(world, Link::Reaction, waiter, Step::Waited);
    crate::second::remember(world, |memory| memory.vacated = Some((mover, Hex::ZERO)));
}

/// Whether a figure that waited strikes at who came.
pub fn strike_first(world: &mut World, figure: FigureId) {
    let mover = world.resource::<crate::memory::Bout>().top().and_then(|it| it.memory.vacated);
    let Some((mover, _)) = mover else { return go(world, Step::Over) };
    in_between(world, figure, mover, Q_STRIKE_FIRST);
}

/// Whether a figure that let the foe strike first strikes back.
pub fn counter(world: &mut World, figure: FigureId) {
    let Some((foe, _)) = BookView::new(world).doings(figure).counter else {
        return go(world, Step::Over);
    };
    in_between(world, figure, foe, Q_COUNTER);
}

fn in_between(
    world: &mut World,
    figure: FigureId,
    foe: FigureId,
    question: riposte_rules::decision::Question,
) {
    let asking = |world: &World| {
        let rules = BookView::new(world);
        let mut blows = declare::blows(rules, figure);
        blows.retain(|blow| blow.target == Some(foe));
        let decline = Choice::plain(DONE);
        let default = blows.first().copied().unwrap_or(decline);
        blows.push(decline);
        Asking { choices: blows, decline, default }
    };
    let Some(choice) = ask(world, figure, question, asking) else { return };
    crate::second::remember(world, |memory| memory.vacated = None);
    if choice.verb != STRIKE {
        return go(world, Step::Over);
    }
    doings(world, figure, |doings| doings.answered = true);
    strike::begin(world, figure, &choice);
}
