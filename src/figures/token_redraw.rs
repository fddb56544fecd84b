//! Draws the parts of a token anew whenever what they show has changed.

use bevy::prelude::*;
use riposte_rules::data::Armoury;
use riposte_rules::figure::{FigureId, Life, Sheet, Side};
use riposte_words::called;
use tiny_skia::Pixmap;

use super::arms_art::SIZE;
use super::dressed::Dressed;
use super::shown::{Shown, Signs, TokenSlot};
use super::spawn::Parts;
use super::steed::Steed;
use super::token_art::TOKEN;
use crate::art::{Canvas, Icons, texture};
use crate::board::contract::{Look, Palette, Spotlight};

/// The heights of the upright part: of a counter's face, and of the base below a figure.
const FACE_LEVEL: f32 = 2.0;
const BASE_LEVEL: f32 = -0.4;

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
    (palette, look): (Res<Palette>, Res<Look>),
    armoury: Res<Armoury>,
    mut icons: ResMut<Icons>,
    mut images: ResMut<Assets<Image>>,
    mut sprites: Query<(&mut Sprite, &mut Transform)>,
    mut texts: Query<&mut Text2d>,
) {
    let unread = Signs::default();
    for (token, shown, parts, side, sheet, signs, stand, dressed) in &tokens {
        let signs = signs.unwrap_or(&unread);
        let drawn = signs.drawn(&look, stand);
        let colour = palette.side_color(*side);
        let Some(now) = Dressed::anew(dressed, shown, colour, signs, drawn) else { continue };
        let icon = icons.stencil(&sheet.icon);
        let pictures = now.pictures((shown, *side, sheet), &armoury, icon);
        // The picture of a mount's side lies on its croup.
        let under = now.is_drawn() && now.signs().steed == Steed::None;
        let all = [
            (parts.arms, SIZE, pictures.arms, 0.0),
            (parts.body, pictures.size, pictures.body, 1.0),
            (parts.wedge, Vec2::splat(TOKEN), pictures.wedge, -0.3),
            (
                parts.face,
                Vec2::splat(TOKEN),
                pictures.upright,
                if under { BASE_LEVEL } else { FACE_LEVEL },
            ),
        ];
        for (part, size, picture, level) in all {
            if let Ok((mut sprite, mut place)) = sprites.get_mut(part) {
                let picture = picture.unwrap_or_else(clear);
                sprite.image = images.add(texture::image(picture));
                sprite.custom_size = Some(size);
                place.translation.z = level;
            }
        }
        let named = icon.is_some() || shown.life != Life::Active || now.is_drawn();
        let initial = called(&sheet.name).chars().next().filter(|_| !named);
        if let Ok(mut text) = texts.get_mut(parts.initial) {
            text.0 = initial.map(String::from).unwrap_or_default();
        }
        commands.entity(token).insert(now);
    }
}

/// A picture with nothing on it.
fn clear() -> Pixmap {
    Canvas::new(Vec2::ONE, 1.0).pixmap()
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

#[cfg(test)]
mod tests {
    use riposte_rules::board::{Facing, Hex};
    use riposte_rules::figure::{Arms, Harm, Position, Posture};

    use super::*;
    use crate::board::camera::View;
    use crate::board::contract::{HoveredFigure, HoveredHex, Mark, MarkKind, Marks, NamesWanted};
    use crate::figures::{crowd, names, pose, spawn};

    /// One figure at a table of its own.
    fn table() -> (App, Entity) {
        let mut app = App::new();
        app.init_resource::<Assets<Image>>()
            .init_resource::<spawn::Shared>()
            .init_resource::<Icons>()
            .init_resource::<Palette>()
            .init_resource::<Look>()
            .init_resource::<NamesWanted>()
            .init_resource::<Marks>()
            .init_resource::<View>()
            .init_resource::<HoveredHex>()
            .init_resource::<HoveredFigure>()
            .init_resource::<Spotlight>()
            .insert_resource(Armoury { weapons: Vec::new() })
            .add_systems(
                Update,
                (spawn::equip, crowd::stand_apart, names::write, dress, ring, pose::pose).chain(),
            );
        let sheet = Sheet { name: "Edda".into(), icon: "hood".into(), ..Default::default() };
        let place = (Position(Hex::ZERO), Facing::N, Posture::Standing);
        let figure = (FigureId(0), Side(0), Arms::default(), Harm::default(), sheet);
        let figure = app.world_mut().spawn((figure, place)).id();
        app.update();
        (app, figure)
    }

    fn name(app: &mut App, figure: Entity) -> String {
        app.update();
        let parts = app.world().get::<Parts>(figure).copied();
        let text = parts.and_then(|parts| app.world().get::<Text2d>(parts.name));
        text.map(|text| text.0.clone()).unwrap_or_default()
    }

    #[test]
    fn a_name_is_shown_where_it_is_pointed_at_asked_or_wanted() {
        let (mut app, figure) = table();
        assert_eq!(name(&mut app, figure), "");
        app.world_mut().resource_mut::<HoveredHex>().0 = Some(Hex::ZERO);
        assert_eq!(name(&mut app, figure), "Edda");
        app.world_mut().resource_mut::<HoveredHex>().0 = None;
        app.world_mut().resource_mut::<Spotlight>().deciding = Some(FigureId(0));
        assert_eq!(name(&mut app, figure), "Edda");
        app.world_mut().resource_mut::<Spotlight>().deciding = None;
        assert_eq!(name(&mut app, figure), "");
        app.world_mut().resource_mut::<NamesWanted>().0 = true;
        assert_eq!(name(&mut app, figure), "Edda");
    }

    #[test]
    fn a_name_leaves_the_number_of_a_mark_to_be_read() {
        let (mut app, figure) = table();
        app.world_mut().resource_mut::<NamesWanted>().0 = true;
        let below = |app: &mut App| {
            app.update();
            let parts = app.world().get::<Parts>(figure).copied();
            let place = parts.and_then(|parts| app.world().get::<Transform>(parts.name));
            place.map(|place| place.translation.y < 0.0)
        };
        assert_eq!(below(&mut app), Some(true));
        let label = |hex: Hex| Mark::new(hex, MarkKind::Target).labelled("98 %");
        app.world_mut().resource_mut::<Marks>().0 = vec![label(Facing::S.step())];
        assert_eq!(below(&mut app), Some(false), "the number stands at the top of the next hex");
        app.world_mut().resource_mut::<Marks>().0.push(label(Hex::ZERO));
        assert_eq!(name(&mut app, figure), "Edda", "between two numbers there is room for it");
    }

    #[test]
    fn the_setting_makes_counters_of_figures_and_figures_of_counters() {
        let (mut app, figure) = table();
        let level = |app: &mut App| {
            app.update();
            let parts = app.world().get::<Parts>(figure).copied();
            let place = parts.and_then(|parts| app.world().get::<Transform>(parts.face));
            place.map(|place| place.translation.z)
        };
        for (counters, wanted) in [(false, BASE_LEVEL), (true, FACE_LEVEL), (false, BASE_LEVEL)] {
            app.world_mut().resource_mut::<Look>().counters = counters;
            assert_eq!(level(&mut app), Some(wanted));
        }
    }
}
