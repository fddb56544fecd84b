//! Lines as a pen draws them: a little unsteady, thicker where it rests.

use bevy::math::Vec2;

use super::{Canvas, Grain, Ink, Outline};

/// A smooth line through points, each shifted a little.
pub fn wobbly(points: &[Vec2], shift: f32, grain: &mut Grain) -> Outline {
    let points: Vec<Vec2> = points.iter().map(|point| *point + grain.shift(shift)).collect();
    smooth(&points)
}

/// A smooth line through points.
pub fn smooth(points: &[Vec2]) -> Outline {
    let [first, inner @ .., last] = points else { return Outline::line(points.iter().copied()) };
    let mut line = Outline::from(*first);
    for (number, point) in inner.iter().enumerate() {
        let next = inner.get(number + 1).map_or(*last, |next| (*point + *next) / 2.0);
        line = line.curve(*point, next);
    }
    if inner.is_empty() { line.to(*last) } else { line }
}

/// A closed blob: a circle drawn by hand.
pub fn blob(middle: Vec2, radius: Vec2, rough: f32, grain: &mut Grain) -> Outline {
    let count = 9;
    let turn = grain.between(0.0, std::f32::consts::TAU);
    let points: Vec<Vec2> = (0..count)
        .map(|n| {
            let angle = turn + std::f32::consts::TAU * n as f32 / count as f32;
            middle + Vec2::from_angle(angle) * radius * grain.between(1.0 - rough, 1.0 + rough)
        })
        .collect();
    let middle_of = |n: usize| (points[n % count] + points[(n + 1) % count]) / 2.0;
    let start = Outline::from(middle_of(0));
    (1..=count).fold(start, |line, n| line.curve(points[n % count], middle_of(n))).closed()
}

/// Parallel strokes over a square of so many units around a point.
pub fn hatch(
    canvas: &mut Canvas,
    (middle, reach): (Vec2, f32),
    degrees: f32,
    gap: f32,
    (width, ink): (f32, Ink),
) {
    let along = Vec2::from_angle(degrees.to_radians());
    let across = along.perp();
    let count = (reach / gap).ceil() as i32;
    for n in -count..=count {
        let heart = middle + across * gap * n as f32;
        canvas.stroke(&Outline::line([heart - along * reach, heart + along * reach]), width, ink);
    }
}
