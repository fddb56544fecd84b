//! Brings into view what is played outside of it.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use riposte_rules::board::{Board, Hex};
use riposte_rules::decision::Decision;
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Harm, Life, Position, Side};

use super::floats::Announce;
use crate::board::camera::{View, around};
use crate::board::contract::{BoardFrame, CameraCommand};
use crate::board::layout::extent;
use crate::driver::{PendingPrompt, Prompt};
use crate::figures::actors::Actors;

/// Moves the view to a figure that does something where nobody sees it.
pub fn follow(
    mut events: MessageReader<Announce>,
    actors: Actors,
    view: Res<View>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut commands: MessageWriter<CameraCommand>,
) {
    let Ok(window) = windows.single() else { return };
    for Announce(event) in events.read() {
        let hex = actor(event).and_then(|figure| actors.shown(figure)).map(|shown| shown.hex);
        if let Some(hex) = hex.filter(|hex| !view.shows(*hex, window, &frame)) {
            commands.write(CameraCommand::Centre(hex));
        }
    }
}

/// What was last brought into view: a decision, and in which frame.
#[derive(Default, PartialEq)]
pub struct Attended {
    decision: Option<Decision>,
    frame: Option<Rect>,
}

/// Brings what a person is asked into view, once for each decision and again where the view is fitted
/// to another frame: every hex that may be picked, where there is room for them all, and at any rate
/// the figure asked with the nearest of its foes.
pub fn attend(
    pending_prompt: Res<PendingPrompt>,
    frame: Res<BoardFrame>,
    board: Res<Board>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut view: ResMut<View>,
    figures: Query<(&Side, &Position, &Harm)>,
    mut known: Local<Attended>,
) {
    let decision = pending_prompt.0.as_ref().map(|prompt| &prompt.decision);
    let frame_now = view.fitted().or(known.frame);
    if frame_now == known.frame
        && (!pending_prompt.is_changed() || decision == known.decision.as_ref())
    {
        return;
    }
    *known = Attended { decision: decision.cloned(), frame: frame_now };
    let (Some(prompt), Ok(window)) = (&pending_prompt.0, windows.single()) else { return };
    view.bring(places(prompt), window, &frame);
    if !prompt.is_pick() {
        let foes = figures
            .iter()
            .filter(|(side, _, harm)| **side != prompt.decision.side && harm.life == Life::Active);
        let foes = foes.map(|(_, position, _)| position.0).collect();
        let has_room = |area: Rect| view.has_room(area, window, &frame);
        let fight = fight(prompt.stand, foes, has_room).intersect(extent(&board));
        view.bring(fight, window, &frame);
    }
}

/// The ground that holds every hex that stands for a choice.
fn places(prompt: &Prompt) -> Rect {
    let hexes = prompt.options.iter().flat_map(|option| &option.places);
    hexes.fold(Rect::EMPTY, |area, hex| area.union(around(*hex, 1.0)))
}

/// The ground around a figure, and around as many of its foes as there is room for, the nearest
/// first.
fn fight(stand: Hex, mut foes: Vec<Hex>, has_room: impl Fn(Rect) -> bool) -> Rect {
    foes.sort_by_key(|hex| (hex.unsigned_distance_to(stand), hex.y, hex.x));
    let mut area = around(stand, 3.5);
    for foe in foes {
        let wider = area.union(around(foe, 1.5));
        if !has_room(wider) {
            break;
        }
        area = wider;
    }
    area
}

fn actor(event: &Event) -> Option<FigureId> {
    match event {
        Event::Declared { figure, .. }
        | Event::Moved { figure, .. }
        | Event::Wounded { figure, .. }
        | Event::Out { figure, .. } => Some(*figure),
        Event::Blow { attacker, .. } => Some(*attacker),
        _ => None,
    }
}
