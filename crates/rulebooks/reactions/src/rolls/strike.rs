//! The rolls that meet when a blow is struck (REA-61, REA-62).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Arm, Verb};
use riposte_rules::figure::{FigureId, Spot, WeaponId};
use riposte_rules::roll::Roll;

use crate::martial;
use crate::memory::{Defence, Hit};
use crate::missiles::rolls::Sent;
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
    /// How it is sent, where it is thrown or shot.
    pub sent: Option<Sent>,
}

impl<'w> BookView<'w> {
    /// The attack (REA-61).
    pub fn attack_roll(self, blow: Blow) -> Roll {
        self.attack_on(blow, self.prone(blow.target))
    }

    /// The same on a target that will lie on the ground or not when the blow falls.
    pub fn attack_on(self, blow: Blow, lies: bool) -> Roll {
        if let Some(sent) = blow.sent {
            return self.shot_roll(blow, sent);
        }
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

    pub(crate) fn lying(self, roll: &mut Roll, lies: bool) {
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
        if defence.verb == PASS && self.aims(figure) {
            return self.undefended();
        }
        self.defence_of(figure, defence, self.co(figure), self.prone(figure))
    }

    /// Who takes aim does not look after itself (REA-206).
    pub fn undefended(self) -> Roll {
        self.roll("aiming")
    }

    /// The same with the co-ordination that the figure will have when the blow falls, and lying
    /// on the ground or not.
    pub fn defence_of(self, figure: FigureId, defence: Defence, co: i32, lies: bool) -> Roll {
        if martial::is_one(defence.verb) {
            return martial::defence(self, figure, defence.verb, self.coming_kind());
        }
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

    /// The kind of a blow.
    pub fn kind_of(self, blow: Blow) -> Option<crate::tables::Kind> {
        let mode = self.tables.weapons.mode(self.table.arms(blow.by), blow.arm)?;
        Some(mode.kind)
    }

    /// The kind of the blow that is coming, where one is.
    fn coming_kind(self) -> Option<crate::tables::Kind> {
        let mut frames = self.bout().frames().iter().rev();
        let blow = frames.find(|frame| strikes(frame.choice.verb))?;
        let mode = self.tables.weapons.mode(self.table.arms(blow.actor), blow.choice.arm?)?;
        Some(mode.kind)
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
    pub(super) fn mode_of(self, hit: &Hit) -> Option<&'w ModeStats> {
        self.tables.weapons.modes(hit.weapon).get(usize::from(hit.arm.mode?))
    }

    /// The weapon a figure strikes with.
    pub fn weapon_of(self, figure: FigureId, arm: Arm) -> WeaponId {
        let item = self.table.arms(figure).item(arm.item);
        item.map(|item| item.weapon).unwrap_or_default()
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
