//! What sprinting low down costs (MAN-534).

use bevy_ecs::prelude::*;
use riposte_rules::figure::FigureId;

use crate::change::{befall, fighter};
use crate::rule_ids as rule;
use crate::view::BookView;

impl BookView<'_> {
    /// ST, less what a figure has lost of it by sprinting low down.
    pub fn strength(self, figure: FigureId) -> i32 {
        (self.build(figure).st - self.fighter(figure).fatigue).max(1)
    }
}

/// A figure sprints for a second: on its feet that is for nothing, else it tires.
pub fn sprinted(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if !rules.posture(figure).tires {
        return;
    }
    let (seconds, st) = rules.constants().sprint_tires;
    let tired = (rules.fighter(figure).low_sprints + 1).is_multiple_of(seconds.max(1));
    fighter(world, figure, |fighter| {
        fighter.low_sprints = fighter.low_sprints.wrapping_add(1);
        fighter.fatigue += if tired { st } else { 0 };
    });
    if tired {
        befall(world, figure, format!("tires: ST {st} less"), rule::SPRINT);
    }
}
