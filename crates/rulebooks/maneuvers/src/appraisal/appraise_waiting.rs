//! What it is worth to let the foes come: to wait, to riposte, to brace a point (MAN-541, MAN-241,
//! MAN-225).

use riposte_rules::figure::FigureId;

use crate::appraisal::outlook::{expected_harm, most_worth, outlook};
use crate::melee::blow::Blow;
use crate::melee::clash::Clash;
use crate::melee::reach;
use crate::missiles::shots;
use crate::movement::run_up;
use crate::view::{BookView, Strike};
use crate::waiting::stop_thrust;
use crate::words::*;

/// How often a foe that could charge onto a point does.
const CHARGES: f64 = 0.4;
/// How often a foe comes that would have to come first to strike.
const COMES: f64 = 0.5;
/// How often a foe strikes that is near enough.
const STRIKES: f64 = 0.7;
/// After so many turns somebody has to begin.
const PATIENCE: u16 = 8;

/// What the first blow is worth of a figure that waits, at a foe who must come within its reach to
/// strike and has the shorter weapon.
pub fn waiting(rules: BookView, figure: FigureId) -> f64 {
    if rules.turn_number() > PATIENCE || rules.fighter(figure).unbalanced {
        return 0.0;
    }
    let mine = farthest(rules, figure);
    let comes = |foe: &FigureId| {
        let within = rules.build(*foe).speed.unsigned_abs() + farthest(rules, *foe);
        let apart = rules.table.distance(figure, *foe);
        let there = rules.opponents(figure).any(|it| it == *foe);
        !there && apart <= within && farthest(rules, *foe) < mine
    };
    let foes = rules.table.enemies(figure).filter(comes);
    let first = foes.map(|foe| expected_harm(rules, figure, foe, false));
    COMES * first.fold(0.0, f64::max)
}

/// What a shot is worth at a foe who cannot be shot at now, and may come into the line of a figure
/// that watches for it (MAN-543).
pub fn lurking(rules: BookView, figure: FigureId) -> f64 {
    let comes = |foe: &FigureId| {
        let far = shots::ready(rules, figure).map(|strike| u32::from(strike.mode.range)).max();
        let within = far.unwrap_or(0) + rules.build(*foe).speed.unsigned_abs();
        let hidden = !shots::covers(rules, figure, rules.table.hex(*foe));
        hidden && rules.table.distance(figure, *foe) <= within
    };
    let best = |foe: FigureId| {
        let shot = |it: Strike| Blow::thought((figure, foe), it.arm, OPPORTUNITY, Some(MOVE));
        most_worth(rules, shots::ready(rules, figure).map(shot))
    };
    let foes = rules.table.enemies(figure).filter(comes);
    COMES * foes.map(best).fold(0.0, f64::max)
}

/// How far the blows of a figure reach.
fn farthest(rules: BookView, figure: FigureId) -> u32 {
    let reaches = rules.near_strikes(figure).filter_map(|strike| strike.reach.farthest());
    reaches.max().unwrap_or(0).into()
}

/// What the point of a figure would do to the foe that could charge onto it.
pub fn braced(rules: BookView, figure: FigureId) -> f64 {
    let hex = rules.table.hex(figure);
    let charges = |foe: &FigureId| {
        let runs = run_up::routes(rules, *foe);
        runs.iter().any(|run| run.facings.iter().any(|way| run.hex + way.step() == hex))
    };
    let foes = rules.table.enemies(figure).filter(charges);
    let thrusts = |foe: FigureId| {
        let braced = rules.strikes(figure).filter(|it| stop_thrust::braces(rules, figure, it));
        let blow = |it: Strike| Blow::thought((figure, foe), it.arm, STOP, Some(CHARGE));
        most_worth(rules, braced.map(blow))
    };
    CHARGES * foes.map(thrusts).fold(0.0, f64::max)
}

/// What the blow in return is worth of a figure that lets a foe strike first: the better the
/// defence, the better the blow (MAN-242).
pub fn riposte(rules: BookView, figure: FigureId) -> f64 {
    let threats = rules.table.engagement(figure).threatened_by;
    let able = |foe: &FigureId| !rules.fighter(*foe).stunned;
    let foes = rules.table.enemies(figure).filter(|foe| threats.contains(*foe)).filter(able);
    STRIKES * foes.map(|foe| in_return(rules, figure, foe)).fold(0.0, f64::max)
}

/// The same against one foe that strikes.
fn in_return(rules: BookView, figure: FigureId, foe: FigureId) -> f64 {
    let mut theirs = reach::best_reach_at(rules, (foe, figure), ATTACK);
    let Some(theirs) = theirs.next() else { return 0.0 };
    let blow = Blow::thought((foe, figure), theirs.arm, ATTACK, Some(RIPOSTE));
    // How often a defence comes out so that a blow follows, and what it gives to it on average.
    let mut groups = [(0.0, 0.0); 4];
    for (clash, share) in &outlook(rules, blow, true).met.ways {
        let (group, made) = match *clash {
            Clash::Missed(_) => (0, 0),
            Clash::Defended(made) => (1, made),
            Clash::Won(won) => match won.made {
                Some(made) if made > -rules.constants().by_five => {
                    (2 + usize::from(made < 0), made)
                }
                _ => continue,
            },
        };
        groups[group].0 += share;
        groups[group].1 += share * f64::from(made);
    }
    // It does not go anywhere: a weapon too long for where the foe is strikes nothing back.
    let (place, to) = (rules.place(figure), rules.table.hex(foe));
    let reaches = |it: &Strike| rules.reaches(it, RIPOSTE, place, to);
    let back = |counter: i32| {
        let against = rules.maneuver(foe);
        let near = rules.near_strikes(figure).filter(reaches);
        let blows = near.map(|it| Blow::thought((figure, foe), it.arm, RIPOSTE, against));
        most_worth(rules, blows.map(|blow| Blow { counter, ..blow }))
    };
    let met = groups.into_iter().filter(|(share, _)| *share > 0.01);
    met.map(|(share, made)| share * back((made / share).round() as i32)).sum()
}
