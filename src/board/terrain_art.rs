//! The terrain of a hex, drawn with pen and wash.

use bevy::math::Vec2;
use riposte_rules::board::{Facing, Terrain};
use tiny_skia::Pixmap;

use super::joins::{Joins, way_of};
use super::layout::{INRADIUS, RADIUS};
use crate::art::pen::{blob, smooth, wobbly};
use crate::art::{Canvas, Grain, Ink, Outline};

/// The side of a tile's picture, in units of the drawing: a hex and a little margin.
pub const TILE: f32 = 144.0;
const PIXELS: f32 = 2.0;

pub(super) const WATER: Ink = Ink::of(0x2A74A8);
pub(super) const LEAF: Ink = Ink::of(0x75855A);
pub(super) const STONE: Ink = Ink::of(0x8F8676);
pub(super) const EARTH: Ink = Ink::of(0x6B5332);
pub(super) const NIGHT: Ink = Ink::of(0x232636);
/// Of a shadow on the ground, to the lower right: the light comes from the upper left.
const SHADE: Ink = Ink::SEPIA.thin(0.22);

/// What the picture of a hex depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// Its terrain.
    pub terrain: Terrain,
    /// Where it goes on in hexes of the same; all the same for open ground.
    pub joins: Joins,
    /// Which of several pictures, below [`Tile::variants`].
    pub variant: u32,
}

impl Tile {
    /// How many pictures there are of the same.
    pub const fn variants(terrain: Terrain) -> u32 {
        match terrain {
            Terrain::Open => 8,
            Terrain::Rough | Terrain::Water | Terrain::Stairs => 2,
            // They differ by where they go on.
            _ => 1,
        }
    }
}

/// The pictures of some tiles, and a clear one: some browsers take an array of six layers, or a
/// multiple of it, for a cube.
pub fn pictures(tiles: &[Tile]) -> Vec<Pixmap> {
    let mut pictures: Vec<Pixmap> = tiles.iter().map(|tile| picture(*tile)).collect();
    pictures.push(Canvas::new(Vec2::splat(TILE), PIXELS).pixmap());
    pictures
}

fn picture(tile: Tile) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TILE), PIXELS);
    let joins = tile.joins;
    let seed = tile.terrain as u64 * 64 + joins.ways().map(|way| 1 << way.index()).sum::<u64>();
    let mut grain = Grain::new(seed * 16 + u64::from(tile.variant) + 11);
    match tile.terrain {
        Terrain::Open => open(&mut canvas, tile.variant, &mut grain),
        Terrain::Rough => rough(&mut canvas, joins, &mut grain),
        Terrain::Wall => wall(&mut canvas, joins, &mut grain),
        Terrain::Water => water(&mut canvas, joins, &mut grain),
        Terrain::Hedge => hedge(&mut canvas, joins, &mut grain),
        Terrain::Stairs => stairs(&mut canvas, &mut grain),
        Terrain::Trench => trench(&mut canvas, joins, &mut grain),
        Terrain::Slit => slit(&mut canvas, &mut grain),
        Terrain::Dark => dark(&mut canvas, joins, &mut grain),
    }
    canvas.cut(&Outline::hex(RADIUS + 0.5));
    let line = if tile.terrain == Terrain::Wall { 0.12 } else { 0.30 };
    canvas.stroke(&Outline::hex(RADIUS), 1.2, Ink::SEPIA.thin(line));
    canvas.pixmap()
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
    // The ground is nowhere quite the same: faint patches, grass, pebbles.
    for point in scattered(grain, 3, 14.0, 26.0) {
        let tone = if grain.unit() < 0.5 { Ink::of(0x8F9A5A) } else { Ink::of(0xB08A54) };
        let size = Vec2::new(grain.between(14.0, 24.0), grain.between(10.0, 16.0));
        canvas.fill(&blob(point, size, 0.25, grain), tone.thin(0.07));
    }
    let tufts = [0, 1, 0, 2, 1, 0, 3, 1][variant as usize % 8];
    for point in scattered(grain, tufts, 16.0, 30.0) {
        tuft(canvas, point, grain);
    }
    let pebbles = [1, 0, 2, 0, 3, 1, 0, 2][variant as usize % 8];
    for point in scattered(grain, pebbles, 14.0, 18.0) {
        pebble(canvas, point, grain.between(2.0, 3.8), grain);
    }
    for point in scattered(grain, 3, 10.0, 20.0) {
        canvas.fill(&Outline::circle(point, 0.9), Ink::SEPIA.thin(0.25));
    }
}

