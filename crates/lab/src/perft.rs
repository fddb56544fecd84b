//! `perft`: how many sequences of choices there are.

use std::io::Write;

use riposte_rules::battle::Battle;
use riposte_rules::event::Journal;
use riposte_rules::roll::Dice;
use serde_json::json;

use crate::args::PerftArgs;
use crate::opening::{scenario, sources};
use crate::{Fault, Verdict};

pub(crate) fn run(args: &PerftArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    for depth in 1..=args.depth {
        let count = sequences(&args.scenario, args.seed, depth)?;
        if json {
            let line = json!({ "perft": {
                "scenario": args.scenario, "seed": args.seed, "depth": depth, "sequences": count,
            }});
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{depth:>3} {count}")?;
        }
    }
    Ok(Verdict::Holds)
}

/// The number of choice sequences of a length from the start of a scenario, with dice
/// from a seed. A battle that ends earlier counts for none.
///
/// # Errors
/// When the scenario is wrong, or the rules refuse a choice they offered.
pub fn sequences(name: &str, seed: u64, depth: u32) -> Result<u64, Fault> {
    let (shelf, library) = sources();
    let scenario = scenario(&library, name)?;
    let mut battle = Battle::new(&shelf, &library, &scenario, Dice::seeded(seed))?;
    sequences_from(&mut battle, depth)
}

/// The number of choice sequences of a length from where a battle stands, which stands there
/// again afterwards. A battle that ends earlier counts for none. Nothing is told of them.
///
/// # Errors
/// When the rules refuse a choice they offered.
pub fn sequences_from(battle: &mut Battle, depth: u32) -> Result<u64, Fault> {
    battle.world_mut().insert_resource(Journal::silent());
    count(battle, depth)
}

fn count(battle: &mut Battle, depth: u32) -> Result<u64, Fault> {
    let Some(decision) = battle.decision() else { return Ok(u64::from(depth == 0)) };
    match depth {
        0 => return Ok(1),
        1 => return Ok(decision.choices.len() as u64),
        _ => {}
    }
    let choices = decision.choices.clone();
    let here = battle.snapshot();
    let mut sum = 0;
    for choice in choices {
        battle.submit(choice).map_err(|refusal| Fault::Usage(refusal.to_string()))?;
        sum += count(battle, depth - 1)?;
        battle.restore(&here);
    }
    Ok(sum)
}
