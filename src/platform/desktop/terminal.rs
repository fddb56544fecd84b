//! The same battle in the terminal.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use riposte_record::Record;
use riposte_terminal::{Close, Log, seats, show};

use crate::driver::{Seat, usual_computer};
use crate::plan::Plan;
use crate::records::{Paper, play_step};

/// Plays the battle in the terminal: by a person where somebody can type, else computer
/// against computer. A replay is told from its beginning to its end.
pub fn play(plan: Plan) -> ExitCode {
    let somebody = io::stdin().is_terminal();
    let played = match &plan.paper {
        Some(Paper::Replay(record)) => tell(&plan, record, &mut io::stdout().lock()),
        _ => try_play(&plan, somebody).map(drop),
    };
    match played {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn try_play(plan: &Plan, somebody: bool) -> Result<Close, String> {
    let mut battle = plan.battle()?;
    let names: Vec<String> = plan.bout.seats.iter().map(|seat| word(*seat, somebody)).collect();
    let sides = plan.bout.scenario.sides.len();
    let mut seats = seats(&names, sides, plan.bout.seed, &plan.library)?;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    riposte_terminal::play(&mut battle, &mut seats, input, output, &mut (), Log::folded())
        .map_err(|error| format!("the terminal: {error}"))
}

/// Tells a battle that was fought before.
fn tell(plan: &Plan, record: &Record, out: &mut dyn Write) -> Result<(), String> {
    let laid = record.deal.lay(&plan.shelf, &plan.library);
    let mut battle = laid.map_err(|error| error.to_string())?;
    let mut text = format!("{}\n", show(battle.table()));
    let mut log = Log::folded();
    for step in 0..=record.steps.len() {
        let events = battle.drain_events();
        text += &log.take(battle.table(), &events);
        if let Err(trouble) = play_step(battle.world_mut(), record, step) {
            return Err(format!("{text}the battle goes another way {trouble}"));
        }
    }
    text += &format!("\n{}", show(battle.table()));
    match out.write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}

fn word(seat: Seat, somebody: bool) -> String {
    match (seat, somebody) {
        (Seat::Person, true) => "human".into(),
        (Seat::Person, false) => match usual_computer() {
            Seat::Computer(key) => key.into(),
            Seat::Person => "human".into(),
        },
        (Seat::Computer(key), _) => key.into(),
    }
}
