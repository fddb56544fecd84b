//! From one decision to the next.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use riposte_ai::{Player, Thought};
use riposte_rules::battle::{Ending, Snapshot, Table, on_table};
use riposte_rules::decision::{Choice, Decision, Pending, Refusal};
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::Side;

use super::auto_answer::answer_for;
use super::{PendingPrompt, Prompt};
use crate::battle_log::BattleLog;
use crate::battle_log::Bookmark;
use crate::board::contract::{Pace, Spotlight, Stage};
use crate::ladder;
use crate::lesson::{self, Teaching};
use crate::match_setup::{MatchSetup, Seat};
use crate::records::{self, Recording};
use crate::settings::Settings;

/// How long computer players may think in one frame; the rest of a sixtieth of a second is for
/// drawing.
const SLICE: Duration = Duration::from_millis(12);
/// The part of a frame they may take while something is shown: it must not falter.
const AHEAD: u32 = 5;
/// How long they may in the first frame of a battle: nothing of it is seen yet that could
/// falter, and its pictures are painted in that frame, which takes its time anyway.
const UNSEEN: Duration = Duration::from_millis(100);

/// What the battle is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Play {
    /// Events are being shown.
    #[default]
    Showing,
    /// A computer player thinks for a side.
    Thinking(Side),
    /// A person of this side is to take the seat.
    HandOver(Side),
    /// A person is asked; the prompt lies on the [`PendingPrompt`].
    Asking,
    /// The battle is over.
    Over,
}

/// The battle being played.
#[derive(Resource, Default)]
pub struct Match {
    /// What it is doing.
    pub play: Play,
    players: Vec<Option<Box<dyn Player>>>,
    thinking: bool,
    /// What was chosen while the last choice was still shown, and why.
    ready: Option<(Choice, Vec<String>)>,
    /// Whether a frame of it has been shown.
    seen: bool,
    seated: Option<Side>,
    pub(super) undo: Vec<Before>,
    /// Why there is nothing to take back; [`Past::None`] until something is answered.
    past: Past,
}

/// What lies between now and the answers that were given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Past {
    /// None was given.
    #[default]
    None,
    /// Dice that have fallen.
    Dice,
    /// The choice of a computer player.
    Computer,
    /// Another person's seat.
    Seat,
    /// A step of a lesson.
    Lesson,
}

/// The battle before an answer, to go back to.
pub(super) struct Before {
    state: Snapshot,
    mark: Bookmark,
    written: usize,
    /// What was asked.
    pub decision: Option<Decision>,
}

impl Match {
    /// Whether the computer player who is asked knows already what it will do, while the last
    /// choice is still shown.
    pub fn ready(&self) -> bool {
        self.ready.is_some()
    }

    /// What was answered cannot be taken back any more.
    fn forget(&mut self, past: Past) {
        if !self.undo.is_empty() {
            self.past = past;
        }
        self.undo.clear();
    }

    /// A battle that begins, with its players.
    pub(super) fn with(players: Vec<Option<Box<dyn Player>>>) -> Match {
        Match { players, ..Match::default() }
    }
}

/// Whether the battle is only looked at, as for a picture: every decision is shown, nobody
/// answers.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Still(pub bool);

/// Answers the decision that lies on the screen, for the person asked.
///
/// # Errors
/// When the choice is not legal; nothing has changed then.
pub fn answer(world: &mut World, choice: Choice) -> Result<(), Refusal> {
    let written = world.get_resource::<Recording>().map_or(0, Recording::len);
    let before = Before {
        state: Snapshot::of(world),
        mark: world.resource::<BattleLog>().mark(),
        written,
        decision: world.resource::<Pending>().decision().cloned(),
    };
    give(world, choice)?;
    records::due(world);
    world.resource_mut::<Match>().undo.push(before);
    collect(world);
    Ok(())
}

fn give(world: &mut World, choice: Choice) -> Result<(), Refusal> {
    records::submit(world, choice)?;
    world.resource_mut::<PendingPrompt>().0 = None;
    let mut game = world.resource_mut::<Match>();
    game.play = Play::Showing;
    game.thinking = false;
    game.ready = None;
    Ok(())
}

/// Takes events to the log and to the stage. Dice cannot be taken back.
pub fn collect(world: &mut World) {
    let events = world.resource_mut::<Journal>().drain();
    if events.is_empty() {
        return;
    }
    world.resource_scope(|world, mut battle_log: Mut<BattleLog>| {
        battle_log.record(Table::new(world), &events);
    });
    if events.iter().any(|event| matches!(event, Event::Rolled { .. })) {
        world.resource_mut::<Match>().forget(Past::Dice);
    }
    world.resource_mut::<Stage>().push(events);
}

