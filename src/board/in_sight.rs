//! What is to stay in sight under something that lies over the board, and how much of it would be
//! hidden at a place.

use bevy_egui::egui::{Rect, Vec2, vec2};
use riposte_rules::board::Hex;

use super::camera::View;

/// A part of the window that is to stay in sight, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kept {
    /// Where it is.
    pub place: Rect,
    /// How bad it is to lie over it: once to touch it, once more to hide all of it.
    pub weight: f32,
}

impl Kept {
    /// A part with its weight.
    pub fn new(place: Rect, weight: f32) -> Kept {
        Kept { place, weight }
    }
}

/// The square around a hex once the view has come to rest, in points of so many pixels; `free` is
/// the part of the window in which the fight is kept.
pub fn square(view: &View, free: Rect, scale: f32, hex: Hex) -> Rect {
    let (away, half) = view.seen(hex);
    let middle = free.center() + vec2(away.x, away.y) / scale;
    Rect::from_center_size(middle, Vec2::splat(2.0 * half / scale))
}

/// How much would be hidden at a place.
pub fn hidden(place: Rect, kept: &[Kept]) -> f32 {
    let one = |kept: &Kept| {
        let common = kept.place.intersect(place);
        match common.width() > 1.0 && common.height() > 1.0 {
            true => kept.weight * (1.0 + common.area() / kept.place.area()),
            false => 0.0,
        }
    };
    kept.iter().map(one).sum()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn to_touch_is_bad_and_to_hide_all_is_twice_as_bad() {
        let kept = [Kept::new(Rect::from_min_size(pos2(100.0, 100.0), Vec2::splat(40.0)), 10.0)];
        let at = |x: f32| hidden(Rect::from_min_size(pos2(x, 80.0), Vec2::splat(80.0)), &kept);
        assert_eq!([at(0.0), at(40.0), at(80.0)], [0.0, 15.0, 20.0]);
        // At the edge nothing is hidden.
        assert_eq!(at(20.0), 0.0);
    }

    #[test]
    fn a_hex_lies_around_the_middle_of_what_is_kept_free() {
        let view = View::default();
        let free = Rect::from_min_size(pos2(200.0, 40.0), vec2(600.0, 400.0));
        let middle = square(&view, free, 2.0, Hex::ZERO);
        assert!(middle.center().distance(free.center()) < 0.01, "{middle:?}");
        let above = square(&view, free, 2.0, riposte_rules::board::Facing::N.step());
        assert!((above.bottom() - middle.top()).abs() < 0.01, "{above:?} is not above {middle:?}");
    }
}
