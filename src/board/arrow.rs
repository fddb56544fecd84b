//! An arrow from the figure that strikes to the one that is struck at.

use bevy::math::Vec2;
use tiny_skia::Pixmap;

use super::contract::{Mark, MarkKind};
use super::layout::centre;
use crate::art::{Canvas, Ink, Outline};

/// An arrow to be drawn: from and to, in the drawing.
pub struct Arrow {
    /// Where it starts.
    pub from: Vec2,
    /// Where it points.
    pub to: Vec2,
}

const WIDTH: f32 = 40.0;

/// An arrow for each defender, from the attacker named last before it.
pub fn arrows(marks: &[Mark]) -> Vec<Arrow> {
    let mut attacker = marks.iter().find(|mark| mark.kind == MarkKind::Attacker);
    let mut arrows = Vec::new();
    for mark in marks {
        match (mark.kind, attacker) {
            (MarkKind::Attacker, _) => attacker = Some(mark),
            (MarkKind::Defender, Some(attacker)) if attacker.hex != mark.hex => {
                arrows.push(Arrow { from: centre(attacker.hex), to: centre(mark.hex) });
            }
            _ => {}
        }
    }
    arrows
}

impl Arrow {
    /// The middle of the arrow, and its angle.
    pub fn place(&self) -> (Vec2, f32) {
        let way = (self.to - self.from).normalize_or(Vec2::X);
        (self.from.midpoint(self.to), way.to_angle())
    }

    /// The size of its picture.
    pub fn size(&self) -> Vec2 {
        Vec2::new(self.from.distance(self.to), WIDTH)
    }

    /// The arrow, pointing to the right.
    pub fn picture(&self, ink: Ink) -> Pixmap {
        let mut canvas = Canvas::new(self.size(), 2.0);
        let end = self.size().x / 2.0 - 34.0;
        let start = 36.0 - self.size().x / 2.0;
        let neck = end - 17.0;
        let shape = [
            Vec2::new(start, -3.5),
            Vec2::new(neck, -5.0),
            Vec2::new(neck, -13.0),
            Vec2::new(end, 0.0),
            Vec2::new(neck, 13.0),
            Vec2::new(neck, 5.0),
            Vec2::new(start, 3.5),
        ];
        canvas.stroke(&Outline::polygon(shape), 5.5, Ink::CREAM);
        canvas.inked(&Outline::polygon(shape), ink, 1.6);
        canvas.pixmap()
    }
}
