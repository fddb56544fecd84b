//! The names of the hexes at the edge of the board, as on a chess board: letters for columns,
//! numbers for rows; of places that have one the name of the place at the lower edge of their hex.

use bevy::prelude::*;
use riposte_rules::board::{Board, column_letters, hex_at};
use riposte_rules::data::Scenario;
use riposte_words::phrase;

use super::ground::{BoardRedrawn, Ground};
use super::layout::{INRADIUS, RADIUS, centre};
use super::lettering::Lettering;
use crate::art::Ink;
use crate::articles::after_definite;
use crate::settings::{self, Settings};

/// How far from the edge of its hex a letter stands.
const OUT: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(write_names).add_observer(write_places).add_systems(
        Update,
        translate_places.after(settings::apply).run_if(resource_exists_and_changed::<Settings>),
    );
}

fn write_names(redrawn: On<BoardRedrawn>, board: Res<Board>, mut commands: Commands) {
    for (words, at) in edge_names(board.size()) {
        commands.spawn((
            Ground,
            Text2d::new(words),
            TextColor(Ink::SEPIA.thin(0.75).color()),
            Lettering { height: 15.0, least: 8.5, most: 22.0, hidden_below: 4.6 },
            Transform::from_translation(at.extend(2.0)),
            ChildOf(redrawn.root),
        ));
    }
}

/// The letters above and below each column, and the numbers beside each row.
fn edge_names([columns, rows]: [i32; 2]) -> Vec<(String, Vec2)> {
    let up = Vec2::Y * (INRADIUS + OUT);
    let out = Vec2::X * (RADIUS + OUT);
    let letters = (0..columns).flat_map(|column| {
        let at = |row: i32| centre(hex_at(column, row));
        let letter = column_letters(column);
        [(letter.clone(), at(0) + up), (letter, at(rows - 1) - up)]
    });
    let numbers = (0..rows).flat_map(|row| {
        let at = |column: i32| centre(hex_at(column, row));
        let number = (row + 1).to_string();
        [(number.clone(), at(0) - out), (number, at(columns - 1) + out)]
    });
    letters.chain(numbers).collect()
}

/// What a place is called in its scenario.
#[derive(Component)]
struct PlaceName(String);

fn write_places(
    redrawn: On<BoardRedrawn>,
    scenario: Option<Res<Scenario>>,
    mut commands: Commands,
) {
    let places = scenario.iter().flat_map(|scenario| &scenario.places);
    for (hex, name) in places {
        commands.spawn((
            Ground,
            PlaceName(name.clone()),
            Text2d::new(on_map(name)),
            TextColor(Ink::SEPIA.color()),
            Lettering { height: 11.0, least: 9.0, most: 17.0, hidden_below: 7.0 },
            Transform::from_translation((centre(*hex) - Vec2::Y * (0.74 * INRADIUS)).extend(2.0)),
            ChildOf(redrawn.root),
        ));
    }
}

/// A place by its name: on a map things are named without their article.
fn on_map(name: &str) -> String {
    let name = phrase(name);
    after_definite(&name).unwrap_or(&name).to_owned()
}

/// Another language may be spoken now.
fn translate_places(mut places: Query<(&PlaceName, &mut Text2d)>) {
    for (name, mut text) in &mut places {
        let words = on_map(&name.0);
        if text.0 != words {
            text.0 = words;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::hex_under;

    #[test]
    fn names_stand_beside_the_board_and_not_on_it() {
        let board = Board::open(7, 5);
        let names = edge_names(board.size());
        assert_eq!(names.len(), 2 * (7 + 5));
        assert!(names.iter().all(|(_, at)| !board.contains(hex_under(*at))));
        assert!(names.iter().any(|(name, _)| name == "A"));
        assert!(names.iter().any(|(name, _)| name == "5"));
    }
}
