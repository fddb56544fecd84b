//! A game without a window: battles are begun, frames go by, somebody is asked.
#![allow(dead_code)]

use bevy::prelude::*;
use riposte::battle_log::*;
use riposte::contract::{Spotlight, Stage};
use riposte::driver::*;
use riposte::match_setup::*;
use riposte::settings::{Questions, Settings};
use riposte_rules::battle::RulesPlugin;
use riposte_rules::data::{Library, Scenario};
pub use riposte_trial::FIRST;

/// What a test cannot go on without.
pub fn good<T, E: std::fmt::Display>(result: Result<T, E>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}

/// A game that has not begun.
pub fn app(questions: Questions) -> App {
    let mut app = App::new();
    app.add_plugins(RulesPlugin { shelf: riposte_shelf::shelf() })
        .insert_resource(riposte_shelf::library())
        .insert_resource(Settings { questions, ..Settings::default() })
        .init_resource::<Match>()
        .init_resource::<BattleLog>()
        .init_resource::<PendingPrompt>()
        .init_resource::<Still>()
        .init_resource::<Spotlight>()
        .init_resource::<Stage>();
    app
}

/// Begins a battle of a shipped scenario.
pub fn begin(app: &mut App, scenario: &str, seats: &[&str], seed: u64) {
    let scenario = good(Scenario::shipped(app.world().resource::<Library>(), scenario));
    let seats = seats.iter().map(|seat| good(Seat::parse(seat))).collect();
    good(start(app.world_mut(), &MatchSetup { scenario, seats, seed, sworn: false }));
}

/// Frames with everything shown at once.
pub fn frames(app: &mut App, until: impl Fn(&World) -> bool) {
    for _ in 0..20_000 {
        if until(app.world()) {
            return;
        }
        drive(app.world_mut());
        app.world_mut().resource_mut::<Stage>().resync();
    }
    panic!("it did not come to that");
}

/// What the game is at.
pub fn play(world: &World) -> Play {
    world.resource::<Match>().play
}

/// Frames until somebody is asked, the seat handed over where that is due; `None` when the
/// battle is over.
pub fn asked(app: &mut App) -> Option<Prompt> {
    loop {
        frames(app, |world| !matches!(play(world), Play::Showing | Play::Thinking(_)));
        match play(app.world()) {
            Play::HandOver(_) => take_over(app.world_mut()),
            _ => return app.world().resource::<PendingPrompt>().0.clone(),
        }
    }
}
