//! What is seen of a battle that begins with the log open, as it does where that was open in the one
//! before: those who fight lie under no panel.

use bevy_egui::egui::Rect;
use riposte_rules::battle::Table;

use super::Picking;
use super::fits::{asked, battle, come_to_rest, keep_in_view, overlap};
use crate::board::camera::View;
use crate::board::in_sight::square;
use crate::driver;
use crate::theme;

/// The window that is designed for, in pixels.
const WINDOW: [f32; 2] = [1280.0, 720.0];

#[test]
fn a_battle_that_begins_with_the_log_open_shows_both_who_fight() {
    let mut app = battle("wager", 3);
    keep_in_view(&mut app, WINDOW);
    let mut picking = Picking::default();
    picking.log.show(true);
    for decision in 0..3 {
        let prompt = asked(&mut app);
        let laid = come_to_rest(&mut app, WINDOW, &mut picking);
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
