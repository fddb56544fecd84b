//! The terrain of a hex, drawn with pen and wash.

use bevy::math::Vec2;
use riposte_rules::board::Terrain;
use tiny_skia::Pixmap;

use super::layout::{INRADIUS, RADIUS};
use crate::art::pen::{blob, hatch, smooth, wobbly};
use crate::art::{Canvas, Grain, Ink, Outline};

/// The side of a tile's picture, in units of the drawing: a hex and a little margin.
pub const TILE: f32 = 144.0;
/// How many pictures there are of each terrain.
pub const VARIANTS: u32 = 4;
const PIXELS: f32 = 2.0;

const WATER: Ink = Ink::of(0x2A74A8);
const LEAF: Ink = Ink::of(0x75855A);
const STONE: Ink = Ink::of(0x8F8676);

/// The number of a picture among the [`pictures`] of some kinds of terrain.
pub fn layer(kinds: &[Terrain], terrain: Terrain, variant: u32) -> u32 {
    let kind = kinds.iter().position(|kind| *kind == terrain).unwrap_or(0) as u32;
    kind * VARIANTS + variant % VARIANTS
}

/// Every picture of some kinds of terrain, and a clear one: some browsers take an array of
/// six layers, or a multiple of it, for a cube.
pub fn pictures(kinds: &[Terrain]) -> Vec<Pixmap> {
    let every = kinds.iter().flat_map(|kind| (0..VARIANTS).map(move |n| (*kind, n)));
    let mut pictures: Vec<Pixmap> = every.map(|(kind, n)| picture(kind, n)).collect();
    pictures.push(Canvas::new(Vec2::splat(TILE), PIXELS).pixmap());
    pictures
}

fn picture(terrain: Terrain, variant: u32) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TILE), PIXELS);
    let mut grain = Grain::new(u64::from(layer(&Terrain::ALL, terrain, variant)) + 11);
    match terrain {
        Terrain::Open => open(&mut canvas, variant, &mut grain),
        Terrain::Rough => rough(&mut canvas, &mut grain),
        Terrain::Wall => wall(&mut canvas, &mut grain),
        Terrain::Water => water(&mut canvas, &mut grain),
        Terrain::Hedge => hedge(&mut canvas, &mut grain),
        Terrain::Stairs => stairs(&mut canvas, &mut grain),
    }
    if terrain != Terrain::Open {
        plate(&mut canvas);
    }
    canvas.cut(&Outline::hex(RADIUS));
    canvas.stroke(&Outline::hex(RADIUS), 1.4, Ink::SEPIA.thin(0.42));
    canvas.pixmap()
}

/// Bare paper under the name of the hex.
fn plate(canvas: &mut Canvas) {
    for (grow, cover) in [(5.0, 0.25), (2.0, 0.35), (0.0, 0.5)] {
        let size = Vec2::new(24.0, 12.0) + grow;
        let tag = Outline::tag(Vec2::new(0.0, 10.0 - INRADIUS), size, 5.0);
        canvas.fill(&tag, Ink::PAPER.thin(cover));
    }
}

/// A point within the hex, away from its edges.
fn inside(grain: &mut Grain, margin: f32) -> Vec2 {
    loop {
        let point = grain.shift(RADIUS);
        let reach = INRADIUS - margin;
        let sides = [30.0f32, 90.0, 150.0].map(f32::to_radians);
        if sides.iter().all(|side| point.dot(Vec2::from_angle(*side)).abs() < reach) {
            return point;
        }
    }
}

/// Points within the hex, none nearer to another than the gap.
fn scattered(grain: &mut Grain, count: usize, margin: f32, gap: f32) -> Vec<Vec2> {
    let mut points: Vec<Vec2> = Vec::new();
    for _ in 0..count * 20 {
        let point = inside(grain, margin);
        if points.len() < count && points.iter().all(|other| other.distance(point) > gap) {
            points.push(point);
        }
    }
    points.sort_by(|a, b| a.y.total_cmp(&b.y));
    points
}

