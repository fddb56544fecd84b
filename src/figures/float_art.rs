//! Pictures of dice, of a stroke, and of the plate that signs stand on.

use bevy::prelude::*;

use crate::art::{Canvas, Ink, Outline, texture};

/// Pictures of dice, a stroke and a plate for signs.
#[derive(Resource, Default)]
pub struct FloatPictures {
    /// A face of a die each; 0 is blank.
    pub dice: Vec<Handle<Image>>,
    /// The path of an edge.
    pub slash: Handle<Image>,
    /// What signs stand on.
    pub plate: Handle<Image>,
}

/// Draws what floats show.
pub fn draw_pictures(mut pictures: ResMut<FloatPictures>, mut images: ResMut<Assets<Image>>) {
    pictures.dice = (0..=6).map(|face| images.add(texture::image(die(face)))).collect();
    pictures.slash = images.add(texture::image(slash()));
    let mut plate = Canvas::new(Vec2::splat(32.0), 2.0);
    plate.inked(&Outline::circle(Vec2::ZERO, 14.5), Ink::CREAM, 1.8);
    pictures.plate = images.add(texture::image(plate.pixmap()));
}

fn die(face: u8) -> tiny_skia::Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(24.0), 3.0);
    canvas.inked(&Outline::tag(Vec2::ZERO, Vec2::splat(21.0), 5.0), Ink::CREAM, 1.8);
    let [near, far] = [Vec2::new(5.0, 5.0), Vec2::new(5.0, -5.0)];
    let mut pips = Vec::new();
    if face % 2 == 1 {
        pips.push(Vec2::ZERO);
    }
    if face >= 2 {
        pips.extend([far, -far]);
    }
    if face >= 4 {
        pips.extend([near, -near]);
    }
    if face == 6 {
        pips.extend([Vec2::new(5.0, 0.0), Vec2::new(-5.0, 0.0)]);
    }
    for pip in pips {
        canvas.fill(&Outline::circle(pip, 2.3), Ink::SEPIA);
    }
    canvas.pixmap()
}

/// A sickle of white: the path of an edge.
fn slash() -> tiny_skia::Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(96.0), 2.0);
    let point = |degrees: f32, reach: f32| {
        Vec2::new(0.0, 26.0) + reach * Vec2::from_angle((degrees - 90.0).to_radians())
    };
    let sickle = |thick: f32| {
        let outer = (-12..=12).map(|n| point(5.0 * n as f32, 56.0));
        let inner = (-12..=12)
            .rev()
            .map(move |n| point(5.0 * n as f32, 56.0 - thick * (1.0 - (n as f32 / 12.0).powi(2))));
        Outline::polygon(outer.chain(inner))
    };
    canvas.inked(&sickle(14.0), Ink::CREAM, 2.0);
    canvas.pixmap()
}
