//! The lines of the close-up. Each kind is told apart by its shape, not by its colour.

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};
use riposte_rules::figure::BondLine;

use super::colours;

/// The length of a point at the end of a line.
const POINT: f32 = 9.0;

/// Draws a line of a kind from one end to the other.
pub fn draw(
    painter: &Painter,
    line: BondLine,
    [from, to]: [Pos2; 2],
    (width, colour): (f32, Color32),
) {
    let stroke = Stroke::new(width, colour);
    let way = (to - from).normalized();
    let neck = to - way * POINT;
    match line {
        BondLine::Arrow => {
            painter.line_segment([from, neck], stroke);
            painter.add(head(to, way, colour));
        }
        BondLine::Dashes => {
            painter.extend(Shape::dashed_line(&[from, neck], stroke, 7.0, 5.0));
            painter.circle(to - way * 4.0, 4.5, colours::SHEET, stroke);
        }
        BondLine::Dots => {
            painter.extend(Shape::dotted_line(&[from, to], colour, 6.0, width));
        }
        BondLine::Double => {
            let aside = way.rot90() * (width + 0.5);
            painter.line_segment([from + aside, to + aside], stroke);
            painter.line_segment([from - aside, to - aside], stroke);
        }
        BondLine::Chain => chain(painter, [from, to], stroke),
    }
}

fn head(to: Pos2, way: Vec2, colour: Color32) -> Shape {
    let (neck, aside) = (to - way * (POINT + 1.0), way.rot90() * 5.5);
    Shape::convex_polygon(vec![to, neck + aside, neck - aside], colour, Stroke::NONE)
}

fn chain(painter: &Painter, [from, to]: [Pos2; 2], stroke: Stroke) {
    const LINK: f32 = 8.0;
    let links = (from.distance(to) / LINK).max(1.0) as usize;
    for link in 0..links {
        let at = from.lerp(to, (link as f32 + 0.5) / links as f32);
        painter.circle_stroke(at, LINK * 0.45, stroke);
    }
}

/// What lies below a line that is not there yet.
pub fn halo(painter: &Painter, ends: [Pos2; 2]) {
    painter.line_segment(ends, Stroke::new(9.0, colours::GOLD));
}
