//! Keys that answer the decision, and what steers the view.

use bevy::prelude::*;
use riposte_rules::battle::{TurnNumber, on_table};
use riposte_rules::board::Hex;

use super::clicks::{aims, clicks, holds, with_picking};
use crate::app_state::{Overlay, Screen};
use crate::board::contract::{BoardCursor, CameraCommand, HoveredFigure, HoveredHex, NamesWanted};
use crate::driver::{Match, PendingPrompt, Play, take_over};
use crate::hud::command::HudCommand;
use crate::hud::{Hint, Picking, grant, open_log};
use crate::input::{Act, Acts, LookedAt};
use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (single_out, keys, clicks, holds, aims, view, switches)
            .chain()
            .after(crate::driver::drive)
            .run_if(in_state(Screen::Battle)),
    );
}

fn keys(world: &mut World) {
    if *world.resource::<Overlay>() != Overlay::None || !on_table(world) {
        return;
    }
    let pressed = world.resource::<Acts>().begun().to_vec();
    for act in pressed {
        match act {
            // Pressed on the board the right button may be about to move the view.
            Act::Back if pressed_on_board(world) => {}
            Act::Back if shut(world) => {}
            Act::Confirm if handing_over(world) => take_over(world),
            Act::Menu => *world.resource_mut::<Overlay>() = Overlay::Menu,
            Act::Undo => grant(world, HudCommand::Undo),
            Act::Back if world.resource::<PendingPrompt>().0.is_none() => {
                *world.resource_mut::<Overlay>() = Overlay::Menu;
            }
            Act::Letter(' ') if handing_over(world) => take_over(world),
            Act::Log => open_log_panel(world),
            Act::Hint => grant(world, HudCommand::Hint),
            _ => {
                let cursor = world.resource::<BoardCursor>().0;
                let looks = world.resource::<LookedAt>().0;
                let at: Option<Hex> = cursor.filter(|_| cursor == looks);
                let before = world.resource::<Picking>().picked;
                with_picking(world, |picking, prompt| picking.press(prompt, act, at));
                look_away(world, before);
            }
        }
    }
}

/// What was just picked in a list is shown, and no longer what lies under a mouse that rests.
fn look_away(world: &mut World, before: Option<usize>) {
    let picking = world.resource::<Picking>();
    let listed = picking.place.is_none() && picking.picked != before;
    if listed && picking.picked.is_some() {
        world.resource_mut::<LookedAt>().0 = None;
    }
}

/// Opens the log, then its last line, then the one before it; after the first line it is closed.
fn open_log_panel(world: &mut World) {
    let log = &mut world.resource_mut::<Picking>().log;
    let open = log.open;
    log.show(true);
    if open {
        open_log(world);
    }
}

/// Closes what lies open over the board: the hint with what it picked, then, once nothing is picked,
/// the log. Whether there was one.
fn shut(world: &mut World) -> bool {
    if world.resource::<Hint>().is_there() {
        grant(world, HudCommand::Hint);
        return true;
    }
    let mut picking = world.resource_mut::<Picking>();
    let log = picking.log.open && !picking.has_begun();
    if log {
        picking.log.show(false);
    }
    log
}

/// The mouse singles out one of several figures in a hex.
fn single_out(hovered: Res<HoveredFigure>, cursor: Res<BoardCursor>, mut picking: ResMut<Picking>) {
    if picking.place.is_none() {
        let figure = hovered.0.filter(|_| cursor.0.is_none());
        if picking.figure != figure {
            picking.figure = figure;
        }
    }
}

fn pressed_on_board(world: &World) -> bool {
    let buttons = world.get_resource::<ButtonInput<MouseButton>>();
    let right = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Right));
    right && world.resource::<HoveredHex>().0.is_some()
}

fn handing_over(world: &World) -> bool {
    matches!(world.resource::<Match>().play, Play::HandOver(_))
}

fn view(
    acts: Res<Acts>,
    time: Res<Time>,
    pending_prompt: Res<PendingPrompt>,
    overlay: Res<Overlay>,
    turn: Option<Res<TurnNumber>>,
    mut turn_before: Local<u16>,
    mut commands: MessageWriter<CameraCommand>,
    world: Query<(&riposte_rules::figure::FigureId, &riposte_rules::figure::Position)>,
) {
    if *overlay != Overlay::None {
        return;
    }
    let pans = [
        (Act::PanUp, Vec2::NEG_Y),
        (Act::PanDown, Vec2::Y),
        (Act::PanLeft, Vec2::NEG_X),
        (Act::PanRight, Vec2::X),
    ];
    for (act, way) in pans {
        if acts.just_pressed(&act) {
            commands.write(CameraCommand::Pan(way * 60.0));
        } else if acts.pressed(&act) {
            commands.write(CameraCommand::Pan(way * 600.0 * time.delta_secs().min(0.1)));
        }
    }
    for (act, factor) in [(Act::ZoomIn, 1.2), (Act::ZoomOut, 1.0 / 1.2)] {
        if acts.just_pressed(&act) {
            commands.write(CameraCommand::Zoom(factor));
        }
    }
    if acts.just_pressed(&Act::WholeBoard) {
        commands.write(CameraCommand::CentreAll);
    }
    // When it is again this person's turn, the view follows the fight again.
    let turn = turn.map_or(0, |turn| turn.0);
    if pending_prompt.0.is_some() && *turn_before != turn {
        *turn_before = turn;
        commands.write(CameraCommand::Follow);
    }
    let asked = pending_prompt.0.as_ref().map(|prompt| prompt.decision.figure);
    let place = world.iter().find(|(figure, _)| Some(**figure) == asked);
    if let (true, Some((_, place))) = (acts.just_pressed(&Act::Centre), place) {
        commands.write(CameraCommand::Centre(place.0));
    }
}

fn switches(
    acts: Res<Acts>,
    mut picking: ResMut<Picking>,
    mut settings: ResMut<Settings>,
    mut names: ResMut<NamesWanted>,
) {
    if acts.just_pressed(&Act::Names) {
        names.0 = !names.0;
    }
    if acts.just_pressed(&Act::Threats) {
        picking.threats = !picking.threats;
    }
    if acts.just_pressed(&Act::Arcs) {
        picking.arcs = !picking.arcs;
    }
    if acts.just_pressed(&Act::Skip) {
        settings.skip = !settings.skip;
    }
}
