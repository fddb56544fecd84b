//! Words, numbers and signs that rise from figures while events are played.

use bevy::prelude::*;
use bevy::text::FontSize;
use bevy::window::RequestRedraw;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;
use riposte_rules::rulebook::Playing;

use super::clash::meeting;
use super::curves::CONTACT;
use super::float_art::{FloatArt, FloatPicture};
use super::guard::Guard;
use super::lengths::length;
use super::say::{Saying, Tone, saying_of};
use super::spawn::LAYER;
use crate::art::Ink;
use crate::board::camera::View;
use crate::board::contract::{Look, Pace};
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

/// An event begins to be played.
#[derive(Message, Clone, Debug)]
pub struct Announce(pub Event);

/// The figures have jumped to where they stand now; these events were passed over.
#[derive(Message, Clone, Debug)]
pub struct Jumped(pub Vec<Event>);

/// Something that rises and fades.
#[derive(Component)]
pub struct Float {
    figure: Option<FigureId>,
    base: Vec2,
    /// Pixels above its base, and half its size in pixels.
    lift: f32,
    half: Vec2,
    age: f32,
    life: f32,
}

impl Float {
    /// Where it is drawn, in pixels from the origin of the drawing; its words are at the bottom.
    fn rect(&self, zoom: f32) -> Rect {
        let foot = self.base * zoom + Vec2::Y * (self.lift - 11.0);
        Rect::from_center_half_size(foot + Vec2::Y * self.half.y, self.half)
    }

    /// Lifted until it covers nothing else.
    fn clear_of(mut self, taken: &[Rect], zoom: f32) -> Float {
        let covers = |float: &Float| {
            let mine = float.rect(zoom);
            taken.iter().any(|other| !mine.intersect(*other).is_empty())
        };
        while covers(&self) && self.lift < 200.0 {
            self.lift += 4.0;
        }
        self
    }
}

/// Lets words, numbers and signs rise for every event that begins.
pub fn announce(
    mut events: MessageReader<Announce>,
    actors: Actors,
    book: Option<Res<Playing>>,
    armoury: Res<riposte_rules::data::Armoury>,
    floats: Query<&Float>,
    mut art: FloatArt,
    (fonts, look, view, pace): (Res<Fonts>, Res<Look>, Res<View>, Res<Pace>),
    mut commands: Commands,
) {
    let mut taken: Vec<Rect> = floats.iter().map(|float| float.rect(view.zoom)).collect();
    for Announce(event) in events.read() {
        if !pace.still {
            stroke(&mut commands, &mut art, &actors, event);
        }
        if let Some(saying) = saying_of(event, book.as_deref(), &armoury) {
            let Some(shown) = actors.shown(saying.figure) else { continue };
            let letters = saying.words.chars().count() as f32;
            let float = Float {
                figure: Some(saying.figure),
                base: centre(shown.hex) + Vec2::Y * above(&actors, shown.hex),
                lift: 16.0,
                half: Vec2::new(5.0 + 3.9 * letters, if saying.tall() { 24.0 } else { 12.0 })
                    * look.label_scale,
                age: 0.0,
                life: saying.life,
            }
            .clear_of(&taken, view.zoom);
            taken.push(float.rect(view.zoom));
            let root = commands
                .spawn((float, Transform::from_scale(Vec3::ZERO), Visibility::Inherited))
                .id();
            fill(&mut commands, root, &saying, &mut art, (&fonts, &look));
        }
    }
}

/// How far above the middle of its hex the words of a figure begin: they cover no neighbour.
fn above(actors: &Actors, hex: Hex) -> f32 {
    if actors.stands_in(hex + Facing::N.step()) { OVER } else { ABOVE }
}

fn fill(
    commands: &mut Commands,
    root: Entity,
    saying: &Saying,
    art: &mut FloatArt,
    (fonts, look): (&Fonts, &Look),
) {
    let (paper, ink) = match saying.tone {
        Tone::Plain => (Ink::CREAM, Ink::SEPIA),
        Tone::Grave => (Ink::BLOOD, Ink::CREAM),
        Tone::Good => (Ink::of(0x2F5D3A), Ink::CREAM),
    };
    let size = 15.0 * look.label_scale;
    let mut font = TextFont::from_font_size(FontSize::Px(size));
    font.font = bevy::text::FontSource::Handle(fonts.plain.clone());
    commands.spawn((
        Text2d::new(saying.words.clone()),
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
    let float = Float { figure: None, base, lift: 0.0, half: Vec2::ZERO, age, life };
    let place = Transform::from_translation(base.extend(LAYER + 6.0))
        .with_rotation(Quat::from_rotation_z(turn))
        .with_scale(Vec3::ZERO);
    let sprite =
        Sprite { custom_size: Some(Vec2::splat(side)), ..Sprite::from_image(art.picture(picture)) };
    commands.spawn((float, place, sprite));
}

/// Takes everything away that still floats.
pub fn clear(mut commands: Commands, floats: Query<Entity, With<Float>>) {
    floats.iter().for_each(|float| commands.entity(float).despawn());
}

type Fading<'a> = (Option<&'a mut Sprite>, Option<&'a mut TextColor>);

/// Lets floats rise and fade.
pub fn rise(
    time: Res<Time>,
    pace: Res<Pace>,
    view: Res<View>,
    mut floats: Query<(Entity, &mut Float, &mut Transform, Option<&Children>)>,
    mut parts: Query<Fading>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let passed = time.delta_secs().min(0.08);
    for (entity, mut float, mut place, children) in &mut floats {
        redraw.write(RequestRedraw);
        // Words are to be read, however fast the rest is shown.
        let most = if float.figure.is_some() { READ } else { f32::MAX };
        float.age += passed * pace.speed.clamp(0.1, most);
        if float.age >= float.life {
            commands.entity(entity).despawn();
            continue;
        }
        let part = (float.age / float.life).clamp(0.0, 1.0);
        let cover = ((1.0 - part) * 4.0).min(1.0);
        if float.figure.is_some() {
            let risen = if pace.still { 0.0 } else { 14.0 * part };
            let lift = (float.lift + risen) / view.zoom;
            place.translation = (float.base + Vec2::Y * lift).extend(LAYER + 20.0);
            let grown = if pace.still { 1.0 } else { (float.age / 0.12).clamp(0.0, 1.0) };
            place.scale = Vec3::splat((0.6 + 0.4 * grown) / view.zoom).with_z(1.0);
        } else {
            let seen = if float.age < 0.0 { 0.0 } else { 0.7 + 0.5 * part };
            place.scale = Vec3::splat(seen).with_z(1.0);
        }
        for part in children.into_iter().flatten().copied().chain([entity]) {
            if let Ok((sprite, text)) = parts.get_mut(part) {
                sprite.into_iter().for_each(|mut sprite| sprite.color.set_alpha(cover));
                text.into_iter().for_each(|mut text| text.0.set_alpha(cover));
            }
        }
    }
}
