//! Draws the marks, the hex under the mouse and the hex of the keyboard.

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use riposte_rules::board::{Facing, Hex, hex_name};

use super::arrow::arrows;
use super::badges::{self, NUMBER, label_place};
use super::camera::View;
use super::contract::{BoardCursor, HoveredHex, Look, Mark, MarkKind, Marks};
use super::edges::side;
use super::layout::{INRADIUS, centre};
use super::lettering::Lettering;
use super::mark_art::{self, over_figures};
use super::tag::Slip;
use super::terrain_art::TILE;
use crate::app_state::Screen;
use crate::art::{Ink, texture};
use crate::board::drawing::Drawing;

const UNDER: f32 = 4.0;
const OVER: f32 = 20.0;
/// How the name of a hex is written, and how far above its middle.
const NAME: Lettering = Lettering { height: 12.0, least: 9.0, most: 20.0, hidden_below: 0.0 };
const NAME_AT: Vec2 = Vec2::new(0.0, INRADIUS - 9.0);

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

/// The name of the hex that a pointer is on.
#[derive(Component, Clone, Copy)]
struct HexName(Pointer);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MarkPictures>()
        .add_systems(Startup, make_pointers.after(super::tag::draw))
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
        let layer = if over_figures(mark.kind) { OVER } else { UNDER };
        let place = at(mark.hex, Vec2::ZERO, layer + 0.001 * number as f32);
        commands.spawn((Drawn, stamp(picture.clone()), place));
        write_label(&mut commands, mark, number, &look);
    }
    let rim = shores(&marks.0);
    if !rim.is_empty() {
        let picture = images.add(texture::image(mark_art::shore(look.colour_blind)));
        for (hex, way) in rim {
            let size = Some(mark_art::SHORE);
            let sprite = Sprite { custom_size: size, ..Sprite::from_image(picture.clone()) };
            commands.spawn((Drawn, sprite, side(hex, way, UNDER - 0.1)));
        }
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

/// The rim of the ground within reach: the sides of its hexes beyond which there is none.
fn shores(marks: &[Mark]) -> Vec<(Hex, Facing)> {
    let reach = marks.iter().filter(|mark| matches!(mark.kind, MarkKind::Reach(_)));
    let ground: HashSet<Hex> = reach.map(|mark| mark.hex).collect();
    let sides = ground.iter().flat_map(|hex| Facing::ALL.map(|way| (*hex, way)));
    sides.filter(|(hex, way)| !ground.contains(&(*hex + way.step()))).collect()
}

fn stamp(image: Handle<Image>) -> Sprite {
    Sprite { custom_size: Some(Vec2::splat(TILE)), ..Sprite::from_image(image) }
}

fn at(hex: Hex, aside: Vec2, layer: f32) -> Transform {
    Transform::from_translation((centre(hex) + aside).extend(layer))
}

fn write_label(commands: &mut Commands, mark: &Mark, number: usize, look: &Look) {
    let Some(label) = &mark.label else { return };
    let layer = OVER + 1.0 + 0.1 * number as f32 / 64.0;
    // What threatens is told apart from what can be done.
    let (ink, paper) = match mark.kind {
        MarkKind::Menaced => (Ink::CREAM, mark_art::strike(look.colour_blind)),
        _ => (Ink::SEPIA, Ink::CREAM),
    };
    commands.spawn((
        Drawn,
        Text2d::new(label.clone()),
        TextColor(ink.color()),
        NUMBER,
        Slip(paper.color()),
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
        commands.spawn((pointer, sprite, place, Visibility::Hidden)).with_child((
            HexName(pointer),
            Text2d::default(),
            TextColor(Ink::SEPIA.color()),
            NAME,
            Slip(Ink::CREAM.thin(0.8).color()),
            Transform::from_translation(NAME_AT.extend(2.5)),
        ));
    }
}

fn point(
    hovered: Res<HoveredHex>,
    cursor: Res<BoardCursor>,
    screen: Res<State<Screen>>,
    (marks, view, look): (Res<Marks>, Res<View>, Res<Look>),
    mut pointers: Query<(&Pointer, &mut Transform, &mut Visibility)>,
    mut names: Query<(&HexName, &mut Text2d)>,
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
        // Where a number stands in its place, the number is to be read.
        let numbered = is_numbered(hex, &badges::rooms(&marks.0, view.zoom, &look), &view, &look);
        for (_, mut text) in names.iter_mut().filter(|(of, _)| of.0 == *pointer) {
            let name = if numbered { String::new() } else { hex_name(hex) };
            if text.0 != name {
                text.0 = name;
            }
        }
    }
}

/// Whether the name of a hex would lie over one of the numbers.
fn is_numbered(hex: Hex, numbers: &[Rect], view: &View, look: &Look) -> bool {
    let size = NAME.room(&hex_name(hex), view.zoom, look);
    let name = Rect::from_center_size(centre(hex) + NAME_AT, size);
    numbers.iter().any(|number| !number.intersect(name).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_hex_gives_way_to_a_number() {
        let (view, look) = (View::default(), Look::default());
        let target = Mark::new(Hex::ZERO, MarkKind::Target).labelled("67 %");
        let numbers = badges::rooms(&[target], view.zoom, &look);
        assert!(is_numbered(Hex::ZERO, &numbers, &view, &look));
        assert!(!is_numbered(Facing::N.step(), &numbers, &view, &look));
        assert!(!is_numbered(Hex::ZERO, &[], &view, &look));
    }

    #[test]
    fn ground_within_reach_has_one_rim_around_it() {
        let hexes = [Hex::ZERO, Facing::N.step()];
        let marks = hexes.map(|hex| Mark::new(hex, MarkKind::Reach(1)));
        assert_eq!(shores(&marks).len(), 10);
        assert!(!shores(&marks).contains(&(Hex::ZERO, Facing::N)));
        assert!(shores(&[Mark::new(Hex::ZERO, MarkKind::Target)]).is_empty());
    }
}