/// Notes a choice of a battle that is told again as one that can be taken back, if a person was asked for it;
/// `written` is how many were written down before it. What the other side does cannot be taken back.
pub fn remember(world: &mut World, written: usize, choice: Option<Choice>) {
    let Some(decision) = world.resource::<Pending>().decision().cloned() else { return };
    let person = world.resource::<MatchSetup>().seat(decision.side) == Seat::Person;
    let questions = world.resource::<Settings>().questions;
    let by_itself = answer_for(Table::new(world), &decision, questions);
    if person && by_itself.is_some() && by_itself == choice {
        return;
    }
    let mark = world.resource::<BattleLog>().mark();
    let state = Snapshot::of(world);
    let mut game = world.resource_mut::<Match>();
    if game.seated != Some(decision.side) {
        game.undo.clear();
    }
    // One who can take nothing back takes the seat anew.
    game.seated = person.then_some(decision.side);
    if person {
        game.undo.push(Before { state, mark, written, decision: Some(decision) });
    }
}

/// Dice have fallen in a battle that is told again: what was before cannot be taken back.
pub fn forget(world: &mut World) {
    let mut game = world.resource_mut::<Match>();
    game.undo.clear();
    game.seated = None;
}

/// Whether something can be taken back now.
pub fn can_undo(world: &World) -> bool {
    let game = world.resource::<Match>();
    game.play == Play::Asking && !game.undo.is_empty()
}

/// Why nothing can be taken back now; `None` when something can.
pub fn why_no_undo(world: &World) -> Option<&'static str> {
    let game = world.resource::<Match>();
    match (game.play, game.past) {
        _ if can_undo(world) => None,
        (Play::Over, _) => Some("the battle is over"),
        (Play::Asking, Past::None) => Some("there is nothing to take back yet"),
        (Play::Asking, Past::Dice) => Some("the dice have fallen since"),
        (Play::Asking, Past::Computer) => Some("the other side has acted since"),
        (Play::Asking, Past::Lesson) => Some("in a lesson nothing is taken back"),
        (Play::Asking, Past::Seat) => Some("the other player has taken the seat"),
        _ => Some("it is not your turn to decide"),
    }
}

/// Takes the last answer back.
pub fn undo(world: &mut World) {
    if !can_undo(world) {
        return;
    }
    let Some(before) = world.resource_mut::<Match>().undo.pop() else { return };
    before.state.restore(world);
    records::go_back(world, before.written);
    world.resource_mut::<BattleLog>().go_back(before.mark);
    world.resource_mut::<PendingPrompt>().0 = None;
    world.resource_mut::<Match>().play = Play::Showing;
    world.resource_mut::<Stage>().resync();
}

/// The person of the side that is to decide has taken the seat.
pub fn take_over(world: &mut World) {
    if let Play::HandOver(side) = world.resource::<Match>().play {
        let mut game = world.resource_mut::<Match>();
        game.seated = Some(side);
        game.play = Play::Showing;
    }
}

/// Carries the battle on as far as it goes in one frame.
pub fn drive(world: &mut World) {
    if !on_table(world) {
        return;
    }
    let unseen = !std::mem::replace(&mut world.resource_mut::<Match>().seen, true);
    let until = Instant::now() + if unseen { UNSEEN } else { SLICE };
    let mut waits = false;
    loop {
        skip(world);
        if waits || Instant::now() >= until {
            break;
        }
        if world.resource::<Stage>().busy() {
            think_ahead(world);
            break;
        }
        waits = step(world);
        collect(world);
    }
    let play = world.resource::<Match>().play;
    let busy = world.resource::<Stage>().busy();
    if (busy || matches!(play, Play::Showing | Play::Thinking(_)))
        && let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>()
    {
        redraw.write(RequestRedraw);
    }
}

/// Where everything is shown at once, the battle does not wait for it to be shown.
fn skip(world: &mut World) {
    let skips = world.get_resource::<Pace>().is_some_and(|pace| pace.skip);
    if skips && world.resource::<Stage>().busy() {
        world.resource_mut::<Stage>().skip();
    }
}

/// One step; true when nothing more is to be done until somebody acts.
fn step(world: &mut World) -> bool {
    if world.resource::<Ending>().0.is_some() {
        if world.resource::<Match>().play != Play::Over {
            lesson::over(world);
            ladder::note(world);
        }
        world.resource_mut::<Match>().play = Play::Over;
        return true;
    }
    let Some(decision) = world.resource::<Pending>().decision() else { return true };
    let decision = decision.clone();
    let leads = world.get_resource::<Teaching>().is_some_and(Teaching::leads);
    if leads && !world.resource::<Still>().0 {
        return follow_lesson(world, &decision);
    }
    if world.resource::<Still>().0 {
        prompt(world, &decision);
        return true;
    }
    match world.resource::<MatchSetup>().seat(decision.side) {
        Seat::Person => ask(world, &decision),
        Seat::Computer(_) => think(world, decision.side),
    }
}

