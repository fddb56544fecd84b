//! A battle to look at until the shell is there.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use riposte_rules::board::{Board, Terrain};

use crate::screens::Screen;

const ROWS: [&str; 9] = [
    "..........##",
    "...::...%.##",
    "..::....%...",
    "....~~..%...",
    "...~~~......",
    "....~...:...",
    ".#......::.=",
    ".##........=",
    "..#....%%..=",
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start).add_systems(Update, shoot);
}

fn start(mut next: ResMut<NextState<Screen>>, mut board: ResMut<Board>) {
    next.set(Screen::Battle);
    let rows: Vec<Vec<Terrain>> =
        ROWS.iter().map(|row| row.chars().filter_map(Terrain::from_letter).collect()).collect();
    *board = Board::new("test", &rows);
}

fn shoot(mut commands: Commands, mut frame: Local<u32>, mut exit: MessageWriter<AppExit>) {
    *frame += 1;
    if *frame == 30 {
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk("/tmp/board.png"));
    }
    if *frame == 40 {
        exit.write(AppExit::Success);
    }
}
