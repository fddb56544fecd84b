//! The view of the board: pan, zoom, centre, kept within the frame that the HUD leaves.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::{Touch, Touches};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, RequestRedraw};
use bevy_egui::egui;
use riposte_rules::board::{Board, Hex};
use riposte_rules::figure::{Harm, Life, Position};
use riposte_rules::systems::PlaceRule;

use super::contract::{BoardCursor, BoardFrame, CameraCommand, Covered, FACE, SLIP};
use super::layout::{INRADIUS, centre, extent};
use super::paper::MARGIN;
use crate::app_state::Screen;
use crate::theme::growth;

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
    /// Whether the player moved it: it then stays where it is until it is to follow again.
    by_hand: bool,
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
            by_hand: false,
        }
    }
}

impl View {
    /// Whether a hex lies within the frame, once the view has come to rest, or the view is not to
    /// be moved for it.
    pub fn shows(&self, hex: Hex, window: &Window, frame: &BoardFrame) -> bool {
        if self.by_hand {
            return true;
        }
        let reach = frame_rect(window, frame).half_size() / self.goal_zoom - 0.5 * INRADIUS;
        let away = (centre(hex) - self.goal).abs();
        self.framing == Framing::Whole || away.cmple(reach).all()
    }

    /// The frame that the view was last fitted to by itself; `None` where the player moved it.
    pub fn fitted(&self) -> Option<Rect> {
        self.fitted_to.filter(|_| self.framing != Framing::Free)
    }

    /// Where a hex is seen once the view has come to rest, in pixels: how far its middle is from that
    /// of the frame, y downwards, and half its height.
    pub fn seen(&self, hex: Hex) -> (Vec2, f32) {
        let away = (centre(hex) - self.goal) * self.goal_zoom;
        (Vec2::new(away.x, -away.y), INRADIUS * self.goal_zoom)
    }

    /// How far above the middle of the frame a hex lies, once the view has come to rest.
    pub fn rise(&self, hex: Hex) -> f32 {
        (centre(hex) - self.goal).y
    }

    /// Pans as little as brings an area of the drawing into the frame. Where it is wider or
    /// higher than the frame, the view stays as it is that way, and altogether where the player
    /// moved it.
    pub fn bring(&mut self, area: Rect, window: &Window, frame: &BoardFrame) {
        if !self.by_hand {
            self.pan_to(area, window, frame);
        }
    }

    /// Whether an area of the drawing has room in the frame.
    pub fn has_room(&self, area: Rect, window: &Window, frame: &BoardFrame) -> bool {
        let room = frame_rect(window, frame).size() / self.goal_zoom;
        area.size().cmple(room).all()
    }

    fn pan_to(&mut self, area: Rect, window: &Window, frame: &BoardFrame) {
        if self.framing == Framing::Whole || area.is_empty() {
            return;
        }
        let reach = frame_rect(window, frame).half_size() / self.goal_zoom;
        let (low, high) = (area.max - reach, area.min + reach);
        let near = self.goal.clamp(low.min(high), high.max(low));
        self.goal = Vec2::select(low.cmple(high), near, self.goal);
    }
}

const MOST_ZOOM: f32 = 2.4;
const LEAST_ZOOM: f32 = 0.2;
/// So large nothing is drawn unless the player looks closer.
const MOST_OPENING: f32 = 1.6;
/// Below this zoom the whole board is too small to begin with.
const SMALL: f32 = 0.52;

/// At this zoom a finger still tells one hex from the next.
const LEGIBLE: f32 = 0.24;
/// A figure is so large at least when the view opens on a window of 1280 × 720, in pixels; it grows
/// with the window as the panels do.
pub const LEAST_FIGURE: f32 = 52.5;

/// The least zoom on which the view opens by itself. In the window of a phone the figures have to be
/// smaller, or hardly any of the board would be seen.
fn least_zoom(window: &Window) -> f32 {
    let size = window.size();
    match size.x >= 900.0 && size.y >= 520.0 {
        true => LEAST_FIGURE * growth(egui::vec2(size.x, size.y)) / (2.0 * FACE),
        false => LEGIBLE,
    }
}

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
            view.by_hand = false;
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
                view.by_hand = true;
            }
            CameraCommand::Centre(hex) => {
                view.goal = centre(hex);
                view.framing = Framing::Free;
                view.by_hand = false;
            }
            CameraCommand::CentreAll => {
                view.framing = Framing::Whole;
                view.fitted_to = None;
                view.by_hand = false;
            }
            CameraCommand::Follow => view.by_hand = false,
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
    view.by_hand = true;
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

/// Where fingers were in the frame before. What the list of touches remembers of a finger
/// stays as it was while the finger rests, and would move the board on and on.
#[derive(Default)]
struct Fingers(Vec<(u64, Vec2)>);

