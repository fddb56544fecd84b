//! What a hit does, told once, roll by roll.
//!
//! Between the rolls somebody decides: how many dice are risked, whether the blow is soaked. There
//! the deed stops and says what is [`Asked`]; the functions here go on from each such stop with
//! the answer. A forecast goes on with the answers that [`assumed`] gives: the usual ones.

use riposte_rules::deed::Deed;
use riposte_rules::roll::{Contest, Limit, Scale, Text};
use riposte_words::{phrase, say};

use super::footing::{FOOTING, Footing};
use super::usual;
use crate::memory::{Hit, Stage};
use crate::risked::Risking;
use crate::rolls::{Pain, pain_effect, soaked_levels, wound_level, wound_words};
use crate::rule_ids;
use crate::view::BookView;

/// Where a deed stops, or ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Came {
    /// The hit, as far as it is worked out.
    pub hit: Hit,
    /// What has come about since the last stop, and is to be made true.
    pub effect: Effect,
}

impl Came {
    /// Whether the struck is out of the fight: killed, or out cold.
    pub fn puts_out(&self) -> bool {
        let dead = self.effect == Effect::Wound && self.hit.level >= FATAL;
        dead || self.effect == Effect::Pain(Pain::Unconscious)
    }
}

/// What comes about in the course of a hit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Nothing yet.
    None,
    /// The wound is given (REA-83); a fatal one kills.
    Wound,
    /// Pain is suffered (REA-84).
    Pain(Pain),
    /// The struck keeps its footing or not (REA-85).
    Footing(Footing),
}

/// What a decision is needed for before the deed goes on: the stage of the manoeuvre that asks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asked {
    /// The stage.
    pub stage: Stage,
    /// What has come about.
    pub came: Came,
}

/// What becomes of a hit, from one decision to the next.
pub type Hurt<'w> = Deed<'w, Came, Asked>;

fn ask<'w>(rules: BookView<'w>, stage: Stage, hit: Hit, effect: Effect) -> Hurt<'w> {
    let asked = Asked { stage, came: Came { hit, effect } };
    Deed::ask(asked, move || assumed(rules, asked))
}

/// How a forecast goes on where somebody decides: with the dice that are usually risked, and
/// nothing is soaked.
pub fn assumed<'w>(rules: BookView<'w>, asked: Asked) -> Hurt<'w> {
    let hit = asked.came.hit;
    match asked.stage {
        Stage::Damage => damage(rules, hit, usual::damage(rules, &hit)),
        Stage::SoakRisk => soak(rules, hit, usual::soak(rules, &hit)),
        Stage::Pain => pain(rules, hit, usual::pain(rules, &hit)),
        Stage::KnockBack => footing(rules, hit, usual::footing(rules, &hit)),
        _ => unsoaked(rules, hit),
    }
}

/// The damage, which with the resistance gives the level of the wound (REA-82, REA-83).
pub fn damage<'w>(rules: BookView<'w>, hit: Hit, dice: u8) -> Hurt<'w> {
    let resistance = rules.resistance(hit.target, hit.spot);
    let roll = rules.damage_roll(&hit).risking(dice, rule_ids::RISK);
    let words = move |total| wound_words(wound_level(total - resistance));
    let look =
        Deed::roll(hit.by, roll).meaning(move |total| Some(against(resistance, words(total))));
    look.rows(move |total| Some(words(total).into())).then(move |damage| {
        let level = wound_level(damage - resistance);
        let hit = Hit { damage, level, ..hit };
        match level {
            0 => before_footing(rules, hit, Effect::None),
            _ => ask(rules, Stage::Soak, hit, Effect::None),
        }
    })
}

/// The wound of a hit that is not soaked.
pub fn unsoaked<'w>(rules: BookView<'w>, hit: Hit) -> Hurt<'w> {
    match hit.level {
        0 => before_footing(rules, hit, Effect::None),
        FATAL.. => Deed::end(Came { hit, effect: Effect::Wound }),
        _ => ask(rules, Stage::Pain, hit, Effect::Wound),
    }
}

/// The level of a wound that kills.
pub const FATAL: u8 = 6;

/// Soaking, which makes the wound lighter (REA-79).
pub fn soak<'w>(rules: BookView<'w>, hit: Hit, dice: u8) -> Hurt<'w> {
    let roll = rules.soak_roll(hit.target).risking(dice, rule_ids::RISK);
    let left = move |levels: i32| hit.level.saturating_sub(levels as u8);
    let meaning = move |total| {
        let levels = soaked_levels(total);
        let wound = phrase(wound_words(left(levels.into())));
        say!("−{levels} levels: {wound}", levels, wound)
    };
    Deed::roll(hit.target, roll)
        .meaning(move |total| Some(meaning(total).into()))
        .class(|total| i32::from(soaked_levels(total)))
        .rows(move |levels| Some(wound_words(left(levels)).into()))
        .then(move |levels| unsoaked(rules, Hit { level: left(levels), ..hit }))
}

/// Pain: out cold, stunned, staggered, or borne (REA-84).
pub fn pain<'w>(rules: BookView<'w>, hit: Hit, dice: u8) -> Hurt<'w> {
    let roll = rules.pain_roll(&hit).risking(dice, rule_ids::RISK);
    let effect = |class: i32| Pain::ALL[class as usize];
    Deed::roll(hit.target, roll)
        .meaning(|total| Some(pain_effect(total).words().into()))
        .class(|total| pain_effect(total) as i32)
        .rows(move |class| Some(effect(class).words().into()))
        .then(move |class| match effect(class) {
            Pain::Unconscious => Deed::end(Came { hit, effect: Effect::Pain(Pain::Unconscious) }),
            pain => before_footing(rules, hit, Effect::Pain(pain)),
        })
}

/// Knock-back, where it is played (REA-85).
fn before_footing<'w>(rules: BookView<'w>, hit: Hit, effect: Effect) -> Hurt<'w> {
    match rules.constants().knock_back && !rules.is_mount(hit.target) {
        true => ask(rules, Stage::KnockBack, hit, effect),
        false => Deed::end(Came { hit, effect }),
    }
}

/// What the footing is rolled against, and how it can come out (REA-85).
pub fn footing_check(rules: BookView, hit: &Hit, dice: u8) -> Contest {
    let roll = rules.footing_roll(hit).risking(dice, rule_ids::RISK);
    let difficulty = Limit::at_least(rules.footing_difficulty(hit));
    Contest::against(roll, difficulty).with_degrees(FOOTING)
}

/// Keeping one's footing: even a blow that the armour stops may drive one back or over.
pub fn footing<'w>(rules: BookView<'w>, hit: Hit, dice: u8) -> Hurt<'w> {
    let check = footing_check(rules, &hit, dice);
    let difficulty = rules.footing_difficulty(&hit).basic();
    let meaning = move |total: i32| -> Option<Text> {
        let degree = FOOTING.by_margin(total - difficulty);
        Some(against(difficulty, degree.name))
    };
    Deed::roll(hit.target, check.roll).meaning(meaning).then(move |total| {
        Deed::end(Came { hit, effect: Effect::Footing(Footing::by(total - difficulty)) })
    })
}

/// What a total comes to against a value: "against 12: light wound".
fn against(value: i32, outcome: &'static str) -> Text {
    let (value, outcome) = (Scale::Half.write(value), phrase(outcome));
    say!("against {value}: {outcome}", value, outcome).into()
}
