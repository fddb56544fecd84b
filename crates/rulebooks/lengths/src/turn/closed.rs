//! What is not open now, and why.

use riposte_rules::decision::{Choice, Closed, Decision, Verb};
use riposte_rules::figure::{Dropped, FigureId, Item};

use crate::attacks::missiles::{in_range, loaded};
use crate::attacks::targets;
use crate::equipment::handling;
use crate::equipment::weapons::Class;
use crate::holds::wrestling;
use crate::rule_ids as id;
use crate::turn::answers;
use crate::view::{BookView, flies};
use crate::words::*;
use crate::{casting, mounted};

/// The verbs that the rules offer the deciding figure but that are not open now.
pub fn closed(view: BookView, decision: &Decision) -> Vec<Closed> {
    let open = |verb: Verb| decision.choices.iter().any(|choice| choice.verb == verb);
    let reasons = match decision.question {
        Q_ACT | Q_THEN => acting(view, decision.figure, decision.question == Q_THEN),
        Q_ANSWER => answering(view, decision.figure),
        Q_WIN => winning(view, decision),
        _ => Vec::new(),
    };
    let shut = reasons.into_iter().filter(|(verb, ..)| !open(*verb));
    shut.map(|(verb, reason, rule)| Closed { verb, reason, rule }).collect()
}

type Reason = (Verb, String, &'static str);

fn acting(view: BookView, figure: FigureId, then: bool) -> Vec<Reason> {
    if view.fighter(figure).broken {
        let shut = [V_MOVE, V_ATTACK, V_SHOOT, V_WRESTLE, V_DEFEND, V_HOLD];
        return shut.map(|verb| reason(verb, "has lost heart", id::MORALE)).to_vec();
    }
    if view.is_held(figure) {
        return held(view, figure);
    }
    let mut reasons = going(view, figure, then);
    reasons.extend(fighting(view, figure));
    reasons.extend(handling(view, figure));
    reasons.extend(casting(view, figure, then));
    reasons.extend(mounted::closed(view, figure));
    reasons
}

fn reason(verb: Verb, reason: &str, rule: &'static str) -> Reason {
    (verb, reason.to_owned(), rule)
}

/// A figure that is held can only struggle.
fn held(view: BookView, figure: FigureId) -> Vec<Reason> {
    let shut = [V_MOVE, V_RUN, V_FLEE, V_ATTACK, V_SHOOT, V_WRESTLE, V_CHANGE, V_READY, V_DEFEND];
    let mut reasons: Vec<Reason> =
        shut.iter().map(|verb| reason(*verb, "is held", id::HELD)).collect();
    reasons.push(reason(V_STAB, "has no minor weapon, and no hand free", id::HELD));
    if view.build(figure).school.is_some() {
        let known = SPELL_VERBS.into_iter().filter(|verb| casting_known(view, figure, *verb));
        reasons.extend(known.map(|verb| reason(verb, "is held", id::HELD)));
    }
    reasons
}

/// Why a figure does not go, defend itself or aim.
fn going(view: BookView, figure: FigureId, then: bool) -> Vec<Reason> {
    let still = [(V_DEFEND, id::DEFENCE), (V_SEARCH, id::SEARCH), (V_AIM, id::AIM)];
    let ways = [(V_MOVE, id::MOVE), (V_RUN, id::RUN), (V_FLEE, id::FLEE)];
    if then || view.fighter(figure).round.gone {
        let shut = ways.iter().chain(&still);
        return shut.map(|(verb, rule)| reason(*verb, "has moved this round", rule)).collect();
    }
    let mut reasons = vec![
        reason(V_AIM, "has no missile weapon that is loaded", id::AIM),
        reason(V_SEARCH, "has nothing in pouch or pack", id::SEARCH),
    ];
    if view.table.posture(figure).down() {
        let lies = "lies on the ground";
        reasons.extend(ways.iter().map(|(verb, _)| reason(*verb, lies, id::STAND)));
        return reasons;
    }
    let laden = view.build(figure).run == 0;
    let why = if laden { "carries too much" } else { "there is nowhere to go" };
    let edge = if laden { why } else { "the edge of the board is too far, or barred" };
    let planned = view.fighter(figure).round.replanned;
    let plan = if planned { "a way was planned, and left" } else { "there is nowhere to run to" };
    reasons.extend([
        reason(V_MOVE, why, id::LOAD),
        reason(V_RUN, "nowhere that a combat move does not lead to", id::RUN),
        reason(V_WAY, plan, id::RUN),
        reason(V_FLEE, edge, id::FLEE),
        reason(V_STAND, "is on its feet", id::STAND),
    ]);
    reasons
}

/// Why a figure strikes at nobody, shoots at nobody, and lays hold of nobody.
fn fighting(view: BookView, figure: FigureId) -> Vec<Reason> {
    let table = view.table;
    let shot = no_shot(view, figure);
    let crowd =
        match table.enemies(figure).any(|foe| !targets::shots_at(view, figure, foe).is_empty()) {
            true => "nobody in range stands in a crowd",
            false => shot,
        };
    let lash = view.strikes(figure).any(|strike| strike.weapon.class == Class::Whip)
        && table.enemies(figure).any(|foe| table.threat(figure).hexes.contains(&table.hex(foe)));
    let near = |foe: FigureId| table.distance(figure, foe) <= 1;
    let choke = view.strikes(figure).any(|strike| strike.weapon.class == Class::Garrote)
        && table.enemies(figure).any(near);
    let (blow, rule) = match (lash, choke) {
        (true, _) => ("a whip does nothing to metal", id::WEAPONS),
        (_, true) => ("a garrote takes somebody unaware, or held", id::GARROTE),
        _ => ("nobody in reach", id::REACH),
    };
    let foes = table.enemies(figure).map(|foe| wrestling::can(view, figure, foe));
    let hands = foes.filter_map(Result::err).max().unwrap_or("nobody within arm's length");
    let team = match table.enemies(figure).any(|foe| wrestling::can(view, figure, foe).is_ok()) {
        true => "no friend who could wrestle is beside them",
        false => hands,
    };
    vec![
        reason(V_ATTACK, blow, rule),
        reason(V_SHOOT, shot, id::MISSILES),
        reason(V_CROWD, crowd, id::CROWD),
        reason(V_WRESTLE, hands, id::WRESTLE),
        reason(V_GANG, team, id::TEAM),
    ]
}

/// Why a figure draws, drops, loads and wakes nothing.
fn handling(view: BookView, figure: FigureId) -> Vec<Reason> {
    let drawn = "nothing at the belt or slung";
    let asleep = view.table.friends(figure).any(|friend| view.fighter(friend).asleep);
    let mut reasons = vec![
        reason(V_CHANGE, "no weapon at the belt or slung", id::CHANGE),
        reason(V_READY, drawn, id::READY),
        reason(V_DROP, "has nothing in hand", id::DROP),
    ];
    let heals = |(_, item): (u8, Item)| view.tables.weapons.of(item.weapon).heals != [0, 0];
    if view.table.arms(figure).numbered().any(heals) {
        reasons.push(reason(V_USE, "is unhurt, or the draught is in pouch or pack", id::USE));
    }
    if view.strikes(figure).any(|strike| strike.weapon.reload > 0) {
        reasons.push(reason(V_RELOAD, "is loaded", id::RELOAD));
    }
    let here = view.table.hex(figure);
    let lies = view.table.world().resource::<Dropped>().0.iter().any(|lying| lying.hex == here);
    let lifts = if lies { "has no hand free for what lies here" } else { "nothing lies here" };
    reasons.push(reason(V_PICK_UP, lifts, id::PICK_UP));
    if asleep {
        reasons.push(reason(V_WAKE, "no sleeper is beside it", id::SPELLS));
    }
    reasons
}

/// Why a figure that knows spells casts none of them.
fn casting(view: BookView, figure: FigureId, then: bool) -> Vec<Reason> {
    let why = match casting::may_cast(view, figure) {
        _ if view.build(figure).school.is_none() => return Vec::new(),
        Err(why) => why,
        Ok(()) if then || view.fighter(figure).round.gone => "has moved this round",
        Ok(()) => "is used up, or nobody is near enough",
    };
    let known = SPELL_VERBS.into_iter().filter(|verb| casting_known(view, figure, *verb));
    known.map(|verb| reason(verb, why, id::CAST)).collect()
}

fn casting_known(view: BookView, figure: FigureId, verb: Verb) -> bool {
    view.spell(verb).is_some_and(|row| view.table.sheet(figure).score(&row.key) > 0)
}

fn no_shot(view: BookView, figure: FigureId) -> &'static str {
    let table = view.table;
    let flying = || view.strikes(figure).filter(|strike| flies(strike));
    if flying().next().is_none() {
        return "nothing to shoot or throw";
    }
    if view.dark(table.hex(figure)) {
        return "in the dark every shot misses";
    }
    if !flying().any(|strike| loaded(view, figure, &strike)) {
        return "is not loaded";
    }
    let near = |foe: FigureId| {
        flying().any(|strike| in_range(view, table.hex(figure), table.hex(foe), &strike))
    };
    match table.enemies(figure).any(near) {
        true => "not from the ground with that",
        false => "nobody in range and in sight",
    }
}

