//! Draws the parts of a token anew whenever what they show has changed.

use bevy::prelude::*;
use riposte_rules::data::Armoury;
use riposte_rules::figure::{FigureId, Item, Life, Posture, Sheet, Side, Wound};

use super::arms_art::{SIZE, held};
use super::shown::{Shown, Signs, TokenSlot};
use super::spawn::Parts;
use super::steed::{STEED, Steed, picture};
use super::token_art::{Face, Silhouette, TOKEN, body, face};
use crate::art::{Icons, Ink, texture};
use crate::board::contract::{Palette, Spotlight};

/// What a token was last drawn as.
#[derive(Component, Default, PartialEq)]
pub struct Dressed {
    life: Life,
    posture: Posture,
    wounds: Vec<Wound>,
    items: Vec<Item>,
    colour: Option<Color>,
    signs: Signs,
    crowded: bool,
}

type Token = (
    Entity,
    &'static Shown,
    &'static Parts,
    &'static Side,
    &'static Sheet,
    Option<&'static Signs>,
    &'static TokenSlot,
    Option<&'static Dressed>,
);

/// Draws changed tokens.
pub fn dress(
    mut commands: Commands,
    tokens: Query<Token>,
    palette: Res<Palette>,
    armoury: Res<Armoury>,
    mut icons: ResMut<Icons>,
    mut images: ResMut<Assets<Image>>,
    mut sprites: Query<&mut Sprite>,
    mut texts: Query<(&mut Text2d, &mut TextColor)>,
) {
    for (token, shown, parts, side, sheet, signs, stand, dressed) in &tokens {
        let now = Dressed {
            life: shown.life,
            posture: shown.posture,
            wounds: shown.wounds.to_vec(),
            items: shown.arms.items.to_vec(),
            colour: Some(palette.side_color(*side)),
            signs: signs.cloned().unwrap_or_default(),
            crowded: stand.crowded,
        };
        if dressed == Some(&now) {
            continue;
        }
        let faded = if shown.life == Life::Active { 0.0 } else { 0.55 };
        let colour = Ink::from(palette.side_color(*side)).mixed(Ink::of(0x9A9080), faded);
        let silhouette = match Silhouette::of(shown.posture, shown.life) {
            Silhouette::Up if now.signs.low => Silhouette::Low,
            silhouette => silhouette,
        };
        let icon = icons.stencil(&sheet.icon);
        let drawn = Face {
            silhouette,
            side: (*side, colour),
            icon,
            life: shown.life,
            wounds: &shown.wounds,
            pool: now.signs.pools.first(),
        };
        let pictures = [
            (parts.arms, SIZE, held(&armoury, &shown.arms, &drawn, now.signs.set)),
            match now.signs.steed {
                Steed::None => {
                    (parts.body, Vec2::splat(TOKEN), body(silhouette, colour, !now.signs.round))
                }
                steed => {
                    let down = silhouette == Silhouette::Down;
                    (parts.body, Vec2::splat(STEED), picture(steed, colour, down))
                }
            },
            (parts.face, Vec2::splat(TOKEN), face(&drawn)),
        ];
        for (part, size, picture) in pictures {
            if let Ok(mut sprite) = sprites.get_mut(part) {
                sprite.image = images.add(texture::image(picture));
                sprite.custom_size = Some(size);
            }
        }
        let named = icon.is_some() || shown.life != Life::Active;
        let initial = sheet.name.chars().next().filter(|_| !named);
        let initial = initial.map(String::from).unwrap_or_default();
        write(&mut texts, parts.initial, initial, Ink::CREAM);
        // In a crowd they would cover the faces; there they stand beside the name. Those of a mount
        // would cover its rider.
        let state = if stand.crowded || now.signs.ridden {
            String::new()
        } else {
            now.signs.words_with(shown)
        };
        write(&mut texts, parts.letter, state, Ink::SEPIA);
        commands.entity(token).insert(now);
    }
}

fn write(texts: &mut Query<(&mut Text2d, &mut TextColor)>, part: Entity, words: String, ink: Ink) {
    if let Ok((mut text, mut colour)) = texts.get_mut(part) {
        text.0 = words;
        colour.0 = ink.color();
    }
}

/// Shows the ring around the figure that decides.
pub fn ring(
    spotlight: Res<Spotlight>,
    tokens: Query<(&FigureId, &Parts)>,
    mut seen: Query<&mut Visibility>,
) {
    for (figure, parts) in &tokens {
        let lit = spotlight.deciding == Some(*figure);
        if let Ok(mut visibility) = seen.get_mut(parts.ring) {
            let wanted = if lit { Visibility::Inherited } else { Visibility::Hidden };
            visibility.set_if_neq(wanted);
        }
    }
}
