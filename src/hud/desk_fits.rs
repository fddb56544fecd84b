//! The board on a desk: how much of the window it has, and how large figures are there.

use bevy_egui::egui;

use super::Picking;
use super::fits::{DESKS, FIRST, asked, battle, laid, opened, points};
use super::laid::Laid;
use crate::board::contract::FACE;
use crate::driver::{self, Match, PendingPrompt, Play};
use crate::input::LookedAt;

/// The least part of the window that the board has while somebody decides.
const DECIDING: f32 = 0.60;

/// The part of the window in which the board is seen: below the bar, and under no slip.
fn share(laid: &Laid, size: egui::Vec2) -> f32 {
    const STEP: f32 = 4.0;
    let at = |n: u32| n as f32 * STEP + STEP / 2.0;
    let points = (0..(size.y / STEP) as u32)
        .flat_map(|y| (0..(size.x / STEP) as u32).map(move |x| egui::pos2(at(x), at(y))));
    let all = points.clone().count();
    let seen = points.filter(|point| {
        point.y > laid.room.top() && !laid.slips.iter().any(|slip| slip.contains(*point))
    });
    seen.count() as f32 / all as f32
}

#[test]
fn the_board_has_most_of_the_window() {
    let mut found = Vec::new();
    for scenario in FIRST {
        let mut app = battle(scenario, 3);
        for decisions in 0..8 {
            let prompt = asked(&mut app);
            let from = app.world().resource::<Match>().play;
            for (window, least, _) in DESKS {
                let size = points(window);
                let deciding = share(&laid(app.world(), &mut Picking::default(), size), size);
                // Somebody is pointed at, and a choice picked.
                let shown = app.world_mut().resource_mut::<PendingPrompt>().0.take();
                app.world_mut().resource_mut::<Match>().play = Play::Showing;
                let idle = share(&laid(app.world(), &mut Picking::default(), size), size);
                app.world_mut().resource_mut::<PendingPrompt>().0 = shown;
                app.world_mut().resource_mut::<Match>().play = from;
                app.world_mut().resource_mut::<LookedAt>().0 = Some(prompt.stand);
                let mut picking = Picking { picked: Some(0), ..Picking::default() };
                let pointing = share(&laid(app.world(), &mut picking, size), size);
                app.world_mut().resource_mut::<LookedAt>().0 = None;
                println!(
                    "{scenario} {decisions} {window:?}: {:.1} % idle, {:.1} % deciding, {:.1} % pointing",
                    idle * 100.0,
                    deciding * 100.0,
                    pointing * 100.0
                );
                for (what, share, least) in [
                    ("nobody decides", idle, least),
                    ("somebody decides", deciding, DECIDING),
                    ("somebody is pointed at", pointing, DECIDING),
                ] {
                    if share < least {
                        found.push(format!("{scenario}, {window:?}, {what}: {share}"));
                    }
                }
            }
            let choice = prompt.decision.default;
            driver::answer(app.world_mut(), choice).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn figures_are_large_when_the_view_opens() {
    // The last one is played in the close-up.
    for scenario in FIRST.into_iter().take(4) {
        let mut app = battle(scenario, 3);
        asked(&mut app);
        for (window, _, least) in DESKS {
            let laid = laid(app.world(), &mut Picking::default(), points(window));
            let figure = opened(app.world_mut(), window, &laid) * 2.0 * FACE;
            println!("{scenario} {window:?}: a figure is {figure:.1} pixels");
            assert!(figure >= least, "{scenario}, {window:?}: {figure}");
        }
    }
}
