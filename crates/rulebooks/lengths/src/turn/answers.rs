//! Who answers an action, with what, and what comes of both (LEN-204, LEN-213, LEN-501 to
//! LEN-503, LEN-702).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::deed::perform;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{Reacting, Window};
use riposte_words::{phrase, say};

use crate::attacks::blow::{Bared, Blow};
use crate::attacks::missiles::reload;
use crate::attacks::{deed, targets};
use crate::change::{acted, befall, fighter, leave_hold, leave_lying, round};
use crate::condition::wounds::suffer;
use crate::holds::wrestling;
use crate::memory::{Bout, Memory, Stage, frame, open_window, to, top};
use crate::movement::pursuit;
use crate::rule_ids as id;
use crate::turn::begin::{happens, react};
use crate::turn::choices;
use crate::turn::meeting::{self, ANSWERS};
use crate::view::{BookView, flies};
use crate::wording;
use crate::words::*;

impl Reacting for Memory {
    fn answers(world: &World, figure: FigureId) -> Asking {
        let view = BookView::new(world);
        let Some(frame) = world.resource::<Bout>().top() else {
            return Asking::first_or(Vec::new(), Choice::plain(V_PASS));
        };
        let open = match frame.memory.stage {
            Stage::Go => passing(view, figure, frame.actor),
            Stage::Edge => pursuit::answers(view, frame.actor),
            _ => [ANSWERS.open(view, figure), released(view, figure, frame.actor)].concat(),
        };
        Asking::first_or(open, Choice::plain(V_PASS))
    }

    fn answered(world: &mut World, figure: FigureId, choice: Choice) {
        let top_frame = world.resource::<Bout>().top();
        let on_the_way = top_frame.is_some_and(|frame| frame.memory.stage == Stage::Go);
        match choice.verb {
            V_PASS => {}
            V_CHASE => {
                acted(world, figure);
                befall(world, figure, "gives chase", id::PURSUIT);
                top(world, |memory| memory.first.push((figure, choice)));
            }
            _ if on_the_way => react(world, figure, choice),
            verb => {
                let view = BookView::new(world);
                let held = verb == V_ATTACK && !meeting::is_first_blow(view, figure, &choice);
                match ANSWERS.find(verb).filter(|_| !held) {
                    Some(answer) => answer.carry_out(world, figure, choice),
                    None => join(world, figure, choice),
                }
            }
        }
    }
}

/// What somebody has held is done at the same time as the action under way. The one it is done to
/// answers it as anything else, and is asked last (LEN-204, LEN-501).
fn join(world: &mut World, figure: FigureId, choice: Choice) {
    acted(world, figure);
    leave_hold(world, figure, &choice);
    let view = BookView::new(world);
    let foe = choice.target.filter(|it| view.table.side(*it) != view.table.side(figure));
    let words = wording::deed(view, figure, &choice);
    let words = match is_strike(choice.verb) {
        true => "strikes at the same time".to_owned(),
        false => say!("{words} at the same time", words = phrase(&words)),
    };
    befall(world, figure, words, id::HOLD);
    if lasts(choice.verb) {
        happens(world, figure, choice);
    }
    top(world, |memory| {
        memory.together.push((figure, choice));
        if let (Some(foe), Some(window)) = (foe, &mut memory.window) {
            window.queue.retain(|asked| *asked != foe);
            window.queue.push(foe);
        }
    });
}

/// What may be done to somebody who runs past (LEN-213).
fn passing(view: BookView, figure: FigureId, runner: FigureId) -> Vec<Choice> {
    let runs = view.table.active(runner);
    if !runs || !view.may_answer(figure) || view.fighter(figure).broken {
        return Vec::new();
    }
    let mut open = targets::blows_at(view, figure, runner);
    if wrestling::can(view, figure, runner).is_ok() {
        open.push(Choice::plain(V_WRESTLE).at(runner));
    }
    open
}

/// What somebody may do that has held, at the same time as an enemy does something: strike or shoot
/// at that one, which is the usual choice, and all else that can be done on the spot (LEN-204). A
/// walk is held to the end of the round.
fn released(view: BookView, figure: FigureId, actor: FigureId) -> Vec<Choice> {
    let holds = view.fighter(figure).round.holds && view.may_answer(figure);
    let foes = view.table.side(figure) != view.table.side(actor);
    if !holds || !foes || view.fighter(figure).broken {
        return Vec::new();
    }
    let mut open = targets::blows_at(view, figure, actor);
    let shots = |verb: Verb| targets::shots_at(view, figure, actor, verb);
    open.extend(shots(V_SHOOT).chain(shots(V_CROWD)));
    open.extend(choices::on_the_spot(view, figure));
    open
}

/// Asks those who may answer: those who hold first, the one it is done to last, so that nobody who
/// strikes along does so after a counterattack has been declared (LEN-204, LEN-501).
pub fn open(world: &mut World, actor: FigureId) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    if frame.memory.asked || frame.link != Link::Action {
        let blessed = BookView::new(world).fighter(actor).blessing > 0;
        let spends = blessed && (is_strike(frame.choice.verb) || is_wrestling(frame.choice.verb));
        let next = if spends { Stage::Blessing } else { Stage::Strike };
        return to(world, next);
    }
    let target = frame.choice.target;
    let view = BookView::new(world);
    let holders = view.table.enemies(actor).filter(|foe| view.fighter(*foe).round.holds);
    let mut asked: Vec<FigureId> = holders.collect();
    let aimed = target.filter(|it| view.table.active(*it) && !asked.contains(it));
    asked.extend(aimed.filter(|it| view.table.side(*it) != view.table.side(actor)));
    let early = |figure: FigureId| i32::from(Some(figure) != target);
    open_window(world, Window::open(Q_ANSWER, asked, early))
}