/// A step of a lesson: the choice it makes by itself, or else the question, whatever the settings say.
fn follow_lesson(world: &mut World, decision: &Decision) -> bool {
    let mut game = world.resource_mut::<Match>();
    game.undo.clear();
    game.past = Past::Lesson;
    if let Some(choice) = lesson::tell(world) {
        return give(world, choice).is_err();
    }
    // After the last step the seats decide.
    let asks = world.get_resource::<Teaching>().is_some_and(Teaching::leads);
    if asks {
        prompt(world, decision);
    }
    asks
}

fn ask(world: &mut World, decision: &Decision) -> bool {
    if world.resource::<Match>().play == Play::Asking {
        return true;
    }
    let questions = world.resource::<Settings>().questions;
    if let Some(choice) = answer_for(Table::new(world), decision, questions) {
        return give(world, choice).is_err();
    }
    let hotseat = world.resource::<MatchSetup>().persons() > 1;
    let mut game = world.resource_mut::<Match>();
    if game.seated != Some(decision.side) {
        if game.seated.is_some() {
            game.forget(Past::Seat);
        }
        if hotseat {
            game.play = Play::HandOver(decision.side);
            return true;
        }
        game.seated = Some(decision.side);
    }
    prompt(world, decision);
    true
}

/// Puts the decision on the screen, unless it lies there.
fn prompt(world: &mut World, decision: &Decision) {
    if world.resource::<Match>().play == Play::Asking {
        return;
    }
    world.resource_mut::<Match>().play = Play::Asking;
    let prompt = Prompt::of(Table::new(world));
    let one = prompt.as_ref().is_some_and(|prompt| !prompt.is_pick());
    world.resource_mut::<PendingPrompt>().0 = prompt;
    world.insert_resource(Spotlight { deciding: Some(decision.figure).filter(|_| one) });
}

fn think(world: &mut World, side: Side) -> bool {
    world.insert_resource(Spotlight { deciding: None });
    let mut game = world.resource_mut::<Match>();
    game.play = Play::Thinking(side);
    game.forget(Past::Computer);
    if game.ready.is_none() && !ponder(world, side) {
        return true;
    }
    let Some((choice, reasons)) = world.resource_mut::<Match>().ready.take() else { return false };
    match explain_and_give(world, choice, &reasons) {
        Ok(()) => false,
        Err(refusal) => {
            error!("a computer player chose what is not legal: {refusal}");
            let decline = world.resource::<Pending>().decision().map(|asked| asked.decline);
            decline.is_none_or(|decline| give(world, decline).is_err())
        }
    }
}

/// Lets the computer player who is asked next think while the last choice is shown, for a part
/// of the frame.
fn think_ahead(world: &mut World) {
    let Some(side) = world.resource::<Pending>().decision().map(|asked| asked.side) else { return };
    let computer = matches!(world.resource::<MatchSetup>().seat(side), Seat::Computer(_));
    let over = world.resource::<Ending>().0.is_some() || world.resource::<Still>().0;
    if !computer || over {
        return;
    }
    let frame = world.get_resource::<Time<Real>>().map(|time| time.delta()).unwrap_or_default();
    let until = Instant::now() + (frame / AHEAD).min(SLICE);
    while world.resource::<Match>().ready.is_none() && ponder(world, side) {
        if Instant::now() >= until {
            break;
        }
    }
}

/// One step of thinking of the player of a side, who may have chosen then; whether there is one.
fn ponder(world: &mut World, side: Side) -> bool {
    let mut game = world.resource_mut::<Match>();
    let begun = std::mem::replace(&mut game.thinking, true);
    let player = game.players.get_mut(side.index()).and_then(Option::take);
    let Some(mut player) = player else { return false };
    if !begun {
        player.begin(world);
    }
    let thought = player.think(world, 1);
    let mut game = world.resource_mut::<Match>();
    if let Thought::Chosen(choice, reasons) = thought {
        game.ready = Some((choice, reasons));
    }
    if let Some(seat) = game.players.get_mut(side.index()) {
        *seat = Some(player);
    }
    true
}

/// Writes down why a computer player chooses as it does, and lets it.
fn explain_and_give(world: &mut World, choice: Choice, reasons: &[String]) -> Result<(), Refusal> {
    world.resource_scope(|world, mut battle_log: Mut<BattleLog>| {
        battle_log.explain(Table::new(world), &choice, reasons);
    });
    give(world, choice)
}
