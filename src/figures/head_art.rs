//! Heads from above, by what a figure wears on its own.

use bevy::math::Vec2;

use crate::art::{Canvas, Ink, Outline};

/// What is seen of a head from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Short hair.
    Hair,
    /// Long hair, bound behind.
    Tail,
    /// Wild hair and a beard.
    Mane,
    /// A ring of hair.
    Tonsure,
    /// A hood.
    Hood,
    /// A hat of straw.
    Straw,
    /// A hat with a feather.
    Feather,
    /// A hat with a point.
    Witch,
    /// An open helmet.
    Cap,
    /// A helmet with a brim.
    Kettle,
    /// A closed helmet.
    Great,
    /// A closed helmet with a plume.
    Crest,
    /// A helmet with horns.
    Horns,
}

const ICONS: [(&str, Head); 25] = [
    ("swordwoman", Head::Tail),
    ("viking-head", Head::Mane),
    ("barbarian", Head::Mane),
    ("monk-face", Head::Tonsure),
    ("hood", Head::Hood),
    ("cowled", Head::Hood),
    ("robe", Head::Hood),
    ("bandit", Head::Hood),
    ("rogue", Head::Hood),
    ("farmer", Head::Straw),
    ("fencer", Head::Feather),
    ("player", Head::Feather),
    ("witch-face", Head::Witch),
    ("light-helm", Head::Cap),
    ("swordman", Head::Cap),
    ("eagle-emblem", Head::Cap),
    ("lion", Head::Cap),
    ("pikeman", Head::Kettle),
    ("visored-helm", Head::Great),
    ("heavy-helm", Head::Great),
    ("brutal-helm", Head::Great),
    ("black-knight-helm", Head::Great),
    ("crested-helmet", Head::Crest),
    ("viking-helmet", Head::Horns),
    ("horned-helm", Head::Horns),
];

impl Head {
    /// By the icon of a figure; without a known one its hair is seen.
    pub fn of(icon: &str) -> Head {
        ICONS.iter().find(|(known, _)| *known == icon).map_or(Head::Hair, |(_, head)| *head)
    }
}

/// The inks of a head.
#[derive(Clone, Copy, Debug)]
pub struct HeadInks {
    /// Of the skin.
    pub skin: Ink,
    /// Of the hair.
    pub hair: Ink,
    /// Of the cloth of a hood or a plume.
    pub cloth: Ink,
    /// Of steel.
    pub steel: Ink,
    /// Of straw and leather.
    pub straw: Ink,
}

const RADIUS: f32 = 14.5;
const LINE: f32 = 2.2;

/// Draws a head that looks up.
pub fn head(canvas: &mut Canvas, head: Head, at: Vec2, inks: &HeadInks) {
    let circle = |radius: f32| Outline::circle(at, radius);
    match head {
        Head::Hair => bare(canvas, at, inks),
        Head::Tail => tail(canvas, at, inks),
        Head::Mane => mane(canvas, at, inks),
        Head::Tonsure => {
            canvas.inked(&circle(RADIUS), inks.skin, LINE);
            canvas.stroke(&Outline::arc(at, RADIUS - 4.0, -60.0, 240.0), 6.0, inks.hair);
            nose(canvas, at, inks);
        }
        Head::Hood => hood(canvas, at, inks),
        Head::Straw => hat(canvas, at, inks.straw, (22.0, 11.0), Ink::of(0x7A4A20)),
        Head::Kettle => hat(canvas, at, inks.steel, (20.0, 10.5), inks.steel),
        Head::Feather => {
            hat(canvas, at, Ink::of(0x3B3330), (20.0, 11.0), inks.cloth);
            feather(canvas, at, inks.cloth);
        }
        Head::Witch => {
            hat(canvas, at, Ink::of(0x3A3044), (21.0, 11.0), inks.cloth);
            canvas.fill(&Outline::circle(at + Vec2::new(0.0, 2.0), 4.0), Ink::SEPIA);
        }
        Head::Cap => {
            bare(canvas, at, inks);
            dome(canvas, at + Vec2::Y * 1.0, RADIUS - 0.5, inks.steel);
        }
        Head::Great => great(canvas, at, inks.steel),
        Head::Crest => {
            great(canvas, at, inks.steel);
            plume(canvas, at, inks.cloth);
        }
        Head::Horns => {
            horns(canvas, at);
            bare(canvas, at, inks);
            dome(canvas, at + Vec2::Y * 1.0, RADIUS, inks.steel);
        }
    }
}

