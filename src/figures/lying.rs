//! Weapons that lie on the board.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::data::Armoury;

use super::arms_art::{LYING, lying};
use super::shown::ShownDropped;
use crate::art::texture;
use crate::board::layout::centre;

/// A weapon that lies on the board.
#[derive(Component)]
pub struct OnGround;

/// Draws everything that lies on the board, when that has changed.
pub fn lay_down(
    mut commands: Commands,
    dropped: Res<ShownDropped>,
    armoury: Res<Armoury>,
    old: Query<Entity, With<OnGround>>,
    mut images: ResMut<Assets<Image>>,
) {
    if !dropped.is_changed() {
        return;
    }
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    let mut heaps: HashMap<Hex, u8> = HashMap::new();
    for thing in &dropped.0 {
        let Some(weapon) = armoury.weapons.get(thing.weapon.0 as usize) else { continue };
        let heap = heaps.entry(thing.hex).or_default();
        let sprite = Sprite {
            custom_size: Some(Vec2::splat(LYING)),
            ..Sprite::from_image(images.add(texture::image(lying(weapon))))
        };
        let turn = 2.2 + 0.9 * f32::from(*heap);
        let at = centre(thing.hex) + Vec2::new(4.0 - 6.0 * f32::from(*heap), -30.0);
        let place =
            Transform::from_translation(at.extend(5.0)).with_rotation(Quat::from_rotation_z(turn));
        commands.spawn((OnGround, sprite, place));
        *heap += 1;
    }
}
