//! A figure in the close-up: its picture, its life, and what everybody should know of it.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Color32, FontId, Galley, Mesh, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2,
};
use riposte_rules::battle::Table;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::tell;
use riposte_words::phrase;

use super::colours;
use super::ground::{ONE_LINE, ROW, Spot};
use crate::board::layout::INRADIUS;
use crate::figures::{
    AsShown, BASE, Layer, Motion, Portrait, Signs, as_shown, motion_of, portrait, short_name,
};
use crate::theme::{self, icons};

/// From this radius on a figure is drawn as seen from above; below it a disc tells more.
const DRAWN: f32 = 17.0;
/// How far the corners of a base are out, in radii of a round one.
const CORNER: f32 = 1.25;

/// Draws a figure that looks some way, without its words.
pub fn draw(ui: &Ui, world: &World, (spot, looks): (&Spot, Vec2), asked: bool, target: bool) {
    let table = Table::new(world);
    let seen = as_shown(world, spot.figure);
    let side = colours::side(world, table.side(spot.figure));
    let portrait = portrait(world, spot.figure).filter(|_| spot.radius >= DRAWN);
    let out = seen.life != Life::Active;
    if !out && (target || asked) {
        let room = if portrait.is_some() { spot.radius * (CORNER - 1.0) + 5.0 } else { 8.0 };
        halo(ui.painter(), (spot.at, spot.radius + room), target);
    }
    let motion = motion_of(world, spot.figure);
    let spot = &moved(spot, &motion);
    match portrait {
        Some(portrait) => from_above(ui.painter(), portrait, (spot, &motion), looks),
        None if out => lying(ui, spot, seen.life, side),
        None => disc(ui, world, &seen, spot),
    }
    if motion.flash > 0.0 {
        let flash = Color32::WHITE.gamma_multiply((0.6 * motion.flash).clamp(0.0, 1.0));
        ui.painter().circle_filled(spot.at, spot.radius, flash);
    }
}

/// How much of its way out a figure has gone that leaves for another hex.
fn gone(motion: &Motion) -> f32 {
    (motion.away.length() / (2.0 * INRADIUS)).min(1.0)
}

/// Where a figure is seen at this moment: off its place for what it does there, or on its way out.
fn moved(spot: &Spot, motion: &Motion) -> Spot {
    let outwards = if spot.left { -1.0 } else { 1.0 };
    let off = vec2(motion.offset.x, -motion.offset.y) * (spot.radius / BASE);
    let out = vec2(outwards * 2.0 * spot.radius * gone(motion), 0.0);
    Spot { at: spot.at + off + out, ..*spot }
}

/// Around the figure that decides, and around the one that is meant.
fn halo(painter: &Painter, (at, radius): (Pos2, f32), target: bool) {
    let colour = if target { colours::ILL } else { colours::GOLD };
    painter.circle(at, radius, colour.gamma_multiply(0.35), Stroke::new(6.0, colours::INK));
    painter.circle_stroke(at, radius, Stroke::new(3.5, colour));
}

/// As seen from above: the base as it lies, on it the body, which looks and strikes that way.
fn from_above(
    painter: &Painter,
    portrait: &Portrait,
    (spot, motion): (&Spot, &Motion),
    looks: Vec2,
) {
    let unit = spot.radius / BASE;
    let cover = (motion.cover * (1.0 - 0.8 * gone(motion))).clamp(0.0, 1.0);
    // On the board y goes upwards and angles are counter-clockwise.
    let angle = looks.angle() + std::f32::consts::FRAC_PI_2 - motion.turn;
    let layer = |layer: &Layer, at: Pos2, angle: f32| {
        let size = vec2(layer.size.x, layer.size.y) * unit;
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let mut mesh = Mesh::with_texture(layer.texture);
        let cover = Color32::WHITE.gamma_multiply(cover);
        mesh.add_rect_with_uv(Rect::from_center_size(at, size), whole, cover);
        mesh.rotate(Rot2::from_angle(angle), at);
        painter.add(Shape::mesh(mesh));
    };
    layer(&portrait.base, spot.at, 0.0);
    let hands = vec2(motion.hands.x, -motion.hands.y) * unit;
    portrait.arms.iter().for_each(|arms| layer(arms, spot.at + hands, angle - motion.swing));
    portrait.body.iter().for_each(|body| layer(body, spot.at, angle));
}

