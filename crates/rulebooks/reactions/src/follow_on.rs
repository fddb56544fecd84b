//! Follow-ons, answers to windows, and the end of a manoeuvre (REA-48, REA-73 to REA-78).

use bevy_ecs::prelude::*;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Reacting;

use crate::ask::question;
use crate::change::{at_stage, memory, stage};
use crate::choices::{Limits, attacks, follow_ons, follow_ways, notices, set_blows};
use crate::declare::manoeuvre;
use crate::memory::{Bout, Defence, Memory, Stage};
use crate::movement::{facing_of, steps};
use crate::rules::Rules;
use crate::strike::target_answers;
use crate::words::*;

impl Reacting for Memory {
    fn answers(world: &World, figure: FigureId) -> Asking {
        let rules = Rules::new(world);
        let pass = Choice::plain(PASS);
        let nothing = Asking { choices: vec![pass], decline: pass, default: pass };
        let Some(frame) = rules.top() else { return nothing };
        if rules.fighter(figure).stunned {
            return nothing;
        }
        match frame.memory.stage {
            Stage::Follow => {
                let mut choices = vec![pass];
                let steps = steps(rules.table, frame);
                follow_ways(rules, figure, facing_of(rules, frame), &steps, &mut choices);
                Asking { choices, ..nothing }
            }
            Stage::March => set_blows(rules, figure, frame.actor),
            Stage::Defend => target_answers(rules, figure),
            Stage::Notice => notices(rules, figure),
            _ => nothing,
        }
    }

    fn answered(world: &mut World, figure: FigureId, choice: Choice) {
        match choice.verb {
            PASS => {}
            FOLLOW => memory(world, |memory| memory.followers.push((figure, choice))),
            _ => {
                manoeuvre(world, Link::Reaction, figure, choice);
            }
        }
    }
}

/// Closes the window of the topmost manoeuvre when everyone in it has been asked and no
/// answer is on its way.
pub fn close_window(world: &mut World) {
    if crate::strike::answered(world) {
        return;
    }
    memory(world, |memory| {
        memory.window.take_if(|window| window.queue.is_empty());
    });
}

/// Who may follow on what the topmost manoeuvre led to.
pub fn offer(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::FollowOn) else { return };
    if frame.choice.verb == DRAW {
        return after_draw(world);
    }
    let (striker, arm) = (frame.actor, frame.choice.arm);
    let Some(target) = frame.choice.target else { return stage(world, Stage::Done) };
    let Defence { verb, item, .. } = frame.memory.defence;
    let rules = Rules::new(world);
    let able =
        rules.table.active(target) && rules.table.active(striker) && !rules.fighter(target).stunned;
    if !able {
        return stage(world, Stage::Done);
    }
    let ask = |rules: Rules| follow_ons(rules, target, striker, verb, item);
    let Some(choice) = question(world, target, Q_FOLLOW_ON, ask) else { return };
    stage(world, Stage::Done);
    if choice.verb != PASS {
        manoeuvre(world, Link::FollowOn, target, choice);
        let locked = arm.filter(|_| verb == BLOCK).map(|arm| arm.item);
        memory(world, |memory| memory.locked = locked);
    }
}

/// A blow on the heels of a draw that cost nothing (REA-59).
fn after_draw(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::FollowOn) else { return };
    let actor = frame.actor;
    let ask = |rules: Rules| {
        let pass = Choice::plain(PASS);
        let mut choices = vec![pass];
        attacks(rules, actor, Limits::default(), &mut choices);
        let default = choices.get(1).copied().unwrap_or(pass);
        Asking { choices, decline: pass, default }
    };
    let Some(choice) = question(world, actor, Q_FOLLOW_ON, ask) else { return };
    stage(world, Stage::Done);
    if choice.verb != PASS {
        manoeuvre(world, Link::FollowOn, actor, choice);
    }
}

/// Takes a manoeuvre that is done off the exchange, and tells the one below what it was.
pub fn end(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Done) else { return };
    let (actor, choice) = (frame.actor, frame.choice);
    world.resource_mut::<Bout>().pop();
    let defensive = matches!(choice.verb, BLOCK | PARRY | JUMP | SIDESTEP);
    memory(world, |below| {
        if below.stage == Stage::Defend && defensive {
            let item = choice.arm.map(|arm| arm.item);
            below.defence = Defence { verb: choice.verb, item, risk: 0 };
        }
    });
    end_own_movement(world, actor, choice);
}

/// A dodge or a parry in the middle of one's own movement ends that movement (REA-66).
fn end_own_movement(world: &mut World, actor: FigureId, choice: Choice) {
    if !matches!(choice.verb, PARRY | JUMP | SIDESTEP) {
        return;
    }
    for frame in world.resource_mut::<Bout>().frames_mut() {
        if frame.actor == actor && frame.memory.stage == Stage::March {
            frame.memory.lost = true;
        }
    }
}
