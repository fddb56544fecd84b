//! What is foretold of a blow or a shot, and of what its target can do about it.

use riposte_kit::forecast::{note, warn_with};
use riposte_rules::decision::{Choice, Forecast, HarmForecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;
use riposte_words::say;

use crate::appraisal::outlook::{self, exposure, harm};
use crate::attacks::blow::{Bared, Blow};
use crate::attacks::deed::lets_go;
use crate::attacks::outlook::outlook;
use crate::rule_ids as id;
use crate::turn::meeting;
use crate::view::BookView;
use crate::words::{V_COUNTER, V_DEFEND, V_MIND};

/// A blow, and what the target can do about it.
pub fn struck(view: BookView, blow: Blow, choice: &Choice, forecast: &mut Forecast) {
    blown(view, blow, forecast);
    met(view, blow, choice, forecast);
}

/// The blow of a choice as it is, whatever anybody does about it.
pub fn plain(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    if let Some(blow) = Blow::of(view, figure, choice) {
        blown(view, blow, forecast);
    }
}

fn blown(view: BookView, blow: Blow, forecast: &mut Forecast) {
    outlook::blown(view, blow, forecast);
    forecast.lets_go = lets_go(view, blow.by, blow.arm);
    if view.helpless_to(blow.target, blow.by) {
        note(forecast, "helpless: hits as hard as it can", id::HELPLESS);
    }
}

/// What the best answer of the target leaves of a blow (LEN-501, LEN-503), and whether it may strike
/// back first.
fn met(view: BookView, blow: Blow, choice: &Choice, forecast: &mut Forecast) {
    let answers = meeting::to_deed(view, blow.target, (blow.by, *choice));
    let mut best: Option<(Chance, HarmForecast)> = None;
    for answer in &answers {
        if answer.verb == V_COUNTER {
            counter_exposure(view, blow, answer, forecast);
        }
        let Some((chance, harm)) = against(view, blow, answer) else { continue };
        if best.as_ref().is_none_or(|(known, _)| chance.value() < known.value()) {
            best = Some((chance, harm));
        }
    }
    if let Some((chance, harm)) = best {
        forecast.answered = Some(chance);
        forecast.answered_harm = Some(harm);
    }
}

/// A blow against one who answers it so.
pub fn against(view: BookView, blow: Blow, answer: &Choice) -> Option<(Chance, HarmForecast)> {
    let (blow, stands) = match answer.verb {
        V_DEFEND => (Blow { braced: true, ..blow }, Chance::new(1, 1)),
        V_MIND => (Blow { minded: true, ..blow }, Chance::new(1, 1)),
        V_COUNTER => {
            let counter = Blow::of(view, blow.target, answer)?.sweep(answer, blow.charge);
            let stands = outlook(view, counter).fells.complement();
            (Blow { bared: Bared::ByThis, ..blow }, stands)
        }
        _ => return None,
    };
    let met = outlook(view, blow);
    let harm = harm(view, blow.target, met.ends());
    Some((met.hits.and(stands), harm.at_chance(stands.value())))
}

fn counter_exposure(view: BookView, blow: Blow, answer: &Choice, forecast: &mut Forecast) {
    let Some(counter) = Blow::of(view, blow.target, answer) else { return };
    let counter = counter.sweep(answer, blow.charge);
    let exposure = exposure(view, counter, view.table.hex(blow.by), forecast);
    forecast.exposure.push(exposure);
    strikes_first(view, blow.target, id::COUNTER, forecast);
}

/// Warns that somebody may strike before what is done to it happens.
pub fn strikes_first(view: BookView, foe: FigureId, rule: &'static str, forecast: &mut Forecast) {
    warn_with(forecast, || say!("{name} may strike first", name = view.table.name(foe)), rule);
}
