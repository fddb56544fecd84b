//! The blows that a figure may strike now, in its own turn.

use riposte_kit::action::{Open, need, some};
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::melee::reach;
use crate::rule_ids as rule;
use crate::turn::scope::{Scope, scope};
use crate::view::BookView;
use crate::words::*;

/// The blows that a figure may strike now: at the end of a charge those at the foe before it.
///
/// # Errors
/// Why there are none.
pub fn at_hand(rules: BookView, figure: FigureId) -> Open {
    let verb = rules.maneuver(figure);
    let waits = matches!(verb, Some(WAIT | RIPOSTE | OPPORTUNITY | STOP));
    need(!waits, "strikes only when a foe comes or strikes", rule::BLOW)?;
    need(!rules.fighter(figure).unbalanced, "is off balance", rule::FUMBLE)?;
    need(!rules.doings(figure).breaks, "breaks off", rule::DISENGAGE)?;
    let blows = verb.map_or(0, |verb| rules.blows(figure, verb));
    need(blows > 0, "the maneuver has no blow", rule::TABLE)?;
    let doings = rules.doings(figure);
    let spent = doings.struck.len() + usize::from(doings.lost);
    need(spent < usize::from(blows), "has no blow left", rule::BLOW)?;
    let mut blows = some(reach::blows(rules, figure), || ("no foe within reach", rule::BLOW))?;
    match scope(rules, figure) {
        Scope::Charged(foe) => {
            blows.retain(|blow: &Choice| blow.target == Some(foe));
            need(!blows.is_empty(), "no blow reaches the foe", rule::CHARGE)?;
        }
        other => other.within(&[Scope::Free])?,
    }
    Ok(blows)
}
