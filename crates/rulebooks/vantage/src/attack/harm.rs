//! The harm that an attack is expected to do, and the one that answers it.

use riposte_rules::decision::HarmForecast;
use riposte_rules::roll::Text;

use super::blow::{Blow, End, Special};
use super::outlook::outlook;
use crate::cards::worth_at;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::harm_words;

/// How likely the target of a blow may strike back after it: not where the blow is never struck, nor
/// where it falls or is overwhelmed by it (VAN-553, VAN-554).
fn answers_back(view: BookView, blow: Blow) -> f64 {
    let health = view.health(blow.at).max(0);
    let stands = |end: End| match end {
        End::Missed => true,
        End::Quailed(_) | End::Slain => false,
        End::Saved | End::Hurt(_) if blow.special == Some(Special::Onslaught) => false,
        End::Saved => true,
        End::Hurt(damage) => damage < health,
    };
    let odds = outlook(view, blow);
    odds.odds.iter().filter(|(end, _)| stands(*end)).map(|(_, chance)| *chance).sum()
}

/// The harm of the free attack that the target of a blow makes if it still stands (VAN-553), as
/// `harm` tells that of an attack.
pub fn struck_back(
    view: BookView,
    blow: Blow,
    harm: fn(BookView, Blow) -> HarmForecast,
) -> Option<HarmForecast> {
    let (by, at) = (blow.at, blow.by);
    if !view.strikes_back(by, at) {
        return None;
    }
    let stands = answers_back(view, blow);
    let mut harm =
        harm(view, Blow { by, at, kind: Kind::Melee, shot: None, special: None, free: true });
    harm.degrees.iter_mut().for_each(|(_, chance)| *chance *= stands);
    harm.degrees.first_mut()?.1 += 1.0 - stands;
    harm.mean *= stands;
    harm.out *= stands;
    harm.worth *= stands;
    Some(harm)
}

/// The harm that an attack is expected to do.
pub fn harm(view: BookView, blow: Blow) -> HarmForecast {
    harm_named(view, blow, |damage| harm_words(damage).into())
}

/// The same where nobody reads it: what is lost has no name.
pub fn harm_in_numbers(view: BookView, blow: Blow) -> HarmForecast {
    harm_named(view, blow, |_| Text::default())
}

fn harm_named(view: BookView, blow: Blow, lost: impl Fn(i32) -> Text) -> HarmForecast {
    let health = view.health(blow.at).max(0);
    let now = worth_at(view, blow.at, health);
    let (mut none, mut mean, mut out, mut worth) = (0.0, 0.0, 0.0, 0.0);
    let mut degrees: Vec<(Text, f64)> = Vec::new();
    for (end, chance) in outlook(view, blow).odds.iter().copied() {
        let damage = match end {
            End::Hurt(damage) => damage,
            End::Slain => health,
            End::Quailed(_) | End::Missed | End::Saved => {
                none += chance;
                continue;
            }
        };
        let falls = end == End::Slain || damage >= health;
        let name = if end == End::Slain { "slain".into() } else { lost(damage) };
        degrees.push((name, chance));
        mean += chance * f64::from(damage);
        out += if falls { chance } else { 0.0 };
        let left = if falls { 0.0 } else { worth_at(view, blow.at, health - damage) };
        worth += chance * (now - left).max(0.0) / now.max(0.01);
    }
    degrees.insert(0, ("no harm".into(), none));
    HarmForecast { figure: blow.at, degrees, mean, out, worth: worth.min(1.0) }
}
