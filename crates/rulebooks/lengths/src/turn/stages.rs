//! An action from its declaration to its end, stage by stage, on the exchange.

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Choice, Pending};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Window;

use crate::change::{acted, round};
use crate::equipment::handling;
use crate::holds::prizes;
use crate::memory::{Bout, Stage, to, top};
use crate::mounted;
use crate::movement::pursuit;
use crate::turn::begin::{announce, begin};
use crate::turn::round::{plan, run};
use crate::turn::step::{Step, Turn};
use crate::turn::{answers, choices};
use crate::view::BookView;
use crate::words::*;

/// The system: carries on until a question is put, a step is made or a window is open.
pub fn manoeuvre(world: &mut World) {
    loop {
        if world.resource::<Pending>().waits() {
            return;
        }
        let goes_on = match world.resource::<Bout>().top() {
            Some(frame) => {
                let (actor, stage) = (frame.actor, frame.memory.stage);
                staged(world, actor, stage)
            }
            None => {
                let before = world.resource::<Turn>().step;
                run(world);
                // The end of a battle is looked for between rounds, and so is reach.
                let after = world.resource::<Turn>().step;
                let within = before != after && !matches!(after, Step::Begin | Step::Pick(_));
                within && world.resource::<Bout>().top().is_none()
            }
        };
        if !goes_on {
            return;
        }
    }
}

/// One stage; whether there is more to do at once.
fn staged(world: &mut World, actor: FigureId, stage: Stage) -> bool {
    if window_is_open(world) {
        return false;
    }
    match stage {
        Stage::Plan => plan(world, actor),
        Stage::Go => walk(world, actor),
        Stage::Edge => pursuit::edge(world, actor),
        Stage::Then => then(world, actor),
        Stage::Answers => answers::open(world, actor),
        Stage::Blessing => answers::blessing(world, actor),
        Stage::Strike => answers::strike(world, actor),
        Stage::Win => prizes::win(world),
        Stage::Done => {
            world.resource_mut::<Bout>().pop();
            // Reach and the end of the battle are looked at before anybody else acts.
            false
        }
    }
}

/// Whether somebody is still to answer; a window in which nobody is left is closed.
fn window_is_open(world: &mut World) -> bool {
    let answered = world.resource::<Pending>().answered();
    let mut bout = world.resource_mut::<Bout>();
    let Some(frame) = bout.top_mut() else { return false };
    match &frame.memory.window {
        Some(window) if answered || !window.queue.is_empty() => true,
        _ => {
            frame.memory.window = None;
            false
        }
    }
}

/// A figure goes on its way; those whose reach it runs through may strike (LEN-213).
fn walk(world: &mut World, figure: FigureId) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    let (verb, memory) = (frame.choice.verb, &frame.memory);
    let (begun, entered, over) = (memory.begun, memory.march.entered, memory.march.over());
    if entered || !begun {
        top(world, |memory| {
            memory.begun = true;
            memory.march.entered = false;
        });
        if entered {
            round(world, figure, |round| round.moved = round.moved.saturating_add(1));
        }
        return verb == V_MOVE || !passes(world, figure);
    }
    let view = BookView::new(world);
    let able = view.table.active(figure)
        && !view.table.posture(figure).down()
        && !view.is_held(figure)
        && !view.helpless(figure);
    if !able {
        // A rider who is stopped on a run has run: no blow follows (LEN-455).
        acted(world, figure);
        top(world, |memory| memory.march.path.clear());
        return to(world, Stage::Done);
    }
    match (over, verb) {
        (false, _) => false,
        (true, V_MOVE) => to(world, Stage::Then),
        (true, V_CHARGE) => arrive(world, figure),
        (true, V_RUN) if BookView::new(world).has_run(figure) => to(world, Stage::Then),
        (true, V_FLEE) => to(world, Stage::Edge),
        (true, _) => to(world, Stage::Answers),
    }
}

/// Opens a window for those whose reach a runner is in, each once; whether there is anybody.
fn passes(world: &mut World, runner: FigureId) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    let (seen, link) = (frame.memory.seen, frame.link);
    // A figure that is charged answers the charge itself (LEN-458).
    let charged = frame.choice.target.filter(|_| frame.choice.verb == V_CHARGE);
    let view = BookView::new(world);
    let may =
        |foe: &FigureId| !seen.contains(*foe) && view.may_answer(*foe) && charged != Some(*foe);
    let foes: Vec<FigureId> =
        view.table.engagement(runner).threatened_by.iter().filter(may).collect();
    if foes.is_empty() || link != Link::Action {
        return false;
    }
    let window = Window::open(Q_PASSING, foes.iter().copied(), |_| 0);
    top(world, |memory| {
        foes.into_iter().for_each(|foe| memory.seen.insert(foe));
        memory.window = Some(window);
    });
    true
}

/// A charge is at its end: the blow is struck, if anybody is left to be struck.
fn arrive(world: &mut World, figure: FigureId) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    let choice = frame.choice;
    if mounted::arrives(BookView::new(world), figure, &choice) {
        begin(world, figure, Choice { verb: V_ATTACK, ..choice });
        return true;
    }
    to(world, Stage::Then)
}

/// What a figure does where it has come to, or with the weapon it has drawn (LEN-211, LEN-301).
fn then(world: &mut World, figure: FigureId) -> bool {
    if !BookView::new(world).may_act(figure) {
        return to(world, Stage::Done);
    }
    let asking = |world: &World| choices::act(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_THEN, asking) else { return false };
    if handling::at_once(world, figure, &choice) {
        return true;
    }
    if choice.verb != V_WAIT {
        announce(world, figure, choice);
    }
    begin(world, figure, choice);
    true
}
