//! Evading: the holds on a figure end, and none is gained on it for a while (VAN-401 to VAN-403).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need};
use riposte_kit::forecast::{self as foretell, note, warn};
use riposte_rules::battle::unbind;
use riposte_rules::decision::{BondChange, BondForecast, Choice, Forecast, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{Bond, FigureId, Unbound};
use riposte_rules::roll::Chance;
use riposte_words::say;

use crate::change::{fighter, remark};
use crate::edge::{edge, expected_harm};
use crate::fighter::Stat;
use crate::holds::hold_on;
use crate::keywords::Keyword;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::EVADE;

/// Evading. Somebody must have strike or vantage on the figure.
pub struct Evade;

impl Action<Book> for Evade {
    fn verb(&self) -> Verb {
        EVADE
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let held = view.holders(figure).next().is_some();
        need(held || !view.fighter(figure).evading, "it evades already", rule_ids::EVADE)?;
        need(held, "nobody has strike or vantage on it", rule_ids::EVADE)?;
        Ok(vec![Choice::plain(EVADE)])
    }

    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "tries to evade".into()
    }

    fn foretell(&self, view: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        foretell::deed(told, &deed(view, figure), |evaded| *evaded);
        told.chance.get_or_insert(Chance::CERTAIN);
        for bond in lost(view, figure) {
            told.bonds.push(BondForecast { bond, change: BondChange::Ends });
            tell_loss(view, figure, bond, told);
        }
        note(told, "no enemy gains anything on you until your next turn", rule_ids::EVADING);
        if !view.constants().evading_may_fight {
            warn(told, "it does not fight any more this turn", rule_ids::NO_FIGHT);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        let Ok(evaded) = perform(world, |world| deed(BookView::new(world), figure));
        if !evaded {
            return;
        }
        remark(world, figure, "evades", rule_ids::EVADING);
        for bond in lost(BookView::new(world), figure) {
            unbind(world, bond, Unbound::Broken);
        }
        fighter(world, figure, |fighter| fighter.evading = true);
    }

    /// What those who have something on the figure would lose, less what it would; and what those
    /// who have nothing on it yet could no longer win in their next phase.
    fn brings(&self, view: BookView, figure: FigureId, _choice: &Choice) -> Option<f64> {
        let chance = deed(view, figure).chance(|evaded| *evaded).value();
        let lost = lost(view, figure).into_iter().map(|bond| {
            let edge = edge(view, bond.from, bond.kind, bond.to);
            if bond.from == figure { -edge } else { edge }
        });
        let hex = view.table.hex(figure);
        let friends = view.table.friends(figure).filter(|it| view.table.hex(*it) == hex).count();
        let free = view.foes_here(figure).filter(|foe| view.hold(*foe).is_none());
        let spared = free.map(|foe| expected_harm(view, foe, figure)).sum::<f64>();
        Some(chance * (lost.sum::<f64>() + spared / (friends + 1) as f64))
    }
}

/// What it is: whether it succeeds. The contemptuous do not roll (VAN-908).
fn deed<'w>(view: BookView<'w>, figure: FigureId) -> Deed<'w, bool> {
    if view.has(figure, Keyword::Contemptuous) {
        return Deed::end(true);
    }
    let contest = view.stat_roll(figure, Stat::Agility, "evade");
    Deed::check(figure, None, contest).then(|degree| Deed::end(degree.success))
}

/// Tells of a hold that ends when a figure evades; of its own as a warning.
fn tell_loss(view: BookView, figure: FigureId, bond: Bond, told: &mut Forecast) {
    if told.wordless {
        return;
    }
    let (from, hold) = (view.table.name(bond.from), hold_on(bond.kind, view.table.name(bond.to)));
    let text = say!("{from} loses {hold}", from, hold);
    match bond.from == figure {
        true => warn(told, text, rule_ids::EVADE),
        false => note(told, text, rule_ids::EVADING),
    }
}

/// The holds that end when a figure evades: those on it, and its own.
fn lost(view: BookView, figure: FigureId) -> Vec<Bond> {
    view.table.bonds_of(figure).collect()
}
