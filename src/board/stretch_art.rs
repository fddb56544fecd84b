//! A stretch of ground without hexes, drawn as the board's is: what a close-up is fought on.

use bevy::math::Vec2;
use riposte_rules::board::Terrain;
use tiny_skia::Pixmap;

use super::terrain_art::{STONE, pebble, rock, tuft};
use crate::art::pen::{blob, wobbly};
use crate::art::{Canvas, Grain, Ink, Outline};

/// The side of the picture, in units of the drawing; its edges fit each other.
pub const STRETCH: f32 = 512.0;

/// The ground of a hex.
pub fn stretch(terrain: Terrain) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(STRETCH), 1.5);
    let mut grain = Grain::new(terrain as u64 + 77);
    let whole = Outline::tag(Vec2::ZERO, Vec2::splat(STRETCH + 2.0), 0.0);
    canvas.fill(&whole, Ink::PAPER);
    match terrain {
        Terrain::Stairs => flags(&mut canvas, &mut grain),
        Terrain::Rough | Terrain::Trench => open(&mut canvas, &mut grain, [9, 14, 16]),
        Terrain::Dark => {
            open(&mut canvas, &mut grain, [4, 8, 0]);
            canvas.fill(&whole, Ink::of(0x232636).thin(0.30));
        }
        // Whether under a roof or the sky is not known: no grass.
        _ => open(&mut canvas, &mut grain, [0, 6, 0]),
    }
    canvas.pixmap()
}

/// Faint patches, so many tufts of grass, pebbles, and rocks.
fn open(canvas: &mut Canvas, grain: &mut Grain, [tufts, pebbles, rocks]: [usize; 3]) {
    for point in scattered(grain, 22, 48.0) {
        let tone = if grain.unit() < 0.5 { Ink::of(0x8F9A5A) } else { Ink::of(0xB08A54) };
        let size = Vec2::new(grain.between(22.0, 40.0), grain.between(14.0, 26.0));
        canvas.fill(&blob(point, size, 0.25, grain), tone.thin(0.05));
    }
    for point in scattered(grain, rocks, 20.0) {
        let width = grain.between(6.0, 12.0);
        rock(canvas, point, Vec2::new(width, width * 0.7), grain);
    }
    for point in scattered(grain, tufts, 14.0) {
        tuft(canvas, point, grain);
    }
    for point in scattered(grain, pebbles, 8.0) {
        pebble(canvas, point, grain.between(2.0, 4.2), grain);
    }
    for point in scattered(grain, 40, 4.0) {
        canvas.fill(&Outline::circle(point, 0.9), Ink::SEPIA.thin(0.22));
    }
}

/// Points so far from the edges that what stands there is not cut.
fn scattered(grain: &mut Grain, count: usize, margin: f32) -> Vec<Vec2> {
    let far = STRETCH / 2.0 - margin;
    let mut point = || Vec2::new(grain.between(-far, far), grain.between(-far, far));
    let mut points: Vec<Vec2> = (0..count).map(|_| point()).collect();
    points.sort_by(|a, b| a.y.total_cmp(&b.y));
    points
}

/// Flags of stone in courses, joints apart from those above.
fn flags(canvas: &mut Canvas, grain: &mut Grain) {
    const COURSES: i32 = 8;
    let high = STRETCH / COURSES as f32;
    for course in 0..COURSES {
        let top = high * course as f32 - STRETCH / 2.0;
        for flag in 0..4 {
            let wide = STRETCH / 4.0;
            let shift = if course % 2 == 0 { 0.0 } else { wide / 2.0 };
            let left = wide * flag as f32 + shift - STRETCH / 2.0;
            let tone = STONE.mixed(Ink::PAPER, 0.72 + grain.between(-0.05, 0.05));
            let middle = Vec2::new(left + wide / 2.0, top + high / 2.0);
            canvas.fill(&Outline::tag(middle, Vec2::new(wide - 2.0, high - 2.0), 3.0), tone);
            let joint = [Vec2::new(left, top + 3.0), Vec2::new(left, top + high - 3.0)];
            canvas.stroke(&wobbly(&joint, 0.6, grain), 1.2, Ink::SEPIA.thin(0.35));
        }
        let joint = [Vec2::new(-STRETCH / 2.0, top), Vec2::new(STRETCH / 2.0, top)];
        canvas.stroke(&wobbly(&joint, 0.6, grain), 1.2, Ink::SEPIA.thin(0.35));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edges_of_a_stretch_fit_each_other() {
        for terrain in [Terrain::Open, Terrain::Rough, Terrain::Dark] {
            let picture = stretch(terrain);
            let [width, height] = [picture.width(), picture.height()];
            let edge = (1..height).flat_map(|y| [picture.pixel(0, y), picture.pixel(width - 1, y)]);
            let first = picture.pixel(0, 1);
            assert!(edge.clone().all(|pixel| pixel == first), "{terrain:?}");
        }
    }
}
