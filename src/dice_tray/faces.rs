//! Dice as they are drawn: pips on six sides, a number on any others, each in the outline of its
//! kind.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::cast::Die;
use crate::theme;

/// Ivory, and the ink on it.
const IVORY: Color32 = Color32::from_rgb(0xF6, 0xEC, 0xD2);
const INK: Color32 = Color32::from_rgb(0x2A, 0x20, 0x17);
/// Dice that take away.
const RED: Color32 = Color32::from_rgb(0xD8, 0x8B, 0x76);
/// Dice that do not count.
const DULL: Color32 = Color32::from_rgb(0x9C, 0x8F, 0x78);

/// The corners of a die of so many sides around its middle, turned so far.
fn outline(sides: u8, half: f32, turn: f32) -> Vec<Vec2> {
    let ring = |count: usize, radius: f32, start: f32| -> Vec<Vec2> {
        let corner = |n: usize| Vec2::angled(start + turn + TAU * n as f32 / count as f32) * radius;
        (0..count).map(corner).collect()
    };
    match sides {
        ..=4 => ring(3, half * 1.25, -FRAC_PI_2),
        5 | 6 => ring(4, half * 1.36, FRAC_PI_2 / 2.0),
        7 | 8 => ring(4, half * 1.2, -FRAC_PI_2),
        9 | 10 => {
            let mut kite = ring(6, half * 1.14, -FRAC_PI_2);
            for corner in [1, 5] {
                kite[corner] *= 0.92;
            }
            kite
        }
        11 | 12 => ring(5, half * 1.16, -FRAC_PI_2),
        _ => ring(6, half * 1.16, -FRAC_PI_2),
    }
}

/// Draws a die so large, its middle at a point, turned so far, with a face up.
pub fn draw(painter: &Painter, die: &Die, middle: Pos2, half: f32, turn: f32, face: u8) {
    let paper = match (die.counts, die.minus) {
        (false, _) => DULL,
        (true, true) => RED,
        (true, false) => IVORY,
    };
    let line = Stroke::new(1.2, INK);
    let corners = outline(die.sides, half, turn);
    let at = |corner: &Vec2| middle + *corner;
    let shadow = corners.iter().map(|corner| middle + *corner + vec2(1.5, 2.5)).collect();
    painter.add(Shape::convex_polygon(shadow, Color32::from_black_alpha(70), Stroke::NONE));
    painter.add(Shape::convex_polygon(corners.iter().map(at).collect(), paper, line));
    if die.sides <= 6 && die.sides > 4 && face <= 6 {
        pips(painter, middle, half, turn, face);
        return;
    }
    if die.sides > 12 {
        // The triangle that is up.
        let corners = (0..3).map(|n| Vec2::angled(turn - FRAC_PI_2 + TAU * n as f32 / 3.0));
        let triangle = corners.map(|way| middle + way * half * 0.86).collect();
        painter.add(Shape::closed_line(triangle, Stroke::new(0.8, INK.gamma_multiply(0.5))));
    }
    let font = FontId::new(half * if die.sides > 12 { 0.72 } else { 0.95 }, theme::bold());
    painter.text(middle, Align2::CENTER_CENTER, face.to_string(), font, INK);
}

fn pips(painter: &Painter, middle: Pos2, half: f32, turn: f32, face: u8) {
    let far = half * 0.5;
    let mut spots = Vec::new();
    if face % 2 == 1 {
        spots.push(Vec2::ZERO);
    }
    if face >= 2 {
        spots.extend([vec2(far, -far), vec2(-far, far)]);
    }
    if face >= 4 {
        spots.extend([vec2(far, far), vec2(-far, -far)]);
    }
    if face == 6 {
        spots.extend([vec2(far, 0.0), vec2(-far, 0.0)]);
    }
    let (sin, cos) = turn.sin_cos();
    for spot in spots {
        let turned = vec2(spot.x * cos - spot.y * sin, spot.x * sin + spot.y * cos);
        painter.circle_filled(middle + turned, half * 0.19, INK);
    }
}
