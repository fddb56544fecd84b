//! What is said of a deed that harms, before it is done.

use riposte_kit::forecast::rolls;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Exposure, Forecast, HarmForecast};
use riposte_rules::deed::Deed;
use riposte_rules::figure::FigureId;

use crate::appraisal::worth::worth;
use crate::attacks::blow::Blow;
use crate::attacks::deed::deed;
use crate::attacks::outlook::outlook;
use crate::condition::harm::{End, Fate, Harmed};
use crate::view::BookView;

/// What is said of a deed that harms.
pub fn harmful(view: BookView, target: FigureId, deed: &Deed<End>, forecast: &mut Forecast) {
    let odds = deed.odds::<f64>();
    forecast.chance = Some(deed.chance(|end| end.is_some_and(|harm| harm.who == target)));
    rolls(forecast, || deed.outline());
    harms(view, target, || odds.iter().copied(), forecast);
}

/// What is said of a blow.
pub fn blown(view: BookView, blow: Blow, forecast: &mut Forecast) {
    let outlook = outlook(view, blow);
    forecast.chance = Some(outlook.hits);
    rolls(forecast, || deed(view, blow).outline());
    harms(view, blow.target, || outlook.ends(), forecast);
}

/// The harm to the one who is meant, and to everybody else who may be hit.
fn harms<I: Iterator<Item = (End, f64)>>(
    view: BookView,
    target: FigureId,
    ends: impl Fn() -> I,
    forecast: &mut Forecast,
) {
    let mut others: Vec<FigureId> = Vec::new();
    for harm in ends().filter_map(|(end, _)| end).filter(|harm| harm.who != target) {
        if !others.contains(&harm.who) {
            others.push(harm.who);
        }
    }
    forecast.harm = Some(harm(view, target, ends()));
    forecast.astray = others.into_iter().map(|other| harm(view, other, ends())).collect();
}

/// What part of its worth somebody loses that is caught in a net.
const CAUGHT: f64 = 0.5;

/// The harm that a deed is expected to do to somebody.
pub fn harm(view: BookView, who: FigureId, ends: impl Iterator<Item = (End, f64)>) -> HarmForecast {
    let (left, _) = view.life(who);
    let before = worth(view, who, left);
    let (mut hurt, mut out, mut mean, mut lost) = (0.0, 0.0, 0.0, 0.0);
    for (harm, share) in ends.filter_map(|(end, share)| Some((end?, share))) {
        let Harmed { stamina, wounds, fate, .. } = harm;
        if harm.who != who {
            continue;
        }
        mean += share * f64::from(stamina + wounds);
        match fate {
            // Unhurt, and caught perhaps.
            Fate::Fights if stamina + wounds == 0 => {
                lost += if harm.binds.is_some() { share * CAUGHT * before } else { 0.0 };
            }
            Fate::Fights => {
                hurt += share;
                lost += share * (before - worth(view, who, left - stamina - wounds));
            }
            _ => {
                out += share;
                lost += share * before;
            }
        }
    }
    let unhurt = (1.0 - hurt - out).max(0.0);
    let degrees =
        vec![("unhurt".into(), unhurt), ("hurt".into(), hurt), (HarmForecast::OUT.into(), out)];
    HarmForecast { figure: who, degrees, mean, out: out.min(1.0), worth: lost.clamp(0.0, 1.0) }
}

/// How a blow may strike its target in a hex, with the words for its weapon where they are read.
pub fn exposure(view: BookView, blow: Blow, hex: Hex, forecast: &Forecast) -> Exposure {
    let words = || view.table.armoury().words(view.table.arms(blow.by), blow.arm);
    Exposure {
        by: blow.by,
        at: None,
        arm: blow.arm,
        weapon: if forecast.wordless { String::new() } else { words() },
        hex,
        on_the_way: false,
        comes: false,
        chance: outlook(view, blow).hits,
        from_behind: false,
    }
}

/// The part of the target's worth that a blow is expected to take.
pub fn mean(view: BookView, blow: Blow) -> f64 {
    harm(view, blow.target, outlook(view, blow).ends()).worth
}
