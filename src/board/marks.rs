//! Draws the marks, the hex under the mouse and the hex of the keyboard.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::figure::Position;

use super::arrow::arrows;
use super::contract::{BoardCursor, HoveredHex, Look, Mark, MarkKind, Marks};
use super::layout::centre;
use super::lettering::Lettering;
use super::mark_art::{self, label_place, over_figures};
use super::tag::Slip;
use super::terrain_art::TILE;
use crate::app_state::Screen;
use crate::art::{Ink, texture};
use crate::board::drawing::Drawing;

const UNDER: f32 = 4.0;
const OVER: f32 = 20.0;

/// Of so many in a hex no mark covers the faces: it lies under them.
const CROWD: usize = 4;

/// The pictures of marks drawn so far.
#[derive(Resource, Default)]
struct MarkPictures(HashMap<(MarkKind, bool), Handle<Image>>);

#[derive(Component)]
struct Drawn;

#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Pointer {
    Mouse,
    Keyboard,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MarkPictures>()
        .add_systems(Startup, make_pointers)
        .add_systems(PostUpdate, (draw_marks, point).in_set(Drawing).run_if(in_battle_or_leaving));
}

fn in_battle_or_leaving(screen: Res<State<Screen>>) -> bool {
    *screen.get() == Screen::Battle || screen.is_changed()
}

fn draw_marks(
    marks: Res<Marks>,
    look: Res<Look>,
    screen: Res<State<Screen>>,
    old: Query<Entity, With<Drawn>>,
    figures: Query<&Position>,
    mut pictures: ResMut<MarkPictures>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    if !marks.is_changed() && !look.is_changed() && !screen.is_changed() {
        return;
    }
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    if *screen.get() != Screen::Battle {
        return;
    }
    for (number, mark) in marks.0.iter().enumerate() {
        let key = (mark.kind, look.colour_blind);
        let picture = pictures.0.entry(key).or_insert_with(|| {
            images.add(texture::image(mark_art::picture(mark.kind, look.colour_blind)))
        });
        // Later marks lie over earlier ones.
        let crowded = || figures.iter().filter(|at| at.0 == mark.hex).count() >= CROWD;
        let under = !over_figures(mark.kind) || (mark.kind == MarkKind::Target && crowded());
        let layer = if under { UNDER } else { OVER };
        let place = at(mark.hex, Vec2::ZERO, layer + 0.001 * number as f32);
        commands.spawn((Drawn, stamp(picture.clone()), place));
        write_label(&mut commands, mark, number);
    }
    for arrow in arrows(&marks.0) {
        let image = images.add(texture::image(arrow.picture(mark_art::strike(look.colour_blind))));
        let sprite = Sprite { custom_size: Some(arrow.size()), ..Sprite::from_image(image) };
        let (middle, turn) = arrow.place();
        let place = Transform::from_translation(middle.extend(OVER - 0.5))
            .with_rotation(Quat::from_rotation_z(turn));
        commands.spawn((Drawn, sprite, place));
    }
}

fn stamp(image: Handle<Image>) -> Sprite {
    Sprite { custom_size: Some(Vec2::splat(TILE)), ..Sprite::from_image(image) }
}

fn at(hex: Hex, aside: Vec2, layer: f32) -> Transform {
    Transform::from_translation((centre(hex) + aside).extend(layer))
}

fn write_label(commands: &mut Commands, mark: &Mark, number: usize) {
    let Some(label) = &mark.label else { return };
    let layer = OVER + 1.0 + 0.1 * number as f32 / 64.0;
    commands.spawn((
        Drawn,
        Text2d::new(label.clone()),
        TextColor(Ink::SEPIA.color()),
        Lettering::label(17.0),
        Slip(Ink::CREAM.color()),
        at(mark.hex, label_place(mark.kind), layer),
    ));
}

fn make_pointers(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let pointers = [
        (Pointer::Mouse, mark_art::hovered(), UNDER - 0.5),
        (Pointer::Keyboard, mark_art::cursor(), OVER + 0.5),
    ];
    for (pointer, picture, layer) in pointers {
        let sprite = stamp(images.add(texture::image(picture)));
        let place = Transform::from_xyz(0.0, 0.0, layer);
        commands.spawn((pointer, sprite, place, Visibility::Hidden));
    }
}

fn point(
    hovered: Res<HoveredHex>,
    cursor: Res<BoardCursor>,
    screen: Res<State<Screen>>,
    mut pointers: Query<(&Pointer, &mut Transform, &mut Visibility)>,
) {
    for (pointer, mut place, mut visibility) in &mut pointers {
        let hex = match pointer {
            Pointer::Mouse => hovered.0,
            Pointer::Keyboard => cursor.0,
        };
        let Some(hex) = hex.filter(|_| *screen.get() == Screen::Battle) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let there = centre(hex).extend(place.translation.z);
        if place.translation != there {
            place.translation = there;
        }
    }
}
