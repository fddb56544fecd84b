//! Small questions that are answered without asking.

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision, PromptKind};
use riposte_rules::exchange::Link;

use crate::settings::Questions;

/// The answer that is given without asking, if this question is not to be put.
pub(super) fn answer_for(table: Table, decision: &Decision, asked: Questions) -> Option<Choice> {
    let weight = table.book().questions().get(decision.question.0 as usize)?.weight;
    let only_one = decision.choices.len() == 1 && weight != PromptKind::Act;
    if only_one {
        return decision.choices.first().copied();
    }
    let skipped = match asked {
        Questions::Always => false,
        Questions::MyAttacks => !own_attack(table, decision),
        Questions::Never => true,
    };
    match weight {
        PromptKind::Detail if skipped => Some(decision.default),
        PromptKind::Idle if skipped => Some(decision.decline),
        _ => None,
    }
}

/// Whether the deciding figure's own action at somebody is under way, be it answered or not.
fn own_attack(table: Table, decision: &Decision) -> bool {
    table.book().exchange(table.world()).iter().any(|link| {
        link.actor == decision.figure && link.target.is_some() && link.link != Link::Reaction
    })
}
