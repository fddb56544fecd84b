//! The close-up while something is played in it, without a window.

use bevy::prelude::World;
use bevy_egui::egui::{Pos2, Rect, pos2, vec2};
use riposte_rules::battle::{Ending, Outcome, fall_out};
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Life, Side};

use super::floats;
use super::ground::spots;
use super::open::battleground;
use crate::board::contract::CloseUp;
use crate::figures::{Floating, Said};
use crate::hud::fits::{asked, battle};
use crate::theme;

const LAST: FigureId = FigureId(1);

fn ground() -> Rect {
    Rect::from_min_size(pos2(10.0, 20.0), vec2(680.0, 600.0))
}

fn places(world: &World, hex: Hex) -> Vec<(FigureId, Pos2)> {
    spots(world, hex, ground()).iter().map(|spot| (spot.figure, spot.at)).collect()
}

#[test]
fn who_falls_last_is_seen_to_fall_where_it_stood() {
    let mut app = battle("footbridge", 3);
    asked(&mut app);
    let Some(hex) = battleground(app.world()) else { panic!("nobody is face to face") };
    let before = places(app.world(), hex);
    assert_eq!(before.len(), 2);
    app.insert_resource(CloseUp(Some(hex))).init_resource::<Floating>();
    fall_out(app.world_mut(), LAST, Life::Dead);
    assert_eq!(battleground(app.world()), None, "there is nobody to fight");
    app.insert_resource(Floating::of(vec![Said::told(LAST, "is dead", 1)]));
    assert_eq!(battleground(app.world()), Some(hex), "while it is told");
    assert_eq!(places(app.world(), hex), before);
}

#[test]
fn where_the_battle_was_decided_is_still_seen_when_it_is_over() {
    let mut app = battle("footbridge", 3);
    asked(&mut app);
    let Some(hex) = battleground(app.world()) else { panic!("nobody is face to face") };
    app.insert_resource(CloseUp(Some(hex)));
    fall_out(app.world_mut(), LAST, Life::Dead);
    let won = Outcome { winner: Some(Side(0)), on_time: false, turn: 1 };
    app.insert_resource(Ending(Some(won)));
    assert_eq!(battleground(app.world()), Some(hex));
}

#[test]
fn what_is_said_in_a_close_up_is_whole_and_covers_nothing_else_that_is_said() {
    let mut app = battle("footbridge", 3);
    asked(&mut app);
    let Some(hex) = battleground(app.world()) else { panic!("nobody is face to face") };
    let said =
        |figure: u8, words: &'static str, number: u32| Said::told(FigureId(figure), words, number);
    app.insert_resource(Floating::of(vec![
        said(1, "misses and drops the weapon", 1),
        said(1, "is ready to strike back", 2),
        said(0, "strikes", 3),
        said(1, "falls", 4),
    ]));
    let world = app.world();
    for size in [vec2(700.0, 640.0), vec2(360.0, 240.0)] {
        let ground = Rect::from_min_size(pos2(5.0, 5.0), size - vec2(10.0, 10.0));
        let spots = spots(world, hex, ground);
        let written = theme::written(size, |ctx| {
            floats::draw(&theme::viewport(ctx), world, &spots, ground);
        });
        let rooms: Vec<Rect> = written.iter().map(|text| text.visual_bounding_rect()).collect();
        assert_eq!(rooms.len(), 4);
        for (number, one) in rooms.iter().enumerate() {
            assert!(ground.expand(0.5).contains_rect(*one), "{size:?}: {one:?} is cut off");
            let mut others = rooms[number + 1..].iter();
            assert!(!others.any(|other| other.intersects(*one)), "{size:?}: {rooms:?}");
        }
    }
}
