//! The counter of a figure: the body, which turns with it, and the face, which stays upright.

use bevy::math::Vec2;
use riposte_rules::figure::{Life, Posture, Side, Wound};
use riposte_rules::rulebook::Pool;
use tiny_skia::Pixmap;

use super::heraldry::band;
use crate::art::{Canvas, Ink, Outline};
use crate::board::contract::FACE;

/// The side of a token's pictures, in units of the drawing.
pub const TOKEN: f32 = 136.0;
const PIXELS: f32 = 2.4;
const LINE: f32 = 2.4;

/// How a body holds itself, as far as the drawing goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Silhouette {
    /// On its feet.
    Up,
    /// On its feet, with bent knees set apart.
    Guarded,
    /// Bent low on its feet.
    Crouching,
    /// On its knees.
    Low,
    /// On the ground, the legs before it.
    Sitting,
    /// On a chair.
    Seated,
    /// On hands and knees.
    Crawling,
    /// On the ground.
    Down,
    /// On the ground, face up.
    Back,
}

impl Silhouette {
    /// The stance of a figure.
    pub fn of(posture: Posture, life: Life) -> Silhouette {
        match (posture, life) {
            (Posture::Supine, Life::Active) => Silhouette::Back,
            (posture, life) if posture.down() || life != Life::Active => Silhouette::Down,
            (Posture::Standing, _) => Silhouette::Up,
            (Posture::Guarded, _) => Silhouette::Guarded,
            (Posture::Crouching, _) => Silhouette::Crouching,
            (Posture::Sitting, _) => Silhouette::Sitting,
            (Posture::Seated, _) => Silhouette::Seated,
            (Posture::Crawling, _) => Silhouette::Crawling,
            _ => Silhouette::Low,
        }
    }

    /// Whether it lies.
    pub const fn lies(self) -> bool {
        matches!(self, Silhouette::Down | Silhouette::Back)
    }

    /// The radius of the face.
    pub const fn face(self) -> f32 {
        match self {
            Silhouette::Up => FACE,
            Silhouette::Guarded => 31.0,
            Silhouette::Down | Silhouette::Back => 20.0,
            Silhouette::Crawling => 24.0,
            _ => 27.0,
        }
    }
}

/// The body, looking up; without a notch where figures look no way.
pub fn body(silhouette: Silhouette, colour: Ink, looks: bool) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TOKEN), PIXELS);
    match silhouette {
        Silhouette::Down => lying(&mut canvas, colour, false),
        Silhouette::Back => lying(&mut canvas, colour, true),
        _ => {
            under(&mut canvas, silhouette, colour);
            shadow(&mut canvas, silhouette.face());
            if looks {
                beak(&mut canvas, silhouette.face(), colour);
            }
        }
    }
    canvas.pixmap()
}

fn shadow(canvas: &mut Canvas, radius: f32) {
    for (grow, cover) in [(5.0, 0.10), (3.0, 0.16), (1.0, 0.22)] {
        canvas.fill(&Outline::circle(Vec2::ZERO, radius + grow), Ink::SEPIA.thin(cover));
    }
}

/// The notch that shows where the figure looks.
fn beak(canvas: &mut Canvas, radius: f32, colour: Ink) {
    let at = |degrees: f32, reach: f32| reach * Vec2::from_angle((degrees - 90.0).to_radians());
    let tip = at(0.0, radius + 21.0);
    let horn = |grow: f32| {
        Outline::from(at(-42.0, radius + grow))
            .curve(at(-16.0, radius + 3.0 + grow), tip - Vec2::new(0.0, grow * 1.6))
            .curve(at(16.0, radius + 3.0 + grow), at(42.0, radius + grow))
            .to(Vec2::ZERO)
            .closed()
    };
    canvas.inked(&horn(3.0), colour.mixed(Ink::SEPIA, 0.2), LINE);
    canvas.fill(&horn(-1.6), Ink::CREAM);
}

