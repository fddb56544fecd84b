//! `show`: the board as text.

use std::io::Write;

use riposte_terminal::show;

use crate::args::Opening;
use crate::opening::open;
use crate::{Fault, Verdict, json};

pub(crate) fn run(args: &Opening, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let opened = open(args, &mut |_, _| Ok(()))?;
    match json {
        true => writeln!(out, "{}", json::end(&opened.battle))?,
        false => write!(out, "{}", show(opened.battle.table()))?,
    }
    Ok(Verdict::Holds)
}
