//! A press on a hex, drawn to a side: go there and look that way, in one gesture.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use riposte_rules::board::{Board, Facing, Hex};

use super::camera::ViewMoved;
use super::contract::{Aim, BoardPoint, Covered, HexAimed};
use super::layout::{INRADIUS, angle, centre};
use super::pointer::{Cameras, hex_at, point_at};
use crate::app_state::Screen;
use crate::board::contract::DRAG;

/// Nearer to the middle of the hex than this nothing is aimed at, and letting go does nothing.
const NEAR: f32 = 0.45 * INRADIUS;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>()
        .init_resource::<BoardPoint>()
        .add_message::<HexAimed>()
        .add_systems(Update, (point, aim).chain().after(ViewMoved).run_if(in_state(Screen::Battle)))
        .add_systems(OnExit(Screen::Battle), |mut aim: ResMut<Aim>| aim.0 = None);
}

/// Where the mouse is in the drawing.
fn point(
    windows: Query<&Window, With<PrimaryWindow>>,
    cameras: Cameras,
    covered: Res<Covered>,
    mut at: ResMut<BoardPoint>,
) {
    let window = windows.single().ok().filter(|window| !covered.mouse(window));
    let point = window.and_then(Window::cursor_position);
    at.set_if_neq(BoardPoint(point.and_then(|point| point_at(point, &cameras))));
}

/// Where the left button went down.
#[derive(Default)]
struct Press {
    at: Vec2,
    hex: Option<Hex>,
}

fn aim(
    windows: Query<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    cameras: Cameras,
    board: Res<Board>,
    covered: Res<Covered>,
    mut press: Local<Press>,
    mut aim: ResMut<Aim>,
    mut aimed: MessageWriter<HexAimed>,
) {
    let Some(point) = windows.single().ok().and_then(Window::cursor_position) else { return };
    if buttons.just_pressed(MouseButton::Left) {
        let hex =
            hex_at(point, &cameras, &board).filter(|_| !covered.pointer && !covered.at(point));
        *press = Press { at: point, hex };
    }
    let held = buttons.pressed(MouseButton::Left) || buttons.just_released(MouseButton::Left);
    let drawn = press.at.distance(point) > DRAG;
    let here = point_at(point, &cameras).filter(|_| held && drawn);
    let way = press.hex.zip(here).and_then(|(hex, here)| Some((hex, towards(hex, here)?)));
    if buttons.just_released(MouseButton::Left) {
        aimed.write_batch(way.map(|(hex, facing)| HexAimed { hex, facing }));
        press.hex = None;
        aim.set_if_neq(Aim(None));
        return;
    }
    aim.set_if_neq(Aim(way));
}

/// The facing from a hex to a point of the drawing; `None` close to its middle.
fn towards(hex: Hex, point: Vec2) -> Option<Facing> {
    let way = point - centre(hex);
    let along = |facing: &Facing| way.dot(Vec2::from_angle(angle(*facing)));
    let nearest = |a: &Facing, b: &Facing| along(a).total_cmp(&along(b));
    Facing::ALL.into_iter().max_by(nearest).filter(|_| way.length() > NEAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_drawn_is_the_way_looked() {
        let hex = Hex::new(3, -1);
        for facing in Facing::ALL {
            let there = centre(hex + facing.step());
            assert_eq!(towards(hex, there), Some(facing));
            assert_eq!(towards(hex, centre(hex).lerp(there, 5.0)), Some(facing));
        }
        assert_eq!(towards(hex, centre(hex) + Vec2::new(8.0, -5.0)), None);
    }
}
