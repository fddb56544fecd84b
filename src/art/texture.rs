//! From drawings to textures with all their smaller sizes, so that they stay smooth when
//! the view moves away.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};
use tiny_skia::Pixmap;

/// A texture of one picture.
pub fn image(picture: Pixmap) -> Image {
    let size = [picture.width(), picture.height()];
    build(size, &[picture], Colours::Straight, None)
}

/// A texture of one picture as panels want it: colours multiplied by their cover, and beyond its
/// edges the picture again.
pub fn for_panels(picture: Pixmap) -> Image {
    let size = [picture.width(), picture.height()];
    let mut image = build(size, &[picture], Colours::Multiplied, None);
    if let ImageSampler::Descriptor(sampler) = &mut image.sampler {
        sampler.set_address_mode(ImageAddressMode::Repeat);
    }
    image
}

/// A texture array of pictures of one size.
pub fn array(pictures: &[Pixmap]) -> Image {
    let size = pictures.first().map_or([1, 1], |first| [first.width(), first.height()]);
    build(size, pictures, Colours::Straight, Some(TextureViewDimension::D2Array))
}

fn build(
    [width, height]: [u32; 2],
    pictures: &[Pixmap],
    colours: Colours,
    dimension: Option<TextureViewDimension>,
) -> Image {
    let levels = 32 - width.max(height).leading_zeros();
    let mut data = Vec::with_capacity((width * height) as usize * pictures.len() * 16 / 3);
    for picture in pictures {
        append_pyramid(picture, levels, colours, &mut data);
    }
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

/// Whether colours are multiplied by their cover.
#[derive(Clone, Copy, PartialEq)]
enum Colours {
    Straight,
    Multiplied,
}

/// One size of a picture.
struct Level {
    size: [usize; 2],
    /// Red, green, blue multiplied by cover, and cover.
    pixels: Vec<[u8; 4]>,
}

/// Every size of a picture, the largest first, behind what is there.
fn append_pyramid(picture: &Pixmap, levels: u32, colours: Colours, data: &mut Vec<u8>) {
    let pixels = picture.pixels().iter().map(|p| [p.red(), p.green(), p.blue(), p.alpha()]);
    let size = [picture.width() as usize, picture.height() as usize];
    let mut all = vec![Level { size, pixels: pixels.collect() }];
    for _ in 1..levels {
        let next = all.last().map(Level::halved);
        all.extend(next);
    }
    // Clear pixels take the colour of the next smaller size, so that no dark fringe appears.
    let straightened = if colours == Colours::Straight { all.len() } else { 0 };
    for index in (0..straightened).rev() {
        let (fine, coarse) = all.split_at_mut(index + 1);
        fine[index].straighten(coarse.first());
    }
    for level in &all {
        data.extend_from_slice(level.pixels.as_flattened());
    }
}

impl Level {
    fn row(&self, y: usize) -> &[[u8; 4]] {
        let [width, height] = self.size;
        &self.pixels[y.min(height - 1) * width..][..width]
    }

    fn halved(&self) -> Level {
        let size = self.size.map(|side| (side / 2).max(1));
        let mut pixels = Vec::with_capacity(size[0] * size[1]);
        for y in 0..size[1] {
            let (upper, lower) = (self.row(2 * y), self.row(2 * y + 1));
            for left in (0..size[0]).map(|x| 2 * x) {
                let right = (left + 1).min(self.size[0] - 1);
                pixels.push(mean([upper[left], upper[right], lower[left], lower[right]]));
            }
        }
        Level { size, pixels }
    }

    /// Takes the cover out of the colours.
    fn straighten(&mut self, coarse: Option<&Level>) {
        for (y, row) in self.pixels.chunks_mut(self.size[0]).enumerate() {
            let below = coarse.map(|level| level.row(y / 2));
            for (x, pixel) in row.iter_mut().enumerate() {
                let [red, green, blue, cover] = *pixel;
                let part = |value: u8| {
                    let cover = u16::from(cover);
                    ((u16::from(value) * 255 + cover / 2) / cover).min(255) as u8
                };
                *pixel = match cover {
                    255 => *pixel,
                    0 => {
                        let [red, green, blue, _] =
                            below.map_or([0; 4], |row| row[(x / 2).min(row.len() - 1)]);
                        [red, green, blue, 0]
                    }
                    _ => [part(red), part(green), part(blue), cover],
                };
            }
        }
    }
}

/// The mean of four pixels, two channels at a time.
fn mean(four: [[u8; 4]; 4]) -> [u8; 4] {
    const EVERY_OTHER: u32 = 0x00FF_00FF;
    const HALF: u32 = 0x0002_0002;
    let (mut even, mut odd) = (HALF, HALF);
    for pixel in four {
        let pixel = u32::from_le_bytes(pixel);
        even += pixel & EVERY_OTHER;
        odd += (pixel >> 8) & EVERY_OTHER;
    }
    ((even >> 2) & EVERY_OTHER | ((odd >> 2) & EVERY_OTHER) << 8).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use tiny_skia::Color;

    use super::*;

    #[test]
    fn panels_take_colours_multiplied_by_their_cover_and_sprites_straight_ones() {
        let first = |image: Image| image.data.map(|data| data[..4].to_vec());
        let picture = || {
            let mut picture = Pixmap::new(4, 4)?;
            picture.fill(Color::from_rgba8(255, 255, 255, 128));
            Some(picture)
        };
        assert_eq!(picture().map(image).map(first), Some(Some(vec![255, 255, 255, 128])));
        assert_eq!(picture().map(for_panels).map(first), Some(Some(vec![128; 4])));
    }
}
