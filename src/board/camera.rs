//! The camera of the board: it is fitted to the frame that the panels leave, obeys, and glides to
//! where the view goes.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::egui;
use riposte_rules::board::Board;
use riposte_rules::figure::{Harm, Life, Position};
use riposte_rules::systems::PlaceRule;

use super::by_hand::{drag, pinch, wheel};
use super::contract::{BoardCursor, BoardFrame, CameraCommand, FACE};
use super::layout::{INRADIUS, centre, extent};
use super::paper::MARGIN;
use super::view::{Framing, LEAST_ZOOM, MOST_ZOOM, Room, frame_rect};
pub use super::view::{View, around};
use crate::app_state::Screen;
use crate::theme::growth;

/// The camera that draws the board; the interface is drawn over it.
#[derive(Component)]
pub struct BoardCamera;

/// So large nothing is drawn unless the player looks closer.
const MOST_OPENING: f32 = 1.6;
/// Below this zoom the whole board is too small to begin with.
const SMALL: f32 = 0.52;

/// At this zoom a finger still tells one hex from the next.
const LEGIBLE: f32 = 0.24;
/// A figure is so large at least when the view opens on a window of 1280 × 720, in pixels; it grows
/// with the window as the panels do.
pub const LEAST_FIGURE: f32 = 52.5;
/// When the frame has been the same for so many frames of the game, all panels are there that a
/// battle begins with: what opens afterwards moves nothing.
const CALM: u8 = 3;

/// Whether a window is that of a desk: in that of a phone the board shares it with the panels.
fn is_large(window: &Window) -> bool {
    window.size().x >= 900.0 && window.size().y >= 520.0
}

