//! The blow of a manoeuvre, read from the table.

use riposte_rules::board::Facing;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use crate::choices::Coming;
use crate::memory::{Hit, Manoeuvre, Stage};
use crate::missiles::sent::Sent;
use crate::missiles::shots::in_sights;
use crate::risked::Risking;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The blow of a manoeuvre, as it stands now.
pub fn blow_of(rules: BookView, frame: &Manoeuvre) -> Blow {
    let target = frame.choice.target.unwrap_or(frame.actor);
    let (from, at) = rules.blow_between(frame.actor, target);
    Blow {
        by: frame.actor,
        target,
        arm: frame.choice.arm.unwrap_or_default(),
        spot: frame.memory.spot,
        advance: frame.choice.verb == ADVANCE,
        from,
        at,
        facing: rules.table.facing(target),
        sent: Sent::by(&frame.choice),
        runs: frame.choice.verb == TRAMPLE,
    }
}

/// The blow as it will be when the step of an advance has been made.
pub fn after_advance(rules: BookView, frame: &Manoeuvre) -> Blow {
    let mut blow = blow_of(rules, frame);
    if matches!(frame.choice.verb, ADVANCE | THROW | CLOSE) {
        blow.from = frame.choice.hex.unwrap_or(blow.from);
        blow.at = rules.struck_in(blow.target, blow.from);
    }
    blow
}

/// What a blow must come up to whatever its target does, where it is thrown or shot (REA-208).
pub fn difficulty(rules: BookView, blow: Blow) -> Option<Roll> {
    blow.sent.map(|_| rules.difficulty(blow))
}

/// The attack of a blow with the dice named for it.
pub fn attack(rules: BookView, frame: &Manoeuvre) -> Roll {
    rules.attack_roll(blow_of(rules, frame)).risking(frame.memory.risk, rule_ids::RISK)
}

/// The direction from which a blow comes at its target (REA-33).
pub fn blow_direction(rules: BookView, blow: &Manoeuvre, target: FigureId) -> Facing {
    let (from, _) = rules.blow_between(blow.actor, target);
    blow.memory.side.unwrap_or_else(|| rules.direction(target, from))
}

/// The blow of a manoeuvre as one that its target may ward off.
pub fn coming(rules: BookView, blow: &Manoeuvre, target: FigureId) -> Coming {
    Coming {
        by: blow.actor,
        stands: rules.blow_between(blow.actor, target).0,
        from: blow_direction(rules, blow, target),
        locked: blow.memory.locked,
        flies: Sent::by(&blow.choice).is_some(),
        runs: blow.choice.verb == TRAMPLE,
    }
}

/// The item of the striker that a block has locked (REA-73).
pub fn locks(blow: &Manoeuvre) -> Option<u8> {
    let flies = Sent::by(&blow.choice).is_some();
    blow.choice.arm.filter(|_| blow.memory.defence.verb == BLOCK && !flies).map(|arm| arm.item)
}

/// Whether a blow of a figure at another would meet this manoeuvre: an advance of the other on
/// the very figure, with a blow that can still be struck. Then both are rolled against each
/// other (REA-68).
pub fn meets(rules: BookView, advance: &Manoeuvre, by: FigureId, at: FigureId) -> bool {
    let comes = matches!(advance.choice.verb, ADVANCE | CLOSE);
    let coming = comes && advance.memory.stage == Stage::PathProgress;
    coming
        && (advance.actor, advance.choice.target) == (at, Some(by))
        && !advance.memory.met
        && rules.goes_on(advance)
        && reaches_still(rules, advance)
}

/// Whether a blow that was declared can still be struck: with the weapon it was declared with,
/// from where the two stand now.
pub fn reaches_still(rules: BookView, frame: &Manoeuvre) -> bool {
    let blow = blow_of(rules, frame);
    let arms = rules.table.arms(blow.by);
    let mode = rules.table.armoury().mode(arms, blow.arm).zip(arms.item(blow.arm.item));
    let stance = (rules.table.hex(blow.by), rules.table.facing(blow.by));
    let reaches = match blow.sent {
        None => mode.is_some_and(|(mode, item)| {
            rules.strikes_at(blow.by, (mode, item.at), stance, blow.target)
        }),
        Some(_) => in_sights(rules, blow.by, blow.target, blow.arm),
    };
    reaches && rules.still_holds(frame) && rules.table.active(blow.target)
}

/// The advance that the topmost blow meets.
pub fn advance_met<'w>(rules: BookView<'w>) -> Option<&'w Manoeuvre> {
    let [.., below, top] = rules.bout().frames() else { return None };
    let blow = top.link == Link::Reaction && top.choice.verb == ATTACK;
    (blow && meets(rules, below, top.actor, top.choice.target?)).then_some(below)
}

/// The advance below the topmost blow, where both are rolled against each other.
pub fn below_in_clash<'w>(rules: BookView<'w>) -> Option<&'w Manoeuvre> {
    let [.., below, top] = rules.bout().frames() else { return None };
    top.memory.clash.then_some(below)
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
        runs: blow.runs,
        damage: 0,
        level: 0,
    }
}