impl Fingers {
    fn was(&self, finger: &Touch) -> Vec2 {
        let known = self.0.iter().find(|(id, _)| *id == finger.id());
        known.map_or(finger.start_position(), |(_, place)| *place)
    }
}

/// One finger pans, two fingers zoom and pan.
fn pinch(
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
                pan(&mut view, moved);
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
                pan(&mut view, moved);
                zoom_at(&mut view, window, &frame, middle, now / apart);
                view.focus = view.goal;
                view.zoom = view.goal_zoom;
            }
        }
        _ => {}
    }
    before.0 = fingers.iter().map(|finger| (finger.id(), finger.position())).collect();
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
    view.by_hand = true;
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
    if !cursor.is_changed() {
        return;
    }
    view.pan_to(around(hex, 1.5), window, &frame);
}

/// The ground around a hex, as far as many half hexes go.
pub fn around(hex: Hex, halves: f32) -> Rect {
    Rect::from_center_half_size(centre(hex), Vec2::splat(halves * INRADIUS))
}

fn fit(
    board: Res<Board>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    figures: Query<(&Position, &Harm)>,
    rule: Option<Res<PlaceRule>>,
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
    // Where the close-up is played, the map is the small picture beside it.
    let small = rule.is_some_and(|rule| rule.is_of_places());
    let least = if small { LEAST_ZOOM } else { least_zoom(window) };
    let opening = view.framing == Framing::Opening && !small && zoom_of(whole) < least.max(SMALL);
    let area = if opening { around_all(&figures).intersect(whole) } else { whole };
    // The first look, or another frame: no journey there.
    let jump = view.framing == Framing::Opening || view.fitted_to.is_some();
    view.goal = area.center();
    // Where all that stands there would be too small, the view opens on those who are asked.
    let least = if opening { least } else { LEAST_ZOOM };
    view.goal_zoom = zoom_of(area).clamp(least, MOST_OPENING.max(least));
    view.fitted_to = Some(room);
    if jump {
        view.focus = view.goal;
        view.zoom = view.goal_zoom;
    }
}

/// The ground around all figures.
fn around_all(figures: &Query<(&Position, &Harm)>) -> Rect {
    let there = figures.iter().filter(|(_, harm)| harm.life != Life::Gone);
    let places = there.map(|(position, _)| centre(position.0));
    let all = places.fold(Rect::EMPTY, |area, place| area.union_point(place));
    all.inflate(4.0 * INRADIUS)
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

/// Fits the view once, for tests of how large the figures are.
#[cfg(test)]
pub(crate) fn fit_once(world: &mut World) -> f32 {
    use bevy::ecs::system::RunSystemOnce;
    world.insert_resource(View::default());
    world.run_system_once(fit).unwrap_or_else(|error| panic!("{error}"));
    world.resource::<View>().goal_zoom
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_out_of_the_frame_is_brought_in_by_the_shortest_way() {
        let window = Window { resolution: (1000, 600).into(), ..Window::default() };
        let frame = BoardFrame { left: 200.0, right: 200.0, top: 50.0, bottom: 50.0 };
        let brought = |area| {
            let mut view = View { framing: Framing::Free, ..View::default() };
            view.bring(area, &window, &frame);
            view.goal
        };
        let area = |x, y| Rect::from_center_half_size(Vec2::new(x, y), Vec2::splat(50.0));
        assert_eq!(brought(area(250.0, -200.0)), Vec2::ZERO);
        assert_eq!(brought(area(300.0, 0.0)), Vec2::new(50.0, 0.0));
        assert_eq!(brought(area(-300.0, 230.0)), Vec2::new(-50.0, 30.0));
        // Too wide for the frame, it is brought in from above only.
        let wide = Rect::from_center_half_size(Vec2::new(80.0, 220.0), Vec2::new(400.0, 50.0));
        assert_eq!(brought(wide), Vec2::new(0.0, 20.0));
        assert_eq!(brought(Rect::EMPTY), Vec2::ZERO);
    }

    #[test]
    fn the_view_gives_way_to_the_player_until_it_is_to_follow_again() {
        let window = Window { resolution: (1000, 600).into(), ..Window::default() };
        let frame = BoardFrame::default();
        let far = Rect::from_center_half_size(Vec2::new(900.0, 0.0), Vec2::splat(50.0));
        let mut view = View { framing: Framing::Free, ..View::default() };
        pan(&mut view, Vec2::new(40.0, 0.0));
        let there = view.goal;
        view.bring(far, &window, &frame);
        assert_eq!(view.goal, there, "it does not go where the fight is");
        assert!(view.shows(Hex::new(40, 0), &window, &frame), "nor is it asked to");
        view.by_hand = false;
        view.bring(far, &window, &frame);
        assert_ne!(view.goal, there);
        assert!(!view.shows(Hex::new(40, 0), &window, &frame));
    }
}
