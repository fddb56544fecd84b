//! Threats in the close-up, while they are wanted: teeth along the rim of the place and around those
//! who can strike in it, and how likely they hit the figure that is asked.

use bevy::prelude::World;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;
use riposte_words::text;

use super::colours;
use super::ground::Spot;
use crate::board::contract::Stage;
use crate::driver::PendingPrompt;
use crate::figures::short_name;
use crate::hud::picking::Picking;
use crate::hud::threats;
use crate::theme;

/// How wide a tooth along the rim of the place is, and how long.
const TOOTH: Vec2 = vec2(12.0, 4.5);
/// From this radius of a token on there is room for a name at it.
const NAMED: f32 = 34.0;
/// How many teeth are around a token.
const AROUND: u8 = 16;

/// Who threatens a place.
pub struct Menace {
    /// Those who can strike there, each with how likely it hits, where that is foretold.
    strikers: Vec<(FigureId, Option<Chance>)>,
    /// How likely at least one of them hits.
    whole: Option<Chance>,
    /// The name of the one they would hit.
    asked: Option<String>,
}

impl Menace {
    /// Of a place; `None` where nobody threatens it, or it is not to be shown. As on the map nothing
    /// is marked while events are played.
    pub fn of(world: &World, picking: &Picking, hex: Hex) -> Option<Menace> {
        if !picking.threats || world.resource::<Stage>().busy() {
            return None;
        }
        let prompt = world.resource::<PendingPrompt>().0.as_ref();
        let told = prompt.and_then(|prompt| threats::foretold(prompt, picking.shown(prompt), hex));
        let chance = |by: FigureId| {
            let blow = told?.exposure.iter().find(|blow| blow.by == by)?;
            Some(blow.chance)
        };
        let table = Table::new(world);
        let strikers = threats::strikers(table, hex);
        let strikers: Vec<_> = strikers.map(|by| (by, chance(by))).collect();
        let whole = told.and_then(|forecast| forecast.danger);
        let asked = prompt.map(|prompt| short_name(table.name(prompt.decision.figure)));
        (!strikers.is_empty()).then_some(Menace { strikers, whole, asked })
    }

    /// Writes around a point how likely the figure asked is hit, or else by how many it is threatened;
    /// the number alone where there is no room for words.
    pub fn tell(&self, painter: &Painter, middle: Pos2, room: Option<f32>) {
        let words = match (self.whole, room) {
            (Some(chance), Some(_)) => format!("{chance} {}", text!("forecast-to-be-hit")),
            (Some(chance), None) => chance.to_string(),
            (None, Some(_)) => text!("closeup-threatened", count = self.strikers.len()),
            (None, None) => return,
        };
        let font = FontId::new(13.5, theme::bold());
        let mut job = LayoutJob::simple_singleline(words, font, colours::ILL);
        job.wrap = TextWrapping::truncate_at_width(room.unwrap_or(f32::INFINITY));
        let galley = painter.layout_job(job);
        let slip = Rect::from_center_size(middle, galley.size() + vec2(8.0, 0.0));
        painter.rect_filled(slip, 4.0, colours::SHEET);
        painter.galley(middle - galley.size() / 2.0, galley, colours::ILL);
    }

    /// Teeth around a token that can strike, and its chance at the corner that looks at the foes.
    pub fn mark(&self, painter: &Painter, spot: &Spot) {
        let striker = self.strikers.iter().find(|(figure, _)| *figure == spot.figure);
        let Some((_, chance)) = striker else { return };
        let from = spot.radius + 4.0;
        let length = (0.1 * spot.room.height()).clamp(3.0, 7.0);
        let at = |step: f32, reach: f32| {
            spot.at + reach * Vec2::angled(std::f32::consts::TAU * step / f32::from(AROUND))
        };
        painter.extend((0..AROUND).map(f32::from).map(|step| {
            tooth([at(step - 0.42, from), at(step, from + length), at(step + 0.42, from)])
        }));
        if let Some(chance) = chance {
            badge(painter, spot, *chance, self.asked.as_deref());
        }
    }
}

fn tooth(points: [Pos2; 3]) -> Shape {
    Shape::convex_polygon(points.to_vec(), colours::ILL, Stroke::NONE)
}

/// The chance on a slip, with the one who would be hit where there is room for the name, or it would be
/// read as the chance to hit the one it stands at. Smaller beside a small token.
fn badge(painter: &Painter, spot: &Spot, chance: Chance, asked: Option<&str>) {
    let font = FontId::new((0.5 * spot.radius).clamp(10.0, 16.0), theme::bold());
    let words = match asked {
        Some(name) if spot.radius >= NAMED => {
            text!("closeup-may-hit", name = name, chance = chance.to_string())
        }
        _ => format!("{chance} !"),
    };
    let galley = painter.layout_no_wrap(words, font, Color32::PLACEHOLDER);
    let inwards = if spot.left { 1.0 } else { -1.0 };
    let middle = spot.at + vec2(0.8 * inwards, 0.7) * spot.radius;
    let slip = Rect::from_center_size(middle, galley.size() + vec2(8.0, 1.0));
    let rim = Stroke::new(1.0, colours::CREAM);
    painter.rect(slip, 4.0, colours::ILL, rim, StrokeKind::Outside);
    painter.galley(middle - galley.size() / 2.0, galley, colours::CREAM);
}

/// Teeth along the rim of the place, pointing inwards, as on the map.
pub fn rim(painter: &Painter, place: Rect) {
    painter.rect_stroke(place, 4.0, Stroke::new(2.0, colours::ILL), StrokeKind::Inside);
    let place = place.shrink(1.0);
    let corners = [place.left_top(), place.right_top(), place.right_bottom(), place.left_bottom()];
    for (number, from) in corners.into_iter().enumerate() {
        let to = corners[(number + 1) % corners.len()];
        painter.extend(teeth(from, to));
    }
}

/// Teeth from one point to another, to the right of the way there.
fn teeth(from: Pos2, to: Pos2) -> impl Iterator<Item = Shape> {
    let count = ((to - from).length() / TOOTH.x).floor().max(1.0) as usize;
    let inwards = (to - from).normalized().rot90() * -TOOTH.y;
    (0..count).map(move |number| {
        let [a, b] = [number, number + 1].map(|step| from.lerp(to, step as f32 / count as f32));
        tooth([a, pos2((a.x + b.x) / 2.0, (a.y + b.y) / 2.0) + inwards, b])
    })
}
