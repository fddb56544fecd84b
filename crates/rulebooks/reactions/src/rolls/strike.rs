//! The rolls that meet when a blow is struck (REA-61, REA-62).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Arm, Verb};
use riposte_rules::figure::{FigureId, Place, Spot, WeaponId};
use riposte_rules::roll::Roll;

use crate::martial;
use crate::memory::{Defence, Hit};
use crate::missiles::sent::Sent;
use crate::mounted::uses::Use;
use crate::rule_ids;
use crate::tables::{Kind, ModeStats};
use crate::view::BookView;
use crate::words::*;

/// A blow about to be struck, as far as its roll depends on it.
#[derive(Clone, Copy, Debug, Default)]
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
    /// Whether it is a mount that runs down its target (REA-114).
    pub runs: bool,
}

/// What the skill with a weapon is used for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Skill {
    Attack,
    Block,
    Parry,
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
        let mut roll = self.beast_attack(blow).unwrap_or_else(|| self.armed_attack(by, arm));
        if blow.advance {
            roll.add("advance", self.constants().advance_bonus.halves, rule_ids::ADVANCE);
        }
        if self.at_the_back((blow.at, blow.facing), blow.from, lies) {
            roll.add("from behind", self.constants().rear_bonus.halves, rule_ids::REAR);
        }
        let aimed = self.aimed_at(by, blow.target, spot);
        if spot != self.tables.chest() || aimed != 0 {
            let label = format!("aimed at the {}", self.tables.spot(spot).name.to_lowercase());
            let rule = if self.on_foot(by) && self.on_foot(blow.target) {
                rule_ids::AIM
            } else {
                rule_ids::MOUNTED_AIM
            };
            roll.add(label, aimed, rule);
        }
        self.from_saddle(&mut roll, by, blow.target);
        self.lying(&mut roll, self.prone(by));
        self.burdened(roll, by)
    }

    /// The attack of somebody with a weapon, before what the moment adds.
    fn armed_attack(self, by: FigureId, arm: Arm) -> Roll {
        let mut roll = self.roll("attack");
        self.weapon_skill(&mut roll, by, arm.item, Skill::Attack);
        roll.add("co-ordination (CO)", self.co(by), rule_ids::ATTACK);
        if let Some(mode) = self.mode(by, arm) {
            roll.add("weapon", mode.attack.halves, rule_ids::WEAPONS);
        }
        roll
    }

    pub(crate) fn lying(self, roll: &mut Roll, lies: bool) {
        if lies {
            roll.add("prone", self.constants().prone_penalty.halves, rule_ids::PRONE);
        }
    }

    fn weapon_skill(self, roll: &mut Roll, figure: FigureId, item: u8, skill: Skill) {
        let Some(item) = self.table.arms(figure).item(item) else { return };
        let stats = self.tables.weapons.of(item.weapon);
        let used = match skill {
            Skill::Attack => &stats.attack_score,
            Skill::Block | Skill::Parry => &stats.block_score,
        };
        let skills = (stats.skill.as_str(), Some(used.as_str()));
        match skill {
            // A block from the saddle is as good as on foot (REA-111).
            Skill::Block => self.whole_skill(roll, figure, skills, &stats.specialisms),
            _ => self.used_skill(roll, figure, skills, &stats.specialisms),
        }
    }

    /// Adds a skill with what it is specially good at.
    pub(crate) fn whole_skill(
        self,
        roll: &mut Roll,
        figure: FigureId,
        (skill, used): (&str, Option<&str>),
        specialisms: &[String],
    ) {
        self.named_score(roll, figure, skill);
        specialisms.iter().for_each(|name| self.named_score(roll, figure, name));
        used.into_iter().for_each(|name| self.named_score(roll, figure, name));
    }

    /// The same, or Riding where a rider has less of that (REA-107, REA-111).
    pub(crate) fn used_skill(
        self,
        roll: &mut Roll,
        figure: FigureId,
        skills: (&str, Option<&str>),
        specialisms: &[String],
    ) {
        let mut whole = self.roll("skill");
        if self.rides(figure) {
            self.whole_skill(&mut whole, figure, skills, specialisms);
        }
        if !self.rides_worse(roll, figure, whole.basic(), Use::Fighting) {
            self.whole_skill(roll, figure, skills, specialisms);
        }
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
                let skill = if defence.verb == PARRY { Skill::Parry } else { Skill::Block };
                self.weapon_skill(&mut roll, figure, item, skill);
                let parry = self.parry_of(figure, item).unwrap_or(0);
                roll.add("parry modifier", parry, rule_ids::WEAPONS);
            }
            None if matches!(defence.verb, JUMP | SIDESTEP) => {
                let scores = ["Combat", "Combat: dodge"];
                self.scores_or_riding(&mut roll, figure, scores, Use::Fighting);
            }
            None => self.score(&mut roll, figure, "Combat"),
        }
        if matches!(defence.verb, JUMP | SIDESTEP | PARRY) {
            self.unsettled(&mut roll, figure);
        }
        roll.add("co-ordination (CO)", co, rule_ids::DEFENCE);
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

    /// The kind of the blow that is coming, where one is.
    fn coming_kind(self) -> Option<Kind> {
        let mut frames = self.bout().frames().iter().rev();
        let blow = frames.find(|frame| strikes(frame.choice.verb))?;
        Some(self.mode(blow.actor, blow.choice.arm?)?.kind)
    }

    /// The parry modifier of an item in its present grip; `None` for what nothing can be blocked with
    /// (REA-71).
    pub fn parry_of(self, figure: FigureId, number: u8) -> Option<i32> {
        let item = self.table.arms(figure).item(number)?;
        let hands = if item.at == Place::Both { 2 } else { 1 };
        let modes = &self.table.armoury().weapon(item.weapon).modes;
        let both = modes.iter().zip(self.tables.weapons.modes(item.weapon));
        let gripped = both.filter(|(mode, _)| mode.hands == hands);
        gripped.filter_map(|(_, stats)| stats.parry).map(|parry| parry.halves).max()
    }

    /// The numbers of the way in which a figure uses an item.
    pub fn mode(self, figure: FigureId, arm: Arm) -> Option<&'w ModeStats> {
        self.tables.weapons.mode(self.table.arms(figure), arm)
    }

    /// The numbers of the blow that hit.
    pub(crate) fn mode_of(self, hit: &Hit) -> Option<&'w ModeStats> {
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
