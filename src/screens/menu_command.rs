//! What the buttons of the screens do. A screen lists its deeds; what shows it, the window
//! or the page beside it, follows the same one.

use bevy::prelude::*;
use riposte_record::Save;
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;
use riposte_words::text;

use super::file_list;
use super::setup_form::{SetupForm, begin_match, open, seed_by_lot};
use crate::app_state::{Notice, Overlay, Screen, try_to};
use crate::lesson::Lessons;
use crate::match_setup::MatchSetup;
use crate::records::{self, Paper, Recording, Shared};
use crate::settings::Settings;
use crate::{ladder, lesson, platform, playback, rulebook};

/// Something a button of a screen does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuCommand {
    /// Go on with the battle that was interrupted.
    GoOn,
    /// The list of battles under way.
    UnderWay,
    /// The list of battles by letter.
    Letters,
    /// Set up a battle.
    NewSkirmish,
    /// Set up a battle by the rules that a lesson taught.
    Practise,
    /// The list of lessons.
    Lessons,
    /// The lesson of the book whose scenarios are listed.
    Learn,
    /// The list of saves and replays.
    Files,
    /// The keys and how to play.
    Help,
    /// The rulebooks.
    Rulebook,
    /// The settings.
    Settings,
    /// Load the newer version of the game that waits.
    Renew,
    /// End the program.
    Leave,
    /// Close what lies over the screen.
    Close,
    /// Save the battle.
    Save,
    /// Hand the battle on as it stands, at the question that is asked now.
    Share,
    /// Hand it on to the friend far away who is to decide.
    HandOn,
    /// Hand it on to be watched.
    ShareReplay,
    /// How one's battles against the computer ended.
    Ladder,
    /// Keep that as a file.
    KeepLadder,
    /// Ask whether to forget it.
    DoomLadder,
    /// Forget it.
    WipeLadder,
    /// Do not forget it.
    SpareLadder,
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

impl MenuCommand {
    /// The words on its button.
    pub fn words(self) -> String {
        match self {
            MenuCommand::GoOn => text!("menu-go-on"),
            MenuCommand::UnderWay => text!("menu-under-way"),
            MenuCommand::Letters => text!("menu-letters"),
            MenuCommand::NewSkirmish => text!("menu-new-skirmish"),
            MenuCommand::Practise => text!("menu-practise"),
            MenuCommand::Lessons => text!("menu-lessons"),
            MenuCommand::Learn => text!("menu-learn"),
            MenuCommand::Files => text!("menu-files"),
            MenuCommand::Help => text!("menu-help"),
            MenuCommand::Rulebook => text!("menu-rulebook"),
            MenuCommand::Settings => text!("menu-settings"),
            MenuCommand::Renew => text!("menu-renew"),
            MenuCommand::Leave => text!("menu-leave"),
            MenuCommand::Close => text!("menu-close"),
            MenuCommand::Save => text!("menu-save"),
            MenuCommand::Share => text!("menu-share"),
            MenuCommand::HandOn => text!("menu-hand-on"),
            MenuCommand::ShareReplay => text!("menu-share-replay"),
            MenuCommand::Ladder => text!("menu-ladder"),
            MenuCommand::KeepLadder => text!("menu-keep-ladder"),
            MenuCommand::DoomLadder => text!("menu-doom-ladder"),
            MenuCommand::WipeLadder => text!("menu-wipe-ladder"),
            MenuCommand::SpareLadder => text!("menu-spare-ladder"),
            MenuCommand::Title => text!("menu-title"),
            MenuCommand::Begin => text!("menu-begin"),
            MenuCommand::ShareScenario => text!("menu-share-scenario"),
            MenuCommand::Again => text!("menu-again"),
            MenuCommand::SameDice => text!("menu-same-dice"),
            MenuCommand::KeepReplay => text!("menu-keep-replay"),
            MenuCommand::Watch => text!("menu-watch"),
            MenuCommand::PickFile => text!("menu-pick-file"),
            MenuCommand::Heard => text!("menu-heard"),
            MenuCommand::Words => text!("menu-words"),
        }
    }

