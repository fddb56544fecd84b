//! Who answers an action, with what, and what comes of both (LEN-204, LEN-213, LEN-501 to
//! LEN-503, LEN-702).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::deed::perform;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{Reacting, Window};
use riposte_words::{phrase, say};

use crate::attacks::blow::{Bared, Blow};
use crate::attacks::missiles::reload;
use crate::attacks::{deed, targets};
use crate::change::{acted, befall, fighter, round};
use crate::condition::wounds::suffer;
use crate::equipment::handling;
use crate::holds::wrestling;
use crate::memory::{Bout, Memory, Stage, frame, top};
use crate::movement::pursuit;
use crate::rule_ids as id;
use crate::turn::begin::{happens, leave_hold, react};
use crate::turn::{choices, meeting};
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
            _ => {
                let mut open = meeting::to_deed(view, figure, frame.actor, &frame.choice);
                let more = released(view, figure, frame.actor).into_iter();
                open.extend(more.filter(|choice| !open.contains(choice)).collect::<Vec<_>>());
                open
            }
        };
        Asking::first_or(open, Choice::plain(V_PASS))
    }

    fn answered(world: &mut World, figure: FigureId, choice: Choice) {
        let Some(frame) = world.resource::<Bout>().top() else { return };
        let (on_the_way, target) = (frame.memory.stage == Stage::Go, frame.choice.target);
        let aimed = target == Some(figure) && choice.target == Some(frame.actor);
        match choice.verb {
            V_PASS => {}
            V_CHASE => {
                acted(world, figure);
                befall(world, figure, "gives chase", id::PURSUIT);
                top(world, |memory| memory.first = Some((figure, choice)));
            }
            _ if on_the_way => react(world, figure, choice),
            V_DEFEND => {
                acted(world, figure);
                round(world, figure, |round| round.defends = true);
                befall(world, figure, "goes into Full Defence", id::DEFENCE);
            }
            V_MIND => {
                round(world, figure, |round| round.minds = true);
                befall(world, figure, "minds itself", id::SEARCH);
            }
            V_COUNTER => top(world, |memory| memory.first = Some((figure, choice))),
            V_ATTACK if aimed && wrestled(world) => {
                top(world, |memory| memory.first = Some((figure, choice)));
            }
            verb => {
                acted(world, figure);
                leave_hold(world, figure, &choice);
                let words = wording::deed(BookView::new(world), figure, &choice);
                let words = match is_strike(verb) {
                    true => "strikes at the same time".to_owned(),
                    false => say!("{words} at the same time", words = phrase(&words)),
                };
                befall(world, figure, words, id::HOLD);
                top(world, |memory| memory.together.push((figure, choice)));
            }
        }
    }
}

fn wrestled(world: &World) -> bool {
    let top = world.resource::<Bout>().top();
    top.is_some_and(|frame| is_wrestling(frame.choice.verb))
}

/// What may be done to somebody who runs past (LEN-213).
fn passing(view: BookView, figure: FigureId, runner: FigureId) -> Vec<Choice> {
    if !view.may_answer(figure) || view.fighter(figure).broken {
        return Vec::new();
    }
    let mut open = targets::blows_at(view, figure, runner);
    if wrestling::can(view, figure, runner).is_ok() {
        open.push(Choice::plain(V_WRESTLE).at(runner));
    }
    open
}

/// What else somebody may do that has held, at the same time as an enemy does something: all that
/// can be done on the spot (LEN-204). A walk is held to the end of the round.
fn released(view: BookView, figure: FigureId, actor: FigureId) -> Vec<Choice> {
    let holds = view.fighter(figure).round.holds && view.may_answer(figure);
    let foes = view.table.side(figure) != view.table.side(actor);
    match holds && foes && !view.fighter(figure).broken {
        true => choices::on_the_spot(view, figure),
        false => Vec::new(),
    }
}

/// Asks those who may answer: those who hold first, the one it is done to last, so that nobody who
/// strikes along does so after a counterattack has been declared (LEN-204, LEN-501).
pub fn open(world: &mut World, actor: FigureId) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    if frame.memory.asked || frame.link != Link::Action {
        let blessed = BookView::new(world).fighter(actor).blessing > 0;
        let spends = blessed && (is_strike(frame.choice.verb) || is_wrestling(frame.choice.verb));
        let next = if spends { Stage::Blessing } else { Stage::Strike };
        top(world, |memory| memory.stage = next);
        return true;
    }
    let target = frame.choice.target;
    let view = BookView::new(world);
    let holders = view.table.enemies(actor).filter(|foe| view.fighter(*foe).round.holds);
    let mut asked: Vec<FigureId> = holders.collect();
    let aimed = target.filter(|it| view.table.active(*it) && !asked.contains(it));
    asked.extend(aimed.filter(|it| view.table.side(*it) != view.table.side(actor)));
    let early = |figure: FigureId| i32::from(Some(figure) != target);
    let window = Window::open(Q_ANSWER, asked, early);
    top(world, |memory| {
        memory.asked = true;
        memory.window = (!window.queue.is_empty()).then_some(window);
    });
    true
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
    top(world, |memory| {
        memory.blessing = spent;
        memory.stage = Stage::Strike;
    });
    true
}

