//! The words of tokens: names, signs, and how many somebody stands for.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Life, Sheet};
use riposte_words::called;

use super::labels::{Around, Body, Place, Words, place};
use super::short_name::short_name;
use super::shown::{Shown, Signs, TokenSlot};
use super::spawn::Parts;
use crate::board::badges;
use crate::board::camera::View;
use crate::board::contract::{HoveredFigure, HoveredHex, Look, Marks, NamesWanted, Spotlight};
use crate::board::layout::centre;
use crate::board::lettering::{Lettering, Within};

type Token = (
    &'static FigureId,
    &'static Shown,
    &'static Signs,
    &'static TokenSlot,
    &'static Parts,
    &'static Sheet,
);
type Written<'a> =
    (&'a Lettering, &'a mut Within, &'a mut Text2d, &'a mut Transform, &'a mut Anchor);

/// Whose names are to be read.
struct Asked<'a> {
    hex: Option<Hex>,
    figure: Option<FigureId>,
    deciding: Option<FigureId>,
    all: bool,
    look: &'a Look,
}

/// What is to be written of a token.
struct Told {
    figure: FigureId,
    parts: Parts,
    body: Body,
    size: f32,
    /// Whether it looks down.
    down: bool,
    /// Whether it is the one that is meant.
    singled: bool,
    name: String,
    /// The same shorter and shorter, for where it has no room beside others.
    shorter: Vec<String>,
    /// What stands there without a name.
    state: String,
}

/// Writes the names of the one pointed at, with what is left of its life, and of the one who
/// decides; of everybody where names are wanted, unless so many are in a hex that they would cover
/// each other. The signs stand after the name, or alone where there is none.
pub fn write(
    hovered: (Res<HoveredHex>, Res<HoveredFigure>),
    (spotlight, wanted, look): (Res<Spotlight>, Res<NamesWanted>, Res<Look>),
    (marks, view): (Res<Marks>, Res<View>),
    tokens: Query<Token>,
    mut texts: Query<Written>,
) {
    let (hex, figure) = (hovered.0.0, hovered.1.0);
    let asked = Asked { hex, figure, deciding: spotlight.deciding, all: wanted.0, look: &look };
    let mut told: Vec<Told> = tokens.iter().map(|token| tell(token, &asked)).collect();
    // Who is meant has the first choice of a place.
    told.sort_by_key(|one| (!one.singled, one.figure));
    let bodies: Vec<(FigureId, Body)> = tokens.iter().filter_map(seen).collect();
    let numbers = badges::rooms(&marks.0, view.zoom, &look);
    let mut taken: Vec<Rect> = Vec::new();
    for one in told {
        let none: &[String] = &[];
        let name = (one.parts.name, &one.name, one.shorter.as_slice());
        for (part, words, shorter) in [name, (one.parts.letter, &one.state, none)] {
            let Ok((lettering, mut within, text, at, anchor)) = texts.get_mut(part) else {
                continue;
            };
            within.set_if_neq(Within(one.size));
            let free = |words: &String| {
                let size = lettering.room(words, view.zoom * one.size, &look) * one.size;
                let words = Words { figure: one.figure, body: one.body, down: one.down, size };
                place(&words, &Around { bodies: &bodies, numbers: &numbers, words: &taken })
            };
            let said = std::iter::once(words).chain(shorter).filter(|words| !words.is_empty());
            let found = said.map(|words| (words, free(words))).find(|(_, place)| place.is_some());
            let (words, place) = found.unwrap_or((words, None));
            put((text, at, anchor), words, place, one.size);
            taken.extend(place.map(|place| place.room));
        }
    }
}

/// A token that words are not to cover. A mount lies under its rider.
fn seen(
    (id, shown, signs, stand, ..): (&FigureId, &Shown, &Signs, &TokenSlot, &Parts, &Sheet),
) -> Option<(FigureId, Body)> {
    let seen = shown.life != Life::Gone && stand.seen() && !signs.ridden;
    seen.then(|| (*id, body_of(shown, stand)))
}

