//! What the command line comes to, checked before anything is shown.

use std::fs;
use std::path::{Path, PathBuf};

use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library, Scenario, Source};
use riposte_rules::decision::{Choice, read};
use riposte_rules::roll::Dice;
use riposte_rules::rulebook::Shelf;

use crate::cli::{Args, Start};
use crate::driver::{Bout, Seat, usual_seats};
use crate::records::{Folder, Paper};
use crate::screens::{SetupForm, seed_by_lot};
use crate::script;

/// Everything needed to begin.
pub struct Plan {
    /// The rulebooks.
    pub shelf: Shelf,
    /// The data files.
    pub library: Library,
    /// The battle to begin with.
    pub bout: Bout,
    /// Whether it is shown at once.
    pub at_once: bool,
    /// The script to be played on it: its file and its text.
    pub script: Option<(String, String)>,
    /// The save or the replay to be opened.
    pub paper: Option<Paper>,
    /// The choice to be picked for a picture.
    pub point: Option<Choice>,
    /// Where the picture goes.
    pub screenshot: Option<PathBuf>,
    /// The screen to open on.
    pub screen: Option<Start>,
    /// The size of the window.
    pub window: [u32; 2],
    /// The folder for battles; `None` when they are not kept.
    pub folder: Option<PathBuf>,
    /// The settings file; `None` when settings are not kept.
    pub settings: Option<PathBuf>,
    /// The scenarios to choose from.
    pub form: SetupForm,
}

impl Plan {
    /// Reads and checks all that the command line names.
    ///
    /// # Errors
    /// What is wrong, with file and line, ready to be printed.
    pub fn of(args: &Args) -> Result<Plan, String> {
        let shelf = riposte_shelf::shelf();
        let library = riposte_shelf::library();
        let mut form = SetupForm::new(&library);
        if let Some(name) = &args.scenario {
            form.add(scenario(&library, name).map_err(|error| error.to_string())?);
        }
        let scenario = form.scenarios.get(form.chosen).cloned();
        let scenario = scenario.ok_or("there is no scenario to play")?;
        form.seats = seats(args, scenario.sides.len()).map_err(|error| error.to_string())?;
        form.seed = args.seed.map(|seed| seed.to_string()).unwrap_or_default();
        let seed = args.seed.unwrap_or_else(seed_by_lot);
        let paper = read_paper(args, &shelf, &library).map_err(|error| error.to_string())?;
        let mut plan = Plan {
            bout: Bout { scenario, seats: form.seats.clone(), seed },
            shelf,
            library,
            at_once: args.wants_battle(),
            script: args.script.as_deref().map(read_script).transpose()?,
            paper,
            point: None,
            screenshot: args.screenshot.clone(),
            screen: args.screen,
            window: args.window.unwrap_or([1280, 720]),
            folder: folder(args),
            settings: settings_file(args),
            form,
        };
        if let Some(paper) = &plan.paper {
            let kept = paper.bout(&plan.library).map_err(|error| error.to_string())?;
            plan.bout = match args.players.is_empty() {
                true => kept,
                false => Bout {
                    seats: seats(args, kept.seats.len()).map_err(|e| e.to_string())?,
                    ..kept
                },
            };
        }
        plan.point = plan.rehearse(args.point.as_deref())?;
        plan.check_screenshot()?;
        Ok(plan)
    }

    /// Lays the battle on a table of its own and plays the script, to find errors early.
    fn rehearse(&self, point: Option<&str>) -> Result<Option<Choice>, String> {
        let battle = self.battle()?;
        let Some(line) = point else { return Ok(None) };
        let choice = read(battle.table(), line).map_err(|error| format!("--point: {error}"))?;
        Ok(Some(choice))
    }

    /// The battle on a table of its own, after the script.
    pub fn battle(&self) -> Result<Battle, String> {
        let dice = Dice::seeded(self.bout.seed);
        if let Some(Paper::Save(save)) = &self.paper {
            return save.lay(&self.shelf, &self.library).map_err(|error| error.to_string());
        }
        let mut battle = Battle::new(&self.shelf, &self.library, &self.bout.scenario, dice)
            .map_err(|error| error.to_string())?;
        if let Some((file, text)) = &self.script {
            script::play(battle.world_mut(), file, text).map_err(|error| error.to_string())?;
        }
        Ok(battle)
    }

    fn check_screenshot(&self) -> Result<(), String> {
        let Some(file) = &self.screenshot else { return Ok(()) };
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        match folder {
            Some(folder) if !folder.is_dir() => {
                Err(format!("{}: there is no such folder", folder.display()))
            }
            _ if file.extension().is_none_or(|ending| ending != "png") => {
                Err(format!("{}: expected a file name that ends in .png", file.display()))
            }
            _ => Ok(()),
        }
    }
}

fn scenario(library: &Library, name: &str) -> Result<Scenario, DataError> {
    if library.names("scenarios").any(|known| known == name) {
        return Scenario::shipped(library, name);
    }
    let path = Path::new(name);
    if !path.exists() {
        let error = DataError::new(name, "there is neither a scenario nor a file of this name");
        return Err(error.expecting_one_of(library.names("scenarios")));
    }
    let text = fs::read_to_string(path).map_err(|error| DataError::new(name, error.to_string()))?;
    let key = path.file_stem().map_or(name.into(), |stem| stem.to_string_lossy());
    Scenario::read(library, &key, Source::new(name, text))
}

fn seats(args: &Args, sides: usize) -> Result<Vec<Seat>, DataError> {
    if args.players.is_empty() {
        return Ok(usual_seats(sides));
    }
    let seats = args.players.iter().map(|word| Seat::parse(word)).collect::<Result<Vec<_>, _>>()?;
    if seats.len() != sides {
        let what = format!("{} are named", seats.len());
        return Err(DataError::new("--players", what).expecting(format!("{sides}, one a side")));
    }
    Ok(seats)
}

fn read_paper(args: &Args, shelf: &Shelf, library: &Library) -> Result<Option<Paper>, DataError> {
    let (file, is_save) = match (&args.load, &args.replay) {
        (Some(file), _) => (file, true),
        (None, Some(file)) => (file, false),
        (None, None) => return Ok(None),
    };
    let paper = Paper::read(file)?;
    paper.check(shelf, library)?;
    if matches!(paper, Paper::Save(_)) == is_save {
        return Ok(Some(paper));
    }
    let (what, switch) = if is_save { ("replay", "--replay") } else { ("save", "--load") };
    let error = DataError::new(file.display().to_string(), format!("this is a {what}"));
    Err(error.at(Some(1)).expecting(format!("it after {switch}")))
}

fn folder(args: &Args) -> Option<PathBuf> {
    match (&args.settings, &args.screenshot) {
        (_, Some(_)) => None,
        (Some(file), None) => Some(file.parent().map(Path::to_path_buf).unwrap_or_default()),
        (None, None) => Folder::usual(),
    }
}

fn read_script(file: &Path) -> Result<(String, String), String> {
    let name = file.display().to_string();
    match fs::read_to_string(file) {
        Ok(text) => Ok((name, text)),
        Err(error) => Err(format!("{name}: {error}")),
    }
}

fn settings_file(args: &Args) -> Option<PathBuf> {
    let usual = || crate::settings::folder().map(|folder| folder.join("settings.ron"));
    match (&args.settings, &args.screenshot) {
        (Some(file), _) => Some(file.clone()),
        (None, Some(_)) => None,
        (None, None) => usual(),
    }
}
