//! What may become of a missile on its way, and of a blow into a scuffle: those in the line,
//! those behind, those who lie with the target (OPT-623 to OPT-625, OPT-708).

use riposte_rules::decision::{Arm, Forecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Chance, Contest};
use riposte_rules::systems::sight::{in_line, onward, upright};

use super::flight::{Missile, pass_roll, stray_roll};
use crate::casting::rolls::{cast_roll, damage_roll, least_damage, spell_stopped};
use crate::forecast::common::{contest, note};
use crate::forecast::harm::harm_of;
use crate::grapple::outsider::reached;
use crate::melee::forecast::{chance_of, hits_by, hits_of, if_it_arrives, lucks, spread_of};
use crate::rolls::{Blow, Luck};
use crate::rule_ids;
use crate::view::BookView;

/// What flies, from whom, at whom.
#[derive(Clone, Copy)]
pub struct Course {
    /// Who lets it fly.
    pub by: FigureId,
    /// Whom it is meant for.
    pub target: FigureId,
    /// What flies.
    pub missile: Missile,
    /// Whether it is let fly from the ground.
    pub lying: bool,
}

impl Course {
    /// The rolls past those in the line, and to pick the target out of a scuffle: how likely
    /// the missile comes to its target.
    pub fn arrival(self, rules: BookView, forecast: &mut Forecast) -> Chance {
        let (here, at) = (rules.table.hex(self.by), rules.table.hex(self.target));
        let mut arrives = Chance::CERTAIN;
        for other in in_line(rules.table, rules.table.hex(self.by), at) {
            let roll = pass_roll(rules, self.by, other);
            let struck = arrives.and(roll.chance().complement());
            arrives = arrives.and(roll.chance());
            let text = format!("{} is in the way, struck {struck}", rules.table.name(other));
            note(forecast, text, rule_ids::IN_LINE);
            contest(forecast, roll);
            self.strays(rules, other, struck, forecast);
        }
        match here != at && rules.grappled(self.target) {
            true => self.picked(rules, arrives, forecast),
            false => arrives,
        }
    }

    /// A die picks one of those in a scuffle, if the missile comes to it: how likely the target.
    fn picked(self, rules: BookView, comes: Chance, forecast: &mut Forecast) -> Chance {
        let there = rules.table.in_hex(rules.table.hex(self.target));
        let pile: Vec<FigureId> = there.filter(|one| rules.grappled(*one)).collect();
        let text = format!("one of {} in the scuffle, by a die", pile.len());
        note(forecast, text, rule_ids::AT_PILE);
        let picked = comes.and(Chance::new(1, pile.len() as u128));
        for other in pile.into_iter().filter(|member| *member != self.target) {
            let odds = self.hits(rules, other, &lucks(rules, &self.roll(rules, other)));
            forecast.astray.push(harm_of(rules, other, &if_it_arrives(odds, picked)));
        }
        picked
    }

    /// Whom a missile that misses may hit further on.
    pub fn beyond(self, rules: BookView, misses: Chance, forecast: &mut Forecast) {
        let (here, at) = (rules.table.hex(self.by), rules.table.hex(self.target));
        let mut flies = misses;
        let hexes = onward(rules.table.board(), here, at, rules.constants().fly_on);
        for other in hexes.flat_map(|hex| upright(rules.table, hex)) {
            let hit = stray_roll(rules, self.by, other).chance();
            let struck = flies.and(hit);
            let text = format!("a miss may hit {}: {struck}", rules.table.name(other));
            note(forecast, text, rule_ids::FLY_ON);
            flies = flies.and(hit.complement());
            self.strays(rules, other, struck, forecast);
        }
    }

    fn blow(self, rules: BookView, target: FigureId, arm: Arm) -> Blow {
        Blow { lying: self.lying, ..Blow::now(rules, self.by, target, arm) }
    }

    /// The roll to hit somebody.
    pub fn roll(self, rules: BookView, target: FigureId) -> Contest {
        match self.missile {
            Missile::Weapon(arm) => rules.attack(self.blow(rules, target, arm)),
            Missile::Spell(verb, _) => cast_roll(rules, self.by, verb, Some(target)),
        }
    }

    /// How likely each number of hits is for somebody who is struck once, twice or three times
    /// as hard with such chances.
    pub fn hits(self, rules: BookView, target: FigureId, times: &[(i32, f64)]) -> Vec<(i32, f64)> {
        match self.missile {
            Missile::Weapon(arm) => hits_by(rules, self.blow(rules, target, arm), times),
            Missile::Spell(verb, st) => {
                let stopped = spell_stopped(rules, self.by, target);
                let stops = stopped.iter().map(|(_, hits, _)| hits).sum();
                let done = |total: i32, luck: i32| total.max(least_damage(st)) * luck;
                spread_of(times, &damage_roll(rules, verb, st), done, stops)
            }
        }
    }

    /// The harm to somebody it may strike who was not aimed at, as by a plain hit.
    fn strays(self, rules: BookView, other: FigureId, struck: Chance, forecast: &mut Forecast) {
        let odds = self.hits(rules, other, &[(1, struck.value())]);
        forecast.astray.push(harm_of(rules, other, &odds));
    }
}

/// Whom a blow from outside into a scuffle may hit instead of its target (OPT-708).
pub fn pile(rules: BookView, blow: Blow, forecast: &mut Forecast) {
    let bare = rules.bare(blow);
    let mut comes = Chance::CERTAIN;
    for other in reached(rules, blow.by, blow.target) {
        let now = Blow::now(rules, blow.by, other, blow.arm);
        let now = Blow { off_hand: blow.off_hand, ..now };
        let attack = rules.attack(now);
        if other != blow.target {
            let hit = comes.and(attack.chance());
            let text = format!("a miss may hit {}: {hit}", rules.table.name(other));
            note(forecast, text, rule_ids::OUTSIDER);
            let odds = if_it_arrives(hits_of(rules, now, &attack), comes);
            forecast.astray.push(harm_of(rules, other, &odds));
        }
        comes = comes.and(chance_of(rules, &attack, bare, Luck::Miss));
    }
}
