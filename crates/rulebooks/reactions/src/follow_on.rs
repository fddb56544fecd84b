//! Follow-ons, answers to windows, and the end of a manoeuvre (REA-48, REA-73 to REA-78).

use bevy_ecs::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Asking, Choice, Pending};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Reacting;

use crate::ask::question;
use crate::change::{at_stage, memory, stage};
use crate::choices::{Limits, attacks, defences, follow_ons, notices, set_blows, usual};
use crate::manoeuvre::manoeuvre;
use crate::melee::blow::{coming, locks};
use crate::memory::{Answer, Bout, Defence, Manoeuvre, Memory, Stage};
use crate::missiles::sent::Sent;
use crate::missiles::shots::shots;
use crate::mounted::seat::rearing;
use crate::mounted::trample::after_the_run;
use crate::movement::go_along;
use crate::moving::{facing_of, follow_way, leaving};
use crate::view::BookView;
use crate::words::*;

impl Reacting for Memory {
    fn answers(world: &World, figure: FigureId) -> Asking {
        let rules = BookView::new(world);
        let pass = Choice::plain(PASS);
        let nothing = Asking::first_or(Vec::new(), pass);
        let Some(frame) = rules.top().filter(|_| rules.able(figure)) else { return nothing };
        match frame.memory.stage {
            Stage::Follow => {
                let looking = facing_of(rules, frame);
                let way = &frame.memory.way;
                let way = follow_way(rules, figure, looking, way, &leaving(rules));
                let choices = [pass].into_iter().chain(way).collect();
                Asking { choices, ..nothing }
            }
            Stage::PathProgress => set_blows(rules, figure, frame),
            Stage::Defend => defences(rules, figure, coming(rules, frame, figure)),
            Stage::Notice => notices(rules, figure),
            _ => nothing,
        }
    }

    fn answered(world: &mut World, figure: FigureId, choice: Choice) {
        match choice.verb {
            PASS => {}
            FOLLOW => go_along(world, figure, choice),
            _ => {
                memory(world, |memory| {
                    if memory.stage == Stage::Defend && memory.answer == Answer::None {
                        memory.answer = Answer::Given;
                    }
                });
                manoeuvre(world, Link::Reaction, figure, choice);
            }
        }
    }
}

/// Closes the window of the topmost manoeuvre when everyone in it has been asked and no
/// answer is on its way.
pub fn close_window(world: &mut World) {
    if world.resource::<Pending>().answered() {
        return;
    }
    memory(world, |memory| {
        memory.window.take_if(|window| window.queue.is_empty());
    });
}

/// Who may follow on what the topmost manoeuvre led to.
pub fn offer(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::FollowOn) else { return };
    let (striker, locked) = (frame.actor, locks(frame));
    if frame.choice.verb == DRAW {
        return after_draw(world, striker);
    }
    let Some(target) = frame.choice.target else { return stage(world, Stage::Done) };
    let Defence { verb, item, .. } = frame.memory.defence;
    // A block of what flies locks nothing, and opens nobody to a second weapon (REA-209).
    let flew = Sent::by(&frame.choice).is_some();
    let verb = if flew && verb == BLOCK { PASS } else { verb };
    let rules = BookView::new(world);
    if !rules.able(target) || !rules.table.active(striker) {
        return stage(world, Stage::Done);
    }
    let ask = |rules: BookView| follow_ons(rules, target, striker, verb, item);
    // Where no blow can follow, nothing but words is asked about.
    let blow = ask(rules).choices.iter().any(|choice| strikes(choice.verb));
    let about = if blow { Q_FOLLOW_ON } else { Q_WORDS };
    let Some(choice) = question(world, target, about, ask) else { return };
    stage(world, Stage::Done);
    if choice.verb != PASS {
        manoeuvre(world, Link::FollowOn, target, choice);
        memory(world, |memory| memory.locked = locked);
    }
}

/// A blow on the heels of a draw that cost nothing (REA-59).
fn after_draw(world: &mut World, actor: FigureId) {
    let ask = |rules: BookView| {
        let pass = Choice::plain(PASS);
        let mut choices = vec![pass];
        attacks(rules, actor, Limits::default(), &mut choices);
        [THROW, SHOOT, AIMED].into_iter().for_each(|verb| shots(rules, actor, verb, &mut choices));
        let default = usual(&choices).unwrap_or(pass);
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
    let wards = wards_off(BookView::new(world), frame);
    let stays = choice.verb == FOLLOW && frame.memory.lost;
    world.resource_mut::<Bout>().pop();
    memory(world, |below| {
        if stays {
            below.followers.retain(|follower| follower.figure != actor);
        }
        if below.stage == Stage::Defend && wards {
            let item = choice.arm.map(|arm| arm.item);
            below.defence = Defence { verb: choice.verb, item, risk: 0 };
        }
    });
    end_own_movement(world, actor, choice);
    if choice.verb == TRAMPLE {
        after_the_run(world, actor);
    }
    rearing(world);
    heed(world, actor, choice);
}

/// Whether an answer that has been carried out meets the blow: it does not when its figure has
/// been stunned or thrown down on the way, or has lost what it meant to meet the blow with
/// (REA-49, REA-84, REA-88).
fn wards_off(rules: BookView, frame: &Manoeuvre) -> bool {
    let steps = !matches!(frame.choice.verb, BLOCK | FOREARM);
    wards(frame.choice.verb)
        && rules.able(frame.actor)
        && rules.still_holds(frame)
        && !(steps && rules.prone(frame.actor))
}

/// A figure that has turned at a friend's words, and is being struck at and has not answered that
/// yet, may answer it now (REA-56).
fn heed(world: &mut World, actor: FigureId, choice: Choice) {
    let side = |figure| Table::new(world).side(figure);
    let warned = choice.verb == TURN
        && BookView::new(world)
            .top()
            .is_some_and(|below| below.choice.verb == SPEAK && side(below.actor) == side(actor));
    if !warned {
        return;
    }
    let frames = world.resource_mut::<Bout>().into_inner().frames_mut().iter_mut();
    let blow = frames.rev().find(|frame| frame.memory.stage == Stage::Notice && falls(frame));
    if let Some(blow) = blow
        && blow.choice.target == Some(actor)
        && blow.memory.answer == Answer::None
    {
        blow.memory.answer = Answer::Warned;
    }
}

fn falls(frame: &Manoeuvre) -> bool {
    strikes(frame.choice.verb) && !frame.memory.clash
}

/// A dodge or a parry in the middle of one's own movement ends that movement (REA-66).
fn end_own_movement(world: &mut World, actor: FigureId, choice: Choice) {
    if !matches!(choice.verb, PARRY | JUMP | SIDESTEP | ROLL | DROPDODGE) {
        return;
    }
    for frame in world.resource_mut::<Bout>().frames_mut() {
        if frame.actor == actor && frame.memory.stage == Stage::PathProgress {
            frame.memory.lost = true;
        }
    }
}
