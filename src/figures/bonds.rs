//! The bonds between figures, as lines from token to token, within a hex as well.

use bevy::prelude::*;
use riposte_rules::battle::{Figures, Table, on_table};
use riposte_rules::figure::{Bond, BondLine, FigureId, Side};

use super::bond_art::{HEIGHT, picture};
use super::shown::{Shown, ShownBonds, TokenSlot};
use super::spawn::LAYER;
use crate::app_state::Screen;
use crate::art::{Ink, texture};
use crate::board::contract::{FACE, HoveredFigure, Palette, Spotlight};
use crate::board::layout::centre;

/// Above the tokens and their names, below the marks.
const ABOVE: f32 = LAYER + 5.0;
/// So far to the right of the straight way: two that are bound to each other have two lines.
const BESIDE: f32 = 4.5;

/// The line of a bond.
#[derive(Component)]
pub struct Line;

/// A line to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drawn {
    line: BondLine,
    from: Vec2,
    to: Vec2,
    size: f32,
    colour: Color,
    /// How plain it is to be seen.
    cover: f32,
}

/// Draws the lines anew when anything of them has changed.
pub fn draw(world: &mut World, mut known: Local<Vec<Drawn>>) {
    let shown = *world.resource::<State<Screen>>().get() == Screen::Battle && on_table(world);
    let bonds = if shown { &world.resource::<ShownBonds>().0[..] } else { &[] };
    let lines: Vec<Drawn> = bonds.iter().filter_map(|bond| drawn(world, *bond)).collect();
    if lines == *known {
        return;
    }
    let mut old = world.query_filtered::<Entity, With<Line>>();
    let old: Vec<Entity> = old.iter(world).collect();
    old.into_iter().for_each(|line| {
        world.despawn(line);
    });
    lines.iter().for_each(|line| put_up(world, line));
    *known = lines;
}

fn drawn(world: &World, bond: Bond) -> Option<Drawn> {
    let kind = Table::new(world).bond_info(bond.kind)?;
    if kind.carries {
        // It is seen: the one sits on the other.
        return None;
    }
    let (from, small, side) = token(world, bond.from)?;
    let (to, large, _) = token(world, bond.to)?;
    let way = (to - from).try_normalize()?;
    let size = small.min(large);
    let aside = way.perp() * -BESIDE * size;
    let room = from.distance(to) - FACE * (small + large);
    // Faces that nearly touch have their line over their rims.
    let reach = if room < 14.0 * size { 0.72 } else { 1.0 };
    let [from, to] = [from + way * FACE * small * reach, to - way * FACE * large * reach];
    let colour = world.resource::<Palette>().side_color(side);
    Some(Drawn {
        line: kind.line,
        from: from + aside,
        to: to + aside,
        size: line_size(size),
        colour,
        cover: cover(world, bond),
    })
}

/// While somebody is pointed at, or decides, the lines of the others stand back.
fn cover(world: &World, bond: Bond) -> f32 {
    const BACK: f32 = 0.45;
    let pointed = world.resource::<HoveredFigure>().0;
    let singled = pointed.or(world.resource::<Spotlight>().deciding);
    if singled.is_none_or(|figure| bond.has(figure)) { 1.0 } else { BACK }
}

/// Lines in a crowd are thinner, but not as thin as its faces are small.
fn line_size(size: f32) -> f32 {
    size.sqrt().min(1.0)
}

/// Where the token of a figure stands, how large it is, and its side.
fn token(world: &World, figure: FigureId) -> Option<(Vec2, f32, Side)> {
    let entity = *world.resource::<Figures>().0.get(figure.index())?;
    let (shown, stand) = (world.get::<Shown>(entity)?, world.get::<TokenSlot>(entity)?);
    Some((centre(shown.hex) + stand.aside, stand.size, *world.get::<Side>(entity)?))
}

fn put_up(world: &mut World, drawn: &Drawn) {
    let Drawn { line, from, to, size, colour, cover } = *drawn;
    let length = from.distance(to).max(1.0);
    let ink = Ink::from(colour).mixed(Ink::SEPIA, 0.35);
    let image = texture::image(picture(line, length, size, ink));
    let image = world.resource_mut::<Assets<Image>>().add(image);
    let sprite = Sprite {
        custom_size: Some(Vec2::new(length, HEIGHT)),
        color: Color::WHITE.with_alpha(cover),
        ..Sprite::from_image(image)
    };
    let turn = (to - from).to_angle();
    let place = Transform::from_translation(from.midpoint(to).extend(ABOVE))
        .with_rotation(Quat::from_rotation_z(turn));
    world.spawn((Line, sprite, place));
}
