//! What the best blow is worth to computer players, and what their numbers are worth.

use riposte_rules::decision::HarmForecast;
use riposte_rules::figure::{FigureId, Spot};

use crate::appraisal::outlook::{harm, outlook};
use crate::melee::blow::Blow;
use crate::melee::reach;
use crate::view::BookView;

/// So many times a worth is an advantage of the same weight to players.
pub const WORTH: f64 = 2.5;

/// What a point of a set-up is worth until it is sprung.
pub const POINT: f64 = 0.06;

/// What nobody would do.
pub const NEVER: f64 = -100.0;

/// A blow as players weigh it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Weighed {
    /// The harm if it is let pass, less a part of what the best answer takes from it.
    pub worth: f64,
    /// How likely its target falls.
    pub out: f64,
}

/// The best blow that is open to a figure, at some place on the body.
pub fn best(rules: BookView, figure: FigureId, spot: Option<Spot>) -> Weighed {
    let blows = reach::blows(rules, figure);
    let blows = blows.iter().filter_map(|choice| Blow::of(rules, figure, choice));
    let there = blows.map(|blow| Blow { spot: spot.unwrap_or(blow.spot), ..blow });
    let weighed = there.map(|blow| weighed(rules, blow));
    weighed.max_by(|one, other| one.worth.total_cmp(&other.worth)).unwrap_or_default()
}

/// What harm is worth, a fall besides.
pub fn with_fall(harm: &HarmForecast) -> f64 {
    /// How much a figure that falls counts besides.
    const OUT: f64 = 0.4;
    harm.worth + OUT * harm.out
}

fn weighed(rules: BookView, blow: Blow) -> Weighed {
    /// How far the answer is reckoned with.
    const ANSWER: f64 = 0.6;
    let (open, answered) = (outlook(rules, blow, false), outlook(rules, blow, true));
    let all = open.met.hit.value();
    let left = if all > 0.0 { answered.met.hit.value() / all } else { 0.0 };
    let done = harm(rules, blow.at, &open.injuries);
    let passes = 1.0 - ANSWER * (1.0 - left);
    Weighed { worth: with_fall(&done) * passes, out: done.out * passes }
}
