//! What is foretold of an attack.

use riposte_kit::forecast::{cost as price, note, rolls, warn};
use riposte_rules::decision::{Cost, CostKind, Forecast};
use riposte_words::say;

use super::blow::{Blow, Special, deed};
use super::harm::{harm, harm_in_numbers, struck_back};
use super::outlook::outlook;
use crate::danger::danger;
use crate::rule_ids;
use crate::view::BookView;

/// An attack: what it does, and what it may meet.
pub fn foretell(view: BookView, blow: Blow, forecast: &mut Forecast) {
    forecast.chance = Some(outlook(view, blow).hits);
    rolls(forecast, || deed(view, blow).outline());
    let harm = if forecast.wordless { harm_in_numbers } else { harm };
    forecast.harm = Some(harm(view, blow));
    if let Some(kind) = blow.shot {
        let has = i32::from(view.shots_left(blow.by, kind));
        price(
            forecast,
            Cost { of: "shots", kind: CostKind::Shots, amount: 1, has, rule: rule_ids::SHOTS },
        );
    }
    special_note(blow, forecast);
    if let Some(back) = struck_back(view, blow, harm) {
        forecast.suffered = Some(back);
        let name = view.table.name(blow.at);
        warn(forecast, say!("{name} strikes back at once if it stands", name), rule_ids::COUNTER);
    }
    if blow.special != Some(Special::Combo) {
        let left = view.fighter(blow.by).points.saturating_sub(1);
        if left > 0 && !forecast.wordless {
            note(forecast, say!("ends your turn: {left} AP are lost", left), rule_ids::ENDS);
        }
        danger(view, blow.by, view.table.hex(blow.by), forecast);
    }
}

fn special_note(blow: Blow, forecast: &mut Forecast) {
    match blow.special {
        Some(Special::Combo) => note(forecast, "your turn goes on", rule_ids::COMBO),
        Some(Special::Counter) => {
            note(forecast, "then strikes back at whoever attacks it", rule_ids::COUNTER);
        }
        Some(Special::Onslaught) => {
            note(forecast, "a hit: the other may not attack in the next turn", rule_ids::ONSLAUGHT);
        }
        Some(Special::Deathblow) => note(forecast, "a bare 10 slays", rule_ids::DEATHBLOW),
        None => {}
    }
}
