//! Who may strike at a figure where a step or a turn leads it, before it acts again.

use riposte_kit::danger::{Stance, exposure, likeliest};
use riposte_kit::forecast::warn;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Arm, Exposure, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::sight;
use riposte_words::say;

use crate::appraisal::outlook::outlook;
use crate::melee::blow::Blow;
use crate::melee::{reach, setup_points};
use crate::movement::{getting_away, run_up};
use crate::rule_ids as rule;
use crate::view::{BookView, Strike};
use crate::waiting::out_of_turn;
use crate::words::{ATTACK, CHARGE};

/// Adds the likeliest blow of each foe at a figure that would stand and look so, each with a plain
/// attack or a charge in its next turn (MAN-202, MAN-216): from where it stands, and if it comes
/// where that is worse. It warns of those who wait for the figure (MAN-541).
pub fn lay_open(rules: BookView, figure: FigureId, place: (Hex, Facing), forecast: &mut Forecast) {
    if place.0 != rules.hex(figure) && !forecast.wordless {
        for (waiter, _) in out_of_turn::watching(rules, place.0, figure) {
            let name = rules.table.name(waiter);
            warn(forecast, say!("{name} waits, and may strike first", name), rule::WAIT);
        }
    }
    let there = rules.supposing(figure, place);
    let blows = rules.table.enemies(figure).flat_map(|foe| blows(there, foe, figure));
    riposte_kit::danger::lay_open(forecast, blows);
}

/// The likeliest blow of a foe at a figure from where it stands, and that for which it has to come
/// where it is likelier.
fn blows(rules: BookView, foe: FigureId, figure: FigureId) -> impl Iterator<Item = Exposure> {
    let able = !rules.fighter(foe).stunned && !getting_away::broke_off(rules, figure);
    let mut all = Vec::new();
    if able {
        all.extend(attacks(rules, foe, figure).into_iter().map(|(arm, from)| (arm, from, ATTACK)));
        all.extend(charges(rules, foe, figure).into_iter().map(|(arm, from)| (arm, from, CHARGE)));
    }
    let best = |comes: bool| {
        let from = all.iter().filter(|(_, from, _)| (from.0 != rules.hex(foe)) == comes);
        likeliest(from.map(|(arm, from, with)| {
            let blow = strike(rules.supposing(foe, *from), (foe, figure), *arm, *with);
            (Exposure { comes, ..blow }, ())
        }))
    };
    let chance = |blow: &Option<Exposure>| blow.as_ref().map_or(0.0, |blow| blow.chance.value());
    let (now, then) = (best(false), best(true));
    let worse = chance(&then) > chance(&now);
    now.into_iter().chain(then.filter(|_| worse))
}

/// With what a foe reaches a figure, and from where: each weapon from each side once, as it stands
/// or else with the step of its attack.
fn attacks(rules: BookView, foe: FigureId, figure: FigureId) -> Vec<(Arm, (Hex, Facing))> {
    let to = rules.hex(figure);
    let mut known: Vec<(Arm, u8)> = Vec::new();
    let mut attacks = Vec::new();
    if rules.hex(foe).unsigned_distance_to(to) > reach::farthest(rules, foe, ATTACK) {
        return attacks;
    }
    let strikes: Vec<Strike> = reach::striking(rules, foe, ATTACK).collect();
    for (hex, facings) in reach::places(rules, foe, ATTACK) {
        for strike in &strikes {
            let seen = !strike.flies() || sight::clear(rules.table.board(), hex, to);
            let mut ways = facings.iter().filter(|_| seen);
            let way = ways.find(|way| rules.reaches(strike, ATTACK, (hex, **way), to));
            let side = (strike.arm, rules.direction(figure, hex));
            if let Some(way) = way.filter(|_| !known.contains(&side)) {
                known.push(side);
                attacks.push((strike.arm, (hex, *way)));
            }
        }
    }
    attacks
}

/// With what a foe reaches a figure that it runs at, and from where.
fn charges(rules: BookView, foe: FigureId, figure: FigureId) -> Vec<(Arm, (Hex, Facing))> {
    let to = rules.hex(figure);
    let ends = run_up::routes(rules, foe).into_iter().flat_map(|run| {
        let facings = run.facings.clone();
        facings.into_iter().map(move |way| (run.hex, way))
    });
    let ends: Vec<(Hex, Facing)> = ends.filter(|(hex, way)| *hex + way.step() == to).collect();
    let strikes = reach::striking(rules, foe, CHARGE).filter(|strike| !strike.flies());
    strikes
        .flat_map(|strike| {
            let near = ends.iter().filter(move |end| rules.reaches(&strike, CHARGE, **end, to));
            near.map(move |end| (strike.arm, *end))
        })
        .collect()
}

/// An attack in the next turn of the one who strikes, with all that it has of a set-up (MAN-313),
/// answered as well as can be.
fn strike(mut rules: BookView, (by, at): (FigureId, FigureId), arm: Arm, with: Verb) -> Exposure {
    rules.supposed.begins = Some(by);
    let unseen = Blow::unseen(rules, by, at);
    let blow = Blow { unseen, ..Blow::thought((by, at), arm, with, rules.maneuver(at)) };
    let blow = Blow { pool: setup_points::at_most(rules, blow), ..blow };
    let chance = outlook(rules, blow, true).met.hit;
    let (hex, facing) = rules.place(at);
    let stance = Stance { figure: at, hex, facing };
    exposure(rules.table, stance, (by, arm), chance, unseen)
}
