//! A blow told once: how the two rolls meet, and what a hit does, roll by roll.
//!
//! Between the rolls somebody decides: how many dice are risked, whether the blow is soaked. There
//! the deed stops and says what is [`Asked`]; the functions here go on from each such stop with
//! the answer. A forecast goes on with the answers that [`assumed`] gives: the usual ones.

use riposte_rules::board::Facing;
use riposte_rules::decision::RollForecast;
use riposte_rules::deed::Deed;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{
    Chance, Contest, Degree, DegreeRow, Degrees, Limit, Measure, Roll, Scale, Tie,
};
use riposte_rules::roll::{Settled, Text};
use smallvec::SmallVec;

use super::blow::hit_of;
use super::usual;
use crate::memory::{Hit, Stage};
use crate::missiles::flight;
use crate::risked::Risking;
use crate::rolls::{Blow, Pain, pain_effect, soaked_levels, wound_level, wound_words};
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

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

/// The blows that hit in one fall of the dice.
pub type Hits = SmallVec<[Hit; 2]>;

/// Two rolls that meet: an attack and a defence, or the attacks of two who strike at each other.
#[derive(Clone, Debug)]
pub struct Meeting {
    /// The blow.
    pub blow: Blow,
    /// Its attack.
    pub attack: Roll,
    /// The blow of the other, where both strike at once (REA-68).
    pub clash: Option<Blow>,
    /// The defence, or the attack of the other.
    pub other: Roll,
    /// How the blow is met, for the words.
    pub verb: riposte_rules::decision::Verb,
    /// From which of two sides the target has said that the blow comes, where it stands there yet
    /// (REA-33): from there it is pushed.
    pub side: Option<Facing>,
    /// What it must come up to besides, where it is thrown or shot (REA-208).
    pub difficulty: Option<Roll>,
    /// Whether the target answers what is thrown or shot: else its defence does not count.
    pub warded: bool,
}

impl Meeting {
    /// An attack against a defence.
    pub fn defended(blow: Blow, attack: Roll, guard: Roll) -> Meeting {
        Meeting {
            blow,
            attack,
            clash: None,
            other: guard,
            verb: PASS,
            side: None,
            difficulty: None,
            warded: false,
        }
    }

    /// Two attacks against each other.
    pub fn clash(blow: Blow, attack: Roll, met: Blow, other: Roll) -> Meeting {
        Meeting { clash: Some(met), ..Meeting::defended(blow, attack, other) }
    }

    /// The check: an attack hits that is at least as high as the defence (REA-63); of two that
    /// clash the higher hits, equal ones both (REA-68).
    pub fn contest(&self) -> Contest {
        match self.clash {
            Some(_) => Contest::opposed(self.attack.clone(), self.other.clone(), Tie::Both),
            None => against(self.attack.clone(), self.other.clone()),
        }
    }

    /// How likely the blow hits.
    pub fn chance(&self, rules: BookView) -> Chance {
        match self.difficulty {
            None => self.contest().chance(),
            Some(_) => self.fall(rules).chance(|hits| !hits.is_empty()),
        }
    }

    /// Its rolls, for a forecast.
    pub fn rolls(&self, rules: BookView) -> Vec<RollForecast> {
        self.fall(rules).outline()
    }

    /// The deed: who hits, and by how much.
    pub fn fall<'w>(&self, rules: BookView<'w>) -> Deed<'w, Hits> {
        if let Some(difficulty) = &self.difficulty {
            return flight::fall(rules, self, difficulty);
        }
        let (blow, clash, verb) = (self.blow, self.clash, self.verb);
        let mine = hit_of(rules, blow);
        let mine = Hit { from: self.side.unwrap_or(mine.from), ..mine };
        let theirs = clash.map(|clash| hit_of(rules, clash));
        let told = move |settled: &Settled, journal: &mut Journal| {
            tell_blow(journal, (blow.by, blow.target), settled, clash.is_some(), verb);
        };
        let check = Deed::check(blow.by, Some(blow.target), self.contest()).told(told);
        check.then_by_margin(move |degree, margin| {
            let mine = Some(Hit { margin, ..mine }).filter(|_| degree.success);
            let theirs = theirs.filter(|_| degree.other);
            let theirs = theirs.map(|hit| Hit { margin: -margin, ..hit });
            Deed::end(mine.into_iter().chain(theirs).collect())
        })
    }
}

/// An attack against a defence: it hits when it is at least as high (REA-63).
pub fn against(attack: Roll, guard: Roll) -> Contest {
    Contest::opposed(attack, guard, Tie::First)
}

fn tell_blow(
    journal: &mut Journal,
    (attacker, target): (FigureId, FigureId),
    settled: &Settled,
    clash: bool,
    verb: riposte_rules::decision::Verb,
) {
    let words = |hit: bool| match (hit, clash, verb) {
        (true, ..) => "",
        (false, true, _) => ": too late",
        (false, false, BLOCK | FOREARM) => ": blocked",
        (false, false, PARRY) => ": parried",
        (false, false, JUMP | SIDESTEP | ROLL | DROPDODGE) => ": dodged",
        _ => "",
    };
    let (hit, margin) = (settled.success, settled.margin);
    journal.tell(|| Event::Blow { attacker, target, hit, margin, words: words(hit).into() });
    if clash {
        let (hit, margin) = (settled.other_success, -margin);
        let (attacker, target) = (target, attacker);
        journal.tell(|| Event::Blow { attacker, target, hit, margin, words: words(hit).into() });
    }
}

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
    let against = move |total| format!("against {}: {}", write(resistance), words(total)).into();
    let look = Deed::roll(hit.by, roll).meaning(move |total| Some(against(total)));
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
    Deed::roll(hit.target, roll)
        .meaning(|total| Some(format!("−{} levels", soaked_levels(total)).into()))
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
    match rules.constants().knock_back {
        true => ask(rules, Stage::KnockBack, hit, effect),
        false => Deed::end(Came { hit, effect }),
    }
}

/// How well the struck keeps its footing (REA-85).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Footing {
    /// It stands.
    Stands,
    /// It is pushed back.
    Pushed,
    /// It is pushed back and knocked down.
    Down,
}

const STANDS: Degree = Degree::success("stands");
const PUSHED: Degree = Degree::failure("pushed back");
const DOWN: Degree = Degree::failure("knocked down");
const FOOTING: Degrees = Degrees::fixed(
    &[
        DegreeRow::at_least(Measure::Margin, 0, STANDS),
        DegreeRow::at_least(Measure::Margin, -10, PUSHED),
    ],
    DOWN,
);

impl Footing {
    /// By how much the difficulty was met; negative: missed by.
    pub fn by(margin: i32) -> Footing {
        match FOOTING.by_margin(margin) {
            STANDS => Footing::Stands,
            PUSHED => Footing::Pushed,
            _ => Footing::Down,
        }
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
        Some(format!("against {}: {}", write(difficulty), degree.name).into())
    };
    Deed::roll(hit.target, check.roll).meaning(meaning).then(move |total| {
        Deed::end(Came { hit, effect: Effect::Footing(Footing::by(total - difficulty)) })
    })
}

fn write(value: i32) -> String {
    Scale::Half.write(value)
}
