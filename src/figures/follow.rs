//! Brings into view what is played outside of it.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;

use super::floats::Announce;
use super::stage::Actors;
use crate::board::camera::View;
use crate::board::contract::{BoardFrame, CameraCommand};

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
