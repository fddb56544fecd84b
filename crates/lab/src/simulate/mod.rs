//! `simulate`: many games between two computer players, sides mirrored game by game.

mod balance;
mod check;
mod fit;
mod game;
mod ladder;
mod many;
mod report;
mod returns;
mod statistics;
mod times;

use std::io::Write;

use crate::args::SimulateArgs;
use crate::{Fault, Verdict};

pub(crate) use balance::run as balance;
pub use check::Checks;
pub(crate) use fit::run as fit;
pub use game::Game;
pub use ladder::ratings;
pub(crate) use ladder::run as ladder;
pub use many::simulate;
pub use report::Report;
pub use returns::Returns;
pub use statistics::{percentile, wilson};

pub(crate) fn run(args: &SimulateArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let report = simulate(args)?;
    match json {
        true => report.json().iter().try_for_each(|line| writeln!(out, "{line}"))?,
        false => write!(out, "{}", report.text())?,
    }
    let holds = report.illegal() == 0 && report.checks().hold();
    Ok(if holds { Verdict::Holds } else { Verdict::Fails })
}
