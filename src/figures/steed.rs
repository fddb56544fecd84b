//! Mounts: seen from above on the hexes they take up, with their riders on their backs.

use bevy::math::Vec2;
use riposte_rules::battle::Table;
use riposte_rules::figure::{FigureId, Shape};
use tiny_skia::Pixmap;

use crate::art::{Canvas, Ink, Outline};
use crate::board::layout::INRADIUS;

/// The side of the picture of a mount, in units of the drawing.
pub const STEED: f32 = 246.0;
const PIXELS: f32 = 2.0;
const LINE: f32 = 2.4;

/// What a figure is to its rider.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Steed {
    /// No mount.
    #[default]
    None,
    /// One that takes up one hex.
    Short,
    /// One that takes up two.
    Long,
}

impl Steed {
    /// As the table has it: a figure that takes up two hexes, or carries somebody, or is one of those that
    /// keep no side in the fight.
    pub fn of(table: Table, figure: FigureId) -> Steed {
        let carries = || table.carried(figure).next().is_some();
        match table.shape(figure) {
            _ if table.carrier(figure).is_some() => Steed::None,
            Shape::Long => Steed::Long,
            Shape::One if carries() || !table.book().counts(table.world(), figure) => Steed::Short,
            Shape::One => Steed::None,
        }
    }

    /// How far behind the middle of its own hex the middle of its body lies.
    pub fn behind(self) -> f32 {
        if self == Steed::Long { INRADIUS } else { 0.0 }
    }

    /// How far behind the middle of its own hex its rider sits.
    pub fn seat(self) -> f32 {
        if self == Steed::Long { INRADIUS - 4.0 } else { -2.0 }
    }

    /// Where its own face is, behind the middle of its own hex: on the croup.
    pub fn croup(self) -> f32 {
        if self == Steed::Long { INRADIUS + 58.0 } else { 43.0 }
    }

    /// How large its face is beside that of a figure on foot.
    pub fn face(self) -> f32 {
        match self {
            Steed::None => 1.0,
            Steed::Short => 0.38,
            Steed::Long => 0.5,
        }
    }

    /// How large the token of its rider is.
    pub fn rider(self) -> f32 {
        if self == Steed::Long { 0.82 } else { 0.74 }
    }
}

/// A mount seen from above, its head up, with a cloth in the colour of its side.
pub fn picture(steed: Steed, colour: Ink, down: bool) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(STEED), PIXELS);
    let size = if steed == Steed::Long { 1.0 } else { 0.68 };
    let faded = if down { 0.45 } else { 0.0 };
    let coat = Ink::of(0x8A6238).mixed(Ink::of(0x9A9080), faded);
    for (grow, cover) in [(6.0, 0.10), (3.5, 0.16), (1.5, 0.22)] {
        canvas.fill(&body(size, grow), Ink::SEPIA.thin(cover));
    }
    tail(&mut canvas, size, coat);
    if down {
        legs(&mut canvas, size, coat);
    }
    canvas.inked(&body(size, 0.0), coat, LINE);
    for side in [-1.0, 1.0] {
        let ear = Outline::from(Vec2::new(3.0 * side, -82.0) * size)
            .to(Vec2::new(10.0 * side, -92.0) * size)
            .to(Vec2::new(9.5 * side, -76.0) * size)
            .closed();
        canvas.inked(&ear, coat.mixed(Ink::SEPIA, 0.25), 1.6);
    }
    let mane = Outline::line([Vec2::new(0.0, -84.0) * size, Vec2::new(0.0, -42.0) * size]);
    canvas.stroke(&mane, 7.0 * size, Ink::SEPIA.thin(0.75));
    let cloth = Outline::tag(Vec2::new(0.0, 6.0) * size, Vec2::new(66.0, 62.0) * size, 10.0 * size);
    canvas.inked(&cloth, colour.mixed(Ink::SEPIA, 0.12), LINE);
    let saddle =
        Outline::tag(Vec2::new(0.0, 4.0) * size, Vec2::new(38.0, 40.0) * size, 16.0 * size);
    canvas.inked(&saddle, Ink::of(0x5A3A22), 1.6);
    canvas.pixmap()
}

/// The outline of the body, grown on all sides.
fn body(size: f32, grow: f32) -> Outline {
    let at = |x: f32, y: f32| {
        let point = Vec2::new(x, y) * size;
        point + point.normalize_or_zero() * grow
    };
    let mut outline = Outline::from(at(0.0, 92.0));
    for side in [1.0, -1.0] {
        let half = [
            ((30.0, 90.0), (33.0, 58.0)),
            ((35.0, 34.0), (28.0, 12.0)),
            ((26.0, -8.0), (29.0, -26.0)),
            ((28.0, -44.0), (15.0, -54.0)),
            ((10.0, -66.0), (11.0, -80.0)),
            ((12.0, -100.0), (6.0, -110.0)),
            ((3.0, -113.0), (0.0, -113.0)),
        ];
        if side > 0.0 {
            for ((cx, cy), (x, y)) in half {
                outline = outline.curve(at(cx, cy), at(x, y));
            }
        } else {
            // The same on the other side, from the head back to the croup.
            for n in (0..half.len()).rev() {
                let (cx, cy) = half[n].0;
                let (x, y) = if n == 0 { (0.0, 92.0) } else { half[n - 1].1 };
                outline = outline.curve(at(-cx, cy), at(-x, y));
            }
        }
    }
    outline.closed()
}

fn tail(canvas: &mut Canvas, size: f32, coat: Ink) {
    let hair = Outline::from(Vec2::new(0.0, 86.0) * size)
        .curve(Vec2::new(2.0, 104.0) * size, Vec2::new(9.0, 113.0) * size);
    canvas.stroke(&hair, 11.0 * size, Ink::SEPIA);
    canvas.stroke(&hair, 7.0 * size, coat.mixed(Ink::SEPIA, 0.5));
}

/// The legs of one that lies on its side.
fn legs(canvas: &mut Canvas, size: f32, coat: Ink) {
    for (from, to) in [(-30.0, -52.0), (-20.0, -34.0), (52.0, 74.0), (64.0, 92.0)] {
        let leg = Outline::line([Vec2::new(20.0, from) * size, Vec2::new(62.0, to) * size]);
        canvas.stroke(&leg, 13.0 * size, Ink::SEPIA);
        canvas.stroke(&leg, 9.0 * size, coat);
    }
}
