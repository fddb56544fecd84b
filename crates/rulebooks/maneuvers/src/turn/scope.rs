//! What a turn is for, by the maneuver that was taken: all that goes with most, or one thing first.

use riposte_kit::action::{Why, need};
use riposte_rules::figure::FigureId;

use crate::equipment::long_actions;
use crate::missiles::shots;
use crate::movement::{run_up, ways};
use crate::rule_ids as rule;
use crate::view::BookView;
use crate::words::*;

/// What a figure may do with its maneuver now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Whatever goes with the maneuver.
    Free,
    /// It has to change its posture.
    Posture,
    /// It has to run at a foe.
    Run,
    /// Its charge has brought it to a foe.
    Charged(FigureId),
    /// Its charge has led to nobody.
    Stopped,
    /// It gets hold of a foe.
    Close,
    /// It spends the turn on a work, an aim, a watch.
    OneThing,
    /// It has to go away from a foe.
    Away,
}

/// What a figure may do with its maneuver now.
pub fn scope(rules: BookView, figure: FigureId) -> Scope {
    let leads = || rules.may_step(figure) && !ways::open(rules, figure).is_empty();
    let spends = match rules.maneuver(figure) {
        Some(CHANGE) if !rules.doings(figure).shifted => return Scope::Posture,
        Some(CHARGE) => return charge(rules, figure),
        Some(CLOSE) => return Scope::Close,
        Some(FLEE) if leads() => return Scope::Away,
        Some(LONG) => long_actions::choices(rules, figure).is_ok(),
        Some(TAKE_AIM) => shots::marks(rules, figure).is_ok(),
        Some(OPPORTUNITY) => !shots::areas(rules, figure).is_empty(),
        _ => false,
    };
    match () {
        () if spends => Scope::OneThing,
        () if ways::gives_way_to(rules, figure).is_some() && leads() => Scope::Away,
        () => Scope::Free,
    }
}

fn charge(rules: BookView, figure: FigureId) -> Scope {
    match run_up::before(rules, figure) {
        _ if !rules.doings(figure).stepped && !run_up::routes(rules, figure).is_empty() => {
            Scope::Run
        }
        Some(foe) => Scope::Charged(foe),
        None => Scope::Stopped,
    }
}

impl Scope {
    /// Closes what goes with one of some scopes only.
    ///
    /// # Errors
    /// What the figure has to do instead.
    pub fn within(self, scopes: &[Scope]) -> Result<(), Why> {
        let (words, id) = match self {
            _ if scopes.contains(&self) => return Ok(()),
            Scope::Free => ("goes with another maneuver", rule::TABLE),
            Scope::Posture => ("changes posture first", rule::CHANGE),
            Scope::Run => ("runs at a foe first", rule::CHARGE),
            Scope::Charged(_) => ("has run at a foe", rule::CHARGE),
            Scope::Stopped => ("has run at nobody", rule::CHARGE),
            Scope::Close => ("closes in this turn", rule::CLOSE),
            Scope::OneThing => ("has one thing to do this turn", rule::TABLE),
            Scope::Away => ("has to go away from the foe first", rule::FALL_BACK),
        };
        need(false, words, id)
    }
}

/// Closes what a figure does only in a turn in which nothing else comes first.
///
/// # Errors
/// What comes first.
pub fn free(rules: BookView, figure: FigureId) -> Result<(), Why> {
    scope(rules, figure).within(&[Scope::Free])
}
