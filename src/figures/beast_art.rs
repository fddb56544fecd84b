//! Beasts from above, on their four legs.

use bevy::math::Vec2;
use riposte_rules::figure::{Life, Sheet};
use tiny_skia::Pixmap;

use super::body_art::limb;
use super::token_art::TOKEN;
use crate::art::{Canvas, Ink, Outline};

const PIXELS: f32 = 2.4;
const LINE: f32 = 2.2;

/// A beast that fights for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beast {
    /// Lean, grey, with a tail.
    Wolf,
    /// Broad and brown.
    Bear,
}

const ICONS: [(&str, Beast); 2] = [("threat", Beast::Wolf), ("boar", Beast::Bear)];

impl Beast {
    /// The beast that a figure is, by its icon; `None` for people and mounts.
    pub fn of(sheet: &Sheet) -> Option<Beast> {
        ICONS.iter().find(|(icon, _)| *icon == sheet.icon).map(|(_, beast)| *beast)
    }
}

/// A beast that looks up, with a collar in the colour of its side; on its side when it is down.
pub fn beast(beast: Beast, colour: Ink, life: Life, down: bool) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TOKEN), PIXELS);
    let gone = if life == Life::Active { 0.0 } else { 0.6 };
    let fade = |code: u32| Ink::of(code).mixed(Ink::of(0xA39B8C), gone);
    match beast {
        Beast::Wolf => wolf(&mut canvas, [fade(0x8B8A86), fade(0x55544F)], colour, down),
        Beast::Bear => bear(&mut canvas, [fade(0x7A5232), fade(0x4E321D)], colour, down),
    }
    canvas.pixmap()
}