pub(super) fn tuft(canvas: &mut Canvas, point: Vec2, grain: &mut Grain) {
    let green = Ink::of(0x6C7A3E);
    canvas.fill(&Outline::oval(point + Vec2::new(2.5, 1.0), Vec2::new(6.0, 2.2), 0.0), SHADE);
    for (lean, height) in [(-5.5, 5.5), (-2.5, 8.0), (0.5, 9.5), (3.5, 7.5), (6.0, 5.0)] {
        let tip = point + Vec2::new(lean + grain.between(-1.0, 1.0), -height);
        let base = point + Vec2::new(lean * 0.35, 0.0);
        let blade = Outline::from(base).curve((base + tip) / 2.0 + Vec2::X, tip);
        canvas.stroke(&blade, 1.5, green.mixed(Ink::SEPIA, grain.between(0.0, 0.4)).thin(0.75));
    }
}

pub(super) fn pebble(canvas: &mut Canvas, point: Vec2, radius: f32, grain: &mut Grain) {
    let size = Vec2::new(radius, radius * 0.72);
    canvas.fill(&blob(point + Vec2::new(1.2, 1.4), size, 0.1, grain), SHADE);
    let stone = blob(point, size, 0.12, grain);
    canvas.fill(&stone, STONE.mixed(Ink::PAPER, grain.between(0.3, 0.6)));
    canvas.stroke(&stone, 0.9, Ink::SEPIA.thin(0.5));
}

fn rough(canvas: &mut Canvas, joins: Joins, grain: &mut Grain) {
    for (half, cover) in [(52.0, 0.10), (46.0, 0.12)] {
        canvas.fill(&joins.band(half, Vec2::ZERO), Ink::of(0x8A6F45).thin(cover));
    }
    for point in scattered(grain, 3, 12.0, 30.0) {
        tuft(canvas, point, grain);
    }
    for point in scattered(grain, 12, 10.0, 17.0) {
        let width = grain.between(4.5, 10.5);
        let size = Vec2::new(width, width * grain.between(0.6, 0.8));
        rock(canvas, point, size, grain);
    }
    for point in scattered(grain, 16, 6.0, 8.0) {
        canvas.fill(&Outline::circle(point, grain.between(0.7, 1.3)), Ink::SEPIA.thin(0.45));
    }
}

/// Earth dug out, the bottom in shade, thrown up stones along the rim.
fn trench(canvas: &mut Canvas, joins: Joins, grain: &mut Grain) {
    canvas.fill(&joins.band(50.0, Vec2::ZERO), EARTH.thin(0.35));
    canvas.fill(&joins.band(40.0, Vec2::ZERO), EARTH.mixed(Ink::SEPIA, 0.35));
    canvas.fill(&joins.band(36.0, Vec2::new(3.0, 4.0)), EARTH.mixed(Ink::SEPIA, 0.62));
    for point in scattered(grain, 14, 6.0, 12.0).into_iter().filter(|at| at.length() > 40.0) {
        let width = grain.between(3.5, 6.5);
        rock(canvas, point, Vec2::new(width, width * 0.7), grain);
    }
}

/// A breastwork of dressed stones with a slit to each side.
fn slit(canvas: &mut Canvas, grain: &mut Grain) {
    let mut top = Canvas::new(Vec2::splat(TILE), PIXELS);
    courses(&mut top, grain);
    top.cut(&Outline::hex(RADIUS - 1.0));
    canvas.lay(top);
    canvas.fill(&Outline::hex(RADIUS - 17.0), Ink::PAPER.mixed(Ink::SEPIA, 0.12));
    canvas.stroke(&Outline::hex(RADIUS - 17.0), 2.2, Ink::SEPIA.thin(0.8));
    for side in 0..6 {
        let out = Vec2::from_angle((30.0 + 60.0 * side as f32).to_radians());
        let slit = [out * (INRADIUS - 17.0), out * (INRADIUS - 1.0)];
        canvas.stroke(&Outline::line(slit), 4.2, Ink::SEPIA);
    }
}

/// Ground on which nothing is seen.
fn dark(canvas: &mut Canvas, joins: Joins, grain: &mut Grain) {
    for (half, cover) in [(56.0, 0.22), (48.0, 0.28)] {
        canvas.fill(&joins.band(half, Vec2::ZERO), NIGHT.thin(cover));
    }
    for point in scattered(grain, 3, 16.0, 26.0) {
        tuft(canvas, point, grain);
    }
}

