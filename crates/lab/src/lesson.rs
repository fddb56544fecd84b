//! `lesson`: plays lessons to their end.

use std::io::Write;

use riposte_record::Lesson;
use riposte_rules::data::DataError;
use serde_json::json;

use crate::args::LessonArgs;
use crate::opening::sources;
use crate::{Fault, Verdict};

pub(crate) fn run(args: &LessonArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let (shelf, library) = sources();
    let names = match args.lessons.is_empty() {
        true => Lesson::keys(&library),
        false => args.lessons.clone(),
    };
    let mut verdict = Verdict::Holds;
    for name in &names {
        let lesson = Lesson::named(&library, name)?;
        let wrong = opponent(&lesson).and_then(|()| lesson.check(&shelf, &library)).err();
        if wrong.is_some() {
            verdict = Verdict::Fails;
        }
        let steps = lesson.steps.len();
        match (json, &wrong) {
            (true, _) => {
                let wrong = wrong.map(|error| error.to_string());
                writeln!(
                    out,
                    "{}",
                    json!({ "lesson": { "name": name, "steps": steps, "wrong": wrong } })
                )?;
            }
            (false, None) => writeln!(out, "{name}: holds, {steps} steps")?,
            (false, Some(error)) => writeln!(out, "{error}")?,
        }
    }
    Ok(verdict)
}

/// Whether the computer player of the fight is one.
fn opponent(lesson: &Lesson) -> Result<(), DataError> {
    let word = &lesson.fight.against;
    match riposte_ai::find(word) {
        Some(_) => Ok(()),
        None => {
            let error = lesson.source.error(word, 0, format!("nobody is called \"{word}\""));
            Err(error.expecting_one_of(riposte_ai::players().into_iter().map(|entry| entry.key)))
        }
    }
}
