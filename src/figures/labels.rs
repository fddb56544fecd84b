//! Where the words of a token stand: on a side that is free, so that they cover nobody, tell whose
//! they are, and leave the numbers of marks to be read.

use bevy::math::{Rect, Vec2};
use bevy::sprite::Anchor;
use riposte_rules::figure::FigureId;

/// From the middle of a token to its rim, in units of the drawing.
const RIM: f32 = 42.0;
/// The half side of a square that stands for a token, as a part of its radius.
const SQUARE: f32 = 0.85;
/// Words are told to be somebody's where they are so much nearer to it than to anybody else.
const NEARER: f32 = 12.0;

/// What is the matter with words that stand before their figure, where it looks and holds its
/// weapons; that lean to one side; that lie over the rim of its own base; that stand beside it.
const BEFORE: f32 = 8.0;
const LEANING: f32 = 5.0;
const OVER_RIM: f32 = 10.0;
const BESIDE: f32 = 18.0;
/// The same of words that could be somebody else's, and of those that lie wholly over their own figure,
/// and over another one.
const UNSURE: f32 = 25.0;
const OVER_SELF: f32 = 20.0;
const OVER_OTHERS: f32 = 60.0;
/// And of those that were nudged farther away, for the words of a neighbour.
const NUDGED: f32 = 14.0;

/// A token, as far as words have to do with it.
#[derive(Clone, Copy, Debug)]
pub struct Body {
    /// Its middle in the drawing.
    pub at: Vec2,
    /// From there to its rim.
    pub radius: f32,
}

impl Body {
    /// A token of some size, 1 for one alone.
    pub fn new(at: Vec2, size: f32) -> Body {
        Body { at, radius: RIM * size }
    }

    fn square(self) -> Rect {
        Rect::from_center_half_size(self.at, Vec2::splat(SQUARE * self.radius))
    }

    /// How far its rim is from a rectangle; less than nothing within it.
    fn gap(self, rect: Rect) -> f32 {
        self.at.clamp(rect.min, rect.max).distance(self.at) - self.radius
    }
}

/// Words to be placed.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// Whose they are.
    pub figure: FigureId,
    /// Its token.
    pub body: Body,
    /// Whether it looks down: its back is above it.
    pub down: bool,
    /// Their room in the drawing.
    pub size: Vec2,
}

/// What there is around.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// All tokens.
    pub bodies: &'a [(FigureId, Body)],
    /// The numbers of marks.
    pub numbers: &'a [Rect],
    /// Words that have their place.
    pub words: &'a [Rect],
}

/// A place for words.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// From the middle of the token.
    pub at: Vec2,
    /// The point of the words that is there.
    pub anchor: Anchor,
    /// What they take up of the drawing.
    pub room: Rect,
    /// What is the matter with it.
    cost: f32,
}

/// The best place for words; `None` where they would lie over a number or over other words everywhere.
pub fn place(words: &Words, around: &Around) -> Option<Place> {
    let places = places(words).into_iter();
    let judged = places.filter_map(|place| {
        let more = trouble(&place, words, around)?;
        Some(Place { cost: place.cost + more, ..place })
    });
    judged.min_by(|a, b| a.cost.total_cmp(&b.cost))
}

/// All places, the usual one first: behind the figure, below or above it on the map.
fn places(words: &Words) -> [Place; 14] {
    let radius = words.body.radius;
    let back = if words.down { 1.0 } else { -1.0 };
    let place = |at: Vec2, anchor: Vec2, cost: f32| {
        let room = Rect::from_center_size(words.body.at + at - anchor * words.size, words.size);
        Place { at, anchor: Anchor::from(anchor), room, cost }
    };
    // Outside the rim; words that lean to the left end, those that lean to the right begin, near the
    // middle of the figure.
    let beyond = |up: f32, left: f32, cost: f32| {
        place(Vec2::new(0.5 * left, up) * radius, Vec2::new(left, -up) * 0.5, cost)
    };
    // Farther out, by so much of the height of a line.
    let nudged = |up: f32, lines: f32, cost: f32| {
        let out = radius + lines * words.size.y + 1.0;
        place(Vec2::new(0.0, up * out), Vec2::new(0.0, -up) * 0.5, cost)
    };
    let over_rim = |up: f32, cost: f32| {
        place(Vec2::new(0.0, up * (radius + 8.0)), Vec2::new(0.0, up) * 0.5, cost)
    };
    let beside = |right: f32| {
        place(Vec2::new(right * (radius + 4.0), 0.0), Vec2::new(-right, 0.0) * 0.5, BESIDE)
    };
    [
        beyond(back, 0.0, 0.0),
        beyond(-back, 0.0, BEFORE),
        beyond(back, 1.0, LEANING),
        beyond(back, -1.0, LEANING),
        beyond(-back, 1.0, BEFORE + LEANING),
        beyond(-back, -1.0, BEFORE + LEANING),
        over_rim(back, OVER_RIM),
        over_rim(-back, BEFORE + OVER_RIM),
        beside(-1.0),
        beside(1.0),
        nudged(back, 1.0, NUDGED),
        nudged(-back, 1.0, BEFORE + NUDGED),
        nudged(back, 0.5, NUDGED),
        nudged(-back, 0.5, BEFORE + NUDGED),
    ]
}

/// What is the matter with a place for what is around; `None` where a number is, or other words.
fn trouble(place: &Place, words: &Words, around: &Around) -> Option<f32> {
    let room = place.room;
    let area = |rect: Rect| rect.width() * rect.height();
    let part = |other: Rect| area(room.intersect(other)) / area(room).max(1.0);
    if around.numbers.iter().chain(around.words).any(|other| part(*other) > 0.0) {
        return None;
    }
    let others = around.bodies.iter().filter(|(figure, _)| *figure != words.figure);
    let others = others.map(|(_, body)| *body);
    let nearest = others.clone().map(|body| body.gap(room)).fold(f32::MAX, f32::min);
    let unsure = nearest < words.body.gap(room) + NEARER;
    let covered: f32 = others.map(|body| part(body.square())).sum();
    Some(
        if unsure { UNSURE } else { 0.0 }
            + OVER_SELF * part(words.body.square())
            + OVER_OTHERS * covered,
    )
}

