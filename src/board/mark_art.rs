//! The marks on hexes: each kind a shape and a pattern of its own.

use bevy::math::Vec2;
use riposte_rules::board::Facing;
use tiny_skia::Pixmap;

use super::contract::{CHEVRON, MarkKind};
use super::joins::way_of;
use super::layout::RADIUS;
use super::terrain_art::TILE;
use crate::art::pen::hatch;
use crate::art::{Canvas, Ink, Outline};

const PIXELS: f32 = 2.0;

/// The colours of marks.
struct Inks {
    go: Ink,
    strike: Ink,
    look: Ink,
    gold: Ink,
    side: Ink,
}

impl Inks {
    fn of(colour_blind: bool) -> Inks {
        let [go, strike, look, gold, side] = match colour_blind {
            false => [0x2F6B3C, 0xA3211B, 0x1F4F80, 0xD99A1C, 0x8A6A12],
            true => [0x00735C, 0xC24E00, 0x005A9C, 0xE0A000, 0x6B3A66],
        };
        let [go, strike, look] = [go, strike, look].map(Ink::of);
        Inks { go, strike, look, gold: Ink::of(gold), side: Ink::of(side) }
    }
}

/// The picture of a mark.
pub fn picture(kind: MarkKind, colour_blind: bool) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TILE), PIXELS);
    let inks = Inks::of(colour_blind);
    match kind {
        MarkKind::Destination => destination(&mut canvas, inks.go),
        MarkKind::Reach(shade) => reach(&mut canvas, shade, inks.go),
        MarkKind::Risk(quarter) => risk(&mut canvas, quarter, inks.strike),
        MarkKind::Picked => picked(&mut canvas, inks.gold),
        MarkKind::Target => target(&mut canvas, inks.strike),
        MarkKind::Facing(way) => chevron(&mut canvas, way, inks.look),
        MarkKind::ArcFront => arc_front(&mut canvas, inks.look),
        MarkKind::ArcSide => arc_side(&mut canvas, inks.side),
        MarkKind::ArcRear => arc_rear(&mut canvas, inks.strike),
        MarkKind::Threat => threat(&mut canvas, inks.strike),
        MarkKind::Menaced => menaced(&mut canvas, inks.strike),
        MarkKind::Danger => danger(&mut canvas, inks.gold),
        MarkKind::Path => path(&mut canvas, inks.go),
        MarkKind::Trail(way) => trail(&mut canvas, way, inks.go),
        MarkKind::Halt => halt(&mut canvas, inks.strike),
        MarkKind::Look(way) => look(&mut canvas, way, inks.look),
        MarkKind::Selected => selected(&mut canvas, inks.gold),
        MarkKind::Attacker => attacker(&mut canvas, inks.strike),
        MarkKind::Defender => defender(&mut canvas, inks.look),
        MarkKind::AskedFor => asked_for(&mut canvas),
    }
    canvas.pixmap()
}

/// The ink of blows.
pub fn strike(colour_blind: bool) -> Ink {
    Inks::of(colour_blind).strike
}

/// The hex under the mouse: a light rim, thinner than that of the place chosen.
pub fn hovered() -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TILE), PIXELS);
    canvas.fill(&Outline::hex(RADIUS - 2.0), Ink::CREAM.thin(0.30));
    canvas.stroke(&Outline::hex(RADIUS - 3.0), 4.6, Ink::SEPIA.thin(0.55));
    canvas.stroke(&Outline::hex(RADIUS - 3.0), 2.6, Ink::CREAM);
    canvas.pixmap()
}

/// The size of a piece of the rim around ground within reach: the upper side of a hex.
pub const SHORE: Vec2 = Vec2::new(RADIUS + 6.0, 8.0);

/// That piece.
pub fn shore(colour_blind: bool) -> Pixmap {
    let mut canvas = Canvas::new(SHORE, PIXELS);
    let half = RADIUS / 2.0;
    let line = Outline::line([Vec2::new(-half, 0.0), Vec2::new(half, 0.0)]);
    canvas.stroke(&line, 5.0, Ink::CREAM.thin(0.8));
    canvas.stroke(&line, 2.8, Inks::of(colour_blind).go);
    canvas.pixmap()
}

