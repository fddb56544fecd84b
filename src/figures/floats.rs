//! Words, numbers and signs that rise from figures while events are played: on the map, or in the
//! close-up, which draws what is told here.

use bevy::prelude::*;
use bevy::text::FontSize;
use bevy::window::{PrimaryWindow, RequestRedraw};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Sheet};
use riposte_rules::rulebook::Playing;
use riposte_words::called;

use super::clash::meeting;
use super::curves::CONTACT;
use super::float_art::{FloatArt, FloatPicture};
use super::float_place::place;
use super::floating::{Floating, Said, Stroke, colours, line};
use super::guard::Guard;
use super::lengths::length;
use super::say::{Saying, saying_of};
use super::short_name::short_name;
use super::spawn::LAYER;
use crate::art::Ink;
use crate::board::camera::View;
use crate::board::contract::{BoardFrame, CloseUp, Look, Pace};
use crate::board::layout::centre;
use crate::board::lettering::Fonts;
use crate::board::tag::Slip;
use crate::figures::actors::Actors;

/// At most so much faster than designed do words pass.
const READ: f32 = 2.0;
/// So far above the middle of a hex words begin to rise.
const ABOVE: f32 = 40.0;
/// And so far where they would cover who stands in the next hex: over the figure itself.
const OVER: f32 = -38.0;
/// So far they rise, in pixels.
const RISE: f32 = 14.0;
/// The middle of their words is so far above their lower edge.
const FOOT: f32 = 11.0;

/// An event begins to be played.
#[derive(Message, Clone, Debug)]
pub struct Announce(pub Event);

/// The figures have jumped to where they stand now; these events were passed over.
#[derive(Message, Clone, Debug)]
pub struct Jumped(pub Vec<Event>);

enum What {
    Words(Said),
    Stroke(Stroke),
}

/// Something that rises and fades.
#[derive(Component)]
pub struct Float {
    what: What,
    base: Vec2,
    /// The middle of the room that it takes as it rises, in pixels away from its base; and half the size
    /// of that.
    aside: Vec2,
    half: Vec2,
    age: f32,
    life: f32,
}

impl Float {
    fn of_words(said: Said, base: Vec2, look: &Look) -> Float {
        let size = 15.0 * look.label_scale;
        let letters = line(&said, said.named).chars().count() as f32;
        let tall = match (&said.saying.number, &said.saying.icon) {
            (Some(_), _) => 34.0,
            (None, Some(_)) => 30.0,
            (None, None) => 0.0,
        };
        let high = (22.0 + tall) * look.label_scale + RISE;
        let half = Vec2::new(0.47 * size * letters + 10.0, high) / 2.0;
        let aside = Vec2::Y * (16.0 - FOOT + half.y);
        let life = said.saying.life;
        Float { what: What::Words(said), base, aside, half, age: 0.0, life }
    }

    /// The room that it takes, in pixels from the origin of the drawing.
    fn room(&self, zoom: f32) -> Rect {
        Rect::from_center_half_size(self.base * zoom + self.aside, self.half)
    }

    fn number(&self) -> Option<u32> {
        match &self.what {
            What::Words(said) => Some(said.number),
            What::Stroke(_) => None,
        }
    }
}

/// Lets words, numbers and signs rise for every event that begins.
pub fn announce(
    mut events: MessageReader<Announce>,
    actors: Actors,
    book: Option<Res<Playing>>,
    armoury: Res<riposte_rules::data::Armoury>,
    names: Query<(&FigureId, &Sheet)>,
    mut art: FloatArt,
    (fonts, look, pace): (Res<Fonts>, Res<Look>, Res<Pace>),
    mut floating: ResMut<Floating>,
    mut commands: Commands,
) {
    for Announce(event) in events.read() {
        if !pace.still {
            stroke(&mut commands, &mut art, &actors, event);
        }
        let Some(saying) = saying_of(event, book.as_deref(), &armoury) else { continue };
        let Some(shown) = actors.shown(saying.figure) else { continue };
        let sheet = names.iter().find(|(figure, _)| **figure == saying.figure);
        let name = sheet.map(|(_, sheet)| short_name(called(&sheet.name))).unwrap_or_default();
        let named = !name.is_empty() && actors.has_company(saying.figure);
        floating.count += 1;
        let base = centre(shown.hex) + Vec2::Y * above(&actors, shown.hex);
        let said = Said { saying, name, named, number: floating.count, risen: 0.0, cover: 1.0 };
        let (saying, words) = (said.saying.clone(), line(&said, named));
        let float = Float::of_words(said, base, &look);
        let hidden = (Transform::from_scale(Vec3::ZERO), Visibility::Inherited);
        let root = commands.spawn((float, hidden)).id();
        fill(&mut commands, root, (&saying, words), &mut art, (&fonts, &look));
    }
}

/// How far above the middle of its hex the words of a figure begin: they cover no neighbour.
fn above(actors: &Actors, hex: Hex) -> f32 {
    if actors.stands_in(hex + Facing::N.step()) { OVER } else { ABOVE }
}

