//! Bodies from above: shoulders, cloak, legs and head of a figure that looks up, as its posture
//! has them. Arms and what they hold are drawn with the weapons.

use bevy::math::Vec2;
use tiny_skia::Pixmap;

use super::clad::{Clad, Cover};
use super::head_art::head;
use super::token_art::{Silhouette, TOKEN};
use crate::art::{Canvas, Ink, Outline};

const PIXELS: f32 = 2.4;
const LINE: f32 = 2.2;

/// The body of a figure; on horseback its legs hold the mount.
pub fn body(silhouette: Silhouette, clad: &Clad, rides: bool) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(TOKEN), PIXELS);
    let mut body = Body { canvas: &mut canvas, clad };
    match silhouette {
        Silhouette::Down => body.lying(false),
        Silhouette::Back => body.lying(true),
        Silhouette::Crawling => body.crawling(),
        Silhouette::Up if rides => body.riding(),
        Silhouette::Up => body.standing(),
        Silhouette::Guarded => body.guarded(),
        Silhouette::Crouching => body.crouching(),
        Silhouette::Low => body.kneeling(),
        Silhouette::Sitting => body.sitting(),
        Silhouette::Seated => body.seated(),
    }
    canvas.pixmap()
}

/// A limb through points, with a dark outline.
pub fn limb(canvas: &mut Canvas, points: &[Vec2], width: f32, ink: Ink) {
    let line = Outline::line(points.iter().copied());
    canvas.stroke(&line, width + 2.0 * LINE, Ink::SEPIA);
    canvas.stroke(&line, width, ink);
}

struct Body<'a> {
    canvas: &'a mut Canvas,
    clad: &'a Clad,
}

