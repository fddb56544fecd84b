//! What a shooter does: what it sends leaves its hand, it loads, it sets and aims (REA-203 to
//! REA-206, REA-211).

use bevy_ecs::prelude::*;
use riposte_rules::battle::let_fall;
use riposte_rules::decision::Choice;
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use super::aiming::lose_aim;
use super::marksman::{Aim, marksman};
use crate::ask::{dice, question, risks_with};
use crate::change::{at_stage, befall, forget_item, stage};
use crate::memory::Stage;
use crate::notice::notice;
use crate::risked::Risking;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// A missile has been sent: what was thrown comes to lie in the hex of its target, what was shot
/// with is to be loaded anew.
pub fn sent(world: &mut World, choice: Choice, actor: FigureId) {
    let (Some(target), Some(arm)) = (choice.target, choice.arm) else { return };
    let rules = BookView::new(world);
    let Some(flight) = rules.flight(actor, arm) else { return };
    if flight.thrown {
        let hex = rules.table.hex(target);
        let_fall(world, actor, arm.item, hex);
        forget_item(world, actor, arm.item);
    } else {
        let times = flight.load;
        marksman(world, actor, |marksman| marksman.unloaded.set(arm.item, times));
    }
    lose_aim(world, actor);
}

/// What is picked up is not loaded (REA-205).
pub fn unload(world: &mut World, actor: FigureId, item: u8) {
    let rules = BookView::new(world);
    let times = {
        let mut ways = rules.all_shots(actor);
        ways.find(|(strike, _)| strike.arm.item == item).map_or(0, |(_, way)| way.load)
    };
    marksman(world, actor, |marksman| marksman.unloaded.set(item, times));
}

/// Loads a weapon, or a part of what that takes (REA-205).
pub fn load(world: &mut World, actor: FigureId, item: u8) {
    let mut left = 0;
    marksman(world, actor, |marksman| left = marksman.unloaded.lower(item));
    if left > 0 {
        let words = say!("is not yet done: {left} more times", left);
        befall(world, actor, words, rule_ids::LOADING);
    }
}

/// Setting and aiming: a good roll makes the shot better (REA-206).
pub fn set_and_aim(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::AimRisk) else { return };
    let (actor, choice) = (frame.actor, frame.choice);
    let (Some(target), Some(arm)) = (choice.target, choice.arm) else { return };
    let item = arm.item;
    let ask =
        |rules: BookView| risks_with(&rules.aim_roll(actor, item), rules.aim_dice(actor, item));
    let Some(answer) = question(world, actor, Q_AIM_RISK, ask) else { return };
    let risked = dice(answer);
    let Ok(good) = perform(world, |world| aiming(BookView::new(world), actor, item, risked));
    let rules = BookView::new(world);
    let missiles = &rules.tables.missiles;
    let weapon = rules.weapon_of(actor, arm);
    let held = rules.aim_at(actor, target, item).map_or(0, |aim| aim.bonus);
    let more = if good { missiles.aim_bonus.halves } else { 0 };
    let bonus = (held + more).min(missiles.most_aim.halves);
    marksman(world, actor, |marksman| marksman.aim = Some(Aim { at: target, weapon, bonus }));
    stage(world, Stage::Done);
    notice(world, actor, None);
}

/// The roll of setting and aiming: whether it helps.
pub fn aiming<'w>(rules: BookView<'w>, actor: FigureId, item: u8, dice: u8) -> Deed<'w, bool> {
    let enough = rules.tables.missiles.aim_at_least.halves;
    let words = |good| if good { "steady" } else { "no steadier" };
    Deed::roll(actor, rules.aim_roll(actor, item).risking(dice, rule_ids::RISK))
        .meaning(move |total| Some(words(total >= enough).into()))
        .class(move |total| i32::from(total >= enough))
        .rows(move |good| Some(words(good == 1).into()))
        .then(|good| Deed::end(good == 1))
}
