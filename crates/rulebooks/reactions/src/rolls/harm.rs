//! The rolls of what a hit does (REA-79, REA-82 to REA-85).

use riposte_rules::figure::{FigureId, Spot};
use riposte_rules::roll::Roll;

use super::troubles;
use crate::memory::Hit;
use crate::mounted::uses::Use;
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;

impl BookView<'_> {
    /// The damage of a hit (REA-82).
    pub fn damage_roll(self, hit: &Hit) -> Roll {
        let weapon = &self.table.armoury().weapon(hit.weapon).key;
        let beast = self.beast_damage(hit.by, weapon, hit.runs);
        let mut roll = beast.unwrap_or_else(|| self.armed_damage(hit));
        roll.add("margin", margin_bonus(hit.margin), rule_ids::MARGIN);
        self.charge_bonus(&mut roll, hit);
        let row = self.tables.spot(hit.spot);
        roll.add(row.name.to_lowercase(), row.damage.halves, rule_ids::AIM);
        troubles(roll, hit.striker_wounds, hit.striker_daze)
    }

    /// The damage of a weapon in somebody's hand, before what the moment adds.
    fn armed_damage(self, hit: &Hit) -> Roll {
        let mut roll = self.roll("damage");
        if let Some(mode) = self.mode_of(hit) {
            roll.add("weapon", mode.damage.halves, rule_ids::WEAPONS);
            if !mode.starred {
                self.score(&mut roll, hit.by, "ST");
            }
        }
        roll
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
        match self.rides(hit.target) {
            true => self.riding(&mut roll, hit.target, Use::StayingOn),
            false => self.score(&mut roll, hit.target, "Athletics"),
        }
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
}

/// Half a point for each whole point of margin (REA-15).
pub fn margin_bonus(margin: i32) -> i32 {
    margin.div_euclid(2)
}

/// The wound level of a difference between damage and resistance (REA-83).
pub fn wound_level(difference: i32) -> u8 {
    ((difference + 5).div_euclid(6)).clamp(0, 6) as u8
}

/// The levels that a soak result takes off a wound (REA-79).
pub fn soaked_levels(result: i32) -> u8 {
    ((result + 9).div_euclid(10)).clamp(0, 6) as u8
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

/// A kind of damage as a label.
pub fn kind_label(kind: Kind) -> &'static str {
    match kind {
        Kind::Impaling => "impaling",
        Kind::Cutting => "cutting",
        Kind::Blunt => "blunt",
    }
}
