//! Gives each figure on the table its token, as children of the figure itself.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use riposte_rules::figure::FigureId;

use super::shown::{Motion, Signs, TokenSlot, Truth, as_it_is};
use super::token_art::TOKEN;
use crate::art::{Canvas, Ink, Outline, texture};
use crate::board::lettering::Lettering;
use crate::board::tag::Slip;

/// The height of tokens among the layers of the drawing.
pub const LAYER: f32 = 10.0;
/// Words of signs lie over the marks on a figure, and under what is written of those.
const SIGNS: f32 = 10.7;

/// The parts of a token.
#[derive(Component, Clone, Copy, Debug)]
pub struct Parts {
    /// The ring around the one who decides.
    pub ring: Entity,
    /// The wedge on its base, which turns with it.
    pub wedge: Entity,
    /// What it holds.
    pub arms: Entity,
    /// What turns with it.
    pub body: Entity,
    /// What stays upright: the face of a counter, the base of a figure that is drawn.
    pub face: Entity,
    /// Its signs, and the letter of a posture that cannot be seen.
    pub letter: Entity,
    /// The letter on its face, where it has no picture.
    pub initial: Entity,
    /// Its name.
    pub name: Entity,
}

/// Pictures that every token shares.
#[derive(Resource, Default)]
pub struct Shared {
    ring: Handle<Image>,
}

/// Draws what every token shares.
pub fn draw_shared(mut shared: ResMut<Shared>, mut images: ResMut<Assets<Image>>) {
    let mut canvas = Canvas::new(Vec2::splat(TOKEN), 2.0);
    let gold = Ink::of(0xF2B632);
    for n in 0..12 {
        let start = 30.0 * n as f32;
        let arc = Outline::arc(Vec2::ZERO, 46.0, start - 9.5, start + 9.5);
        canvas.stroke(&arc, 8.0, Ink::SEPIA);
        canvas.stroke(&arc, 4.8, gold);
    }
    shared.ring = images.add(texture::image(canvas.pixmap()));
}

type New = (Without<Parts>, With<FigureId>);

/// Gives new figures their tokens.
pub fn equip(mut commands: Commands, shared: Res<Shared>, new: Query<(Entity, Truth), New>) {
    for (figure, truth) in &new {
        let layer = |z: f32| Transform::from_xyz(0.0, 0.0, z);
        let sprite = |commands: &mut Commands, z: f32| {
            commands.spawn((Sprite::default(), layer(z), ChildOf(figure))).id()
        };
        let ring = commands
            .spawn((
                Sprite {
                    custom_size: Some(Vec2::splat(TOKEN)),
                    ..Sprite::from_image(shared.ring.clone())
                },
                layer(-0.5),
                Visibility::Hidden,
                ChildOf(figure),
            ))
            .id();
        let wedge = sprite(&mut commands, -0.3);
        let arms = sprite(&mut commands, 0.0);
        let body = sprite(&mut commands, 1.0);
        let face = sprite(&mut commands, 2.0);
        // Words stand at the edge of the hex behind the figure, where they cover neither it nor what
        // it holds.
        let letter = words(&mut commands, figure, Vec2::ZERO, 10.5, SIGNS);
        commands.entity(letter).insert(Anchor::TOP_CENTER);
        let initial = words(&mut commands, figure, Vec2::ZERO, 30.0, 2.2);
        commands.entity(initial).insert(TextColor(Ink::CREAM.color()));
        let name = words(&mut commands, figure, Vec2::ZERO, 12.5, SIGNS);
        commands.entity(name).insert(Anchor::TOP_CENTER);
        commands.entity(letter).insert(Slip(Ink::CREAM.color()));
        commands.entity(name).insert(Slip(Ink::CREAM.thin(0.9).color()));
        let parts = Parts { ring, wedge, arms, body, face, letter, initial, name };
        let place = Transform::from_xyz(0.0, 0.0, LAYER);
        let shown = as_it_is(truth);
        commands.entity(figure).insert((
            parts,
            shown,
            Motion::default(),
            TokenSlot::default(),
            Signs::default(),
            place,
            Visibility::Inherited,
        ));
    }
}

fn words(commands: &mut Commands, figure: Entity, at: Vec2, height: f32, z: f32) -> Entity {
    commands
        .spawn((
            Text2d::default(),
            TextColor(Ink::SEPIA.color()),
            Lettering { height, least: 9.0, most: 40.0, hidden_below: 0.0 },
            Transform::from_translation(at.extend(z)),
            ChildOf(figure),
        ))
        .id()
}