fn fill(
    commands: &mut Commands,
    root: Entity,
    (saying, words): (&Saying, String),
    art: &mut FloatArt,
    (fonts, look): (&Fonts, &Look),
) {
    let [paper, ink] = colours(saying.tone);
    let size = 15.0 * look.label_scale;
    let mut font = TextFont::from_font_size(FontSize::Px(size));
    font.font = bevy::text::FontSource::Handle(fonts.plain.clone());
    commands.spawn((
        Text2d::new(words),
        font,
        TextColor(ink.color()),
        Slip(paper.color()),
        ChildOf(root),
    ));
    let picture = |image: Handle<Image>, side: f32, colour: Color| Sprite {
        color: colour,
        custom_size: Some(Vec2::splat(side)),
        ..Sprite::from_image(image)
    };
    let above = size + 7.0;
    if let Some(icon) = saying.icon.as_deref().and_then(|key| art.icon(key)) {
        let at = Transform::from_xyz(0.0, above + 2.0, 0.1);
        let plate = art.picture(FloatPicture::Plate);
        commands.spawn((picture(plate, 30.0, Color::WHITE), at, ChildOf(root)));
        let at = Transform::from_xyz(0.0, above + 2.0, 0.2);
        commands.spawn((picture(icon, 21.0, Ink::SEPIA.color()), at, ChildOf(root)));
    }
    if let Some(number) = &saying.number {
        let mut font = TextFont::from_font_size(FontSize::Px(1.7 * size));
        font.font = bevy::text::FontSource::Handle(fonts.plain.clone());
        commands.spawn((
            Text2d::new(number.clone()),
            font,
            TextColor(ink.color()),
            Slip(paper.color()),
            Transform::from_xyz(0.0, above + 4.0, 0.1),
            ChildOf(root),
        ));
    }
}

/// The path of an edge, or the spark where it is met.
fn stroke(commands: &mut Commands, art: &mut FloatArt, actors: &Actors, event: &Event) {
    let Event::Blow { attacker, target, hit, .. } = event else { return };
    let place = |figure| actors.shown(figure).map(|shown| centre(shown.hex));
    let (Some(from), Some(to)) = (place(*attacker), place(*target)) else { return };
    let way = (to - from).normalize_or(Vec2::Y);
    let turn = way.to_angle() - std::f32::consts::FRAC_PI_2;
    let guard = actors.guards.of(*target).filter(|_| !hit && actors.able(*target));
    let (picture, base, side, life) = match guard {
        Some(Guard::Parry) => (FloatPicture::Spark, meeting(from, to), 64.0, 0.3),
        Some(Guard::Block) => (FloatPicture::Spark, to - way * 36.0, 52.0, 0.3),
        _ => (FloatPicture::Slash, to - way * 26.0, 96.0, 0.26),
    };
    let age = -length(event) * (CONTACT - 0.05);
    let (attacker, target) = (*attacker, *target);
    let what = What::Stroke(Stroke { attacker, target, picture, cover: 0.0 });
    let float = Float { what, base, aside: Vec2::ZERO, half: Vec2::ZERO, age, life };
    let place = Transform::from_translation(base.extend(LAYER + 6.0))
        .with_rotation(Quat::from_rotation_z(turn))
        .with_scale(Vec3::ZERO);
    let sprite =
        Sprite { custom_size: Some(Vec2::splat(side)), ..Sprite::from_image(art.picture(picture)) };
    commands.spawn((float, place, sprite));
}

/// Takes everything away that still floats.
pub fn clear(
    mut commands: Commands,
    floats: Query<Entity, With<Float>>,
    mut floating: ResMut<Floating>,
) {
    floats.iter().for_each(|float| commands.entity(float).despawn());
    *floating = Floating::default();
}

type Fading<'a> = (Option<&'a mut Sprite>, Option<&'a mut TextColor>);
type Rising<'a> =
    (Entity, &'a mut Float, &'a mut Transform, &'a mut Visibility, Option<&'a Children>);

