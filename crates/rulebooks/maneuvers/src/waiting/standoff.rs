//! Two who each let the other come first watch each other (MAN-243).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{TurnNumber, ask};
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Tie};
use riposte_words::say;

use crate::change::{dice, doings, remark, succeeds};
use crate::memory::Step;
use crate::rolls::parts::by_more;
use crate::rule_ids as rule;
use crate::turn::step::{go, push};
use crate::view::BookView;
use crate::words::*;

/// Those who watch each other: the last two on the field, when both riposted or waited in vain.
fn two(rules: BookView) -> Option<[FigureId; 2]> {
    let mut figures = rules.table.active_figures();
    let (one, other) = (figures.next()?, figures.next()?);
    let waits = |figure: FigureId| {
        let doings = rules.doings(figure);
        matches!(doings.maneuver, Some(RIPOSTE | WAIT)) && !doings.answered
    };
    (figures.next().is_none() && waits(one) && waits(other)).then_some([one, other])
}

/// Both are asked whether they would have it last; then the die falls.
pub fn begin(world: &mut World) {
    if let Some([one, other]) = two(BookView::new(world)) {
        push(world, Link::Reaction, other, Step::Linger);
        push(world, Link::Reaction, one, Step::Linger);
    }
}

/// Whether a figure would have the pause last; the second of the two lets the die fall.
pub fn ask_delay(world: &mut World, figure: FigureId) {
    let no = Choice::plain(DONE);
    let asking = Asking { default: no, ..Asking::first_or(vec![Choice::plain(LINGER)], no) };
    let Some(choice) = ask(world, figure, Q_LINGER, |_| asking) else { return };
    doings(world, figure, |doings| doings.lingers = choice.verb == LINGER);
    go(world, Step::Over);
    let Some([one, other]) = two(BookView::new(world)) else { return };
    if figure == other {
        pause(world, one, other);
    }
}

/// So many seconds pass, twice as many where the one who wants it wins (MAN-243).
fn pause(world: &mut World, one: FigureId, other: FigureId) {
    let mut seconds = dice(world, one, "they watch each other, for seconds", 1);
    let wants = |world: &World, figure: FigureId| BookView::new(world).doings(figure).lingers;
    let slow = match (wants(world, one), wants(world, other)) {
        (true, false) => Some((one, other)),
        (false, true) => Some((other, one)),
        _ => None,
    };
    if let Some((slow, quick)) = slow
        && succeeds(world, slow, Some(quick), |rules| rules.linger(slow, quick))
    {
        seconds *= 2;
    }
    let passed = u16::try_from(seconds - 1).unwrap_or(0);
    world.resource_mut::<TurnNumber>().0 += passed;
    let words = say!("and the other watch each other: {seconds} seconds", seconds);
    remark(world, one, words, rule::STANDOFF);
}

impl BookView<'_> {
    /// Tactics against Tactics, to have a pause last (MAN-243).
    pub fn linger(self, slow: FigureId, quick: FigureId) -> Contest {
        let tactics = |it: FigureId| self.own_skill(it, "Tactics", self.skill(it, "Tactics"));
        let (mine, theirs) = (tactics(slow), tactics(quick));
        by_more(("to have it last", mine), ("to be at it", theirs), Tie::Second)
    }
}
