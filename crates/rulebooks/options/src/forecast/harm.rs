//! What harm is worth.

use riposte_rules::decision::{Forecast, HarmForecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Text};

use crate::melee::blow::Struck;
use crate::rolls::Luck;
use crate::view::BookView;

/// The fighting worth of a figure that has so much ST left, on its feet.
pub fn worth(rules: BookView, figure: FigureId, left: i32) -> f64 {
    let st = rules.build(figure).st.max(1);
    0.25 + 0.75 * f64::from(left.max(0)) / f64::from(st)
}

/// The harm that some hits do to a figure.
pub fn harm_of(rules: BookView, figure: FigureId, odds: &[(i32, f64)]) -> HarmForecast {
    let shock = rules.shock(figure);
    let (left, taken) = (rules.strength(figure), rules.combatant(figure).hits_now);
    let limit = rules.constants().unconscious_at;
    let names = ["unhurt", "wounded", "shaken", "knocked down", "unconscious", "dead"];
    let mut degrees = [0.0; 6];
    let (mut mean, mut lost) = (0.0, 0.0);
    let now = worth(rules, figure, left);
    for (hits, chance) in odds {
        let degree = match left - hits {
            after if after < limit => 5,
            after if after == limit => 4,
            _ if *hits > 0 && taken + hits >= shock.down => 3,
            _ if *hits > 0 && taken + hits >= shock.shaken => 2,
            _ if *hits > 0 => 1,
            _ => 0,
        };
        degrees[degree] += chance;
        mean += chance * f64::from(*hits);
        let after = if degree >= 4 { 0.0 } else { worth(rules, figure, left - hits) };
        let after = if degree == 3 { after * 0.8 } else { after };
        lost += chance * (now - after);
    }
    let degrees = names.into_iter().map(Text::from).zip(degrees).collect::<Vec<_>>();
    let out = degrees[4].1 + degrees[5].1;
    HarmForecast { figure, degrees, mean, out, worth: lost.max(0.0) }
}

/// What prices in ST do to a figure, with the luck and the chance of each: no injury, but they
/// may put it out (OPT-805, OPT-806).
pub fn drained(rules: BookView, figure: FigureId, prices: &[(Luck, i32, f64)]) -> HarmForecast {
    let (left, limit) = (rules.strength(figure), rules.constants().unconscious_at);
    let names = ["awake", "knocked down", "unconscious", "dead"];
    let mut degrees = [0.0; 4];
    let (mut mean, mut lost) = (0.0, 0.0);
    for (luck, price, share) in prices {
        let (degree, kept) = match left - price {
            after if after < limit => (3, 0.0),
            after if after == limit => (2, 0.0),
            after if *luck == Luck::Broken => (1, worth(rules, figure, after) * (1.0 - FALL)),
            after => (0, worth(rules, figure, after)),
        };
        degrees[degree] += share;
        mean += share * f64::from(*price);
        lost += share * (worth(rules, figure, left) - kept);
    }
    let degrees = names.into_iter().map(Text::from).zip(degrees).collect::<Vec<_>>();
    // Shares do not add up exactly; what is sure is told as sure.
    let out = match degrees[2].1 + degrees[3].1 {
        out if out > 1.0 - 1e-9 => 1.0,
        out => out,
    };
    HarmForecast { figure, degrees, mean, out, worth: lost.clamp(0.0, 1.0) }
}

/// The part of its worth that a figure loses by falling.
pub const FALL: f64 = 0.2;

/// What it is for a figure to be brought from one state into a worse one, in which it loses a
/// part of its worth.
pub fn brought(
    rules: BookView,
    figure: FigureId,
    [from, to]: [&'static str; 2],
    chance: Chance,
    part: f64,
) -> HarmForecast {
    let chance = chance.value();
    HarmForecast {
        figure,
        degrees: vec![(from.into(), 1.0 - chance), (to.into(), chance)],
        mean: 0.0,
        out: 0.0,
        worth: chance * part * worth(rules, figure, rules.strength(figure)),
    }
}

/// The harm to one of those whom a blow or a missile may strike, from every end it can come to.
pub fn to_target(rules: BookView, figure: FigureId, odds: &[(Struck, f64)]) -> HarmForecast {
    let hits = |end: &Struck| if end.struck == Some(figure) { end.hits } else { 0 };
    let mut sums: Vec<(i32, f64)> = Vec::new();
    for (end, share) in odds {
        match sums.iter_mut().find(|(known, _)| *known == hits(end)) {
            Some((_, sum)) => *sum += share,
            None => sums.push((hits(end), *share)),
        }
    }
    harm_of(rules, figure, &sums)
}

/// The harm to those who may be struck instead of the target.
pub fn astray(
    rules: BookView,
    others: &[FigureId],
    odds: &[(Struck, f64)],
    forecast: &mut Forecast,
) {
    forecast.astray.extend(others.iter().map(|other| to_target(rules, *other, odds)));
}
