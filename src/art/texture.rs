//! From drawings to textures with all their smaller sizes, so that they stay smooth when
//! the view moves away.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};
use tiny_skia::Pixmap;

/// A texture of one picture.
pub fn image(picture: Pixmap) -> Image {
    let size = [picture.width(), picture.height()];
    build(size, &[picture], None)
}

/// A texture array of pictures of one size.
pub fn array(pictures: &[Pixmap]) -> Image {
    let size = pictures.first().map_or([1, 1], |first| [first.width(), first.height()]);
    build(size, pictures, Some(TextureViewDimension::D2Array))
}

fn build(
    [width, height]: [u32; 2],
    pictures: &[Pixmap],
    dimension: Option<TextureViewDimension>,
) -> Image {
    let levels = 32 - width.max(height).leading_zeros();
    let data = pictures.iter().flat_map(|picture| pyramid(picture, levels)).collect();
    let size = Extent3d { width, height, depth_or_array_layers: pictures.len().max(1) as u32 };
    let format = TextureFormat::Rgba8UnormSrgb;
    let usages = RenderAssetUsages::MAIN_WORLD | RenderAssetUsages::RENDER_WORLD;
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, usages);
    image.texture_descriptor.mip_level_count = levels;
    image.texture_view_descriptor =
        dimension.map(|kind| TextureViewDescriptor { dimension: Some(kind), ..Default::default() });
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::default()
    });
    image.data = Some(data);
    image
}

struct Level {
    size: [usize; 2],
    /// Red, green, blue multiplied by cover, and cover.
    pixels: Vec<[f32; 4]>,
}

/// Every size of a picture, the largest first, as straight colours.
fn pyramid(picture: &Pixmap, levels: u32) -> Vec<u8> {
    let pixels = picture
        .pixels()
        .iter()
        .map(|p| [p.red(), p.green(), p.blue(), p.alpha()].map(f32::from))
        .collect();
    let size = [picture.width() as usize, picture.height() as usize];
    let mut all = vec![Level { size, pixels }];
    for _ in 1..levels {
        let next = all.last().map(halved);
        all.extend(next);
    }
    // Clear pixels take the colour of the next smaller size, so that no dark fringe appears.
    let mut coarse: Option<(Vec<[u8; 4]>, [usize; 2])> = None;
    let mut bytes = Vec::new();
    for level in all.iter().rev() {
        let straight = straighten(level, coarse.as_ref());
        bytes.push(straight.clone());
        coarse = Some((straight, level.size));
    }
    bytes.into_iter().rev().flatten().flatten().collect()
}

fn halved(level: &Level) -> Level {
    let [width, height] = level.size;
    let size = [(width / 2).max(1), (height / 2).max(1)];
    let at = |x: usize, y: usize| level.pixels[y.min(height - 1) * width + x.min(width - 1)];
    let mut pixels = Vec::with_capacity(size[0] * size[1]);
    for y in 0..size[1] {
        for x in 0..size[0] {
            let four = [
                at(2 * x, 2 * y),
                at(2 * x + 1, 2 * y),
                at(2 * x, 2 * y + 1),
                at(2 * x + 1, 2 * y + 1),
            ];
            pixels.push(std::array::from_fn(|n| four.iter().map(|p| p[n]).sum::<f32>() / 4.0));
        }
    }
    Level { size, pixels }
}

fn straighten(level: &Level, coarse: Option<&(Vec<[u8; 4]>, [usize; 2])>) -> Vec<[u8; 4]> {
    let below = |x: usize, y: usize| {
        coarse.map_or([0; 4], |(pixels, [width, height])| {
            pixels[(y / 2).min(height - 1) * width + (x / 2).min(width - 1)]
        })
    };
    let straight = |(number, [red, green, blue, alpha]): (usize, &[f32; 4])| {
        if *alpha < 0.5 {
            let [red, green, blue, _] = below(number % level.size[0], number / level.size[0]);
            return [red, green, blue, 0];
        }
        let part = |value: &f32| (value * 255.0 / alpha).round().clamp(0.0, 255.0) as u8;
        [part(red), part(green), part(blue), alpha.round() as u8]
    };
    level.pixels.iter().enumerate().map(straight).collect()
}
