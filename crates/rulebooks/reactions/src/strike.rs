//! A blow: aim, risk, how it is met, and the fall of the dice (REA-61 to REA-69).

use bevy_ecs::prelude::*;
use riposte_rules::battle::turn_to;
use riposte_rules::board::{Facing, nearest_directions};
use riposte_rules::decision::{Asking, Choice, Pending};
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Spot};
use riposte_rules::roll::{Contest, Roll, Settled, Tie};
use riposte_rules::systems::Resolution;
use smallvec::SmallVec;

use crate::ask::{dice, question, risks, risks_with};
use crate::change::{at_stage, memory, stage, tell};
use crate::choices::defences;
use crate::declare::blow_direction;
use crate::forecast::risk::Guards;
use crate::memory::{Answer, Bout, Hit, Manoeuvre, Stage};
use crate::movement::{goes_on, notice, open_window};
use crate::risked::Risking;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The blow of a manoeuvre, as it stands now.
pub fn blow_of(rules: BookView, frame: &Manoeuvre) -> Blow {
    let target = frame.choice.target.unwrap_or(frame.actor);
    Blow {
        by: frame.actor,
        target,
        arm: frame.choice.arm.unwrap_or_default(),
        spot: frame.memory.spot,
        advance: frame.choice.verb == ADVANCE,
        from: rules.table.hex(frame.actor),
        at: rules.table.hex(target),
        facing: rules.table.facing(target),
    }
}

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
        let blow = intended(rules, frame);
        let roll = rules.attack_roll(blow);
        risks_with(&roll, Guards::of(rules, blow, frame.memory.locked).dice(&roll))
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
    let none = Choice::plain(RISK).number(0);
    Asking { choices: vec![none], decline: none, default: none }
}

/// The blow as it will be when the step of an advance has been made.
pub fn intended(rules: BookView, frame: &Manoeuvre) -> Blow {
    let mut blow = blow_of(rules, frame);
    if frame.choice.verb == ADVANCE {
        blow.from = frame.choice.hex.unwrap_or(blow.from);
    }
    blow
}

/// Whether a blow of a figure at another would meet this manoeuvre: an advance of the other on
/// the very figure, the blow of which can still be struck. Then both are rolled against each
/// other (REA-68).
pub fn meets(rules: BookView, advance: &Manoeuvre, by: FigureId, at: FigureId) -> bool {
    let coming = advance.choice.verb == ADVANCE && advance.memory.stage == Stage::PathProgress;
    coming
        && (advance.actor, advance.choice.target) == (at, Some(by))
        && !advance.memory.met
        && goes_on(rules, advance)
        && reaches_still(rules, advance)
}

/// Whether a blow that was declared can still be struck: with the weapon it was declared with,
/// from where the two stand now.
fn reaches_still(rules: BookView, frame: &Manoeuvre) -> bool {
    let blow = blow_of(rules, frame);
    let mode = rules.table.armoury().mode(rules.table.arms(blow.by), blow.arm);
    let facing = rules.table.facing(blow.by);
    let reaches = mode.is_some_and(|mode| rules.reaches(mode, blow.from, facing, blow.at));
    reaches && rules.still_holds(frame) && rules.table.active(blow.target)
}

/// The advance that the topmost blow meets.
pub fn advance_met<'w>(rules: BookView<'w>) -> Option<&'w Manoeuvre> {
    let [.., below, top] = rules.bout().frames() else { return None };
    let blow = top.link == Link::Reaction && top.choice.verb == ATTACK;
    (blow && meets(rules, below, top.actor, top.choice.target?)).then_some(below)
}

/// Whether the blow can still be struck; then from which side it comes (REA-33).
pub fn side(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Side) else { return };
    let rules = BookView::new(world);
    if !reaches_still(rules, frame) {
        return stage(world, Stage::Done);
    }
    let blow = blow_of(rules, frame);
    let ways = nearest_directions(blow.at, blow.from);
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

/// The answers of the target of the topmost blow.
pub fn target_answers(rules: BookView, target: FigureId) -> Asking {
    let Some(frame) = rules.top() else { return nothing() };
    if !rules.able(target) {
        let pass = Choice::plain(PASS);
        return Asking { choices: vec![pass], decline: pass, default: pass };
    }
    defences(rules, target, blow_direction(rules, frame, target), frame.memory.locked)
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
    let blow = matches!(frame.choice.verb, ATTACK | ADVANCE);
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
    let ask = |rules: BookView| {
        let Some(frame) = rules.top() else { return nothing() };
        let roll =
            rules.attack_roll(blow_of(rules, frame)).risking(frame.memory.risk, rule_ids::RISK);
        let attack = roll.spread();
        let holds = |total: i32| 1.0 - attack.share(|other| other >= total);
        risks(&rules.defence_roll(target, frame.memory.defence), holds)
    };
    let Some(choice) = question(world, target, Q_DEFENCE_RISK, ask) else { return };
    memory(world, |memory| {
        memory.defence.risk = dice(choice);
        memory.stage = Stage::Roll;
    });
}

