//! What the option table lets a figure do now, and whether it has the means (OPT-401 to
//! OPT-407).

use riposte_kit::action::{Fact, Why, apt, need};
use riposte_rules::decision::Verb;
use riposte_rules::figure::{FigureId, Posture};

use crate::option_table::{Bar, Row, permitted};
use crate::rule_ids;
use crate::statures::stature;
use crate::tables::{Class, Way};
use crate::view::BookView;
use crate::words::*;

/// What bars a row, as the reason.
pub fn barred((bar, rule): (Bar, &'static str)) -> Why {
    Why { fact: Fact::Now(bar.words()), rule }
}

/// The row of the option table under which a figure may do something now. The table stays data:
/// what bars the nearest of its rows is the reason.
///
/// # Errors
/// What bars it, or that the figure was knocked down, is held down or holds another down.
pub fn row(rules: BookView, figure: FigureId, verb: Verb) -> Result<&'static Row, Why> {
    let row = permitted(verb, &rules.record(figure, false)).map_err(barred)?;
    let fit = verb == STAND || !rules.felled(figure);
    need(fit, "was knocked down last turn", rule_ids::KNOCKED_DOWN)?;
    need(!rules.pinned(figure), "is pinned", rule_ids::PINNED)?;
    need(rules.pinning(figure).is_none(), "holds a foe down", rule_ids::HOLD)?;
    Ok(row)
}

/// The same for what is never done hand-to-hand.
///
/// # Errors
/// What bars it.
pub fn row_apart(rules: BookView, figure: FigureId, verb: Verb) -> Result<&'static Row, Why> {
    apt(!rules.grappled(figure), "is hand-to-hand", rule_ids::GRAPPLE)?;
    row(rules, figure, verb)
}

/// The same for what is only done hand-to-hand.
///
/// # Errors
/// What bars it.
pub fn row_within(rules: BookView, figure: FigureId, verb: Verb) -> Result<&'static Row, Why> {
    apt(rules.grappled(figure), "is not hand-to-hand", rule_ids::GRAPPLE)?;
    row(rules, figure, verb)
}

/// The row of an attack by a figure that is in no scuffle: it stands, and does not hold back from
/// a pole weapon (OPT-503, OPT-504, OPT-614).
///
/// # Errors
/// What bars it.
pub fn row_of_attack(rules: BookView, figure: FigureId) -> Result<&'static Row, Why> {
    let row = row_apart(rules, figure, ATTACK)?;
    stands(rules, figure, row.rule())?;
    let said = !rules.holds_back(figure);
    need(said, "has not said that it attacks", rule_ids::CHARGING)?;
    Ok(row)
}

/// That a figure stands, not only when the turn began.
///
/// # Errors
/// That it does not.
pub fn stands(rules: BookView, figure: FigureId, rule: &'static str) -> Result<(), Why> {
    let posture = rules.table.posture(figure);
    need(posture == Posture::Standing, stature(posture).is_now, rule)
}

/// That a figure carries something of one of some classes, in hand or not.
///
/// # Errors
/// That it does not; no word is made of that.
pub fn carries(
    rules: BookView,
    figure: FigureId,
    classes: &[Class],
    words: &'static str,
    rule: &'static str,
) -> Result<(), Why> {
    let mut items = rules.table.arms(figure).items();
    let has = items.any(|item| classes.contains(&rules.tables.weapons.of(item.weapon).class));
    apt(has, words, rule)
}

/// Whether a figure may attack now: the table lets it, and it has not held back from a pole
/// weapon (OPT-614).
pub fn may_attack(rules: BookView, figure: FigureId) -> bool {
    row_of_attack(rules, figure).is_ok()
}

/// Whether a figure holds anything to attack with, bare hands among it.
pub fn may_strike(rules: BookView, figure: FigureId) -> bool {
    let blow = |way: Way| matches!(way, Way::Strike | Way::Jab | Way::Throw);
    rules.strikes(figure).any(|strike| blow(strike.stats.way))
}

/// Whether a figure holds something to defend with: a weapon that is no missile weapon
/// (OPT-604).
pub fn defends_with(rules: BookView, figure: FigureId) -> bool {
    rules.ready_weapons(figure).any(|(_, item)| {
        !matches!(rules.tables.weapons.of(item.weapon).class, Class::Missile | Class::Crossbow)
    })
}
