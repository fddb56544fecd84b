//! What the game begins with: from the command line, or from the address of the page.

#![cfg_attr(target_arch = "wasm32", allow(dead_code, reason = "only a command line asks for it"))]

use std::path::PathBuf;

use riposte_record::Lesson;
use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library};
use riposte_rules::decision::Choice;
use riposte_rules::roll::Dice;
use riposte_rules::rulebook::Shelf;

use crate::match_setup::MatchSetup;
use crate::records::Paper;
use crate::screens::{SetupForm, seed_by_lot};
use crate::script;

/// A screen to open on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartScreen {
    /// The title.
    Title,
    /// Setting up a skirmish.
    Setup,
    /// How to play.
    Help,
    /// The settings.
    Settings,
    /// The rulebook over the title or the battle.
    Rulebook,
    /// The lessons.
    Lessons,
    /// The ladder of opponents.
    Ladder,
    /// The battle.
    Battle,
    /// How the battle ended.
    Outcome,
}

/// Everything needed to begin.
#[derive(Clone)]
pub struct LaunchOptions {
    /// The rulebooks.
    pub shelf: Shelf,
    /// The data files.
    pub library: Library,
    /// The battle to begin with.
    pub setup: MatchSetup,
    /// Whether it is shown at once.
    pub at_once: bool,
    /// The lesson to begin with, and how many of its steps are done.
    pub lesson: Option<(Lesson, usize)>,
    /// The script to be played on it: its file and its text.
    pub script: Option<(String, String)>,
    /// The save or the replay to be opened.
    pub paper: Option<Paper>,
    /// Where it came from, for errors.
    pub paper_from: String,
    /// The choice to be picked for a picture.
    pub point: Option<Choice>,
    /// Where the picture goes.
    pub screenshot: Option<PathBuf>,
    /// The screen to open on.
    pub screen: Option<StartScreen>,
    /// The size of the window.
    pub window: [u32; 2],
    /// The folder for battles; `None` when they are not kept.
    pub folder: Option<PathBuf>,
    /// The settings file; `None` when settings are not kept.
    pub settings: Option<PathBuf>,
    /// The scenarios to choose from.
    pub form: SetupForm,
    /// Something to tell the player first.
    pub notice: Option<String>,
}

impl LaunchOptions {
    /// A plan that opens on the title and keeps nothing.
    ///
    /// # Errors
    /// When there is no scenario to play.
    pub fn plain() -> Result<LaunchOptions, DataError> {
        let library = riposte_shelf::library();
        let form = SetupForm::new(&library);
        let scenario = form.scenarios.get(form.chosen).cloned();
        let scenario = scenario.ok_or_else(|| DataError::new("scenarios", "there are none"))?;
        Ok(LaunchOptions {
            setup: MatchSetup {
                scenario,
                seats: form.seats.clone(),
                seed: seed_by_lot(),
                sworn: false,
            },
            shelf: riposte_shelf::shelf(),
            library,
            at_once: false,
            lesson: None,
            script: None,
            paper: None,
            paper_from: String::new(),
            point: None,
            screenshot: None,
            screen: None,
            window: [1280, 720],
            folder: None,
            settings: None,
            form,
            notice: None,
        })
    }

    /// The battle on a table of its own, after the script.
    pub fn battle(&self) -> Result<Battle, String> {
        let dice = Dice::seeded(self.setup.seed);
        if let Some(paper @ (Paper::Save(_) | Paper::Letter(_))) = &self.paper {
            let battle = paper.set_up(&self.shelf, &self.library);
            return battle.map_err(|error| error.inside(&self.paper_from).to_string());
        }
        let mut battle = Battle::new(&self.shelf, &self.library, &self.setup.scenario, dice)
            .map_err(|error| error.to_string())?;
        if let Some((file, text)) = &self.script {
            script::play(battle.world_mut(), file, text).map_err(|error| error.to_string())?;
        }
        Ok(battle)
    }
}
