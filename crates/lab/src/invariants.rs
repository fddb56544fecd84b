//! What must hold at every decision of every battle.

use riposte_rules::battle::{Battle, Snapshot, Table, flaws};
use riposte_rules::decision::{Choice, Decision, Forecast, RollForecast, read, write};
use riposte_rules::roll::Chance;

/// What is wrong with a battle as it stands; empty when all is well.
pub fn broken(battle: &Battle) -> Vec<String> {
    let table = battle.table();
    let mut wrong = broken_position(battle);
    points(table, &mut wrong);
    if let Some(decision) = battle.decision() {
        notation(table, decision, &mut wrong);
        forecasts(table, decision, &mut wrong);
    }
    wrong
}

/// The part of [`broken`] that is quick to look at: the board, who threatens whom, and the
/// list of choices.
pub fn broken_position(battle: &Battle) -> Vec<String> {
    let table = battle.table();
    let mut wrong: Vec<String> = flaws(table).into_iter().map(|flaw| flaw.words(table)).collect();
    engagements(table, &mut wrong);
    match battle.decision() {
        Some(decision) => list(table, decision, &mut wrong),
        None if battle.outcome().is_none() => {
            wrong.push("nothing is asked and it is not over".into())
        }
        None => {}
    }
    wrong
}

/// What is wrong with saving and forking the battle as it stands: the state must survive
/// text, and the same choice from it must lead to the same state.
pub fn broken_copies(battle: &mut Battle, choice: Choice) -> Vec<String> {
    let mut wrong = Vec::new();
    let here = battle.snapshot();
    match here
        .to_text(battle.world())
        .and_then(|text| Snapshot::from_text(battle.world(), "copy", &text))
    {
        Ok(copy) if copy == here && copy.hash() == here.hash() => {
            let straight = after(battle, choice, &mut wrong);
            battle.restore(&copy);
            if battle.hash() != here.hash() {
                wrong.push("the state restored from text has another hash".into());
            }
            if after(battle, choice, &mut wrong) != straight {
                wrong.push("the same choice from a restored state leads elsewhere".into());
            }
        }
        Ok(_) => wrong.push("the state does not survive text".into()),
        Err(error) => wrong.push(format!("the state cannot be written or read: {error}")),
    }
    battle.restore(&here);
    wrong
}

fn after(battle: &mut Battle, choice: Choice, wrong: &mut Vec<String>) -> u64 {
    if let Err(refusal) = battle.submit(choice) {
        wrong.push(format!("a legal choice is refused: {refusal}"));
    }
    battle.hash()
}

fn points(table: Table, wrong: &mut Vec<String>) {
    for mark in table.book().turn_order(table.world()) {
        if mark.points.as_ref().is_some_and(|points| points.left < 0) {
            wrong.push(format!("{} has points below zero", table.name(mark.figure)));
        }
    }
    for figure in table.figures() {
        let standing = table.book().standing(table.world(), figure);
        let parts = [standing.worth, standing.means];
        if parts.iter().any(|part| !(0.0..=1.0).contains(part)) {
            wrong.push(format!("the standing of {} is {standing:?}", table.name(figure)));
        }
        for (enemy, behind) in table.enemies(figure).flat_map(|it| [(it, false), (it, true)]) {
            let expected_harm = table.book().expected_harm(table.world(), figure, enemy, behind);
            if !(0.0..=1.0).contains(&expected_harm) {
                let (by, at) = (table.name(figure), table.name(enemy));
                wrong.push(format!("the expected harm of {by} to {at} is {expected_harm}"));
            }
        }
    }
}

/// Engagement is told alike by both, and only of enemies in the fight. How it follows from
/// reach is the rulebook's to say.
fn engagements(table: Table, wrong: &mut Vec<String>) {
    for figure in table.figures() {
        for other in table.figures() {
            let threatens = table.engagement(figure).threatens.contains(other);
            let threatened = table.engagement(other).threatened_by.contains(figure);
            let enemies = table.side(figure) != table.side(other)
                && table.active(figure)
                && table.active(other);
            if threatens != threatened || (threatens && !enemies) {
                let (a, b) = (table.name(figure), table.name(other));
                wrong.push(format!("whether {a} engages {b} is told in two ways, or is wrong"));
            }
        }
    }
}

fn list(table: Table, decision: &Decision, wrong: &mut Vec<String>) {
    let sorted = decision.choices.windows(2).all(|pair| pair[0].order() < pair[1].order());
    if !sorted {
        wrong.push("the choices are not in order, or one stands there twice".into());
    }
    for (name, choice) in [("decline", &decision.decline), ("default", &decision.default)] {
        if !decision.is_legal(choice) {
            wrong.push(format!("the {name} is not among the choices"));
        }
    }
    if !table.active(decision.figure) || table.side(decision.figure) != decision.side {
        wrong.push(format!("{} is asked, but should not be", table.name(decision.figure)));
    }
    if decision.question.0 as usize >= table.book().questions().len() {
        wrong.push("the question is not in the rulebook's list".into());
    }
}

fn notation(table: Table, decision: &Decision, wrong: &mut Vec<String>) {
    for choice in &decision.choices {
        let text = write(table, choice);
        if !decision.is_legal(choice) {
            wrong.push(format!("\"{text}\" is in the list and not legal"));
        }
        if read(table, &text).as_ref() != Ok(choice) {
            wrong.push(format!("\"{text}\" is not read as it was written"));
        }
        if table.book().wording(table.world(), choice).trim().is_empty() {
            wrong.push(format!("\"{text}\" has no wording"));
        }
    }
}

fn forecasts(table: Table, decision: &Decision, wrong: &mut Vec<String>) {
    for choice in &decision.choices {
        let forecast = table.book().forecast(table.world(), choice);
        if chances(&forecast).any(|chance| chance.all == 0 || chance.favourable > chance.all) {
            wrong.push(format!("a chance of \"{}\" is none", write(table, choice)));
        }
        if forecast.answered.is_some() != forecast.answered_harm.is_some() {
            wrong.push(format!("what \"{}\" does if answered is half told", write(table, choice)));
        }
        for harm in forecast.harms().chain(&forecast.answered_harm) {
            let all: f64 = harm.degrees.iter().map(|(_, chance)| chance).sum();
            let parts = [harm.out, harm.worth];
            let within = parts.iter().all(|part| (-1e-9..=1.0 + 1e-9).contains(part));
            if !within || (all - 1.0).abs() > 1e-6 {
                wrong.push(format!("the harm of \"{}\" is {harm:?}", write(table, choice)));
            }
        }
        if let Some(cost) = forecast.costs.iter().find(|cost| cost.amount > cost.has) {
            wrong.push(format!("\"{}\" costs more than there is: {cost:?}", write(table, choice)));
        }
    }
}

fn chances(forecast: &Forecast) -> impl Iterator<Item = Chance> + '_ {
    let rolls = forecast.rolls.iter().flat_map(|roll| match roll {
        RollForecast::Contest { chance, .. } => vec![*chance],
        RollForecast::Table { rows, .. } => rows.iter().map(|(_, chance)| *chance).collect(),
    });
    let exposure = forecast.exposure.iter().map(|exposure| exposure.chance);
    rolls.chain(exposure).chain(forecast.chance).chain(forecast.danger)
}
