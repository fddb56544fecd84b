//! What a blow does, and what stops its hits (OPT-206 to OPT-208, OPT-216).

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Scale};
use riposte_words::Thing;

use super::blow::Blow;
use crate::rule_ids;
use crate::tables::{Class, PoleCharge, Way};
use crate::view::{Arc, BookView};
use crate::words::*;

impl<'w> BookView<'w> {
    /// Whether a blow with a pole weapon does more for a charge, and why (OPT-611, OPT-612).
    pub fn charge_bonus(self, blow: Blow) -> Option<&'static str> {
        let strike = self.strike(blow.by, blow.arm)?;
        if strike.weapon.class != Class::Pole || strike.stats.way != Way::Strike {
            return None;
        }
        let ran = match self.constants().pole_charge {
            PoleCharge::DoubleAlways => true,
            _ => self.combatant(blow.by).turn.straight >= self.constants().run_up,
        };
        if ran && self.may_charge(blow.by) {
            Some(rule_ids::POLE_CHARGE)
        } else {
            blow.charged.then_some(rule_ids::POLE_AGAINST)
        }
    }

    /// The damage dice of a blow, and how many times they count before luck.
    pub fn damage(self, blow: Blow) -> (Roll, i32) {
        let mut roll = Roll::new("damage", Scale::Whole);
        let Some(strike) = self.strike(blow.by, blow.arm) else { return (roll, 1) };
        let (mut dice, mut add) = (strike.stats.dice, strike.stats.add);
        if strike.weapon.class == Class::Bare && strike.stats.way == Way::Grapple {
            (dice, add) = self.bare_damage(blow.by);
        }
        let mut times = 1;
        if let Some(id) = self.charge_bonus(blow) {
            match self.constants().pole_charge {
                PoleCharge::PlusOneDie => dice += 1,
                _ => times = 2,
            }
            roll.add("charge", 0, id);
        }
        roll = roll.dice(dice, 6);
        roll.add("weapon", add, rule_ids::WEAPONS);
        (roll, times)
    }

    /// What bare hands do in a scuffle, by the figure's ST (OPT-707).
    pub fn bare_damage(self, figure: FigureId) -> (u8, i32) {
        let st = self.build(figure).st;
        let rows = &self.constants().bare_hands;
        let row = rows.iter().find(|(most, ..)| st <= *most).or(rows.last());
        row.map_or((1, -4), |(_, dice, add)| (*dice, *add))
    }

    /// How many times the damage counts: luck and charge together (OPT-208).
    pub fn multiplied(self, luck: i32, charge: i32) -> i32 {
        if self.constants().multipliers_multiply { luck * charge } else { luck + charge - 1 }
    }

    /// The hits of a blow that are stopped: what stops them, how many, and the rule
    /// (OPT-207, OPT-216).
    pub fn stopped(self, blow: Blow) -> Vec<(Thing<'w>, i32, &'static str)> {
        let mut stopped = Vec::new();
        self.each_stop(blow, &mut |what, hits, rule| stopped.push((what, hits, rule)));
        stopped
    }

    /// How many hits of a blow are stopped in all.
    pub fn stops(self, blow: Blow) -> i32 {
        let mut sum = 0;
        self.each_stop(blow, &mut |_, hits, _| sum += hits);
        sum
    }

    fn each_stop(self, blow: Blow, visit: &mut dyn FnMut(Thing<'w>, i32, &'static str)) {
        let build = self.build(blow.target);
        let mut stop = |what: &'w str, hits: i32, rule| {
            if hits > 0 {
                visit(Thing(what), hits, rule);
            }
        };
        stop(&build.armour.1, build.stops, rule_ids::ARMOUR);
        let stone = self.power(STONE) * self.spells().times(blow.target, STONE);
        stop("Stone flesh", stone, rule_ids::SPELLS);
        let strike = self.strike(blow.by, blow.arm);
        if strike.is_some_and(|strike| strike.stats.way == Way::Grapple) {
            return;
        }
        let arc = self.blow_arc(blow);
        let ready = self.shield(blow.target, true).filter(|_| arc == Arc::Front);
        let rear = blow.facing.is_none_or(|facing| self.straight_behind(blow, facing));
        let slung = self.shield(blow.target, false).filter(|_| rear);
        if let Some((_, shield)) = ready.or(slung) {
            stop("Shield", shield.stops, rule_ids::SHIELD_ARC);
        }
        let one_handed = strike.is_some_and(|s| s.mode.hands == 1 && s.stats.way == Way::Strike);
        if one_handed && arc == Arc::Front {
            stop("Main-gauche", self.off_hand_guard(blow.target), rule_ids::OFF_HAND);
        }
    }

    fn off_hand_guard(self, figure: FigureId) -> i32 {
        let mut held = self.table.arms(figure).ready();
        let guard = held.find_map(|(_, item)| {
            let stats = self.tables.weapons.of(item.weapon);
            (stats.class == Class::OffHand).then_some(stats.stops)
        });
        guard.unwrap_or(0)
    }
}
