//! What the option table lets a figure do now, and whether it has the means (OPT-401 to
//! OPT-407).

use riposte_rules::decision::Verb;
use riposte_rules::figure::{FigureId, Posture};

use crate::option_table::permitted;
use crate::tables::{Class, Way};
use crate::view::BookView;
use crate::words::*;

/// Whether the option table lets a figure do something now.
pub fn allowed(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    permitted(verb, &rules.record(figure, false)).is_ok()
}

/// Whether the option table lets a figure attack now (OPT-503, OPT-504).
pub fn could_attack(rules: BookView, figure: FigureId) -> bool {
    rules.table.posture(figure) == Posture::Standing
        && permitted(ATTACK, &rules.record(figure, false)).is_ok()
}

/// Whether a figure may attack now: the table lets it, and it has not held back from a pole
/// weapon (OPT-614).
pub fn may_attack(rules: BookView, figure: FigureId) -> bool {
    could_attack(rules, figure) && !rules.holds_back(figure)
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
