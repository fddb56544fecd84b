//! Every roll of the rulebook, as data.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Arm, Verb};
use riposte_rules::figure::{FigureId, Spot, WeaponId};
use riposte_rules::roll::{Roll, Scale, Spread, Text};

use crate::fighter::SKILLS;
use crate::memory::{Defence, Hit};
use crate::rule_ids;
use crate::tables::ModeStats;
use crate::view::BookView;
use crate::words::*;

/// A blow about to be struck, as far as its roll depends on it.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// Who strikes.
    pub by: FigureId,
    /// At whom.
    pub target: FigureId,
    /// With what.
    pub arm: Arm,
    /// Where it shall land.
    pub spot: Spot,
    /// Whether it comes with an advance.
    pub advance: bool,
    /// Where the striker stands.
    pub from: Hex,
    /// Where the target stands.
    pub at: Hex,
    /// Where the target looks.
    pub facing: Facing,
}

impl<'w> BookView<'w> {
    fn roll(self, label: &'static str) -> Roll {
        Roll::new(label, Scale::Half)
    }

    fn score(self, roll: &mut Roll, figure: FigureId, name: &'static str) {
        let value = self.table.sheet(figure).score(name);
        roll.add(score_label(name), value, rule_ids::SCORES);
    }

    /// A score whose name stands in a data file.
    fn named_score(self, roll: &mut Roll, figure: FigureId, name: &str) {
        let value = self.table.sheet(figure).score(name);
        if value != 0 {
            roll.add(data_label(name), value, rule_ids::SCORES);
        }
    }

    /// The lasting penalty of a figure's worst wound (REA-86).
    pub fn wound_penalty(self, figure: FigureId) -> i32 {
        let worst = usize::from(self.table.harm(figure).worst().min(6));
        self.constants().lasting[worst].halves
    }

    fn burdened(self, roll: Roll, figure: FigureId) -> Roll {
        troubles(roll, self.wound_penalty(figure), self.fighter(figure).daze)
    }

    /// Action points of the turn (REA-42).
    pub fn points_roll(self, figure: FigureId) -> Roll {
        let mut roll = self.roll("action points");
        self.score(&mut roll, figure, "Combat");
        self.score(&mut roll, figure, "Combat: speed");
        roll.add("CO", self.co(figure), rule_ids::LOAD);
        self.burdened(roll, figure)
    }

    /// Initiative of the turn (REA-43).
    pub fn initiative_roll(self, figure: FigureId) -> Roll {
        let mut roll = self.roll("initiative");
        self.score(&mut roll, figure, "Tactics");
        self.score(&mut roll, figure, "Tactics: initiative");
        roll.add("PE", self.bearing(figure).pe, rule_ids::LOAD);
        self.burdened(roll, figure)
    }

    /// The attack (REA-61).
    pub fn attack_roll(self, blow: Blow) -> Roll {
        self.attack_on(blow, self.prone(blow.target))
    }

    /// The same on a target that will lie on the ground or not when the blow falls.
    pub fn attack_on(self, blow: Blow, lies: bool) -> Roll {
        let Blow { by, arm, spot, .. } = blow;
        let mut roll = self.roll("attack");
        self.weapon_skill(&mut roll, by, arm.item, false);
        roll.add("CO", self.co(by), rule_ids::ATTACK);
        if let Some(mode) = self.tables.weapons.mode(self.table.arms(by), arm) {
            roll.add("weapon", mode.attack.halves, rule_ids::WEAPONS);
        }
        if blow.advance {
            roll.add("advance", self.constants().advance_bonus.halves, rule_ids::ADVANCE);
        }
        if lies || self.from_behind(blow.at, blow.facing, blow.from) {
            roll.add("from behind", self.constants().rear_bonus.halves, rule_ids::REAR);
        }
        if spot != self.tables.chest() {
            let row = self.tables.spot(spot);
            let label = format!("aimed at the {}", row.name.to_lowercase());
            roll.add(label, row.attack.halves, rule_ids::AIM);
        }
        self.lying(&mut roll, self.prone(by));
        self.burdened(roll, by)
    }

