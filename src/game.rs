//! The game in a window.

use std::time::Duration;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::PresentMode;
use bevy::winit::{UpdateMode, WinitSettings};
use riposte_rules::battle::{RulesPlugin, Table};

use crate::driver::{self, Offer, Still};
use crate::hud::Picking;
use crate::plan::{Plan, Start};
use crate::records::{Folder, Paper};
use crate::screens::{Notice, Overlay, Screen};
use crate::settings::{self, Kept, Settings};
use crate::{art, board, calm, figures, hud, input, platform, records, screens, script, theme};

/// The whole game as an App.
pub fn app(plan: Plan) -> App {
    let mut app = App::new();
    let window = Window {
        title: "Riposte".into(),
        present_mode: PresentMode::AutoVsync,
        ..platform::window(&plan)
    };
    let quiet = LogPlugin { filter: "warn,wgpu=error,naga=error".into(), ..default() };
    app.add_plugins(
        platform::engine()
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(quiet),
    );
    app.add_plugins(RulesPlugin { shelf: plan.shelf.clone() })
        .add_plugins((art::plugin, board::plugin, figures::plugin))
        .add_plugins((theme::plugin, settings::plugin, input::plugin, driver::plugin))
        .add_plugins((screens::plugin, hud::plugin, records::plugin, calm::plugin));
    platform::plugin(&mut app, &plan);
    prepare(&mut app, plan);
    app
}

fn prepare(app: &mut App, plan: Plan) {
    keep_settings(app, &plan);
    app.insert_resource(Folder(plan.folder.clone()));
    app.insert_resource(plan.library.clone()).insert_resource(plan.form.clone());
    if plan.screenshot.is_some() {
        app.insert_resource(Still(true)).insert_resource(WinitSettings::continuous());
    } else {
        app.insert_resource(WinitSettings {
            focused_mode: when_something_happens(5),
            unfocused_mode: when_something_happens(30),
        });
    }
    let plan = std::sync::Mutex::new(Some(plan));
    app.add_systems(Startup, move |world: &mut World| {
        let plan = plan.lock().ok().and_then(|mut plan| plan.take());
        if let Some(plan) = plan {
            open(world, &plan);
        }
    });
}

/// A frame for what happens to the window, and one now and then; what happens elsewhere
/// (raw motion of the mouse, wake-ups of other threads) draws nothing.
fn when_something_happens(seconds: u64) -> UpdateMode {
    UpdateMode::Reactive {
        wait: Duration::from_secs(seconds),
        react_to_device_events: false,
        react_to_user_events: platform::WAKES,
        react_to_window_events: true,
    }
}

fn keep_settings(app: &mut App, plan: &Plan) {
    let (mut settings, notice) = match &plan.settings {
        Some(file) => settings::load(file),
        None => (Settings::default(), None),
    };
    settings.skip |= plan.screenshot.is_some();
    app.insert_resource(settings)
        .insert_resource(Kept(plan.settings.clone()))
        .insert_resource(Notice(plan.notice.clone().or(notice)));
}

/// Goes to the screen that the command line asked for.
fn open(world: &mut World, plan: &Plan) {
    if plan.at_once {
        begin(world, plan);
    }
    let (screen, overlay) = match plan.screen {
        Some(Start::Title) => (Screen::Title, Overlay::None),
        Some(Start::Setup) => (Screen::Setup, Overlay::None),
        Some(Start::Outcome) => (Screen::Outcome, Overlay::None),
        Some(Start::Battle) => (Screen::Battle, Overlay::None),
        Some(Start::Help) => (at_first(plan), Overlay::Help),
        Some(Start::Settings) => (at_first(plan), Overlay::Settings),
        None => (at_first(plan), Overlay::None),
    };
    world.resource_mut::<NextState<Screen>>().set(screen);
    *world.resource_mut::<Overlay>() = overlay;
}

fn at_first(plan: &Plan) -> Screen {
    if plan.at_once { Screen::Battle } else { Screen::Title }
}

fn begin(world: &mut World, plan: &Plan) {
    let laid = match &plan.paper {
        Some(Paper::Save(save)) => records::resume(world, save, &plan.bout, None),
        Some(Paper::Replay(record)) => records::watch(world, record.clone(), Screen::Title),
        None => driver::start(world, &plan.bout),
    };
    if let Err(error) = laid {
        let error = if plan.paper.is_some() { error.inside(&plan.paper_from) } else { error };
        world.resource_mut::<Notice>().say(error.to_string());
        return;
    }
    if let Some((file, text)) = &plan.script
        && let Err(error) = script::play(world, file, text)
    {
        world.resource_mut::<Notice>().0 = Some(error.to_string());
    }
    driver::collect(world);
    let number = plan.point.and_then(|it| Offer::of(Table::new(world))?.number_of(&it));
    world.insert_resource(Picking { picked: number, details: false, ..Picking::default() });
}
