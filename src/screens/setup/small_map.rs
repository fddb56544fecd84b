//! A scenario in small: its ground, who stands where, and which way they look.

use bevy::math::Vec2;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};
use riposte_rules::board::{Hex, Terrain};
use riposte_rules::data::{FigureSpawn, Scenario};
use riposte_rules::figure::Side;

use crate::art::Ink;
use crate::board::contract::Palette;
use crate::board::layout::{RADIUS, angle, centre, extent};
use crate::board::tint::tint;

/// The least radius of a dot, in points: smaller ones are no longer told apart.
const DOT: f32 = 3.0;
/// The hexes are drawn so much larger than they are, or what lies under the map would shine
/// through their soft edges.
const OVER: f32 = 1.1;

/// Where the drawing of a board lies on the screen.
struct Sheet<'a> {
    painter: &'a Painter,
    middle: Pos2,
    whole: Vec2,
    scale: f32,
}

/// Paints a scenario into the middle of a place, as large as it fits there. Where figures look no
/// way in particular they are dots alone.
pub(crate) fn paint(
    painter: &Painter,
    place: Rect,
    scenario: &Scenario,
    palette: &Palette,
    faces: bool,
) {
    let whole = extent(&scenario.board);
    let scale = (place.width() / whole.width()).min(place.height() / whole.height());
    let sheet = Sheet { painter, middle: place.center(), whole: whole.center(), scale };
    for hex in scenario.board.hexes() {
        sheet.ground(hex, scenario.board.terrain(hex).unwrap_or_default());
    }
    scenario.board.hexes().for_each(|hex| sheet.line(hex));
    if let Some(goal) = &scenario.goal {
        let ink = side_ink(palette, goal.side);
        goal.hexes.iter().for_each(|hex| sheet.goal(*hex, ink));
    }
    let there: Vec<&FigureSpawn> = scenario.figures.iter().filter(|it| !it.reserve).collect();
    for (number, figure) in there.iter().enumerate() {
        let here = |other: &&&FigureSpawn| other.hex == figure.hex;
        let before = there[..number].iter().filter(here).count();
        let together = there.iter().filter(here).count();
        sheet.figure(figure, [before, together], side_ink(palette, figure.side), faces);
    }
}

/// The colour of a side on paper.
fn side_ink(palette: &Palette, side: Side) -> Color32 {
    colour(Ink::from(palette.side_color(side)))
}

fn colour(ink: Ink) -> Color32 {
    let [red, green, blue, cover] = ink.bytes();
    Color32::from_rgba_unmultiplied(red, green, blue, cover)
}

impl Sheet<'_> {
    /// A point of the drawing on the screen.
    fn at(&self, point: Vec2) -> Pos2 {
        let from = (point - self.whole) * self.scale;
        self.middle + vec2(from.x, -from.y)
    }

    fn hexagon(&self, hex: Hex, part: f32) -> Vec<Pos2> {
        let corner = |number: u8| {
            let way = Vec2::from_angle((60.0 * f32::from(number)).to_radians());
            self.at(centre(hex) + way * RADIUS * part)
        };
        (0..6).map(corner).collect()
    }

    fn ground(&self, hex: Hex, terrain: Terrain) {
        let corners = self.hexagon(hex, OVER);
        self.painter.add(Shape::convex_polygon(corners, colour(tint(terrain)), Stroke::NONE));
    }

    /// The edges of a hex; on a great map they would be all that is seen.
    fn line(&self, hex: Hex) {
        let ink = Ink::SEPIA.thin((RADIUS * self.scale * 0.05).clamp(0.08, 0.28));
        let line = Stroke::new(0.8, colour(ink));
        self.painter.add(Shape::closed_line(self.hexagon(hex, 1.0), line));
    }

    /// A hex that a side wants to come to.
    fn goal(&self, hex: Hex, ink: Color32) {
        let fill = ink.gamma_multiply(0.25);
        let line = Stroke::new((RADIUS * self.scale * 0.2).max(1.0), ink);
        self.painter.add(Shape::convex_polygon(self.hexagon(hex, 0.8), fill, line));
    }

    /// A figure as a dot; of those together in a hex the one after so many others.
    fn figure(
        &self,
        figure: &FigureSpawn,
        [before, together]: [usize; 2],
        ink: Color32,
        faces: bool,
    ) {
        let hex = RADIUS * self.scale;
        // Those who share a hex stand in a ring in it, side by side.
        let (apart, size) = match together {
            0 | 1 => (0.0, 0.8),
            _ => (0.6, (1.7 / together as f32).min(0.36)),
        };
        let way = Vec2::from_angle(std::f32::consts::TAU * before as f32 / together as f32);
        let at = self.at(centre(figure.hex) + way * RADIUS * apart);
        let radius = (hex * size).max(DOT);
        let edge = (radius * 0.22).clamp(0.6, 1.6);
        let line = colour(Ink::CREAM);
        if let Some(rear) = figure.entry.shape.hexes(figure.hex, figure.facing).get(1) {
            let body = [self.at(centre(*rear)), at];
            self.painter.line_segment(body, Stroke::new(radius * 1.2 + 2.0 * edge, line));
            self.painter.line_segment(body, Stroke::new(radius * 1.2, ink));
        }
        if faces {
            let turn = angle(figure.facing);
            let nose = at + vec2(turn.cos(), -turn.sin()) * (radius + edge + hex * 0.5);
            self.painter.line_segment([at, nose], Stroke::new(edge + 1.0, colour(Ink::SEPIA)));
        }
        self.painter.circle(at, radius, ink, Stroke::new(edge, line));
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, pos2};

    use super::*;
    use crate::screens::setup_form::SetupForm;

    #[test]
    fn every_map_stays_in_its_place() {
        let place = Rect::from_min_size(pos2(40.0, 30.0), vec2(120.0, 84.0));
        for scenario in SetupForm::new(&riposte_shelf::library()).scenarios {
            let ctx = Context::default();
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                paint(ui.painter(), place, &scenario, &Palette::default(), true);
            });
            output.textures_delta.clear();
            let room = place.expand(4.0);
            for shape in &output.shapes {
                let bounds = shape.shape.visual_bounding_rect();
                assert!(room.contains_rect(bounds), "{}: {bounds:?}", scenario.key);
            }
            assert!(output.shapes.len() > scenario.figures.len(), "{}", scenario.key);
        }
    }
}
