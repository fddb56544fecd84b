//! Where everybody stands in the close-up: the sides in two columns, face to face.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::{Bond, FigureId, Life, Side};

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

/// Those who are seen in a hex: who is in the fight first, then those who lie.
fn column(table: Table, hex: Hex, of: impl Fn(Side) -> bool) -> Vec<FigureId> {
    let seen = |figure: &FigureId| {
        let life = table.harm(*figure).life;
        table.hex(*figure) == hex && life != Life::Gone && of(table.side(*figure))
    };
    let mut column: Vec<FigureId> = table.figures().filter(seen).collect();
    column.sort_by_key(|figure| (!table.active(*figure), *figure));
    column
}

fn columns(table: Table, hex: Hex) -> [Vec<FigureId>; 2] {
    let first = table.in_hex(hex).map(|figure| table.side(figure)).min().unwrap_or_default();
    [column(table, hex, |side| side == first), column(table, hex, |side| side != first)]
}

/// How many rows it takes.
pub fn rows(table: Table, hex: Hex) -> usize {
    columns(table, hex).iter().map(Vec::len).max().unwrap_or(0)
}

/// The places of all in a hex.
pub fn spots(table: Table, hex: Hex, rect: Rect) -> Vec<Spot> {
    let columns = columns(table, hex);
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

/// Where a figure looks: at whom it is bound to, else across.
pub fn looks(table: Table, spots: &[Spot], spot: &Spot) -> Vec2 {
    let bonds = table.bonds_of(spot.figure);
    let others = bonds.map(|bond| if bond.from == spot.figure { bond.to } else { bond.from });
    let other = others.filter_map(|other| spots.iter().find(|it| it.figure == other)).next();
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
