//! The same battle in the terminal.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use riposte_terminal::{Close, seats};

use crate::driver::{Seat, best_computer};
use crate::plan::Plan;

/// Plays the battle in the terminal: by a person where somebody can type, else computer
/// against computer.
pub fn play(plan: Plan) -> ExitCode {
    let somebody = io::stdin().is_terminal();
    match try_play(&plan, somebody) {
        Ok(_) => ExitCode::SUCCESS,
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
    riposte_terminal::play(&mut battle, &mut seats, input, output, &mut ())
        .map_err(|error| format!("the terminal: {error}"))
}

fn word(seat: Seat, somebody: bool) -> String {
    match (seat, somebody) {
        (Seat::Person, true) => "human".into(),
        (Seat::Person, false) => match best_computer() {
            Seat::Computer(key) => key.into(),
            Seat::Person => "human".into(),
        },
        (Seat::Computer(key), _) => key.into(),
    }
}
