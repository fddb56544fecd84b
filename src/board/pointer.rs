//! The mouse (or a finger) on the board: which hex it is over, and clicks.

use bevy::input::touch::{Touch, Touches};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use riposte_rules::board::{Board, Hex};

use super::camera::{BoardCamera, ViewMoved};
use super::contract::{Covered, DRAG, HexClicked, HexHeld, HoveredHex, SLIP};
use super::layout::hex_under;
use crate::app_state::Screen;

/// A finger that rests so long, in seconds, asks for more.
const HOLD: f32 = 0.5;
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

/// The hex under a point of the window, and the point in the drawing.
fn place_at(point: Vec2, cameras: &Cameras, board: &Board) -> Option<(Hex, Vec2)> {
    let point = point_at(point, cameras)?;
    let hex = hex_under(point);
    board.contains(hex).then_some((hex, point))
}

pub(super) fn hex_at(point: Vec2, cameras: &Cameras, board: &Board) -> Option<Hex> {
    let hex = hex_under(point_at(point, cameras)?);
    board.contains(hex).then_some(hex)
}

fn hover(
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Cameras,
    board: Res<Board>,
    covered: Res<Covered>,
    mut hovered: ResMut<HoveredHex>,
) {
    let window = windows.single().ok().filter(|window| !covered.mouse(window));
    let point = window.and_then(Window::cursor_position);
    let hex = point.and_then(|point| hex_at(point, &cameras, &board));
    hovered.set_if_neq(HoveredHex(hex));
}

fn click(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    cameras: Cameras,
    board: Res<Board>,
    covered: Res<Covered>,
    mut pressed: Local<[Option<Vec2>; 2]>,
    mut clicks: MessageWriter<HexClicked>,
) {
    let Some(point) = windows.single().ok().and_then(Window::cursor_position) else { return };
    for (button, start) in BUTTONS.into_iter().zip(pressed.iter_mut()) {
        if buttons.just_pressed(button) {
            *start = Some(point).filter(|_| !covered.pointer && !covered.at(point));
        }
        if !buttons.just_released(button) {
            continue;
        }
        let still = start.take().is_some_and(|start| start.distance(point) <= DRAG);
        if let (true, Some((hex, point))) = (still, place_at(point, &cameras, &board)) {
            clicks.write(HexClicked { hex, button, touch: false, point });
        }
    }
}

fn tap(
    touches: Res<Touches>,
    time: Res<Time<Real>>,
    cameras: Cameras,
    board: Res<Board>,
    covered: Res<Covered>,
    mut rests: Local<Rests>,
    mut clicks: MessageWriter<HexClicked>,
    mut holds: MessageWriter<HexHeld>,
) {
    let still =
        |touch: &&Touch| touch.distance().length() <= SLIP && !covered.at(touch.start_position());
    let under = |touch: &Touch| hex_at(touch.position(), &cameras, &board);
    let alone = touches.iter().count() == 1;
    for touch in touches.iter().filter(still).filter(|_| alone) {
        if rests.held(touch.id(), time.elapsed_secs())
            && let Some(hex) = under(touch)
        {
            holds.write(HexHeld(hex));
        }
    }
    for touch in touches.iter_just_released() {
        let held = rests.release(touch.id());
        let place = place_at(touch.position(), &cameras, &board);
        if let (true, false, Some((hex, point))) = (still(&touch), held, place) {
            clicks.write(HexClicked { hex, button: MouseButton::Left, touch: true, point });
        }
    }
    if !alone {
        rests.0.iter_mut().for_each(|rest| rest.done = true);
    }
}

/// Since when fingers rest.
#[derive(Default)]
struct Rests(Vec<Rest>);

struct Rest {
    id: u64,
    since: f32,
    /// Whether it was told, or is not to be.
    done: bool,
}

impl Rests {
    /// Whether a finger has just rested long enough.
    fn held(&mut self, id: u64, now: f32) -> bool {
        let Some(rest) = self.0.iter_mut().find(|rest| rest.id == id) else {
            self.0.push(Rest { id, since: now, done: false });
            return false;
        };
        let long = now - rest.since > HOLD && !rest.done;
        rest.done |= long;
        long
    }

    /// Forgets a finger; true when it had done its part.
    fn release(&mut self, id: u64) -> bool {
        let done = self.0.iter().any(|rest| rest.id == id && rest.done);
        self.0.retain(|rest| rest.id != id);
        done
    }
}
