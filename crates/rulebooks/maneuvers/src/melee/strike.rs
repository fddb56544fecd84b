//! A blow falls, is answered, and what follows from it (MAN-111).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_rules::battle::{ask, move_to};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::deed::perform;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, say};

use crate::change::{doings, remark};
use crate::equipment::long_actions;
use crate::melee::at_hand::at_hand;
use crate::melee::blow::{Blow, Defend, End, Outcome};
use crate::melee::harm::come_true;
use crate::melee::reach as open;
use crate::melee::{answer, block_by_bodies, breaking, clash, foretell, setup_points};
use crate::memory::{Bout, Step};
use crate::missiles::shots;
use crate::rule_ids as rule;
use crate::tables::Group;
use crate::turn::announce::declare_answer;
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
fn names<'w>(
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

fn under_way(world: &World) -> Option<(Blow, i32)> {
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

/// The target answers, and the blow ends (MAN-112).
pub fn defend(world: &mut World, _: FigureId) {
    let Some((blow, margin)) = under_way(world) else { return go(world, Step::Over) };
    let asking = |world: &World| answer::asking(BookView::new(world), blow, margin);
    let Some(choice) = ask(world, blow.at, Q_DEFEND, asking) else { return };
    let defends = choice.verb != TAKE_IT;
    if defends {
        declare_answer(world, blow.at, &choice);
    }
    let defence = Some(choice).filter(|_| defends);
    let Ok(end) = perform(world, |world| {
        clash::answered::<std::convert::Infallible>(BookView::new(world), blow, margin, defence)
    });
    if defends {
        doings(world, blow.at, |doings| {
            doings.defences += 1;
            doings.skilled |= choice.number.is_some();
        });
    }
    if defends {
        spoilt(world, blow.at, &choice);
    }
    if let (RETREAT | ROLL, Some(hex)) = (choice.verb, choice.hex) {
        let left = BookView::new(world).table.hex(blow.at);
        move_to(world, blow.at, hex, false);
        doings(world, blow.at, |doings| {
            doings.retreated = Some(blow.by);
            doings.left = Some(left).filter(|_| choice.verb == RETREAT);
        });
        remember(world, |memory| memory.vacated = Some((blow.at, left)));
    }
    met(world, blow, &choice);
    ended(world, blow, margin, end);
    if choice.verb == RETREAT {
        turn_after(world, blow.at, blow.by);
    }
}

/// What a defence interrupts: a long action, loading, an aim (MAN-526, MAN-521, MAN-525).
fn spoilt(world: &mut World, figure: FigureId, choice: &Choice) {
    shots::spoil(world, figure);
    let both = BookView::new(world).maneuver(figure) == Some(LONG);
    if both && matches!(choice.verb, DODGE | RETREAT | ROLL) {
        long_actions::interrupted(world, figure);
    }
    if let Some(item) = BookView::new(world).doings(figure).loads {
        doings(world, figure, |doings| doings.loads = None);
        crate::change::fighter(world, figure, |fighter| {
            fighter.unready.set(item, fighter.unready.of(item) + 1);
        });
        remark(world, figure, "loses what it had loaded", rule::READY);
    }
}

/// Two weapons met in a parry: the much lighter one may break (MAN-125).
fn met(world: &mut World, blow: Blow, choice: &Choice) {
    if let (PARRY, Some(arm)) = (choice.verb, choice.arm) {
        breaking::meet(world, (blow.by, blow.arm.item), (blow.at, arm.item));
    }
}

/// What follows from a blow: the foe is pressed, or strikes back, or is followed.
fn ended(world: &mut World, blow: Blow, margin: i32, end: End) {
    come_true(world, blow, margin, end);
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

/// A figure that let the other strike first strikes back, or has lost every blow of its turn
/// (MAN-242).
fn riposte(world: &mut World, blow: Blow, end: End) {
    let Some(bonus) = counter(BookView::new(world), blow, end) else { return };
    doings(world, blow.at, |doings| doings.answered = true);
    if bonus <= -BookView::new(world).constants().by_five {
        return remark(world, blow.at, "is too far off its guard to strike back", rule::COUNTER);
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

/// A figure that has given way may turn by one side, where the foe is not straight ahead (MAN-511).
fn turn_after(world: &mut World, figure: FigureId, foe: FigureId) {
    let rules = BookView::new(world);
    let now = rules.table.facing(figure);
    let ways =
        riposte_rules::board::nearest_directions(rules.table.hex(figure), rules.table.hex(foe));
    if ways.as_slice() == [now] || !rules.table.active(figure) {
        return;
    }
    push(world, riposte_rules::exchange::Link::Reaction, figure, Step::Face);
    remember(world, |memory| {
        memory.facings = [0, 1, -1].map(|turn| now.turned(turn)).into_iter().collect()
    });
}
