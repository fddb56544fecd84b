//! Weapons seen from above, at the reach they have.

use bevy::math::Vec2;
use riposte_rules::data::Weapon;

use crate::art::{Canvas, Ink, Outline};

/// How a weapon looks, as far as the drawing tells weapons apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// A short blade.
    Dagger,
    /// A blade.
    Sword,
    /// An edge at the side of a haft.
    Axe,
    /// A weight on a haft.
    Mace,
    /// A head across a haft.
    Hammer,
    /// A point on a shaft.
    Spear,
    /// A point and an edge on a shaft.
    Halberd,
    /// Plain wood.
    Staff,
}

const WORDS: [(&str, Look); 22] = [
    ("dagger", Look::Dagger),
    ("knife", Look::Dagger),
    ("halberd", Look::Halberd),
    ("glaive", Look::Halberd),
    ("bill", Look::Halberd),
    ("pole-axe", Look::Halberd),
    ("axe", Look::Axe),
    ("sword", Look::Sword),
    ("gladius", Look::Sword),
    ("sabre", Look::Sword),
    ("rapier", Look::Sword),
    ("falchion", Look::Sword),
    ("mace", Look::Mace),
    ("flail", Look::Mace),
    ("hammer", Look::Hammer),
    ("spear", Look::Spear),
    ("pike", Look::Spear),
    ("lance", Look::Spear),
    ("trident", Look::Spear),
    ("staff", Look::Staff),
    ("club", Look::Staff),
    ("bo", Look::Staff),
];

/// How a weapon looks, by its words; without any known one a staff.
pub fn look(weapon: &Weapon) -> Look {
    let known = |text: &str| WORDS.iter().find(|(word, _)| text.contains(word));
    let found = known(&weapon.key).or_else(|| known(&weapon.icon));
    found.map_or(Look::Staff, |(_, look)| *look)
}

/// How far from the middle of the figure the tip comes, in units of the drawing.
pub fn tip(weapon: &Weapon) -> f32 {
    let farthest = weapon.modes.iter().filter_map(|mode| mode.reach.farthest()).max();
    let two_handed = weapon.modes.iter().any(|mode| mode.hands == 2);
    match (farthest.unwrap_or(0), look(weapon)) {
        (2.., _) => 158.0,
        (_, Look::Dagger) => 52.0,
        _ if two_handed => 84.0,
        _ => 72.0,
    }
}

/// Draws a weapon from its grip straight up to its tip.
pub fn draw(canvas: &mut Canvas, look: Look, grip: Vec2, tip: Vec2) {
    let way = (tip - grip).normalize_or(Vec2::NEG_Y);
    let across = way.perp();
    let at = |along: f32, aside: f32| tip - way * along + across * aside;
    match look {
        Look::Dagger | Look::Sword => blade(canvas, grip, tip, look == Look::Dagger),
        Look::Spear => {
            shaft(canvas, grip - way * 22.0, at(14.0, 0.0), 4.2);
            let head = [at(0.0, 0.0), at(15.0, 5.0), at(21.0, 0.0), at(15.0, -5.0)];
            canvas.inked(&Outline::polygon(head), Ink::STEEL, 1.8);
        }
        Look::Halberd => {
            shaft(canvas, grip - way * 22.0, at(16.0, 0.0), 4.4);
            let edge =
                [at(12.0, 1.0), at(9.0, 14.0), at(20.0, 17.0), at(31.0, 12.0), at(27.0, 1.0)];
            canvas.inked(&Outline::polygon(edge), Ink::STEEL, 1.8);
            let spike = [at(0.0, 0.0), at(18.0, 3.4), at(18.0, -3.4)];
            canvas.inked(&Outline::polygon(spike), Ink::STEEL, 1.8);
            let hook = [at(16.0, -1.0), at(22.0, -11.0), at(24.0, -1.0)];
            canvas.inked(&Outline::polygon(hook), Ink::STEEL, 1.8);
        }
        Look::Axe => {
            shaft(canvas, grip - way * 10.0, at(0.0, 0.0), 4.4);
            let edge =
                [at(3.0, 1.0), at(-3.0, 15.0), at(10.0, 18.0), at(23.0, 14.0), at(16.0, 1.0)];
            canvas.inked(&Outline::polygon(edge), Ink::STEEL, 2.0);
        }
        Look::Mace => {
            shaft(canvas, grip - way * 8.0, at(8.0, 0.0), 4.4);
            for aside in [-7.0, 7.0] {
                canvas.inked(&Outline::circle(at(8.0, aside), 4.0), Ink::STEEL, 1.6);
            }
            canvas.inked(&Outline::circle(at(8.0, 0.0), 8.0), Ink::STEEL, 2.0);
        }
        Look::Hammer => {
            shaft(canvas, grip - way * 8.0, at(4.0, 0.0), 4.4);
            let head = [at(0.0, -12.0), at(0.0, 14.0), at(12.0, 14.0), at(12.0, -8.0)];
            canvas.inked(&Outline::polygon(head), Ink::STEEL, 2.0);
        }
        Look::Staff => shaft(canvas, grip - way * 22.0, tip, 6.0),
    }
}

fn shaft(canvas: &mut Canvas, from: Vec2, to: Vec2, width: f32) {
    let line = Outline::line([from, to]);
    canvas.stroke(&line, width + 3.0, Ink::SEPIA);
    canvas.stroke(&line, width, Ink::WOOD);
    let shift = (to - from).normalize_or_zero().perp() * width * 0.2;
    canvas.stroke(&Outline::line([from + shift, to + shift]), width * 0.3, Ink::PAPER.thin(0.45));
}

fn blade(canvas: &mut Canvas, grip: Vec2, tip: Vec2, short: bool) {
    let way = (tip - grip).normalize_or(Vec2::NEG_Y);
    let across = way.perp();
    let wide = if short { 3.6 } else { 4.8 };
    let guard = grip + way * 7.0;
    let shape = [
        guard + across * wide,
        tip - way * 9.0 + across * wide * 0.8,
        tip,
        tip - way * 9.0 - across * wide * 0.8,
        guard - across * wide,
    ];
    canvas.inked(&Outline::polygon(shape), Ink::STEEL, 2.0);
    canvas.stroke(&Outline::line([guard, tip - way * 12.0]), 1.2, Ink::SEPIA.thin(0.5));
    let cross = Outline::line([guard + across * 9.0, guard - across * 9.0]);
    canvas.stroke(&cross, 6.0, Ink::SEPIA);
    canvas.stroke(&cross, 3.2, Ink::BRASS);
    let hilt = Outline::line([guard, grip - way * 5.0]);
    canvas.stroke(&hilt, 6.0, Ink::SEPIA);
    canvas.stroke(&hilt, 3.2, Ink::WOOD);
    canvas.inked(&Outline::circle(grip - way * 7.0, 3.0), Ink::BRASS, 1.5);
}