/// As a disc with its picture.
fn disc(ui: &Ui, world: &World, seen: &AsShown, spot: &Spot) {
    let table = Table::new(world);
    let (painter, at, radius) = (ui.painter(), spot.at, spot.radius);
    painter.circle(at, radius + 4.0, colours::SHEET, Stroke::new(1.0, colours::EDGE));
    life(ui, seen, spot);
    painter.circle_filled(at, radius, colours::side(world, table.side(spot.figure)));
    if let Some(picture) = icons::texture(world, &table.sheet(spot.figure).icon) {
        let rect = Rect::from_center_size(at, Vec2::splat(radius * 1.5));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(picture, rect, whole, colours::CREAM);
    }
}

/// Writes what is to be known of a figure, on its outer side.
pub fn words(ui: &Ui, world: &World, spot: &Spot) {
    let table = Table::new(world);
    let active = as_shown(world, spot.figure).life == Life::Active;
    let side = colours::side(world, table.side(spot.figure));
    text(ui, world, spot, if active { side } else { colours::PALE });
}

/// One who lies: flat, and crossed out when dead.
fn lying(ui: &Ui, spot: &Spot, life: Life, side: Color32) {
    let painter = ui.painter();
    let flat = vec2(spot.radius * 1.3, spot.radius * 0.5);
    painter.add(Shape::ellipse_filled(spot.at, flat, side.gamma_multiply(0.45)));
    painter.add(Shape::ellipse_stroke(spot.at, flat, Stroke::new(1.5, colours::PALE)));
    if life == Life::Dead {
        let stroke = Stroke::new(2.0, colours::INK);
        for way in [vec2(5.0, 5.0), vec2(5.0, -5.0)] {
            painter.line_segment([spot.at - way, spot.at + way], stroke);
        }
    }
}

/// What is left of its life, as a ring that runs down from the top.
fn life(ui: &Ui, seen: &AsShown, spot: &Spot) {
    let Some(pool) = seen.pools.first() else { return };
    let part = (pool.left.max(0) as f32 / pool.of.max(1) as f32).min(1.0);
    let colour = if part > 1.0 / 3.0 { colours::WELL } else { colours::ILL };
    let steps = (part * 40.0).ceil() as usize;
    let point = |step: usize| {
        let angle = std::f32::consts::TAU * part * step as f32 / steps.max(1) as f32;
        spot.at + vec2(angle.sin(), -angle.cos()) * (spot.radius + 2.5)
    };
    let ring: Vec<Pos2> = (0..=steps).map(point).collect();
    ui.painter().add(Shape::line(ring, Stroke::new(3.5, colour)));
}

/// Name, life and signs, on the outer side: in two lines where there is room, else in one.
fn text(ui: &Ui, world: &World, spot: &Spot, colour: Color32) {
    let painter = ui.painter().with_clip_rect(spot.room.intersect(ui.clip_rect()));
    let roomy = (spot.room.height() / ROW).clamp(1.0, 1.6);
    let two = spot.room.height() >= ONE_LINE;
    let way = if spot.left { -1.0 } else { 1.0 };
    let x = spot.at.x + way * (spot.radius * CORNER + 13.0);
    let room = if spot.left { x - spot.room.left() } else { spot.room.right() - x } - 4.0;
    let font = FontId::new(14.0 * roomy, theme::bold());
    // In one line the name leaves room for the life.
    const LIFE: f32 = 30.0;
    let for_name = if two { room } else { room - LIFE };
    let named = name(world, spot.figure, &painter, &font, for_name);
    let (size, height) = (named.size(), spot.at.y);
    // The place of something that wide, so far out.
    let corner = |out: f32, width: f32| if spot.left { x - out - width } else { x + out };
    let y = if two { height + 1.0 - size.y } else { height - size.y / 2.0 };
    painter.galley(pos2(corner(0.0, size.x), y), named, colour);
    let out = if two { 0.0 } else { size.x + 4.0 };
    let (life, mut parts) = parts(world, spot.figure, &painter, 12.5 * roomy, room - out);
    if let Some(life) = life {
        // Where signs leave no room for the life under the name, it stands beside the name.
        let beside = size.x + 4.0;
        if two && beside + life.width() <= room {
            let middle = pos2(corner(beside, life.width()), y + size.y / 2.0);
            life.draw(&painter, middle);
        } else {
            // Rather the life than the last of the signs.
            while !parts.is_empty()
                && parts.iter().map(Part::width).sum::<f32>() + life.width() > room - out
            {
                parts.pop();
            }
            parts.insert(0, life);
        }
    }
    let width = parts.iter().map(Part::width).sum::<f32>();
    let mut from = corner(out, width);
    for part in parts {
        let middle = if two { height + 1.0 + part.galley.size().y / 2.0 } else { height };
        from += part.draw(&painter, pos2(from, middle));
    }
}