/// The hex of the keyboard: the corners of a frame.
pub fn cursor() -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TILE), PIXELS);
    let corner = |n: i32| (RADIUS - 4.0) * Vec2::from_angle((60.0 * n as f32).to_radians());
    for n in 0..6 {
        let [before, at, after] = [n - 1, n, n + 1].map(corner);
        let bracket = [at.lerp(before, 0.3), at, at.lerp(after, 0.3)];
        canvas.stroke(&Outline::line(bracket), 8.0, Ink::CREAM);
        canvas.stroke(&Outline::line(bracket), 4.6, Ink::SEPIA);
    }
    canvas.pixmap()
}

fn keep_inside(canvas: &mut Canvas) {
    canvas.cut(&Outline::hex(RADIUS - 3.0));
}

fn destination(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::hex(RADIUS - 4.0), ink.thin(0.13));
    canvas.stroke(&Outline::hex(RADIUS - 5.5), 1.6, ink.thin(0.55));
    canvas.fill(&Outline::circle(Vec2::ZERO, 13.0), Ink::CREAM.thin(0.9));
    canvas.stroke(&Outline::circle(Vec2::ZERO, 13.0), 2.4, ink);
    canvas.fill(&Outline::circle(Vec2::ZERO, 6.5), ink);
}

/// A wash, the thinner the more it costs to come here.
fn reach(canvas: &mut Canvas, shade: u8, ink: Ink) {
    let shade = shade.clamp(1, 4);
    canvas.fill(&Outline::hex(RADIUS + 0.4), ink.thin(0.50 - 0.095 * f32::from(shade)));
}

/// Slanting lines, the closer and stronger the likelier the blow.
fn risk(canvas: &mut Canvas, quarter: u8, ink: Ink) {
    let quarter = f32::from(quarter.clamp(1, 4));
    let apart = 23.0 - 4.0 * quarter;
    canvas.fill(&Outline::hex(RADIUS), ink.thin(0.03 * quarter));
    hatch(canvas, (Vec2::ZERO, 80.0), 60.0, apart, (1.0 + 0.5 * quarter, ink.thin(0.55)));
    keep_inside(canvas);
}

/// A golden plate with a broad rim.
fn picked(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::hex(RADIUS - 4.0), ink.thin(0.30));
    canvas.stroke(&Outline::hex(RADIUS - 6.0), 9.0, Ink::SEPIA);
    canvas.stroke(&Outline::hex(RADIUS - 6.0), 5.6, ink);
    canvas.stroke(&Outline::hex(RADIUS - 11.5), 1.4, Ink::CREAM);
}

/// A ring around the whole hex, in the colour of the rings in the panels.
fn asked_for(canvas: &mut Canvas) {
    canvas.stroke(&Outline::hex(RADIUS - 5.0), 10.0, Ink::SEPIA);
    canvas.stroke(&Outline::hex(RADIUS - 5.0), 6.4, Ink::of(0x4FD6D2));
}

/// Brackets at the rim of the hex, under the figure: it stays in sight.
fn target(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::hex(RADIUS - 3.0), ink.thin(0.14));
    let corner = |n: i32| (RADIUS - 5.0) * Vec2::from_angle((60.0 * n as f32).to_radians());
    for n in 0..6 {
        let [before, at, after] = [n - 1, n, n + 1].map(corner);
        let bracket = Outline::line([at.lerp(before, 0.26), at, at.lerp(after, 0.26)]);
        canvas.stroke(&bracket, 9.0, Ink::CREAM);
        canvas.stroke(&bracket, 5.6, ink);
        let (way, middle) = ((at + after).normalize_or_zero(), (at + after) / 2.0);
        let tooth = [middle - way * 9.0, middle + way.perp() * 6.0, middle - way.perp() * 6.0];
        canvas.stroke(&Outline::polygon(tooth), 3.4, Ink::CREAM);
        canvas.fill(&Outline::polygon(tooth), ink);
    }
}

/// Over the side of the hex, so that the figure in it stays in sight.
fn chevron(canvas: &mut Canvas, facing: Facing, ink: Ink) {
    let way = way_of(facing);
    let at = |out: f32, aside: f32| way * (CHEVRON + out) + way.perp() * aside;
    let shape = [at(8.0, 0.0), at(-5.0, 13.0), at(-1.5, 0.0), at(-5.0, -13.0)];
    canvas.stroke(&Outline::polygon(shape), 5.0, Ink::CREAM);
    canvas.inked(&Outline::polygon(shape), ink, 1.4);
}

