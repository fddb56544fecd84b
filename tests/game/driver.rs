//! The battle driver without a window: who is asked, what is answered unasked, undo.

use crate::common::*;
use bevy::prelude::*;
use riposte::battle_log::*;
use riposte::contract::{Pace, Stage};
use riposte::driver::*;
use riposte::settings::Questions;
use riposte_rules::battle::{Ending, Snapshot, Table, TurnNumber};
use riposte_rules::decision::{Pending, PromptKind};
use riposte_rules::figure::Side;

#[test]
fn computers_play_a_battle_to_its_end() {
    let mut app = app(Questions::Never);
    begin(&mut app, "duel", &["random", "random"], 7);
    frames(&mut app, |world| play(world) == Play::Over);
    assert!(app.world().resource::<Ending>().0.is_some());
    let battle_log = app.world().resource::<BattleLog>();
    assert!(!battle_log.lines.is_empty());
    let blows: u32 = battle_log.tallies.iter().map(|tally| tally.blows).sum();
    let faced: u32 = battle_log.tallies.iter().map(|tally| tally.faced).sum();
    assert_eq!(blows, faced);
}

#[test]
fn small_questions_are_not_put_when_they_are_not_wanted() {
    let mut app = app(Questions::Never);
    begin(&mut app, "duel", &["human", "random"], 3);
    for _ in 0..30 {
        frames(&mut app, |world| matches!(play(world), Play::Asking | Play::Over));
        let Some(prompt) = app.world().resource::<PendingPrompt>().0.clone() else { return };
        assert!(!matches!(prompt.question.weight, PromptKind::Detail | PromptKind::Idle));
        assert_eq!(answer(app.world_mut(), prompt.decision.decline), Ok(()));
    }
}

#[test]
fn every_question_is_put_when_that_is_wanted() {
    let mut app = app(Questions::Always);
    begin(&mut app, "duel", &["human", "random"], 3);
    frames(&mut app, |world| play(world) == Play::Asking);
    let prompt = app.world().resource::<PendingPrompt>().0.clone();
    assert!(prompt.is_some_and(|prompt| prompt.question.weight == PromptKind::Detail));
}

#[test]
fn the_seat_is_handed_over_between_persons() {
    let mut app = app(Questions::Never);
    begin(&mut app, "duel", &["human", "human"], 3);
    let mut sides: Vec<Side> = Vec::new();
    for _ in 0..40 {
        frames(&mut app, |world| !matches!(play(world), Play::Showing));
        match play(app.world()) {
            Play::HandOver(side) => {
                assert_ne!(sides.last(), Some(&side));
                sides.push(side);
                assert!(app.world().resource::<PendingPrompt>().0.is_none());
                take_over(app.world_mut());
            }
            Play::Asking => {
                let prompt = app.world().resource::<PendingPrompt>().0.clone();
                let Some(prompt) = prompt else { panic!("asked, but nothing lies on the desk") };
                assert_eq!(sides.last(), Some(&prompt.decision.side));
                assert_eq!(answer(app.world_mut(), prompt.decision.decline), Ok(()));
            }
            _ => break,
        }
    }
    assert!(sides.len() >= 2);
}

#[test]
fn undo_takes_an_answer_back_and_stops_at_dice() {
    let mut app = app(Questions::Never);
    begin(&mut app, "duel", &["human", "random"], 3);
    let acting = |world: &World| {
        let weight =
            world.resource::<PendingPrompt>().0.as_ref().map(|prompt| prompt.question.weight);
        world.resource::<TurnNumber>().0 > 0 && weight == Some(PromptKind::Act)
    };
    for _ in 0..60 {
        frames(&mut app, |world| play(world) == Play::Asking || play(world) == Play::Over);
        let before = Snapshot::of(app.world());
        let lines = app.world().resource::<BattleLog>().lines.len();
        let Some(prompt) = app.world().resource::<PendingPrompt>().0.clone() else { return };
        let choice = match acting(app.world()) {
            true => prompt.decision.choices.first().copied().unwrap_or(prompt.decision.decline),
            false => prompt.decision.decline,
        };
        assert_eq!(answer(app.world_mut(), choice), Ok(()));
        frames(&mut app, |world| play(world) != Play::Showing);
        if can_undo(app.world()) {
            undo(app.world_mut());
            assert_eq!(Snapshot::of(app.world()), before);
            assert_eq!(app.world().resource::<BattleLog>().lines.len(), lines);
            return;
        }
    }
}

#[test]
fn nothing_waits_to_be_shown_where_all_is_shown_at_once() {
    let mut app = app(Questions::Never);
    app.insert_resource(Pace { skip: true, ..Pace::default() });
    begin(&mut app, "duel", &["random", "human"], 3);
    // The stage is not played in between.
    (0..200).for_each(|_| drive(app.world_mut()));
    assert_eq!(play(app.world()), Play::Asking);
}

#[test]
fn a_computer_thinks_while_the_last_choice_is_shown() {
    let mut app = app(Questions::Never);
    begin(&mut app, "practice", &["captain", "captain"], 3);
    drive(app.world_mut());
    for _ in 0..6 {
        assert!(app.world().resource::<Stage>().busy());
        let before = Snapshot::of(app.world()).hash();
        (0..6000).for_each(|_| drive(app.world_mut()));
        assert!(app.world().resource::<Match>().ready());
        // As long as that is shown, it keeps its choice to itself.
        assert_eq!(Snapshot::of(app.world()).hash(), before);
        app.world_mut().resource_mut::<Stage>().resync();
        drive(app.world_mut());
        assert_ne!(Snapshot::of(app.world()).hash(), before);
    }
}

#[test]
fn leaving_clears_the_table() {
    let mut app = app(Questions::Never);
    begin(&mut app, "duel", &["human", "random"], 3);
    assert!(Table::new(app.world()).figures().count() > 0);
    leave(app.world_mut());
    assert!(app.world().resource::<Pending>().decision().is_none());
    assert_eq!(play(app.world()), Play::Showing);
}
