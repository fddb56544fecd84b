//! Trying for strike or vantage: a point, a roll, a gain (VAN-302, VAN-303).

use bevy_ecs::prelude::*;
use riposte_rules::battle::fits;
use riposte_rules::decision::{Choice, Closed, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{Bond, BondKind, FigureId};
use riposte_rules::roll::Contest;

use super::{STRIKE_ON, VANTAGE_ON, gain, rule, word};
use crate::change::{declare, reveal, spend};
use crate::fighter::Stat;
use crate::keywords::Keyword;
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::*;

/// What a try costs.
pub const COST: u8 = 1;

/// The kind of hold that a verb tries for.
fn kind_of(verb: Verb) -> BondKind {
    if verb == STRIKE { STRIKE_ON } else { VANTAGE_ON }
}

/// On whom a figure may try for a hold of a kind.
pub fn targets(view: BookView<'_>, figure: FigureId, kind: BondKind) -> Vec<FigureId> {
    if shut(view, figure, kind).is_some() {
        return Vec::new();
    }
    view.foes_here(figure).filter(|foe| may_gain(view, figure, kind, *foe)).collect()
}

/// Whether a figure could gain a hold on another by trying.
pub fn may_gain(view: BookView, figure: FigureId, kind: BondKind, foe: FigureId) -> bool {
    let bond = Bond { from: figure, kind, to: foe };
    // Who never moves strikes only at those who strike at it (VAN-902).
    let rooted = kind == STRIKE_ON && view.has(figure, Keyword::Anchored);
    view.sees(figure, foe)
        && !view.fighter(foe).evading
        && fits(view.table, bond).is_ok()
        && (!rooted || view.held(foe, STRIKE_ON) == Some(figure))
}

/// Why a figure may try on nobody at all.
fn shut(view: BookView, figure: FigureId, kind: BondKind) -> Option<(&'static str, &'static str)> {
    if view.foes_here(figure).next().is_none() {
        return Some(("no enemy is in this hex", rule_ids::SAME_HEX));
    }
    if !view.may_fight(figure) {
        return Some(("has evaded this turn", rule_ids::NO_FIGHT));
    }
    if kind == VANTAGE_ON && view.weapon(figure, Kind::Ranged).is_none() {
        return Some(("has no ranged weapon at hand", rule_ids::VANTAGE));
    }
    None
}

/// Why a try is not open.
pub fn closed(view: BookView, figure: FigureId, verb: Verb) -> Closed {
    let kind = kind_of(verb);
    let (reason, rule) = shut(view, figure, kind).unwrap_or_else(|| {
        let mut foes = view.foes_here(figure);
        if foes.all(|foe| view.fighter(foe).evading || !view.sees(figure, foe)) {
            ("all enemies here evade or are not seen", rule_ids::EVADING)
        } else if kind == STRIKE_ON && view.has(figure, Keyword::Anchored) {
            ("is anchored: only those who have strike on it", rule_ids::ANCHORED)
        } else {
            ("it has that already", rule(kind))
        }
    });
    Closed { verb, reason: reason.into(), rule }
}

/// The roll of a try.
fn contest(view: BookView, figure: FigureId, kind: BondKind) -> Contest {
    if kind == VANTAGE_ON {
        return view.stat_roll(figure, Stat::Perception, "vantage");
    }
    let quick = view.weapon(figure, Kind::Melee).map_or(0, |held| held.mode.quick);
    let roll = view.die("strike").with("a quick weapon", quick, rule_ids::MELEE);
    view.contest(roll, view.required(figure, Stat::Speed))
}

/// What a try is: whether it gains.
pub fn deed<'w>(view: BookView<'w>, figure: FigureId, choice: &Choice) -> Deed<'w, bool> {
    let contest = contest(view, figure, kind_of(choice.verb));
    Deed::check(figure, choice.target, contest).then(|degree| Deed::end(degree.success))
}

/// Carries a try out.
pub fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    let Some(foe) = choice.target else { return };
    let kind = kind_of(choice.verb);
    let words = |view: BookView| format!("tries for {} on {}", word(kind), view.table.name(foe));
    declare(world, figure, choice, words, rule(kind));
    spend(world, figure, COST);
    reveal(world, figure);
    let Ok(gained) = perform(world, |world| deed(BookView::new(world), figure, &choice));
    if gained {
        gain(world, figure, kind, foe);
    }
}
