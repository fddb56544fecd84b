//! Evading: the holds on a figure end, and none is gained on it for a while (VAN-401 to VAN-403).

use bevy_ecs::prelude::*;
use riposte_rules::battle::unbind;
use riposte_rules::decision::{Choice, Closed};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{Bond, FigureId, Unbound};

use crate::change::{befall, declare, fighter, spend};
use crate::fighter::Stat;
use crate::keywords::Keyword;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::EVADE;

/// What it costs to try.
pub const COST: u8 = 1;

/// Whether a figure may try: somebody must have something on it.
pub fn open(view: BookView, figure: FigureId) -> bool {
    view.holders(figure).next().is_some()
}

/// Why it is not open.
pub fn closed(view: BookView, figure: FigureId) -> Closed {
    let reason = match view.fighter(figure).evading {
        true => "it evades already",
        false => "nobody has strike or vantage on it",
    };
    Closed { verb: EVADE, reason: reason.into(), rule: rule_ids::EVADE }
}

/// What trying is: whether it succeeds. The contemptuous do not roll (VAN-908).
pub fn deed<'w>(view: BookView<'w>, figure: FigureId) -> Deed<'w, bool> {
    if view.has(figure, Keyword::Contemptuous) {
        return Deed::end(true);
    }
    let contest = view.stat_roll(figure, Stat::Agility, "evade");
    Deed::check(figure, None, contest).then(|degree| Deed::end(degree.success))
}

/// The holds that end when a figure evades: those on it, and its own.
pub fn lost(view: BookView<'_>, figure: FigureId) -> Vec<Bond> {
    view.table.bonds_of(figure).collect()
}

/// Carries the attempt out.
pub fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    declare(world, figure, choice, |_| "tries to evade".into(), rule_ids::EVADE);
    spend(world, figure, COST);
    let Ok(evaded) = perform(world, |world| deed(BookView::new(world), figure));
    if !evaded {
        return;
    }
    befall(world, figure, "evades", rule_ids::EVADING);
    for bond in lost(BookView::new(world), figure) {
        unbind(world, bond, Unbound::Broken);
    }
    fighter(world, figure, |fighter| fighter.evading = true);
}
