//! Choices and manoeuvres in words.

use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Scale;
use riposte_words::{Thing, phrase, say};

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
        FOLLOW => say!("follows to {hex}", hex = hex_words(choice)),
        SOAK => "soaks the blow".into(),
        TRAMPLE => say!("runs over {name}", name = rules.target_name(choice)),
        STAY => "has to stay on".into(),
        _ => Thing(VERBS[choice.verb.0 as usize].name).noun(),
    }
}

/// A choice as on a button: "Attack: Urlik, axe (cut), facing NE".
pub fn button(rules: BookView, actor: FigureId, choice: &Choice) -> String {
    let name = phrase(VERBS[choice.verb.0 as usize].name);
    let object = match choice.verb {
        RISK => return risk(rules, choice),
        AIM => return spot(rules, choice),
        ASIDE => return say!("From {facing}", facing = facing_word(choice)),
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
    let count = choice.number.unwrap_or(0);
    let (points, dice) = match count {
        0 => return phrase("None: put nothing at risk").into_owned(),
        1 => (3, phrase("1 die").into_owned()),
        _ => (count * 3, say!("{count} dice", count)),
    };
    match rules.table.decision().map(|decision| decision.question) {
        Some(Q_DAMAGE_RISK) => say!("{points} points of strength for {dice}", points, dice),
        Some(Q_SOAK_RISK | Q_PAIN_RISK | Q_KNOCK_RISK) => {
            say!("{points} points for {dice}", points, dice)
        }
        _ => say!("{points} points of skill for {dice}", points, dice),
    }
}

fn spot(rules: BookView, choice: &Choice) -> String {
    let spot = choice.spot.unwrap_or_default();
    let row = rules.tables.spot(spot);
    let place = phrase(&row.name);
    let flies = rules.top().filter(|frame| Sent::by(&frame.choice).is_some());
    if let Some(frame) = flies {
        let blow = Blow { spot, ..after_advance(rules, frame) };
        let difficulty = Scale::Half.write(rules.difficulty(blow).basic());
        return say!("{place} (difficulty {difficulty})", place, difficulty);
    }
    let by_whom = rules.top().and_then(|frame| Some((frame.actor, frame.choice.target?)));
    let attack = by_whom.map_or(row.attack.halves, |(by, at)| rules.aimed_at(by, at, spot));
    match attack {
        0 => place.into_owned(),
        attack => say!("{place} ({bonus} to hit)", place, bonus = Scale::Half.signed(attack)),
    }
}