/// The least zoom on which the view opens by itself. In the window of a phone the figures have to be
/// smaller, or hardly any of the board would be seen.
fn least_zoom(window: &Window) -> f32 {
    let size = window.size();
    match is_large(window) {
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

fn obey(
    mut commands: MessageReader<CameraCommand>,
    mut view: ResMut<View>,
    board: Option<Res<Board>>,
) {
    for command in commands.read() {
        match *command {
            CameraCommand::Pan(by) => view.pan(by),
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

/// Fits the view to its frame. In the window of a desk only when it opens, and when the window
/// becomes another one: what comes to lie over the edge of the board later leaves the view as it is.
fn fit(
    board: Res<Board>,
    frame: Res<BoardFrame>,
    windows: Query<&Window, With<PrimaryWindow>>,
    figures: Query<(&Position, &Harm)>,
    rule: Option<Res<PlaceRule>>,
    mut view: ResMut<View>,
) {
    let Ok(window) = windows.single() else { return };
    let room = Room { window: window.size(), frame: frame_rect(window, &frame) };
    let again = view.fitted_to.is_some();
    let fitted = view.fitted_to.filter(|_| !board.is_changed());
    if board.size()[0] == 0 {
        return;
    }
    if fitted == Some(room) {
        let calm = view.calm.saturating_add(1);
        view.bypass_change_detection().calm = calm;
        return;
    }
    // Where the close-up is played, the map is the small picture beside it.
    let small = rule.is_some_and(|rule| rule.is_of_places());
    let settled = view.calm >= CALM || view.framing == Framing::Free;
    let still = settled && is_large(window) && !small;
    let known = fitted.filter(|known| still && known.window == room.window);
    view.fitted_to = Some(room);
    match known {
        Some(known) => view.stay(known.frame, room.frame),
        None if view.framing == Framing::Free => {}
        None => open(&mut view, (window, room.frame, small), &board, &figures, again),
    }
}

/// Opens the view on the whole board, or on those who stand there where that would be too small.
fn open(
    view: &mut View,
    (window, room, small): (&Window, Rect, bool),
    board: &Board,
    figures: &Query<(&Position, &Harm)>,
    again: bool,
) {
    let whole = extent(board).inflate(MARGIN);
    let zoom_of = |area: Rect| (room.size() / area.size()).min_element();
    let least = if small { LEAST_ZOOM } else { least_zoom(window) };
    let opening = view.framing == Framing::Opening && !small && zoom_of(whole) < least.max(SMALL);
    let area = if opening { around_all(figures).intersect(whole) } else { whole };
    // The first look, or another frame: no journey there.
    let jump = view.framing == Framing::Opening || again;
    view.goal = area.center();
    // Where all that stands there would be too small, the view opens on those who are asked.
    let least = if opening { least } else { LEAST_ZOOM };
    view.goal_zoom = zoom_of(area).clamp(least, MOST_OPENING.max(least));
    view.home = Some((room, view.goal));
    view.calm = 0;
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

/// Keeps the view fitted to its frame as the game does, for tests of what is seen of the board.
#[cfg(test)]
pub(crate) fn keep_fitted(app: &mut App) {
    app.add_systems(Update, fit.in_set(ViewMoved));
}

#[cfg(test)]
mod tests {
    use riposte_rules::board::Hex;

    use super::*;

    /// A board in a window of a size, for which the view has opened.
    fn opened(size: [u32; 2], framing: Framing) -> App {
        let mut app = App::new();
        app.insert_resource(Board::open(9, 7))
            .insert_resource(BoardFrame { left: 252.0, right: 0.0, top: 40.0, bottom: 36.0 })
            .insert_resource(View { framing, ..View::default() })
            .add_systems(Update, fit);
        let resolution = (size[0], size[1]).into();
        app.world_mut().spawn((Window { resolution, ..Window::default() }, PrimaryWindow));
        app.world_mut().spawn((Position(Hex::new(2, 1)), Harm::default()));
        for _ in 0..6 {
            app.update();
        }
        app
    }

    /// How near the view is, and where a hex lies in the window once it has come to rest.
    fn seen(app: &mut App) -> (f32, Vec2) {
        app.update();
        let frame = *app.world().resource::<BoardFrame>();
        let mut windows = app.world_mut().query::<&Window>();
        let window = windows.single(app.world()).unwrap_or_else(|error| panic!("{error}"));
        let middle = frame_rect(window, &frame).center();
        let view = app.world().resource::<View>();
        let (away, _) = view.seen(Hex::new(2, 1));
        (view.goal_zoom, middle + Vec2::new(away.x, -away.y))
    }

    /// Opens the log, which takes so much of the frame at its right.
    fn open_log(app: &mut App, wide: f32) {
        app.world_mut().resource_mut::<BoardFrame>().right = wide;
    }

    #[test]
    fn opening_the_log_neither_moves_nor_zooms_the_map() {
        for framing in [Framing::Opening, Framing::Whole, Framing::Free] {
            let mut app = opened([1456, 819], framing);
            let before = seen(&mut app);
            for wide in [346.0, 0.0] {
                open_log(&mut app, wide);
                let now = seen(&mut app);
                assert_eq!(now.0, before.0, "{framing:?}");
                assert!(now.1.distance(before.1) < 0.1, "{framing:?}: {now:?} {before:?}");
            }
        }
    }

    #[test]
    fn under_an_open_log_the_view_goes_where_it_is_asked_to_and_no_nearer() {
        let mut app = opened([1456, 819], Framing::Whole);
        let zoom = seen(&mut app).0;
        let window = Window { resolution: (1456, 819).into(), ..Window::default() };
        let frame = *app.world().resource::<BoardFrame>();
        let area = Rect::from_center_half_size(Vec2::new(4000.0, 0.0), Vec2::splat(50.0));
        let mut view = *app.world().resource::<View>();
        view.bring(area, &window, &frame);
        assert_eq!(view, *app.world().resource::<View>(), "all of the board is seen");
        open_log(&mut app, 346.0);
        assert_eq!(seen(&mut app).0, zoom);
        let mut view = *app.world().resource::<View>();
        let frame = *app.world().resource::<BoardFrame>();
        let before = view.goal;
        view.bring(area, &window, &frame);
        assert!(view.goal.x > before.x && view.goal_zoom == zoom);
    }

    #[test]
    fn panels_that_come_while_the_view_opens_and_another_window_fit_it_anew() {
        let mut app = opened([1456, 819], Framing::Whole);
        app.world_mut().resource_mut::<View>().fitted_to = None;
        app.update();
        let before = seen(&mut app).0;
        open_log(&mut app, 700.0);
        assert!(seen(&mut app).0 < before, "the panels had not all come");
        for _ in 0..6 {
            app.update();
        }
        let before = seen(&mut app).0;
        let mut windows = app.world_mut().query::<&mut Window>();
        let mut window =
            windows.single_mut(app.world_mut()).unwrap_or_else(|error| panic!("{error}"));
        window.resolution.set(2400.0, 1400.0);
        assert!(seen(&mut app).0 > before);
    }
}
