//! What an attack is rolled against (MAN-111).

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Roll};

use super::parts::{under, value};

use crate::close::bonds;
use crate::melee::blow::Blow;
use crate::melee::shields;
use crate::rolls::degrees::attack_degrees;
use crate::rule_ids as rule;
use crate::view::BookView;
use crate::words::*;

impl BookView<'_> {
    /// The attack roll of a blow (MAN-111).
    pub fn attack(self, blow: Blow) -> Contest {
        under("attack", self.attack_value(blow), attack_degrees)
    }

    /// What the attack of a blow is rolled against.
    pub fn attack_value(self, blow: Blow) -> Roll {
        let Some(strike) = self.strike(blow.by, blow.arm) else { return value("attack") };
        let (by, at, constants) = (blow.by, blow.at, self.constants());
        let skill = &strike.weapon.skill;
        let mut sum = value(skill.clone()).with("skill", self.skill(by, skill), rule::ATTRIBUTES);
        let wild = matches!(blow.with, WILD | WILD_ALL);
        let verb = info(blow.with);
        if wild {
            sum.add("wild swing", constants.wild.0, rule::WILD);
        } else {
            // With a second blow, that of the shield, only one is the bolder (MAN-221).
            let second = constants.shield_too && !self.doings(by).struck.is_empty();
            let modifier = self.tables.maneuver(blow.with).and_then(|row| row.attack);
            let modifier = modifier.filter(|_| blow.with != BOLD || !second);
            sum.add(verb.name.to_lowercase(), modifier.unwrap_or(0), verb.rule);
        }
        if blow.with == BEAT {
            self.feinting(by, &mut sum);
        }
        self.own_state(by, &mut sum);
        sum.add("own posture", self.posture(by).attack, rule::POSTURES);
        let low = self.posture(at);
        let theirs = if strike.flies() { self.low_to_shots(at) } else { low.melee };
        sum.add("target's posture", theirs, rule::POSTURES);
        let spot = &self.tables.spots[usize::from(blow.spot.0).min(self.tables.spots.len() - 1)];
        sum.add(spot.name.clone(), spot.aim, rule::PLACES);
        if !strike.flies() && !self.ready(by, blow.arm.item) {
            sum.add("not ready", constants.unready, rule::UNREADY);
        }
        if !strike.flies() {
            sum.add("past others", self.past(by, at), rule::PAST);
        }
        if blow.against == Some(WRAP) && spot.key == "arm" {
            sum.add("the arm that reaches around", -1 - spot.aim, rule::WRAP);
        }
        sum.add("in a hold", bonds::hampers(self, by, &strike), rule::GRIPPED);
        sum.add("the shield is hooked", shields::opening(self, blow), rule::SHIELD_SNATCH);
        self.after_feints(blow, &mut sum);
        if self.doings(by).sets_up.is_some() {
            sum.add("setting up", constants.set_up_attack, rule::SET_UP);
        }
        sum.add("set-up", blow.pool, rule::SPRING);
        sum.add("own defence", blow.counter, rule::COUNTER);
        if strike.flies() {
            self.shooting(blow, &mut sum);
        }
        if wild {
            sum = sum.kept_within(i32::MIN / 2..=constants.wild.1, "9 at best", rule::WILD);
        }
        sum
    }

    /// What the posture of a target does to a shot at it: one that has sprinted on its belly crawled
    /// high (MAN-401).
    fn low_to_shots(self, at: FigureId) -> i32 {
        let posture = self.posture(at);
        let high = posture.ranged_high.filter(|_| self.doings(at).sprinted);
        high.unwrap_or(posture.ranged)
    }

    /// What feints do to an attack: one's own, and those of others.
    fn after_feints(self, blow: Blow, sum: &mut Roll) {
        if let Some(feint) = self.feint(blow.by, blow.at) {
            let won = feint.by > 0;
            match feint.verb {
                WEAPON_FEINT if won && feint.item != blow.arm.item => {
                    let ready = self.ready(blow.by, blow.arm.item);
                    let gained = if ready { feint.by } else { 0 };
                    sum.add("weapon feint", gained, rule::WEAPON_FEINT);
                }
                BODY_FEINT if feint.spot == Some(blow.spot) => {
                    sum.add("body feint", feint.by, rule::BODY_FEINT);
                }
                SUCKER if won => sum.add("sucker shot", feint.by, rule::SUCKER),
                BEAT if feint.by >= 0 => {
                    sum.add("after a beat", self.constants().after_beat, rule::BEAT)
                }
                _ => {}
            }
        }
        // One that failed costs, whomever one strikes at (MAN-302, MAN-303, MAN-305).
        sum.add("own feint failed", self.feint_failed(blow.by), rule::FEINT);
        for other in self.table.active_figures() {
            let jam = self.feint(other, blow.by).filter(|feint| feint.verb == JAM);
            if let Some(feint) = jam {
                sum.add("jammed", -feint.by, rule::JAM);
            }
        }
    }
}
