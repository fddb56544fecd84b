//! The rims of terrain that fills its hexes: shores, the ends of stairs.

use bevy::math::Vec2;
use riposte_rules::board::Terrain;
use tiny_skia::Pixmap;

use super::layout::{INRADIUS, RADIUS};
use crate::art::pen::wobbly;
use crate::art::{Canvas, Grain, Ink};

/// The size of a rim's picture: the upper side of a hex in its lower middle.
pub const SIZE: Vec2 = Vec2::new(84.0, 32.0);

/// The rim between a hex of this terrain and one of another, if it has one.
pub fn rim(terrain: Terrain) -> Option<Pixmap> {
    let mut canvas = Canvas::new(SIZE, 3.0);
    let mut grain = Grain::new(terrain as u64 + 5);
    match terrain {
        Terrain::Water => shore(&mut canvas, &mut grain),
        Terrain::Stairs | Terrain::Trench | Terrain::Slit | Terrain::Dark => {
            line(&mut canvas, 0.0, 2.4, 0.3, Ink::SEPIA.thin(0.8), &mut grain)
        }
        // The others end within their hexes.
        _ => return None,
    }
    Some(canvas.pixmap())
}

/// A line along the side, `inner` units within the hex.
fn line(canvas: &mut Canvas, inner: f32, width: f32, shift: f32, ink: Ink, grain: &mut Grain) {
    let half = RADIUS / 2.0 - inner * (RADIUS - INRADIUS) / INRADIUS * 4.0;
    let mut points: Vec<Vec2> =
        (0..=6).map(|n| Vec2::new(half * (n as f32 / 3.0 - 1.0), inner)).collect();
    let (first, last) = (points[0], points[6]);
    points.iter_mut().for_each(|point| *point += grain.shift(shift));
    // The ends meet those of the next side.
    points[0] = first;
    points[6] = last;
    canvas.stroke(&wobbly(&points, 0.0, grain), width, ink);
}

fn shore(canvas: &mut Canvas, grain: &mut Grain) {
    let blue = Ink::of(0x1F4A66);
    line(canvas, 0.0, 2.8, 0.9, blue.mixed(Ink::SEPIA, 0.3), grain);
    line(canvas, 5.0, 1.4, 0.7, blue.thin(0.7), grain);
    line(canvas, 9.5, 1.0, 0.7, blue.thin(0.4), grain);
}