/// The tip of the nose, at the front of a bare face.
fn nose(canvas: &mut Canvas, at: Vec2, inks: &HeadInks) {
    let tip = Outline::oval(at - Vec2::Y * (RADIUS + 0.5), Vec2::new(3.0, 3.6), 0.0);
    canvas.inked(&tip, inks.skin, 1.6);
    canvas.fill(&Outline::circle(at - Vec2::Y * (RADIUS - 3.5), 3.2), inks.skin);
}

fn bare(canvas: &mut Canvas, at: Vec2, inks: &HeadInks) {
    canvas.inked(&Outline::circle(at, RADIUS), inks.skin, LINE);
    nose(canvas, at, inks);
    let crown = Outline::oval(at + Vec2::Y * 3.2, Vec2::new(13.2, 11.0), 0.0);
    canvas.fill(&crown, inks.hair);
    for lean in [-7.0, 0.0, 7.0] {
        let from = at + Vec2::new(lean * 0.2, 9.0);
        let lock = Outline::from(from).curve(at + Vec2::new(lean, 3.0), at + Vec2::new(lean, -5.0));
        canvas.stroke(&lock, 1.3, inks.hair.mixed(Ink::CREAM, 0.35));
    }
}

fn tail(canvas: &mut Canvas, at: Vec2, inks: &HeadInks) {
    let braid = Outline::from(at + Vec2::Y * 8.0)
        .curve(at + Vec2::new(6.0, 22.0), at + Vec2::new(-2.0, 33.0));
    canvas.stroke(&braid, 11.0, Ink::SEPIA);
    canvas.stroke(&braid, 7.4, inks.hair);
    bare(canvas, at, inks);
}

fn mane(canvas: &mut Canvas, at: Vec2, inks: &HeadInks) {
    let points = (0..22).map(|n| {
        let reach = if n % 2 == 0 { RADIUS + 4.0 } else { RADIUS };
        at + Vec2::Y * 4.0 + reach * Vec2::from_angle((n as f32 * 360.0 / 22.0).to_radians())
    });
    canvas.inked(&Outline::polygon(points), inks.hair, LINE);
    bare(canvas, at, inks);
}

fn hood(canvas: &mut Canvas, at: Vec2, inks: &HeadInks) {
    canvas.inked(&Outline::circle(at, RADIUS), inks.skin.mixed(Ink::SEPIA, 0.25), LINE);
    nose(canvas, at, inks);
    let cloth = Outline::from(at + Vec2::new(-13.0, -9.0))
        .curve(at + Vec2::new(-20.0, 6.0), at + Vec2::new(-7.0, 15.0))
        .curve(at + Vec2::new(-2.0, 18.0), at + Vec2::new(0.0, 26.0))
        .curve(at + Vec2::new(2.0, 18.0), at + Vec2::new(7.0, 15.0))
        .curve(at + Vec2::new(20.0, 6.0), at + Vec2::new(13.0, -9.0))
        .curve(at + Vec2::new(0.0, -4.0), at + Vec2::new(-13.0, -9.0))
        .closed();
    canvas.inked(&cloth, inks.cloth.mixed(Ink::SEPIA, 0.3), LINE);
    let seam = Outline::line([at - Vec2::Y * 4.0, at + Vec2::Y * 20.0]);
    canvas.stroke(&seam, 1.4, Ink::SEPIA.thin(0.55));
}

/// A hat with a brim and a crown, and a band around that.
fn hat(canvas: &mut Canvas, at: Vec2, ink: Ink, (brim, crown): (f32, f32), band: Ink) {
    canvas.inked(&Outline::circle(at, brim), ink, LINE);
    canvas.stroke(&Outline::circle(at, brim - 4.0), 1.1, Ink::SEPIA.thin(0.4));
    canvas.inked(&Outline::circle(at, crown + 2.5), band, 1.6);
    canvas.inked(&Outline::circle(at, crown), ink.mixed(Ink::CREAM, 0.18), 1.6);
}

