//! What a blow is likely to do, exactly.

use riposte_rules::decision::HarmForecast;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Text;

use crate::cards::worth;
use crate::melee::answer;
use crate::melee::blow::{Blow, End, Outcome};
use crate::melee::clash::{self, Clash};
use crate::view::BookView;

/// The odds of how two meet, the target answering as well as it can or not at all.
pub fn meeting(rules: BookView, blow: Blow, answers: bool) -> Vec<(Clash, f64)> {
    if !answers {
        return clash::clash(rules, blow, |_| None).odds();
    }
    clash::clash(rules, blow, answer::likeliest(rules, blow)).odds()
}

/// The odds of all ends.
pub fn ends(rules: BookView, blow: Blow, met: &[(Clash, f64)]) -> Vec<(End, f64)> {
    let mut all: Vec<(End, f64)> = Vec::new();
    for (clash, share) in met {
        let odds: Vec<(End, f64)> = clash::ends::<()>(rules, blow, *clash).odds();
        all.extend(odds.into_iter().map(|(end, chance)| (end, chance * share)));
    }
    all
}

/// The harm that the ends of a blow do to a figure.
pub fn harm(rules: BookView, figure: FigureId, odds: &[(End, f64)]) -> HarmForecast {
    let (left, ht) = (rules.life(figure), rules.build(figure).ht);
    let names = ["unhurt", "wounded", "badly wounded", HarmForecast::OUT];
    let mut degrees = [0.0; 4];
    let (mut mean, mut lost) = (0.0, 0.0);
    let now = worth(rules, figure, left);
    for (end, chance) in odds {
        let injury = if end.kind == Outcome::Turned { 0 } else { end.injury };
        let degree = match left - injury {
            ..=0 => 3,
            _ if injury * 2 > ht => 2,
            _ if injury > 0 => 1,
            _ => 0,
        };
        degrees[degree] += chance;
        mean += chance * f64::from(injury);
        let after = match degree {
            3 => 0.0,
            2 => worth(rules, figure, left - injury) * 0.8,
            _ => worth(rules, figure, left - injury),
        };
        lost += chance * (now - after).max(0.0);
    }
    // Shares are summed in another order than they were split.
    let sum: f64 = degrees.iter().sum();
    let share = |degree: f64| if sum > 0.0 { degree / sum } else { 0.0 };
    let out = share(degrees[3]);
    let degrees = names.into_iter().map(Text::from).zip(degrees.map(share)).collect();
    HarmForecast { figure, degrees, mean, out, worth: lost }
}

/// No harm at all.
pub fn unhurt(figure: FigureId) -> HarmForecast {
    let degrees = vec![("unhurt".into(), 1.0)];
    HarmForecast { figure, degrees, mean: 0.0, out: 0.0, worth: 0.0 }
}
