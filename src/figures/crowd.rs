//! Several figures in one hex: their tokens move apart, so that each can be seen and pointed at.

use std::cmp::Ordering;

use bevy::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Life, Side};
use riposte_rules::systems::PlaceRule;

use super::shown::{Shown, Signs, TokenSlot};
use super::steed::Steed;
use crate::board::contract::{BoardPoint, FACE, HoveredFigure, HoveredHex};
use crate::board::layout::{INRADIUS, centre};

/// So many in a hex keep their weapons and names in sight; of more only their faces, and
/// the name of the one pointed at.
const FEW: usize = 3;

/// A figure in a hex, in the order in which they take their places: who lies first, then by
/// side.
type Here = (bool, Side, FigureId);
type Token = (
    Entity,
    &'static FigureId,
    &'static Side,
    Ref<'static, Shown>,
    Option<&'static TokenSlot>,
    Ref<'static, Signs>,
);

/// Gives every token its place in its hex.
pub fn stand_apart(mut commands: Commands, tokens: Query<Token>, rule: Option<Res<PlaceRule>>) {
    let places = rule.is_some_and(|rule| rule.is_of_places());
    let still = tokens.iter().all(|(_, _, _, shown, stand, signs)| {
        !shown.is_changed() && !signs.is_changed() && stand.is_some()
    });
    if still {
        return;
    }
    let seen = |shown: &Shown| shown.life != Life::Gone;
    for (token, figure, _, shown, stand, signs) in &tokens {
        if signs.rides.is_some() || signs.steed != Steed::None {
            let wanted = saddle(&shown, &signs);
            if stand != Some(&wanted) {
                commands.entity(token).try_insert(wanted);
            }
            continue;
        }
        let mut here: Vec<Here> = tokens
            .iter()
            .filter(|other| other.3.hex == shown.hex && seen(&other.3))
            .filter(|other| other.5.rides.is_none() && other.5.steed == Steed::None)
            .map(|other| (!other.3.down(), *other.2, *other.1))
            .collect();
        here.sort_unstable();
        let stands = if places { counted(&here) } else { stands(&here) };
        let place = here.iter().position(|(_, _, other)| other == figure);
        let wanted = place.map_or(TokenSlot::default(), |place| stands[place]);
        if stand != Some(&wanted) {
            commands.entity(token).try_insert(wanted);
        }
    }
}

/// The place of a mount, which lies in its hexes alone, and of its rider on its back.
fn saddle(shown: &Shown, signs: &Signs) -> TokenSlot {
    let Some((_, steed)) = signs.rides else { return TokenSlot::default() };
    let back = Vec2::from_angle(signs.turn(shown)) * -steed.seat();
    TokenSlot { aside: back, size: steed.rider(), ..TokenSlot::default() }
}

/// The places of all in a hex, in their order.
fn stands(here: &[Here]) -> Vec<TokenSlot> {
    if here.len() > FEW {
        return crowd(here);
    }
    let up = here.iter().filter(|(up, ..)| *up).count();
    (0..here.len()).map(|place| stand_of(place, here.len(), up)).collect()
}

/// The places of all in a hex that is played in the close-up: of many, the first of each side
/// stands for all of it.
fn counted(here: &[Here]) -> Vec<TokenSlot> {
    if here.len() <= FEW {
        return stands(here);
    }
    let first = here.iter().map(|(_, side, _)| *side).min();
    let stand = |place: usize| {
        let side = here[place].1;
        let mut of_side = (0..here.len()).filter(|other| here[*other].1 == side);
        let up = here.iter().filter(|other| other.0 && other.1 == side).count();
        // One who is up, if any: those who lie come first.
        let shows = of_side.clone().find(|other| here[*other].0).or_else(|| of_side.next());
        let counts = if shows == Some(place) { u8::try_from(up).unwrap_or(u8::MAX) } else { 0 };
        let x = if Some(side) == first { -27.0 } else { 27.0 };
        TokenSlot { aside: Vec2::new(x, 4.0), size: 0.7, crowded: false, counts: Some(counts) }
    };
    (0..here.len()).map(stand).collect()
}

