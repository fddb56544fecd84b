//! Hits, and what they do to a figure (OPT-801 to OPT-806).

use bevy_ecs::prelude::*;
use riposte_rules::battle::give_wound;
use riposte_rules::figure::{FigureId, Life, Spot, Wound};
use riposte_words::say;

use crate::change::{combatant, emit_condition, emit_note, knock_down};
use crate::leave::put_out;
use crate::rule_ids;
use crate::view::BookView;

/// A number of hits in words.
pub fn hits_words(hits: i32) -> String {
    match hits {
        1 => say!("wound of 1 hit"),
        _ => say!("wound of {hits} hits", hits),
    }
}

/// Gives a figure hits that nothing has stopped. That a blow does none is told (OPT-207).
pub fn hurt(world: &mut World, figure: FigureId, by: Option<FigureId>, hits: i32) {
    if hits <= 0 {
        if by.is_some() {
            emit_note(world, figure, "is unhurt", rule_ids::STOPS);
        }
        return;
    }
    let before = BookView::new(world).combatant(figure).hits_now;
    let shock = BookView::new(world).shock(figure);
    combatant(world, figure, |combatant| {
        combatant.hits += hits;
        combatant.hits_now += hits;
    });
    let wound = Wound { level: hits.clamp(0, 255) as u8, spot: Spot(0) };
    give_wound(world, figure, by, wound, || hits_words(hits));
    if fades(world, figure) {
        return;
    }
    let now = before + hits;
    if before < shock.down && now >= shock.down {
        emit_condition(world, figure, "is knocked down by the blow", rule_ids::KNOCKED_DOWN);
        knock_down(world, figure);
    } else if before < shock.shaken && now >= shock.shaken {
        emit_condition(world, figure, "is shaken", rule_ids::SHAKEN);
    }
}

/// Puts a figure out of the fight whose ST is used up; whether it did (OPT-805).
pub fn fades(world: &mut World, figure: FigureId) -> bool {
    let rules = BookView::new(world);
    let (left, limit) = (rules.strength(figure), rules.constants().unconscious_at);
    if !rules.table.active(figure) || left > limit {
        return false;
    }
    // An illusion that is struck down is seen through by all.
    let life = match left {
        _ if rules.spells().illusion(figure) => Life::Gone,
        left if left < limit => Life::Dead,
        _ => Life::Unconscious,
    };
    put_out(world, figure, life);
    true
}