    fn lying(self, roll: &mut Roll, lies: bool) {
        if lies {
            roll.add("prone", self.constants().prone_penalty.halves, rule_ids::PRONE);
        }
    }

    fn weapon_skill(self, roll: &mut Roll, figure: FigureId, item: u8, block: bool) {
        let Some(item) = self.table.arms(figure).item(item) else { return };
        let stats = self.tables.weapons.of(item.weapon);
        self.named_score(roll, figure, &stats.skill);
        for name in &stats.specialisms {
            self.named_score(roll, figure, name);
        }
        let use_of_skill = if block { &stats.block_score } else { &stats.attack_score };
        self.named_score(roll, figure, use_of_skill);
    }

    /// The defence (REA-62).
    pub fn defence_roll(self, figure: FigureId, defence: Defence) -> Roll {
        self.defence_of(figure, defence, self.co(figure), self.prone(figure))
    }

    /// The same with the co-ordination that the figure will have when the blow falls, and lying
    /// on the ground or not.
    pub fn defence_of(self, figure: FigureId, defence: Defence, co: i32, lies: bool) -> Roll {
        let mut roll = self.roll(defence_label(defence.verb));
        match defence.item {
            Some(item) => {
                self.weapon_skill(&mut roll, figure, item, true);
                roll.add("parry modifier", self.parry_modifier(figure, item), rule_ids::WEAPONS);
            }
            None => self.score(&mut roll, figure, "Combat"),
        }
        if matches!(defence.verb, JUMP | SIDESTEP) {
            self.score(&mut roll, figure, "Combat: dodge");
        }
        roll.add("CO", co, rule_ids::DEFENCE);
        let constants = self.constants();
        match defence.verb {
            JUMP => roll.add("jump back", constants.jump_back_bonus.halves, rule_ids::JUMP_BACK),
            SIDESTEP => {
                roll.add("side-step", constants.side_step_bonus.halves, rule_ids::SIDE_STEP)
            }
            PARRY => roll.add("parry", constants.parry_bonus.halves, rule_ids::PARRY),
            _ => {}
        }
        self.lying(&mut roll, lies);
        self.burdened(roll, figure)
    }

    /// The parry modifier of an item in its present grip (REA-71).
    pub fn parry_modifier(self, figure: FigureId, item: u8) -> i32 {
        self.parry_of(figure, item).unwrap_or(0)
    }

    /// The same, `None` for what nothing can be blocked with.
    pub fn parry_of(self, figure: FigureId, number: u8) -> Option<i32> {
        let item = self.table.arms(figure).item(number)?;
        let hands = if item.at == riposte_rules::figure::Place::Both { 2 } else { 1 };
        let modes = &self.table.armoury().weapon(item.weapon).modes;
        let both = modes.iter().zip(self.tables.weapons.modes(item.weapon));
        let gripped = both.filter(|(mode, _)| mode.hands == hands);
        gripped.filter_map(|(_, stats)| stats.parry).map(|parry| parry.halves).max()
    }

