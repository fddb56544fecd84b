//! What is seen of a battle that begins with the log open, as it does where that was open in the one
//! before: those who fight lie under no panel.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::Rect;
use riposte_rules::battle::Table;

use super::Picking;
use super::fits::{asked, battle, frame, laid, overlap, points};
use crate::board::camera::{View, ViewMoved, keep_fitted};
use crate::board::contract::BoardFrame;
use crate::board::in_sight::square;
use crate::driver;
use crate::figures::follow::attend;
use crate::theme;

/// The window that is designed for, in pixels.
const WINDOW: [f32; 2] = [1280.0, 720.0];

/// A battle in that window, with the view as the game moves it.
fn begun(scenario: &str) -> App {
    let mut app = battle(scenario, 3);
    app.init_resource::<Picking>().init_resource::<BoardFrame>();
    keep_fitted(&mut app);
    app.add_systems(Update, attend.after(ViewMoved));
    let resolution = (WINDOW[0] as u32, WINDOW[1] as u32).into();
    app.world_mut().spawn((Window { resolution, ..Window::default() }, PrimaryWindow));
    app
}

#[test]
fn a_battle_that_begins_with_the_log_open_shows_both_who_fight() {
    let mut app = begun("wager");
    let mut picking = Picking::default();
    picking.log.show(true);
    for decision in 0..3 {
        let prompt = asked(&mut app);
        let laid = laid(app.world(), &mut picking, points(WINDOW));
        app.insert_resource(frame(WINDOW, &laid));
        for _ in 0..6 {
            app.update();
        }
        let (table, view) = (Table::new(app.world()), app.world().resource::<View>());
        for figure in table.active_figures() {
            let place = square(view, laid.free, theme::growth(WINDOW.into()), table.hex(figure));
            let hides = |slip: &&Rect| overlap(**slip, place);
            let hidden: Vec<&Rect> = laid.slips.iter().filter(hides).collect();
            let (name, seen) = (table.name(figure), laid.free.expand(1.0).contains_rect(place));
            assert!(seen && hidden.is_empty(), "{decision}: {name} at {place:?}, {hidden:?}");
        }
        driver::answer(app.world_mut(), prompt.decision.default)
            .unwrap_or_else(|error| panic!("{error}"));
    }
}
