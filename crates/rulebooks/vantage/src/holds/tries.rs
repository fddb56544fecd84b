//! Trying for strike or vantage: a point, a roll, a gain (VAN-302, VAN-303).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need, some};
use riposte_kit::forecast::{self as foretell, note, warn};
use riposte_rules::battle::fits;
use riposte_rules::decision::{BondChange, Choice, Forecast, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{Bond, BondKind, FigureId};
use riposte_words::say;

use super::answers::gain;
use super::foretell::{answered, becomes};
use super::worth::worth_of_try;
use super::{STRIKE_ON, VANTAGE_ON, hold_on, rule};
use crate::change::reveal;
use crate::keywords::Keyword;
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::{Book, BookView};
use crate::words::{STRIKE, VANTAGE};

/// A try for a hold of a kind.
pub struct Try(pub BondKind);

impl Action<Book> for Try {
    fn verb(&self) -> Verb {
        if self.0 == STRIKE_ON { STRIKE } else { VANTAGE }
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let kind = self.0;
        if kind == VANTAGE_ON {
            let carries = view.carries(figure, Kind::Ranged);
            able(carries, "carries no ranged weapon", rule_ids::VANTAGE)?;
        }
        let mut foes = view.foes_here(figure);
        need(foes.next().is_some(), "no enemy is in this hex", rule_ids::SAME_HEX)?;
        need(view.may_fight(figure), "has evaded this turn", rule_ids::NO_FIGHT)?;
        if kind == VANTAGE_ON {
            let held = view.weapon(figure, Kind::Ranged).is_some();
            need(held, "has no ranged weapon at hand", rule_ids::VANTAGE)?;
        }
        let gained = view.foes_here(figure).filter(|foe| may_gain(view, figure, kind, *foe));
        let tries = gained.map(|foe| Choice::plain(self.verb()).at(foe));
        some(tries, || no_foe(view, figure, kind))
    }

    fn cost(&self, _view: BookView) -> u8 {
        1
    }

    fn object(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("on {name}", name = view.target_name(choice))
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        let name = choice.target.map_or("", |foe| view.table.name(foe));
        say!("tries for {hold}", hold = hold_on(self.0, name))
    }

    /// What it wins, what it costs, and what the other gains by it.
    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
        let (kind, Some(foe)) = (self.0, choice.target) else { return };
        foretell::deed(forecast, &deed(view, figure, kind, foe), |gained| *gained);
        let (old, new) = (view.hold(figure), Bond { from: figure, kind, to: foe });
        forecast.bonds.extend(old.map(|bond| becomes(bond, BondChange::Ends)));
        forecast.bonds.push(becomes(new, BondChange::Begins));
        tell_won(view, new, old, forecast);
        answered(view, figure, kind, foe, forecast);
        if kind == VANTAGE_ON && view.shots(figure).next().is_none() {
            warn(forecast, "you have no shot for it", rule_ids::SHOTS);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let (kind, Some(foe)) = (self.0, choice.target) else { return };
        reveal(world, figure);
        let Ok(gained) = perform(world, |world| deed(BookView::new(world), figure, kind, foe));
        if gained {
            gain(world, figure, kind, foe);
        }
    }

    fn brings(&self, view: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
        let (kind, foe) = (self.0, choice.target?);
        let chance = deed(view, figure, kind, foe).chance(|gained| *gained).value();
        // What is won with the last point can be used in the next phase at the earliest.
        let soon = view.fighter(figure).points > self.cost(view);
        Some(chance * worth_of_try(view, figure, kind, foe, soon))
    }
}

/// What a hold that is won brings the figure, and which it had before.
fn tell_won(view: BookView, new: Bond, old: Option<Bond>, forecast: &mut Forecast) {
    if forecast.wordless {
        return;
    }
    let name = view.table.name(new.to);
    let text = match new.kind == STRIKE_ON {
        true => say!("won: you may attack {name}", name),
        false => say!("won: you may shoot at {name}", name),
    };
    note(forecast, text, rule(new.kind));
    if let Some(old) = old {
        let hold = hold_on(old.kind, view.table.name(old.to));
        warn(forecast, say!("won: you lose {hold}", hold), rule_ids::HOLD);
    }
}

/// Whether a figure could gain a hold on another by trying.
fn may_gain(view: BookView, figure: FigureId, kind: BondKind, foe: FigureId) -> bool {
    let bond = Bond { from: figure, kind, to: foe };
    within_grasp(view, figure, foe)
        && !out_of_step(view, figure, kind, foe)
        && fits(view.table, bond).is_ok()
}

/// Whether a figure could turn on another at all: it sees that one, which does not evade.
fn within_grasp(view: BookView, figure: FigureId, foe: FigureId) -> bool {
    view.sees(figure, foe) && !view.fighter(foe).evading
}

/// Whether a figure would have to move for a hold: who never does strikes only at those who strike at
/// it (VAN-902).
fn out_of_step(view: BookView, figure: FigureId, kind: BondKind, foe: FigureId) -> bool {
    let rooted = kind == STRIKE_ON && view.has(figure, Keyword::Anchored);
    rooted && view.held(foe, STRIKE_ON) != Some(figure)
}

/// Why a figure may try on none of the enemies in its hex.
fn no_foe(view: BookView, figure: FigureId, kind: BondKind) -> (&'static str, &'static str) {
    let foes = || view.foes_here(figure).filter(move |foe| within_grasp(view, figure, *foe));
    if foes().next().is_none() {
        ("all enemies here evade or are not seen", rule_ids::EVADING)
    } else if foes().any(|foe| out_of_step(view, figure, kind, foe)) {
        ("is anchored: only those who have strike on it", rule_ids::ANCHORED)
    } else {
        ("it has that already", rule(kind))
    }
}

/// What a try is: whether it gains.
fn deed<'w>(view: BookView<'w>, figure: FigureId, kind: BondKind, foe: FigureId) -> Deed<'w, bool> {
    let weapon = if kind == VANTAGE_ON { Kind::Ranged } else { Kind::Melee };
    let contest = view.try_roll(figure, weapon);
    Deed::check(figure, Some(foe), contest).then(|degree| Deed::end(degree.success))
}
