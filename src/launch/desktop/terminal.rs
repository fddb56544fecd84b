//! The same battle, or the same lesson, in the terminal.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;

use riposte_record::{Course, Divergence, Lesson, Record};
use riposte_rules::battle::Battle;
use riposte_rules::data::DataError;
use riposte_terminal::{Close, Log, seats, show};
use riposte_words::say;

use crate::launch::options::LaunchOptions;
use crate::match_setup::{Seat, usual_computer};
use crate::records::Paper;

/// Plays the battle in the terminal: by a person where somebody can type, else computer
/// against computer. A replay is told from its beginning to its end.
pub fn play(options: LaunchOptions) -> ExitCode {
    let somebody = io::stdin().is_terminal();
    let played = match (&options.lesson, &options.paper) {
        (Some((lesson, done)), _) => teach(&options, lesson, *done, somebody).map(drop),
        (None, Some(Paper::Replay(record))) => tell(&options, record, &mut io::stdout().lock()),
        (None, _) => try_play(&options, somebody).map(drop),
    };
    match played {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn try_play(options: &LaunchOptions, somebody: bool) -> Result<Close, String> {
    let mut battle = options.battle()?;
    let names: Vec<String> = options.setup.seats.iter().map(|seat| word(*seat, somebody)).collect();
    let sides = options.setup.scenario.sides.len();
    let mut seats = seats(&names, sides, options.setup.seed, &options.library)?;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    riposte_terminal::play(&mut battle, &mut seats, input, output, &mut (), Log::folded())
        .map_err(|error| format!("the terminal: {error}"))
}

/// Plays a lesson with so many steps done.
fn teach(
    options: &LaunchOptions,
    lesson: &Lesson,
    done: usize,
    somebody: bool,
) -> Result<Close, String> {
    let (mut battle, course) = laid(options, lesson, done).map_err(|error| error.to_string())?;
    let names = [word(Seat::Person, somebody), lesson.fight.against.clone()];
    let seed = options.setup.seed;
    let mut seats = seats(&names, lesson.scenario.sides.len(), seed, &options.library)?;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    riposte_terminal::teach(&mut battle, course, &mut seats, seed, input, output)
        .map_err(|error| format!("the terminal: {error}"))
}

fn laid(
    options: &LaunchOptions,
    lesson: &Lesson,
    done: usize,
) -> Result<(Battle, Course), DataError> {
    let mut course = Course::new(Arc::new(lesson.clone()));
    let LaunchOptions { shelf, library, .. } = options;
    let mut battle = Battle::new(shelf, library, &lesson.scenario, course.dice())?;
    if done > 0 {
        course.take_up(battle.world_mut(), done)?;
    }
    Ok((battle, course))
}

/// Tells a battle that was fought before. Where it goes another way the story ends, and that is
/// the error.
fn tell(options: &LaunchOptions, record: &Record, out: &mut dyn Write) -> Result<(), String> {
    match try_tell(options, record, out) {
        Err(Trouble::Closed(error)) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the terminal: {error}"))
        }
        Err(Trouble::Story(what)) => Err(what),
        _ => Ok(()),
    }
}

enum Trouble {
    Closed(io::Error),
    Story(String),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Closed(error)
    }
}

fn try_tell(options: &LaunchOptions, record: &Record, out: &mut dyn Write) -> Result<(), Trouble> {
    let from = &options.paper_from;
    let laid = record.deal.set_up(&options.shelf, &options.library);
    let mut battle = laid.map_err(|error| Trouble::Story(error.inside(from).to_string()))?;
    let another_way = |divergence: Divergence| {
        let what = say!("the battle goes another way {way}", way = divergence.to_string());
        Trouble::Story(DataError::new(from, what).to_string())
    };
    record.at_start(battle.world()).map_err(another_way)?;
    writeln!(out, "{}", show(battle.table()))?;
    let mut log = Log::folded();
    for step in 0..=record.steps.len() {
        let events = battle.drain_events();
        write!(out, "{}", log.take(battle.table(), &events))?;
        record.play(battle.world_mut(), step).map_err(another_way)?;
    }
    writeln!(out, "\n{}", show(battle.table()))?;
    Ok(())
}

fn word(seat: Seat, somebody: bool) -> String {
    match (seat, somebody) {
        (Seat::Person | Seat::Friend, true) => "human".into(),
        (Seat::Person | Seat::Friend, false) => match usual_computer() {
            Seat::Computer(key) => key.into(),
            Seat::Person | Seat::Friend => "human".into(),
        },
        (Seat::Computer(key), _) => key.into(),
    }
}

#[cfg(test)]
mod tests {
    use riposte_record::Deal;

    use super::*;

    /// A replay of a few choices of a computer player, and its plan.
    fn replay() -> Result<(LaunchOptions, Record), DataError> {
        let options = LaunchOptions::plain()?;
        let deal = Deal::new(&options.library, &options.setup.scenario, Some(3), &[]);
        let mut battle = deal.set_up(&options.shelf, &options.library)?;
        let mut record = Record::begin(deal, battle.world());
        for _ in 0..20 {
            let Some(choice) = battle.decision().map(|decision| decision.default) else { break };
            assert!(record.submit(&mut battle, choice).is_ok());
        }
        Ok((options, record))
    }

    /// A lesson with so many steps done.
    fn begun(done: usize) -> Result<(Battle, Course), DataError> {
        let options = LaunchOptions::plain()?;
        let lesson = Lesson::shipped(&options.library, "lengths")?;
        laid(&options, &lesson, done)
    }

    #[test]
    fn a_lesson_may_begin_in_its_midst() {
        for done in [0, 3] {
            let Ok((battle, course)) = begun(done) else { panic!("it cannot be laid") };
            assert_eq!(course.done(), done);
            assert!(done == 0 || !course.wanted(battle.table()).is_empty());
        }
    }

    #[test]
    fn where_a_replay_goes_another_way_is_told_in_a_few_lines() {
        let Ok((options, record)) = replay() else { panic!("there is no battle") };
        let mut story = Vec::new();
        assert_eq!(tell(&options, &record, &mut story), Ok(()));
        assert!(story.len() > 500);
        for (number, what) in [(0, "at the start"), (15, "at choice 15")] {
            let mut record = record.clone();
            match number {
                0 => record.start ^= 1,
                number => record.steps[number - 1].hash ^= 1,
            }
            let mut story = Vec::new();
            let options = LaunchOptions { paper_from: "my.riposte".into(), ..options.clone() };
            let said = tell(&options, &record, &mut story).err().unwrap_or_default();
            assert!(
                said.starts_with("my.riposte: ") && said.contains(what) && said.len() < 250,
                "{said}"
            );
        }
    }
}