    /// Does it.
    pub fn follow(self, world: &mut World) {
        let overlay = |world: &mut World, overlay| *world.resource_mut::<Overlay>() = overlay;
        let screen = |world: &mut World, to| world.resource_mut::<NextState<Screen>>().set(to);
        match self {
            MenuCommand::GoOn => go_on(world),
            MenuCommand::NewSkirmish => screen(world, Screen::Setup),
            MenuCommand::Practise => {
                choose_book_taught(world);
                screen(world, Screen::Setup);
            }
            MenuCommand::Learn => {
                if let Some(number) = lesson_offered(world) {
                    lesson::open(world, number);
                }
            }
            MenuCommand::Lessons => {
                if *world.resource::<State<Screen>>().get() != Screen::Setup {
                    screen(world, Screen::Title);
                }
                overlay(world, Overlay::Lessons);
            }
            MenuCommand::Files | MenuCommand::UnderWay | MenuCommand::Letters => {
                overlay(world, Overlay::Files)
            }
            MenuCommand::Help => overlay(world, Overlay::Help),
            MenuCommand::Rulebook => rulebook::open_book(world),
            MenuCommand::Settings => overlay(world, Overlay::Settings),
            MenuCommand::Close => overlay(world, Overlay::None),
            MenuCommand::Renew => platform::renew(),
            MenuCommand::Leave => {
                world.write_message(AppExit::Success);
            }
            MenuCommand::Save => {
                overlay(world, Overlay::None);
                file_list::save(world);
            }
            MenuCommand::Share => share_battle(world),
            MenuCommand::HandOn => {
                try_to(world, playback::hand_on);
            }
            MenuCommand::ShareReplay => share_replay(world),
            MenuCommand::ShareScenario => share_scenario(world),
            MenuCommand::Ladder => {
                world.insert_resource(ladder::Doomed(false));
                overlay(world, Overlay::Ladder);
            }
            MenuCommand::KeepLadder => {
                try_to(world, ladder::keep);
            }
            MenuCommand::DoomLadder => world.insert_resource(ladder::Doomed(true)),
            MenuCommand::SpareLadder => world.insert_resource(ladder::Doomed(false)),
            MenuCommand::WipeLadder => {
                world.insert_resource(ladder::Doomed(false));
                world.resource_mut::<Settings>().ladder.clear();
            }
            MenuCommand::Title => {
                overlay(world, Overlay::None);
                screen(world, Screen::Title);
            }
            MenuCommand::Begin => begin_match(world),
            MenuCommand::Again => again(world, false),
            MenuCommand::SameDice => again(world, true),
            MenuCommand::KeepReplay => keep_replay(world),
            MenuCommand::Watch => watch(world),
            MenuCommand::PickFile => platform::pick_file(),
            MenuCommand::Heard => world.resource_mut::<Notice>().0 = None,
            MenuCommand::Words => {
                overlay(world, Overlay::None);
                platform::to_words();
            }
        }
    }
}

/// The lesson of the book whose scenarios are listed, by its number.
pub fn lesson_offered(world: &World) -> Option<usize> {
    let book = world.resource::<SetupForm>().book()?;
    world.get_resource::<Lessons>()?.of_book(book)
}

/// Lists the scenarios of the book that the battle on the table was fought by.
fn choose_book_taught(world: &mut World) {
    let Some(setup) = world.get_resource::<MatchSetup>() else { return };
    let book = setup.scenario.rulebook.clone();
    world.resource_mut::<SetupForm>().choose_book(&book);
}

fn go_on(world: &mut World) {
    try_to(world, playback::go_on);
}

fn again(world: &mut World, same_dice: bool) {
    if lesson::again(world) {
        return;
    }
    let Some(setup) = world.get_resource::<MatchSetup>().cloned() else { return };
    let seed = if same_dice { setup.seed } else { seed_by_lot() };
    open(world, &MatchSetup { seed, ..setup });
}

fn keep_replay(world: &mut World) {
    if try_to(world, |world| records::keep_replay(world)).is_some() {
        let called = records::replay_called(world);
        world.resource_mut::<Recording>().saved_as = Some(called);
    }
}

fn watch(world: &mut World) {
    let Some(record) = world.resource::<Recording>().record.clone() else { return };
    try_to(world, |world| {
        playback::watch(world, record, Screen::Outcome)?;
        world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
        Ok(())
    });
}

fn share_battle(world: &mut World) {
    let Some(record) = world.resource::<Recording>().record.clone() else { return };
    try_to(world, |world| platform::share(&Shared::Paper(Paper::Save(Save::of(record, world)?))));
}

fn share_replay(world: &mut World) {
    let Some(record) = world.resource::<Recording>().record.clone() else { return };
    try_to(world, |_| platform::share(&Shared::Paper(Paper::Replay(record))));
}

fn share_scenario(world: &mut World) {
    let form = world.resource::<SetupForm>();
    let Some(scenario) = form.scenarios.get(form.chosen).cloned() else { return };
    try_to(world, |_| platform::share(&Shared::scenario(&scenario)));
}

/// Opens what somebody handed on, as a link or a file that errors call `from`: a battle goes on
/// or is watched, a scenario is set up, a lesson is begun. What is wrong with it becomes a notice;
/// a battle that is being fought is put aside.
pub fn take_in(world: &mut World, from: &str, shared: Result<Shared, DataError>) {
    try_to(world, |world| {
        let shared = shared?;
        let library = world.resource::<Library>().clone();
        if let Some(lesson) = shared.as_lesson(from, &library)? {
            lesson.check(world.resource::<Shelf>(), &library)?;
            return lesson::play(world, lesson, 0);
        }
        if let Some(scenario) = shared.as_scenario(from, &library)? {
            records::put_aside(world)?;
            world.resource_mut::<SetupForm>().add(scenario);
            world.resource_mut::<NextState<Screen>>().set(Screen::Setup);
        }
        let mut overlay = Overlay::None;
        match &shared {
            Shared::Scenario { .. } => {}
            Shared::Paper(Paper::Letter(letter)) => {
                if !playback::arrive(world, from, letter)? {
                    overlay = Overlay::Invitation;
                }
            }
            Shared::Paper(paper) => playback::open(world, from, paper)?,
        }
        *world.resource_mut::<Overlay>() = overlay;
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
        begin_match(world);
        Ok(())
    });
}
