//! What is not open now, and why.

use riposte_rules::decision::{Closed, Decision, Verb};
use riposte_rules::figure::FigureId;

use crate::items;
use crate::missiles::{in_range, loaded};
use crate::rule_ids as id;
use crate::view::{BookView, flies};
use crate::words::*;
use crate::{answers, casting, wrestling};

/// The verbs that the rules offer the deciding figure but that are not open now.
pub fn closed(view: BookView, decision: &Decision) -> Vec<Closed> {
    let open = |verb: Verb| decision.choices.iter().any(|choice| choice.verb == verb);
    let reasons = match decision.question {
        Q_ACT | Q_THEN => acting(view, decision.figure, decision.question == Q_THEN),
        Q_ANSWER => answering(view, decision.figure),
        _ => Vec::new(),
    };
    let shut = reasons.into_iter().filter(|(verb, ..)| !open(*verb));
    shut.map(|(verb, reason, rule)| Closed { verb, reason, rule }).collect()
}

type Reason = (Verb, String, &'static str);

fn acting(view: BookView, figure: FigureId, then: bool) -> Vec<Reason> {
    let table = view.table;
    if view.is_held(figure) {
        let why = || "is held".to_owned();
        return [V_MOVE, V_ATTACK, V_DEFEND].map(|verb| (verb, why(), id::HELD)).to_vec();
    }
    let mut reasons: Vec<Reason> = Vec::new();
    let mut add = |verb: Verb, reason: &str, rule| reasons.push((verb, reason.to_owned(), rule));
    let gone = then || view.fighter(figure).round.gone;
    if gone {
        for (verb, rule) in [(V_MOVE, id::MOVE), (V_RUN, id::RUN), (V_DEFEND, id::DEFENCE)] {
            add(verb, "has moved this round", rule);
        }
        add(V_AIM, "has moved this round", id::AIM);
    } else if table.posture(figure).down() {
        add(V_MOVE, "lies on the ground", id::STAND);
        add(V_RUN, "lies on the ground", id::STAND);
    } else {
        add(V_MOVE, "carries too much, or there is nowhere to go", id::LOAD);
        add(V_RUN, "nowhere that a combat move does not lead to", id::RUN);
    }
    add(V_ATTACK, "nobody in reach", id::REACH);
    add(V_SHOOT, no_shot(view, figure), id::MISSILES);
    let foes = table.enemies(figure).map(|foe| wrestling::can(view, figure, foe));
    let why = foes.filter_map(Result::err).max().unwrap_or("nobody within arm's length");
    add(V_WRESTLE, why, id::WRESTLE);
    let drawn = |(_, item): (u8, _)| items::accessible(item);
    if !table.arms(figure).numbered().any(drawn) {
        add(V_CHANGE, "nothing at the belt or slung", id::CHANGE);
    }
    let build = view.build(figure);
    if build.school.is_some() {
        let why = match casting::may_cast(view, figure) {
            Err(why) => why,
            Ok(()) if gone => "has moved this round",
            Ok(()) => "is used up, or nobody is near enough",
        };
        SPELL_VERBS
            .into_iter()
            .filter(|verb| casting_known(view, figure, *verb))
            .for_each(|verb| add(verb, why, id::CAST));
    }
    reasons
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
    if choice.verb != V_ATTACK || choice.target != Some(figure) {
        return Vec::new();
    }
    let why = match view.guard_length(figure) {
        _ if !view.trained(figure) => "is not trained in weapons",
        None => "has no weapon in hand",
        Some(_) if answers::counters(view, figure, actor, &choice).is_empty() => {
            "its weapon is shorter"
        }
        Some(_) => return Vec::new(),
    };
    vec![(V_COUNTER, why.to_owned(), id::COUNTER)]
}
