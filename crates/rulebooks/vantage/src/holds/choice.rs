//! The choice of one who has a hold already, and on whom somebody gains one (VAN-305).

use bevy_ecs::prelude::*;
use riposte_kit::forecast::{note, warn};
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, BondChange, Choice, Forecast};
use riposte_rules::figure::{Bond, BondKind, FigureId};
use riposte_words::say;

use super::answers::gain_back;
use super::foretell::becomes;
use super::hold_on;
use crate::rule_ids;
use crate::step::{after, offered};
use crate::view::BookView;
use crate::words::{HOLD, Q_HOLD};

/// Asks one that has a hold already on whom it wants to have it (VAN-305).
pub fn choose(world: &mut World, actor: FigureId, chooser: FigureId, kind: BondKind) {
    let view = BookView::new(world);
    let kept = view.hold(chooser).map(|bond| bond.to);
    let Some(kept) = kept.filter(|_| view.table.active(actor)) else {
        return after(world, actor);
    };
    let [old, new] = [kept, actor].map(|foe| Choice::plain(HOLD).at(foe));
    // Rather the one that is nearer to its end, if it can be attacked at all (VAN-907).
    let weaker = view.health(actor) < view.health(kept) && view.sees(chooser, actor);
    let default = if weaker { new } else { old };
    let asking = Asking { choices: vec![old, new], decline: old, default };
    let Some(choice) = ask(world, chooser, Q_HOLD, |_| asking) else { return };
    if choice == new {
        gain_back(world, chooser, kind, actor);
    }
    after(world, actor);
}

/// What it comes to.
pub fn keeping(view: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    let (name, health, of) = (view.table.name(foe), view.health(foe), view.build(foe).health);
    let text = say!("{name} has {health} of {of} Health", name, health, of);
    note(forecast, text, rule_ids::HEALTH);
    let old = view.hold(figure).filter(|bond| bond.to != foe);
    if let (Some(old), Some(kind)) = (old, offered(view)) {
        forecast.bonds.push(becomes(old, BondChange::Ends));
        forecast.bonds.push(becomes(Bond { to: foe, kind, ..old }, BondChange::Begins));
        let hold = hold_on(old.kind, view.table.name(old.to));
        warn(forecast, say!("{hold} is lost", hold), rule_ids::HOLD);
    }
}

/// On whom a figure has its hold from now on: where it was, or on its attacker.
pub fn kept_words(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let target = choice.target.map(|it| view.named(it)).unwrap_or_default();
    let old = view.hold(figure).filter(|bond| Some(bond.to) == choice.target);
    match (old, offered(view)) {
        (None, Some(new)) => say!("Have {hold} instead", hold = hold_on(new, &target)),
        (Some(old), _) => say!("Keep {hold}", hold = hold_on(old.kind, &target)),
        (None, None) => target,
    }
}
