//! From the command line to a plan, checked before anything is shown.

use std::path::{Path, PathBuf};

use riposte_record::{Lesson, Settings, own_key};
use riposte_rules::data::{DataError, Library, Scenario, Source};
use riposte_rules::decision::{Choice, read};
use riposte_rules::rulebook::Shelf;
use riposte_words::say;

use super::cli::Args;
use crate::launch::options::LaunchOptions;
use crate::match_setup::{MatchSetup, Seat, usual_seats};
use crate::platform::{disk, language};
use crate::records::{Folder, Paper, read_paper, setup};

/// Speaks the language that is set, or that of the system where nothing was set yet, from the first
/// words on. Settings that cannot be read are told of by those who need them.
pub fn speak(args: &Args) {
    let Some(file) = settings_file(args) else { return };
    let set = |file: &Path| Settings::from_text("", &disk::read(file).ok()?).ok();
    let spoken = match disk::exists(&file) {
        true => set(&file).map(|settings| settings.language),
        false => language(),
    };
    if let Some(spoken) = spoken {
        riposte_words::speak(spoken);
    }
}

/// Reads and checks all that the command line names.
///
/// # Errors
/// What is wrong, with file and line, ready to be printed.
pub fn options(args: &Args) -> Result<LaunchOptions, String> {
    let mut options = LaunchOptions::plain().map_err(|error| error.to_string())?;
    if let Some(name) = &args.scenario {
        options.form.add(scenario(&options.library, name).map_err(|error| error.to_string())?);
    }
    let chosen = options.form.scenarios.get(options.form.chosen).cloned();
    options.setup.scenario = chosen.ok_or("there is no scenario to play")?;
    let sides = options.setup.scenario.sides.len();
    options.form.seats = seats(args, sides).map_err(|error| error.to_string())?;
    options.form.seed = args.seed.map(|seed| seed.to_string()).unwrap_or_default();
    options.setup.seats = options.form.seats.clone();
    options.setup.seed = args.seed.unwrap_or(options.setup.seed);
    options.at_once = args.wants_battle();
    options.script = args.script.as_deref().map(read_script).transpose()?;
    options.screenshot = args.screenshot.clone();
    options.screen = args.screen.map(Into::into);
    options.window = args.window.unwrap_or(options.window);
    options.folder = folder(args);
    options.settings = settings_file(args);
    options.paper =
        paper(args, &options.shelf, &options.library).map_err(|error| error.to_string())?;
    let from = args.load.as_ref().or(args.replay.as_ref());
    options.paper_from = from.map(|file| file.display().to_string()).unwrap_or_default();
    if let Some(paper) = &options.paper {
        let kept =
            setup(&options.library, &paper.record().deal).map_err(|error| error.to_string())?;
        options.setup = match args.players.is_empty() {
            true => kept,
            false => {
                let seats = seats(args, kept.seats.len()).map_err(|error| error.to_string())?;
                MatchSetup { seats, ..kept }
            }
        };
    }
    options.lesson = lesson(args, &options).map_err(|error| error.to_string())?;
    options.point = rehearse(&options, args.point.as_deref())?;
    check_screenshot(&options)?;
    Ok(options)
}

/// Lays the battle on a table of its own and plays the script, to find errors early.
fn rehearse(options: &LaunchOptions, point: Option<&str>) -> Result<Option<Choice>, String> {
    let battle = options.battle()?;
    let Some(line) = point else { return Ok(None) };
    let choice = read(battle.table(), line).map_err(|error| format!("--point: {error}"))?;
    Ok(Some(choice))
}

