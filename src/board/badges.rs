//! Where the numbers of marks stand: nothing else that is written may cover them.

use bevy::math::{Rect, Vec2};

use super::contract::{Look, Mark, MarkKind};
use super::layout::{INRADIUS, centre};
use super::lettering::Lettering;

/// How they are written.
pub const NUMBER: Lettering = Lettering::label(17.0);

/// Where the label of a mark stands, from the middle of its hex, y upwards.
pub const fn label_place(kind: MarkKind) -> Vec2 {
    match kind {
        MarkKind::Destination | MarkKind::Reach(_) | MarkKind::Picked | MarkKind::Path => {
            Vec2::new(0.0, -0.46 * INRADIUS)
        }
        // The other end of the place has the number of what can be done there.
        MarkKind::Menaced => Vec2::new(0.0, -0.84 * INRADIUS),
        _ => Vec2::new(0.0, 0.84 * INRADIUS),
    }
}

/// The room of all of them in the drawing, at so many pixels a unit.
pub fn rooms(marks: &[Mark], zoom: f32, look: &Look) -> Vec<Rect> {
    let room = |mark: &Mark| {
        let size = NUMBER.room(mark.label.as_ref()?, zoom, look);
        Some(Rect::from_center_size(centre(mark.hex) + label_place(mark.kind), size))
    };
    marks.iter().filter_map(room).collect()
}

#[cfg(test)]
mod tests {
    use riposte_rules::board::Hex;

    use super::*;

    #[test]
    fn what_can_be_done_and_what_threatens_are_read_beside_each_other() {
        let marks = [MarkKind::Target, MarkKind::Menaced];
        let marks = marks.map(|kind| Mark::new(Hex::ZERO, kind).labelled("70 %"));
        // From the view of a phone to the nearest.
        for zoom in [0.24, 0.4, 0.8, 1.6, 2.4] {
            let rooms = rooms(&marks, zoom, &Look::default());
            assert_eq!(rooms.len(), 2);
            assert!(rooms[0].intersect(rooms[1]).is_empty(), "{zoom}: {rooms:?}");
        }
        assert!(rooms(&[Mark::new(Hex::ZERO, MarkKind::Target)], 1.0, &Look::default()).is_empty());
    }
}