/// The name as it has room: the whole of it, or a short one unless somebody beside it is called
/// the same then, in smaller letters where it would be cut off, or as much of it as there is room for.
fn name(
    world: &World,
    figure: FigureId,
    painter: &Painter,
    font: &FontId,
    room: f32,
) -> Arc<Galley> {
    let table = Table::new(world);
    let lay = |words: &str, part: f32| {
        let font = FontId::new(font.size * part, font.family.clone());
        let mut job = LayoutJob::simple_singleline(words.into(), font, Color32::PLACEHOLDER);
        job.wrap = TextWrapping::truncate_at_width(room.max(1.0));
        painter.layout_job(job)
    };
    let (whole, short) = (table.name(figure), short_name(table.name(figure)));
    let laid = lay(whole, 1.0);
    let mut others = table.figures().filter(|other| *other != figure);
    let alone = !others.any(|other| short_name(table.name(other)) == short);
    if !laid.elided {
        return laid;
    }
    // Rather smaller than cut off.
    let words: &str = if alone { &short } else { whole };
    let mut sizes = [1.0, 0.85, 0.7, 0.6, 0.5, 0.42].into_iter().map(|part| lay(words, part));
    sizes.find(|laid| !laid.elided).unwrap_or_else(|| lay(words, 0.7))
}

/// A part of what stands beside a token.
struct Part {
    galley: Arc<Galley>,
    /// Whether it is a sign, on a slip of its own.
    sign: bool,
}

impl Part {
    /// Between two parts, and between a sign and the edge of its slip.
    const GAP: f32 = 5.0;
    const RIM: f32 = 4.0;

    fn width(&self) -> f32 {
        let rim = if self.sign { 2.0 * Part::RIM } else { 0.0 };
        self.galley.size().x + rim + Part::GAP
    }

    /// Draws it from the middle of its left edge on; how wide it is.
    fn draw(self, painter: &Painter, at: Pos2) -> f32 {
        let (width, size) = (self.width(), self.galley.size());
        let mut corner = pos2(at.x + Part::GAP / 2.0, at.y - size.y / 2.0);
        if self.sign {
            let slip = Rect::from_min_size(corner, size + vec2(2.0 * Part::RIM, 0.0));
            painter.rect_filled(slip, 4.0, colours::GOLD);
            corner.x += Part::RIM;
        }
        painter.galley(corner, self.galley, colours::INK);
        width
    }
}

/// The life apart where there is no room for all that is to be known, and as much of the rest as there
/// is room for: rather a sign than a number.
fn parts(
    world: &World,
    figure: FigureId,
    painter: &Painter,
    size: f32,
    room: f32,
) -> (Option<Part>, Vec<Part>) {
    let part = |words: String, sign: bool| {
        let font = FontId::proportional(size);
        Part { galley: painter.layout_no_wrap(words, font, colours::INK), sign }
    };
    let [numbers, signs] = facts(world, figure);
    let numbers = numbers.into_iter().map(|words| part(words, false));
    let mut parts: Vec<Part> =
        numbers.chain(signs.into_iter().map(|words| part(words, true))).collect();
    let wide = |parts: &[Part]| parts.iter().map(Part::width).sum::<f32>() > room;
    let tight = wide(&parts) && parts.first().is_some_and(|part| !part.sign);
    let life = tight.then(|| parts.remove(0));
    while wide(&parts) {
        let Some(last) = parts.iter().rposition(|part| !part.sign) else { break };
        parts.remove(last);
    }
    (life, parts)
}

/// What is left of its life and the like, `5/8`, `shots 6`; and signs, `evades`.
fn facts(world: &World, figure: FigureId) -> [Vec<String>; 2] {
    let table = Table::new(world);
    let seen = as_shown(world, figure);
    if seen.life != Life::Active {
        return [vec![phrase(seen.life.word()).into_owned()], Vec::new()];
    }
    let pools = seen.pools.iter().enumerate().map(|(number, pool)| match number {
        0 => format!("{}/{}", pool.left, pool.of),
        _ => format!("{} {}", phrase(&pool.name), pool.left),
    });
    let signs = match world.get::<Signs>(table.entity(figure)) {
        Some(shown) if shown.read => shown.each.clone(),
        _ => {
            let signs = table.book().signs(world, figure).into_iter();
            signs.map(|sign| phrase(sign.word).into_owned()).collect()
        }
    };
    [pools.collect(), signs]
}

/// The same in words, with what it has on whom, for those who listen.
pub fn spoken(world: &World, figure: FigureId) -> String {
    let table = Table::new(world);
    let bonds = tell::bonds_of(table, figure);
    let facts = facts(world, figure).into_iter().flatten().chain(bonds);
    let parts: Vec<String> = std::iter::once(table.name(figure).to_owned()).chain(facts).collect();
    parts.join(", ")
}
