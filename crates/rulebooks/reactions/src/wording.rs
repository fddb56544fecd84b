//! Choices and manoeuvres in words.

use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::actions::find;
use crate::melee::blow::after_advance;
use crate::missiles::sent::Sent;
use crate::naming::{facing_word, hex_words, whither};
use crate::rolls::Blow;
use crate::view::BookView;
use crate::words::*;

/// What a figure does, as it is told: "strikes at Urlik with the axe (cut)".
pub fn deed(rules: BookView, actor: FigureId, choice: &Choice) -> String {
    if let Some(action) = find(choice.verb) {
        return action.announced(rules, actor, choice);
    }
    match choice.verb {
        FOLLOW => format!("follows to {}", hex_words(choice)),
        SOAK => "soaks the blow".into(),
        TRAMPLE => format!("runs over {}", rules.target_name(choice)),
        STAY => "has to stay on".into(),
        _ => VERBS[choice.verb.0 as usize].name.to_lowercase(),
    }
}

/// A choice as on a button: "Attack: Urlik, axe (cut), facing NE".
pub fn button(rules: BookView, actor: FigureId, choice: &Choice) -> String {
    let name = VERBS[choice.verb.0 as usize].name;
    let object = match choice.verb {
        RISK => return risk(rules, choice),
        AIM => return spot(rules, choice),
        ASIDE => return format!("From {}", facing_word(choice)),
        verb => match find(verb) {
            Some(action) => action.object(rules, actor, choice),
            None => whither(choice),
        },
    };
    let apart = object.starts_with(|first: char| first.is_alphanumeric());
    if apart { format!("{name} {object}") } else { format!("{name}{object}") }
}

/// What is put at risk is what is rolled with: skill, or for the harm done strength.
fn risk(rules: BookView, choice: &Choice) -> String {
    let of = match rules.table.decision().map(|decision| decision.question) {
        Some(Q_DAMAGE_RISK) => " of strength",
        Some(Q_SOAK_RISK | Q_PAIN_RISK | Q_KNOCK_RISK) => "",
        _ => " of skill",
    };
    match choice.number.unwrap_or(0) {
        0 => "None: put nothing at risk".into(),
        1 => format!("3 points{of} for 1 die"),
        count => format!("{} points{of} for {count} dice", count * 3),
    }
}

fn spot(rules: BookView, choice: &Choice) -> String {
    let spot = choice.spot.unwrap_or_default();
    let row = rules.tables.spot(spot);
    let flies = rules.top().filter(|frame| Sent::by(&frame.choice).is_some());
    if let Some(frame) = flies {
        let blow = Blow { spot, ..after_advance(rules, frame) };
        let difficulty = rules.difficulty(blow).basic();
        let difficulty = riposte_rules::roll::Scale::Half.write(difficulty);
        return format!("{} (difficulty {difficulty})", row.name);
    }
    let signed = |halves| riposte_rules::roll::Scale::Half.signed(halves);
    let by_whom = rules.top().and_then(|frame| Some((frame.actor, frame.choice.target?)));
    let attack = by_whom.map_or(row.attack.halves, |(by, at)| rules.aimed_at(by, at, spot));
    match attack {
        0 => row.name.clone(),
        attack => format!("{} ({} to hit)", row.name, signed(attack)),
    }
}
