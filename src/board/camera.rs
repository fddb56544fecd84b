//! The view of the board: pan, zoom, centre, kept within the frame that the HUD leaves.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::{Touch, Touches};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw};
use riposte_rules::board::{Board, Hex};
use riposte_rules::figure::Position;

use super::contract::{BoardCursor, BoardFrame, CameraCommand, Covered};
use super::layout::{INRADIUS, centre, extent};
use super::paper::MARGIN;
use super::pointer::SLIP;
use crate::screens::Screen;

/// The camera that draws the board; the interface is drawn over it.
#[derive(Component)]
pub struct BoardCamera;

/// What is seen: the point in the middle of the frame, and pixels a unit of the drawing.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct View {
    focus: Vec2,
    /// Logical pixels a unit of the drawing.
    pub zoom: f32,
    goal: Vec2,
    goal_zoom: f32,
    framing: Framing,
    /// The frame the view was last fitted to.
    fitted_to: Option<Rect>,
}

/// What the view keeps in its frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Framing {
    /// Where the figures stand at first; all of the board when that is not too small.
    Opening,
    /// All of the board.
    Whole,
    /// What the player chose.
    Free,
}

impl Default for View {
    fn default() -> View {
        View {
            focus: Vec2::ZERO,
            zoom: 1.0,
            goal: Vec2::ZERO,
            goal_zoom: 1.0,
            framing: Framing::Opening,
            fitted_to: None,
        }
    }
}

impl View {
    /// Whether a hex lies within the frame, once the view has come to rest.
    pub fn shows(&self, hex: Hex, window: &Window, frame: &BoardFrame) -> bool {
        let reach = frame_rect(window, frame).half_size() / self.goal_zoom - 0.5 * INRADIUS;
        let away = (centre(hex) - self.goal).abs();
        self.framing == Framing::Whole || away.cmple(reach).all()
    }
}

const MOST_ZOOM: f32 = 2.4;
const LEAST_ZOOM: f32 = 0.2;
/// Below this zoom the whole board is too small to begin with.
const SMALL: f32 = 0.52;

/// After everything that moves the view.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ViewMoved;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>()
        .add_systems(Startup, |mut commands: Commands| {
            // Everything is a picture with soft edges of its own.
            commands.spawn((Camera2d, BoardCamera, Msaa::Off));
        })
        .add_systems(OnEnter(Screen::Battle), |mut view: ResMut<View>| {
            view.framing = Framing::Opening;
            view.fitted_to = None;
        })
        .add_systems(
            Update,
            (obey, drag, pinch, wheel, follow_cursor, fit, glide)
                .chain()
                .in_set(ViewMoved)
                .run_if(in_state(Screen::Battle)),
        );
}

/// The part of the window the HUD leaves, from the middle of the window, y upwards.
fn frame_rect(window: &Window, frame: &BoardFrame) -> Rect {
    let half = window.size() / 2.0;
    let low = Vec2::new(-half.x + frame.left, -half.y + frame.bottom);
    let high = Vec2::new(half.x - frame.right, half.y - frame.top);
    Rect::from_corners(low, high.max(low + 50.0))
}

fn obey(
    mut commands: MessageReader<CameraCommand>,
    mut view: ResMut<View>,
    board: Option<Res<Board>>,
) {
    for command in commands.read() {
        match *command {
            CameraCommand::Pan(by) => pan(&mut view, by),
            CameraCommand::Zoom(factor) => {
                view.goal_zoom = (view.goal_zoom * factor).clamp(LEAST_ZOOM, MOST_ZOOM);
                view.framing = Framing::Free;
            }
            CameraCommand::Centre(hex) => {
                view.goal = centre(hex);
                view.framing = Framing::Free;
            }
            CameraCommand::CentreAll => {
                view.framing = Framing::Whole;
                view.fitted_to = None;
            }
        }
    }
    if let Some(board) = board.filter(|board| board.size()[0] > 0) {
        let whole = extent(&board);
        let goal = view.goal.clamp(whole.min, whole.max);
        view.bypass_change_detection().goal = goal;
    }
}

fn pan(view: &mut View, by: Vec2) {
    view.goal -= Vec2::new(by.x, -by.y) / view.zoom;
    view.framing = Framing::Free;
}

fn drag(
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
        pan(&mut view, moved);
        view.focus = view.goal;
    }
}