fn open(canvas: &mut Canvas, variant: u32, grain: &mut Grain) {
    let ink = Ink::SEPIA.thin(0.28);
    let tufts = [0, 1, 0, 2][variant as usize % 4];
    for point in scattered(grain, tufts, 16.0, 30.0) {
        for (lean, height) in [(-3.5, 6.0), (0.5, 8.5), (4.0, 5.5)] {
            let tip = point + Vec2::new(lean + grain.between(-1.0, 1.0), -height);
            let base = point + Vec2::new(lean * 0.3, 0.0);
            let blade = Outline::from(base).curve((base + tip) / 2.0 + Vec2::X, tip);
            canvas.stroke(&blade, 1.2, ink);
        }
    }
    for point in scattered(grain, 2 + variant as usize, 12.0, 24.0) {
        canvas.fill(&Outline::circle(point, 0.9), ink);
    }
}

fn rough(canvas: &mut Canvas, grain: &mut Grain) {
    canvas.fill(&Outline::hex(RADIUS), Ink::of(0x8A6F45).thin(0.16));
    for point in scattered(grain, 13, 10.0, 17.0) {
        let width = grain.between(4.5, 9.5);
        let size = Vec2::new(width, width * grain.between(0.6, 0.8));
        let shadow = blob(point + Vec2::new(1.5, 2.2), size, 0.1, grain);
        canvas.fill(&shadow, Ink::SEPIA.thin(0.22));
        let stone = blob(point, size, 0.14, grain);
        canvas.fill(&stone, STONE.mixed(Ink::PAPER, grain.between(0.35, 0.75)));
        canvas.stroke(&stone, 1.3, Ink::SEPIA.thin(0.75));
        let lower = [point + size * Vec2::new(-0.1, 0.45), point + size * Vec2::new(0.5, 0.2)];
        canvas.stroke(&wobbly(&lower, 0.5, grain), 1.0, Ink::SEPIA.thin(0.5));
    }
    for point in scattered(grain, 16, 6.0, 8.0) {
        canvas.fill(&Outline::circle(point, grain.between(0.7, 1.3)), Ink::SEPIA.thin(0.45));
    }
}

fn wall(canvas: &mut Canvas, grain: &mut Grain) {
    canvas.fill(&Outline::hex(RADIUS), Ink::of(0x4A4136));
    let mut top = -INRADIUS - grain.between(2.0, 12.0);
    let mut shifted = false;
    while top < INRADIUS {
        let height = grain.between(21.0, 25.0);
        let mut left = -RADIUS - if shifted { 20.0 } else { grain.between(2.0, 8.0) };
        while left < RADIUS {
            let width = grain.between(28.0, 42.0);
            stone(canvas, Vec2::new(left, top), Vec2::new(width, height), grain);
            left += width;
        }
        top += height;
        shifted = !shifted;
    }
}

fn stone(canvas: &mut Canvas, corner: Vec2, size: Vec2, grain: &mut Grain) {
    let middle = corner + size / 2.0;
    let block = Outline::tag(middle, size - Vec2::splat(2.4), 3.5);
    let tone = STONE.mixed(Ink::of(0xB9AE98), grain.between(0.0, 0.8));
    canvas.fill(&block, tone);
    let [low, right] = [size.y / 2.0 - 3.0, size.x / 2.0 - 4.0];
    for n in 0..5 {
        let start = middle + Vec2::new(right - 4.5 * n as f32, low);
        let stroke = Outline::line([start, start + Vec2::new(4.5, -grain.between(5.0, 9.0))]);
        canvas.stroke(&stroke, 1.0, Ink::SEPIA.thin(0.55));
    }
    let light = [Vec2::new(-right, -low), Vec2::new(right - 6.0, -low)].map(|way| middle + way);
    canvas.stroke(&wobbly(&light, 0.5, grain), 1.6, Ink::CREAM.thin(0.4));
}