/// The place of the nth of a few in a hex: who lies first, lower down; who is up last.
fn stand_of(place: usize, all: usize, up: usize) -> TokenSlot {
    let lying = all - up;
    let row = |n: usize, of: usize, step: f32| step * (n as f32 - (of as f32 - 1.0) / 2.0);
    let aside = match (all, up) {
        (0 | 1, _) => return TokenSlot::default(),
        // Nobody is up: side by side.
        (_, 0) => Vec2::new(row(place, all, 46.0 / (all as f32 - 1.0).max(1.0)), 0.0),
        // Nobody lies: side by side as well, the middle one lower.
        (2, 2) => Vec2::new(row(place, all, 56.0), 0.0),
        (3, 3) => [Vec2::new(-28.0, 18.0), Vec2::new(0.0, -24.0), Vec2::new(28.0, 18.0)][place],
        _ if place < lying => Vec2::new(-20.0 + row(place, lying, 22.0), -24.0),
        _ => Vec2::new(15.0 + row(place - lying, up, 26.0), 14.0),
    };
    let size = if all == up { 0.66 } else { 0.8 };
    TokenSlot { aside, size, ..TokenSlot::default() }
}

/// The places of many: each its own spot, the sides from left to right, so that it is seen how
/// many stand against how many.
fn crowd(here: &[Here]) -> Vec<TokenSlot> {
    let (spots, apart) = spots(here.len());
    let mut order: Vec<usize> = (0..here.len()).collect();
    order.sort_by_key(|place| (here[*place].1, here[*place].0, here[*place].2));
    let mut stands = vec![TokenSlot::default(); here.len()];
    for (place, aside) in order.into_iter().zip(spots) {
        stands[place] = TokenSlot { aside, size: face_size(apart), crowded: true, counts: None };
    }
    stands
}

/// The size of faces that stand so far apart, each with the ring around its rim.
fn face_size(apart: f32) -> f32 {
    const RING: f32 = 8.0;
    apart / (2.0 * (FACE + RING))
}

/// Spots for so many faces within a hex, from left to right, and how far apart they are: as far
/// as there is room.
fn spots(count: usize) -> (Vec<Vec2>, f32) {
    const WIDEST: f32 = 44.0;
    const STEP: f32 = 0.5;
    let mut apart = WIDEST;
    loop {
        let shifts = [[0.0, 0.0], [0.5, 0.0], [0.0, 0.433], [0.5, 0.433], [0.0, 0.2887]];
        let enough = shifts.into_iter().map(|shift| lattice(apart, Vec2::from_array(shift)));
        if let Some(mut spots) = enough.filter(|spots| spots.len() >= count).min_by_key(Vec::len) {
            spots.sort_by(|a, b| a.length_squared().total_cmp(&b.length_squared()));
            spots.truncate(count);
            let middle = spots.iter().sum::<Vec2>() / count as f32;
            spots.iter_mut().for_each(|spot| *spot -= middle);
            spots.sort_by(|a, b| (a.x, b.y).partial_cmp(&(b.x, a.y)).unwrap_or(Ordering::Equal));
            return (spots, apart);
        }
        apart -= STEP;
    }
}

/// The spots of a grid of triangles within a hex, with room for a face around each.
fn lattice(apart: f32, shift: Vec2) -> Vec<Vec2> {
    let room = INRADIUS - apart / 2.0;
    let inside = |at: &Vec2| {
        let at = at.abs();
        at.y <= room && at.x * 0.866 + at.y * 0.5 <= room
    };
    let most = (2.0 * INRADIUS / apart) as i32 + 1;
    let spots = (-most..=most).flat_map(|row| (-most..=most).map(move |column| (row, column)));
    let spots = spots.map(|(row, column)| {
        let odd = 0.5 * (row.rem_euclid(2) as f32);
        (Vec2::new(column as f32 + odd, 0.866 * row as f32) + shift) * apart
    });
    spots.filter(inside).collect()
}

/// Of several figures in a hex, the one nearest to a point of the drawing.
pub fn figure_at(world: &mut World, hex: Hex, point: Vec2) -> Option<FigureId> {
    let mut tokens = world.query::<(&FigureId, &Shown, &TokenSlot)>();
    nearest(hex, point, tokens.iter(world))
}

/// Which of several figures in the hex under the mouse it points at.
pub fn point_out(
    hovered: Res<HoveredHex>,
    point: Res<BoardPoint>,
    tokens: Query<(&FigureId, &Shown, &TokenSlot)>,
    mut figure: ResMut<HoveredFigure>,
) {
    let found = hovered.0.zip(point.0).and_then(|(hex, point)| nearest(hex, point, tokens.iter()));
    figure.set_if_neq(HoveredFigure(found));
}

