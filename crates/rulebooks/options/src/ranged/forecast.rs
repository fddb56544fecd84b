//! What may become of a missile on its way: those in the line, those behind, those who lie
//! with the target (OPT-623 to OPT-625).

use riposte_kit::forecast::{note, note_with, rolls};
use riposte_rules::decision::Forecast;
use riposte_rules::figure::FigureId;
use riposte_words::say;

use super::flight::Course;
use crate::forecast::harm::{astray, to_target};
use crate::grapple::outsider::strays;
use crate::melee::blow::Struck;
use crate::rule_ids;
use crate::view::BookView;

/// A missile: the rolls past those in its line and at its target, the harm to each who may be
/// struck. `notes` tells what there is to know of the damage, before those behind are named.
pub fn missile(
    rules: BookView,
    course: Course,
    notes: impl FnOnce(&mut Forecast),
    forecast: &mut Forecast,
) {
    let aim = course.aim(rules);
    let struck = |figure: FigureId| aim.chance(|end| end.struck == Some(figure));
    let (line, pile) = (course.line(rules), course.pile(rules));
    let beyond: Vec<FigureId> = course.beyond(rules).collect();
    let named = |figures: &[FigureId], forecast: &Forecast| match forecast.wordless {
        true => Vec::new(),
        false => figures.to_vec(),
    };
    for other in named(&line, forecast) {
        let (name, chance) = (rules.table.name(other), struck(other).to_string());
        let text = say!("{name} is in the way, struck {chance}", name, chance);
        note(forecast, text, rule_ids::IN_LINE);
    }
    if !pile.is_empty() {
        let text = || say!("one of {count} in the scuffle, by a die", count = pile.len());
        note_with(forecast, text, rule_ids::AT_PILE);
    }
    forecast.chance = Some(struck(course.target));
    rolls(forecast, || course.past(rules).outline());
    let at_target = course.at(rules, course.target).and_then(move |struck| {
        struck.with_damage(|target, times| course.damage(rules, target, times))
    });
    rolls(forecast, || at_target.outline());
    notes(forecast);
    for other in named(&beyond, forecast) {
        note(forecast, strays(rules, other, struck(other)), rule_ids::FLY_ON);
    }
    let odds: Vec<(Struck, f64)> = course.deed(rules).odds();
    forecast.harm = Some(to_target(rules, course.target, &odds));
    let picked = pile.into_iter().filter(|member| *member != course.target);
    let others: Vec<FigureId> = line.into_iter().chain(picked).chain(beyond).collect();
    astray(rules, &others, &odds, forecast);
}
