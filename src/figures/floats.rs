//! Words, dice and signs that rise from figures while events are played.

use bevy::prelude::*;
use bevy::text::FontSize;
use bevy::window::RequestRedraw;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;
use riposte_rules::rulebook::Playing;

use super::float_art::{FloatArt, FloatPicture};
use super::say::{Saying, Tone, saying_of};
use super::spawn::LAYER;
use crate::art::Ink;
use crate::board::camera::View;
use crate::board::contract::{Look, Pace};
use crate::board::layout::centre;
use crate::board::lettering::Fonts;
use crate::board::tag::Slip;
use crate::figures::actors::Actors;

/// An event begins to be played.
#[derive(Message, Clone, Debug)]
pub struct Announce(pub Event);

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

/// Lets words, dice and signs rise for every event that begins.
pub fn announce(
    mut events: MessageReader<Announce>,
    actors: Actors,
    book: Option<Res<Playing>>,
    armoury: Res<riposte_rules::data::Armoury>,
    floats: Query<&Float>,
    mut art: FloatArt,
    (fonts, look, view): (Res<Fonts>, Res<Look>, Res<View>),
    mut commands: Commands,
) {
    let mut taken: Vec<Rect> = floats.iter().map(|float| float.rect(view.zoom)).collect();
    for Announce(event) in events.read() {
        if let Event::Blow { attacker, target, .. } = event {
            stroke(&mut commands, &mut art, &actors, *attacker, *target);
        }
        if let Some(saying) = saying_of(event, book.as_deref(), &armoury) {
            let Some(shown) = actors.shown(saying.figure) else { continue };
            let letters = saying.words.chars().count() as f32;
            let float = Float {
                figure: Some(saying.figure),
                base: centre(shown.hex) + Vec2::Y * 40.0,
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
    for (number, face) in saying.dice.iter().enumerate() {
        let image = art.picture(FloatPicture::Die(*face));
        let x = 23.0 * (number as f32 - (saying.dice.len() as f32 - 1.0) / 2.0);
        let at = Transform::from_xyz(x, above, 0.1);
        commands.spawn((picture(image, 22.0, Color::WHITE), at, ChildOf(root)));
    }
}

fn stroke(
    commands: &mut Commands,
    art: &mut FloatArt,
    actors: &Actors,
    attacker: FigureId,
    target: FigureId,
) {
    let place = |figure| actors.shown(figure).map(|shown| centre(shown.hex));
    let (Some(from), Some(to)) = (place(attacker), place(target)) else { return };
    let way = (to - from).normalize_or(Vec2::Y);
    let turn = way.to_angle() - std::f32::consts::FRAC_PI_2;
    let base = to - way * 26.0;
    let float = Float { figure: None, base, lift: 0.0, half: Vec2::ZERO, age: -0.18, life: 0.26 };
    let place = Transform::from_translation(base.extend(LAYER + 6.0))
        .with_rotation(Quat::from_rotation_z(turn))
        .with_scale(Vec3::ZERO);
    let sprite = Sprite {
        custom_size: Some(Vec2::splat(96.0)),
        ..Sprite::from_image(art.picture(FloatPicture::Slash))
    };
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
    let step = time.delta_secs().min(0.08) * pace.speed.max(0.1);
    for (entity, mut float, mut place, children) in &mut floats {
        redraw.write(RequestRedraw);
        float.age += step;
        if float.age >= float.life {
            commands.entity(entity).despawn();
            continue;
        }
        let part = (float.age / float.life).clamp(0.0, 1.0);
        let cover = ((1.0 - part) * 4.0).min(1.0);
        if float.figure.is_some() {
            let lift = (float.lift + 8.0 * part) / view.zoom;
            place.translation = (float.base + Vec2::Y * lift).extend(LAYER + 20.0);
            let grown = (float.age / 0.12).clamp(0.0, 1.0);
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
