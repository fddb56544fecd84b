//! Why a maneuver is not open.

use riposte_rules::decision::{Closed, Decision, Verb};
use riposte_rules::figure::{Engagement, FigureId};

use crate::body::postures;
use crate::close::{bonds, grappling};
use crate::equipment::{handling, long_actions};
use crate::melee::press;
use crate::melee::reach::{could_strike, goes_with};
use crate::missiles::{shots, throwing};
use crate::movement::{acrobatic, getting_away, run_up};
use crate::rule_ids as rule;
use crate::tables::Group;
use crate::view::BookView;
use crate::waiting::stop_thrust;
use crate::words::*;

/// Why something is not open, and the rule that says so.
type Why = (String, &'static str);

/// Why a maneuver is not open; `None` when it is.
pub fn shut(rules: BookView, figure: FigureId, verb: Verb) -> Option<Why> {
    let because = |why: &str, id| Some((why.to_owned(), id));
    let row = rules.tables.maneuver(verb)?;
    if verb != FLEE && getting_away::runs_on(rules, figure) {
        return because("must run on", rule::OUTRUN);
    }
    if let Some((why, id)) = press::shut(rules, figure, verb) {
        return because(why, id);
    }
    let attacks = matches!(row.group, Group::AllOut | Group::Attack);
    if (attacks || verb == RIPOSTE) && rules.fighter(figure).unbalanced {
        return because("is off balance", rule::FUMBLE);
    }
    match verb {
        CHARGE => {
            let none = run_up::routes(rules, figure).is_empty();
            none.then(|| ("no foe at the end of a straight run".into(), rule::CHARGE))
        }
        STOP => stop_thrust::shut(rules, figure),
        CLOSE if grappling::choices(rules, figure).is_empty() => {
            because("no foe to get hold of", rule::CLOSE)
        }
        RIPOSTE if !near(rules, figure, 4) => because("no foe is near", rule::RIPOSTE),
        CHANGE if postures::changes(rules, figure, false).is_empty() => {
            because("nothing to change into", rule::CHANGE)
        }
        ANALYZE if rules.table.enemies(figure).all(|foe| rules.fighter(foe).known) => {
            because("knows them all", rule::ANALYZE)
        }
        DISENGAGE | FLEE | MOVE if bonds::gripped(rules, figure) => {
            because("a foe holds it", rule::GRIPPED)
        }
        DISENGAGE | FLEE => away_shut(rules, figure, verb),
        READY if handling::choices(rules, figure).is_empty() => {
            because("nothing to ready", rule::READY)
        }
        MOVE if rules.posture(figure).hex.is_none() => because("cannot move so", rule::POSTURES),
        LONG if long_actions::choices(rules, figure).is_empty() => {
            because("nothing that takes long", rule::LONG)
        }
        ACROBATIC => acrobatic::shut(rules, figure).map(|why| (why.to_owned(), rule::ACROBATIC)),
        OPPORTUNITY if shots::ready(rules, figure).next().is_none() => {
            because("has no missile ready", rule::OPPORTUNITY)
        }
        TAKE_AIM if shots::marks(rules, figure).is_empty() => {
            because("nobody to aim at", rule::TAKE_AIM)
        }
        THROW if throwing::choices(rules, figure).is_empty() => {
            because("no friend to throw anything to", rule::TOSS)
        }
        CATCH if throwing::engaged(rules, figure) => because("is engaged", rule::CATCH),
        CATCH if !throwing::may_come(rules, figure) => {
            because("nobody would throw anything", rule::CATCH)
        }
        _ if attacks => attack_shut(rules, figure, verb),
        _ => None,
    }
}

fn away_shut(rules: BookView, figure: FigureId, verb: Verb) -> Option<Why> {
    let id = if verb == FLEE { rule::FLEE } else { rule::DISENGAGE };
    let engaged: Engagement = rules.table.engagement(figure);
    if verb == FLEE && getting_away::runs_on(rules, figure) {
        return None;
    }
    if !engaged.engaged() {
        return Some(("no foe has it in reach".into(), id));
    }
    if !rules.upright(figure) {
        return Some(("is not on its feet".into(), id));
    }
    let free = getting_away::routes(rules, figure);
    free.is_empty().then(|| ("no way leads away".into(), id))
}

fn attack_shut(rules: BookView, figure: FigureId, verb: Verb) -> Option<Why> {
    let usable = rules.strikes(figure).any(|strike| goes_with(rules, figure, &strike, verb));
    let why = match verb {
        _ if usable && broken_off(rules, figure) => "all enemies have broken off",
        // A figure that strikes at nobody has the defences of the attack all the same (MAN-202).
        _ if usable && matches!(verb, BOLD | ATTACK | CAUTIOUS) => return None,
        _ if usable && could_strike(rules, figure, verb) => return None,
        LUNGE if !usable => "has nothing to thrust with",
        WRAP if !usable => "has nothing to swing in one hand",
        _ if !usable => "has nothing to strike with",
        _ => "no foe within reach",
    };
    Some((why.to_owned(), VERBS[usize::from(verb.0)].rule))
}

/// Whether nobody is left whom a figure may strike at this second (MAN-513).
fn broken_off(rules: BookView, figure: FigureId) -> bool {
    rules.table.enemies(figure).all(|foe| getting_away::broke_off(rules, foe))
}

fn near(rules: BookView, figure: FigureId, hexes: u32) -> bool {
    rules.table.enemies(figure).any(|foe| rules.table.distance(figure, foe) <= hexes)
}

/// What the rules offer besides the open choices, with the reason for each.
pub fn closed(rules: BookView, decision: &Decision) -> Vec<Closed> {
    if decision.question != Q_MANEUVER {
        return Vec::new();
    }
    let verbs = (0..MANEUVERS as u8).map(Verb);
    let why = |verb: Verb| {
        let (reason, rule) = shut(rules, decision.figure, verb)?;
        Some(Closed { verb, reason, rule })
    };
    verbs.filter_map(why).collect()
}
