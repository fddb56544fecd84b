//! The icons and fonts that come with the program: white pictures, known by key.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use bevy::prelude::*;
use include_dir::{Dir, include_dir};
use tiny_skia::{Pixmap, PremultipliedColorU8};

use super::texture;

static ICONS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/icons");
static FONTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/fonts");

/// Icons as stencils for drawings, and as textures for sprites.
#[derive(Resource, Default)]
pub struct Icons {
    stencils: HashMap<String, Option<Pixmap>>,
    textures: HashMap<String, Handle<Image>>,
}

impl Icons {
    /// The icon with a key, as a stencil.
    pub fn stencil(&mut self, key: &str) -> Option<&Pixmap> {
        self.stencils.entry(key.to_owned()).or_insert_with(|| read(key)).as_ref()
    }

    /// The icon with a key, as a white texture.
    pub fn texture(&mut self, key: &str, images: &mut Assets<Image>) -> Option<Handle<Image>> {
        if let Some(known) = self.textures.get(key) {
            return Some(known.clone());
        }
        let picture = self.stencil(key)?.clone();
        let handle = images.add(texture::image(picture));
        self.textures.insert(key.to_owned(), handle.clone());
        Some(handle)
    }
}

/// The bytes of the first font whose name holds a word, or of any.
pub fn font(word: &str) -> Option<&'static [u8]> {
    let mut fonts = FONTS.files().filter(|file| {
        file.path().extension().is_some_and(|ending| ending == "ttf" || ending == "otf")
    });
    let named = FONTS.files().find(|file| file.path().to_string_lossy().contains(word));
    named.or_else(|| fonts.next()).map(|file| file.contents())
}

fn read(key: &str) -> Option<Pixmap> {
    let bytes = ICONS.get_file(format!("{key}.png"))?.contents();
    let image = Image::from_buffer(
        bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::linear(),
        RenderAssetUsages::MAIN_WORLD,
    )
    .ok()?;
    let size = image.size();
    let data = image.try_into_dynamic().ok()?.into_rgba8().into_raw();
    let mut stencil = Pixmap::new(size.x, size.y)?;
    for (pixel, source) in stencil.pixels_mut().iter_mut().zip(data.chunks_exact(4)) {
        let cover = source[3];
        let white = PremultipliedColorU8::from_rgba(cover, cover, cover, cover);
        *pixel = white.unwrap_or(PremultipliedColorU8::TRANSPARENT);
    }
    Some(stencil)
}
