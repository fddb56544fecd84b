//! Pictures of a stroke, of a spark, and of the plate that signs stand on.

use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use tiny_skia::Pixmap;

use crate::art::{Canvas, Icons, Ink, Outline, texture};

/// What a float shows besides words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatPicture {
    /// The path of an edge.
    Slash,
    /// Where steel meets steel.
    Spark,
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
        FloatPicture::Slash => slash(),
        FloatPicture::Spark => spark(),
        FloatPicture::Plate => plate(),
    }
}

fn plate() -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(32.0), 2.0);
    canvas.inked(&Outline::circle(Vec2::ZERO, 14.5), Ink::CREAM, 1.8);
    canvas.pixmap()
}

/// A star of rays, long and short ones.
fn spark() -> Pixmap {
    let mut canvas = Canvas::new(Vec2::splat(64.0), 2.0);
    let star = |long: f32, short: f32| {
        let ray = move |n: usize| {
            let far = match n % 4 {
                0 => long,
                2 => long * 0.62,
                _ => short,
            };
            far * Vec2::from_angle(std::f32::consts::TAU * n as f32 / 32.0 + 0.2)
        };
        Outline::polygon((0..32).map(ray))
    };
    canvas.inked(&star(29.0, 9.0), Ink::of(0xF2B632), 1.6);
    canvas.fill(&star(20.0, 7.0), Ink::CREAM);
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
