//! What is seen of the board in a lesson on a desk: the hex that is asked for lies whole in the part
//! that the panels leave, and beside a close-up the map is large enough to be read.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{Rect, vec2};
use riposte_record::Lesson;
use riposte_rules::board::Hex;

use super::fits::{asked, battle, come_to_rest, keep_in_view, points};
use super::laid::Laid;
use super::{Picked, Picking};
use crate::app_state::Notice;
use crate::board::camera::View;
use crate::board::in_sight::square;
use crate::board::layout::{INRADIUS, RADIUS};
use crate::driver::Prompt;
use crate::{closeup, lesson, theme};

/// Desks, in pixels: that which is designed for, a large one, the least one. With each how high three
/// hexes of the map are at least beside a close-up.
const DESKS: [([f32; 2], f32); 3] =
    [([1280.0, 720.0], 220.0), ([1920.0, 1080.0], 330.0), ([960.0, 560.0], 100.0)];
/// The least width of a close-up, in points.
const CLOSE_UP: f32 = 260.0;

fn lessons() -> Vec<Arc<Lesson>> {
    let library = riposte_shelf::library();
    let read = |key: &String| {
        Arc::new(Lesson::shipped(&library, key).unwrap_or_else(|error| panic!("{error}")))
    };
    Lesson::keys(&library).iter().map(read).collect()
}

/// A lesson before its first step, in a window, with the view as the game moves it.
fn begun(lesson: &Arc<Lesson>, window: [f32; 2]) -> App {
    let mut app = battle("duel", 3);
    app.init_resource::<Notice>().init_resource::<Picking>();
    keep_in_view(&mut app, window);
    lesson::begin(app.world_mut(), lesson.clone(), 0).unwrap_or_else(|error| panic!("{error}"));
    app
}

/// What is asked next, and where the panels stand once the view has come to rest.
fn next(app: &mut App, window: [f32; 2]) -> (Prompt, Laid) {
    let prompt = asked(app);
    let laid = come_to_rest(app, window, &mut Picking::default());
    (prompt, laid)
}

/// Where a hex is seen, to its corners, in points.
fn place(app: &App, laid: &Laid, window: [f32; 2], hex: Hex) -> Rect {
    let scale = theme::growth(window.into());
    let square = square(app.world().resource::<View>(), laid.free, scale, hex);
    square.expand2(vec2(square.width() / 2.0 * (RADIUS / INRADIUS - 1.0), 0.0))
}

/// Looks at every step of a lesson in a window.
fn at_every_step(
    lesson: &Arc<Lesson>,
    window: [f32; 2],
    mut look: impl FnMut(&App, &Laid, &Prompt, usize),
) {
    let mut app = begun(lesson, window);
    for step in 1..=lesson.steps.len() {
        let (prompt, laid) = next(&mut app, window);
        let Some(number) = lesson::asked_for(app.world(), &prompt) else {
            panic!("{}: step {step} asks for nothing", lesson.key)
        };
        look(&app, &laid, &prompt, number);
        super::carry_out(app.world_mut(), Picked::Take(number));
    }
}

#[test]
fn the_hex_that_a_lesson_asks_for_is_seen_whole() {
    let mut found = Vec::new();
    for lesson in lessons() {
        for (window, _) in DESKS {
            at_every_step(&lesson, window, |app, laid, prompt, number| {
                for hex in &prompt.options[number].places {
                    let place = place(app, laid, window, *hex);
                    if !laid.free.expand(1.0).contains_rect(place) {
                        let (key, words) = (&lesson.key, &prompt.options[number].words);
                        let free = laid.free;
                        found.push(format!("{key}, {window:?}, {words}: {place:?} in {free:?}"));
                    }
                }
            });
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn beside_a_close_up_and_the_card_of_a_lesson_the_map_can_be_read() {
    let mut seen = 0;
    for lesson in lessons() {
        for (window, least) in DESKS {
            at_every_step(&lesson, window, |app, laid, prompt, _| {
                if !closeup::is_there(app.world()) {
                    return;
                }
                seen += 1;
                let (_, half) = app.world().resource::<View>().seen(prompt.stand);
                let three = 6.0 * half;
                assert!(three >= least, "{window:?}: three hexes are {three} pixels high");
                let scale = theme::growth(window.into());
                let room = laid.free.height().min(laid.free.width()) * scale;
                assert!(room >= three, "{window:?}: the map has {room} pixels for {three}");
                let wide = points(window).x - laid.room.right();
                assert!(wide >= CLOSE_UP, "{window:?}: the close-up is {wide} points wide");
            });
        }
    }
    assert!(seen > 0, "no lesson opens a close-up");
}
