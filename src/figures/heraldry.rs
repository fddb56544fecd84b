//! Sides told apart by pattern as well as by colour: the band around a token.

use bevy::math::Vec2;
use riposte_rules::figure::Side;

use crate::art::{Canvas, Ink, Outline};

/// Draws the band of a side between two radii.
pub fn band(canvas: &mut Canvas, side: Side, colour: Ink, (inner, outer): (f32, f32)) {
    canvas.fill(&Outline::circle(Vec2::ZERO, outer), colour);
    let middle = (inner + outer) / 2.0;
    let width = outer - inner;
    let light = Ink::CREAM;
    match side.0 % 6 {
        0 => {}
        1 => segments(canvas, 8, 0.5, (middle, width), light),
        2 => dots(canvas, 12, (middle, width * 0.28), light),
        3 => segments(canvas, 3, 0.5, (middle, width), light),
        4 => segments(canvas, 24, 0.35, (middle, width), light),
        _ => canvas.stroke(&Outline::circle(Vec2::ZERO, middle), width * 0.34, light),
    }
}

fn segments(canvas: &mut Canvas, count: u8, part: f32, (radius, width): (f32, f32), ink: Ink) {
    let step = 360.0 / f32::from(count);
    for n in 0..count {
        let start = step * (f32::from(n) - part / 2.0) + step / 2.0;
        let [a, b] = [start, start + step * part];
        let edge = |radius: f32, from: f32, to: f32| {
            (0..=6).map(move |n| {
                let angle = from + (to - from) * n as f32 / 6.0;
                radius * Vec2::from_angle(angle.to_radians())
            })
        };
        let [inner, outer] = [radius - width / 2.0, radius + width / 2.0];
        canvas.fill(&Outline::polygon(edge(outer, a, b).chain(edge(inner, b, a))), ink);
    }
}

fn dots(canvas: &mut Canvas, count: u8, (radius, size): (f32, f32), ink: Ink) {
    for n in 0..count {
        let angle = std::f32::consts::TAU * f32::from(n) / f32::from(count);
        canvas.fill(&Outline::circle(radius * Vec2::from_angle(angle), size), ink);
    }
}
