//! The table that the map lies on: dark, quiet wood to the end of sight, and the shadow of the
//! sheet on it.

use bevy::prelude::*;
use riposte_rules::board::Board;
use tiny_skia::{Pixmap, PremultipliedColorU8};

use super::ground::{BoardRedrawn, Ground};
use super::layout::extent;
use super::paper::MARGIN;
use crate::art::grain::{noise, speck};
use crate::art::{Ink, texture};

/// The side of a square of the table, in units of the drawing and in pixels of its picture.
const SQUARE: f32 = 1280.0;
const PIXELS: u32 = 512;
/// How far beyond the sheet the table reaches.
const FAR: f32 = 5200.0;
/// How wide a board of the table is, in pixels of its picture.
const BOARD: u32 = 64;
/// How far the shadow of the sheet reaches.
const SHADOW: f32 = 46.0;

/// The picture of the table, painted once.
#[derive(Resource, Default)]
struct Wood(Option<Handle<Image>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Wood>().add_observer(lay_table).add_observer(cast_shadow);
}

fn lay_table(
    redrawn: On<BoardRedrawn>,
    board: Res<Board>,
    mut wood: ResMut<Wood>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let image = wood.0.get_or_insert_with(|| images.add(texture::image(planks()))).clone();
    let whole = extent(&board);
    let count = ((whole.size() / 2.0 + FAR) / SQUARE).ceil().as_ivec2();
    for x in -count.x..=count.x {
        for y in -count.y..=count.y {
            let sprite = Sprite {
                image: image.clone(),
                custom_size: Some(Vec2::splat(SQUARE)),
                // Mirrored at its sides it has no seams.
                flip_x: x % 2 != 0,
                flip_y: y % 2 != 0,
                ..Default::default()
            };
            let at = whole.center() + Vec2::new(x as f32, y as f32) * SQUARE;
            let place = Transform::from_translation(at.extend(-12.0));
            commands.spawn((Ground, sprite, place, ChildOf(redrawn.root)));
        }
    }
}

/// A square of dark boards with their grain.
fn planks() -> Pixmap {
    paint(UVec2::splat(PIXELS), |x, y| {
        let board = y / BOARD;
        let at = Vec2::new(x as f32, y as f32);
        let bend = 5.0 * noise(21 + board, at / Vec2::new(160.0, 40.0));
        let rings = noise(31 + board, Vec2::new(at.x / 260.0, (at.y + bend) / 5.0));
        let tone = 0.10 * speck(41, board, 3) + 0.16 * rings + 0.04 * speck(42, x, y);
        let gap = match y % BOARD {
            0 => 0.75,
            1 => 0.35,
            _ => 0.0,
        };
        let wood = Ink::of(0x3A2A1D).mixed(Ink::of(0x55402C), (0.42 + tone).clamp(0.0, 1.0));
        wood.mixed(Ink::of(0x160F0A), gap)
    })
}

fn cast_shadow(
    redrawn: On<BoardRedrawn>,
    board: Res<Board>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    const EACH: f32 = 12.0;
    let whole = extent(&board);
    let sheet = whole.size() + 2.0 * MARGIN;
    let size = sheet + 2.0 * SHADOW;
    let shadow = paint((size / EACH).ceil().as_uvec2(), |x, y| {
        let at = (Vec2::new(x as f32, y as f32) + 0.5) * EACH;
        let out = ((at - size / 2.0).abs() - sheet / 2.0 + SHADOW * 0.5).max(Vec2::ZERO).length();
        let part = (1.0 - out / (SHADOW * 1.5)).clamp(0.0, 1.0);
        Ink::of(0x0C0805).thin(0.75 * part * part)
    });
    let sprite = Sprite {
        image: images.add(texture::image(shadow)),
        custom_size: Some(size),
        ..Default::default()
    };
    // Away from the light.
    let at = whole.center() + Vec2::new(14.0, -18.0);
    commands.spawn((
        Ground,
        sprite,
        Transform::from_translation(at.extend(-11.0)),
        ChildOf(redrawn.root),
    ));
}

/// A picture painted point by point.
fn paint(size: UVec2, tone: impl Fn(u32, u32) -> Ink) -> Pixmap {
    let size = size.max(UVec2::ONE).min(UVec2::splat(1024));
    let mut picture =
        Pixmap::new(size.x, size.y).unwrap_or_else(|| unreachable!("a picture of no size"));
    for (n, pixel) in picture.pixels_mut().iter_mut().enumerate() {
        let n = n as u32;
        let [red, green, blue, cover] = tone(n % size.x, n / size.x).bytes();
        let part = |colour: u8| (u16::from(colour) * u16::from(cover) / 255) as u8;
        let shade = PremultipliedColorU8::from_rgba(part(red), part(green), part(blue), cover);
        *pixel = shade.unwrap_or(PremultipliedColorU8::TRANSPARENT);
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_darker_than_the_map() {
        let bright =
            |[red, green, blue]: [u8; 3]| u32::from(red) + u32::from(green) + u32::from(blue);
        let brightest =
            planks().pixels().iter().map(|p| bright([p.red(), p.green(), p.blue()])).max();
        let [red, green, blue, _] = Ink::PAPER.bytes();
        assert!(brightest.unwrap_or(0) * 2 < bright([red, green, blue]));
    }
}