/// What of a body shows around its face: feet, knees, legs, hands, a chair.
fn under(canvas: &mut Canvas, silhouette: Silhouette, colour: Ink) {
    let cloth = colour.mixed(Ink::SEPIA, 0.35);
    let mut pair = |x: f32, y: f32, size: Vec2, ink: Ink| {
        for side in [-1.0, 1.0] {
            let part = Outline::tag(Vec2::new(x * side, y), size, size.x.min(size.y) * 0.45);
            canvas.inked(&part, ink, LINE);
        }
    };
    let skin = Ink::of(0xE3C39A);
    match silhouette {
        // Feet set apart, one before the other.
        Silhouette::Guarded => pair(31.0, 14.0, Vec2::new(15.0, 24.0), cloth),
        // Knees drawn up on both sides.
        Silhouette::Crouching => pair(27.0, -6.0, Vec2::new(18.0, 26.0), cloth),
        // Legs behind.
        Silhouette::Low => pair(16.0, 25.0, Vec2::new(18.0, 30.0), cloth),
        // Legs stretched out before it.
        Silhouette::Sitting => pair(11.0, -30.0, Vec2::new(15.0, 44.0), cloth),
        Silhouette::Seated => {
            pair(13.0, -22.0, Vec2::new(15.0, 26.0), cloth);
            chair(canvas);
        }
        Silhouette::Crawling => {
            pair(15.0, 30.0, Vec2::new(15.0, 40.0), cloth);
            pair(22.0, -26.0, Vec2::new(13.0, 16.0), skin);
        }
        Silhouette::Up | Silhouette::Down | Silhouette::Back => {}
    }
}

/// A seat with its back, behind its rider.
fn chair(canvas: &mut Canvas) {
    let seat = Outline::tag(Vec2::new(0.0, 12.0), Vec2::new(58.0, 44.0), 5.0);
    canvas.inked(&seat, Ink::WOOD, LINE);
    let back = Outline::tag(Vec2::new(0.0, 36.0), Vec2::new(64.0, 10.0), 4.0);
    canvas.inked(&back, Ink::WOOD.mixed(Ink::SEPIA, 0.3), LINE);
}

fn lying(canvas: &mut Canvas, colour: Ink, face_up: bool) {
    let cloth = colour.mixed(Ink::SEPIA, 0.2);
    let limb = |from: Vec2, to: Vec2| Outline::line([from, to]);
    let limbs = [
        (Vec2::new(-8.0, 14.0), Vec2::new(-15.0, 50.0)),
        (Vec2::new(8.0, 14.0), Vec2::new(13.0, 52.0)),
        (Vec2::new(-14.0, -16.0), Vec2::new(-34.0, -30.0)),
        (Vec2::new(14.0, -16.0), Vec2::new(36.0, -6.0)),
    ];
    for (from, to) in limbs {
        canvas.stroke(&limb(from, to), 15.0, Ink::SEPIA);
    }
    for (from, to) in limbs {
        canvas.stroke(&limb(from, to), 10.5, cloth);
    }
    let trunk = Outline::tag(Vec2::new(0.0, -1.0), Vec2::new(38.0, 48.0), 14.0);
    canvas.inked(&trunk, cloth, LINE);
    canvas.inked(&Outline::circle(Vec2::new(0.0, -38.0), 12.5), Ink::of(0xE3C39A), LINE);
    if face_up {
        return looks_up(canvas);
    }
    let hair = Outline::arc(Vec2::new(0.0, -38.0), 8.0, 180.0, 360.0);
    canvas.stroke(&hair, 4.5, Ink::SEPIA.thin(0.7));
}

/// Two eyes and a belt buckle: a figure on its back.
fn looks_up(canvas: &mut Canvas) {
    for side in [-1.0, 1.0] {
        canvas.fill(&Outline::circle(Vec2::new(4.5 * side, -40.0), 2.2), Ink::SEPIA);
    }
    let belt = Outline::line([Vec2::new(-18.0, 14.0), Vec2::new(18.0, 14.0)]);
    canvas.stroke(&belt, 5.0, Ink::SEPIA);
    canvas.inked(&Outline::tag(Vec2::new(0.0, 14.0), Vec2::new(10.0, 9.0), 2.0), Ink::BRASS, 1.6);
}

/// What stands on the face of a token.
pub struct Face<'a> {
    /// The figure's stance.
    pub silhouette: Silhouette,
    /// Its side and the colour of that.
    pub side: (Side, Ink),
    /// Its picture.
    pub icon: Option<&'a Pixmap>,
    /// Whether it fights.
    pub life: Life,
    /// Its wounds.
    pub wounds: &'a [Wound],
    /// What is left of its life, where that is counted.
    pub pool: Option<&'a Pool>,
}

