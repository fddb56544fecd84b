//! What of the board is seen: where the view is, where it goes, and what it keeps in its frame.

use bevy::prelude::*;
use riposte_rules::board::Hex;

use super::contract::BoardFrame;
use super::layout::{INRADIUS, centre};

/// What is seen: the point in the middle of the frame, and pixels a unit of the drawing.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct View {
    pub(super) focus: Vec2,
    /// Logical pixels a unit of the drawing.
    pub zoom: f32,
    pub(super) goal: Vec2,
    pub(super) goal_zoom: f32,
    pub(super) framing: Framing,
    /// The window and the frame that the view was last fitted to, or kept still for.
    pub(super) fitted_to: Option<Room>,
    /// Where it was fitted to by itself, and in which frame.
    pub(super) home: Option<(Rect, Vec2)>,
    /// For how many frames of the game the frame of the board has been the same.
    pub(super) calm: u8,
    /// Whether the player moved it: it then stays where it is until it is to follow again.
    pub(super) by_hand: bool,
}

/// The room that the view has: the size of the window, and the part of it that the panels leave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// The size of the window.
    pub window: Vec2,
    /// What is left of it, from its middle, y upwards.
    pub frame: Rect,
}

/// What the view keeps in its frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Framing {
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
            home: None,
            calm: 0,
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
        self.holds_all() || away.cmple(reach).all()
    }

    /// Whether all of the board lies in the frame: no panel has come to lie over its edge since.
    fn holds_all(&self) -> bool {
        let frame = self.fitted_to.map(|room| room.frame);
        let away = self.home.is_some_and(|(home, goal)| {
            frame.is_some_and(|frame| frame != home) || goal.distance(self.goal) > 1.0
        });
        self.framing == Framing::Whole && !away
    }

    /// The frame that the view has found its place in by itself; `None` where the player moved it.
    pub fn fitted(&self) -> Option<Rect> {
        self.fitted_to.map(|room| room.frame).filter(|_| !self.by_hand)
    }

    /// The part of the drawing that is seen now in the frame.
    pub fn seen_now(&self, window: &Window, frame: &BoardFrame) -> Rect {
        let half = frame_rect(window, frame).half_size() / self.zoom;
        Rect::from_center_half_size(self.focus, half)
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

    pub(super) fn pan_to(&mut self, area: Rect, window: &Window, frame: &BoardFrame) {
        if self.holds_all() || area.is_empty() {
            return;
        }
        let reach = frame_rect(window, frame).half_size() / self.goal_zoom;
        let (low, high) = (area.max - reach, area.min + reach);
        let near = self.goal.clamp(low.min(high), high.max(low));
        self.goal = Vec2::select(low.cmple(high), near, self.goal);
    }

    /// Another frame in the same window: what is seen stays where it is on the screen.
    pub(super) fn stay(&mut self, from: Rect, to: Rect) {
        let by = to.center() - from.center();
        self.focus += by / self.zoom;
        self.goal += by / self.goal_zoom;
    }

    /// The player moves it by so many pixels.
    pub(super) fn pan(&mut self, by: Vec2) {
        self.goal -= Vec2::new(by.x, -by.y) / self.zoom;
        self.framing = Framing::Free;
        self.by_hand = true;
    }

    /// The player lets it grow by a factor; what lies under the point stays there.
    pub(super) fn zoom_at(
        &mut self,
        window: &Window,
        frame: &BoardFrame,
        point: Vec2,
        factor: f32,
    ) {
        let half = window.size() / 2.0;
        let middle = frame_rect(window, frame).center();
        let away = Vec2::new(point.x - half.x, half.y - point.y) - middle;
        let zoom = (self.goal_zoom * factor).clamp(LEAST_ZOOM, MOST_ZOOM);
        self.goal += away / self.goal_zoom - away / zoom;
        self.goal_zoom = zoom;
        self.framing = Framing::Free;
        self.by_hand = true;
    }
}

pub(super) const MOST_ZOOM: f32 = 2.4;
pub(super) const LEAST_ZOOM: f32 = 0.2;

/// The part of the window the HUD leaves, from the middle of the window, y upwards.
pub(super) fn frame_rect(window: &Window, frame: &BoardFrame) -> Rect {
    let half = window.size() / 2.0;
    let low = Vec2::new(-half.x + frame.left, -half.y + frame.bottom);
    let high = Vec2::new(half.x - frame.right, half.y - frame.top);
    Rect::from_corners(low, high.max(low + 50.0))
}

/// The ground around a hex, as far as many half hexes go.
pub fn around(hex: Hex, halves: f32) -> Rect {
    Rect::from_center_half_size(centre(hex), Vec2::splat(halves * INRADIUS))
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
        view.pan(Vec2::new(40.0, 0.0));
        let there = view.goal;
        view.bring(far, &window, &frame);
        assert_eq!(view.goal, there, "it does not go where the fight is");
        assert!(view.shows(Hex::new(40, 0), &window, &frame), "nor is it asked to");
        view.by_hand = false;
        view.bring(far, &window, &frame);
        assert_ne!(view.goal, there);
        assert!(!view.shows(Hex::new(40, 0), &window, &frame));
    }

    #[test]
    fn another_frame_moves_nothing_on_the_screen() {
        let mut view = View { zoom: 1.5, goal_zoom: 1.5, ..View::default() };
        let whole = Rect::new(-500.0, -300.0, 500.0, 300.0);
        let narrow = Rect { max: Vec2::new(160.0, 300.0), ..whole };
        let on_screen = |view: &View, frame: Rect| {
            frame.center() + (Vec2::splat(90.0) - view.focus) * view.zoom
        };
        let before = on_screen(&view, whole);
        view.stay(whole, narrow);
        assert!(on_screen(&view, narrow).distance(before) < 0.01);
        assert!(view.goal.distance(view.focus) < 0.01, "it stays there");
        view.stay(narrow, whole);
        assert!(view.focus.length() < 0.01);
    }
}
