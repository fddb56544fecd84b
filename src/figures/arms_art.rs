//! What a figure holds, drawn around its body, which looks up.

use bevy::math::Vec2;
use riposte_rules::data::{Armoury, Weapon};
use riposte_rules::figure::{Arms, Item, Place};
use tiny_skia::Pixmap;

use super::token_art::{Face, Silhouette};
use super::weapon_art::{draw, look, missile, tip};
use crate::art::{Canvas, Ink, Outline};

/// The size of the picture, in units of the drawing; its middle is the middle of the figure.
pub const SIZE: Vec2 = Vec2::new(140.0, 330.0);
/// The side of the picture of a weapon that lies on the ground.
pub const LYING: f32 = 92.0;
const PIXELS: f32 = 2.0;

/// Everything in the hands of a figure. When it has `set` a weapon, the longest is drawn with its
/// butt on the ground.
pub fn held(armoury: &Armoury, arms: &Arms, figure: &Face, set: bool) -> Pixmap {
    let mut canvas = Canvas::new(SIZE, PIXELS);
    let (silhouette, (_, colour)) = (figure.silhouette, figure.side);
    let held = || arms.items().filter(|item| item.at.in_hand());
    let wielded = |item: &&Item| !armoury.weapon(item.weapon).shield;
    let far = |item: &&Item| tip(armoury.weapon(item.weapon));
    let longest = held().filter(wielded).max_by(|a, b| far(a).total_cmp(&far(b)));
    for item in held() {
        let weapon = armoury.weapon(item.weapon);
        if weapon.shield {
            shield(&mut canvas, weapon, item.at, silhouette.face() + 8.0, colour);
        } else if set && longest == Some(item) {
            brace(&mut canvas, weapon, silhouette);
        } else if !weapon.natural {
            wield(&mut canvas, weapon, *item, silhouette);
        }
    }
    canvas.pixmap()
}

/// A weapon or shield on the ground.
pub fn lying(weapon: &Weapon) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(LYING), PIXELS);
    if weapon.shield {
        round_shield(&mut canvas, Vec2::ZERO, 20.0);
    } else {
        let [low, high] = [Vec2::new(0.0, 24.0), Vec2::new(0.0, -36.0)];
        draw(&mut canvas, look(weapon), low, high);
    }
    canvas.pixmap()
}

/// What flies when a weapon is shot or thrown; its point is up.
pub fn flying(weapon: &Weapon) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(LYING), PIXELS);
    missile(&mut canvas, look(weapon), Vec2::new(0.0, 26.0), Vec2::new(0.0, -26.0));
    canvas.pixmap()
}

fn round_shield(canvas: &mut Canvas, middle: Vec2, radius: f32) {
    canvas.inked(&Outline::circle(middle, radius), Ink::WOOD, 2.4);
    canvas.stroke(&Outline::circle(middle, radius * 0.8), 2.0, Ink::STEEL);
    canvas.inked(&Outline::circle(middle, radius * 0.28), Ink::STEEL, 1.8);
}

fn wield(canvas: &mut Canvas, weapon: &Weapon, item: Item, silhouette: Silhouette) {
    let beside = silhouette.face() + 3.5;
    let (grip, lean) = match item.at {
        Place::Left => (Vec2::new(-beside, -4.0), 0.0),
        Place::Both => (Vec2::new(beside - 2.0, 2.0), -0.02),
        _ => (Vec2::new(beside, -4.0), 0.0),
    };
    let height = Vec2::new(grip.x + lean * tip(weapon), -tip(weapon));
    draw(canvas, look(weapon), grip, height);
    hand(canvas, grip);
    if item.at == Place::Both {
        hand(canvas, grip + (height - grip).normalize_or_zero() * 15.0);
    }
}

/// A weapon set against a figure that comes: it runs from the ground behind the heel, under the
/// body, straight ahead. Earth is heaped where its butt stands.
pub fn brace(canvas: &mut Canvas, weapon: &Weapon, silhouette: Silhouette) {
    /// How far behind the middle the butt stands, and how far to the side.
    const BUTT: Vec2 = Vec2::new(22.0, 74.0);
    /// How much of the shaft is behind the hand, as weapons are drawn.
    const BEHIND: f32 = 22.0;
    let point = Vec2::new(0.0, -tip(weapon));
    let way = (point - BUTT).normalize_or(Vec2::NEG_Y);
    let across = way.perp();
    for spread in [-1.0, -0.5, 0.0, 0.5, 1.0] {
        let out = (across * spread - way * (1.2 - f32::abs(spread) * 0.5)).normalize_or_zero();
        let clod = Outline::line([BUTT + out * 10.0, BUTT + out * 23.0]);
        canvas.stroke(&clod, 5.4, Ink::SEPIA);
        canvas.stroke(&clod, 2.2, Ink::WOOD);
    }
    canvas.inked(&Outline::circle(BUTT, 11.0), Ink::WOOD.mixed(Ink::SEPIA, 0.35), 2.4);
    draw(canvas, look(weapon), BUTT + way * BEHIND, point);
    let along = |far: f32| point + (BUTT - point) * ((far - point.y) / (BUTT.y - point.y));
    for far in [-silhouette.face() - 5.0, silhouette.face() + 9.0] {
        hand(canvas, along(far));
    }
}

fn hand(canvas: &mut Canvas, at: Vec2) {
    canvas.inked(&Outline::circle(at, 5.5), Ink::of(0xE3C39A), 1.8);
}

/// A shield on the arm: a curved board before that shoulder, so far from the middle.
pub fn shield(canvas: &mut Canvas, weapon: &Weapon, at: Place, radius: f32, colour: Ink) {
    let large = ["large", "tower", "kite", "templar"]
        .iter()
        .any(|word| weapon.key.contains(word) || weapon.icon.contains(word));
    let half = if large { 44.0 } else { 30.0 };
    let middle = if at == Place::Right { -38.0 } else { -142.0 };
    let board = Outline::arc(Vec2::ZERO, radius, middle - half, middle + half);
    canvas.stroke(&board, 14.5, Ink::SEPIA);
    canvas.stroke(&board, 10.5, Ink::STEEL);
    canvas.stroke(&board, 6.5, colour);
    let boss = radius * Vec2::from_angle(middle.to_radians());
    canvas.inked(&Outline::circle(boss, 5.0), Ink::BRASS, 1.8);
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::{Life, Side, WeaponId};

    use super::*;

    #[test]
    fn a_set_weapon_stands_on_the_ground_behind_its_bearer() {
        let word = || "pike".to_owned();
        let (key, name, icon) = (word(), word(), word());
        let pike = Weapon { key, name, icon, shield: false, natural: false, modes: Vec::new() };
        let armoury = Armoury { weapons: vec![pike] };
        let item = Item { weapon: WeaponId(0), at: Place::Both };
        let arms: Arms = [item].into_iter().collect();
        let figure = Face {
            silhouette: Silhouette::Up,
            side: (Side(0), Ink::SEPIA),
            icon: None,
            life: Life::Active,
            wounds: &[],
            pool: None,
        };
        let behind = |set| {
            let picture = held(&armoury, &arms, &figure, set);
            // From 60 units behind the middle on.
            let from = ((SIZE.y / 2.0 + 60.0) * PIXELS) as usize * picture.width() as usize;
            picture.pixels()[from..].iter().filter(|pixel| pixel.alpha() > 0).count()
        };
        assert_eq!(behind(false), 0);
        assert!(behind(true) > 200);
    }
}
