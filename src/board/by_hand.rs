//! The view in the hands of the player: dragged by the mouse, pinched by fingers, drawn near by
//! the wheel.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::{Touch, Touches};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};

use super::contract::{BoardFrame, Covered, SLIP};
use super::view::View;

/// Drags the view while the right or the middle button is held.
pub(super) fn drag(
    buttons: Res<ButtonInput<MouseButton>>,
    mut motion: MessageReader<CursorMoved>,
    covered: Res<Covered>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut view: ResMut<View>,
) {
    let Ok(window) = windows.single() else { return };
    let moved: Vec2 = motion.read().filter_map(|motion| motion.delta).sum();
    let held = buttons.any_pressed([MouseButton::Right, MouseButton::Middle]);
    if held && !covered.mouse(window) && moved != Vec2::ZERO {
        view.pan(moved);
        view.focus = view.goal;
    }
}

/// Where fingers were in the frame before. What the list of touches remembers of a finger
/// stays as it was while the finger rests, and would move the board on and on.
#[derive(Default)]
pub(super) struct Fingers(Vec<(u64, Vec2)>);

impl Fingers {
    fn was(&self, finger: &Touch) -> Vec2 {
        let known = self.0.iter().find(|(id, _)| *id == finger.id());
        known.map_or(finger.start_position(), |(_, place)| *place)
    }
}

/// One finger pans, two fingers zoom and pan.
pub(super) fn pinch(
    touches: Res<Touches>,
    covered: Res<Covered>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut before: Local<Fingers>,
    mut view: ResMut<View>,
) {
    let Ok(window) = windows.single() else { return };
    let ours = |finger: &&Touch| !covered.at(finger.start_position());
    let fingers: Vec<_> = touches.iter().filter(ours).collect();
    match fingers.as_slice() {
        [finger] if finger.distance().length() > SLIP => {
            let moved = finger.position() - before.was(finger);
            if moved != Vec2::ZERO {
                view.pan(moved);
                view.focus = view.goal;
            }
        }
        [one, other] => {
            let (was_one, was_other) = (before.was(one), before.was(other));
            let apart = was_one.distance(was_other);
            let now = one.position().distance(other.position());
            let middle = (one.position() + other.position()) / 2.0;
            let moved = middle - (was_one + was_other) / 2.0;
            if apart > 1.0 && (now != apart || moved != Vec2::ZERO) {
                view.pan(moved);
                view.zoom_at(window, &frame, middle, now / apart);
                view.focus = view.goal;
                view.zoom = view.goal_zoom;
            }
        }
        _ => {}
    }
    before.0 = fingers.iter().map(|finger| (finger.id(), finger.position())).collect();
}

/// The wheel draws near what lies under the mouse, or draws away from it.
pub(super) fn wheel(
    mut turns: MessageReader<MouseWheel>,
    covered: Res<Covered>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut view: ResMut<View>,
) {
    let lines = |turn: &MouseWheel| match turn.unit {
        MouseScrollUnit::Line => turn.y,
        MouseScrollUnit::Pixel => turn.y / 60.0,
    };
    let turned: f32 = turns.read().map(lines).sum();
    let Ok(window) = windows.single() else { return };
    if turned == 0.0 || covered.mouse(window) {
        return;
    }
    let Some(pointer) = window.cursor_position() else { return };
    view.zoom_at(window, &frame, pointer, 1.15f32.powf(turned));
}
