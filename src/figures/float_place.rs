//! Where what is said above figures lies: none over another, and none beyond the edge.

use bevy::math::{Rect, Vec2};

/// Between two.
const GAP: f32 = 2.0;

/// The place for something that wants to lie somewhere, as near to that as may be: within the edge, and
/// over nothing that lies there already. Rather above than below or beside.
pub fn place(wanted: Rect, taken: &[Rect], edge: Rect) -> Rect {
    let wanted = within(wanted, edge);
    let free = |place: &Rect| taken.iter().all(|other| place.intersect(*other).is_empty());
    if free(&wanted) {
        return wanted;
    }
    let mut places: Vec<(f32, Rect)> =
        taken.iter().flat_map(|other| beside(wanted, *other)).collect();
    places.sort_by(|one, other| one.0.total_cmp(&other.0));
    let inside = |place: &Rect| within(*place, edge).center().distance(place.center()) < 0.5;
    let mut found = places.iter().map(|(_, place)| *place).filter(free);
    // Where all of the room is full, rather beyond the edge than on each other.
    found.clone().find(inside).or_else(|| found.next()).unwrap_or(wanted)
}

/// The four places that touch something else, and how far off each is.
fn beside(wanted: Rect, other: Rect) -> [(f32, Rect); 4] {
    const LESS_LIKED: f32 = 1.3;
    let up = other.max.y - wanted.min.y + GAP;
    let down = other.min.y - wanted.max.y - GAP;
    let right = other.max.x - wanted.min.x + GAP;
    let left = other.min.x - wanted.max.x - GAP;
    let by = |by: Vec2, dear: f32| {
        (by.length() * dear, Rect { min: wanted.min + by, max: wanted.max + by })
    };
    [
        by(Vec2::Y * up, 1.0),
        by(Vec2::Y * down, LESS_LIKED),
        by(Vec2::X * right, LESS_LIKED),
        by(Vec2::X * left, LESS_LIKED),
    ]
}

/// Shifted inwards at an edge; in the middle where there is not room enough.
fn within(place: Rect, edge: Rect) -> Rect {
    let (low, high) = (edge.min - place.min, edge.max - place.max);
    let by = Vec2::select(
        low.cmple(high),
        Vec2::ZERO.clamp(low.min(high), high.max(low)),
        edge.center() - place.center(),
    );
    Rect { min: place.min + by, max: place.max + by }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f32, y: f32) -> Rect {
        Rect::from_center_half_size(Vec2::new(x, y), Vec2::new(60.0, 12.0))
    }

    const EDGE: Rect = Rect { min: Vec2::new(-300.0, -200.0), max: Vec2::new(300.0, 200.0) };

    fn all(wanted: &[Rect]) -> Vec<Rect> {
        let mut taken = Vec::new();
        for one in wanted {
            taken.push(place(*one, &taken, EDGE));
        }
        taken
    }

    #[test]
    fn what_is_said_at_once_of_one_figure_is_stacked_above_it() {
        let placed = all(&[rect(0.0, 0.0), rect(0.0, 0.0), rect(5.0, 3.0)]);
        assert_eq!(placed[0], rect(0.0, 0.0));
        for (number, one) in placed.iter().enumerate() {
            for other in &placed[number + 1..] {
                assert!(one.intersect(*other).is_empty(), "{placed:?}");
            }
        }
        assert!(placed[1].min.y > placed[0].max.y);
    }

    #[test]
    fn at_the_edge_it_is_shifted_inwards_and_nothing_is_cut_off() {
        let corners = [(-300.0, 200.0), (300.0, 200.0), (300.0, -200.0), (0.0, 205.0)];
        for (x, y) in corners {
            for one in all(&[rect(x, y); 4]) {
                let inside = EDGE.inflate(0.1);
                assert!(inside.contains(one.min) && inside.contains(one.max), "{x} {y}: {one:?}");
            }
        }
    }

    #[test]
    fn what_has_no_room_lies_in_the_middle() {
        let wide = Rect::from_center_half_size(Vec2::new(90.0, 0.0), Vec2::new(400.0, 12.0));
        assert_eq!(place(wide, &[], EDGE).center(), Vec2::ZERO);
    }
}
