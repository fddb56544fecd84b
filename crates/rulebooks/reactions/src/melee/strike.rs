//! From the aim to the fall of the dice: the questions of a blow, stage by stage.

use bevy_ecs::prelude::*;
use riposte_rules::battle::{take_posture, turn_to};
use riposte_rules::board::{Facing, nearest_directions};
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{Posture, Spot};
use smallvec::SmallVec;

use super::blow::{
    advance_met, after_advance, attack, below_in_clash, blow_of, difficulty, reaches_still,
};
use super::dice::attacking;
use super::guarding::guarding;
use super::meeting::{Hits, Meeting};
use crate::ask::{dice, question, risks_with};
use crate::change::{at_stage, memory, stage};
use crate::memory::{Answer, Bout, Manoeuvre, Stage};
use crate::missiles::act::sent;
use crate::missiles::sent::Sent;
use crate::notice::{notice, open_window};
use crate::risked::Risking;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The striker says where the blow shall land (REA-81).
pub fn aim(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Aim) else { return };
    let actor = frame.actor;
    let ask = |rules: BookView| {
        let spots = (0..rules.tables.spots.len() as u8).map(Spot);
        let chest = Choice::plain(AIM).aiming(rules.tables.chest());
        let choices = spots.map(|spot| Choice::plain(AIM).aiming(spot)).collect();
        Asking { choices, decline: chest, default: chest }
    };
    let Some(choice) = question(world, actor, Q_AIM, ask) else { return };
    memory(world, |memory| {
        memory.spot = choice.spot.unwrap_or_default();
        memory.stage = Stage::AttackRisk;
    });
}

/// The striker says how many dice are risked; that is openly said before the target
/// answers (REA-14).
pub fn attack_risk(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::AttackRisk) else { return };
    let (actor, choice) = (frame.actor, frame.choice);
    let ask = |rules: BookView| {
        let Some(frame) = rules.top() else { return nothing() };
        let blow = after_advance(rules, frame);
        risks_with(&rules.attack_roll(blow), attacking(rules, blow, frame.memory.locked))
    };
    let Some(answer) = question(world, actor, Q_ATTACK_RISK, ask) else { return };
    let advance = advance_met(BookView::new(world)).map(|advance| advance.actor);
    memory(world, |memory| {
        memory.risk = dice(answer);
        memory.clash = advance.is_some();
    });
    if advance.is_some() {
        return notice(world, actor, advance);
    }
    if let Some(facing) = choice.facing {
        turn_to(world, actor, facing);
    }
    stage(world, Stage::PathProgress);
}

fn nothing() -> Asking {
    Asking::first_or(Vec::new(), Choice::plain(RISK).number(0))
}

/// Whether the blow can still be struck; then from which side it comes (REA-33).
pub fn side(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Side) else { return };
    let rules = BookView::new(world);
    if !reaches_still(rules, frame) {
        return stage(world, Stage::Done);
    }
    let blow = blow_of(rules, frame);
    let ways = match nearest_directions(blow.at, blow.from) {
        within if within.is_empty() => SmallVec::from_slice(&[blow.facing]),
        ways => ways,
    };
    let aside = |way: &Facing| Choice::plain(ASIDE).facing(*way);
    let ask = |_: BookView| {
        let choices: Vec<Choice> = ways.iter().map(aside).collect();
        Asking { decline: choices[0], default: choices[0], choices }
    };
    let Some(choice) = question(world, blow.target, Q_SIDE, ask) else { return };
    memory(world, |memory| {
        memory.side = choice.facing;
        memory.stage = Stage::Defend;
    });
    open_window(world, Q_DEFEND, [blow.target]);
}

/// When the target has answered, others may answer what they see; once.
pub fn defended(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Defend) else { return };
    let (actor, target) = (frame.actor, frame.choice.target);
    match frame.memory.answer {
        Answer::Last => stage(world, Stage::Notice),
        _ => notice(world, actor, target),
    }
}

