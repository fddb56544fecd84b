//! Words on a small slip of paper, so that they can be read on any ground.

use bevy::prelude::*;
use bevy::sprite::{Anchor, BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};
use bevy::text::TextLayoutInfo;

use crate::art::{Canvas, Ink, Outline, texture};
use crate::board::drawing::Drawing;

/// The picture of an empty slip.
#[derive(Resource, Clone, Default)]
pub struct SlipPicture(Handle<Image>);

/// Puts a slip of this colour behind the words of its entity.
#[derive(Component, Clone, Copy, Debug)]
pub struct Slip(pub Color);

#[derive(Component)]
struct SlipOf(Entity);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SlipPicture>()
        .add_systems(Startup, draw)
        .add_observer(attach)
        .add_systems(PostUpdate, fit.after(bevy::sprite::update_text2d_layout).in_set(Drawing));
}

/// Draws the picture of an empty slip.
pub(super) fn draw(mut picture: ResMut<SlipPicture>, mut images: ResMut<Assets<Image>>) {
    let mut canvas = Canvas::new(Vec2::splat(16.0), 2.0);
    let tag = Outline::tag(Vec2::ZERO, Vec2::splat(14.0), 5.0);
    canvas.inked(&tag, Ink([1.0; 4]), 1.1);
    picture.0 = images.add(texture::image(canvas.pixmap()));
}

fn attach(
    added: On<Add, Slip>,
    slips: Query<&Slip>,
    picture: Res<SlipPicture>,
    mut commands: Commands,
) {
    let Ok(slip) = slips.get(added.entity) else { return };
    let sprite = Sprite {
        image: picture.0.clone(),
        color: slip.0,
        custom_size: Some(Vec2::ZERO),
        image_mode: SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect::all(12.0),
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale: 0.5,
        }),
        ..Default::default()
    };
    let place = Transform::from_xyz(0.0, 0.0, -0.05);
    commands.spawn((SlipOf(added.entity), sprite, place, ChildOf(added.entity)));
}

type Words<'a> = (&'a TextLayoutInfo, &'a Slip, &'a TextColor, &'a Anchor);

fn fit(words: Query<Words>, mut slips: Query<(&SlipOf, &mut Sprite, &mut Transform)>) {
    for (slip, mut sprite, mut place) in &mut slips {
        let Ok((layout, colour, text, anchor)) = words.get(slip.0) else { continue };
        // In points: the engine has divided by the pixels of a point.
        let written = layout.size;
        let size = if written.x < 1.0 { Vec2::ZERO } else { written + Vec2::new(9.0, 2.0) };
        if sprite.custom_size != Some(size) {
            sprite.custom_size = Some(size);
        }
        let middle = -anchor.as_vec() * written;
        if place.translation.truncate() != middle {
            place.translation = middle.extend(-0.05);
        }
        // Words that fade take their paper with them.
        let shade = colour.0.with_alpha(colour.0.alpha() * text.0.alpha());
        if sprite.color != shade {
            sprite.color = shade;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::any::TypeId;

    use bevy::asset::AssetId;
    use bevy::camera::visibility::VisibleEntities;
    use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
    use bevy::sprite::update_text2d_layout;
    use bevy::text::{
        FontAtlasSet, FontCx, LayoutCx, RemSize, ScaleCx, TextIterScratch, TextPipeline,
        detect_text_needs_rerender,
    };

    use super::*;
    use crate::art::icons::font;
    use crate::board::drawing::draws_in_time;

    #[test]
    fn a_slip_has_its_size_before_the_engine_works_on_it() {
        assert!(draws_in_time(plugin, fit));
    }

    /// The engine's part of words on a screen of so many pixels a point.
    fn words_at(scale_factor: f32) -> App {
        let mut app = App::new();
        app.init_resource::<Assets<Font>>()
            .init_resource::<Assets<Image>>()
            .init_resource::<Assets<TextureAtlasLayout>>()
            .init_resource::<FontAtlasSet>()
            .init_resource::<TextPipeline>()
            .init_resource::<FontCx>()
            .init_resource::<LayoutCx>()
            .init_resource::<ScaleCx>()
            .init_resource::<TextIterScratch>()
            .init_resource::<RemSize>()
            .init_resource::<SlipPicture>()
            .add_observer(attach)
            .add_systems(Update, (detect_text_needs_rerender, update_text2d_layout, fit).chain());
        let mut seen = VisibleEntities::default();
        seen.push(Entity::PLACEHOLDER, TypeId::of::<Sprite>());
        let physical_size = UVec2::splat(1000);
        let target_info = Some(RenderTargetInfo { physical_size, scale_factor });
        let computed = ComputedCameraValues { target_info, ..Default::default() };
        app.world_mut().spawn((Camera { computed, ..Default::default() }, seen));
        let letters = font("Sans-Bold.ttf").map(<[u8]>::to_vec).unwrap_or_default();
        let mut letters = Font::from_bytes(letters);
        // The engine finds a font by the name of its family.
        let mut known = app.world_mut().resource_mut::<FontCx>();
        let families = known.collection.register_fonts(letters.data.clone(), None);
        if let Some((family, _)) = families.first() {
            letters.alias = known.collection.family_name(*family).unwrap_or_default().into();
        }
        let mut fonts = app.world_mut().resource_mut::<Assets<Font>>();
        assert!(fonts.insert(AssetId::default(), letters).is_ok());
        app
    }

    #[test]
    fn the_paper_under_words_is_as_large_at_every_number_of_pixels_a_point() {
        let paper = |scale: f32| {
            let mut app = words_at(scale);
            app.world_mut().spawn((Text2d::new("Edda 92 %"), Slip(Color::WHITE)));
            app.update();
            app.update();
            let mut slips = app.world_mut().query::<(&SlipOf, &Sprite)>();
            let sizes: Vec<Vec2> =
                slips.iter(app.world()).filter_map(|(_, sprite)| sprite.custom_size).collect();
            assert_eq!(sizes.len(), 1);
            sizes[0]
        };
        let usual = paper(1.0);
        assert!(usual.x > 60.0 && usual.y > 15.0, "{usual}");
        for scale in [1.5, 2.0, 3.0] {
            assert!((paper(scale) - usual).abs().max_element() < 3.0, "{scale}: {}", paper(scale));
        }
    }
}
