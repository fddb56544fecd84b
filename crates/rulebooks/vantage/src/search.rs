//! Finding those who lie in ambush (VAN-901).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;

use crate::change::{declare, reveal, spend};
use crate::fighter::Stat;
use crate::rule_ids;
use crate::view::BookView;

/// What it costs.
pub const COST: u8 = 1;

/// The unseen enemies in a figure's hex. That there are some is known: the hex feels wrong.
pub fn lurking(view: BookView<'_>, figure: FigureId) -> Vec<FigureId> {
    view.foes_here(figure).filter(|foe| view.fighter(*foe).hidden).collect()
}

/// What it is: whether they are found.
pub fn deed<'w>(view: BookView<'w>, figure: FigureId) -> Deed<'w, bool> {
    let contest = view.stat_roll(figure, Stat::Perception, "search");
    Deed::check(figure, None, contest).then(|degree| Deed::end(degree.success))
}

/// Searches the hex.
pub fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    declare(world, figure, choice, |_| "searches the place".into(), rule_ids::AMBUSHER);
    spend(world, figure, COST);
    let Ok(found) = perform(world, |world| deed(BookView::new(world), figure));
    if found {
        let found = lurking(BookView::new(world), figure);
        found.into_iter().for_each(|foe| reveal(world, foe));
    }
}
