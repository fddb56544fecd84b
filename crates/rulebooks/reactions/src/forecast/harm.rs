//! Expected harm of a blow: from margins to damage to wounds.

use riposte_rules::decision::HarmForecast;
use riposte_rules::roll::{Contest, Spread};

use crate::cards::WORTH_LOST;
use crate::memory::Hit;
use crate::risked::Risking;
use crate::rolls::{
    Blow, Pain, margin_bonus, pain_effect, soaked_levels, wound_level, wound_words,
};
use crate::rule_ids;
use crate::strike::hit_of;
use crate::view::BookView;

/// Damage is reckoned with so many dice risked, as nearly everyone does.
const DAMAGE_DICE: u8 = 2;

type Levels = [f64; 7];

/// The harm that a blow does, over every fall of the dice of a contest.
pub fn of_blow(rules: BookView, blow: Blow, contest: &Contest) -> HarmForecast {
    Weight::of(rules, blow).by(rules, contest)
}

/// A blow that hits: what it does by its margin, whatever it is measured against.
pub struct Weight {
    hit: Hit,
    damage: Spread,
    resistance: i32,
}

impl Weight {
    /// Of a blow.
    pub fn of(rules: BookView, blow: Blow) -> Weight {
        let hit = hit_of(rules, blow);
        let damage = rules.damage_roll(&hit).risking(DAMAGE_DICE, rule_ids::RISK).spread();
        Weight { hit, damage, resistance: rules.resistance(blow.target, blow.spot) }
    }

    /// The harm over every fall of the dice of a contest.
    pub fn by(&self, rules: BookView, contest: &Contest) -> HarmForecast {
        let mut levels: Levels = [0.0; 7];
        for (margin, chance) in margins(contest) {
            if margin < 0 {
                levels[0] += chance;
                continue;
            }
            let bonus = margin_bonus(margin) - self.resistance;
            for (total, cases) in self.damage.iter() {
                let level = wound_level(total + bonus);
                levels[usize::from(level)] += chance * cases as f64 / self.damage.all() as f64;
            }
        }
        forecast(rules, &self.hit, &levels)
    }
}

/// How likely each margin is. With a clash a lead of the other side counts as a miss.
fn margins(contest: &Contest) -> Vec<(i32, f64)> {
    let (results, all) = contest.results();
    results.iter().map(|(it, cases)| (it.margin, *cases as f64 / all as f64)).collect()
}

/// The harm of a hit, over every fall of the damage dice.
pub fn of_damage(rules: BookView, hit: &Hit, damage: &Spread) -> HarmForecast {
    let resistance = rules.resistance(hit.target, hit.spot);
    let mut levels: Levels = [0.0; 7];
    for (total, cases) in damage.iter() {
        let level = wound_level(total - resistance);
        levels[usize::from(level)] += cases as f64 / damage.all() as f64;
    }
    forecast(rules, hit, &levels)
}

/// The harm of a hit whose wound level is known.
pub fn as_it_is(rules: BookView, hit: &Hit) -> HarmForecast {
    let mut levels: Levels = [0.0; 7];
    levels[usize::from(hit.level)] = 1.0;
    forecast(rules, hit, &levels)
}

/// The harm that is left when the hit is soaked with so many dice risked.
pub fn after_soak(rules: BookView, hit: &Hit, dice: u8) -> HarmForecast {
    let soak = rules.soak_roll(hit.target).risking(dice, rule_ids::RISK).spread();
    let mut levels: Levels = [0.0; 7];
    for (total, cases) in soak.iter() {
        let level = hit.level.saturating_sub(soaked_levels(total));
        levels[usize::from(level)] += cases as f64 / soak.all() as f64;
    }
    forecast(rules, hit, &levels)
}

fn forecast(rules: BookView, hit: &Hit, levels: &Levels) -> HarmForecast {
    let out =
        levels[6] + (1..6).map(|level| levels[level] * faints(rules, hit, level)).sum::<f64>();
    let lost: f64 = levels.iter().zip(WORTH_LOST).map(|(chance, lost)| chance * lost).sum();
    let named = (0u8..).zip(levels).filter(|(_, chance)| **chance > 0.0);
    HarmForecast {
        figure: hit.target,
        degrees: named.map(|(level, chance)| (wound_words(level).into(), *chance)).collect(),
        mean: (0..7).map(|level| levels[level] * level as f64).sum(),
        out,
        worth: lost.max(out).min(1.0),
    }
}

/// 1 when the pain of a wound of some level knocks the target out, no dice risked.
fn faints(rules: BookView, hit: &Hit, level: usize) -> f64 {
    let hit = Hit { level: level as u8, ..*hit };
    let result = rules.pain_roll(&hit).basic();
    f64::from(u8::from(pain_effect(result) == Pain::Unconscious))
}