fn at(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// A shape that is the same on both sides, from the first point down to the last: each the
/// point drawn towards and the point reached, on the right side.
fn mirrored(top: Vec2, half: &[[Vec2; 2]]) -> Outline {
    let other = |point: Vec2| at(-point.x, point.y);
    let mut outline = Outline::from(top);
    for [towards, to] in half {
        outline = outline.curve(*towards, *to);
    }
    for n in (0..half.len()).rev() {
        let back = if n == 0 { top } else { half[n - 1][1] };
        outline = outline.curve(other(half[n][0]), other(back));
    }
    outline.closed()
}

/// Four legs, or all to one side for a beast that lies on it.
fn legs(canvas: &mut Canvas, places: [[Vec2; 2]; 2], width: f32, ink: Ink, down: bool) {
    for [from, to] in places {
        for side in [-1.0, 1.0] {
            let far = if down { at(to.x + 16.0, to.y + 9.0 * side) } else { at(to.x * side, to.y) };
            let near =
                if down { at(from.x, from.y + 6.0 * side) } else { at(from.x * side, from.y) };
            limb(canvas, &[near, far], width, ink);
        }
    }
}

fn wolf(canvas: &mut Canvas, [coat, dark]: [Ink; 2], colour: Ink, down: bool) {
    let tail = Outline::from(at(0.0, 34.0)).curve(at(3.0, 50.0), at(13.0, 60.0));
    canvas.stroke(&tail, 13.0, Ink::SEPIA);
    canvas.stroke(&tail, 9.0, coat);
    legs(
        canvas,
        [[at(9.0, -12.0), at(19.0, -26.0)], [at(9.0, 26.0), at(19.0, 34.0)]],
        7.5,
        dark,
        down,
    );
    let body = mirrored(
        at(0.0, -34.0),
        &[
            [at(13.0, -32.0), at(16.0, -16.0)],
            [at(19.0, -2.0), at(13.0, 10.0)],
            [at(13.0, 22.0), at(15.0, 28.0)],
            [at(13.0, 42.0), at(0.0, 42.0)],
        ],
    );
    canvas.inked(&body, coat, LINE);
    let spine =
        mirrored(at(0.0, -22.0), &[[at(9.0, -8.0), at(4.0, 12.0)], [at(5.0, 30.0), at(0.0, 40.0)]]);
    canvas.fill(&spine, dark.thin(0.75));
    collar(canvas, -27.0, 14.0, colour);
    for side in [-1.0, 1.0] {
        let ear = [at(4.0 * side, -38.0), at(13.0 * side, -33.0), at(11.5 * side, -46.0)];
        canvas.inked(&Outline::polygon(ear), dark, 1.8);
    }
    let head = mirrored(
        at(0.0, -67.0),
        &[
            [at(4.5, -67.0), at(5.0, -60.0)],
            [at(6.0, -53.0), at(11.5, -46.0)],
            [at(11.0, -33.0), at(0.0, -31.0)],
        ],
    );
    canvas.inked(&head, coat, LINE);
    muzzle(canvas, -64.5, 2.8, (-50.0, 5.4), down);
}

fn bear(canvas: &mut Canvas, [coat, dark]: [Ink; 2], colour: Ink, down: bool) {
    legs(
        canvas,
        [[at(18.0, -20.0), at(31.0, -36.0)], [at(18.0, 30.0), at(31.0, 40.0)]],
        14.0,
        dark,
        down,
    );
    if !down {
        for side in [-1.0, 1.0] {
            for claw in [-4.0, 0.0, 4.0] {
                let line = [at(32.0 * side + claw, -42.0), at(33.0 * side + claw, -48.0)];
                canvas.stroke(&Outline::line(line), 2.2, Ink::CREAM);
            }
        }
    }
    let body = mirrored(
        at(0.0, -36.0),
        &[
            [at(24.0, -38.0), at(28.0, -16.0)],
            [at(29.0, -2.0), at(27.0, 10.0)],
            [at(36.0, 26.0), at(25.0, 42.0)],
            [at(14.0, 54.0), at(0.0, 54.0)],
        ],
    );
    canvas.inked(&body, coat, LINE);
    canvas.fill(&Outline::oval(at(0.0, -10.0), at(17.0, 19.0), 0.0), dark.thin(0.4));
    for (x, y) in [(-12.0, 20.0), (9.0, 26.0), (-2.0, 36.0), (15.0, 12.0), (-17.0, 34.0)] {
        let hair = Outline::from(at(x, y)).curve(at(x + 2.0, y + 5.0), at(x, y + 10.0));
        canvas.stroke(&hair, 1.6, Ink::SEPIA.thin(0.5));
    }
    collar(canvas, -33.0, 19.0, colour);
    for side in [-1.0, 1.0] {
        canvas.inked(&Outline::circle(at(14.0 * side, -44.0), 6.0), dark, 1.8);
    }
    let head = mirrored(
        at(0.0, -66.0),
        &[
            [at(7.0, -66.0), at(7.5, -58.0)],
            [at(18.0, -54.0), at(17.0, -44.0)],
            [at(15.0, -31.0), at(0.0, -31.0)],
        ],
    );
    canvas.inked(&head, coat, LINE);
    canvas.fill(&Outline::oval(at(0.0, -58.0), at(5.5, 7.0), 0.0), coat.mixed(Ink::CREAM, 0.35));
    muzzle(canvas, -63.0, 3.6, (-49.0, 7.0), down);
}

fn collar(canvas: &mut Canvas, y: f32, half: f32, colour: Ink) {
    let band = Outline::from(at(-half, y)).curve(at(0.0, y + 7.0), at(half, y));
    canvas.stroke(&band, 9.0, Ink::SEPIA);
    canvas.stroke(&band, 5.6, colour);
}

/// Nose and eyes; closed eyes when it is down.
fn muzzle(canvas: &mut Canvas, nose: f32, size: f32, (eyes, apart): (f32, f32), down: bool) {
    canvas.fill(&Outline::oval(at(0.0, nose), at(size, size * 0.8), 0.0), Ink::SEPIA);
    for side in [-1.0, 1.0] {
        let eye = at(apart * side, eyes);
        if down {
            canvas.stroke(
                &Outline::line([eye - at(2.5, 0.0), eye + at(2.5, 0.0)]),
                1.6,
                Ink::SEPIA,
            );
        } else {
            canvas.fill(&Outline::oval(eye, at(2.2, 2.8), 0.0), Ink::of(0xE9B93A));
            canvas.fill(&Outline::circle(eye - at(0.0, 0.4), 1.2), Ink::SEPIA);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wolves_and_bears_are_told_apart_by_their_outline() {
        let [wolf, bear] =
            [Beast::Wolf, Beast::Bear].map(|kind| beast(kind, Ink::SEPIA, Life::Active, false));
        let area = |picture: &Pixmap| picture.pixels().iter().filter(|p| p.alpha() > 127).count();
        assert!(area(&bear) * 2 > area(&wolf) * 3);
    }

    #[test]
    fn people_are_no_beasts() {
        assert_eq!(Beast::of(&Sheet::default()), None);
    }
}