/// When all have answered: a blow falls, anything else is over. Who was struck at and has turned
/// at a warning meets the blow now (REA-56).
pub fn noticed(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Notice) else { return };
    let blow = strikes(frame.choice.verb);
    let target = frame.choice.target.unwrap_or(frame.actor);
    let rules = BookView::new(world);
    if !blow || !rules.able(frame.actor) || !rules.table.active(target) {
        return stage(world, Stage::Done);
    }
    if frame.memory.clash {
        return stage(world, Stage::Roll);
    }
    if frame.memory.answer != Answer::Warned {
        return stage(world, Stage::DefenceRisk);
    }
    memory(world, |memory| {
        memory.answer = Answer::Last;
        memory.stage = Stage::Defend;
    });
    open_window(world, Q_DEFEND, [target]);
}

/// The target says how many dice are risked on the defence (REA-14).
pub fn defence_risk(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::DefenceRisk) else { return };
    let target = frame.choice.target.unwrap_or(frame.actor);
    let rules = BookView::new(world);
    if frame.memory.defence.verb == PASS
        && (rules.aims(target) || Sent::by(&frame.choice).is_some())
    {
        return stage(world, Stage::Roll);
    }
    let ask = |rules: BookView| {
        let Some(frame) = rules.top() else { return nothing() };
        let defence = rules.defence_roll(target, frame.memory.defence);
        let floor = difficulty(rules, blow_of(rules, frame)).map(|roll| roll.basic());
        risks_with(&defence, guarding(&defence, &attack(rules, frame), floor))
    };
    let Some(choice) = question(world, target, Q_DEFENCE_RISK, ask) else { return };
    memory(world, |memory| {
        memory.defence.risk = dice(choice);
        memory.stage = Stage::Roll;
    });
}

/// The rolls of the topmost blow, which is about to fall: against the defence with so many dice,
/// or against the advance that it meets.
pub fn meeting(rules: BookView, frame: &Manoeuvre, dice: u8) -> Meeting {
    let (blow, roll) = (blow_of(rules, frame), attack(rules, frame));
    if let Some(advance) = below_in_clash(rules) {
        let (coming, theirs) = (blow_of(rules, advance), attack(rules, advance));
        return Meeting::clash(coming, theirs, blow, roll);
    }
    let defence = frame.memory.defence;
    let guard = rules.defence_roll(blow.target, defence).risking(dice, rule_ids::RISK);
    let steps = matches!(defence.verb, JUMP | PARRY | SIDESTEP | ROLL);
    let stands = !steps || rules.rides(blow.target);
    let side = frame.memory.side.filter(|_| stands);
    let difficulty = difficulty(rules, blow);
    let warded = defence.verb != PASS;
    let meeting = Meeting::defended(blow, roll, guard);
    Meeting { verb: defence.verb, side, difficulty, warded, ..meeting }
}

/// The dice of a blow fall: who has hit, and what follows.
pub fn roll(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Roll) else { return };
    let (clash, verb) = (frame.memory.clash, frame.memory.defence.verb);
    let (actor, choice) = (frame.actor, frame.choice);
    let target = choice.target.unwrap_or(actor);
    let Ok(hits) = perform(world, |world| fall(BookView::new(world)));
    if clash {
        met(world);
    }
    if Sent::by(&choice).is_some() {
        sent(world, choice, actor);
    }
    if verb == DROPDODGE || (choice.verb == TRAMPLE && !hits.is_empty()) {
        take_posture(world, target, Posture::Prone);
    }
    let next = match (hits.is_empty(), verb) {
        (false, _) => Stage::Damage,
        (true, PASS) => Stage::Done,
        (true, _) => Stage::FollowOn,
    };
    memory(world, |memory| {
        memory.hits = hits;
        memory.stage = next;
    });
}

fn fall<'w>(rules: BookView<'w>) -> Deed<'w, Hits> {
    match rules.top() {
        Some(frame) => meeting(rules, frame, frame.memory.defence.risk).fall(rules),
        None => Deed::end(Hits::new()),
    }
}

/// The advance below has been struck as well, and does not strike again.
fn met(world: &mut World) {
    if let [.., below, _] = world.resource_mut::<Bout>().frames_mut() {
        below.memory.met = true;
    }
}