/// A stone with the light on its upper left side.
pub(super) fn rock(canvas: &mut Canvas, point: Vec2, size: Vec2, grain: &mut Grain) {
    canvas.fill(&blob(point + size * Vec2::new(0.35, 0.5), size, 0.1, grain), SHADE);
    let tone = STONE.mixed(Ink::PAPER, grain.between(0.25, 0.6));
    let stone = blob(point, size, 0.14, grain);
    canvas.fill(&stone, tone.mixed(Ink::SEPIA, 0.12));
    canvas.stroke(&stone, 1.3, Ink::SEPIA.thin(0.75));
    let light = blob(point - size * Vec2::new(0.18, 0.22), size * 0.62, 0.14, grain);
    canvas.fill(&light, tone.mixed(Ink::CREAM, 0.45));
}

/// A wall seen from above: its top of dressed stones, the face below that on its lower side, its
/// shadow to the lower right.
fn wall(canvas: &mut Canvas, joins: Joins, grain: &mut Grain) {
    const HALF: f32 = 27.0;
    for (far, cover) in [(11.0, 0.16), (8.0, 0.2)] {
        canvas.fill(&joins.band(HALF + 1.0, Vec2::splat(far)), Ink::SEPIA.thin(cover));
    }
    let dark = Ink::of(0x3A3229);
    for down in [7.5, 5.0, 2.5] {
        canvas.fill(&joins.band(HALF + 2.0, Vec2::Y * down), dark);
    }
    canvas.fill(&joins.band(HALF - 0.5, Vec2::Y * 5.5), STONE.mixed(dark, 0.55));
    canvas.fill(&joins.band(HALF + 2.0, Vec2::ZERO), dark);
    let mut top = Canvas::new(Vec2::splat(TILE), PIXELS);
    courses(&mut top, grain);
    top.cut(&joins.band(HALF, Vec2::ZERO));
    canvas.lay(top);
}

/// Rows of stones over the whole tile.
fn courses(canvas: &mut Canvas, grain: &mut Grain) {
    canvas.fill(&Outline::hex(RADIUS + 4.0), Ink::of(0x5A5145));
    let mut top = -INRADIUS - grain.between(2.0, 12.0);
    let mut shifted = false;
    while top < INRADIUS {
        let height = grain.between(18.0, 22.0);
        let mut left = -RADIUS - if shifted { 20.0 } else { grain.between(2.0, 8.0) };
        while left < RADIUS {
            let width = grain.between(22.0, 36.0);
            stone(canvas, Vec2::new(left, top), Vec2::new(width, height), grain);
            left += width;
        }
        top += height;
        shifted = !shifted;
    }
}

fn stone(canvas: &mut Canvas, corner: Vec2, size: Vec2, grain: &mut Grain) {
    let middle = corner + size / 2.0;
    let tone = STONE.mixed(Ink::of(0xC9BFA8), grain.between(0.15, 0.95));
    let block = |shift: f32, less: f32| {
        Outline::tag(middle + Vec2::splat(shift), size - Vec2::splat(2.2 + less), 3.5)
    };
    canvas.fill(&block(0.0, 0.0), tone.mixed(Ink::SEPIA, 0.32));
    canvas.fill(&block(-0.8, 1.8), tone);
    canvas.fill(&block(-2.0, 6.5), tone.mixed(Ink::CREAM, 0.22));
}

fn water(canvas: &mut Canvas, joins: Joins, grain: &mut Grain) {
    canvas.fill(&Outline::hex(RADIUS + 0.5), WATER.mixed(Ink::PAPER, 0.42));
    // Deeper, and so darker, away from the shore.
    for (half, cover) in [(50.0, 0.25), (40.0, 0.3)] {
        canvas.fill(&joins.band(half, Vec2::ZERO), WATER.thin(cover));
    }
    for way in Facing::ALL.into_iter().filter(|way| !joins.at(*way)) {
        let along = way_of(way).perp() * (RADIUS / 2.0);
        for (inner, width, ink) in
            [(2.0, 9.0, Ink::of(0xD9C79A).thin(0.75)), (9.0, 2.2, Ink::CREAM.thin(0.65))]
        {
            let middle = way_of(way) * (INRADIUS - inner);
            canvas.stroke(&Outline::line([middle - along, middle + along]), width, ink);
        }
    }
    for row in -2..=2 {
        let y = row as f32 * 20.0 + grain.between(-4.0, 4.0);
        let mut x = -RADIUS + grain.between(0.0, 30.0);
        while x < RADIUS {
            let length = grain.between(16.0, 34.0);
            if joins.holds(42.0, Vec2::new(x + length / 2.0, y)) {
                ripple(canvas, Vec2::new(x, y), length);
            }
            x += length + grain.between(18.0, 40.0);
        }
    }
}

