//! Movement in an exchange: going along, and being struck at on the way (REA-51, REA-52,
//! REA-66, REA-67).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{Table, turn_to};
use riposte_rules::board::Facing;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Window;
use smallvec::SmallVec;

use crate::change::{at_stage, memory, stage};
use crate::choices::{follow_ways, set_blows};
use crate::declare::manoeuvre;
use crate::memory::{Manoeuvre, Stage};
use crate::rules::Rules;
use crate::turn::Turn;
use crate::words::*;

/// A figure's place in the order of the turn: the higher the earlier it is asked.
pub fn precedence(world: &World, figure: FigureId) -> i32 {
    let order = &world.resource::<Turn>().order;
    let place = order.iter().position(|other| *other == figure);
    -(place.unwrap_or(order.len()) as i32)
}

/// Opens a window on the topmost manoeuvre.
pub fn open_window(
    world: &mut World,
    question: riposte_rules::decision::Question,
    figures: impl IntoIterator<Item = FigureId>,
) {
    let window = Window::open(question, figures, |figure| precedence(world, figure));
    memory(world, |memory| memory.window = Some(window));
}

/// The directions of the steps a movement still has to take.
pub fn steps(table: Table, frame: &Manoeuvre) -> SmallVec<[Facing; 4]> {
    let mut from = table.hex(frame.actor);
    let mut steps = SmallVec::new();
    for hex in &frame.memory.march.path {
        steps.extend(Facing::between(from, *hex));
        from = *hex;
    }
    steps
}

/// The way a mover looks once it has turned.
pub fn facing_of(rules: Rules, frame: &Manoeuvre) -> Facing {
    frame.choice.facing.unwrap_or(rules.table.facing(frame.actor))
}

/// Asks those who see a mover whether they go along.
pub fn offer_following(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Start) else { return };
    let candidates = who_could_follow(world, frame);
    stage(world, Stage::Follow);
    open_window(world, Q_FOLLOW, candidates);
}

/// When all have been asked the mover turns and goes.
pub fn set_off(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Follow) else { return };
    let (actor, facing) = (frame.actor, frame.choice.facing);
    if let Some(facing) = facing {
        turn_to(world, actor, facing);
    }
    stage(world, Stage::March);
}

fn who_could_follow(world: &World, frame: &Manoeuvre) -> SmallVec<[FigureId; 8]> {
    let rules = Rules::new(world);
    let steps = steps(rules.table, frame);
    let mover = frame.actor;
    let facing = facing_of(rules, frame);
    let could = |figure: &FigureId| {
        let mut ways = Vec::new();
        if sees(rules, *figure, mover) {
            follow_ways(rules, *figure, facing, &steps, &mut ways);
        }
        !ways.is_empty()
    };
    rules.table.active_figures().filter(|figure| *figure != mover).filter(could).collect()
}

/// Whether a figure is near enough and looks the right way to see another.
fn sees(rules: Rules, figure: FigureId, other: FigureId) -> bool {
    let (here, there) = (rules.table.hex(figure), rules.table.hex(other));
    let near = here.unsigned_distance_to(there) <= rules.law().notice;
    near && !rules.busy(figure)
        && !rules.fighter(figure).stunned
        && !rules.from_behind(here, rules.table.facing(figure), there)
}

/// Whether a figure may answer what happens near it.
pub fn notices(rules: Rules, figure: FigureId, other: FigureId) -> bool {
    let near = rules.table.distance(figure, other) <= rules.law().notice;
    near && !rules.busy(figure) && !rules.fighter(figure).stunned && rules.points(figure) > 0
}

/// Stops a mover who can go no further: out of the fight, stunned, down, or its movement
/// lost to a dodge (REA-66).
pub fn halt(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::March) else { return };
    let rules = Rules::new(world);
    let actor = frame.actor;
    let able = rules.table.active(actor) && !rules.fighter(actor).stunned && !rules.prone(actor);
    if !able || frame.memory.lost {
        memory(world, |memory| {
            memory.march.path.clear();
            memory.lost = true;
        });
    }
}

/// Looks at each hex a mover enters, and ends the movement when it is over.
pub fn watch(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::March) else { return };
    let march = &frame.memory.march;
    if march.entered {
        let reactors = who_is_set(world, frame);
        memory(world, |memory| memory.march.entered = false);
        if !reactors.is_empty() {
            open_window(world, Q_ENTER, reactors);
        }
        return;
    }
    if march.over() {
        arrived(world);
    }
}

/// Enemies who have the mover in their reach, and had not yet when it began (REA-66,
/// REA-67).
fn who_is_set(world: &World, frame: &Manoeuvre) -> SmallVec<[FigureId; 8]> {
    let rules = Rules::new(world);
    let mover = frame.actor;
    let threats = rules.table.engagement(mover).threatened_by;
    let set = |figure: &FigureId| {
        !frame.memory.adjacent.contains(*figure)
            && !rules.busy(*figure)
            && !rules.fighter(*figure).stunned
            && set_blows(rules, *figure, mover).choices.len() > 1
    };
    threats.iter().filter(set).collect()
}

/// A movement is over: a blow goes on, followers come after, a defence is done.
fn arrived(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::March) else { return };
    let next = match frame.choice.verb {
        ATTACK | ADVANCE if !frame.memory.lost => Stage::Side,
        MOVE => Stage::Behind,
        _ => Stage::Done,
    };
    stage(world, next);
}

/// Those who go along move one after the other; then others answer what they saw.
pub fn followers(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Behind) else { return };
    let mover = frame.actor;
    let next = frame.memory.followers.first().copied();
    let Some((figure, choice)) = next else {
        return notice(world, mover, None);
    };
    memory(world, |memory| {
        memory.followers.remove(0);
    });
    let rules = Rules::new(world);
    let price = rules.law().price.advance;
    if rules.table.active(figure) && rules.points(figure) >= price {
        manoeuvre(world, Link::Reaction, figure, choice);
    }
}

/// Opens the window for those who may answer what they see, and goes on to that stage.
pub fn notice(world: &mut World, actor: FigureId, target: Option<FigureId>) {
    let rules = Rules::new(world);
    let side = rules.table.side(actor);
    let concerns = |figure: &FigureId| match target {
        // A mover is watched by its enemies; a blow by everyone near.
        None => rules.table.side(*figure) != side,
        Some(target) => *figure != target && *figure != actor,
    };
    let watchers: SmallVec<[FigureId; 8]> = rules
        .table
        .active_figures()
        .filter(concerns)
        .filter(|figure| notices(rules, *figure, actor))
        .collect();
    stage(world, Stage::Notice);
    open_window(world, Q_NOTICE, watchers);
}
