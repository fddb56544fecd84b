//! Which attacks are open to a figure, and why others are not.

use riposte_rules::decision::{Arm, Choice, Closed, Verb};
use riposte_rules::figure::FigureId;

use super::blow::{Blow, Special};
use crate::holds::{STRIKE_ON, VANTAGE_ON};
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::*;

/// What an attack costs.
pub const COST: u8 = 1;

/// An open attack: the choice, and what it is.
#[derive(Clone, Copy, Debug)]
pub struct Attack {
    /// The choice.
    pub choice: Choice,
    /// The blow.
    pub blow: Blow,
}

/// The verb of a special attack.
pub const fn verb_of(special: Special) -> Verb {
    match special {
        Special::Combo => COMBO,
        Special::Counter => COUNTER,
        Special::Onslaught => ONSLAUGHT,
        Special::Deathblow => DEATHBLOW,
    }
}

/// Every attack that is open to a figure: at the one it has a hold on, with the weapon that the
/// hold is for, once for each kind of shot, plain and as each special attack it knows.
pub fn list(view: BookView<'_>, figure: FigureId) -> Vec<Attack> {
    let Some(bond) = view.hold(figure) else { return Vec::new() };
    let kind = if bond.kind == STRIKE_ON { Kind::Melee } else { Kind::Ranged };
    if shut(view, figure, kind).is_some() {
        return Vec::new();
    }
    let Some(held) = view.weapon(figure, kind) else { return Vec::new() };
    let known = Special::ALL.into_iter().filter(|it| view.has(figure, it.keyword()));
    let shots: Vec<Option<usize>> = match kind {
        Kind::Melee => vec![None],
        Kind::Ranged => view.shots(figure).map(Some).collect(),
    };
    let plain = if kind == Kind::Melee { ATTACK } else { SHOOT };
    let mut attacks = Vec::new();
    for special in std::iter::once(None).chain(known.map(Some)) {
        for shot in &shots {
            let blow = Blow { by: figure, at: bond.to, kind, shot: *shot, special, free: false };
            let verb = special.map_or(plain, verb_of);
            attacks.push(Attack { choice: choice(verb, blow, held.arm), blow });
        }
    }
    attacks
}

fn choice(verb: Verb, blow: Blow, arm: Arm) -> Choice {
    let choice = Choice::plain(verb).at(blow.at).with(arm.item, arm.mode);
    match blow.shot {
        Some(kind) => choice.number(kind as i16),
        None => choice,
    }
}

/// Why a figure may not attack with a kind of weapon.
fn shut(view: BookView, figure: FigureId, kind: Kind) -> Option<(String, &'static str)> {
    let fighter = view.fighter(figure);
    let words = |text: &str, rule| Some((text.to_owned(), rule));
    if !view.may_fight(figure) {
        return words("has evaded this turn", rule_ids::NO_FIGHT);
    }
    if fighter.overwhelmed.is_some() {
        return words("is overwhelmed", rule_ids::OVERWHELMED);
    }
    let wanted = if kind == Kind::Melee { STRIKE_ON } else { VANTAGE_ON };
    let Some(at) = view.held(figure, wanted) else {
        let word = if kind == Kind::Melee { "strike" } else { "vantage" };
        return Some((format!("needs {word} on an enemy first"), rule_ids::ATTACK));
    };
    if !view.sees(figure, at) {
        return words("does not see the enemy any more", rule_ids::CAMOUFLAGED);
    }
    if fighter.cowed.contains(at) {
        return Some((
            format!("dares not attack {} this turn", view.table.name(at)),
            rule_ids::TERRIFYING,
        ));
    }
    if kind == Kind::Ranged && view.weapon(figure, kind).is_none() {
        return words("has no ranged weapon at hand", rule_ids::ATTACK);
    }
    if kind == Kind::Ranged && view.shots(figure).next().is_none() {
        return words("has no shot left for it", rule_ids::SHOTS);
    }
    None
}

/// Why an attack is not open.
pub fn closed(view: BookView, figure: FigureId, verb: Verb) -> Option<Closed> {
    let kind = match verb {
        SHOOT => Kind::Ranged,
        ATTACK => Kind::Melee,
        _ => {
            let special = Special::ALL.into_iter().find(|it| verb_of(*it) == verb)?;
            if !view.has(figure, special.keyword()) {
                return None;
            }
            match view.hold(figure) {
                Some(bond) if bond.kind == VANTAGE_ON => Kind::Ranged,
                _ => Kind::Melee,
            }
        }
    };
    let (reason, rule) = shut(view, figure, kind)?;
    Some(Closed { verb, reason, rule })
}
