//! Shots and throws on their way across the map.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use riposte_rules::data::Armoury;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{FigureId, WeaponId};

use super::actors::Actors;
use super::arms_art::{LYING, flying};
use super::flight::Flight;
use super::spawn::LAYER;
use crate::art::texture;

/// The part of a blow's time after which it arrives.
pub const ARRIVES: f32 = 0.45;
/// So far it goes on past whom it misses, in units of the drawing.
const PAST: f32 = 70.0;
/// Above the tokens.
const ABOVE: f32 = LAYER + 6.0;

/// What flies.
#[derive(Component)]
pub struct Missile(WeaponId);

/// Remembers what is shot or thrown: the blow itself does not say so.
pub fn declare(figure: FigureId, choice: &Choice, actors: &mut Actors) {
    match shot(figure, choice, actors) {
        Some(weapon) => actors.flight.loosed = Some((figure, weapon)),
        None if flies(figure, actors) => actors.flight.loosed = None,
        None => {}
    }
}

fn shot(figure: FigureId, choice: &Choice, actors: &Actors) -> Option<WeaponId> {
    let arm = choice.arm?;
    let item = actors.shown(figure)?.arms.item(arm.item)?;
    let mode =
        actors.armoury.weapons.get(item.weapon.0 as usize)?.modes.get(usize::from(arm.mode?))?;
    (mode.range > 0).then_some(item.weapon)
}

/// Whether a blow of this figure is a shot or a throw.
pub fn flies(attacker: FigureId, actors: &Actors) -> bool {
    actors.flight.loosed.is_some_and(|(figure, _)| figure == attacker)
}

/// Lets it fly from one figure to another, so much of a blow's time having passed.
pub fn fly([attacker, target]: [FigureId; 2], hit: bool, part: f32, actors: &mut Actors) {
    let Some((_, weapon)) = actors.flight.loosed else { return };
    let near = actors.face_to_face([attacker, target]);
    let two = match near {
        true => actors.stances(attacker, [attacker, target]),
        false => actors.on_map([attacker, target]),
    };
    let Some([from, to]) = two.map(|two| two.map(|one| one.at)) else { return };
    let way = (to - from).normalize_or_zero();
    let far = from.distance(to);
    let flown = far * part / ARRIVES;
    let end = if hit { far } else { far + PAST };
    let turn = way.to_angle() - FRAC_PI_2;
    let at = (flown < end).then_some((from + way * flown, turn));
    if near {
        actors.flight.opened = at;
    } else {
        // From one place to another it is seen on the map.
        actors.flight.now = at.map(|(at, turn)| (weapon, at, turn));
    }
}

/// Draws what is on its way.
pub fn draw(
    flight: Res<Flight>,
    armoury: Option<Res<Armoury>>,
    mut old: Query<(Entity, &Missile, &mut Transform)>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let placed = |at: Vec2, turn: f32| {
        Transform::from_translation(at.extend(ABOVE)).with_rotation(Quat::from_rotation_z(turn))
    };
    let mut drawn = false;
    for (entity, missile, mut place) in &mut old {
        match flight.now {
            Some((weapon, at, turn)) if missile.0 == weapon => {
                *place = placed(at, turn);
                drawn = true;
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    let (Some((weapon, at, turn)), Some(armoury)) = (flight.now, armoury) else { return };
    let Some(picture) = armoury.weapons.get(weapon.0 as usize).filter(|_| !drawn) else { return };
    let sprite = Sprite {
        custom_size: Some(Vec2::splat(LYING)),
        ..Sprite::from_image(images.add(texture::image(flying(picture))))
    };
    commands.spawn((Missile(weapon), sprite, placed(at, turn)));
}

/// Nothing flies on where no battle is seen.
pub fn clear(
    mut flight: ResMut<Flight>,
    old: Query<Entity, With<Missile>>,
    mut commands: Commands,
) {
    *flight = Flight::default();
    old.iter().for_each(|entity| commands.entity(entity).despawn());
}
