//! The arms of a drawn figure, which looks up, and what they hold at the length it has.

use bevy::math::Vec2;
use riposte_rules::data::{Armoury, Weapon};
use riposte_rules::figure::{Arms, Place};
use tiny_skia::Pixmap;

use super::arms_art::{SIZE, brace, shield};
use super::body_art::limb;
use super::clad::Clad;
use super::token_art::Silhouette;
use super::weapon_art::{Look, draw, look, tip};
use crate::art::{Canvas, Ink, Outline};

const PIXELS: f32 = 2.0;
const ARM: f32 = 9.5;

/// Where the arms of a posture begin and where its right hand is; the left one is its mirror.
struct Reach {
    shoulder: Vec2,
    elbow: Vec2,
    hand: Vec2,
}

impl Reach {
    fn of(silhouette: Silhouette) -> Reach {
        let [shoulder, elbow, hand] = match silhouette {
            Silhouette::Up => [(22.0, 0.0), (33.0, -10.0), (25.0, -26.0)],
            Silhouette::Guarded => [(20.0, 0.0), (31.0, -16.0), (19.0, -34.0)],
            Silhouette::Crouching => [(17.0, 2.0), (32.0, -8.0), (31.0, -26.0)],
            Silhouette::Low => [(20.0, 2.0), (33.0, -8.0), (28.0, -24.0)],
            Silhouette::Sitting | Silhouette::Seated => [(21.0, 8.0), (35.0, 2.0), (30.0, -14.0)],
            Silhouette::Crawling => [(17.0, -12.0), (25.0, -26.0), (21.0, -45.0)],
            Silhouette::Down => [(17.0, -18.0), (36.0, -22.0), (40.0, -40.0)],
            Silhouette::Back => [(17.0, -18.0), (36.0, -4.0), (52.0, 4.0)],
        };
        let [shoulder, elbow, hand] = [shoulder, elbow, hand].map(Vec2::from);
        Reach { shoulder, elbow, hand }
    }
}

/// Arms, hands and everything in them. When the figure has `set` a weapon, the longest is drawn
/// with its butt on the ground.
pub fn hands(
    armoury: &Armoury,
    arms: &Arms,
    silhouette: Silhouette,
    (clad, colour): (&Clad, Ink),
    set: bool,
) -> Pixmap {
    let mut canvas = Canvas::new(SIZE, PIXELS);
    let held: Vec<(&Weapon, Place)> = arms
        .items()
        .filter(|item| item.at.in_hand())
        .map(|item| (armoury.weapon(item.weapon), item.at))
        .collect();
    let longest = held
        .iter()
        .filter(|(weapon, _)| !weapon.shield && !weapon.natural)
        .max_by(|a, b| tip(a.0).total_cmp(&tip(b.0)));
    let reach = Reach::of(silhouette);
    let mut pen = Pen { canvas: &mut canvas, clad, silhouette, reach };
    let both = held.iter().find(|(weapon, at)| *at == Place::Both && !weapon.natural);
    match (longest.filter(|_| set), both) {
        (Some((weapon, _)), _) => brace(pen.canvas, weapon, silhouette),
        (None, Some((weapon, _))) => pen.both(weapon),
        (None, None) => {
            for (side, place) in [(1.0, Place::Right), (-1.0, Place::Left)] {
                let holds = held.iter().find(|(weapon, at)| *at == place && !weapon.natural);
                pen.one(side, holds.map(|(weapon, _)| *weapon), colour);
            }
        }
    }
    canvas.pixmap()
}

struct Pen<'a> {
    canvas: &'a mut Canvas,
    clad: &'a Clad,
    silhouette: Silhouette,
    reach: Reach,
}