/// The item of the striker that a block has locked (REA-73).
pub fn locks(blow: &Manoeuvre) -> Option<u8> {
    blow.choice.arm.filter(|_| blow.memory.defence.verb == BLOCK).map(|arm| arm.item)
}

/// The attack of a blow with the dice named for it.
pub fn attack(rules: BookView, frame: &Manoeuvre) -> Roll {
    rules.attack_roll(blow_of(rules, frame)).risking(frame.memory.risk, rule_ids::RISK)
}

/// The rolls of the topmost blow, which is about to fall: against the defence, or against the
/// advance that it meets.
fn contest(rules: BookView, frame: &Manoeuvre) -> Contest {
    if let Some(advance) = below_in_clash(rules) {
        return Contest::opposed(attack(rules, advance), attack(rules, frame), Tie::Both);
    }
    let defence = frame.memory.defence;
    let target = frame.choice.target.unwrap_or(frame.actor);
    let guard = rules.defence_roll(target, defence).risking(defence.risk, rule_ids::RISK);
    Contest::opposed(attack(rules, frame), guard, Tie::First)
}

/// The advance below the topmost blow, where both are rolled against each other.
fn below_in_clash<'w>(rules: BookView<'w>) -> Option<&'w Manoeuvre> {
    let [.., below, top] = rules.bout().frames() else { return None };
    top.memory.clash.then_some(below)
}

/// Puts the contest of a blow before the attack resolution.
pub fn roll(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Roll) else { return };
    let rules = BookView::new(world);
    let contest = contest(rules, frame);
    let first = below_in_clash(rules).unwrap_or(frame);
    let (actor, target) = (first.actor, first.choice.target);
    world.resource_mut::<Resolution>().contest = Some((actor, target, contest));
    stage(world, Stage::Rolled);
}

/// Takes the settled contest: who has hit, and what follows.
pub fn rolled(world: &mut World) {
    let Some(settled) = world.resource_mut::<Resolution>().settled.take() else { return };
    let Some(frame) = at_stage(world, Stage::Rolled) else { return };
    let rules = BookView::new(world);
    let advance = below_in_clash(rules);
    let clash = advance.is_some();
    let (mine, blow) = (blow_of(rules, frame), blow_of(rules, advance.unwrap_or(frame)));
    let verb = frame.memory.defence.verb;
    let mut hits: SmallVec<[Hit; 2]> = SmallVec::new();
    if settled.success {
        let hit = hit_of(rules, blow);
        // Where the target said from which of two sides the blow comes, and stands there yet, it
        // is pushed from there.
        let stands = !matches!(verb, JUMP | PARRY | SIDESTEP);
        let from = frame.memory.side.filter(|_| stands).unwrap_or(hit.from);
        hits.push(Hit { margin: settled.margin, from, ..hit });
    }
    if clash && settled.other_success {
        hits.push(Hit { margin: -settled.margin, ..hit_of(rules, mine) });
    }
    tell_blow(world, blow, &settled, clash, verb);
    if clash {
        met(world);
    }
    let next = if !hits.is_empty() {
        Stage::Damage
    } else if verb == PASS {
        Stage::Done
    } else {
        Stage::FollowOn
    };
    memory(world, |memory| {
        memory.hits = hits;
        memory.stage = next;
    });
}

/// The advance below has been struck as well, and does not strike again.
fn met(world: &mut World) {
    if let [.., below, _] = world.resource_mut::<Bout>().frames_mut() {
        below.memory.met = true;
    }
}

/// The hit that a blow makes, with no margin.
pub fn hit_of(rules: BookView, blow: Blow) -> Hit {
    Hit {
        by: blow.by,
        target: blow.target,
        arm: blow.arm,
        weapon: rules.weapon_of(blow.by, blow.arm),
        spot: blow.spot,
        margin: 0,
        striker_wounds: rules.wound_penalty(blow.by),
        striker_daze: rules.fighter(blow.by).daze,
        target_wounds: rules.wound_penalty(blow.target),
        from: rules.direction(blow.target, blow.from),
        damage: 0,
        level: 0,
    }
}

fn tell_blow(
    world: &mut World,
    blow: Blow,
    settled: &Settled,
    clash: bool,
    verb: riposte_rules::decision::Verb,
) {
    let words = |hit: bool| match (hit, clash, verb) {
        (true, ..) => "",
        (false, true, _) => ": too late",
        (false, false, BLOCK) => ": blocked",
        (false, false, PARRY) => ": parried",
        (false, false, JUMP | SIDESTEP) => ": dodged",
        _ => "",
    };
    let (attacker, target, margin) = (blow.by, blow.target, settled.margin);
    let hit = settled.success;
    tell(world, || Event::Blow { attacker, target, hit, margin, words: words(hit).into() });
    if clash {
        let hit = settled.other_success;
        let words = words(hit).into();
        let (attacker, target) = (target, attacker);
        tell(world, || Event::Blow { attacker, target, hit, margin: -margin, words });
    }
}

/// Whether an answer is on its way; then no window may be closed.
pub fn answered(world: &World) -> bool {
    world.resource::<Pending>().answered()
}