/// It happens: first what comes before it, then the thing itself with whatever falls at the same
/// time.
pub fn strike(world: &mut World, actor: FigureId) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    let (choice, first) = (frame.choice, frame.memory.first);
    if let Some((figure, answer)) = first {
        top(world, |memory| {
            memory.first = None;
            memory.countered = true;
        });
        if answer.verb == V_COUNTER {
            round(world, figure, |round| round.exposed = true);
        }
        react(world, figure, answer);
        return true;
    }
    // The blow of a figure that was struck down first is not struck (LEN-501).
    if !BookView::new(world).table.active(actor) {
        top(world, |memory| memory.stage = Stage::Done);
        return true;
    }
    exchange_blows(world, actor, &choice);
    top(world, |memory| memory.stage = Stage::Done);
    let together = world.resource::<Bout>().top().map(|frame| frame.memory.together.clone());
    if BookView::new(world).table.active(actor) && !is_strike(choice.verb) {
        happens(world, actor, choice);
    }
    let held = together.into_iter().flatten().filter(|(_, choice)| !is_strike(choice.verb));
    held.for_each(|(figure, choice)| release(world, figure, choice));
    true
}

/// What somebody has held, and is no blow, is done now (LEN-204).
fn release(world: &mut World, figure: FigureId, choice: Choice) {
    if !BookView::new(world).table.active(figure) {
        return;
    }
    let there = choice.target.is_some_and(|it| BookView::new(world).table.active(it));
    match is_wrestling(choice.verb) {
        true if !there => {}
        true => {
            let mut frame = frame(Link::Reaction, figure, choice, Stage::Strike);
            frame.memory.asked = true;
            world.resource_mut::<Bout>().push(frame);
        }
        false => happens(world, figure, choice),
    }
}

/// The blow of an action and those of the figures that held: all the dice fall before any of it is
/// felt (LEN-204).
fn exchange_blows(world: &mut World, actor: FigureId, choice: &Choice) {
    let Some(frame) = world.resource::<Bout>().top() else { return };
    let memory = frame.memory.clone();
    let own = is_strike(choice.verb).then_some((actor, *choice));
    let held = memory.together.into_iter().filter(|(_, choice)| is_strike(choice.verb));
    let all: Vec<(FigureId, Choice)> = own.into_iter().chain(held).collect();
    if all.is_empty() {
        return;
    }
    let view = BookView::new(world);
    let bare = |figure: FigureId, blow: Blow| match figure == actor {
        true => {
            let spared = memory.countered && !view.constants().exposure_includes_trigger;
            let bared = if spared { Bared::No } else { Bared::AsItIs };
            Blow { blessing: memory.blessing, bared, ..blow }
        }
        false => blow,
    };
    let blows: Vec<Blow> = all
        .iter()
        .filter_map(|(figure, choice)| Some(bare(*figure, Blow::of(view, *figure, choice)?)))
        .collect();
    let Ok(harms) = perform(world, |world| deed::together(BookView::new(world), &blows));
    let flown: Vec<(FigureId, Choice, Hex)> = all
        .iter()
        .filter_map(|(figure, choice)| {
            Some((*figure, *choice, BookView::new(world).table.hex(choice.target?)))
        })
        .collect();
    suffer(world, &harms);
    flown.into_iter().for_each(|(figure, choice, hex)| spend(world, figure, &choice, hex));
}

/// What is thrown is gone, what is shot wants loading (LEN-606).
fn spend(world: &mut World, figure: FigureId, choice: &Choice, hex: Hex) {
    let view = BookView::new(world);
    let Some(arm) = choice.arm else { return };
    let Some(strike) = view.strike(figure, arm) else { return };
    if deed::lets_go(view, figure, arm) {
        return handling::thrown(world, figure, arm.item, hex);
    }
    if flies(&strike) {
        let rounds = reload(view, figure, &strike);
        fighter(world, figure, |fighter| fighter.loading.set(arm.item, rounds));
    }
}
