//! Choices as on buttons.

use riposte_rules::decision::Choice;

use crate::equipment::long_actions;
use crate::turn::acting::ACTING;
use crate::turn::declaring::AT_ONCE;
use crate::turn::maneuvers::MANEUVERS;
use crate::view::BookView;
use crate::wording::named;
use crate::words::*;

/// A choice as on a button: "Strike Raoul: broadsword (cut)".
pub fn button(rules: BookView, choice: &Choice) -> String {
    let decision = rules.table.decision();
    let figure = decision.map(|decision| decision.figure).unwrap_or_default();
    let name = VERBS[usize::from(choice.verb.0)].name;
    match (decision.map(|it| it.question), choice.verb, choice.number) {
        (_, SPRING, Some(0)) => "Keep all of it".into(),
        (_, SPRING, Some(points)) => format!("Use {points}"),
        // A work has a name of its own in its row.
        (Some(Q_ACT), WORK, _) => capital(&long_actions::words(rules, figure, choice)),
        (Some(Q_ACT), ..) => ACTING.wording(VERBS, rules, figure, choice),
        (Some(Q_MANEUVER), verb, _) if is_maneuver(verb) => {
            MANEUVERS.wording(VERBS, rules, figure, choice)
        }
        (Some(Q_MANEUVER), ..) => AT_ONCE.wording(VERBS, rules, figure, choice),
        _ => format!("{name} {}", named(rules, figure, choice)).trim_end().to_owned(),
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
