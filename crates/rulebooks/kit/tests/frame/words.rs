//! The verbs and questions of the rulebook.

use riposte_rules::{questions, verbs};

use crate::rule_ids;

// The order is the canonical order of choices.
verbs! {
    TURN "turn" "Turn" 't' "rotate" rule_ids::TURN, "Look another way; it takes the turn.";
    DONE "done" "Done" ' ' "done" rule_ids::TURN, "Do nothing more this turn.";
}

questions! {
    Q_ACT "act" Act "What does {figure} do?";
}
