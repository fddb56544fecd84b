//! The verbs the rules offer a figure that are not open now, and why.

use riposte_rules::decision::{Choice, Closed, Decision, Verb};
use riposte_rules::figure::{Dropped, FigureId};

use super::act::price;
use crate::melee::blow::blow_direction;
use crate::missiles;
use crate::missiles::sent::Sent;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// What the rules offer besides the open choices of a decision, with the reason for each.
pub fn closed(rules: BookView, decision: &Decision) -> Vec<Closed> {
    let offered: &[Verb] = match decision.question {
        Q_ACT => {
            &[ATTACK, ADVANCE, CLOSE, MOVE, TURN, READY, DRAW, PICKUP, STOW, DROP, SPEAK, RISE]
        }
        Q_DEFEND => &[BLOCK, PARRY, JUMP, SIDESTEP, TURN, READY, SPEAK, RISE],
        Q_NOTICE => &[TURN, READY, SPEAK, RISE],
        Q_SOAK => &[SOAK],
        _ => &[],
    };
    let flying: &[Verb] = match decision.question {
        Q_ACT => missiles::closed::offered(rules, decision.figure),
        _ => &[],
    };
    let open = |verb: &Verb| decision.choices.iter().any(|choice| choice.verb == *verb);
    let shut = offered.iter().chain(flying).copied().filter(|verb| !open(verb));
    shut.filter_map(|verb| reason(rules, decision.figure, verb)).collect()
}

fn shut(verb: Verb, reason: impl Into<String>, rule: &'static str) -> Option<Closed> {
    Some(Closed { verb, reason: reason.into(), rule })
}

fn reason(rules: BookView, figure: FigureId, verb: Verb) -> Option<Closed> {
    if rules.is_mount(figure) {
        return None;
    }
    let afoot = matches!(verb, MOVE | ADVANCE | CLOSE | TURN | PICKUP | SET_AIM | AIMED);
    if rules.rides(figure) && afoot {
        return shut(verb, "sits on a mount", rule_ids::SADDLE);
    }
    let points = rules.points(figure);
    // The least that can be said is one word; every other price stands by itself.
    let price = price(rules, figure, &Choice::plain(verb).number(1));
    let upright = matches!(verb, MOVE | ADVANCE | CLOSE | PARRY | JUMP | SIDESTEP);
    match verb {
        RISE if !rules.prone(figure) => None,
        _ if upright && rules.prone(figure) => shut(verb, "lies prone", rule_ids::PRONE),
        _ if points < price => {
            shut(verb, format!("needs {price} AP, has {points}"), rule_ids::PRICE)
        }
        ATTACK | ADVANCE => blow(rules, figure, verb),
        CLOSE => shut(
            verb,
            "has nothing short in hand, or no enemy is in a hex before it",
            rule_ids::CLOSING,
        ),
        THROW | SHOOT | AIMED | SET_AIM | LOAD => missiles::closed::reason(rules, figure, verb),
        MOVE => {
            shut(verb, "every hex it could go to is taken or cannot be entered", rule_ids::MOVE)
        }
        READY | DRAW | PICKUP | STOW | DROP => thing(rules, figure, verb),
        BLOCK | PARRY | JUMP | SIDESTEP => defence(rules, figure, verb),
        _ => None,
    }
}

fn blow(rules: BookView, figure: FigureId, verb: Verb) -> Option<Closed> {
    let points = rules.points(figure);
    let cheapest = rules.all_strikes(figure).map(|strike| strike.stats.points).min();
    match cheapest {
        None => shut(verb, "has nothing ready to strike with", rule_ids::WEAPONS),
        Some(cost) if cost > points => {
            shut(verb, format!("needs {cost} AP, has {points}"), rule_ids::PRICE)
        }
        _ if verb == ATTACK => shut(
            verb,
            "no enemy in the hexes its weapons reach, even after a turn",
            rule_ids::REACH,
        ),
        _ => {
            shut(verb, "no enemy would be in reach one step forward or sideways", rule_ids::ADVANCE)
        }
    }
}

fn thing(rules: BookView, figure: FigureId, verb: Verb) -> Option<Closed> {
    let arms = rules.table.arms(figure);
    let full = arms.free_hands() == [false, false];
    let carried = arms.items.iter().any(|item| !item.at.ready());
    match verb {
        DROP | STOW => shut(verb, "holds nothing", rule_ids::DROP),
        PICKUP => {
            let here = rules.table.hex(figure);
            let dropped = rules.table.world().resource::<Dropped>();
            let near = dropped.0.iter().any(|lying| here.unsigned_distance_to(lying.hex) <= 1);
            if near {
                shut(verb, "has no hand free for it: drop something first", rule_ids::READY)
            } else {
                shut(verb, "nothing lies here or beside it", rule_ids::READY)
            }
        }
        READY | DRAW if !carried => shut(verb, "carries nothing else", rule_ids::READY),
        READY | DRAW if full => {
            shut(verb, "has no hand free: drop something first, it costs nothing", rule_ids::READY)
        }
        DRAW => shut(verb, "carries nothing that comes out in a flash", rule_ids::FAST_DRAW),
        _ => shut(verb, "has no hand free for what it carries", rule_ids::READY),
    }
}

fn defence(rules: BookView, figure: FigureId, verb: Verb) -> Option<Closed> {
    let frame = rules.top()?;
    let from = blow_direction(rules, frame, figure);
    let turned = rules.facings(figure);
    let faced = turned.iter().any(|facing| rules.front(*facing, from));
    let flies = Sent::by(&frame.choice).is_some();
    match verb {
        JUMP | SIDESTEP if !faced => {
            shut(verb, "the blow comes from straight behind", rule_ids::JUMP_BACK)
        }
        JUMP => shut(verb, "the hex behind is not free", rule_ids::JUMP_BACK),
        SIDESTEP => shut(verb, "neither hex beside is free", rule_ids::SIDE_STEP),
        BLOCK | PARRY if flies => {
            shut(verb, "only a shield on that side stops what flies", rule_ids::MISSILE_ANSWERS)
        }
        _ if frame.memory.locked.is_some() => {
            shut(verb, "the weapon is locked, and nothing else covers that side", rule_ids::LOCK)
        }
        PARRY if faced => shut(
            verb,
            "nothing ready covers that side, or the hex behind is not free",
            rule_ids::PARRY,
        ),
        _ => shut(verb, "nothing ready covers the side the blow comes from", rule_ids::COVER),
    }
}