#[cfg(test)]
mod tests {
    use riposte_rules::board::{Facing, Hex};

    use super::*;
    use crate::board::layout::{INRADIUS, centre};

    /// Room for a name of six letters where a figure is 52 pixels large.
    const NAME: Vec2 = Vec2::new(46.0, 17.5);

    fn body(hex: Hex) -> Body {
        Body::new(centre(hex), 1.0)
    }

    /// The best places for the names of all, one after another.
    fn all(bodies: &[Body], down: bool, numbers: &[Rect]) -> Vec<Option<Place>> {
        let bodies: Vec<(FigureId, Body)> =
            (0..).map(FigureId).zip(bodies.iter().copied()).collect();
        let mut rooms = Vec::new();
        let mut found = Vec::new();
        for (figure, body) in &bodies {
            let words = Words { figure: *figure, body: *body, down, size: NAME };
            let around = Around { bodies: &bodies, numbers, words: &rooms };
            let place = place(&words, &around);
            rooms.extend(place.map(|place| place.room));
            found.push(place);
        }
        found
    }

    /// Whether everybody has a name that is nearer to it than to anybody else, covers nobody else and no
    /// other name.
    fn told_apart(bodies: &[Body], places: &[Option<Place>]) {
        let rooms: Vec<Rect> = places.iter().flatten().map(|place| place.room).collect();
        assert_eq!(rooms.len(), bodies.len());
        for (number, room) in rooms.iter().enumerate() {
            let own = bodies[number].gap(*room);
            for (other, body) in bodies.iter().enumerate().filter(|(other, _)| *other != number) {
                assert!(body.gap(*room) > own, "{number} could be {other}: {places:?}");
                assert!(room.intersect(body.square()).is_empty(), "{number} over {other}");
                assert!(room.intersect(rooms[other]).is_empty(), "names of {number} and {other}");
            }
        }
    }

    #[test]
    fn one_alone_has_its_name_behind_it() {
        for (down, up) in [(false, -1.0), (true, 1.0)] {
            let places = all(&[body(Hex::ZERO)], down, &[]);
            assert!(places[0].is_some_and(|place| place.at == Vec2::new(0.0, up * RIM)), "{down}");
        }
    }

    #[test]
    fn a_name_takes_the_side_away_from_a_neighbour() {
        for (way, down) in [(Facing::S, false), (Facing::N, true)] {
            let bodies = [body(Hex::ZERO), body(Hex::ZERO + way.step())];
            let name = all(&bodies, down, &[])[0];
            let to = bodies[1].at - bodies[0].at;
            assert!(name.is_some_and(|name| name.at.dot(to) < 0.0), "{way:?}: {name:?}");
        }
    }

    #[test]
    fn between_two_neighbours_a_name_stays_within_its_hex() {
        let line = [Hex::ZERO, Facing::N.step(), Facing::S.step()].map(body);
        let places = all(&line, false, &[]);
        told_apart(&line, &places);
        let room = places[0].map(|place| place.room);
        assert!(room.is_some_and(|it| it.min.y > -INRADIUS && it.max.y < INRADIUS), "{room:?}");
    }

    #[test]
    fn names_of_several_in_a_hex_cover_none_of_them() {
        let crowds: [&[[f32; 2]]; 2] =
            [&[[-28.0, 0.0], [28.0, 0.0]], &[[-28.0, 18.0], [0.0, -24.0], [28.0, 18.0]]];
        for crowd in crowds {
            let bodies: Vec<Body> =
                crowd.iter().map(|at| Body::new(Vec2::from_array(*at), 0.66)).collect();
            told_apart(&bodies, &all(&bodies, false, &[]));
        }
    }

    #[test]
    fn long_names_in_neighbouring_hexes_never_cover_each_other() {
        const LONG: Vec2 = Vec2::new(150.0, 17.5);
        let ring = Facing::ALL.map(|facing| body(Hex::ZERO + facing.step()));
        let bodies: Vec<(FigureId, Body)> =
            (0..).map(FigureId).zip(ring.into_iter().chain([body(Hex::ZERO)])).collect();
        let mut rooms: Vec<Rect> = Vec::new();
        for (figure, body) in &bodies {
            let words = Words { figure: *figure, body: *body, down: false, size: LONG };
            let found = place(&words, &Around { bodies: &bodies, numbers: &[], words: &rooms });
            let Some(found) = found else { continue };
            assert!(rooms.iter().all(|other| other.intersect(found.room).is_empty()), "{found:?}");
            rooms.push(found.room);
        }
        assert!(rooms.len() >= 4, "{rooms:?}");
    }

    #[test]
    fn a_number_is_read_and_the_name_moves_or_is_left_out() {
        let alone = [body(Hex::ZERO)];
        for up in [-1.0, 1.0] {
            let number = Rect::from_center_size(Vec2::new(0.0, up * 46.0), Vec2::new(50.0, 24.0));
            for down in [false, true] {
                let place = all(&alone, down, &[number])[0];
                let room = place.map(|place| place.room);
                assert!(room.is_some_and(|room| room.intersect(number).is_empty()), "{room:?}");
            }
        }
        let everywhere = Rect::from_center_size(Vec2::ZERO, Vec2::splat(400.0));
        assert!(all(&alone, false, &[everywhere])[0].is_none());
    }
}
