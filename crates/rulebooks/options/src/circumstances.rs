//! How things stand for a figure when it chooses its option (OPT-403).

use bevy_ecs::prelude::*;
use riposte_rules::figure::{FigureId, FigureSet};

use crate::casting::choices::casts_at;
use crate::change::turn_record;
use crate::forecast::danger::reaches;
use crate::view::BookView;

/// Notes how things stand for a figure as it chooses its option (OPT-403).
pub fn take_note(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let moved = |other: &FigureId| rules.combatant(*other).turn.gone;
    let known: FigureSet = rules.table.active_figures().filter(moved).collect();
    let engaged: FigureSet = rules.engagers(figure).collect();
    let enemies = rules.table.enemies(figure);
    let open_to: FigureSet = enemies.filter(|enemy| acts_upon(rules, *enemy, figure)).collect();
    turn_record(world, figure, |turn| {
        turn.known = known;
        turn.engaged = engaged;
        turn.open_to = open_to;
    });
}

/// Whether an enemy may strike, shoot or cast at a figure this turn, as it stands.
pub fn acts_upon(rules: BookView, enemy: FigureId, figure: FigureId) -> bool {
    let casts = !rules.combatant(enemy).turn.done && casts_at(rules, enemy, figure);
    casts || reaches(rules, enemy, figure)
}