fn ripple(canvas: &mut Canvas, from: Vec2, length: f32) {
    let wave = |down: f32| {
        let points: Vec<Vec2> = (0..=4)
            .map(|n| {
                let swell = if n % 2 == 0 { 1.8 } else { -1.8 };
                from + Vec2::new(length * n as f32 / 4.0, swell + down)
            })
            .collect();
        smooth(&points)
    };
    canvas.stroke(&wave(1.6), 1.3, WATER.mixed(Ink::SEPIA, 0.35).thin(0.6));
    canvas.stroke(&wave(0.0), 1.5, Ink::CREAM.thin(0.6));
}

fn hedge(canvas: &mut Canvas, joins: Joins, grain: &mut Grain) {
    const HALF: f32 = 27.0;
    for (far, cover) in [(11.0, 0.16), (7.0, 0.2)] {
        canvas.fill(&joins.band(HALF + 6.0, Vec2::splat(far)), Ink::SEPIA.thin(cover));
    }
    let under = Ink::of(0x2D3A1E);
    canvas.fill(&joins.band(HALF, Vec2::ZERO), under);
    // Up to the side where it goes on, so that the leaves of both hexes meet.
    let mut points = Vec::new();
    for _ in 0..900 {
        let point = grain.shift(RADIUS + 4.0);
        let clear = points.iter().all(|other: &Vec2| other.distance(point) > 9.0);
        if clear && joins.holds(HALF - 1.0, point) {
            points.push(point);
        }
    }
    points.sort_by(|a, b| a.y.total_cmp(&b.y));
    for point in points {
        bush(canvas, point, grain.between(7.0, 9.5), grain);
    }
}

/// A tuft of leaves: a dark cloud with a lighter one upon it.
fn bush(canvas: &mut Canvas, middle: Vec2, radius: f32, grain: &mut Grain) {
    let tone = LEAF.mixed(Ink::of(0xA9B46E), grain.between(0.0, 0.8));
    let turn = grain.between(0.0, 60.0);
    let lobe = |n: i32| radius * 0.75 * Vec2::from_angle((turn + 60.0 * n as f32).to_radians());
    let cloud = |grow: f32| {
        let heart = Outline::circle(middle, radius * 0.8 + grow);
        (0..6).fold(heart, |cloud, n| {
            cloud.and(&Outline::circle(middle + lobe(n), radius * 0.52 + grow))
        })
    };
    canvas.fill(&cloud(1.2), Ink::of(0x2D3A1E).mixed(tone, 0.15));
    canvas.fill(&cloud(0.0), tone);
    let light = middle - Vec2::splat(radius * 0.3);
    canvas.fill(&Outline::circle(light, radius * 0.42), Ink::of(0xD5D9A0).thin(0.45));
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

/// Treads, each lighter at the edge where the light falls and dark where the next one rises.
fn stairs(canvas: &mut Canvas, grain: &mut Grain) {
    const TREAD: f32 = 16.0;
    for step in -4..=4 {
        let y = step as f32 * TREAD;
        let tone = STONE.mixed(Ink::PAPER, 0.62 + grain.between(-0.05, 0.05));
        let rows = [(0.0, TREAD, 0.0), (0.0, 4.5, -0.4), (TREAD - 5.0, 5.0, 0.35)];
        for (top, height, light) in rows {
            let ink = if light < 0.0 { Ink::SEPIA } else { Ink::CREAM };
            let middle = Vec2::new(0.0, y + top + height / 2.0);
            let strip = Outline::tag(middle, Vec2::new(2.2 * RADIUS, height), 0.0);
            canvas.fill(&strip, tone.mixed(ink, f32::abs(light)));
        }
        let edge = [Vec2::new(-RADIUS, y), Vec2::ZERO.with_y(y), Vec2::new(RADIUS, y)];
        canvas.stroke(&wobbly(&edge, 0.5, grain), 1.7, Ink::SEPIA.thin(0.75));
        let joint = grain.between(-40.0, 40.0);
        let joint = Outline::line([Vec2::new(joint, y + 2.0), Vec2::new(joint, y + TREAD)]);
        canvas.stroke(&joint, 1.0, Ink::SEPIA.thin(0.4));
    }
}