/// The face of a token.
pub fn face(face: &Face) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TOKEN), PIXELS);
    let outer = face.silhouette.face();
    let inner = outer - if face.silhouette.lies() { 5.0 } else { 7.0 };
    let (side, colour) = face.side;
    band(&mut canvas, side, colour, (inner, outer));
    canvas.stroke(&Outline::circle(Vec2::ZERO, outer), LINE, Ink::SEPIA);
    let field = colour.mixed(Ink::SEPIA, 0.18);
    canvas.inked(&Outline::circle(Vec2::ZERO, inner), field, 1.4);
    if let Some(icon) = face.icon {
        canvas.stencil(icon, Vec2::ZERO, inner * 1.56, Ink::CREAM);
    }
    match face.life {
        Life::Active => {
            face.pool.into_iter().for_each(|pool| life_left(&mut canvas, outer, pool));
            wounds(&mut canvas, outer, face.wounds);
        }
        Life::Unconscious | Life::Down => closed_eyes(&mut canvas, inner),
        Life::Dead | Life::Gone => crossed_out(&mut canvas, inner),
    }
    canvas.pixmap()
}

/// A ring around the rim: a broad band for what is left, from the top clockwise, and a thin line
/// for what is lost.
pub fn life_left(canvas: &mut Canvas, radius: f32, pool: &Pool) {
    let part = (pool.left.max(0) as f32 / pool.of.max(1) as f32).min(1.0);
    let end = -90.0 + 360.0 * part;
    let ring = |from: f32, to: f32| Outline::arc(Vec2::ZERO, radius + 4.0, from, to);
    canvas.stroke(&ring(-90.0, 270.0), 3.2, Ink::CREAM);
    canvas.stroke(&ring(-90.0, 270.0), 1.2, Ink::SEPIA);
    if part > 0.0 {
        canvas.stroke(&ring(-90.0, end), 6.4, Ink::SEPIA);
        let ink = if part > 1.0 / 3.0 { Ink::of(0x6FA04A) } else { Ink::BLOOD };
        canvas.stroke(&ring(-90.0, end), 4.0, ink);
    }
}

/// A drop of blood on the rim for each wound, larger for a worse one.
pub fn wounds(canvas: &mut Canvas, radius: f32, wounds: &[Wound]) {
    let count = wounds.len().min(7);
    for (number, wound) in wounds.iter().rev().take(count).enumerate() {
        let degrees = 132.0 + 27.0 * number as f32;
        let middle = (radius + 1.0) * Vec2::from_angle(degrees.to_radians());
        let size = 5.0 + 1.1 * f32::from(wound.level.min(4));
        drop_of_blood(canvas, middle, size);
    }
}

fn drop_of_blood(canvas: &mut Canvas, middle: Vec2, size: f32) {
    let shape = |size: f32| {
        let low = middle + Vec2::new(0.0, size * 0.95);
        Outline::from(middle - Vec2::new(0.0, size * 1.25))
            .curve(middle + Vec2::new(size * 1.25, size * 0.5), low)
            .curve(
                middle + Vec2::new(-size * 1.25, size * 0.5),
                middle - Vec2::new(0.0, size * 1.25),
            )
            .closed()
    };
    canvas.fill(&shape(size + 3.6), Ink::CREAM);
    canvas.inked(&shape(size + 1.0), Ink::BLOOD, 1.6);
    let glint = middle + Vec2::new(-size * 0.25, size * 0.15);
    canvas.fill(&Outline::circle(glint, size * 0.2), Ink::CREAM);
}

fn closed_eyes(canvas: &mut Canvas, radius: f32) {
    canvas.fill(&Outline::circle(Vec2::ZERO, radius), Ink::CREAM.thin(0.7));
    for side in [-1.0, 1.0] {
        let eye = Vec2::new(side * radius * 0.42, -radius * 0.05);
        canvas.stroke(&Outline::arc(eye, radius * 0.26, 20.0, 160.0), 2.6, Ink::SEPIA);
    }
}

fn crossed_out(canvas: &mut Canvas, radius: f32) {
    canvas.fill(&Outline::circle(Vec2::ZERO, radius), Ink::CREAM.thin(0.7));
    let reach = radius * 0.55;
    for slope in [-1.0, 1.0] {
        let line = [Vec2::new(-reach, -reach * slope), Vec2::new(reach, reach * slope)];
        canvas.stroke(&Outline::line(line), 4.4, Ink::SEPIA);
    }
}
