//! Taking the last answer back, as long as no dice have fallen since and the other side has only let
//! things pass.

use bevy::prelude::*;
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::decision::{Choice, Decision, Pending};
use riposte_rules::event::Event;
use riposte_words::text;

use super::PendingPrompt;
use super::auto_answer::answer_for;
use super::state::{Before, Match, Past, Play};
use crate::battle_log::{BattleLog, Bookmark};
use crate::board::contract::Stage;
use crate::match_setup::{MatchSetup, Seat};
use crate::records;
use crate::settings::Settings;

/// Notes a choice of a battle that is told again as one that can be taken back, if a person was asked for it;
/// `written` is how many were written down before it. What a friend does cannot be taken back; what a
/// computer player does is judged by what came of it ([`settle`]).
pub fn remember(world: &mut World, written: usize, choice: Option<Choice>) {
    let Some(decision) = world.resource::<Pending>().decision().cloned() else { return };
    let seat = world.resource::<MatchSetup>().seat(decision.side);
    if matches!(seat, Seat::Computer(_)) {
        return;
    }
    let person = seat == Seat::Person;
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

/// A choice of a battle that is told again was carried out, and this came of it: where dice have fallen or
/// a computer player has done something, what was before cannot be taken back.
pub fn settle(world: &mut World, asked: &Decision, choice: Option<Choice>, events: &[Event]) {
    let seat = world.resource::<MatchSetup>().seat(asked.side);
    let computer = choice.filter(|_| matches!(seat, Seat::Computer(_)));
    let closed = match computer {
        Some(choice) => closed_by(Table::new(world), asked, &choice, events).is_some(),
        None => events.iter().any(falls),
    };
    if closed {
        let mut game = world.resource_mut::<Match>();
        game.undo.clear();
        game.seated = None;
    }
}

/// What keeps a person from taking back what was answered before a side chose; `None` where that side has
/// only let something pass: it declined, no dice fell, and nothing was done by its figures or to them.
/// What is told then is how the person's own deed goes on.
pub(super) fn closed_by(
    table: Table,
    asked: &Decision,
    choice: &Choice,
    events: &[Event],
) -> Option<Past> {
    let concerns = |event: &Event| match event {
        Event::Turn { .. } | Event::Phase { .. } => false,
        event => event.figures().iter().any(|figure| table.side(*figure) == asked.side),
    };
    match *choice == asked.decline {
        false => Some(Past::Computer),
        true if events.iter().any(falls) => Some(Past::Dice),
        true => events.iter().any(concerns).then_some(Past::Deed),
    }
}

/// Whether dice fall in an event.
pub(super) fn falls(event: &Event) -> bool {
    matches!(event, Event::Rolled { .. })
}

/// The log was told anew, with a moment of it before each choice: what can be taken back leads to
/// those.
pub fn mark_anew(world: &mut World, marks: &[Bookmark]) {
    for before in &mut world.resource_mut::<Match>().undo {
        if let Some(mark) = marks.get(before.written) {
            before.mark = mark.clone();
        }
    }
}

/// Whether something can be taken back now.
pub fn can_undo(world: &World) -> bool {
    let game = world.resource::<Match>();
    game.play == Play::Asking && !game.undo.is_empty()
}

/// Why nothing can be taken back now; `None` when something can.
pub fn why_no_undo(world: &World) -> Option<String> {
    let game = world.resource::<Match>();
    let key = match (game.play, game.past) {
        _ if can_undo(world) => return None,
        (Play::Over, _) => "undo-over",
        (Play::Asking, Past::None) => "undo-nothing-yet",
        (Play::Asking, Past::Dice) => "undo-dice",
        (Play::Asking, Past::Computer) => "undo-other-side",
        (Play::Asking, Past::Deed) => "undo-came-of-it",
        (Play::Asking, Past::Lesson) => "undo-lesson",
        (Play::Asking, Past::Seat) => "undo-other-player",
        _ => "undo-not-asked",
    };
    Some(text(key))
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

#[cfg(test)]
mod tests {
    use riposte_rules::battle::Battle;
    use riposte_rules::board::Hex;
    use riposte_rules::data::Scenario;
    use riposte_rules::figure::FigureId;
    use riposte_rules::roll::{Dice, Roll, Scale};

    use super::*;

    fn battle() -> Battle {
        let library = riposte_shelf::library();
        let laid = Scenario::shipped(&library, "duel").and_then(|scenario| {
            Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(1))
        });
        laid.unwrap_or_else(|error| panic!("{error}"))
    }

    fn moved(figure: FigureId) -> Event {
        Event::Moved { figure, from: Hex::ZERO, to: Hex::ZERO, forced: false }
    }

    #[test]
    fn a_side_that_lets_something_pass_keeps_nothing_from_being_taken_back() {
        let battle = battle();
        let table = battle.table();
        let Some(asked) = table.decision() else { panic!("nobody is asked") };
        let other = table.figures().find(|figure| table.side(*figure) != asked.side);
        let Some(other) = other else { panic!("there is nobody else") };
        let thrown = Roll::new("attack", Scale::Whole).dice(3, 6).throw(&mut Dice::seeded(1));
        let rolled = Event::Rolled { figure: Some(other), thrown, meaning: None, limit: None };
        let closed = |events: &[Event]| closed_by(table, asked, &asked.decline, events);
        assert_eq!(closed(&[]), None);
        assert_eq!(closed(&[Event::Turn { number: 2 }, moved(other)]), None);
        assert_eq!(closed(&[moved(other), rolled]), Some(Past::Dice));
        assert_eq!(closed(&[moved(asked.figure)]), Some(Past::Deed));
        let deed = asked.choices.iter().find(|choice| **choice != asked.decline);
        assert_eq!(deed.and_then(|deed| closed_by(table, asked, deed, &[])), Some(Past::Computer));
    }
}