fn check_screenshot(options: &LaunchOptions) -> Result<(), String> {
    let Some(file) = &options.screenshot else { return Ok(()) };
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

fn scenario(library: &Library, name: &str) -> Result<Scenario, DataError> {
    if library.names("scenarios").any(|known| known == name) {
        return Scenario::shipped(library, name);
    }
    let path = Path::new(name);
    if !path.exists() {
        let error = DataError::new(name, "there is neither a scenario nor a file of this name");
        return Err(error.expecting_one_of(library.names("scenarios")));
    }
    let text = riposte_record::read_given(path)?;
    let key = path.file_stem().map_or(name.into(), |stem| stem.to_string_lossy());
    Scenario::read(library, &own_key(library, &key, &text), Source::new(name, text))
}

/// The lesson that is named, checked to its end, and how many of its steps are to be done already.
fn lesson(args: &Args, options: &LaunchOptions) -> Result<Option<(Lesson, usize)>, DataError> {
    let Some(name) = &args.lesson else { return Ok(None) };
    let lesson = Lesson::named(&options.library, name)?;
    lesson.check(&options.shelf, &options.library)?;
    let step = usize::from(args.step.unwrap_or(1));
    match step <= lesson.steps.len() {
        true => Ok(Some((lesson, step - 1))),
        false => {
            let error = DataError::new("--step", say!("there is no step {step}", step));
            Err(error.expecting(say!("1 to {last}", last = lesson.steps.len())))
        }
    }
}

fn seats(args: &Args, sides: usize) -> Result<Vec<Seat>, DataError> {
    if args.players.is_empty() {
        return Ok(usual_seats(sides));
    }
    let seats = args.players.iter().map(|word| Seat::parse(word)).collect::<Result<Vec<_>, _>>()?;
    if seats.len() != sides {
        let what = say!("{count} are named", count = seats.len());
        return Err(DataError::new("--players", what).expecting(say!("{sides}, one a side", sides)));
    }
    Ok(seats)
}

fn paper(args: &Args, shelf: &Shelf, library: &Library) -> Result<Option<Paper>, DataError> {
    let (file, is_save) = match (&args.load, &args.replay) {
        (Some(file), _) => (file, true),
        (None, Some(file)) => (file, false),
        (None, None) => return Ok(None),
    };
    let paper = read_paper(file)?;
    paper.set_up(shelf, library).map_err(|error| error.inside(&file.display().to_string()))?;
    if !matches!(paper, Paper::Replay(_)) == is_save {
        return Ok(Some(paper));
    }
    let (kind, switch) = if is_save { ("replay", "--replay") } else { ("save", "--load") };
    let error = DataError::new(file.display().to_string(), say!("this is a {kind}", kind));
    Err(error.at(Some(1)).expecting(say!("it after {switch}", switch)))
}

fn folder(args: &Args) -> Option<PathBuf> {
    match (&args.settings, &args.screenshot) {
        (_, Some(_)) => None,
        (Some(file), None) => Some(file.parent().map(Path::to_path_buf).unwrap_or_default()),
        (None, None) => Folder::usual(),
    }
}

fn read_script(file: &Path) -> Result<(String, String), String> {
    let text = riposte_record::read_given(file).map_err(|error| error.to_string())?;
    Ok((file.display().to_string(), text))
}

fn settings_file(args: &Args) -> Option<PathBuf> {
    match (&args.settings, &args.screenshot) {
        (Some(file), _) => Some(file.clone()),
        (None, Some(_)) => None,
        (None, None) => disk::settings_file(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(args: &Args) -> String {
        options(args).err().unwrap_or_else(|| "it was taken".to_owned())
    }

    #[cfg(unix)]
    #[test]
    fn what_never_ends_is_not_read_to_its_end() {
        let zero = "/dev/zero";
        let all = [
            Args { scenario: Some(zero.into()), ..Args::default() },
            Args { script: Some(zero.into()), ..Args::default() },
        ];
        for args in all {
            let said = refused(&args);
            assert!(said.starts_with("/dev/zero: is larger than 64 MiB"), "{said}");
        }
        let kept = [
            Args { load: Some(zero.into()), ..Args::default() },
            Args { replay: Some(zero.into()), ..Args::default() },
        ];
        for args in kept {
            let said = refused(&args);
            assert!(said.starts_with("/dev/zero: cannot be opened: it is no plain file"), "{said}");
        }
    }

    #[test]
    fn a_scenario_file_called_like_a_shipped_one_takes_a_name_of_its_own() {
        let library = riposte_shelf::library();
        let text = library.source("scenarios/duel.ron").map(|source| source.text);
        let folder = std::env::temp_dir().join(format!("riposte-own-{}", std::process::id()));
        let file = folder.join("duel.ron");
        let written = disk::write(&file, &format!("// mine\n{}", text.unwrap_or_default()));
        assert_eq!(written, Ok(()));
        let name = file.display().to_string();
        let options = options(&Args { scenario: Some(name), ..Args::default() });
        let key = options.map(|options| options.setup.scenario.key);
        assert_eq!(key.as_deref(), Ok("duel-own"));
        let _ = std::fs::remove_dir_all(folder);
    }

    #[test]
    fn a_forged_save_is_refused_before_anything_is_shown() {
        let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
        let text = Scenario::shipped(&library, "duel").and_then(|scenario| {
            let deal = riposte_record::Deal::new(&library, &scenario, Some(1), &[]);
            let battle = deal.set_up(&shelf, &library)?;
            let record = riposte_record::Record::begin(deal, battle.world());
            Ok(riposte_record::Save::of(record, battle.world())?.to_text())
        });
        let text = text.unwrap_or_default();
        let forged = text.replacen("weapon:(", "weapon:(9", 1);
        assert_ne!(forged, text);
        let file = std::env::temp_dir().join(format!("riposte-{}.riposte", std::process::id()));
        assert_eq!(disk::write(&file, &riposte_record::sealed(&forged)), Ok(()));
        for terminal in [false, true] {
            let said = refused(&Args { load: Some(file.clone()), terminal, ..Args::default() });
            assert!(said.starts_with(&format!("{}: the state:", file.display())), "{said}");
        }
        let _ = std::fs::remove_file(file);
    }
}
