//! Words on a small slip of paper, so that they can be read on any ground.

use bevy::prelude::*;
use bevy::sprite::{Anchor, BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};
use bevy::text::TextLayoutInfo;

use super::Drawing;
use crate::art::{Canvas, Ink, Outline, texture};

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

fn draw(mut picture: ResMut<SlipPicture>, mut images: ResMut<Assets<Image>>) {
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
    use super::*;
    use crate::board::draws_in_time;

    #[test]
    fn a_slip_has_its_size_before_the_engine_works_on_it() {
        assert!(draws_in_time(plugin, fit));
    }
}
