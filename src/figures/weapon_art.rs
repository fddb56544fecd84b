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
    /// A bow and its string.
    Bow,
    /// A bow across a stock.
    Crossbow,
    /// A barrel on a stock.
    Gun,
    /// A strap with a stone in it.
    Sling,
    /// A stone.
    Stone,
    /// Plain wood.
    Staff,
}

const WORDS: [(&str, Look); 32] = [
    ("crossbow", Look::Crossbow),
    ("bow", Look::Bow),
    ("sling", Look::Sling),
    ("pistol", Look::Gun),
    ("musket", Look::Gun),
    ("thunder-lance", Look::Gun),
    ("rock", Look::Stone),
    ("stone", Look::Stone),
    ("javelin", Look::Spear),
    ("dart", Look::Spear),
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
        (_, Look::Dagger | Look::Stone) => 52.0,
        (_, Look::Bow | Look::Crossbow | Look::Sling | Look::Gun) => 60.0,
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
        Look::Bow => bow(canvas, [at(34.0, 0.0), at(0.0, 0.0)], across * 34.0),
        Look::Crossbow => {
            shaft(canvas, grip - way * 8.0, at(2.0, 0.0), 5.0);
            bow(canvas, [at(18.0, 0.0), at(2.0, 0.0)], across * 22.0);
        }
        Look::Gun => {
            shaft(canvas, grip - way * 8.0, at(24.0, 0.0), 6.0);
            let barrel = Outline::line([at(34.0, 0.0), at(0.0, 0.0)]);
            canvas.stroke(&barrel, 6.0, Ink::SEPIA);
            canvas.stroke(&barrel, 3.4, Ink::STEEL);
        }
        Look::Sling => {
            let strap = Outline::line([grip, at(10.0, 5.0), at(0.0, 0.0), at(10.0, -5.0), grip]);
            canvas.stroke(&strap, 3.2, Ink::SEPIA);
            canvas.inked(&Outline::circle(at(3.0, 0.0), 4.5), Ink::STEEL, 1.6);
        }
        Look::Stone => canvas.inked(&Outline::circle(at(6.0, 0.0), 8.0), Ink::STEEL, 2.0),
        Look::Staff => shaft(canvas, grip - way * 22.0, tip, 6.0),
    }
}

/// The bow of something that shoots: from the middle of its string to its back, and half its width.
fn bow(canvas: &mut Canvas, [string, back]: [Vec2; 2], half: Vec2) {
    let ends = [string + half, string - half];
    canvas.stroke(&Outline::line(ends), 1.4, Ink::SEPIA);
    let wood =
        Outline::from(ends[0]).curve(back + half * 0.62, back).curve(back - half * 0.62, ends[1]);
    canvas.stroke(&wood, 6.4, Ink::SEPIA);
    canvas.stroke(&wood, 3.6, Ink::WOOD);
}

/// Draws what flies when it is shot or thrown, from its tail straight up to its point.
pub fn missile(canvas: &mut Canvas, look: Look, tail: Vec2, point: Vec2) {
    match look {
        Look::Bow | Look::Crossbow => {
            let way = (point - tail).normalize_or(Vec2::NEG_Y);
            let across = way.perp();
            let shaft = Outline::line([tail, point - way * 8.0]);
            canvas.stroke(&shaft, 4.4, Ink::SEPIA);
            canvas.stroke(&shaft, 2.2, Ink::WOOD);
            let head =
                [point, point - way * 12.0 + across * 5.0, point - way * 12.0 - across * 5.0];
            canvas.inked(&Outline::polygon(head), Ink::STEEL, 1.6);
            for out in [4.0, 9.0] {
                let vane = |aside: f32| {
                    Outline::line([tail + way * (out + 5.0), tail + way * out + across * aside])
                };
                canvas.stroke(&vane(5.0), 2.0, Ink::SEPIA);
                canvas.stroke(&vane(-5.0), 2.0, Ink::SEPIA);
            }
        }
        Look::Sling | Look::Gun | Look::Stone => {
            let radius = if look == Look::Stone { 8.0 } else { 5.0 };
            canvas.inked(&Outline::circle((tail + point) / 2.0, radius), Ink::STEEL, 2.0);
        }
        thrown => draw(canvas, thrown, tail, point),
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
