//! Words on the map: sharp at every distance of the view.

use bevy::prelude::*;
use bevy::text::{FontSize, FontSource};

use super::camera::View;
use super::contract::Look;
use crate::art::icons::font;

/// Words whose size goes with the view, within bounds.
#[derive(Component, Clone, Copy, Debug)]
#[require(Text2d, Transform, Within)]
pub struct Lettering {
    /// The height in units of the drawing.
    pub height: f32,
    /// The least height in pixels, at a label scale of 1.
    pub least: f32,
    /// The greatest height in pixels.
    pub most: f32,
    /// Below this height they would only be dirt and are left out.
    pub hidden_below: f32,
}

impl Lettering {
    /// Words that must always be read.
    pub const fn label(height: f32) -> Lettering {
        Lettering { height, least: 11.0, most: 26.0, hidden_below: 0.0 }
    }

    /// The height in pixels, and the scale that makes pixels of them.
    pub fn fitted(&self, zoom: f32, look: &Look) -> Option<(f32, f32)> {
        let natural = self.height * zoom * look.label_scale;
        let pixels = natural.clamp(self.least * look.label_scale, self.most * look.label_scale);
        (natural >= self.hidden_below).then_some((pixels.round().max(1.0), 1.0 / zoom))
    }

    /// About how much room words take on their slip, in units of the drawing.
    pub fn room(&self, words: &str, zoom: f32, look: &Look) -> Vec2 {
        let Some((pixels, unit)) = self.fitted(zoom, look) else { return Vec2::ZERO };
        let letters = words.chars().count() as f32;
        Vec2::new(0.47 * pixels * letters + 9.0, 1.2 * pixels + 2.0) * unit
    }
}

/// The size of what words stand on, which they shrink with: but never below their least height.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Within(pub f32);

impl Default for Within {
    fn default() -> Within {
        Within(1.0)
    }
}

/// The fonts of the map.
#[derive(Resource, Clone, Default)]
pub struct Fonts {
    /// For everything.
    pub plain: Handle<Font>,
}

/// When words take their size.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LetteringFitted;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fonts>().add_systems(Startup, load_fonts).add_systems(
        PostUpdate,
        fit.in_set(LetteringFitted)
            .before(TransformSystems::Propagate)
            .before(bevy::sprite::update_text2d_layout),
    );
}

fn load_fonts(mut fonts: ResMut<Fonts>, mut assets: ResMut<Assets<Font>>) {
    if let Some(bytes) = font("Sans-Bold.ttf") {
        fonts.plain = assets.add(Font::from_bytes(bytes.to_vec()));
    }
}

type Words<'a> =
    (Ref<'a, Lettering>, Ref<'a, Within>, &'a mut TextFont, &'a mut Transform, &'a mut Visibility);

fn fit(view: Res<View>, look: Res<Look>, fonts: Res<Fonts>, mut words: Query<Words>) {
    let all = view.is_changed() || look.is_changed() || fonts.is_changed();
    for (lettering, within, mut font, mut place, mut visibility) in &mut words {
        if !all && !lettering.is_changed() && !within.is_changed() {
            continue;
        }
        let Some((pixels, scale)) = lettering.fitted(view.zoom * within.0, &look) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        place.scale = Vec3::splat(scale).with_z(1.0);
        let wanted = FontSource::Handle(fonts.plain.clone());
        if font.font_size != FontSize::Px(pixels) || font.font != wanted {
            font.font_size = FontSize::Px(pixels);
            font.font = wanted;
        }
    }
}
