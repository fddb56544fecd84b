//! The base under the feet of a drawn figure. Its outline tells the side as well as its colour; on
//! it lie the ring of life and the wounds, and before it the wedge that shows the facing.

use bevy::math::Vec2;
use riposte_rules::figure::{Life, Side};
use tiny_skia::Pixmap;

use super::token_art::{Face, TOKEN, life_left, wounds};
use crate::art::{Canvas, Ink, Outline};

const PIXELS: f32 = 2.4;
const LINE: f32 = 2.4;
/// From the middle to the rim of a round base, in units of the drawing.
pub const BASE: f32 = 43.0;
/// The middle of the ring of life.
const RING: f32 = 33.5;

/// The outline of the base of a side, so much larger or smaller than its rim.
pub fn outline(side: Side, grow: f32) -> Outline {
    let shape = |corners: u8, radius: f32, first: f32, round: f32| {
        rounded(corners, radius + grow, first, round)
    };
    match side.0 % 6 {
        0 => Outline::circle(Vec2::ZERO, BASE + grow),
        1 => shape(4, 55.0, 45.0, 0.16),
        2 => shape(6, 48.5, 0.0, 0.1),
        3 => shape(3, 66.0, -90.0, 0.24),
        4 => shape(4, 55.0, 0.0, 0.16),
        _ => notched(BASE + 3.0 + grow),
    }
}

/// A regular shape with round corners; the first corner so many degrees clockwise from the right.
fn rounded(corners: u8, radius: f32, first: f32, round: f32) -> Outline {
    let step = 360.0 / f32::from(corners);
    let corner = |n: u8| radius * Vec2::from_angle((first + step * f32::from(n)).to_radians());
    let mut outline = Outline::from(corner(0).lerp(corner(1), round));
    for n in 1..=corners {
        let [before, at, after] = [n - 1, n % corners, (n + 1) % corners].map(corner);
        outline = outline.to(at.lerp(before, round)).curve(at, at.lerp(after, round));
    }
    outline.closed()
}

/// A circle with eight notches.
fn notched(radius: f32) -> Outline {
    let reach = |n: i32| if n % 4 == 0 { radius - 7.0 } else { radius };
    Outline::polygon((0..32).map(|n| reach(n) * Vec2::from_angle((11.25 * n as f32).to_radians())))
}

/// The base of a figure on foot: it stays as it lies, whichever way the figure looks.
pub fn base(face: &Face) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TOKEN), PIXELS);
    let (side, colour) = face.side;
    let out = face.life != Life::Active;
    if !out {
        for (grow, cover) in [(5.0, 0.10), (3.0, 0.14), (1.0, 0.20)] {
            canvas.fill(&outline(side, grow), Ink::SEPIA.thin(cover));
        }
    }
    let cover = if out { 0.45 } else { 1.0 };
    canvas.fill(&outline(side, 0.0), colour.thin(cover));
    canvas.stroke(&outline(side, 0.0), LINE, Ink::SEPIA.thin(cover));
    let field = Ink::CREAM.mixed(colour, 0.16);
    canvas.fill(&outline(side, -7.5), field.thin(if out { 0.5 } else { 1.0 }));
    canvas.stroke(&outline(side, -7.5), 1.3, Ink::SEPIA.thin(0.7 * cover));
    life(&mut canvas, face, RING, BASE - 4.0);
    canvas.pixmap()
}

/// What lies around a rider instead of a base: the ring of life and the wounds alone.
pub fn ring(face: &Face) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TOKEN), PIXELS);
    life(&mut canvas, face, RING + 4.0, RING + 4.0);
    canvas.pixmap()
}

fn life(canvas: &mut Canvas, face: &Face, ring: f32, rim: f32) {
    if face.life == Life::Active {
        face.pool.into_iter().for_each(|pool| life_left(canvas, ring - 4.0, pool));
        wounds(canvas, rim, face.wounds);
    }
}

/// The wedge before a figure that looks up, over the rim of its base.
pub fn wedge(colour: Ink) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TOKEN), PIXELS);
    let at = |degrees: f32, reach: f32| reach * Vec2::from_angle((degrees - 90.0).to_radians());
    let horn = |grow: f32| {
        let foot = BASE - 6.0 - grow * 0.4;
        Outline::from(at(-30.0 - grow, foot))
            .curve(at(-10.0, BASE + grow), at(0.0, BASE + 16.0 + grow * 1.5))
            .curve(at(10.0, BASE + grow), at(30.0 + grow, foot))
            .curve(at(0.0, foot + 1.5), at(-30.0 - grow, foot))
            .closed()
    };
    canvas.fill(&horn(3.2), Ink::CREAM.thin(0.85));
    canvas.inked(&horn(0.6), colour.mixed(Ink::SEPIA, 0.15), LINE);
    canvas.pixmap()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(side: u8) -> Vec<bool> {
        let mut canvas = Canvas::new(Vec2::splat(TOKEN), 1.0);
        canvas.fill(&outline(Side(side), 0.0), Ink::SEPIA);
        canvas.pixmap().pixels().iter().map(|pixel| pixel.alpha() > 127).collect()
    }

    #[test]
    fn every_side_has_a_base_of_its_own_shape() {
        for one in 0..6 {
            for other in one + 1..6 {
                let (a, b) = (shape(one), shape(other));
                let apart = a.iter().zip(&b).filter(|(a, b)| a != b).count();
                assert!(apart > 250, "{one} {other}: {apart}");
            }
        }
    }

    #[test]
    fn a_base_lies_within_its_hex() {
        let apothem = crate::board::layout::INRADIUS;
        for side in 0..6 {
            let inside = shape(side);
            let half = TOKEN / 2.0;
            for (n, _) in inside.iter().enumerate().filter(|(_, filled)| **filled) {
                let at = Vec2::new((n % 136) as f32 - half, (n / 136) as f32 - half);
                let out = [30.0f32, 90.0, 150.0]
                    .map(|side| at.dot(Vec2::from_angle(side.to_radians())).abs());
                assert!(out.iter().all(|out| *out < apothem), "{side}: {at}");
            }
        }
    }
}