fn body_of(shown: &Shown, stand: &TokenSlot) -> Body {
    Body::new(centre(shown.hex) + stand.aside, stand.size)
}

/// What is to be said of a token.
fn tell(
    (id, shown, signs, stand, parts, sheet): (
        &FigureId,
        &Shown,
        &Signs,
        &TokenSlot,
        &Parts,
        &Sheet,
    ),
    asked: &Asked,
) -> Told {
    let pointed = asked.hex == Some(shown.hex) && asked.figure.is_none_or(|figure| figure == *id);
    let decides = asked.deciding == Some(*id);
    // In a hex of many only one of them is meant.
    let singled = decides || (pointed && (!stand.crowded || asked.figure.is_some()));
    // Bodies pile up, and a mount is under its rider; their names would cover those of others.
    let clear = !stand.crowded && !signs.ridden && shown.life == Life::Active;
    let named = shown.life != Life::Gone && (singled || (asked.all && clear));
    let mut name = if named { short_name(called(&sheet.name)) } else { String::new() };
    let mut shorter = vec![name.clone(), cut(&name)];
    if let Some(pool) = signs.pools.first().filter(|_| named && pointed) {
        name += &format!(" {}/{}", pool.left, pool.of);
    }
    // In a crowd they would cover the faces, those of a mount its rider.
    let mut state = signs.words_with(shown, signs.drawn(asked.look, stand), named);
    if let Some(counts) = stand.counts {
        name.clear();
        shorter.clear();
        state = if counts > 0 { format!("{counts}") } else { String::new() };
    } else if named {
        name = format!("{name} {state}").trim_end().to_owned();
        state.clear();
    } else if stand.crowded || signs.ridden {
        state.clear();
    }
    let down = looks_down(signs.turn(shown));
    let (figure, body, size) = (*id, body_of(shown, stand), stand.size);
    Told { figure, parts: *parts, body, size, down, singled, name, shorter, state }
}

/// A name cut to a few letters.
fn cut(name: &str) -> String {
    const LETTERS: usize = 4;
    match name.chars().count() > LETTERS + 2 {
        true => name.chars().take(LETTERS).chain(['.']).collect(),
        false => name.to_owned(),
    }
}

/// Whether a token that is turned so looks down the map: its words stand above it then, so that
/// they cover neither its facing nor what it holds.
fn looks_down(turn: f32) -> bool {
    turn.sin() < -0.1
}

/// Puts words where they have their place, or takes them away.
fn put(
    (mut text, mut at, mut anchor): (Mut<Text2d>, Mut<Transform>, Mut<Anchor>),
    words: &str,
    place: Option<Place>,
    size: f32,
) {
    let words = if place.is_some() { words } else { "" };
    if text.0 != words {
        text.0 = words.to_owned();
    }
    let Some(place) = place else { return };
    // They shrink with the token on which they stand.
    let there = (place.at / size).extend(at.translation.z);
    if at.translation != there {
        at.translation = there;
    }
    anchor.set_if_neq(place.anchor);
}

#[cfg(test)]
mod tests {
    use riposte_rules::board::Facing;

    use super::*;
    use crate::board::layout::angle;

    #[test]
    fn a_long_name_is_cut_and_a_short_one_is_not() {
        assert_eq!(["Wenzel", "Bastian", ""].map(cut), ["Wenzel", "Bast.", ""]);
    }

    #[test]
    fn words_stand_behind_a_figure() {
        for facing in Facing::ALL {
            let up = if looks_down(angle(facing)) { 1.0 } else { -1.0 };
            let ahead = Vec2::from_angle(angle(facing)).y;
            assert!(up * ahead < 0.0 || ahead.abs() < 0.1, "{facing:?}");
        }
    }
}
