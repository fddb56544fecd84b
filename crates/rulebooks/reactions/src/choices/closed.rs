//! What is not open at a decision, and why.

use riposte_rules::decision::{Closed, Decision};

use super::answer::{SEEN, may_soak};
use super::wards::WARDS;
use crate::actions::ACTIONS;
use crate::view::BookView;
use crate::words::*;

/// What the rules offer besides the open choices of a decision, with the reason for each.
pub fn closed(view: BookView, decision: &Decision) -> Vec<Closed> {
    let figure = decision.figure;
    match decision.question {
        Q_ACT => ACTIONS.closed(view, figure),
        Q_NOTICE => SEEN.closed(view, figure),
        Q_DEFEND => {
            let mut closed = WARDS.closed(view, figure);
            closed.extend(SEEN.closed(view, figure));
            closed
        }
        Q_SOAK => may_soak(view, figure).err().iter().map(|why| why.closes(SOAK)).collect(),
        _ => Vec::new(),
    }
}
