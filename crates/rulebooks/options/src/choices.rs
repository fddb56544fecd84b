//! What a figure may do when its action comes (OPT-401 to OPT-538).

use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::systems::sight::clear;

use crate::act::{could_attack, may_attack};
use crate::option_table::permitted;
use crate::tables::{Class, Way};
use crate::view::BookView;
use crate::words::*;
use crate::{casting, kit, missiles, scuffle, ways};

/// Every action open to a figure.
pub fn actions(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let mut open = Vec::new();
    if rules.pinning(figure).is_some() {
        scuffle::holds(rules, figure, &mut open);
        return open;
    }
    open.push(Choice::plain(DONE));
    if rules.pinned(figure) {
        scuffle::holds(rules, figure, &mut open);
        return open;
    }
    if rules.combatant(figure).grappled {
        scuffle::actions(rules, figure, &mut open);
    } else {
        attacks(rules, figure, &mut open);
        missiles::shots(rules, figure, &mut open);
        stances(rules, figure, &mut open);
        kit::changes(rules, figure, &mut open);
        scuffle::grapples(rules, figure, &mut open);
    }
    casting::spells(rules, figure, &mut open);
    open
}

/// Whether the option table lets a figure do something now.
pub fn allowed(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    permitted(verb, &rules.record(figure, false)).is_ok()
}

/// Blows, jabs, throws, shield-rushes.
fn attacks(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    if !may_attack(rules, figure) {
        return;
    }
    for strike in rules.strikes(figure) {
        let targets: Vec<FigureId> = match strike.stats.way {
            Way::Strike => rules.struck_at(figure).collect(),
            Way::Jab => jabbed_at(rules, figure).collect(),
            Way::Throw => missiles::targets(rules, figure, strike.arm),
            Way::Fire | Way::Grapple => Vec::new(),
        };
        let blow = |target| Choice { arm: Some(strike.arm), ..Choice::plain(ATTACK).at(target) };
        open.extend(targets.into_iter().map(blow));
    }
    if rules.shield(figure, true).is_some() {
        let up = |target: &FigureId| !rules.combatant(*target).grappled;
        let targets = rules.struck_at(figure).filter(up);
        open.extend(targets.map(|target| Choice::plain(RUSH).at(target)));
    }
}

/// The enemies two hexes away whom a jab reaches (OPT-616).
pub fn jabbed_at<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
    let enemies = rules.table.enemies(figure);
    enemies.filter(move |enemy| jab_reaches(rules, figure, rules.table.hex(*enemy)))
}

/// Whether a jab reaches into a hex: two away in front, past no wall, and not straight ahead
/// past somebody who stands between (OPT-616).
pub fn jab_reaches(rules: BookView, figure: FigureId, hex: Hex) -> bool {
    let (here, facing) = (rules.table.hex(figure), rules.table.facing(figure));
    let ahead = hex == here + facing.step() * 2;
    hex.unsigned_distance_to(here) == 2
        && rules.in_front(figure, hex)
        && !(ahead && rules.stands_in(here + facing.step()))
        && clear(rules.table.board(), here, hex)
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

/// Dodge, defend, change of stature, disengage, wait.
fn stances(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    let posture = rules.table.posture(figure);
    for verb in [DODGE, DEFEND, KNEEL, LIE] {
        let fits = match verb {
            DEFEND => defends_with(rules, figure),
            KNEEL => posture != Posture::Kneeling && rules.can_rise(figure),
            LIE => matches!(posture, Posture::Standing | Posture::Kneeling),
            _ => true,
        };
        // The stature at the start of the turn decides, but nobody gets up and down again.
        let as_begun = posture == rules.combatant(figure).turn.stature;
        if fits && as_begun && allowed(rules, figure, verb) {
            open.push(Choice::plain(verb));
        }
    }
    if posture != Posture::Standing && allowed(rules, figure, STAND) {
        if rules.can_rise(figure) {
            open.push(Choice::plain(STAND));
        }
        let hexes = rising_steps(rules, figure);
        open.extend(hexes.into_iter().map(|hex| Choice::plain(STAND).to(hex)));
    }
    if posture == Posture::Standing && allowed(rules, figure, DISENGAGE) {
        let empty = scuffle::empty_beside(rules, figure);
        open.extend(empty.map(|hex| Choice::plain(DISENGAGE).to(hex)));
    }
    let still = rules.combatant(figure).turn.moved <= 1;
    if still && could_attack(rules, figure) && rules.armed(figure) {
        open.push(Choice::plain(WAIT));
    }
}

/// The hexes into which a figure may rise: one further, or a shift when it is engaged.
fn rising_steps(rules: BookView, figure: FigureId) -> Vec<Hex> {
    ways::shifts(rules, figure).collect()
}

/// The shots open for a second arrow.
pub fn shots(rules: BookView, figure: FigureId) -> Vec<Choice> {
    missiles::second_shots(rules, figure)
}