fn feather(canvas: &mut Canvas, at: Vec2, ink: Ink) {
    let vane = Outline::from(at + Vec2::new(9.0, -8.0))
        .curve(at + Vec2::new(26.0, 0.0), at + Vec2::new(20.0, 24.0));
    canvas.stroke(&vane, 9.0, Ink::SEPIA);
    canvas.stroke(&vane, 5.6, Ink::CREAM.mixed(ink, 0.25));
}

fn dome(canvas: &mut Canvas, at: Vec2, radius: f32, steel: Ink) {
    let shell = Outline::oval(at, Vec2::new(radius, radius - 2.0), 0.0);
    canvas.inked(&shell, steel, LINE);
    let ridge = Outline::line([at - Vec2::Y * (radius - 3.0), at + Vec2::Y * (radius - 3.0)]);
    canvas.stroke(&ridge, 2.2, Ink::SEPIA.thin(0.5));
    let guard = Outline::tag(at - Vec2::Y * (radius + 1.0), Vec2::new(5.0, 8.0), 1.5);
    canvas.inked(&guard, steel, 1.5);
    canvas.fill(&Outline::oval(at + Vec2::new(-5.0, -3.0), Vec2::new(2.4, 5.0), 25.0), Ink::CREAM);
}

fn great(canvas: &mut Canvas, at: Vec2, steel: Ink) {
    let shell = Outline::from(at + Vec2::new(0.0, -20.0))
        .curve(at + Vec2::new(13.0, -13.0), at + Vec2::new(15.0, 0.0))
        .curve(at + Vec2::new(14.0, 15.0), at + Vec2::new(0.0, 15.5))
        .curve(at + Vec2::new(-14.0, 15.0), at + Vec2::new(-15.0, 0.0))
        .curve(at + Vec2::new(-13.0, -13.0), at + Vec2::new(0.0, -20.0))
        .closed();
    canvas.inked(&shell, steel, LINE);
    let slit = Outline::from(at + Vec2::new(-11.0, -7.0))
        .curve(at + Vec2::new(0.0, -15.0), at + Vec2::new(11.0, -7.0));
    canvas.stroke(&slit, 3.0, Ink::SEPIA);
    let ridge = Outline::line([at - Vec2::Y * 8.0, at + Vec2::Y * 13.0]);
    canvas.stroke(&ridge, 2.0, Ink::SEPIA.thin(0.45));
    canvas.fill(&Outline::oval(at + Vec2::new(-6.0, 1.0), Vec2::new(2.2, 5.5), 15.0), Ink::CREAM);
}

fn plume(canvas: &mut Canvas, at: Vec2, ink: Ink) {
    let crest = Outline::from(at - Vec2::Y * 9.0)
        .curve(at + Vec2::new(1.0, 10.0), at + Vec2::new(-1.0, 27.0));
    canvas.stroke(&crest, 11.0, Ink::SEPIA);
    canvas.stroke(&crest, 7.4, ink.mixed(Ink::CREAM, 0.2));
}

fn horns(canvas: &mut Canvas, at: Vec2) {
    for side in [-1.0, 1.0] {
        let point = |x: f32, y: f32| at + Vec2::new(x * side, y);
        let horn = Outline::from(point(10.0, -5.0))
            .curve(point(27.0, -6.0), point(25.0, -23.0))
            .curve(point(33.0, 4.0), point(10.0, 6.0))
            .closed();
        canvas.inked(&horn, Ink::of(0xEADBB4), LINE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_known_by_what_is_on_the_head() {
        assert_eq!(Head::of("viking-helmet"), Head::Horns);
        assert_eq!(Head::of("hood"), Head::Hood);
        assert_eq!(Head::of("person"), Head::Hair);
        assert_eq!(Head::of("no such icon"), Head::Hair);
    }
}