/// One finger pans, two fingers zoom and pan.
fn pinch(
    touches: Res<Touches>,
    covered: Res<Covered>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut view: ResMut<View>,
) {
    let Ok(window) = windows.single() else { return };
    let ours = |finger: &&Touch| !covered.at(finger.start_position());
    let fingers: Vec<_> = touches.iter().filter(ours).collect();
    match fingers.as_slice() {
        [finger] if finger.delta() != Vec2::ZERO && finger.distance().length() > SLIP => {
            pan(&mut view, finger.delta());
            view.focus = view.goal;
        }
        [one, other] => {
            let before = one.previous_position().distance(other.previous_position());
            let now = one.position().distance(other.position());
            let middle = (one.position() + other.position()) / 2.0;
            let from = (one.previous_position() + other.previous_position()) / 2.0;
            if before > 1.0 && (now != before || middle != from) {
                pan(&mut view, middle - from);
                zoom_at(&mut view, window, &frame, middle, now / before);
                view.focus = view.goal;
                view.zoom = view.goal_zoom;
            }
        }
        _ => {}
    }
}

/// Grows by a factor; what lies under the point stays there.
fn zoom_at(view: &mut View, window: &Window, frame: &BoardFrame, point: Vec2, factor: f32) {
    let half = window.size() / 2.0;
    let middle = frame_rect(window, frame).center();
    let away = Vec2::new(point.x - half.x, half.y - point.y) - middle;
    let zoom = (view.goal_zoom * factor).clamp(LEAST_ZOOM, MOST_ZOOM);
    view.goal += away / view.goal_zoom - away / zoom;
    view.goal_zoom = zoom;
    view.framing = Framing::Free;
}

fn wheel(
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
    zoom_at(&mut view, window, &frame, pointer, 1.15f32.powf(turned));
}

/// Keeps the hex of the keyboard in the frame.
fn follow_cursor(
    cursor: Res<BoardCursor>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut view: ResMut<View>,
) {
    let (Some(hex), Ok(window)) = (cursor.0, windows.single()) else { return };
    if !cursor.is_changed() || view.framing == Framing::Whole {
        return;
    }
    let reach = frame_rect(window, &frame).half_size() / view.goal_zoom - 1.5 * INRADIUS;
    let away = centre(hex) - view.goal;
    let beyond = away - away.clamp(-reach.max(Vec2::ZERO), reach.max(Vec2::ZERO));
    if beyond != Vec2::ZERO {
        view.goal += beyond;
    }
}

fn fit(
    board: Res<Board>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    figures: Query<&Position>,
    mut view: ResMut<View>,
) {
    let Ok(window) = windows.single() else { return };
    let room = frame_rect(window, &frame);
    let known = view.fitted_to == Some(room) && !board.is_changed();
    if view.framing == Framing::Free || known || board.size()[0] == 0 {
        return;
    }
    let whole = extent(&board).inflate(MARGIN);
    let zoom_of = |area: Rect| (room.size() / area.size()).min_element();
    let opening = view.framing == Framing::Opening && zoom_of(whole) < SMALL;
    let area = if opening { around(&figures).intersect(whole) } else { whole };
    // The first look, or another frame: no journey there.
    let jump = view.framing == Framing::Opening || view.fitted_to.is_some();
    view.goal = area.center();
    view.goal_zoom = zoom_of(area).clamp(LEAST_ZOOM, 1.6);
    view.fitted_to = Some(room);
    if jump {
        view.focus = view.goal;
        view.zoom = view.goal_zoom;
    }
}

/// The ground around all figures.
fn around(figures: &Query<&Position>) -> Rect {
    let places = figures.iter().map(|position| centre(position.0));
    let all = places.fold(Rect::EMPTY, |area, place| area.union_point(place));
    all.inflate(6.0 * INRADIUS)
}

fn glide(
    time: Res<Time>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut view: ResMut<View>,
    mut cameras: Query<(&mut Transform, &mut Projection), With<BoardCamera>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Ok(window), Ok((mut place, mut projection))) = (windows.single(), cameras.single_mut())
    else {
        return;
    };
    let part = 1.0 - (-18.0 * time.delta_secs().min(0.1)).exp();
    let away = view.goal - view.focus;
    let ratio = view.goal_zoom / view.zoom;
    if away.length() * view.zoom > 0.3 || (ratio - 1.0).abs() > 0.001 {
        view.focus += away * part;
        view.zoom *= ratio.powf(part);
        redraw.write(RequestRedraw);
    } else if view.focus != view.goal || view.zoom != view.goal_zoom {
        view.focus = view.goal;
        view.zoom = view.goal_zoom;
    }
    let at = view.focus - frame_rect(window, &frame).center() / view.zoom;
    if place.translation.truncate() != at {
        place.translation = at.extend(place.translation.z);
    }
    if let Projection::Orthographic(flat) = projection.as_mut()
        && flat.scale != 1.0 / view.zoom
    {
        flat.scale = 1.0 / view.zoom;
    }
}
