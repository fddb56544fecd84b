//! Figures as seen from above, as pictures for panels: for the close-up, where a place holds many.

use bevy::prelude::*;
use bevy_egui::egui::TextureId;
use bevy_egui::{EguiTextureHandle, EguiUserTextures};
use riposte_rules::data::Armoury;
use riposte_rules::figure::{FigureId, Sheet, Side};
use riposte_rules::systems::PlaceRule;
use std::collections::HashMap;
use tiny_skia::Pixmap;

use super::arms_art::SIZE;
use super::dressed::Dressed;
use super::shown::{Shown, Signs};
use super::token_art::TOKEN;
use crate::art::{Icons, texture};
use crate::board::contract::{Look, Palette};

/// A layer of a figure.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Its picture.
    pub texture: TextureId,
    /// How large that is, in units of the drawing, in which a round base has [`super::BASE`].
    pub size: Vec2,
    image: Handle<Image>,
}

/// The layers of a figure, the lowest first. All but the base look up and are turned with it.
#[derive(Clone, Debug)]
pub struct Portrait {
    /// The base of its side, with the ring of its life and its wounds.
    pub base: Layer,
    /// Arms and what they hold.
    pub arms: Option<Layer>,
    /// The body.
    pub body: Option<Layer>,
}

/// All figures of a battle that is fought in places.
#[derive(Resource, Default)]
pub struct Portraits(HashMap<FigureId, (Dressed, Portrait)>);

/// The picture of a figure, where there is one: in a battle of places, unless figures are to be
/// counters.
pub fn portrait(world: &World, figure: FigureId) -> Option<&Portrait> {
    let portraits = world.get_resource::<Portraits>()?;
    portraits.0.get(&figure).map(|(_, portrait)| portrait)
}

type Figure = (&'static FigureId, &'static Shown, &'static Side, &'static Sheet, &'static Signs);

/// Draws those anew that have changed.
pub fn paint(
    figures: Query<Figure>,
    (palette, look, places): (Res<Palette>, Res<Look>, Option<Res<PlaceRule>>),
    armoury: Option<Res<Armoury>>,
    mut icons: ResMut<Icons>,
    mut images: ResMut<Assets<Image>>,
    textures: Option<ResMut<EguiUserTextures>>,
    mut portraits: ResMut<Portraits>,
) {
    let Some(mut textures) = textures else { return };
    let fought = places.is_some_and(|places| places.is_of_places()) && !look.counters;
    let Some(armoury) = armoury.filter(|_| fought) else {
        for (_, (_, portrait)) in portraits.bypass_change_detection().0.drain() {
            for layer in portrait.layers() {
                textures.remove_image(&layer.image);
            }
        }
        return;
    };
    for (figure, shown, side, sheet, signs) in &figures {
        let colour = palette.side_color(*side);
        let known = portraits.0.get(figure).map(|(dressed, _)| dressed);
        let Some(now) = Dressed::anew(known, shown, colour, signs, true) else { continue };
        let drawn = now.pictures((shown, *side, sheet), &armoury, icons.stencil(&sheet.icon));
        let old = portraits.0.remove(figure).map(|(_, portrait)| portrait);
        let mut layer = |picture: Pixmap, size: Vec2, old: Option<&Layer>| {
            let image = texture::for_panels(picture);
            // What is drawn anew takes the place of the old picture, which is seen until then.
            let image = match old.map(|old| old.image.clone()) {
                Some(known) if images.insert(known.id(), image.clone()).is_ok() => known,
                _ => images.add(image),
            };
            let texture = textures.add_image(EguiTextureHandle::Strong(image.clone()));
            Layer { texture, size, image }
        };
        let Some(base) = drawn.upright else { continue };
        let [arms, body] = [
            old.as_ref().and_then(|old| old.arms.as_ref()),
            old.as_ref().and_then(|old| old.body.as_ref()),
        ];
        let portrait = Portrait {
            base: layer(base, Vec2::splat(TOKEN), old.as_ref().map(|old| &old.base)),
            arms: drawn.arms.map(|picture| layer(picture, SIZE, arms)),
            body: drawn.body.map(|picture| layer(picture, drawn.size, body)),
        };
        let kept: Vec<_> = portrait.layers().map(|layer| layer.image.id()).collect();
        for layer in old.iter().flat_map(Portrait::layers) {
            if !kept.contains(&layer.image.id()) {
                textures.remove_image(&layer.image);
            }
        }
        portraits.0.insert(*figure, (now, portrait));
    }
}

impl Portrait {
    fn layers(&self) -> impl Iterator<Item = &Layer> {
        std::iter::once(&self.base).chain(&self.arms).chain(&self.body)
    }
}
