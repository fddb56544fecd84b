//! The sheet of parchment that the map is drawn on.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use riposte_rules::board::Board;

use super::ground::{BoardRedrawn, Ground};
use super::layout::{INRADIUS, RADIUS, extent};
use crate::art::Ink;
use crate::art::grain::{noise, speck};

/// How far the sheet reaches beyond the hexes, in units of the drawing.
pub const MARGIN: f32 = 0.72 * RADIUS;
const PIXELS: f32 = 0.5;
const LONGEST: f32 = 1400.0;
/// How far from its edge the sheet is worn.
const WORN: f32 = 1.1 * INRADIUS;
/// The side of a block of pixels that are equally old, and the length of a fibre.
const BLOCK: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(lay_paper);
}

fn lay_paper(
    redrawn: On<BoardRedrawn>,
    board: Res<Board>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let whole = extent(&board);
    let size = whole.size() + 2.0 * MARGIN;
    let pixels = PIXELS.min(LONGEST / size.max_element());
    let image = images.add(sheet(size, pixels));
    let sprite = Sprite { image, custom_size: Some(size), ..Default::default() };
    let place = Transform::from_translation(whole.center().extend(-10.0));
    commands.spawn((Ground, sprite, place, ChildOf(redrawn.root)));
}

fn sheet(size: Vec2, pixels: f32) -> Image {
    let [width, height] = (size * pixels).as_uvec2().max(UVec2::ONE).to_array();
    let mut data = Vec::with_capacity((width * height * 4) as usize);
    let at = |x: u32, y: u32| (Vec2::new(x as f32, y as f32) + 0.5) / pixels;
    let blocks = |y: u32, of: fn(Vec2) -> f32| -> Vec<f32> {
        (0..width.div_ceil(BLOCK)).map(|n| of(at(n * BLOCK, y))).collect()
    };
    let mut blotches = Vec::new();
    for y in 0..height {
        if y % BLOCK == 0 {
            blotches = blocks(y, blotch);
        }
        let fibres = blocks(y, fibre);
        for x in 0..width {
            let block = (x / BLOCK) as usize;
            let age = 0.05 * blotches[block] + 0.022 * (fibres[block] + 0.6 * speck(6, x, y));
            data.extend(shade(at(x, y), size, age));
        }
    }
    let extent = Extent3d { width, height, depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    Image::new(extent, TextureDimension::D2, data, format, RenderAssetUsages::RENDER_WORLD)
}

/// How dark the paper is of age. It changes so slowly that a block of pixels shares it.
fn blotch(at: Vec2) -> f32 {
    noise(3, at / 210.0) + 0.5 * noise(4, at / 90.0)
}

/// How dark it is of the fibres it is made of, which lie along it.
fn fibre(at: Vec2) -> f32 {
    noise(5, at * Vec2::new(0.04, 0.3))
}

/// The colour of the sheet at a point, from its upper left corner, and from how dark it is there.
fn shade(at: Vec2, size: Vec2, age: f32) -> [u8; 4] {
    let edge = edge(at.min(size - at).min_element() - 9.0, at);
    let worn = (1.0 - edge / WORN).clamp(0.0, 1.0);
    let dark = age + 0.34 * worn * worn;
    let tone = Ink::PAPER.mixed(Ink::of(0x8E6A3C), (0.06 + dark).clamp(0.0, 1.0));
    let cover = (edge / 2.0).clamp(0.0, 1.0);
    tone.thin(cover).bytes()
}

/// How far a point lies within the ragged edge, from how far it lies within the straight one.
fn edge(straight: f32, at: Vec2) -> f32 {
    const RAGGED: [f32; 2] = [5.0, 3.0];
    /// As far in, nothing is left of the raggedness.
    const FAR: f32 = 40.0;
    if straight > FAR {
        return straight;
    }
    let ragged = RAGGED[0] * noise(1, at / 34.0) + RAGGED[1] * noise(2, at / 11.0);
    straight + ragged * (2.0 - 2.0 * straight / FAR).clamp(0.0, 1.0)
}
