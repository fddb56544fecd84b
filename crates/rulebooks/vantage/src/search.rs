//! Finding those who lie in ambush (VAN-901).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need};
use riposte_kit::forecast as foretell;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;

use crate::change::reveal;
use crate::edge::expected_harm;
use crate::fighter::Stat;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::SEARCH;

/// Searching the hex. That somebody is hidden there is known: the hex feels wrong.
pub struct Search;

impl Action<Book> for Search {
    fn verb(&self) -> Verb {
        SEARCH
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        need(!lurking(view, figure).is_empty(), "nobody is hidden here", rule_ids::AMBUSHER)?;
        Ok(vec![Choice::plain(SEARCH)])
    }

    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "searches the place".into()
    }

    fn foretell(&self, view: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        foretell::deed(told, &deed(view, figure), |found| *found);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        let Ok(found) = perform(world, |world| deed(BookView::new(world), figure));
        if found {
            let found = lurking(BookView::new(world), figure);
            found.into_iter().for_each(|foe| reveal(world, foe));
        }
    }

    /// What the figure may then do to the one of them whom it would hurt the most: at once, where a
    /// point is left for it.
    fn brings(&self, view: BookView, figure: FigureId, _choice: &Choice) -> Option<f64> {
        /// What it counts that can be done in the next phase at the earliest.
        const LATER: f64 = 0.6;
        let chance = deed(view, figure).chance(|found| *found).value();
        let soon = if view.fighter(figure).points > self.cost(view) { 1.0 } else { LATER };
        let foes = lurking(view, figure).into_iter();
        let blows = foes.map(|foe| expected_harm(view, figure, foe));
        Some(chance * soon * blows.fold(0.0, f64::max))
    }
}

/// The unseen enemies in a figure's hex.
fn lurking(view: BookView, figure: FigureId) -> Vec<FigureId> {
    view.foes_here(figure).filter(|foe| view.fighter(*foe).hidden).collect()
}

/// What it is: whether they are found.
fn deed<'w>(view: BookView<'w>, figure: FigureId) -> Deed<'w, bool> {
    let contest = view.stat_roll(figure, Stat::Perception, "search");
    Deed::check(figure, None, contest).then(|degree| Deed::end(degree.success))
}
