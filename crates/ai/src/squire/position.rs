//! What a position is worth to a side, as far as nobody has to roll for it.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Table, TurnNumber};
use riposte_rules::board::{Hex, nearest_directions};
use riposte_rules::figure::{Dropped, FigureId, Side};
use riposte_rules::rulebook::Standing;

use super::Weights;

/// A position being weighed.
#[derive(Clone, Copy)]
struct View<'w> {
    table: Table<'w>,
    weights: &'w Weights,
    /// By figure; what each is worth is asked of the rulebook once.
    standings: &'w [Standing],
}

/// The value of the position to a side.
pub(super) fn value(world: &World, side: Side, weights: &Weights) -> f64 {
    let table = Table::new(world);
    let standing = |figure: FigureId| match table.active(figure) {
        true => table.book().standing(world, figure),
        false => Standing::default(),
    };
    let standings: Vec<Standing> = table.figures().map(standing).collect();
    let view = View { table, weights, standings: &standings };
    let worth = |figure: FigureId| {
        let sign = if table.side(figure) == side { weights.suffered } else { -weights.harm };
        sign * standings[figure.index()].worth
    };
    let all: f64 = table.active_figures().map(worth).sum();
    let mine = table.active_figures().filter(|figure| table.side(*figure) == side);
    all + mine.map(|figure| stance(view, figure)).sum::<f64>()
}

/// What it is worth that a figure stands as it does.
fn stance(view: View, figure: FigureId) -> f64 {
    let View { table, weights, .. } = view;
    let mut value = reach(view, figure) - peril(view, figure);
    if table.posture(figure).down() {
        value -= weights.down;
    }
    let armed = armed(table, figure);
    if !armed {
        value -= weights.unarmed;
    }
    value += weights.held * held(table, figure) as f64;
    value - errand(table, figure, armed, weights)
}

/// The best blow that the figure could strike from here.
fn reach(view: View, figure: FigureId) -> f64 {
    let View { table, weights, standings } = view;
    let strike = standings[figure.index()].strike;
    let best = |other: FigureId| {
        let flank = if behind(table, figure, other) { weights.flank } else { 0.0 };
        strike * (weights.threat + flank)
    };
    table.engagement(figure).threatens.iter().map(best).fold(0.0, f64::max)
}

/// The blows that could be struck at the figure here.
fn peril(view: View, figure: FigureId) -> f64 {
    let View { table, weights, standings } = view;
    let by = table.engagement(figure).threatened_by;
    let each = |other: FigureId| {
        let back = if behind(table, other, figure) { weights.back } else { 0.0 };
        standings[other.index()].strike * (weights.danger + back)
    };
    let crowd = by.len().saturating_sub(1) as f64 * weights.crowd;
    by.iter().map(each).sum::<f64>() + crowd
}

/// How far the figure is from where it wants to go, and how far it looks away from it.
fn errand(table: Table, figure: FigureId, armed: bool, weights: &Weights) -> f64 {
    let here = table.hex(figure);
    let Some(goal) = goal(table, figure, armed) else { return 0.0 };
    let steps = here.unsigned_distance_to(goal).saturating_sub(1);
    let turn = f64::from(table.world().resource::<TurnNumber>().0);
    let facing = table.facing(figure);
    let apart = nearest_directions(here, goal).iter().map(|way| facing.apart(*way)).min();
    f64::from(steps) * (weights.distance + turn * weights.haste)
        + f64::from(apart.unwrap_or(0)) * weights.facing
}

/// The nearest enemy; for a figure without a weapon, the nearest thing that lies about if
/// that is nearer.
fn goal(table: Table, figure: FigureId, armed: bool) -> Option<Hex> {
    let here = table.hex(figure);
    let enemies = table.enemies(figure).map(|enemy| table.hex(enemy));
    let lying = table.world().resource::<Dropped>().0.iter().filter(|_| !armed);
    let things = lying.map(|thing| thing.hex);
    enemies.chain(things).min_by_key(|hex| (here.unsigned_distance_to(*hex), hex.y, hex.x))
}

/// How many things a figure holds.
fn held(table: Table, figure: FigureId) -> usize {
    table.arms(figure).items.iter().filter(|item| item.at.in_hand()).count()
}

/// Whether a figure has a weapon in hand.
fn armed(table: Table, figure: FigureId) -> bool {
    table.arms(figure).ready().any(|(_, item)| {
        let weapon = table.armoury().weapon(item.weapon);
        !weapon.natural && !weapon.shield && !weapon.modes.is_empty()
    })
}

/// Whether the first figure stands in the back of the second.
pub(super) fn behind(table: Table, striker: FigureId, struck: FigureId) -> bool {
    let ways = nearest_directions(table.hex(struck), table.hex(striker));
    let facing = table.facing(struck);
    !ways.is_empty() && ways.iter().all(|way| facing.apart(*way) >= 2)
}
