//! Where everybody stands in the close-up: the sides in two columns, face to face.

use bevy::prelude::World;
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::{Bond, FigureId, Life, Side};

use crate::board::contract::Stage;
use crate::figures::{shown_bonds, stands};

/// The height of a row where there is room enough, and the most that it is where there is more.
pub const ROW: f32 = 44.0;
const ROOMY: f32 = 290.0;
/// The most that a token is from its middle to its rim.
const LARGE: f32 = 98.0;
/// Below this height there is no room for a second line of words.
pub const ONE_LINE: f32 = 31.0;

/// The place of a figure.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// Who.
    pub figure: FigureId,
    /// The middle of its token.
    pub at: Pos2,
    /// How large that is.
    pub radius: f32,
    /// Whether it stands in the left column.
    pub left: bool,
    /// The whole row of it in its half, for pointing at.
    pub room: Rect,
}

/// Those who are seen in a hex, as their tokens are shown: while events are played they have not gone
/// yet, nor fallen. Who falls keeps its place.
fn seen(world: &World, hex: Hex) -> Vec<(FigureId, bool)> {
    let table = Table::new(world);
    let seen = table.figures().map(|figure| (figure, stands(world, figure)));
    let here = seen.filter(|(_, (at, life))| *at == hex && *life != Life::Gone);
    here.map(|(figure, (_, life))| (figure, life == Life::Active)).collect()
}

fn columns(world: &World, hex: Hex) -> [Vec<FigureId>; 2] {
    let table = Table::new(world);
    let here = seen(world, hex);
    let mut sides: Vec<Side> =
        here.iter().filter(|(_, up)| *up).map(|(figure, _)| table.side(*figure)).collect();
    sides.sort_unstable();
    sides.dedup();
    // Where only one is left those who lie keep their side of the ground.
    let all = here.iter().map(|(figure, _)| table.side(*figure));
    let first = if sides.len() > 1 { sides.first().copied() } else { all.min() };
    let first = first.unwrap_or_default();
    let (left, right) = here
        .into_iter()
        .map(|(figure, _)| figure)
        .partition(|figure: &FigureId| table.side(*figure) == first);
    [left, right]
}

/// How many rows it takes.
pub fn rows(world: &World, hex: Hex) -> usize {
    columns(world, hex).iter().map(Vec::len).max().unwrap_or(0)
}

/// The places of all in a hex.
pub fn spots(world: &World, hex: Hex, rect: Rect) -> Vec<Spot> {
    let columns = columns(world, hex);
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let row = (rect.height() / rows as f32).min(ROOMY);
    let half = rect.width() / 2.0;
    /// How far in its half a token stands from the outer edge; the words are beside it there.
    const OUT: f32 = 0.64;
    let mut spots = Vec::new();
    for (column, left) in columns.iter().zip([true, false]) {
        let top = rect.center().y - row * column.len() as f32 / 2.0;
        let x = if left { rect.left() + half * OUT } else { rect.right() - half * OUT };
        for (number, figure) in column.iter().enumerate() {
            let y = top + row * (number as f32 + 0.5);
            let corner = pos2(if left { rect.left() } else { rect.center().x }, y - row / 2.0);
            let room = Rect::from_min_size(corner, vec2(half, row));
            let radius = (row * 0.34).clamp(7.0, LARGE).min(half * 0.19);
            spots.push(Spot { figure: *figure, at: pos2(x, y), radius, left, room });
        }
    }
    spots
}

/// Where a figure looks: while something is played between two, they look at each other; else at whom
/// it is bound to, else across.
pub fn looks(world: &World, spots: &[Spot], spot: &Spot) -> Vec2 {
    let acting = world.get_resource::<Stage>().and_then(Stage::acting);
    let met = match acting {
        Some((one, Some(other))) if one == spot.figure => Some(other),
        Some((one, Some(other))) if other == spot.figure => Some(one),
        _ => None,
    };
    let bonds = shown_bonds(world).into_iter().filter(|bond| bond.has(spot.figure));
    let bound = bonds.map(|bond| if bond.from == spot.figure { bond.to } else { bond.from });
    let mut others = met.into_iter().chain(bound);
    let other = others.find_map(|other| spots.iter().find(|it| it.figure == other));
    let across = vec2(if spot.left { 1.0 } else { -1.0 }, 0.0);
    other.map_or(across, |other| (other.at - spot.at).normalized())
}

/// The ends of the line of a bond, from rim to rim; two that are bound to each other have
/// two lines beside each other.
pub fn way(spots: &[Spot], bond: Bond) -> Option<[Pos2; 2]> {
    const RIM: f32 = 6.0;
    const BESIDE: f32 = 3.5;
    let find = |figure| spots.iter().find(|spot| spot.figure == figure);
    let (from, to) = (find(bond.from)?, find(bond.to)?);
    let way = (to.at - from.at).normalized();
    let aside = way.rot90() * BESIDE;
    Some([from.at + way * (from.radius + RIM) + aside, to.at - way * (to.radius + RIM) + aside])
}
