//! A blow: aim, risk, how it is met, and the fall of the dice (REA-61 to REA-69).

use bevy_ecs::prelude::*;
use riposte_rules::battle::turn_to;
use riposte_rules::board::{Facing, nearest_directions};
use riposte_rules::decision::{Arm, Asking, Choice, Pending};
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
use crate::memory::{Bout, Counter, Hit, Manoeuvre, Stage};
use crate::movement::{notice, open_window};
use crate::risked::Risking;
use crate::rolls::Blow;
use crate::rule;
use crate::rules::Rules;
use crate::words::*;

/// The blow of a manoeuvre, as it stands now.
pub fn blow_of(rules: Rules, frame: &Manoeuvre) -> Blow {
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
    let ask = |rules: Rules| {
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
    let ask = |rules: Rules| {
        let Some(frame) = rules.top() else { return nothing() };
        let blow = intended(rules, frame);
        let roll = rules.attack_roll(blow);
        risks_with(&roll, Guards::of(rules, blow).dice(&roll))
    };
    let Some(answer) = question(world, actor, Q_ATTACK_RISK, ask) else { return };
    memory(world, |memory| memory.risk = dice(answer));
    if joins_clash(world) {
        return;
    }
    if let Some(facing) = choice.facing {
        turn_to(world, actor, facing);
    }
    stage(world, Stage::March);
}

fn nothing() -> Asking {
    let none = Choice::plain(RISK).number(0);
    Asking { choices: vec![none], decline: none, default: none }
}

/// The blow as it will be when the step of an advance has been made.
fn intended(rules: Rules, frame: &Manoeuvre) -> Blow {
    let mut blow = blow_of(rules, frame);
    if frame.choice.verb == ADVANCE {
        blow.from = frame.choice.hex.unwrap_or(blow.from);
    }
    blow
}

/// A counter-attack against the very one who advances on the figure does not become a
/// blow of its own: both are rolled against each other (REA-68).
fn joins_clash(world: &mut World) -> bool {
    let bout = world.resource::<Bout>();
    let [.., below, top] = bout.frames() else { return false };
    let meets = top.link == Link::Reaction
        && top.choice.verb == ATTACK
        && below.choice.verb == ADVANCE
        && below.memory.stage == Stage::March
        && below.choice.target == Some(top.actor)
        && top.choice.target == Some(below.actor);
    if !meets {
        return false;
    }
    let counter = Counter {
        arm: top.choice.arm.unwrap_or_default(),
        spot: top.memory.spot,
        risk: top.memory.risk,
    };
    world.resource_mut::<Bout>().pop();
    memory(world, |memory| memory.counter = Some(counter));
    true
}

/// Whether the blow can still be struck; then from which side it comes (REA-33).
pub fn side(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Side) else { return };
    let rules = Rules::new(world);
    let blow = blow_of(rules, frame);
    let mode = rules.table.armoury().mode(rules.table.arms(blow.by), blow.arm);
    let facing = rules.table.facing(blow.by);
    let reaches = mode.is_some_and(|mode| rules.reaches(mode, blow.from, facing, blow.at));
    if !reaches || !rules.table.active(blow.target) {
        return stage(world, Stage::Done);
    }
    if frame.memory.counter.is_some() {
        return stage(world, Stage::Roll);
    }
    let ways = nearest_directions(blow.at, blow.from);
    let aside = |way: &Facing| Choice::plain(ASIDE).facing(*way);
    let ask = |_: Rules| {
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
pub fn target_answers(rules: Rules, target: FigureId) -> Asking {
    let Some(frame) = rules.top() else { return nothing() };
    if rules.fighter(target).stunned {
        let pass = Choice::plain(PASS);
        return Asking { choices: vec![pass], decline: pass, default: pass };
    }
    defences(rules, target, blow_direction(rules, frame, target), frame.memory.locked)
}

/// When the target has answered, others may answer what they see.
pub fn defended(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Defend) else { return };
    let (actor, target) = (frame.actor, frame.choice.target);
    notice(world, actor, target);
}

/// When all have answered: a move is over, a blow falls.
pub fn noticed(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Notice) else { return };
    let blow = matches!(frame.choice.verb, ATTACK | ADVANCE);
    let target = frame.choice.target.unwrap_or(frame.actor);
    let rules = Rules::new(world);
    let able = rules.table.active(frame.actor) && !rules.fighter(frame.actor).stunned;
    let next =
        if blow && able && rules.table.active(target) { Stage::DefenceRisk } else { Stage::Done };
    stage(world, next);
}

/// The target says how many dice are risked on the defence (REA-14).
pub fn defence_risk(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::DefenceRisk) else { return };
    let target = frame.choice.target.unwrap_or(frame.actor);
    let ask = |rules: Rules| {
        let Some(frame) = rules.top() else { return nothing() };
        let roll = rules.attack_roll(blow_of(rules, frame)).risking(frame.memory.risk, rule::RISK);
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

/// The rolls of a blow that is about to fall.
pub fn contest(rules: Rules, frame: &Manoeuvre) -> Contest {
    let blow = blow_of(rules, frame);
    let roll = rules.attack_roll(blow).risking(frame.memory.risk, rule::RISK);
    match frame.memory.counter {
        Some(counter) => Contest::opposed(roll, counter_roll(rules, blow, counter), Tie::Both),
        None => {
            let defence = frame.memory.defence;
            let guard = rules.defence_roll(blow.target, defence).risking(defence.risk, rule::RISK);
            Contest::opposed(roll, guard, Tie::First)
        }
    }
}

fn counter_roll(rules: Rules, blow: Blow, counter: Counter) -> Roll {
    let back = Blow {
        by: blow.target,
        target: blow.by,
        arm: counter.arm,
        spot: counter.spot,
        advance: false,
        from: blow.at,
        at: blow.from,
        facing: rules.table.facing(blow.by),
    };
    rules.attack_roll(back).risking(counter.risk, rule::RISK)
}

/// Puts the contest of a blow before the attack resolution.
pub fn roll(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Roll) else { return };
    let rules = Rules::new(world);
    let contest = contest(rules, frame);
    let (actor, target) = (frame.actor, frame.choice.target);
    world.resource_mut::<Resolution>().contest = Some((actor, target, contest));
    stage(world, Stage::Rolled);
}

/// Takes the settled contest: who has hit, and what follows.
pub fn rolled(world: &mut World) {
    let Some(settled) = world.resource_mut::<Resolution>().settled.take() else { return };
    let Some(frame) = at_stage(world, Stage::Rolled) else { return };
    let rules = Rules::new(world);
    let blow = blow_of(rules, frame);
    let counter = frame.memory.counter;
    let verb = frame.memory.defence.verb;
    let mut hits: SmallVec<[Hit; 2]> = SmallVec::new();
    if settled.success {
        hits.push(hit(rules, blow.by, blow.target, blow.arm, blow.spot, settled.margin));
    }
    if let (Some(counter), true) = (counter, settled.other_success) {
        hits.push(hit(rules, blow.target, blow.by, counter.arm, counter.spot, -settled.margin));
    }
    tell_blow(world, blow, &settled, counter.is_some(), verb);
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

fn hit(rules: Rules, by: FigureId, target: FigureId, arm: Arm, spot: Spot, margin: i32) -> Hit {
    Hit {
        by,
        target,
        arm,
        weapon: rules.weapon_of(by, arm),
        spot,
        margin,
        striker_wounds: rules.wound_penalty(by),
        target_wounds: rules.wound_penalty(target),
        from: rules.direction(target, rules.table.hex(by)),
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