fn water(canvas: &mut Canvas, grain: &mut Grain) {
    canvas.fill(&Outline::hex(RADIUS), WATER.mixed(Ink::PAPER, 0.25).thin(0.58));
    for row in -3..=3 {
        let y = row as f32 * 15.0 + grain.between(-2.5, 2.5);
        let mut x = -RADIUS + grain.between(0.0, 26.0);
        while x < RADIUS {
            let length = grain.between(16.0, 34.0);
            let points: Vec<Vec2> = (0..=4)
                .map(|n| {
                    let swell = if n % 2 == 0 { 2.0 } else { -2.0 };
                    Vec2::new(x + length * n as f32 / 4.0, y + swell)
                })
                .collect();
            canvas.stroke(&smooth(&points), 1.5, WATER.mixed(Ink::SEPIA, 0.25).thin(0.8));
            x += length + grain.between(12.0, 30.0);
        }
    }
}

fn hedge(canvas: &mut Canvas, grain: &mut Grain) {
    canvas.fill(&Outline::hex(RADIUS), LEAF.mixed(Ink::SEPIA, 0.25).thin(0.55));
    for point in scattered(grain, 40, 0.0, 10.0) {
        bush(canvas, point, grain.between(6.5, 9.5), grain);
    }
}

/// A tuft of leaves: a dark cloud with a lighter one upon it.
fn bush(canvas: &mut Canvas, middle: Vec2, radius: f32, grain: &mut Grain) {
    let tone = LEAF.mixed(Ink::of(0xB4B98A), grain.between(0.0, 0.8));
    let turn = grain.between(0.0, 60.0);
    let lobe = |n: i32| radius * 0.75 * Vec2::from_angle((turn + 60.0 * n as f32).to_radians());
    let lobes: Vec<Vec2> = (0..6).map(|n| middle + lobe(n)).collect();
    let size = radius * 0.52;
    for (grow, ink) in [(1.2, Ink::of(0x2D3A1E).mixed(tone, 0.15)), (0.0, tone)] {
        lobes.iter().for_each(|lobe| canvas.fill(&Outline::circle(*lobe, size + grow), ink));
        canvas.fill(&Outline::circle(middle, radius * 0.8), ink);
    }
    for n in [0, 2, 3] {
        let vein = Outline::arc(
            middle,
            radius * 0.55,
            turn + 120.0 * n as f32,
            turn + 120.0 * n as f32 + 50.0,
        );
        canvas.stroke(&vein, 1.0, Ink::of(0x2D3A1E).thin(0.5));
    }
}

fn stairs(canvas: &mut Canvas, grain: &mut Grain) {
    canvas.fill(&Outline::hex(RADIUS), STONE.mixed(Ink::PAPER, 0.6));
    for step in -4..=4 {
        let y = step as f32 * 13.0;
        let tread = [Vec2::new(-RADIUS, y), Vec2::ZERO.with_y(y), Vec2::new(RADIUS, y)];
        canvas.stroke(&wobbly(&tread, 0.6, grain), 1.9, Ink::SEPIA.thin(0.8));
        hatch_tread(canvas, y, grain);
    }
}

fn hatch_tread(canvas: &mut Canvas, y: f32, grain: &mut Grain) {
    let mut x = -RADIUS;
    while x < RADIUS {
        let stroke = Outline::line([Vec2::new(x, y + 1.5), Vec2::new(x - 1.0, y + 5.0)]);
        canvas.stroke(&stroke, 0.9, Ink::SEPIA.thin(0.4));
        x += grain.between(3.0, 5.0);
    }
    let light = Outline::line([Vec2::new(-RADIUS, y - 2.0), Vec2::new(RADIUS, y - 2.0)]);
    canvas.stroke(&light, 1.2, Ink::CREAM.thin(0.6));
    // A dark far side gives the flight its depth.
    if y < -INRADIUS + 16.0 {
        hatch(canvas, (Vec2::new(0.0, y), 8.0), 60.0, 3.0, (0.8, Ink::SEPIA.thin(0.2)));
    }
}
