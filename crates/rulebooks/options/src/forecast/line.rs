//! What may become of a missile on its way, and of a blow into a scuffle: those in the line,
//! those behind, those who lie with the target (OPT-623 to OPT-625, OPT-708).

use riposte_rules::decision::Forecast;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;

use super::blow::chance_of;
use super::{contest, note};
use crate::missiles::{in_line, onward, pass_roll, stray_roll, upright};
use crate::rolls::{Blow, Luck};
use crate::rule;
use crate::rules::Rules;
use crate::scuffle::reached;

/// The rolls past those in the line, and to pick the target out of a scuffle: how likely the
/// missile comes to its target.
pub fn arrival(rules: Rules, by: FigureId, target: FigureId, forecast: &mut Forecast) -> Chance {
    let (here, at) = (rules.table.hex(by), rules.table.hex(target));
    let mut arrives = Chance::CERTAIN;
    for other in in_line(rules, by, at) {
        let roll = pass_roll(rules, by, other);
        let struck = arrives.and(roll.chance().complement());
        arrives = arrives.and(roll.chance());
        let text = format!("{} is in the way, struck {struck}", rules.table.name(other));
        note(forecast, text, rule::IN_LINE);
        contest(forecast, roll);
    }
    if here != at && rules.combatant(target).grappled {
        let pile = rules.in_hex(at).filter(|member| rules.combatant(*member).grappled).count();
        note(forecast, format!("one of {pile} in the scuffle, by a die"), rule::AT_PILE);
        arrives = arrives.and(Chance::new(1, pile as u128));
    }
    arrives
}

/// Whom a missile that misses may hit further on.
pub fn beyond(
    rules: Rules,
    by: FigureId,
    target: FigureId,
    misses: Chance,
    forecast: &mut Forecast,
) {
    let (here, at) = (rules.table.hex(by), rules.table.hex(target));
    let mut flies = misses;
    for other in onward(rules, here, at).flat_map(|hex| upright(rules, hex)) {
        let hit = stray_roll(rules, by, other).chance();
        let text = format!("a miss may hit {}: {}", rules.table.name(other), flies.and(hit));
        note(forecast, text, rule::FLY_ON);
        flies = flies.and(hit.complement());
    }
}

/// Whom a blow from outside into a scuffle may hit instead of its target (OPT-708).
pub fn pile(rules: Rules, blow: Blow, forecast: &mut Forecast) {
    let bare = rules.bare(blow);
    let mut comes = Chance::CERTAIN;
    for other in reached(rules, blow.by, blow.target) {
        let now = Blow::now(rules, blow.by, other, blow.arm);
        let attack = rules.attack(Blow { off_hand: blow.off_hand, ..now });
        if other != blow.target {
            let hit = comes.and(attack.chance());
            let text = format!("a miss may hit {}: {hit}", rules.table.name(other));
            note(forecast, text, rule::OUTSIDER);
        }
        comes = comes.and(chance_of(rules, &attack, bare, Luck::Miss));
    }
}
