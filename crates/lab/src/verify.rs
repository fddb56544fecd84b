//! `verify`: plays replays again.

use std::io::Write;
use std::path::Path;

use riposte_record::{Record, read_text, verify};
use serde_json::json;

use crate::args::VerifyArgs;
use crate::opening::sources;
use crate::{Fault, Verdict};

pub(crate) fn run(args: &VerifyArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let mut verdict = Verdict::Holds;
    for path in &args.replays {
        if one(path, json, out)? == Verdict::Fails {
            verdict = Verdict::Fails;
        }
    }
    Ok(verdict)
}

fn one(path: &Path, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let (shelf, library) = sources();
    let file = path.display().to_string();
    let record = Record::from_text(&file, &read_text(path)?)?;
    let divergence = verify(&record, &shelf, &library).map_err(|error| error.inside(&file))?;
    let choices = record.steps.len();
    if json {
        let first = divergence.as_ref().map(|divergence| {
            json!({ "choice": divergence.step, "notation": divergence.choice, "what": divergence.what })
        });
        writeln!(
            out,
            "{}",
            json!({ "replay": { "file": file, "choices": choices, "divergence": first } })
        )?;
    } else {
        match &divergence {
            None => writeln!(out, "{file}: holds, {choices} choices")?,
            Some(divergence) => writeln!(out, "{file}: goes another way {divergence}")?,
        }
    }
    Ok(if divergence.is_none() { Verdict::Holds } else { Verdict::Fails })
}
