//! Brings into view what is played outside of it.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use riposte_rules::board::Board;
use riposte_rules::decision::Decision;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;

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
/// the figure asked.
pub fn attend(
    pending_prompt: Res<PendingPrompt>,
    frame: Res<BoardFrame>,
    board: Res<Board>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut view: ResMut<View>,
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
        // Who is near matters as well, where there is room.
        for halves in [6.0, 2.5] {
            view.bring(around(prompt.stand, halves).intersect(extent(&board)), window, &frame);
        }
    }
}

/// The ground that holds every hex that stands for a choice.
fn places(prompt: &Prompt) -> Rect {
    let hexes = prompt.options.iter().flat_map(|option| &option.places);
    hexes.fold(Rect::EMPTY, |area, hex| area.union(around(*hex, 1.0)))
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
