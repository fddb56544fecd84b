//! `choices`: the pending decision in full.

use std::io::Write;

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision, write};
use riposte_rules::tell::ending;
use riposte_terminal::{details, listed, question};
use serde_json::{Value, json};

use crate::args::Opening;
use crate::opening::open;
use crate::{Fault, Verdict, json as plain};

pub(crate) fn run(args: &Opening, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let opened = open(args, &mut |_, _| Ok(()))?;
    let table = opened.battle.table();
    if json {
        for line in lines(table) {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{}", plain::end(&opened.battle))?;
        return Ok(Verdict::Holds);
    }
    match (listed(table), opened.battle.outcome()) {
        (Some((ways, _)), _) => {
            writeln!(out, "{}", question(table))?;
            for (choice, _) in &ways {
                write!(out, "{}", details(table, choice))?;
            }
        }
        (None, Some(outcome)) => writeln!(out, "{}", ending(table, outcome))?,
        (None, None) => {}
    }
    Ok(Verdict::Holds)
}

fn lines(table: Table) -> Vec<Value> {
    let Some(decision) = table.decision() else { return Vec::new() };
    let mut lines: Vec<Value> =
        decision.choices.iter().map(|choice| line(table, decision, choice)).collect();
    for closed in table.book().closed(table.world()) {
        lines.push(json!({ "closed": plain::plain(table, &closed) }));
    }
    lines
}

fn line(table: Table, decision: &Decision, choice: &Choice) -> Value {
    let book = table.book();
    let forecast = book.forecast(table.world(), choice);
    let outlook = forecast.outlook();
    let small = outlook.passed.and_then(|passed| passed.chance);
    json!({ "choice": {
        "notation": write(table, choice),
        "wording": book.wording(table.world(), choice),
        "default": *choice == decision.default,
        "decline": *choice == decision.decline,
        "chance": outlook.first.chance.map(|chance| plain::plain(table, &chance)),
        "if_let_pass": small.map(|chance| plain::plain(table, &chance)),
        "forecast": plain::plain(table, &forecast),
    }})
}