fn nearest<'a>(
    hex: Hex,
    point: Vec2,
    tokens: impl Iterator<Item = (&'a FigureId, &'a Shown, &'a TokenSlot)>,
) -> Option<FigureId> {
    let mut here: Vec<(f32, FigureId)> = tokens
        .filter(|(_, shown, stand)| shown.hex == hex && shown.life != Life::Gone && stand.seen())
        .map(|(figure, _, stand)| ((centre(hex) + stand.aside).distance(point), *figure))
        .collect();
    here.sort_by(|a, b| a.0.total_cmp(&b.0));
    let [(_, first), _, ..] = here.as_slice() else { return None };
    Some(*first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex_of(up: &[bool]) -> Vec<TokenSlot> {
        let mut here: Vec<Here> =
            up.iter().zip(0..).map(|(up, n)| (*up, Side(n % 2), FigureId(n))).collect();
        here.sort_unstable();
        stands(&here)
    }

    #[test]
    fn one_alone_stands_in_the_middle() {
        assert_eq!(hex_of(&[true]), [TokenSlot::default()]);
        assert_eq!(hex_of(&[false]), [TokenSlot::default()]);
    }

    #[test]
    fn no_two_stand_on_each_other() {
        let crowds: [&[bool]; 7] = [
            &[true, false],
            &[false, false],
            &[true, false, false],
            &[false, false, false],
            &[true, true, false],
            &[true, true],
            &[true, true, true],
        ];
        for crowd in crowds {
            let stands = hex_of(crowd);
            for (n, one) in stands.iter().enumerate() {
                let others = stands.iter().skip(n + 1);
                others
                    .for_each(|other| assert!(one.aside.distance(other.aside) > 20.0, "{crowd:?}"));
            }
        }
    }

    #[test]
    fn where_the_close_up_is_played_one_of_each_side_counts_its_fighters() {
        let mut here: Vec<Here> =
            (0..7).map(|n| (n > 1, Side(u8::from(n > 2)), FigureId(n))).collect();
        here.sort_unstable();
        let counts: Vec<(u8, Option<u8>)> =
            here.iter().zip(counted(&here)).map(|(it, stand)| (it.1.0, stand.counts)).collect();
        let of = |side| counts.iter().filter(move |it| it.0 == side).filter_map(|it| it.1);
        assert_eq!((of(0).max(), of(0).sum::<u8>()), (Some(1), 1), "two of three lie");
        assert_eq!((of(1).max(), of(1).sum::<u8>()), (Some(4), 4));
    }

    #[test]
    fn the_faces_of_a_crowd_lie_apart_and_within_their_hex() {
        for count in FEW + 1..=24 {
            let stands = hex_of(&vec![true; count]);
            for (n, one) in stands.iter().enumerate() {
                let radius = FACE * one.size;
                assert!(one.aside.length() + radius < 64.0, "{count}");
                let others = stands.iter().skip(n + 1);
                others.for_each(|other| {
                    assert!(one.aside.distance(other.aside) >= 2.0 * radius, "{count}");
                });
            }
        }
        // Sixteen can still be pointed at: a face is no smaller than this in units of the drawing.
        assert!(FACE * hex_of(&[true; 16])[0].size > 9.0);
    }

    #[test]
    fn in_a_crowd_each_side_stands_together() {
        let stands = hex_of(&[true; 16]);
        let x = |side: u8| stands.iter().zip(0u8..).filter(move |(_, n)| n / 8 == side);
        let right = x(0).map(|(stand, _)| stand.aside.x).fold(f32::MIN, f32::max);
        let left = x(1).map(|(stand, _)| stand.aside.x).fold(f32::MAX, f32::min);
        assert!(right <= left, "{right} {left}");
    }

    #[test]
    fn each_of_a_crowd_is_picked_by_pointing_at_it() {
        let stands = hex_of(&[true; 16]);
        let shown = Shown::default();
        let ids: Vec<FigureId> = (0..16).map(FigureId).collect();
        for (figure, stand) in ids.iter().zip(&stands) {
            let tokens = ids.iter().zip(&stands).map(|(id, stand)| (id, &shown, stand));
            let point = centre(shown.hex) + stand.aside + Vec2::new(4.0, -3.0);
            assert_eq!(nearest(shown.hex, point, tokens), Some(*figure));
        }
    }
}