fn answering(view: BookView, figure: FigureId) -> Vec<Reason> {
    let world = view.table.world();
    let Some(frame) = world.resource::<crate::memory::Bout>().top() else { return Vec::new() };
    let (actor, choice) = (frame.actor, frame.choice);
    if choice.target != Some(figure) {
        return Vec::new();
    }
    match choice.verb {
        V_ATTACK | V_CHARGE => no_counter(view, figure, actor, &choice),
        V_SHOOT | V_CROWD => {
            vec![reason(V_COUNTER, "nobody strikes back at a shot", id::MISSILES)]
        }
        verb if is_wrestling(verb) => {
            vec![reason(V_ATTACK, "has no weapon in hand that reaches", id::FIRST_BLOW)]
        }
        _ => Vec::new(),
    }
}

fn no_counter(view: BookView, figure: FigureId, actor: FigureId, choice: &Choice) -> Vec<Reason> {
    if let Some(why) = view.spent(figure) {
        return vec![reason(V_COUNTER, why, id::COUNTER)];
    }
    let why = match view.guard_length(figure) {
        _ if !view.trained(figure) => "is not trained in weapons",
        None => "has no weapon in hand",
        Some(_) if answers::counters(view, figure, actor, choice).is_empty() => {
            "its weapon is shorter"
        }
        Some(_) => return Vec::new(),
    };
    vec![reason(V_COUNTER, why, id::COUNTER)]
}

/// What the winner of a contest cannot do.
fn winning(view: BookView, decision: &Decision) -> Vec<Reason> {
    let loser = decision.choices.iter().find_map(|choice| choice.target);
    let bare = loser.is_some_and(|loser| handling::held(view, loser).next().is_none());
    let disarm = if bare { "has nothing in hand" } else { "is no prize" };
    vec![
        reason(V_IMMOBILISE, "holds somebody already, or is too far away", id::HELD),
        reason(V_DISARM, disarm, id::DISARM),
        reason(V_SNATCH, if bare { disarm } else { "has no hand free for it" }, id::DISARM),
    ]
}
