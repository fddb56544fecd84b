//! A blow falls, and what follows from it once it is answered (MAN-111).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::deed::perform;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, say};

use crate::change::{doings, remark};
use crate::melee::at_hand::at_hand;
use crate::melee::blow::{AtOnce, Blow, Defend, End, Outcome};
use crate::melee::harm::come_true;
use crate::melee::reach as open;
use crate::melee::{beat, block_by_bodies, clash, foretell, setup_points};
use crate::memory::{Bout, Second, Step};
use crate::rule_ids as rule;
use crate::tables::Group;
use crate::turn::step::{go, push, remember};
use crate::turn::within::with;
use crate::view::{Book, BookView};
use crate::waiting::stop_thrust;
use crate::words::*;

/// A blow in a figure's own turn, and out of it.
pub struct Strike;

impl Action<Book> for Strike {
    fn verb(&self) -> Verb {
        STRIKE
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        at_hand(rules, figure)
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some((whom, [weapon, mode])) = names(rules, figure, choice) else {
            return String::new();
        };
        say!("strikes {whom} with the {weapon} ({mode})", whom, weapon, mode)
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        foretell::strike(rules, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        begin(world, figure, &choice);
    }
}

/// A wild swing before a Move or amid it (MAN-531).
pub struct Swing;

impl Action<Book> for Swing {
    fn verb(&self) -> Verb {
        SWING
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        with(rules, figure, MOVE, "goes with a Move")?;
        some(open::swings(rules, figure), || {
            ("no foe within reach, or no way to go on", rule::MOVE)
        })
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some((whom, [weapon, mode])) = names(rules, figure, choice) else {
            return String::new();
        };
        say!("swings wildly at {whom} with the {weapon} ({mode})", whom, weapon, mode)
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        foretell::strike(rules, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        begin(world, figure, &choice);
    }
}

/// The name of whom a choice strikes at, the weapon, and the way in which it strikes.
pub fn names<'w>(
    rules: BookView<'w>,
    figure: FigureId,
    choice: &Choice,
) -> Option<(&'w str, [Thing<'w>; 2])> {
    let (armoury, arms, arm) = (rules.table.armoury(), rules.table.arms(figure), choice.arm?);
    let weapon = armoury.weapon(arms.item(arm.item)?.weapon);
    let mode = armoury.mode(arms, arm)?;
    Some((rules.table.name(choice.target?), [Thing(&weapon.name), Thing(&mode.name)]))
}

/// A figure begins a blow that was told.
fn begin(world: &mut World, by: FigureId, choice: &Choice) {
    let Some(blow) = Blow::of(BookView::new(world), by, choice) else {
        return go(world, Step::Act);
    };
    let step = if setup_points::at_most(BookView::new(world), blow) > 0 {
        Step::Spring
    } else {
        Step::Strike
    };
    remember(world, |memory| {
        memory.blow = Some(blow);
        memory.margin = 0;
        memory.step = step;
    });
    block_by_bodies::offer(world, blow);
}

/// The blow under way, and by how much its attack was made.
pub fn under_way(world: &World) -> Option<(Blow, i32)> {
    let memory = &world.resource::<Bout>().top()?.memory;
    Some((memory.blow?, memory.margin))
}

/// The attack is rolled.
pub fn strike(world: &mut World, _: FigureId) {
    let Some((blow, _)) = under_way(world) else { return go(world, Step::Over) };
    match perform(world, |world| clash::blow(BookView::new(world), blow, |_| None)) {
        Err(Defend { margin }) => remember(world, |memory| {
            memory.margin = margin;
            memory.step = Step::Defend;
        }),
        Ok(end) => {
            // Nobody is asked after a miss or a critical hit: by how much is not told.
            let untold = if end.kind == Outcome::Hit { -1 } else { 0 };
            ended(world, blow, untold, end);
        }
    }
}

