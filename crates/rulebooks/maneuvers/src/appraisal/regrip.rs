//! What it is worth to hold a weapon for another distance (MAN-528).

use riposte_rules::figure::{FigureId, Grips, Item, Place};

use crate::appraisal::outlook::best_of;
use crate::equipment::handling::distances;
use crate::melee::reach;
use crate::view::{BookView, Strike};
use crate::words::ATTACK;

/// How far a blow counts that can be struck in the next turn.
const LATER: f64 = 0.6;

/// What the best other grip is worth to a figure.
pub fn best(rules: BookView, figure: FigureId) -> f64 {
    let held = |(_, item): &(u8, Item)| item.at == Place::Both;
    let Some((number, item)) = rules.table.arms(figure).numbered().find(held) else { return 0.0 };
    let now = rules.table.get::<Grips>(figure).of(number);
    let others =
        distances(rules.table.armoury(), item.weapon).into_iter().filter(|far| Some(*far) != now);
    others.map(|far| worth(rules, figure, number, far)).fold(0.0, f64::max)
}

/// What a grip for some distance is worth: the blow of the next turn, to a figure that reaches
/// nobody as it holds its weapon, not even with a step, as its foes are too near. To those that are
/// farther off it can go.
pub fn worth(rules: BookView, figure: FigureId, item: u8, far: u8) -> f64 {
    let held = rules.table.get::<Grips>(figure).of(item);
    let Some(held) = held.filter(|held| far < *held) else { return 0.0 };
    if reach::could_strike(rules, figure, ATTACK) {
        return 0.0;
    }
    let places = reach::places(rules, figure, ATTACK);
    let comes_to = |foe: FigureId, far: u8| {
        let there = rules.table.hex(foe);
        places.iter().any(|(hex, _)| hex.unsigned_distance_to(there) == u32::from(far))
    };
    // A foe that has got away for this second is within reach in the next as before.
    let near = |foe: &FigureId| comes_to(*foe, far) && !comes_to(*foe, held);
    let foes = rules.table.enemies(figure).filter(near);
    let blows = foes.map(|foe| {
        let with = |strike: &Strike| strike.arm.item == item;
        best_of(rules, (figure, foe, false), with, |harm| harm.worth)
    });
    LATER * blows.fold(0.0, f64::max)
}
