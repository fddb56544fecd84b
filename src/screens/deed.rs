//! What the buttons of the screens do. A screen lists its deeds; whoever shows it, the window
//! or the page beside it, follows the same one.

use bevy::prelude::*;
use riposte_rules::data::{DataError, Library};

use super::setup::{begin_bout, open, seed_by_lot};
use super::{Notice, Overlay, Screen, SetupForm, files};
use crate::driver::Bout;
use crate::platform;
use crate::records::{self, Paper, Scribe, Shared};

/// Something a button of a screen does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Go on with the battle that was interrupted.
    GoOn,
    /// The list of battles under way.
    UnderWay,
    /// Set up a battle.
    NewSkirmish,
    /// The list of saves and replays.
    Files,
    /// The keys and how to play.
    Help,
    /// The settings.
    Settings,
    /// End the program.
    Leave,
    /// Close what lies over the screen.
    Close,
    /// Save the battle.
    Save,
    /// Hand the battle on as it was so far.
    Share,
    /// Go to the title.
    Title,
    /// Begin the battle that is set up.
    Begin,
    /// Hand the scenario on that is chosen.
    ShareScenario,
    /// Fight the same battle with other dice.
    Again,
    /// Fight the same battle with the same dice.
    SameDice,
    /// Keep the battle as a replay.
    KeepReplay,
    /// See the battle again.
    Watch,
    /// Open a file that was made elsewhere.
    PickFile,
    /// Take the message away.
    Heard,
    /// Go to the same in words and buttons, beside the window.
    Words,
}

impl Deed {
    /// The words on its button.
    pub fn words(self) -> &'static str {
        match self {
            Deed::GoOn => "Continue the battle",
            Deed::UnderWay => "Battles under way",
            Deed::NewSkirmish => "New skirmish",
            Deed::Files => "Saves and replays",
            Deed::Help => "How to play",
            Deed::Settings => "Settings",
            Deed::Leave => "Leave",
            Deed::Close => "Back to it",
            Deed::Save => "Save",
            Deed::Share => "Share",
            Deed::Title => "To the title",
            Deed::Begin => "Begin",
            Deed::ShareScenario => "Share",
            Deed::Again => "Again",
            Deed::SameDice => "The same dice again",
            Deed::KeepReplay => "Keep as a replay",
            Deed::Watch => "Watch it again",
            Deed::PickFile => "Open a file",
            Deed::Heard => "Go on",
            Deed::Words => "In words",
        }
    }

    /// Does it.
    pub fn follow(self, world: &mut World) {
        let overlay = |world: &mut World, overlay| *world.resource_mut::<Overlay>() = overlay;
        let screen = |world: &mut World, to| world.resource_mut::<NextState<Screen>>().set(to);
        match self {
            Deed::GoOn => go_on(world),
            Deed::NewSkirmish => screen(world, Screen::Setup),
            Deed::Files | Deed::UnderWay => overlay(world, Overlay::Files),
            Deed::Help => overlay(world, Overlay::Help),
            Deed::Settings => overlay(world, Overlay::Settings),
            Deed::Close => overlay(world, Overlay::None),
            Deed::Leave => {
                world.write_message(AppExit::Success);
            }
            Deed::Save => {
                overlay(world, Overlay::None);
                files::save(world);
            }
            Deed::Share => share_battle(world),
            Deed::ShareScenario => share_scenario(world),
            Deed::Title => {
                overlay(world, Overlay::None);
                screen(world, Screen::Title);
            }
            Deed::Begin => begin_bout(world),
            Deed::Again => again(world, false),
            Deed::SameDice => again(world, true),
            Deed::KeepReplay => keep_replay(world),
            Deed::Watch => watch(world),
            Deed::PickFile => platform::pick_file(),
            Deed::Heard => world.resource_mut::<Notice>().0 = None,
            Deed::Words => {
                overlay(world, Overlay::None);
                platform::to_words();
            }
        }
    }
}

/// Does something that may fail, and says why it did.
pub fn try_to<T>(
    world: &mut World,
    act: impl FnOnce(&mut World) -> Result<T, DataError>,
) -> Option<T> {
    match act(world) {
        Ok(done) => Some(done),
        Err(error) => {
            world.resource_mut::<Notice>().say(error.to_string());
            None
        }
    }
}

fn go_on(world: &mut World) {
    try_to(world, records::go_on);
}

fn again(world: &mut World, same_dice: bool) {
    let Some(bout) = world.get_resource::<Bout>().cloned() else { return };
    let seed = if same_dice { bout.seed } else { seed_by_lot() };
    open(world, &Bout { seed, ..bout });
}

fn keep_replay(world: &mut World) {
    if let Some(name) = try_to(world, |world| records::keep_replay(world)) {
        world.resource_mut::<Scribe>().saved_as = Some(name);
    }
}

fn watch(world: &mut World) {
    let Some(record) = world.resource::<Scribe>().record.clone() else { return };
    try_to(world, |world| {
        records::watch(world, record, Screen::Outcome)?;
        world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
        Ok(())
    });
}

fn share_battle(world: &mut World) {
    let Some(record) = world.resource::<Scribe>().record.clone() else { return };
    try_to(world, |_| platform::share(&Shared::Paper(Paper::Replay(record))));
}

fn share_scenario(world: &mut World) {
    let form = world.resource::<SetupForm>();
    let Some(scenario) = form.scenarios.get(form.chosen).cloned() else { return };
    try_to(world, |_| platform::share(&Shared::scenario(&scenario)));
}

/// Opens what somebody handed on, as a link or a file that errors call `from`: a battle goes on
/// or is watched, a scenario is set up. What is wrong with it becomes a notice; a battle that is
/// being fought is put aside.
pub fn take_in(world: &mut World, from: &str, shared: Result<Shared, DataError>) {
    try_to(world, |world| {
        let shared = shared?;
        let library = world.resource::<Library>().clone();
        if let Some(scenario) = shared.as_scenario(from, &library)? {
            records::put_aside(world)?;
            world.resource_mut::<SetupForm>().add(scenario);
            world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
        }
        if let Shared::Paper(paper) = &shared {
            records::open(world, from, paper)?;
        }
        *world.resource_mut::<Overlay>() = Overlay::None;
        Ok(())
    });
}

/// Begins a battle of a scenario by its key, as a link wants it.
#[cfg(target_arch = "wasm32")]
pub fn play_at_once(world: &mut World, key: &str) {
    try_to(world, |world| {
        let mut form = world.resource_mut::<SetupForm>();
        let number = form.number(key).ok_or_else(|| {
            let what = format!("wants to play \"{key}\", which is no scenario of this game");
            let keys: Vec<&str> = form.scenarios.iter().map(|known| known.key.as_str()).collect();
            DataError::new("the link", what).expecting(format!("one of {}", keys.join(", ")))
        })?;
        form.choose(number);
        begin_bout(world);
        Ok(())
    });
}
