//! Who may strike at a figure where a step or a turn leads it, before it acts again.

use riposte_kit::danger::{Stance, exposure, likeliest};
use riposte_kit::forecast::warn;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Arm, Exposure, Forecast};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::sight;

use crate::melee::blow::Blow;
use crate::melee::clash::{self, Clash};
use crate::melee::{answer, reach};
use crate::movement::getting_away;
use crate::rule_ids as rule;
use crate::view::{BookView, Strike};
use crate::waiting::out_of_turn;
use crate::words::ATTACK;

/// Adds the likeliest blow of each foe at a figure that would stand and look so, each with a plain
/// attack in its next turn (MAN-202): from where it stands, and if it comes where that is worse. It
/// warns of those who wait for the figure (MAN-541).
pub fn lay_open(rules: BookView, figure: FigureId, place: (Hex, Facing), forecast: &mut Forecast) {
    if place.0 != rules.hex(figure) {
        for (waiter, _) in out_of_turn::watching(rules, place.0, figure) {
            let name = rules.table.name(waiter);
            warn(forecast, format!("{name} waits, and may strike first"), rule::WAIT);
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
    let attacks = if able { attacks(rules, foe, figure) } else { Vec::new() };
    let best = |comes: bool| {
        let from = attacks.iter().filter(|(_, from)| (from.0 != rules.hex(foe)) == comes);
        likeliest(from.map(|(arm, from)| {
            let blow = strike(rules.supposing(foe, *from), foe, figure, *arm);
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

/// A plain attack, answered as well as can be.
fn strike(rules: BookView, by: FigureId, at: FigureId, arm: Arm) -> Exposure {
    let against = rules.maneuver(at);
    let unseen = Blow::unseen(rules, by, at);
    let blow = Blow { by, at, arm, with: ATTACK, against, unseen, ..Blow::default() };
    let met = clash::clash(rules, blow, answer::likeliest(rules, blow));
    let chance = met.chance(|clash| matches!(clash, Clash::Won(_)));
    let (hex, facing) = rules.place(at);
    let stance = Stance { figure: at, hex, facing };
    exposure(rules.table, stance, (by, arm), chance, unseen)
}
