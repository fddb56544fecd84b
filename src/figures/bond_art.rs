//! How each kind of bond is drawn: a line of its own shape from one figure to another.

use bevy::math::Vec2;
use riposte_rules::figure::BondLine;
use tiny_skia::Pixmap;

use crate::art::{Canvas, Ink, Outline};

/// The height of the picture of a line, in units of the drawing.
pub const HEIGHT: f32 = 20.0;
const PIXELS: f32 = 3.0;

/// A line so long, from the left to the right, its parts so large.
pub fn picture(line: BondLine, length: f32, size: f32, colour: Ink) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::new(length, HEIGHT), PIXELS);
    let half = length / 2.0;
    match line {
        BondLine::Double => double(&mut canvas, half, size, colour),
        BondLine::Chain => chain(&mut canvas, half, size, colour),
        BondLine::Dots => dots(&mut canvas, half, size, colour),
        BondLine::Arrow => {
            stroke(&mut canvas, -half, half - 8.0 * size, 0.0, size, colour);
            head(&mut canvas, half, size, colour);
        }
        BondLine::Dashes => {
            dashes(&mut canvas, half, size, colour);
            head(&mut canvas, half, size, colour);
        }
    }
    canvas.pixmap()
}

fn stroke(canvas: &mut Canvas, from: f32, to: f32, y: f32, size: f32, colour: Ink) {
    let line = Outline::line([Vec2::new(from, y), Vec2::new(to, y)]);
    canvas.stroke(&line, 4.4 * size, Ink::CREAM);
    canvas.stroke(&line, 2.4 * size, colour);
}

fn double(canvas: &mut Canvas, half: f32, size: f32, colour: Ink) {
    for y in [-2.6, 2.6] {
        stroke(canvas, -half, half, y * size, size, colour);
    }
}

fn chain(canvas: &mut Canvas, half: f32, size: f32, colour: Ink) {
    let step = 6.4 * size;
    let count = (2.0 * half / step).floor().max(1.0);
    for n in 0..count as i32 {
        let middle = Vec2::new((n as f32 - (count - 1.0) / 2.0) * step, 0.0);
        let link = Outline::circle(middle, 3.4 * size);
        canvas.stroke(&link, 4.0 * size, Ink::CREAM);
        canvas.stroke(&link, 2.0 * size, colour);
    }
}

fn dots(canvas: &mut Canvas, half: f32, size: f32, colour: Ink) {
    let step = 7.0 * size;
    let count = (2.0 * half / step).floor().max(1.0);
    for n in 0..count as i32 {
        let middle = Vec2::new((n as f32 - (count - 1.0) / 2.0) * step, 0.0);
        canvas.fill(&Outline::circle(middle, 3.2 * size), Ink::CREAM);
        canvas.fill(&Outline::circle(middle, 2.1 * size), colour);
    }
}

fn dashes(canvas: &mut Canvas, half: f32, size: f32, colour: Ink) {
    let (dash, gap) = (6.0 * size, 4.0 * size);
    let end = half - 8.0 * size;
    let mut from = -half;
    while from < end {
        stroke(canvas, from, (from + dash).min(end), 0.0, size, colour);
        from += dash + gap;
    }
}

/// The point at the right end.
fn head(canvas: &mut Canvas, half: f32, size: f32, colour: Ink) {
    let back = half - 11.0 * size;
    let shape =
        [Vec2::new(half - 1.0, 0.0), Vec2::new(back, -5.6 * size), Vec2::new(back, 5.6 * size)];
    canvas.stroke(&Outline::polygon(shape), 2.4 * size, Ink::CREAM);
    canvas.fill(&Outline::polygon(shape), colour);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_has_a_shape_of_its_own() {
        let lines =
            [BondLine::Double, BondLine::Chain, BondLine::Arrow, BondLine::Dashes, BondLine::Dots];
        let black = |line| -> Vec<u8> {
            let picture = picture(line, 60.0, 1.0, Ink::SEPIA);
            picture.pixels().iter().map(|pixel| pixel.alpha()).collect()
        };
        for (n, line) in lines.iter().enumerate() {
            for other in &lines[n + 1..] {
                assert_ne!(black(*line), black(*other), "{line:?} {other:?}");
            }
        }
    }
}
