//! What the great number of a choice is the chance of.

use crate::battle::Table;
use crate::decision::{Choice, Outlook, PromptKind, VerbGroup};

/// Of what a choice shows the chance: of a parry that the blow fails, of a blow that it hits (armour
/// may stop it still), where its target may answer, that it gets past the best answer.
pub fn meaning(table: Table, choice: &Choice, outlook: &Outlook) -> &'static str {
    let hurts = outlook.first.harm.is_some();
    match wards_off(table, choice) {
        _ if outlook.passed.is_some() && hurts => "to get past the best answer",
        _ if outlook.passed.is_some() => "to succeed against the best answer",
        true => "that the blow fails",
        false if hurts => "to hit",
        false => "to succeed",
    }
}

/// Whether a choice meets a blow, or lets it come.
fn wards_off(table: Table, choice: &Choice) -> bool {
    let Some(decision) = table.decision() else { return false };
    let question = table.book().questions().get(decision.question.0 as usize);
    let answers = question.is_some_and(|question| question.weight == PromptKind::React);
    let guards = table.book().group(choice.verb) == VerbGroup::Guard;
    answers && (guards || *choice == decision.decline)
}