/// What follows from a blow: the foe is pressed, or strikes back, or is followed.
pub fn ended(world: &mut World, blow: Blow, margin: i32, end: End) {
    if blow.with == BEAT {
        beat::over(world, blow, end);
        // One that was warded off is answered as any other blow (MAN-242).
        if end.kind == Outcome::Defended {
            riposte(world, blow, end);
        }
        return;
    }
    if end.kind == Outcome::Hit && at_once(world) {
        let struck = AtOnce { blow, margin, end };
        world.resource_mut::<Second>().at_once.push(struck);
        remark(world, blow.by, "has struck as well: it counts after the foe's blow", rule::CLOSING);
    } else {
        come_true(world, blow, margin, end);
        count_at_once(world, blow.by);
    }
    if blow.with == STOP {
        stop_thrust::ended(world, blow, end);
    }
    let own = world.resource::<Bout>().top().is_some_and(|frame| frame.memory.own);
    let rules = BookView::new(world);
    let next = next_step(rules, blow, end, own);
    remember(world, |memory| {
        memory.blow = None;
        memory.step = next;
        if next == Step::Press {
            memory.vacated = Some((blow.at, riposte_rules::board::Hex::ZERO));
        }
    });
    riposte(world, blow, end);
}

/// Whether the blow under way is struck at the same time as its target strikes (MAN-542).
fn at_once(world: &World) -> bool {
    world.resource::<Bout>().top().is_some_and(|frame| frame.memory.at_once)
}

/// What struck a figure at the same time as it strikes counts, now that it has struck or its turn is
/// over (MAN-542).
pub fn count_at_once(world: &mut World, figure: FigureId) {
    let all = std::mem::take(&mut world.resource_mut::<Second>().at_once);
    for AtOnce { blow, margin, end } in all {
        if blow.at != figure {
            world.resource_mut::<Second>().at_once.push(AtOnce { blow, margin, end });
        } else if BookView::new(world).table.active(figure) {
            come_true(world, blow, margin, end);
        }
    }
}

/// A figure that let the other strike first strikes back, or has lost every blow of its turn
/// (MAN-242).
fn riposte(world: &mut World, blow: Blow, end: End) {
    let Some(bonus) = counter(BookView::new(world), blow, end) else { return };
    doings(world, blow.at, |doings| doings.answered = true);
    if bonus <= -BookView::new(world).constants().by_five {
        return remark(world, blow.at, "is too far off guard to strike back", rule::COUNTER);
    }
    doings(world, blow.at, |doings| doings.counter = Some((blow.by, bonus)));
    push(world, Link::Reaction, blow.at, Step::Counter);
}

fn next_step(rules: BookView, blow: Blow, end: End, own: bool) -> Step {
    let near = rules.strike(blow.by, blow.arm).is_none_or(|strike| !strike.flies());
    let presses = near && rules.row(Some(blow.with)).is_some_and(|row| row.press);
    let both = rules.table.active(blow.at) && rules.table.active(blow.by);
    let retreated = rules.bout().top().is_some_and(|frame| frame.memory.vacated.is_some());
    match () {
        () if both && presses && end.by_five && end.kind == Outcome::Hit => Step::Press,
        () if both && presses && retreated => Step::Follow,
        () if own => Step::Act,
        // With a weapon in each hand a riposte strikes back twice (MAN-242).
        () if blow.with == RIPOSTE && strikes_again(rules, blow) => Step::Counter,
        () => Step::Over,
    }
}

/// Whether somebody who strikes back has another weapon to strike with.
fn strikes_again(rules: BookView, blow: Blow) -> bool {
    let both = rules.table.active(blow.at) && rules.table.active(blow.by);
    both && open::blows(rules, blow.by).iter().any(|choice| choice.target == Some(blow.at))
}

/// What the target's own defence gives it, where it let the other strike first (MAN-242).
fn counter(rules: BookView, blow: Blow, end: End) -> Option<i32> {
    let waits = rules.of_group(blow.at, Group::Riposte) && !rules.doings(blow.at).answered;
    let able = rules.table.active(blow.at) && !rules.fighter(blow.at).stunned;
    if !waits || !able || !rules.table.active(blow.by) {
        return None;
    }
    match end.kind {
        Outcome::Hit => end.made,
        // A figure that missed by itself gives nothing.
        _ => Some(end.made.unwrap_or(0)),
    }
}
