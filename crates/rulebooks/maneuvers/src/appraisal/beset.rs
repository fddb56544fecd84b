//! What it costs to stand within the reach of several foes: the worst of them is foretold; each blow of
//! the others finds a figure that has defended itself already (MAN-122, MAN-252, MAN-254, MAN-535).

use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;

use crate::appraisal::outlook::blow_harm;
use crate::melee::blow::Blow;
use crate::view::BookView;
use crate::words::{ATTACK, DOUBLE, SKILLED};

/// A blow of a foe who has the figure within reach, as it is weighed.
struct Comes {
    blow: Blow,
    worth: f64,
    /// How likely it is this figure's, and not that of another whom the foe has within reach as well.
    share: f64,
}

/// The harm that the worst of those is expected to do who have a figure within reach, were it to
/// take a maneuver.
pub fn worst(rules: BookView, figure: FigureId, verb: Verb) -> f64 {
    blows(rules, figure, verb).first().map_or(0.0, |it| it.worth)
}

/// The same of all others of them.
pub fn further(rules: BookView, figure: FigureId, verb: Verb) -> f64 {
    if rules.table.engagement(figure).threatened_by.len() < 2 {
        return 0.0;
    }
    let blows = blows(rules, figure, verb);
    let others = (0u8..).zip(blows).skip(1);
    others.map(|(before, it)| it.share * met(rules, it.blow, before)).sum()
}

/// The best blow of each foe, the worst first.
fn blows(rules: BookView, figure: FigureId, verb: Verb) -> Vec<Comes> {
    let near = rules.table.engagement(figure).threatened_by.iter();
    let able = near.filter(|foe| !rules.fighter(*foe).stunned);
    let mut blows: Vec<Comes> =
        able.filter_map(|foe| likeliest(rules, (foe, figure), verb)).collect();
    blows.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    blows
}

/// The best blow of a foe.
fn likeliest(rules: BookView, (by, at): (FigureId, FigureId), verb: Verb) -> Option<Comes> {
    let unseen = Blow::unseen(rules, by, at);
    let blows = rules.near_strikes(by).map(|strike| {
        let blow = Blow::thought((by, at), strike.arm, ATTACK, Some(verb));
        let blow = Blow { unseen, ..blow };
        (blow_harm(rules, blow, true).worth, blow)
    });
    let (worth, blow) = blows.max_by(|one, other| one.0.total_cmp(&other.0))?;
    let within = rules.table.engagement(by).threatens.len().max(1);
    Some(Comes { blow, worth, share: 1.0 / within as f64 })
}

/// The harm of a blow at a figure that has defended itself so often this turn.
fn met(rules: BookView, blow: Blow, before: u8) -> f64 {
    // The one skilled defence is gone by then; what is left is that of a double one, whose first two
    // cost nothing (MAN-252, MAN-253).
    let (against, before) = match blow.against {
        Some(SKILLED) => (Some(DOUBLE), before.saturating_add(1)),
        other => (other, before),
    };
    let mut tired = rules;
    tired.supposed.defended = Some((blow.at, before));
    blow_harm(tired, Blow { against, ..blow }, true).worth
}
