//! Pictures of dice, of a stroke, and of the plate that signs stand on.

use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use tiny_skia::Pixmap;

use crate::art::{Canvas, Icons, Ink, Outline, texture};

/// What a float shows besides words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatPicture {
    /// A face of a die, 1 to 6; all others are blank.
    Die(u8),
    /// The path of an edge.
    Slash,
    /// What signs stand on.
    Plate,
}

/// The pictures of floats drawn so far.
#[derive(Resource, Default)]
pub struct FloatPictures(HashMap<FloatPicture, Handle<Image>>);

/// What pictures of floats are taken from.
#[derive(SystemParam)]
pub struct FloatArt<'w> {
    pictures: ResMut<'w, FloatPictures>,
    icons: ResMut<'w, Icons>,
    images: ResMut<'w, Assets<Image>>,
}

impl FloatArt<'_> {
    /// A picture, drawn when it is first asked for.
    pub fn picture(&mut self, picture: FloatPicture) -> Handle<Image> {
        let draw = || self.images.add(texture::image(draw(picture)));
        self.pictures.0.entry(picture).or_insert_with(draw).clone()
    }

    /// The icon with a key.
    pub fn icon(&mut self, key: &str) -> Option<Handle<Image>> {
        self.icons.texture(key, &mut self.images)
    }
}

fn draw(picture: FloatPicture) -> Pixmap {
    match picture {
        FloatPicture::Die(face) => die(face),
        FloatPicture::Slash => slash(),
        FloatPicture::Plate => plate(),
    }
}

fn plate() -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(32.0), 2.0);
    canvas.inked(&Outline::circle(Vec2::ZERO, 14.5), Ink::CREAM, 1.8);
    canvas.pixmap()
}

fn die(face: u8) -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(24.0), 3.0);
    canvas.inked(&Outline::tag(Vec2::ZERO, Vec2::splat(21.0), 5.0), Ink::CREAM, 1.8);
    let [near, far] = [Vec2::new(5.0, 5.0), Vec2::new(5.0, -5.0)];
    let mut pips = Vec::new();
    let face = if face <= 6 { face } else { 0 };
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
fn slash() -> Pixmap {
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