    /// The numbers of the blow that hit.
    fn mode_of(self, hit: &Hit) -> Option<&'w ModeStats> {
        self.tables.weapons.modes(hit.weapon).get(usize::from(hit.arm.mode?))
    }

    /// The weapon a figure strikes with.
    pub fn weapon_of(self, figure: FigureId, arm: Arm) -> WeaponId {
        let item = self.table.arms(figure).item(arm.item);
        item.map(|item| item.weapon).unwrap_or_default()
    }

    /// The damage of a hit (REA-82).
    pub fn damage_roll(self, hit: &Hit) -> Roll {
        let mut roll = self.roll("damage");
        if let Some(mode) = self.mode_of(hit) {
            roll.add("weapon", mode.damage.halves, rule_ids::WEAPONS);
            if !mode.starred {
                self.score(&mut roll, hit.by, "ST");
            }
        }
        roll.add("margin", margin_bonus(hit.margin), rule_ids::MARGIN);
        let row = self.tables.spot(hit.spot);
        if row.damage.halves != 0 {
            roll.add(row.name.to_lowercase(), row.damage.halves, rule_ids::AIM);
        }
        troubles(roll, hit.striker_wounds, hit.striker_daze)
    }

    /// What a figure's body and armour stop at a place (REA-83).
    pub fn resistance(self, figure: FigureId, spot: Spot) -> i32 {
        let armour = self.bearing(figure).protection.get(spot.0 as usize).copied();
        self.table.sheet(figure).score("ST") + armour.unwrap_or(0)
    }

    /// Soaking a blow (REA-79).
    pub fn soak_roll(self, figure: FigureId) -> Roll {
        let mut roll = self.roll("soak");
        self.score(&mut roll, figure, "Combat");
        self.score(&mut roll, figure, "Combat: soak");
        self.score(&mut roll, figure, "ST");
        self.burdened(roll, figure)
    }

    /// Resisting the pain of a hit (REA-84).
    pub fn pain_roll(self, hit: &Hit) -> Roll {
        let mut roll = self.roll("against the pain");
        for name in ["Combat", "Combat: toughness", "Combat: resist pain", "WP"] {
            self.score(&mut roll, hit.target, name);
        }
        if let Some(mode) = self.mode_of(hit) {
            let value = self.constants().pain_by_kind[mode.kind as usize].halves;
            roll.add(kind_label(mode.kind), value, rule_ids::PAIN);
        }
        let spot = self.tables.spot(hit.spot);
        roll.add(spot.name.to_lowercase(), spot.pain.halves, rule_ids::PAIN);
        let level = usize::from(hit.level.clamp(1, 5));
        roll.add(
            format!("{} wound", WOUNDS[level]),
            self.constants().pain_by_level[level - 1].halves,
            rule_ids::PAIN,
        );
        troubles(roll, hit.target_wounds, self.fighter(hit.target).daze)
    }

    /// Keeping one's footing (REA-85).
    pub fn footing_roll(self, hit: &Hit) -> Roll {
        let mut roll = self.roll("footing");
        self.score(&mut roll, hit.target, "Athletics");
        self.score(&mut roll, hit.target, "ST");
        troubles(roll, hit.target_wounds, self.fighter(hit.target).daze)
    }

    /// What the footing must meet (REA-85).
    pub fn footing_difficulty(self, hit: &Hit) -> Roll {
        let mut value = self.roll("the push");
        value.add("half the damage", hit.damage.div_euclid(2), rule_ids::KNOCK_BACK);
        if let Some(mode) = self.mode_of(hit) {
            let kind = self.constants().knock_by_kind[mode.kind as usize].halves;
            value.add(kind_label(mode.kind), kind, rule_ids::KNOCK_BACK);
        }
        let spot = self.tables.spot(hit.spot);
        value.add(spot.name.to_lowercase(), spot.knock.halves, rule_ids::KNOCK_BACK);
        value
    }

    /// The fast draw (REA-59).
    pub fn draw_roll(self, figure: FigureId, item: u8) -> Roll {
        let mut roll = self.roll("fast draw");
        self.score(&mut roll, figure, "Sleight of hand");
        self.score(&mut roll, figure, "Sleight of hand: fast draw");
        roll.add("CO", self.co(figure), rule_ids::LOAD);
        if let Some(value) = self.draw_modifier(figure, item) {
            roll.add("where it is", value, rule_ids::FAST_DRAW);
        }
        self.burdened(roll, figure)
    }
}

/// What wounds and pain take from a roll (REA-84, REA-86).
fn troubles(mut roll: Roll, wounds: i32, daze: i32) -> Roll {
    roll.add("wounds", wounds, rule_ids::LASTING);
    roll.add("pain", daze, rule_ids::PAIN);
    roll
}

/// Half a point for each whole point of margin (REA-15).
pub fn margin_bonus(margin: i32) -> i32 {
    margin.div_euclid(2)
}

/// The most dice that may be risked on a roll (REA-13).
pub fn most_dice(roll: &Roll) -> u8 {
    roll.basic().div_euclid(6).clamp(2, 30) as u8
}

