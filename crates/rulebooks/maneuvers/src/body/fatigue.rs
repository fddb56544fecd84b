//! What sprinting low down costs (MAN-534).

use bevy_ecs::prelude::*;
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::change::{befall, fighter};
use crate::rule_ids as rule;
use crate::view::BookView;

impl BookView<'_> {
    /// ST, less what a figure has lost of it by sprinting low down.
    pub fn strength(self, figure: FigureId) -> i32 {
        (self.build(figure).st - self.fatigue(figure)).max(1)
    }

    /// What a figure has lost of its ST by sprinting low down.
    pub fn fatigue(self, figure: FigureId) -> i32 {
        let (seconds, st) = self.constants().sprint_tires;
        st * i32::from(self.fighter(figure).low_sprints / seconds.max(1))
    }
}

/// A figure sprints for a second: on its feet that is for nothing, else it tires.
pub fn sprinted(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if !rules.posture(figure).tires {
        return;
    }
    let before = rules.fatigue(figure);
    fighter(world, figure, |fighter| fighter.low_sprints = fighter.low_sprints.saturating_add(1));
    let st = BookView::new(world).fatigue(figure) - before;
    if st > 0 {
        befall(world, figure, say!("tires: ST {st} less", st), rule::SPRINT);
    }
}