impl Pen<'_> {
    /// One arm and what it holds; the arms of who lies or crawls belong to its body.
    fn one(&mut self, side: f32, holds: Option<&Weapon>, colour: Ink) {
        let mirror = Vec2::new(side, 1.0);
        let hand = self.reach.hand * mirror;
        match holds {
            Some(weapon) if weapon.shield => {
                let (at, radius) =
                    if side > 0.0 { (Place::Right, 36.0) } else { (Place::Left, 36.0) };
                self.arm(side, hand * 0.8);
                shield(self.canvas, weapon, at, radius, colour);
            }
            Some(weapon) => {
                let look = look(weapon);
                let point = self.point(hand, tip(weapon));
                draw(self.canvas, look, hand, point);
                self.arm(side, hand);
            }
            None => self.arm(side, hand * Vec2::new(0.95, 0.75)),
        }
    }

    /// The point of a weapon held there: ahead of the figure, and a little inwards. Who lies lets
    /// it lie askew.
    fn point(&self, hand: Vec2, tip: f32) -> Vec2 {
        if self.silhouette.lies() {
            return hand + Vec2::new(hand.x.signum() * 0.35, -0.94) * (tip - 26.0);
        }
        Vec2::new(hand.x * 0.72, -tip)
    }

    /// Both arms on one weapon.
    fn both(&mut self, weapon: &Weapon) {
        let (look, far) = (look(weapon), tip(weapon));
        if self.silhouette.lies() {
            let hand = self.reach.hand;
            draw(self.canvas, look, hand, self.point(hand, far));
            return;
        }
        let low = if self.silhouette == Silhouette::Crawling { -16.0 } else { 0.0 };
        let [rear, front, grip] = match look {
            Look::Bow => [(5.0, -27.0), (0.0, -55.0), (0.0, -30.0)],
            Look::Crossbow | Look::Gun => [(9.0, -24.0), (1.0, -42.0), (10.0, -18.0)],
            Look::Spear | Look::Halberd | Look::Staff => [(23.0, -8.0), (9.0, -38.0), (24.0, -6.0)],
            _ => [(19.0, -26.0), (12.0, -37.0), (19.5, -25.0)],
        };
        let [rear, front, grip] = [rear, front, grip].map(|at| Vec2::from(at) + Vec2::Y * low);
        let point = Vec2::new(0.0, -far);
        draw(self.canvas, look, grip, point);
        self.arm(1.0, rear);
        self.arm(-1.0, front);
    }

    fn arm(&mut self, side: f32, hand: Vec2) {
        if matches!(self.silhouette, Silhouette::Crawling | Silhouette::Down | Silhouette::Back) {
            return self.fist(hand);
        }
        let mirror = Vec2::new(side, 1.0);
        let [shoulder, elbow] = [self.reach.shoulder, self.reach.elbow].map(|at| at * mirror);
        limb(self.canvas, &[shoulder, elbow, hand], ARM, self.clad.sleeve);
        self.fist(hand);
    }

    fn fist(&mut self, at: Vec2) {
        self.canvas.inked(&Outline::circle(at, 5.8), self.clad.skin, 1.9);
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::{Item, Life, Sheet, WeaponId};

    use super::*;

    fn drawn(weapon: Option<(Weapon, Place)>) -> Pixmap {
        let colour = Ink::of(0x9E2B25);
        let clad = Clad::of(&Sheet::default(), colour, Life::Active);
        let arms: Arms =
            weapon.iter().map(|(_, at)| Item { weapon: WeaponId(0), at: *at }).collect();
        let armoury = Armoury { weapons: weapon.into_iter().map(|(weapon, _)| weapon).collect() };
        hands(&armoury, &arms, Silhouette::Up, (&clad, colour), false)
    }

    fn weapon(key: &str, shield: bool) -> Weapon {
        let [key, name, icon] = [key; 3].map(String::from);
        Weapon { key, name, icon, shield, natural: false, modes: Vec::new() }
    }

    /// How much more is drawn with it than without, at the left and at the right.
    fn more(weapon: Weapon, at: Place) -> [i32; 2] {
        let sides = |picture: &Pixmap| {
            let width = picture.width() as usize;
            let count = |left: bool| {
                let seen = picture.pixels().iter().enumerate();
                seen.filter(|(n, p)| p.alpha() > 127 && ((n % width) < width / 2) == left).count()
            };
            [count(true) as i32, count(false) as i32]
        };
        let (with, without) = (sides(&drawn(Some((weapon, at)))), sides(&drawn(None)));
        [with[0] - without[0], with[1] - without[1]]
    }

    #[test]
    fn a_sword_is_in_the_hand_that_has_it_and_a_shield_on_its_arm() {
        let [left, right] = more(weapon("sword", false), Place::Right);
        assert!(right > 800 && left.abs() < 200, "{left} {right}");
        let [left, right] = more(weapon("round-shield", true), Place::Left);
        assert!(left > 800 && right.abs() < 400, "{left} {right}");
    }
}
