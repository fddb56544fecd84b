//! Damage and injury (MAN-106, MAN-115).

use riposte_rules::roll::{Roll, Text};
use riposte_words::say;

use super::parts::value;

use crate::melee::blow::{Blow, injury_words};
use crate::rule_ids as rule;
use crate::tables::Kind;
use crate::view::BookView;
use crate::waiting::stop_thrust::impact;
use crate::words::*;

impl BookView<'_> {
    /// The damage of a blow that was won by so much (MAN-106).
    pub fn damage(self, blow: Blow, won: i32) -> Roll {
        let Some(strike) = self.strike(blow.by, blow.arm) else { return value("damage") };
        let st = self.strength(blow.by);
        let (dice, add) = basic(strike.kind, st);
        let mut roll = value("damage").dice(dice, 6);
        roll.add("ST", add, rule::DAMAGE);
        roll.add(strike.mode.name.clone(), strike.stats.add, rule::DAMAGE);
        match blow.with {
            HARD => roll.add("all-out", st / 5, rule::HARD),
            LUNGE => roll.add("lunge", i32::from(dice), rule::LUNGE),
            CHARGE if strike.kind == Kind::Thrust || self.is_shield(strike.item) => {
                roll.add("charge", self.constants().charge.0, rule::CHARGE);
            }
            STOP => {
                let most = i32::from(dice) * 6 + add + strike.stats.add;
                roll.add("own speed", impact(self, blow, most), rule::STOP);
            }
            _ => {}
        }
        if self.constants().margin_damage {
            roll.add("well struck", won / 3, rule::DAMAGE);
        }
        roll
    }

    /// The most that a blow can do, however well it was struck (MAN-106).
    pub fn most_damage(self, blow: Blow) -> i32 {
        let roll = self.damage(blow, 0);
        i32::from(roll.pool.plus) * i32::from(roll.pool.sides) + roll.basic()
    }

    /// The injury that so much damage does, which counts so many `times`, with what makes it another
    /// number (MAN-113, MAN-115).
    pub fn injury_told(self, blow: Blow, damage: i32, times: i32, through: bool) -> Text {
        let damage = damage * times;
        let (stops, left) = self.stopped(blow, damage, through);
        let injury = self.injury(blow, damage, through);
        let more = left > 0 && injury != left;
        let injured = injury_words(injury);
        let injured: Text = match more {
            true => say!("by wound and place: {injured}", injured).into(),
            false => injured,
        };
        let told = match (stops, more) {
            (0, _) => injured,
            (_, true) => {
                say!("armour −{stops} leaves {left}; {injured}", stops, left, injured).into()
            }
            (_, false) => say!("armour −{stops}: {injured}", stops, injured).into(),
        };
        if times > 1 { format!("× {times} = {damage}; {told}").into() } else { told }
    }

    /// The injury that so much damage does (MAN-115).
    pub fn injury(self, blow: Blow, damage: i32, through: bool) -> i32 {
        let Some(strike) = self.strike(blow.by, blow.arm) else { return 0 };
        let (_, left) = self.stopped(blow, damage, through);
        strike.stats.wound.injury(left) * self.tables.spot(blow.spot).map_or(1, |row| row.times)
    }

    /// What armour takes of so much damage, and what is left of it (MAN-115).
    fn stopped(self, blow: Blow, damage: i32, through: bool) -> (i32, i32) {
        let stops = if through { 0 } else { self.build(blow.at).armour.1 };
        (stops, (damage - stops).max(0))
    }
}

/// Dice and what is added to them, by ST (MAN-106).
pub fn basic(kind: Kind, st: i32) -> (u8, i32) {
    let n = match kind {
        Kind::Swing => st - 10,
        Kind::Thrust => (st - 13).div_euclid(2),
    };
    match n {
        ..=-1 => (1, n),
        _ => (u8::try_from(1 + (n + 1) / 4).unwrap_or(1), (n + 1) % 4 - 1),
    }
}
