//! The maneuvers that a figure may take, and the one that is offered first (MAN-201).

use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::body::postures;
use crate::equipment::handling;
use crate::judging::unknown_foe;
use crate::melee::reach::could_strike;
use crate::movement::getting_away;
use crate::tables::{Group, ManeuverRow};
use crate::turn::closed::shut;
use crate::view::BookView;
use crate::words::*;

/// Every maneuver that is open, and the changes of posture that take no time.
pub fn maneuvers(rules: BookView, figure: FigureId) -> Asking {
    let verbs = (0..MANEUVERS as u8).map(Verb);
    let mut choices: Vec<Choice> =
        verbs.filter(|verb| shut(rules, figure, *verb).is_none()).map(Choice::plain).collect();
    let default = usual(rules, figure, &choices);
    if !getting_away::runs_on(rules, figure) {
        choices.extend(postures::changes(rules, figure, true));
        choices.extend(handling::quick(rules, figure));
        choices.extend(handling::loose(rules, figure));
        choices.extend(unknown_foe::choice(rules, figure));
    }
    let decline = [WAIT, DOUBLE, FLEE].map(Choice::plain);
    let decline = decline.into_iter().find(|it| choices.contains(it)).unwrap_or(default);
    Asking { choices, decline, default }
}

/// The maneuver that would be offered to a figure first, were it its turn.
pub fn foreseen(rules: BookView, figure: FigureId) -> Verb {
    maneuvers(rules, figure).default.verb
}

/// The maneuver offered first: the last one if it is one of attack or defence and open; else an
/// attack, making ready, getting up, going.
fn usual(rules: BookView, figure: FigureId, choices: &[Choice]) -> Choice {
    let open = |verb: &Verb| {
        let strikes = |row: &ManeuverRow| matches!(row.group, Group::AllOut | Group::Attack);
        let attacks = rules.tables.maneuver(*verb).is_some_and(strikes);
        let idle = || attacks && !could_strike(rules, figure, *verb);
        choices.contains(&Choice::plain(*verb)) && !idle()
    };
    let fights = |verb: &Verb| {
        let group = rules.row(Some(*verb)).map(|row| row.group);
        matches!(group, Some(Group::AllOut | Group::Attack))
            && !matches!(*verb, WILD | WILD_ALL | CHARGE | STOP)
    };
    let tired = handling::tired(rules, figure).then_some(READY);
    let last = rules.fighter(figure).last.filter(|last| fights(last) && open(last));
    let held = rules.doings(figure).pressed.map(|_| DOUBLE);
    let order =
        [tired, held, last, Some(ATTACK), Some(READY).filter(|_| handling::unarmed(rules, figure))];
    let rest = [CHANGE, MOVE, WAIT, DOUBLE].map(Some);
    let low = |verb: &Verb| *verb != CHANGE || !rules.upright(figure);
    let mut usual = order.into_iter().chain(rest).flatten();
    let verb = usual.find(|verb| open(verb) && low(verb));
    verb.map_or_else(|| choices.first().copied().unwrap_or(Choice::plain(WAIT)), Choice::plain)
}
