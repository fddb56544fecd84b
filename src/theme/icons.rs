//! The icons that come with the program, for panels.

use std::collections::HashMap;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::{self, Image, TextureId};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};
use riposte_rules::figure::Sheet;
use riposte_rules::rulebook::{Playing, Shelf};

use super::colours::INK;
use crate::app_state::Overlay;
use crate::art::Icons;

/// The icons known to panels, by key.
#[derive(Resource, Default)]
pub(crate) struct Pictures(HashMap<String, TextureId>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>().add_systems(
        Update,
        fetch.run_if(
            resource_changed::<Overlay>
                .or_else(resource_exists_and_changed::<Playing>)
                .or_else(any_match_filter::<Added<Sheet>>),
        ),
    );
}

/// Icons that panels use besides those of the rulebooks.
const COMMON: &[&str] = &[
    "swords", "victory", "sword", "shield", "move", "eye", "undo", "help", "log", "threat", "side",
    "person", "now", "ready", "done",
];

/// Fetches what is about to be seen: the figures, the verbs of the battle's rulebook, and in the
/// help those of all.
fn fetch(
    shelf: Res<Shelf>,
    playing: Option<Res<Playing>>,
    overlay: Res<Overlay>,
    figures: Query<&Sheet>,
    mut icons: ResMut<Icons>,
    mut images: ResMut<Assets<bevy::image::Image>>,
    mut textures: ResMut<EguiUserTextures>,
    mut pictures: ResMut<Pictures>,
) {
    let help = *overlay == Overlay::Help;
    let played = |book: &str| playing.as_ref().is_some_and(|playing| playing.0.key() == book);
    let books = shelf.0.iter().filter(|book| help || played(book.key()));
    let verbs = books.flat_map(|book| book.verbs()).map(|verb| verb.icon);
    let covers = shelf.0.iter().map(|book| book.cover().icon);
    let tokens = figures.iter().map(|sheet| sheet.icon.as_str());
    for key in verbs.chain(tokens).chain(covers).chain(COMMON.iter().copied()) {
        if pictures.0.contains_key(key) {
            continue;
        }
        if let Some(picture) = icons.stencil(key) {
            let handle = images.add(white(picture));
            let id = textures.add_image(EguiTextureHandle::Strong(handle));
            pictures.0.insert(key.to_owned(), id);
        }
    }
}

/// The texture of an icon.
pub fn texture(world: &World, key: &str) -> Option<TextureId> {
    world.resource::<Pictures>().0.get(key).copied()
}

/// An icon of a size in points, in ink.
pub fn image(world: &World, key: &str, size: f32) -> Option<Image<'static>> {
    let id = texture(world, key)?;
    let sized = egui::load::SizedTexture::new(id, egui::vec2(size, size));
    Some(Image::from_texture(sized).fit_to_exact_size(egui::vec2(size, size)).tint(INK))
}

/// A stencil as panels want it: white, and already multiplied by its cover.
fn white(picture: &tiny_skia::Pixmap) -> bevy::image::Image {
    let size =
        Extent3d { width: picture.width(), height: picture.height(), depth_or_array_layers: 1 };
    let bytes = picture.data().to_vec();
    let format = TextureFormat::Rgba8Unorm;
    let usage = RenderAssetUsages::RENDER_WORLD;
    bevy::image::Image::new(size, TextureDimension::D2, bytes, format, usage)
}