/// The number of dice that makes a roll best, by what each result is worth.
pub fn best_risk(roll: &Roll, worth: impl Fn(i32) -> f64) -> u8 {
    let (basic, pip) = (roll.basic(), roll.scale.pip());
    // The same numbers as of the roll with so many dice risked, without its labels.
    let value = |dice: u8| {
        let given_up = 3 * i32::from(dice) * pip;
        mean(&Spread::of_dice(dice, 6, pip).plus(basic - given_up), &worth)
    };
    best_dice(roll, value)
}

/// The number of dice with the greatest value that may be risked on a roll; of equal ones the
/// smallest.
pub fn best_dice(roll: &Roll, value: impl Fn(u8) -> f64) -> u8 {
    let mut best = (0, value(0));
    for dice in 1..=most_dice(roll) {
        let value = value(dice);
        if value > best.1 + 1e-9 {
            best = (dice, value);
        }
    }
    best.0
}

fn mean(spread: &Spread, worth: impl Fn(i32) -> f64) -> f64 {
    let sum: f64 = spread.iter().map(|(total, cases)| worth(total) * cases as f64).sum();
    sum / spread.all() as f64
}

/// The wound level of a difference between damage and resistance (REA-83).
pub fn wound_level(difference: i32) -> u8 {
    ((difference + 5).div_euclid(6)).clamp(0, 6) as u8
}

/// The levels that a soak result takes off a wound (REA-79).
pub fn soaked_levels(result: i32) -> u8 {
    ((result + 9).div_euclid(10)).clamp(0, 6) as u8
}

/// What a fast draw costs in action points (REA-59).
pub fn draw_cost(result: i32) -> i32 {
    match result {
        ..=6 => 3,
        7..=12 => 2,
        13..=20 => 1,
        _ => 0,
    }
}

/// What pain does (REA-84).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pain {
    /// Out cold.
    Unconscious,
    /// Loses all action points.
    Stunned,
    /// Loses one action point.
    Staggered,
    /// Nothing.
    None,
}

/// What a result against pain means (REA-84).
pub fn pain_effect(result: i32) -> Pain {
    match result {
        ..=0 => Pain::Unconscious,
        1..=6 => Pain::Stunned,
        7..=12 => Pain::Staggered,
        _ => Pain::None,
    }
}

impl Pain {
    /// All of them, the worst first.
    pub const ALL: [Pain; 4] = [Pain::Unconscious, Pain::Stunned, Pain::Staggered, Pain::None];

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Pain::Unconscious => "unconscious",
            Pain::Stunned => "stunned",
            Pain::Staggered => "staggered",
            Pain::None => "bears it",
        }
    }
}

/// The names of the wound levels.
pub const WOUNDS: [&str; 7] = ["no", "scratch", "light", "medium", "serious", "critical", "fatal"];

/// A wound level with its noun: "a scratch" is no "scratch wound".
pub fn wound_words(level: u8) -> &'static str {
    match level {
        0 => "no wound",
        1 => "scratch",
        2 => "light wound",
        3 => "medium wound",
        4 => "serious wound",
        5 => "critical wound",
        _ => "fatal wound",
    }
}

fn kind_label(kind: crate::tables::Kind) -> &'static str {
    match kind {
        crate::tables::Kind::Impaling => "impaling",
        crate::tables::Kind::Cutting => "cutting",
        crate::tables::Kind::Blunt => "blunt",
    }
}

fn defence_label(verb: Verb) -> &'static str {
    match verb {
        BLOCK => "block",
        PARRY => "parry",
        JUMP => "jump back",
        SIDESTEP => "side-step",
        _ => "defence",
    }
}

/// The same for a name from a data file; most of them are well known.
fn data_label(name: &str) -> Text {
    let label = score_label(name);
    match SKILLS.iter().chain(&["attack", "block"]).find(|known| **known == label) {
        Some(known) => Text::Borrowed(known),
        None => Text::Owned(label.to_owned()),
    }
}

/// A score's name without the skill before a specialism.
fn score_label(name: &str) -> &str {
    name.split_once(": ").map_or(name, |(_, specialism)| specialism)
}
