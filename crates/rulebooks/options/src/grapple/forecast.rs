//! What a grapple would bring.

use riposte_kit::forecast::{note, note_with};
use riposte_rules::decision::{Choice, Forecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;
use riposte_words::{phrase, say};

use super::defence::{self, Comer, Defence, Met, counter_damage, keeps_rolling};
use super::who::{Entry, entry};
use crate::forecast::harm::harm_of;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// A grapple, in the movement from the hex of the choice: how the foe's die may come out
/// (OPT-702).
pub fn grapple(rules: BookView, by: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    let from = choice.hex.unwrap_or(rules.table.hex(by));
    match entry(rules, by, from, foe) {
        None => return,
        Some(Entry::Join) => {
            forecast.chance = Some(Chance::CERTAIN);
            return note(forecast, "joins the scuffle: no die is rolled", rule_ids::GRAPPLE);
        }
        Some(Entry::IfAgreed) => note(forecast, "only if the foe agrees", rule_ids::GRAPPLE),
        Some(Entry::Open(why)) => {
            let words = || say!("the foe cannot refuse: {why}", why = phrase(why));
            note_with(forecast, words, rule_ids::GRAPPLE);
        }
    }
    note(forecast, "who goes down drops what is no dagger", rule_ids::GRAPPLE_DROP);
    let comer = match rules.table.decision().is_some_and(|asked| asked.question == Q_MOVE) {
        true => Comer::leaping(rules, by, from, foe),
        false => Comer::now(rules, by),
    };
    defence(rules, comer, foe, forecast);
}

/// The die of one who is grappled.
pub fn defence(rules: BookView, comer: Comer, foe: FigureId, forecast: &mut Forecast) {
    let deed = defence::deed(rules, comer, foe);
    let down = |met: &Met| matches!(met.defence, Defence::Down | Defence::DownWithDagger);
    forecast.rolls.extend(deed.outline().into_iter().take(1));
    forecast.chance = Some(deed.chance(down));
    if keeps_rolling(rules, comer.from, foe) {
        note(forecast, "a six is rolled again", rule_ids::GRAPPLE_ROLL);
    }
    if counter_damage(rules, foe, comer).is_some() {
        let hits: Vec<(i32, f64)> = deed.map(|met| met.hits).odds();
        forecast.suffered = Some(harm_of(rules, comer.by, &hits));
    }
}
