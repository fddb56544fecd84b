//! Blows with a pole weapon before all others (OPT-115).

use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::allowed::may_attack;
use crate::view::BookView;
use crate::words::*;

/// The blows with a pole weapon that a figure may strike before all others: when they are blows of
/// a charge, whether it was declared or not, and at those who charge (OPT-115).
pub fn pole_blows(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let turn = &rules.combatant(figure).turn;
    if turn.passed || turn.done || !may_attack(rules, figure) {
        return Vec::new();
    }
    let charges = rules.may_charge(figure);
    let mut blows = Vec::new();
    for strike in rules.poles(figure) {
        let targets = rules.struck_at(figure);
        let due = targets.filter(|target| charges || rules.charging(*target));
        blows.extend(
            due.map(|target| Choice { arm: Some(strike.arm), ..Choice::plain(ATTACK).at(target) }),
        );
    }
    blows
}