/// Slanting lines.
fn arc_front(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::hex(RADIUS), ink.thin(0.08));
    hatch(canvas, (Vec2::ZERO, 80.0), -60.0, 11.0, (1.8, ink.thin(0.55)));
    keep_inside(canvas);
}

/// Dots.
fn arc_side(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::hex(RADIUS), ink.thin(0.08));
    for row in -5..=5 {
        for column in -6..=6 {
            let shift = if row % 2 == 0 { 0.0 } else { 6.5 };
            let at = Vec2::new(13.0 * column as f32 + shift, 11.5 * row as f32);
            canvas.fill(&Outline::circle(at, 2.2), ink.thin(0.7));
        }
    }
    keep_inside(canvas);
}

/// Crossed lines.
fn arc_rear(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::hex(RADIUS), ink.thin(0.08));
    for degrees in [-45.0, 45.0] {
        hatch(canvas, (Vec2::ZERO, 80.0), degrees, 13.0, (1.6, ink.thin(0.55)));
    }
    keep_inside(canvas);
}

/// Teeth along the rim, pointing inwards.
fn threat(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::hex(RADIUS), ink.thin(0.10));
    keep_inside(canvas);
    teeth(canvas, RADIUS - 3.0, 0.86, ink.thin(0.75));
}

/// Within the rims of other marks, which would hide them.
fn menaced(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::hex(RADIUS - 9.0), ink.thin(0.16));
    canvas.stroke(&Outline::hex(RADIUS - 9.0), 5.0, Ink::CREAM.thin(0.9));
    teeth(canvas, RADIUS - 9.0, 0.80, ink);
    canvas.stroke(&Outline::hex(RADIUS - 9.0), 2.4, ink);
}

fn teeth(canvas: &mut Canvas, radius: f32, tips: f32, ink: Ink) {
    let corner = |n: i32| radius * Vec2::from_angle((60.0 * n as f32).to_radians());
    for n in 0..6 {
        let [from, to] = [corner(n), corner(n + 1)];
        for tooth in 0..5 {
            let [a, b] = [tooth, tooth + 1].map(|t| from.lerp(to, t as f32 / 5.0));
            let tip = (a + b) / 2.0 * tips;
            canvas.fill(&Outline::polygon([a, b, tip]), ink);
        }
    }
}

/// A sign with an exclamation mark at the upper right.
fn danger(canvas: &mut Canvas, ink: Ink) {
    let middle = Vec2::new(27.0, -30.0);
    let corner = |x: f32, y: f32| middle + Vec2::new(x, y);
    let sign = Outline::polygon([corner(0.0, -15.0), corner(15.0, 11.0), corner(-15.0, 11.0)]);
    canvas.stroke(&sign, 6.0, Ink::CREAM);
    canvas.inked(&sign, ink, 2.4);
    canvas.stroke(&Outline::line([corner(0.0, -6.0), corner(0.0, 2.0)]), 3.4, Ink::SEPIA);
    canvas.fill(&Outline::circle(corner(0.0, 7.0), 1.9), Ink::SEPIA);
}

/// Footprints.
fn path(canvas: &mut Canvas, ink: Ink) {
    for (x, y) in [(-8.0, 7.0), (8.0, -7.0)] {
        let foot = Vec2::new(x, y);
        for (grow, shade) in [(2.2, Ink::CREAM), (0.0, ink)] {
            let sole = Outline::tag(foot, Vec2::new(9.0, 15.0) + grow * 2.0, 4.5 + grow);
            let heel = Outline::circle(foot + Vec2::new(0.0, 13.0), 4.0 + grow);
            canvas.fill(&sole, shade);
            canvas.fill(&heel, shade);
        }
    }
}

