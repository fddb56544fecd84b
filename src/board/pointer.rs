//! The mouse (or a finger) on the board: which hex it is over, and clicks.

use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use riposte_rules::board::{Board, Hex};

use super::camera::{BoardCamera, ViewMoved};
use super::contract::{HexClicked, HoveredHex, PointerOverUi};
use super::layout::hex_under;
use crate::screens::Screen;

/// A press that moves farther than this many pixels is a drag.
pub(super) const DRAG: f32 = 6.0;
const BUTTONS: [MouseButton; 2] = [MouseButton::Left, MouseButton::Right];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (hover, click, tap).chain().after(ViewMoved).run_if(in_state(Screen::Battle)),
    )
    .add_systems(OnExit(Screen::Battle), |mut hovered: ResMut<HoveredHex>| hovered.0 = None);
}

pub(super) type Cameras<'w, 's> =
    Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>;

/// A point of the window in the drawing.
pub(super) fn point_at(point: Vec2, cameras: &Cameras) -> Option<Vec2> {
    let (camera, place) = cameras.single().ok()?;
    camera.viewport_to_world_2d(place, point).ok()
}

pub(super) fn hex_at(point: Vec2, cameras: &Cameras, board: &Board) -> Option<Hex> {
    let hex = hex_under(point_at(point, cameras)?);
    board.contains(hex).then_some(hex)
}

fn hover(
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Cameras,
    board: Res<Board>,
    over_ui: Res<PointerOverUi>,
    mut hovered: ResMut<HoveredHex>,
) {
    let pointer = windows.single().ok().and_then(Window::cursor_position);
    let point = pointer.filter(|_| !over_ui.0);
    let hex = point.and_then(|point| hex_at(point, &cameras, &board));
    hovered.set_if_neq(HoveredHex(hex));
}

fn click(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    over_ui: Res<PointerOverUi>,
    hovered: Res<HoveredHex>,
    mut pressed: Local<[Option<Vec2>; 2]>,
    mut clicks: MessageWriter<HexClicked>,
) {
    let Some(point) = windows.single().ok().and_then(Window::cursor_position) else { return };
    for (button, start) in BUTTONS.into_iter().zip(pressed.iter_mut()) {
        if buttons.just_pressed(button) {
            *start = Some(point).filter(|_| !over_ui.0);
        }
        if !buttons.just_released(button) {
            continue;
        }
        let still = start.take().is_some_and(|start| start.distance(point) <= DRAG);
        if let (true, Some(hex)) = (still, hovered.0) {
            clicks.write(HexClicked { hex, button });
        }
    }
}

fn tap(
    touches: Res<Touches>,
    cameras: Cameras,
    board: Res<Board>,
    over_ui: Res<PointerOverUi>,
    mut hovered: ResMut<HoveredHex>,
    mut clicks: MessageWriter<HexClicked>,
) {
    let still = |touch: &&bevy::input::touch::Touch| touch.distance().length() <= DRAG * 2.0;
    for touch in touches.iter_just_released().filter(still).filter(|_| !over_ui.0) {
        if let Some(hex) = hex_at(touch.position(), &cameras, &board) {
            hovered.0 = Some(hex);
            clicks.write(HexClicked { hex, button: MouseButton::Left });
        }
    }
}