/// Lets floats rise and fade. Beside a close-up none are on the small map: that shows them.
pub fn rise(
    (time, pace, view, closeup): (Res<Time>, Res<Pace>, Res<View>, Option<Res<CloseUp>>),
    windows: Query<&Window, With<PrimaryWindow>>,
    frame: Option<Res<BoardFrame>>,
    mut floats: Query<Rising>,
    mut parts: Query<Fading>,
    mut floating: ResMut<Floating>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let mut now = Floating { count: floating.count, ..Floating::default() };
    let edge = frame.zip(windows.single().ok()).map(|(frame, window)| {
        let seen = view.seen_now(window, &frame);
        Rect { min: seen.min * view.zoom, max: seen.max * view.zoom }
    });
    let apart = apart(&floats, view.zoom, edge.unwrap_or(EVERYWHERE));
    let beside = closeup.is_some_and(|closeup| closeup.0.is_some());
    let passed = time.delta_secs().min(0.08);
    for (entity, mut float, mut place, mut visibility, children) in &mut floats {
        redraw.write(RequestRedraw);
        // Words are to be read, however fast the rest is shown.
        let most = if float.number().is_some() { READ } else { f32::MAX };
        float.age += passed * pace.speed.clamp(0.1, most);
        if float.age >= float.life {
            commands.entity(entity).despawn();
            continue;
        }
        visibility.set_if_neq(if beside { Visibility::Hidden } else { Visibility::Inherited });
        if let Some((_, aside)) = apart.iter().find(|(one, _)| *one == entity) {
            float.aside = *aside;
        }
        let part = (float.age / float.life).clamp(0.0, 1.0);
        let cover = ((1.0 - part) * 4.0).min(1.0);
        let still = pace.still;
        match &float.what {
            What::Words(said) => {
                let risen = if still { 0.0 } else { part };
                now.words.push(Said { risen, cover, ..said.clone() });
                let foot = float.aside - Vec2::Y * (float.half.y - FOOT);
                let at = float.base + (foot + Vec2::Y * (RISE * risen)) / view.zoom;
                place.translation = at.extend(LAYER + 20.0);
                let grown = if still { 1.0 } else { (float.age / 0.12).clamp(0.0, 1.0) };
                place.scale = Vec3::splat((0.6 + 0.4 * grown) / view.zoom).with_z(1.0);
            }
            What::Stroke(stroke) => {
                let seen = if float.age < 0.0 { 0.0 } else { 0.7 + 0.5 * part };
                let cover = if float.age < 0.0 { 0.0 } else { cover };
                now.strokes.push(Stroke { cover, ..*stroke });
                place.scale = Vec3::splat(seen).with_z(1.0);
            }
        }
        for part in children.into_iter().flatten().copied().chain([entity]) {
            if let Ok((sprite, text)) = parts.get_mut(part) {
                sprite.into_iter().for_each(|mut sprite| sprite.color.set_alpha(cover));
                text.into_iter().for_each(|mut text| text.0.set_alpha(cover));
            }
        }
    }
    now.words.sort_by_key(|said| said.number);
    floating.set_if_neq(now);
}

/// Where there is no window nothing is beyond its edge.
const EVERYWHERE: Rect = Rect { min: Vec2::splat(-1e6), max: Vec2::splat(1e6) };

/// How far each lies from its base, so that none covers another and none is cut off. Each stays where it
/// is while it can.
fn apart(floats: &Query<Rising>, zoom: f32, edge: Rect) -> Vec<(Entity, Vec2)> {
    let words = floats.iter().filter_map(|(entity, float, ..)| Some((float.number()?, entity)));
    let mut words: Vec<(u32, Entity)> = words.collect();
    words.sort_unstable();
    let mut taken = Vec::new();
    let mut found = Vec::new();
    for (_, entity) in words {
        let Ok((_, float, ..)) = floats.get(entity) else { continue };
        let room = place(float.room(zoom), &taken, edge);
        taken.push(room);
        found.push((entity, room.center() - float.base * zoom));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three say something in neighbouring hexes, and one of them twice, in turn.
    fn said(closeup: Option<Hex>) -> App {
        let mut app = App::new();
        app.init_resource::<Time>()
            .init_resource::<Pace>()
            .init_resource::<View>()
            .init_resource::<Floating>()
            .insert_resource(CloseUp(closeup))
            .add_message::<RequestRedraw>()
            .add_systems(Update, rise);
        let places = [Hex::ZERO, Hex::ZERO, Facing::N.step(), Hex::new(1, 0)];
        for (number, hex) in (1..).zip(places) {
            let said = Said::told(FigureId(0), "is ready to strike back", number);
            let base = centre(hex) + Vec2::Y * ABOVE;
            let float = Float::of_words(said, base, &Look::default());
            app.world_mut().spawn((float, Transform::default(), Visibility::Inherited));
            pass(&mut app);
            pass(&mut app);
        }
        app
    }

    fn pass(app: &mut App) {
        let step = std::time::Duration::from_secs_f32(0.05);
        app.world_mut().resource_mut::<Time>().advance_by(step);
        app.update();
    }

    #[test]
    fn words_never_cover_other_words_however_they_rise() {
        let mut app = said(None);
        for _ in 0..10 {
            pass(&mut app);
            let zoom = app.world().resource::<View>().zoom;
            let mut floats = app.world_mut().query::<&Float>();
            let rooms: Vec<Rect> = floats.iter(app.world()).map(|float| float.room(zoom)).collect();
            for (number, one) in rooms.iter().enumerate() {
                for other in &rooms[number + 1..] {
                    assert!(one.intersect(*other).is_empty(), "{rooms:?}");
                }
            }
        }
    }

    #[test]
    fn beside_a_close_up_no_words_are_on_the_small_map_and_all_are_told_to_it() {
        for closeup in [None, Some(Hex::ZERO)] {
            let mut app = said(closeup);
            let mut floats = app.world_mut().query_filtered::<&Visibility, With<Float>>();
            let hidden = floats.iter(app.world()).all(|seen| *seen == Visibility::Hidden);
            assert_eq!(hidden, closeup.is_some());
            assert_eq!(app.world().resource::<Floating>().words.len(), 4);
        }
    }
}
