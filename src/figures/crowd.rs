//! Several figures in one hex: their tokens move apart, so that each can be seen and pointed at.

use bevy::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Life};

use super::shown::Shown;
use crate::board::contract::{BoardPoint, HoveredFigure, HoveredHex};
use crate::board::layout::centre;

/// Where a token stands in its hex, away from the middle, and how large it is.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// Away from the middle, in units of the drawing.
    pub aside: Vec2,
    /// Its size, 1 for one alone.
    pub size: f32,
}

impl Default for Stand {
    fn default() -> Stand {
        Stand { aside: Vec2::ZERO, size: 1.0 }
    }
}

type Token = (Entity, &'static FigureId, &'static Shown, Option<&'static Stand>);

/// Gives every token its place in its hex.
pub fn stand_apart(mut commands: Commands, tokens: Query<Token>) {
    for (token, figure, shown, stand) in &tokens {
        let seen = |shown: &Shown| shown.life != Life::Gone;
        let mut here: Vec<(bool, FigureId)> = tokens
            .iter()
            .filter(|other| other.2.hex == shown.hex && seen(other.2))
            .map(|other| (!other.2.down(), *other.1))
            .collect();
        here.sort_unstable();
        let place = here.iter().position(|(_, other)| other == figure);
        let wanted = place.map_or(Stand::default(), |place| stand_of(place, &here));
        if stand != Some(&wanted) {
            commands.entity(token).try_insert(wanted);
        }
    }
}

/// The place of the nth of those in a hex: who lies first, lower down; who is up last.
fn stand_of(place: usize, here: &[(bool, FigureId)]) -> Stand {
    let [up, all] = [here.iter().filter(|(up, _)| *up).count(), here.len()];
    let lying = all - up;
    let row = |n: usize, of: usize, step: f32| step * (n as f32 - (of as f32 - 1.0) / 2.0);
    match (all, up) {
        (0 | 1, _) => Stand::default(),
        // Nobody is up: side by side.
        (_, 0) => Stand {
            aside: Vec2::new(row(place, all, 46.0 / (all as f32 - 1.0).max(1.0)), 0.0),
            size: 0.8,
        },
        _ if place < lying => {
            let aside = Vec2::new(-20.0 + row(place, lying, 22.0), -24.0);
            Stand { aside, size: 0.8 }
        }
        _ => Stand { aside: Vec2::new(15.0 + row(place - lying, up, 26.0), 14.0), size: 0.8 },
    }
}

/// Which of several figures in the hex under the mouse it points at.
pub fn point_out(
    hovered: Res<HoveredHex>,
    point: Res<BoardPoint>,
    tokens: Query<(&FigureId, &Shown, &Stand)>,
    mut figure: ResMut<HoveredFigure>,
) {
    let nearest = hovered.0.zip(point.0).and_then(|(hex, point)| nearest(hex, point, &tokens));
    figure.set_if_neq(HoveredFigure(nearest));
}

fn nearest(hex: Hex, point: Vec2, tokens: &Query<(&FigureId, &Shown, &Stand)>) -> Option<FigureId> {
    let mut here: Vec<(f32, FigureId)> = tokens
        .iter()
        .filter(|(_, shown, _)| shown.hex == hex && shown.life != Life::Gone)
        .map(|(figure, _, stand)| ((centre(hex) + stand.aside).distance(point), *figure))
        .collect();
    here.sort_by(|a, b| a.0.total_cmp(&b.0));
    let [(_, first), _, ..] = here.as_slice() else { return None };
    Some(*first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex_of(up: &[bool]) -> Vec<Stand> {
        let mut here: Vec<(bool, FigureId)> =
            up.iter().zip(0..).map(|(up, n)| (*up, FigureId(n))).collect();
        here.sort_unstable();
        (0..here.len()).map(|place| stand_of(place, &here)).collect()
    }

    #[test]
    fn one_alone_stands_in_the_middle() {
        assert_eq!(hex_of(&[true]), [Stand::default()]);
        assert_eq!(hex_of(&[false]), [Stand::default()]);
    }

    #[test]
    fn no_two_stand_on_each_other() {
        let crowds: [&[bool]; 5] = [
            &[true, false],
            &[false, false],
            &[true, false, false],
            &[false, false, false],
            &[true, true, false],
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
}
