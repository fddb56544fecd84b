//! A figure in the close-up: its picture, its life, and what everybody should know of it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, FontId, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};
use riposte_rules::battle::Table;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::tell;

use super::ground::Spot;
use crate::figures::short_name;
use crate::theme::{self, icons};

/// So high a row has room for two lines of text.
const TWO_LINES: f32 = 31.0;

/// Draws a figure.
pub fn draw(ui: &Ui, world: &World, spot: &Spot, asked: bool, target: bool) {
    let table = Table::new(world);
    let painter = ui.painter();
    let up = table.active(spot.figure);
    let side = theme::side_color(world, table.side(spot.figure));
    let (at, radius) = (spot.at, spot.radius);
    if !up {
        lying(ui, spot, table.harm(spot.figure).life, side);
        return text(ui, world, spot, theme::PALE);
    }
    if target || asked {
        let colour = if target { theme::GOLD } else { theme::INK };
        painter.circle_filled(at, radius + 7.0, colour);
    }
    painter.circle(at, radius + 4.0, theme::PAPER, Stroke::new(1.0, theme::LINE));
    life(ui, world, spot);
    painter.circle_filled(at, radius, side);
    if let Some(picture) = icons::texture(world, &table.sheet(spot.figure).icon) {
        let rect = Rect::from_center_size(at, egui::Vec2::splat(radius * 1.5));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(picture, rect, whole, theme::CARD);
    }
    text(ui, world, spot, side);
}

/// One who lies: flat, and crossed out when dead.
fn lying(ui: &Ui, spot: &Spot, life: Life, side: Color32) {
    let painter = ui.painter();
    let flat = vec2(spot.radius * 1.3, spot.radius * 0.5);
    painter.add(Shape::ellipse_filled(spot.at, flat, side.gamma_multiply(0.45)));
    painter.add(Shape::ellipse_stroke(spot.at, flat, Stroke::new(1.5, theme::PALE)));
    if life == Life::Dead {
        let stroke = Stroke::new(2.0, theme::INK);
        for way in [vec2(5.0, 5.0), vec2(5.0, -5.0)] {
            painter.line_segment([spot.at - way, spot.at + way], stroke);
        }
    }
}

/// What is left of its life, as a ring that runs down from the top.
fn life(ui: &Ui, world: &World, spot: &Spot) {
    let pools = Table::new(world).book().vitality(world, spot.figure);
    let Some(pool) = pools.first() else { return };
    let part = (pool.left.max(0) as f32 / pool.of.max(1) as f32).min(1.0);
    let colour = if part > 1.0 / 3.0 { theme::GREEN } else { theme::RED };
    let steps = (part * 40.0).ceil() as usize;
    let point = |step: usize| {
        let angle = std::f32::consts::TAU * part * step as f32 / steps.max(1) as f32;
        spot.at + vec2(angle.sin(), -angle.cos()) * (spot.radius + 2.5)
    };
    let ring: Vec<Pos2> = (0..=steps).map(point).collect();
    ui.painter().add(Shape::line(ring, Stroke::new(3.5, colour)));
}

/// Name, life and signs, on the outer side.
fn text(ui: &Ui, world: &World, spot: &Spot, colour: Color32) {
    let name = short_name(Table::new(world).name(spot.figure));
    let facts = facts(world, spot.figure).join("  ");
    let way = if spot.left { -1.0 } else { 1.0 };
    let x = spot.at.x + way * (spot.radius + 12.0);
    let align = |top| match (spot.left, top) {
        (true, None) => Align2::RIGHT_CENTER,
        (false, None) => Align2::LEFT_CENTER,
        (true, Some(true)) => Align2::RIGHT_BOTTOM,
        (false, Some(true)) => Align2::LEFT_BOTTOM,
        (true, Some(false)) => Align2::RIGHT_TOP,
        (false, Some(false)) => Align2::LEFT_TOP,
    };
    let painter = ui.painter().with_clip_rect(spot.room.intersect(ui.clip_rect()));
    let (bold, plain) = (FontId::new(14.0, theme::bold()), FontId::proportional(12.5));
    if spot.room.height() >= TWO_LINES {
        let line = |up| pos2(x, spot.at.y + if up { 1.0 } else { 0.0 });
        painter.text(line(true), align(Some(true)), name, bold, colour);
        painter.text(line(false), align(Some(false)), facts, plain, theme::INK);
        return;
    }
    let at = pos2(x, spot.at.y);
    let room = painter.text(at, align(None), &name, bold, colour);
    let beside = if spot.left { room.left() - 6.0 } else { room.right() + 6.0 };
    painter.text(pos2(beside, spot.at.y), align(None), facts, plain, theme::INK);
}

/// Numbers and words: `5/8`, `shots 6`, `evades`.
fn facts(world: &World, figure: FigureId) -> Vec<String> {
    let table = Table::new(world);
    if !table.active(figure) {
        return vec![table.harm(figure).life.word().into()];
    }
    let pools = table.book().vitality(world, figure);
    let pools = pools.iter().enumerate().map(|(number, pool)| match number {
        0 => format!("{}/{}", pool.left, pool.of),
        _ => format!("{} {}", pool.name, pool.left),
    });
    let signs = table.book().signs(world, figure).into_iter().map(|sign| sign.word.to_owned());
    pools.chain(signs).collect()
}

/// The same in words, with what it has on whom, for those who listen.
pub fn spoken(world: &World, figure: FigureId) -> String {
    let table = Table::new(world);
    let bonds = tell::bonds_of(table, figure);
    let facts = facts(world, figure).into_iter().chain(bonds);
    let parts: Vec<String> = std::iter::once(table.name(figure).to_owned()).chain(facts).collect();
    parts.join(", ")
}