/// Dashes from the middle to a side; those of two neighbours meet there.
fn trail(canvas: &mut Canvas, facing: Facing, ink: Ink) {
    let way = way_of(facing);
    for (width, shade) in [(9.5, Ink::CREAM), (5.5, ink)] {
        for dash in 0..3 {
            let from = 4.0 + 18.0 * dash as f32;
            let line = [way * from, way * (from + 10.0)];
            canvas.stroke(&Outline::line(line), width, shade);
        }
    }
}

/// A bar across a ring, as at a closed road.
fn halt(canvas: &mut Canvas, ink: Ink) {
    let middle = Vec2::new(-27.0, -30.0);
    canvas.fill(&Outline::circle(middle, 17.5), Ink::CREAM);
    canvas.inked(&Outline::circle(middle, 15.0), ink, 2.0);
    let bar = [middle - Vec2::new(8.0, 0.0), middle + Vec2::new(8.0, 0.0)];
    canvas.stroke(&Outline::line(bar), 6.0, Ink::CREAM);
}

/// A great arrow over the side of the hex.
fn look(canvas: &mut Canvas, facing: Facing, ink: Ink) {
    let way = way_of(facing);
    let at = |out: f32, aside: f32| way * out + way.perp() * aside;
    let head = [at(51.0, -22.0), at(69.0, 0.0), at(51.0, 22.0)];
    let shaft = [at(54.0, 8.0), at(47.0, 8.0), at(47.0, -8.0), at(54.0, -8.0)];
    let shape = head.into_iter().chain(shaft);
    canvas.stroke(&Outline::polygon(shape.clone()), 6.0, Ink::CREAM);
    canvas.inked(&Outline::polygon(shape), ink, 1.8);
}

/// A strong rim.
fn selected(canvas: &mut Canvas, ink: Ink) {
    canvas.stroke(&Outline::hex(RADIUS - 5.0), 8.0, Ink::SEPIA);
    canvas.stroke(&Outline::hex(RADIUS - 5.0), 4.6, ink);
}

/// A rim of points that look outwards.
fn attacker(canvas: &mut Canvas, ink: Ink) {
    let star = (0..48).map(|n| {
        let reach = if n % 2 == 0 { 55.0 } else { 46.5 };
        reach * Vec2::from_angle((7.5 * n as f32).to_radians())
    });
    let ring = Outline::polygon(star);
    canvas.fill(&ring, ink.thin(0.30));
    canvas.stroke(&ring, 5.6, Ink::CREAM);
    canvas.stroke(&ring, 3.0, ink);
}

/// A double rim, like a rampart.
fn defender(canvas: &mut Canvas, ink: Ink) {
    canvas.fill(&Outline::circle(Vec2::ZERO, 52.0), ink.thin(0.22));
    for (radius, width) in [(53.0, 3.4), (45.0, 2.2)] {
        canvas.stroke(&Outline::circle(Vec2::ZERO, radius), width + 2.6, Ink::CREAM);
        canvas.stroke(&Outline::circle(Vec2::ZERO, radius), width, ink);
    }
    for n in 0..12 {
        let way = Vec2::from_angle((30.0 * n as f32).to_radians());
        canvas.stroke(&Outline::line([way * 45.0, way * 53.0]), 3.0, ink);
    }
}

/// Whether a mark is drawn over the figures rather than under them.
pub const fn over_figures(kind: MarkKind) -> bool {
    use MarkKind::{AskedFor, Danger, Facing, Halt, Look};
    matches!(kind, Facing(_) | Look(_) | Danger | Halt | AskedFor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_look_leave_the_figure_in_sight() {
        /// The rim of the base of a figure.
        const RIM: f32 = 43.0;
        let kinds = |way| [MarkKind::Facing(way), MarkKind::Look(way)];
        for kind in Facing::ALL.into_iter().flat_map(kinds) {
            let picture = picture(kind, false);
            let wide = picture.width() as usize;
            let place = |n: usize| Vec2::new((n % wide) as f32, (n / wide) as f32) / PIXELS;
            let far = |n: usize| place(n).distance(Vec2::splat(TILE / 2.0));
            let inked = picture.pixels().iter().enumerate().filter(|(_, pixel)| pixel.alpha() > 0);
            let nearest = inked.map(|(n, _)| far(n)).fold(f32::MAX, f32::min);
            assert!((RIM..TILE / 2.0).contains(&nearest), "{kind:?}: {nearest}");
        }
    }
}