/// How many points of a blessing go into the roll (LEN-904).
pub fn blessing(world: &mut World, actor: FigureId) -> bool {
    let most = BookView::new(world).fighter(actor).blessing.clamp(0, 20) as i16;
    let spend = |number: i16| Choice::plain(V_SPEND).number(number);
    let choices: Vec<Choice> = (0..=most).map(spend).collect();
    let asking = Asking { choices, decline: spend(0), default: spend(0) };
    let Some(choice) = ask(world, actor, Q_BLESSING, |_| asking) else { return false };
    let spent = i32::from(choice.number.unwrap_or(0));
    fighter(world, actor, |fighter| fighter.blessing -= spent);
    top(world, |memory| memory.blessing = spent);
    to(world, Stage::Strike)
}

/// It happens: first what comes before it, then the thing itself with whatever falls at the same
/// time. Where the figure was struck down first, only what others have held happens (LEN-501).
pub fn strike(world: &mut World, actor: FigureId) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    let (choice, first) = (frame.choice, frame.memory.first.first().copied());
    if let Some((figure, answer)) = first {
        strike_first(world, figure, answer);
        return true;
    }
    // Caught by what was struck first, it does nothing more (LEN-416, LEN-501).
    let free = !BookView::new(world).helpless(actor);
    exchange_blows(world, actor, &choice);
    top(world, |memory| memory.stage = Stage::Done);
    let together = world.resource::<Bout>().top().map(|frame| frame.memory.together.clone());
    // What lasts the round has begun already.
    let due = |choice: &Choice| !is_strike(choice.verb) && !lasts(choice.verb);
    if free && BookView::new(world).table.active(actor) && due(&choice) {
        happens(world, actor, choice);
    }
    let held = together.into_iter().flatten().filter(|(_, choice)| due(choice));
    held.for_each(|(figure, choice)| release(world, figure, choice));
    true
}

/// A blow is struck before the one that it answers (LEN-501, LEN-702).
fn strike_first(world: &mut World, figure: FigureId, answer: Choice) {
    top(world, |memory| {
        memory.first.remove(0);
        if let Some(by) = answer.target.filter(|_| answer.verb == V_COUNTER) {
            memory.countered.insert(by);
        }
    });
    if answer.verb == V_COUNTER {
        round(world, figure, |round| round.exposed = true);
    }
    react(world, figure, answer);
}

/// What somebody has held, and is no blow, is done now (LEN-204).
fn release(world: &mut World, figure: FigureId, choice: Choice) {
    if !BookView::new(world).table.active(figure) {
        return;
    }
    if !is_wrestling(choice.verb) {
        return happens(world, figure, choice);
    }
    if choice.target.is_some_and(|it| BookView::new(world).table.active(it)) {
        let mut frame = frame(Link::Reaction, figure, choice, Stage::Strike);
        frame.memory.asked = true;
        world.resource_mut::<Bout>().push(frame);
    }
}

/// The blow of an action and those of the figures that held: all the dice fall before any of it is
/// felt (LEN-204). Who has fallen to a blow that was struck first strikes nobody, and is struck by
/// nobody; who was caught by it strikes nobody (LEN-416, LEN-501).
fn exchange_blows(world: &mut World, actor: FigureId, choice: &Choice) {
    let Some(frame) = world.resource::<Bout>().top() else { return };
    let memory = frame.memory.clone();
    let view = BookView::new(world);
    let stands = |figure: FigureId| view.table.active(figure);
    let falls = |blow: &Blow| stands(blow.by) && !view.helpless(blow.by) && stands(blow.target);
    let bare = |blow: Blow| {
        let answered = memory.countered.contains(blow.by);
        let spared = answered && !view.constants().exposure_includes_trigger;
        let bared = if spared { Bared::No } else { Bared::AsItIs };
        let blessing = if blow.by == actor { memory.blessing } else { 0 };
        Blow { blessing, bared, ..blow }
    };
    let all = std::iter::once((actor, *choice)).chain(memory.together);
    let blows = all.filter(|(_, choice)| is_strike(choice.verb));
    let blows = blows.filter_map(|(by, choice)| Blow::of(view, by, &choice));
    let blows: Vec<Blow> = blows.filter(falls).map(bare).collect();
    if blows.is_empty() {
        return;
    }
    let Ok(harms) = perform(world, |world| deed::together(BookView::new(world), &blows));
    suffer(world, &harms);
    blows.into_iter().for_each(|blow| spend(world, blow));
}

/// What is thrown is gone, what is shot wants loading (LEN-606).
fn spend(world: &mut World, Blow { by: figure, arm, at, .. }: Blow) {
    let view = BookView::new(world);
    let Some(strike) = view.strike(figure, arm) else { return };
    if deed::lets_go(view, figure, arm) {
        leave_lying(world, figure, arm.item, at);
    } else if flies(&strike) {
        let rounds = reload(view, figure, &strike);
        fighter(world, figure, |fighter| fighter.loading.set(arm.item, rounds));
    }
}