fn at(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

impl Body<'_> {
    fn standing(&mut self) {
        for side in [-1.0, 1.0] {
            self.boot(at(10.0 * side, -14.0), 4.0 * side);
        }
        self.cloak(30.0, 24.0);
        self.trunk(Vec2::ZERO, at(28.0, 14.5), 0.0);
        self.head(at(0.0, -4.0));
    }

    /// Knees bent, one foot before the other.
    fn guarded(&mut self) {
        limb(
            self.canvas,
            &[at(-10.0, 4.0), at(-20.0, -12.0), at(-21.0, -24.0)],
            12.0,
            self.clad.legs,
        );
        limb(self.canvas, &[at(10.0, 6.0), at(24.0, 16.0), at(27.0, 30.0)], 12.0, self.clad.legs);
        self.boot(at(-21.0, -29.0), -8.0);
        self.boot(at(28.0, 32.0), 28.0);
        self.trunk(at(0.0, 2.0), at(25.0, 13.0), 14.0);
        self.head(at(0.0, -7.0));
    }

    /// Low on bent legs, the knees before it, the back a round hump.
    fn crouching(&mut self) {
        for side in [-1.0, 1.0] {
            limb(
                self.canvas,
                &[at(9.0 * side, 12.0), at(21.0 * side, -16.0)],
                15.0,
                self.clad.legs,
            );
            self.boot(at(21.0 * side, -22.0), 10.0 * side);
        }
        self.cloak(20.0, 22.0);
        self.trunk(at(0.0, 4.0), at(21.0, 17.0), 0.0);
        self.head(at(0.0, -13.0));
    }

    /// On one knee: one foot is put forward, the other shin lies behind.
    fn kneeling(&mut self) {
        limb(
            self.canvas,
            &[at(-11.0, 6.0), at(-13.0, 26.0), at(-12.0, 46.0)],
            12.5,
            self.clad.legs,
        );
        self.boot(at(-12.0, 49.0), 0.0);
        limb(self.canvas, &[at(11.0, 6.0), at(14.0, -24.0)], 14.5, self.clad.legs);
        self.boot(at(14.0, -32.0), 4.0);
        self.trunk(at(0.0, 3.0), at(24.0, 13.0), 0.0);
        self.head(at(0.0, -3.0));
    }

    fn sitting(&mut self) {
        for side in [-1.0, 1.0] {
            limb(self.canvas, &[at(9.0 * side, 6.0), at(15.0 * side, -40.0)], 13.0, self.clad.legs);
            self.boot(at(16.0 * side, -47.0), 10.0 * side);
        }
        self.cloak(38.0, 27.0);
        self.trunk(at(0.0, 10.0), at(25.0, 14.0), 0.0);
        self.head(at(0.0, 8.0));
    }

    fn seated(&mut self) {
        let wood = Ink::WOOD;
        self.canvas.inked(&Outline::tag(at(0.0, 12.0), at(62.0, 46.0), 4.0), wood, LINE);
        let back = Outline::tag(at(0.0, 36.0), at(66.0, 10.0), 4.0);
        for side in [-1.0, 1.0] {
            limb(
                self.canvas,
                &[at(10.0 * side, 8.0), at(13.0 * side, -24.0)],
                14.0,
                self.clad.legs,
            );
            self.boot(at(13.0 * side, -33.0), 3.0 * side);
        }
        self.trunk(at(0.0, 8.0), at(26.0, 14.0), 0.0);
        self.canvas.inked(&back, wood.mixed(Ink::SEPIA, 0.3), LINE);
        self.head(at(0.0, 5.0));
    }

    /// Astride: the legs hang down on both sides.
    fn riding(&mut self) {
        for side in [-1.0, 1.0] {
            let leg = [at(11.0 * side, 4.0), at(36.0 * side, 2.0), at(38.0 * side, -12.0)];
            limb(self.canvas, &leg, 13.0, self.clad.legs);
            self.boot(at(39.0 * side, -17.0), 4.0 * side);
        }
        self.cloak(34.0, 25.0);
        self.trunk(Vec2::ZERO, at(28.0, 14.5), 0.0);
        self.head(at(0.0, -4.0));
    }

    fn crawling(&mut self) {
        for side in [-1.0, 1.0] {
            let leg = [at(10.0 * side, 20.0), at(18.0 * side, 30.0), at(15.0 * side, 54.0)];
            limb(self.canvas, &leg, 12.0, self.clad.legs);
            self.boot(at(15.0 * side, 57.0), 0.0);
            let arm = [at(17.0 * side, -12.0), at(25.0 * side, -26.0), at(21.0 * side, -42.0)];
            limb(self.canvas, &arm, 9.5, self.clad.sleeve);
            self.canvas.inked(&Outline::circle(at(21.0 * side, -45.0), 5.6), self.clad.skin, 1.8);
        }
        self.back(at(0.0, 4.0), at(40.0, 54.0));
        self.head(at(0.0, -27.0));
    }

    /// Full length on the ground: on the face, or on the back.
    fn lying(&mut self, face_up: bool) {
        let arms = match face_up {
            false => [
                [at(-17.0, -18.0), at(-34.0, -34.0), at(-22.0, -50.0)],
                [at(17.0, -18.0), at(36.0, -22.0), at(40.0, -40.0)],
            ],
            true => [
                [at(-17.0, -18.0), at(-36.0, -8.0), at(-50.0, -20.0)],
                [at(17.0, -18.0), at(36.0, -4.0), at(52.0, 4.0)],
            ],
        };
        for arm in arms {
            limb(self.canvas, &arm, 9.5, self.clad.sleeve);
            self.canvas.inked(&Outline::circle(arm[2], 5.4), self.clad.skin, 1.8);
        }
        let spread = if face_up { 20.0 } else { 13.0 };
        for (side, bend) in [(-1.0, 6.0), (1.0, 0.0)] {
            let leg =
                [at(9.0 * side, 16.0), at((11.0 + bend) * side, 34.0), at(spread * side, 54.0)];
            limb(self.canvas, &leg, 12.5, self.clad.legs);
            self.boot(at((spread + 1.0) * side, 58.0), 14.0 * side);
        }
        if face_up {
            return self.on_its_back();
        }
        self.back(at(0.0, 0.0), at(40.0, 50.0));
        self.head(at(3.0, -37.0));
    }

    /// Chest, belt and face, turned to the sky.
    fn on_its_back(&mut self) {
        let chest = Outline::tag(at(0.0, -2.0), at(40.0, 46.0), 12.0);
        self.canvas.inked(&chest, self.clad.shoulders, LINE);
        self.canvas.stroke(
            &Outline::line([at(0.0, -22.0), at(0.0, 10.0)]),
            1.6,
            Ink::SEPIA.thin(0.6),
        );
        self.canvas.stroke(&Outline::line([at(-19.0, 12.0), at(19.0, 12.0)]), 6.0, self.clad.boots);
        self.canvas.inked(&Outline::tag(at(0.0, 12.0), at(10.0, 9.0), 2.0), Ink::BRASS, 1.5);
        let head = at(0.0, -38.0);
        self.canvas.inked(&Outline::circle(head - Vec2::Y * 2.0, 14.5), self.clad.inks.hair, LINE);
        let face = Outline::oval(head + Vec2::Y * 1.5, at(11.5, 12.5), 0.0);
        self.canvas.inked(&face, self.clad.skin, 1.6);
        for side in [-1.0, 1.0] {
            self.canvas.fill(&Outline::circle(head + at(4.6 * side, -1.5), 1.9), Ink::SEPIA);
        }
        self.canvas.stroke(
            &Outline::line([head + at(0.0, 0.0), head + at(0.0, 5.0)]),
            1.6,
            Ink::SEPIA.thin(0.7),
        );
        self.canvas.stroke(
            &Outline::arc(head + at(0.0, 6.0), 3.6, 20.0, 160.0),
            1.6,
            Ink::SEPIA.thin(0.8),
        );
    }

    fn boot(&mut self, middle: Vec2, degrees: f32) {
        self.canvas.inked(&Outline::oval(middle, at(6.4, 9.5), degrees), self.clad.boots, LINE);
    }

    /// The cloak, which falls behind a figure, so long and so wide at the shoulders.
    fn cloak(&mut self, long: f32, wide: f32) {
        let cloth = Outline::from(at(-wide, -6.0))
            .curve(at(-wide - 8.0, long * 0.75), at(-wide * 0.5, long))
            .curve(at(0.0, long + 6.0), at(wide * 0.5, long))
            .curve(at(wide + 8.0, long * 0.75), at(wide, -6.0))
            .closed();
        self.canvas.inked(&cloth, self.clad.cloak.mixed(Ink::SEPIA, 0.12), LINE);
        for fold in [-0.55, 0.0, 0.5] {
            let line = Outline::from(at(wide * fold * 0.8, 8.0))
                .curve(at(wide * fold, long * 0.5), at(wide * fold * 1.1, long - 3.0));
            self.canvas.stroke(&line, 1.6, Ink::SEPIA.thin(0.45));
        }
    }

    /// Shoulders from above, turned by so many degrees.
    fn trunk(&mut self, middle: Vec2, half: Vec2, degrees: f32) {
        let ink = self.clad.shoulders;
        self.canvas.inked(&Outline::oval(middle, half, degrees), ink, LINE);
        let turn = Vec2::from_angle(degrees.to_radians());
        for side in [-1.0, 1.0] {
            let cap = middle + turn.rotate(at(side * (half.x - 8.5), 0.0));
            self.shoulder(cap, half.y - 3.0);
        }
        if self.clad.cover != Cover::Cloth {
            // Whatever is worn, the colour of the side is seen: a collar.
            self.canvas.stroke(&Outline::oval(middle, half * 0.52, degrees), 5.0, self.clad.cloak);
        }
    }

    fn shoulder(&mut self, middle: Vec2, radius: f32) {
        let ink = self.clad.shoulders;
        match self.clad.cover {
            Cover::Cloth => {}
            Cover::Leather => {
                self.canvas.stroke(
                    &Outline::circle(middle, radius * 0.6),
                    1.4,
                    Ink::SEPIA.thin(0.6),
                );
            }
            Cover::Mail => {
                for (x, y) in
                    [(-4.0, -4.0), (3.0, -5.0), (-2.0, 1.0), (5.0, 0.0), (-4.0, 6.0), (3.0, 6.0)]
                {
                    let ring = Outline::circle(middle + at(x, y), 1.9);
                    self.canvas.stroke(&ring, 1.0, Ink::SEPIA.thin(0.65));
                }
            }
            Cover::Plate => {
                self.canvas.inked(
                    &Outline::circle(middle, radius),
                    ink.mixed(Ink::CREAM, 0.25),
                    1.8,
                );
                self.canvas.stroke(
                    &Outline::circle(middle, radius * 0.55),
                    1.2,
                    Ink::SEPIA.thin(0.5),
                );
            }
        }
    }

    /// A back seen full length, with the cloak on it.
    fn back(&mut self, middle: Vec2, size: Vec2) {
        self.canvas.inked(&Outline::tag(middle, size, 13.0), self.clad.shoulders, LINE);
        let cloth = Outline::tag(middle + Vec2::Y * 3.0, size - at(9.0, 8.0), 10.0);
        self.canvas.inked(&cloth, self.clad.cloak.mixed(Ink::SEPIA, 0.12), 1.6);
        let spine = [middle - Vec2::Y * size.y * 0.3, middle + Vec2::Y * size.y * 0.4];
        self.canvas.stroke(&Outline::line(spine), 1.6, Ink::SEPIA.thin(0.5));
    }

    fn head(&mut self, middle: Vec2) {
        head(self.canvas, self.clad.head, middle, &self.clad.inks);
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::{Life, Sheet};

    use super::*;

    const EVERY: [Silhouette; 9] = [
        Silhouette::Up,
        Silhouette::Guarded,
        Silhouette::Crouching,
        Silhouette::Low,
        Silhouette::Sitting,
        Silhouette::Seated,
        Silhouette::Crawling,
        Silhouette::Down,
        Silhouette::Back,
    ];

    fn drawn(silhouette: Silhouette, life: Life) -> Pixmap {
        let clad = Clad::of(&Sheet::default(), Ink::of(0x9E2B25), life);
        body(silhouette, &clad, false)
    }

    #[test]
    fn every_posture_has_an_outline_of_its_own() {
        for (n, one) in EVERY.iter().enumerate() {
            for other in &EVERY[n + 1..] {
                let [a, b] = [one, other].map(|it| drawn(*it, Life::Active));
                let both = a.pixels().iter().zip(b.pixels());
                let apart = both.filter(|(a, b)| a.alpha().abs_diff(b.alpha()) > 127).count();
                // Lying on the face or on the back is told apart by arms and face.
                assert!(apart > 1500, "{one:?} {other:?}: {apart}");
            }
        }
    }

    #[test]
    fn who_is_out_of_the_fight_is_grey() {
        let vivid = |life| {
            let picture = drawn(Silhouette::Down, life);
            let strong = |p: &&tiny_skia::PremultipliedColorU8| p.red() > p.green() + 70;
            picture.pixels().iter().filter(strong).count()
        };
        assert!(vivid(Life::Active) > 10 * (vivid(Life::Dead) + 1));
    }
}
