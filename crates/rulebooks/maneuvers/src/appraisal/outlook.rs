//! What a blow is likely to do, exactly. Worked out once for all blows of the same numbers.

use std::rc::Rc;

use riposte_kit::memo::{Memo, remembered};
use riposte_rules::decision::HarmForecast;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Text};

use crate::appraisal::blow_key::{Key, Meeting};
use crate::melee::answer;
use crate::melee::blow::{Blow, End, Outcome};
use crate::melee::clash::{self, Clash};
use crate::view::{BookView, Strike};
use crate::words::ATTACK;

thread_local! {
    static MET: Memo<Meeting, Rc<Met>> = Memo::default();
    static KNOWN: Memo<Key, Rc<Outlook>> = Memo::default();
}

/// How a blow and the answer to it meet.
#[derive(Clone, Debug, PartialEq)]
pub struct Met {
    /// The chance that the blow gets through.
    pub hit: Chance,
    /// Every way, with its share.
    pub ways: Vec<(Clash, f64)>,
}

/// What comes of a blow.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// How it and the answer to it meet.
    pub met: Rc<Met>,
    /// What injury it does to its target.
    pub injuries: Vec<(i32, f64)>,
}

/// What comes of a blow, its target answering as well as it can or not at all. Blows that do other
/// damage may meet their answers alike, so that this is remembered by itself.
pub fn outlook(rules: BookView, blow: Blow, answers: bool) -> Rc<Outlook> {
    let met = || Rc::new(meet(rules, blow, answers));
    let injured = |met: Rc<Met>| {
        let injuries = injuries(&ends(rules, blow, &met.ways));
        Rc::new(Outlook { met, injuries })
    };
    let Some(key) = Key::of(rules, blow, answers) else { return injured(met()) };
    let meeting = key.meeting.clone();
    remembered(&KNOWN, key, || injured(remembered(&MET, meeting, met)))
}

/// How a blow and the answer to it meet, worked out anew.
fn meet(rules: BookView, blow: Blow, answers: bool) -> Met {
    let deed = match answers {
        true => clash::clash(rules, blow, answer::likeliest(rules, blow)),
        false => clash::clash(rules, blow, |_| None),
    };
    Met { hit: deed.chance(|clash| matches!(clash, Clash::Won(_))), ways: deed.odds() }
}

/// The odds of all ends, equal ones as one.
pub fn ends(rules: BookView, blow: Blow, met: &[(Clash, f64)]) -> Vec<(End, f64)> {
    let mut all: Vec<(End, f64)> = Vec::new();
    for (clash, share) in met {
        let odds: Vec<(End, f64)> = clash::ends::<()>(rules, blow, *clash).odds();
        odds.into_iter().for_each(|(end, chance)| add(&mut all, end, chance * share));
    }
    all
}

/// The odds of each injury to the target of a blow that ends so.
pub fn injuries(ends: &[(End, f64)]) -> Vec<(i32, f64)> {
    let mut all = Vec::new();
    for (end, share) in ends {
        let injury = if end.kind == Outcome::Turned { 0 } else { end.injury };
        add(&mut all, injury, *share);
    }
    all
}

/// Adds a share to what is known of a value.
fn add<T: PartialEq>(all: &mut Vec<(T, f64)>, value: T, share: f64) {
    match all.iter_mut().find(|(known, _)| *known == value) {
        Some((_, sum)) => *sum += share,
        None => all.push((value, share)),
    }
}

/// The fighting worth of a figure with so many hit points left, on its feet.
pub fn worth(rules: BookView, figure: FigureId, left: i32) -> f64 {
    let all = rules.build(figure).ht.max(1);
    0.25 + 0.75 * f64::from(left.max(0)) / f64::from(all)
}

/// The harm that injuries do to a figure.
pub fn harm(rules: BookView, figure: FigureId, injuries: &[(i32, f64)]) -> HarmForecast {
    let (left, ht) = (rules.life(figure), rules.build(figure).ht);
    let names = ["unhurt", "wounded", "badly wounded", HarmForecast::OUT];
    let mut degrees = [0.0; 4];
    let (mut mean, mut lost) = (0.0, 0.0);
    let now = worth(rules, figure, left);
    for (injury, chance) in injuries {
        let degree = match left - injury {
            ..=0 => 3,
            _ if injury * 2 > ht => 2,
            _ if *injury > 0 => 1,
            _ => 0,
        };
        degrees[degree] += chance;
        mean += chance * f64::from(*injury);
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

/// The harm that a blow does to its target.
pub fn blow_harm(rules: BookView, blow: Blow, answers: bool) -> HarmForecast {
    harm(rules, blow.at, &outlook(rules, blow, answers).injuries)
}

/// What the best of some blows is expected to take from its target, well answered.
pub fn most_worth(rules: BookView, blows: impl Iterator<Item = Blow>) -> f64 {
    blows.map(|blow| blow_harm(rules, blow, true).worth).fold(0.0, f64::max)
}

/// The part of a figure's fighting worth that the best ready blow of another is expected to
/// take, well answered or from behind.
pub fn expected_harm(rules: BookView, by: FigureId, at: FigureId, behind: bool) -> f64 {
    best_of(rules, (by, at, behind), |_| true, |harm| harm.worth)
}

/// What the best of the ready blows of a figure at another that are wanted is worth, well answered or
/// from behind, by what its harm is worth.
pub fn best_of(
    rules: BookView,
    (by, at, behind): (FigureId, FigureId, bool),
    wanted: impl Fn(&Strike) -> bool,
    worth: impl Fn(&HarmForecast) -> f64,
) -> f64 {
    let against = rules.maneuver(at).filter(|_| !behind);
    let of = |arm| {
        let now = Blow { unseen: behind, ..Blow::thought((by, at), arm, ATTACK, against) };
        worth(&blow_harm(rules, now, true))
    };
    let near = rules.near_strikes(by).filter(wanted);
    near.map(|strike| of(strike.arm)).fold(0.0, f64::max)
}

/// No harm at all.
pub fn unhurt(figure: FigureId) -> HarmForecast {
    let degrees = vec![("unhurt".into(), 1.0)];
    HarmForecast { figure, degrees, mean: 0.0, out: 0.0, worth: 0.0 }
}
