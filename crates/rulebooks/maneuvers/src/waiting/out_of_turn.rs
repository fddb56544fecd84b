//! Blows in the middle of another's turn: waiting for a foe to come, and striking back
//! (MAN-541, MAN-542, MAN-241).

use bevy_ecs::prelude::*;
use riposte_kit::action::Action;
use riposte_rules::battle::{ask, move_to};
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice, Question, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;
use smallvec::SmallVec;

use crate::change::{doings, remark, rolled};
use crate::close::bonds::gripped;
use crate::melee::reach;
use crate::melee::strike::Strike;
use crate::memory::Step;
use crate::missiles::shots;
use crate::rule_ids as rule;
use crate::turn::step::{declare, go, react, remember, tell_of};
use crate::view::BookView;
use crate::waiting::stop_thrust;
use crate::words::*;

/// Those who wait and have a hex within reach, in which a foe of theirs is, and how near that is:
/// 2 where they strike as they are, 1 where they must step first; 2 for those who watch it with a
/// missile (MAN-541, MAN-543).
pub fn watching(rules: BookView, hex: Hex, mover: FigureId) -> SmallVec<[(FigureId, u8); 4]> {
    let near = |figure: FigureId| {
        let (doings, fighter) = (rules.doings(figure), rules.fighter(figure));
        let waits = doings.maneuver == Some(WAIT) && !doings.answered;
        match () {
            () if fighter.stunned || fighter.unbalanced => 0,
            () if stop_thrust::meets(rules, figure, hex, mover) => 2,
            () if shots::watches(rules, figure, hex) => 2,
            () if waits && reaches(rules, figure, hex) => 2,
            () if waits && step(rules, figure, hex).is_some() => 1,
            () => 0,
        }
    };
    let enemies = rules.table.enemies(mover).map(|figure| (figure, near(figure)));
    enemies.filter(|(_, near)| *near > 0).collect()
}

/// The hex straight ahead from which a figure that stood still all its turn could strike into
/// another (MAN-541).
fn step(rules: BookView, figure: FigureId, hex: Hex) -> Option<Hex> {
    let (here, facing) = rules.place(figure);
    let to = here + facing.step();
    let stood = !rules.doings(figure).stepped && rules.posture(figure).hex.is_some();
    let free = stood
        && !gripped(rules, figure)
        && to != hex
        && rules.table.room(figure, to) == Room::Stand;
    (free && rules.strikes_into(figure, (to, facing), hex)).then_some(to)
}

/// Whether a figure can strike into a hex as it stands.
fn reaches(rules: BookView, figure: FigureId, hex: Hex) -> bool {
    rules.strikes_into(figure, rules.place(figure), hex)
}

/// A figure that waited may strike at the mover. Where both come within reach of each other at
/// once, a contest says who is first (MAN-542).
pub fn interrupt(world: &mut World, waiter: FigureId, mover: FigureId) {
    let rules = BookView::new(world);
    let late = rules.doings(waiter).late == Some(mover);
    if !rules.table.active(waiter) || rules.doings(waiter).answered || late {
        return;
    }
    let ready = matches!(rules.maneuver(waiter), Some(OPPORTUNITY | STOP));
    let both = !ready && reaches(rules, mover, rules.table.hex(waiter));
    // By how much the one that waited is quicker; nothing: both strike at once.
    let quicker = match both {
        true => rolled(world, waiter, Some(mover), |rules| rules.closing(waiter, mover)).1,
        false => 1,
    };
    if quicker < 0 {
        doings(world, waiter, |doings| doings.late = Some(mover));
        return remark(world, waiter, "is too slow to strike first", rule::CLOSING);
    }
    offer(world, waiter, mover, quicker == 0);
}

fn offer(world: &mut World, waiter: FigureId, mover: FigureId, at_once: bool) {
    react(world, waiter, Step::Waited, mover);
    remember(world, |memory| memory.at_once = at_once);
}

/// The turn of a figure that came is over: those that were too slow to strike first may strike
/// now, unless they were knocked down (MAN-542). Whether somebody is asked.
pub fn strike_last(world: &mut World, mover: FigureId) -> bool {
    let rules = BookView::new(world);
    let able = |figure: &FigureId| {
        let late = rules.doings(*figure).late == Some(mover) && !rules.doings(*figure).answered;
        let down = rules.table.posture(*figure).down() || rules.fighter(*figure).stunned;
        let there = |blow: &Choice| blow.target == Some(mover);
        late && !down && reach::blows(rules, *figure).iter().any(there)
    };
    let Some(waiter) = rules.table.enemies(mover).find(able) else { return false };
    doings(world, waiter, |doings| doings.late = None);
    offer(world, waiter, mover, false);
    true
}

/// Whether a figure that waited strikes at who came.
pub fn strike_first(world: &mut World, figure: FigureId) {
    let mover = BookView::new(world).vacated();
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

/// The other attacks that may come out of a wait: not all-out ones (MAN-541).
pub const KINDS: [Verb; 3] = [BOLD, CAUTIOUS, WRAP];

/// Those of them with which a figure that waits can strike at a foe as it stands.
fn kinds(rules: BookView, figure: FigureId, foe: FigureId) -> impl Iterator<Item = Choice> {
    let waits = rules.maneuver(figure) == Some(WAIT);
    let strikes = move |verb: &Verb| {
        let mut blows = reach::with(rules, figure, *verb, STRIKE).into_iter();
        waits && blows.any(|blow| blow.target == Some(foe))
    };
    KINDS.into_iter().filter(strikes).map(Choice::plain)
}

/// The blows at a foe in the middle of its turn, a step that leads to one, and attacks of other kinds.
fn open(rules: BookView, figure: FigureId, foe: FigureId, question: Question) -> Asking {
    let mut blows = reach::blows(rules, figure);
    blows.retain(|blow| blow.target == Some(foe));
    let near = blows.first().copied();
    let nearer = (question == Q_STRIKE_FIRST && rules.maneuver(figure) == Some(WAIT))
        .then(|| step(rules, figure, rules.table.hex(foe)))
        .flatten()
        .map(|hex| Choice::plain(STEP).to(hex));
    blows.extend(nearer);
    if question == Q_STRIKE_FIRST {
        blows.extend(kinds(rules, figure, foe));
    }
    let decline = Choice::plain(DONE);
    let default = near.or(nearer).unwrap_or(decline);
    blows.push(decline);
    Asking { choices: blows, decline, default }
}

fn in_between(world: &mut World, figure: FigureId, foe: FigureId, question: Question) {
    let asking = |world: &World| open(BookView::new(world), figure, foe, question);
    let Some(choice) = ask(world, figure, question, asking) else { return };
    if let (STEP, Some(hex)) = (choice.verb, choice.hex) {
        // Asked again, now from there.
        declare(world, figure, &choice);
        doings(world, figure, |doings| doings.stepped = true);
        return move_to(world, figure, hex, false);
    }
    if is_maneuver(choice.verb) {
        // Asked again, now for the blow.
        declare(world, figure, &choice);
        return doings(world, figure, |doings| {
            (doings.maneuver, doings.waited) = (Some(choice.verb), true);
        });
    }
    remember(world, |memory| memory.vacated = None);
    if BookView::new(world).maneuver(figure) == Some(STOP) {
        doings(world, figure, |doings| doings.answered = true);
    }
    if choice.verb != STRIKE {
        return go(world, Step::Over);
    }
    doings(world, figure, |doings| doings.answered = true);
    let strike = Strike(STRIKE);
    tell_of(&strike, world, figure, choice);
    strike.carry_out(world, figure, choice);
}
