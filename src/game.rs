//! The game in a window.

use std::time::Duration;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::PresentMode;
use bevy::winit::{UpdateMode, WinitSettings};
use riposte_rules::battle::{RulesPlugin, Table};

use crate::app_state::{Notice, Overlay, Screen};
use crate::driver::{self, Prompt, Still};
use crate::hud::Picking;
use crate::launch::options::{LaunchOptions, StartScreen};
use crate::records::{Folder, Paper};
use crate::settings::{self, Kept, Settings};
use crate::{
    art, board, closeup, controller, dice_tray, figures, hud, idle_redraw, input, launch, lesson,
    platform, playback, records, rulebook, screens, script, sound, theme,
};

/// The whole game as an App.
pub fn app(options: LaunchOptions) -> App {
    let mut app = App::new();
    let window = Window {
        title: "Riposte".into(),
        present_mode: PresentMode::AutoVsync,
        ..launch::window(&options)
    };
    let quiet = LogPlugin { filter: "warn,wgpu=error,naga=error".into(), ..default() };
    app.add_plugins(
        launch::engine().set(WindowPlugin { primary_window: Some(window), ..default() }).set(quiet),
    );
    app.add_plugins(RulesPlugin { shelf: options.shelf.clone() })
        .add_plugins((art::plugin, board::plugin, figures::plugin))
        .add_plugins((
            theme::plugin,
            settings::plugin,
            input::plugin,
            controller::plugin,
            driver::plugin,
        ))
        .add_plugins((
            screens::plugin,
            hud::plugin,
            closeup::plugin,
            dice_tray::plugin,
            sound::plugin,
            records::plugin,
            playback::plugin,
            rulebook::plugin,
            lesson::plugin,
            idle_redraw::plugin,
        ));
    launch::plugin(&mut app, &options);
    prepare(&mut app, options);
    app
}

fn prepare(app: &mut App, options: LaunchOptions) {
    keep_settings(app, &options);
    app.insert_resource(Folder(options.folder.clone()));
    let mut form = options.form.clone();
    form.choose_last(&app.world().resource::<Settings>().last);
    app.insert_resource(options.library.clone()).insert_resource(form);
    if options.screenshot.is_some() {
        app.insert_resource(Still(true)).insert_resource(WinitSettings::continuous());
    } else {
        app.insert_resource(WinitSettings {
            focused_mode: when_something_happens(),
            unfocused_mode: when_something_happens(),
        });
    }
    let options = std::sync::Mutex::new(Some(options));
    app.add_systems(Startup, move |world: &mut World| {
        let options = options.lock().ok().and_then(|mut options| options.take());
        if let Some(options) = options {
            open(world, &options);
        }
    });
}

/// A frame for what happens to the window, or to a gamepad or the page beside it, and one a
/// minute; raw motion of the mouse draws nothing.
fn when_something_happens() -> UpdateMode {
    const MINUTE: Duration = Duration::from_secs(60);
    UpdateMode::Reactive {
        wait: MINUTE,
        react_to_device_events: false,
        react_to_user_events: true,
        react_to_window_events: true,
    }
}

fn keep_settings(app: &mut App, options: &LaunchOptions) {
    let (mut settings, notice) = match &options.settings {
        Some(file) => settings::load(file),
        None => (Settings::default(), None),
    };
    settings.skip |= options.screenshot.is_some();
    let fresh = options.settings.as_ref().is_none_or(|file| !platform::disk::exists(file));
    settings.still |= fresh && platform::prefers_still();
    // Where nothing is kept, as for a picture, it is English, whatever the system speaks.
    if fresh && options.settings.is_some() {
        settings.language = platform::language().unwrap_or_default();
    }
    // From the first words on: what is told at the start is told before any system runs.
    riposte_words::speak(settings.language);
    app.insert_resource(settings)
        .insert_resource(Kept(options.settings.clone()))
        .insert_resource(Notice(options.notice.clone().or(notice), false));
}

/// Goes to the screen that the command line asked for.
fn open(world: &mut World, options: &LaunchOptions) {
    if let Some(Paper::Letter(letter)) = &options.paper {
        return screens::take_in(
            world,
            &options.paper_from,
            Ok(Paper::Letter(letter.clone()).into()),
        );
    }
    if options.at_once {
        begin(world, options);
    }
    let (screen, overlay) = match options.screen {
        Some(StartScreen::Title) => (Screen::Title, Overlay::None),
        Some(StartScreen::Setup) => (Screen::Setup, Overlay::None),
        Some(StartScreen::Outcome) => (Screen::Outcome, Overlay::None),
        Some(StartScreen::Battle) => (Screen::Battle, Overlay::None),
        Some(StartScreen::Help) => (at_first(options), Overlay::Help),
        Some(StartScreen::Lessons) => (Screen::Title, Overlay::Lessons),
        Some(StartScreen::Ladder) => (Screen::Title, Overlay::Ladder),
        Some(StartScreen::Rulebook) => (at_first(options), Overlay::Rulebook),
        Some(StartScreen::Settings) => (at_first(options), Overlay::Settings),
        None => (at_first(options), Overlay::None),
    };
    world.resource_mut::<NextState<Screen>>().set(screen);
    *world.resource_mut::<Overlay>() = overlay;
}

fn at_first(options: &LaunchOptions) -> Screen {
    if options.at_once { Screen::Battle } else { Screen::Title }
}

fn begin(world: &mut World, options: &LaunchOptions) {
    let laid = match (&options.paper, &options.lesson) {
        (_, Some((lesson, done))) => lesson::play(world, lesson.clone(), *done),
        (Some(Paper::Save(save)), _) => playback::resume(world, save, &options.setup, None),
        (Some(Paper::Replay(record)), _) => playback::watch(world, record.clone(), Screen::Title),
        (Some(Paper::Letter(_)) | None, None) => driver::start(world, &options.setup),
    };
    if let Err(error) = laid {
        let error = if options.paper.is_some() { error.inside(&options.paper_from) } else { error };
        world.resource_mut::<Notice>().fail(error);
        return;
    }
    if let Some((file, text)) = &options.script
        && let Err(error) = script::play(world, file, text)
    {
        world.resource_mut::<Notice>().fail(error);
    }
    driver::collect(world);
    let number = options.point.and_then(|it| Prompt::of(Table::new(world))?.number_of(&it));
    world.insert_resource(Picking { picked: number, details: false, ..Picking::default() });
}
