//! Close quarters: in one hex with a foe, holds, trips, weapons wrested away (MAN-561 to MAN-566).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{bind, move_to, unbind};
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{Bond, FigureId, Unbound};

use crate::body::falling::{drop_item, fall};
use crate::change::remark;
use crate::close::bond_kinds::{CLOSE_WITH, HOLDS, PRESSES, SNATCHES};
use crate::close::bonds::in_one_hex;
use crate::melee::setup_points;
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::turn::announce::declare as told;
use crate::turn::step::go;
use crate::view::BookView;
use crate::words::*;

/// A figure comes into a foe's hex; whether there is room for it.
pub fn enter(world: &mut World, by: FigureId, at: FigureId) -> bool {
    let rules = BookView::new(world);
    let hex = rules.table.hex(at);
    if rules.table.hex(by) != hex {
        if rules.table.in_hex(hex).any(|other| other != at) {
            return false;
        }
        move_to(world, by, hex, false);
    }
    let known = |bond: Bond| bond.kind == CLOSE_WITH && bond.has(at);
    if !BookView::new(world).table.bonds_of(by).any(known) {
        let _ = bind(world, Bond { from: by, kind: CLOSE_WITH, to: at });
    }
    true
}

/// What a figure could do that closes in.
pub fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    if let Some(foe) = rules.table.bound_by(figure, HOLDS).next() {
        return vec![Choice::plain(BREAK_FREE).at(foe)];
    }
    let mut choices = Vec::new();
    for foe in rules.table.enemies(figure).filter(|foe| within(rules, figure, *foe)) {
        if !rules.fights(figure, foe) {
            continue;
        }
        if !rules.table.bonds_of(figure).any(|bond| bond.kind == HOLDS && bond.has(foe)) {
            choices.push(Choice::plain(GRAPPLE).at(foe));
        }
        if !rules.table.posture(foe).down() {
            choices.push(Choice::plain(TRIP).at(foe));
        }
        if held(rules, foe).is_some() {
            choices.push(Choice::plain(WREST).at(foe));
        }
    }
    choices
}

/// Whether a figure could get hold of a foe: in its own hex, or alone in one before it.
fn within(rules: BookView, figure: FigureId, foe: FigureId) -> bool {
    if in_one_hex(rules, figure, foe) {
        return true;
    }
    let hex = rules.table.hex(foe);
    let beside = rules.table.distance(figure, foe) == 1;
    let ahead = matches!(rules.direction(figure, hex), 0 | 1 | 5);
    let alone = rules.table.in_hex(hex).count() == 1;
    beside && ahead && alone && rules.posture(figure).hex.is_some()
}

/// The weapon that could be wrested from a figure: not a shield, which is strapped on.
fn held(rules: BookView, figure: FigureId) -> Option<u8> {
    let shield = |weapon| rules.table.armoury().weapon(weapon).shield;
    let mut held = rules.table.arms(figure).numbered();
    held.find(|(_, item)| item.at.in_hand() && !shield(item.weapon)).map(|(number, _)| number)
}

/// What is open with the maneuver.
pub fn acts(rules: BookView, figure: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let mut choices = choices(rules, figure);
    let default = choices.first().copied().unwrap_or(done);
    choices.extend(
        setup_points::targets(rules, figure).into_iter().map(|foe| Choice::plain(SET_UP).at(foe)),
    );
    choices.extend(releases(rules, figure));
    choices.push(done);
    Asking { choices, decline: done, default }
}

/// Those whom a figure could let go: a foe, or a foe's shield.
pub fn releases(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let kinds = [HOLDS, PRESSES, SNATCHES];
    let mine = |bond: &Bond| bond.from == figure && kinds.contains(&bond.kind);
    let bonds = rules.table.bonds_of(figure).filter(mine);
    let mut choices: Vec<Choice> = bonds.map(|bond| Choice::plain(RELEASE).at(bond.to)).collect();
    choices.dedup();
    choices
}

/// A figure lets go of a foe, or of its shield.
pub fn release(world: &mut World, figure: FigureId, choice: &Choice) {
    told(world, figure, choice);
    let Some(foe) = choice.target else { return };
    for kind in [HOLDS, PRESSES, SNATCHES] {
        unbind(world, Bond { from: figure, kind, to: foe }, Unbound::LetGo);
    }
}

/// How an attempt to get hold of somebody comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// It did not come to it.
    Missed,
    /// They are at close quarters, and no more.
    Touched,
    /// It came off.
    Won,
}

/// The deed: to get hold, then to trip or wrest; or to break free (MAN-561 to MAN-566).
pub fn deed<'w>(rules: BookView<'w>, by: FigureId, choice: &Choice) -> Option<Deed<'w, Contact>> {
    let (at, verb) = (choice.target?, choice.verb);
    let won = |success: bool| if success { Contact::Won } else { Contact::Touched };
    let further = move || match verb {
        TRIP => Some(rules.topple(by, at)),
        WREST => Some(rules.wrench(by, at, 0, rule::WREST)),
        _ => None,
    };
    if verb == BREAK_FREE {
        let check = Deed::check(by, Some(at), rules.wrench(by, at, 0, rule::FREE));
        return Some(check.then(move |degree| Deed::end(won(degree.success))));
    }
    let check = Deed::check(by, Some(at), rules.touch(by, at));
    Some(check.then(move |degree| match further() {
        _ if !degree.success => Deed::end(Contact::Missed),
        None => Deed::end(Contact::Won),
        Some(contest) => {
            Deed::check(by, Some(at), contest).then(move |degree| Deed::end(won(degree.success)))
        }
    }))
}

/// A figure closes in, or breaks free.
pub fn attempt(world: &mut World, figure: FigureId, choice: &Choice) {
    go(world, Step::Over);
    let Some(foe) = choice.target else { return };
    told(world, figure, choice);
    let Ok(contact) = perform(world, |world| {
        deed(BookView::new(world), figure, choice).unwrap_or_else(|| Deed::end(Contact::Missed))
    });
    if choice.verb == BREAK_FREE {
        if contact == Contact::Won {
            unbind(world, Bond { from: foe, kind: HOLDS, to: figure }, Unbound::Broken);
        }
        return;
    }
    if contact == Contact::Missed || !enter(world, figure, foe) {
        return remark(world, figure, "does not get hold of the foe", rule::CLOSE);
    }
    match (choice.verb, contact) {
        (GRAPPLE, Contact::Won) => {
            let _ = bind(world, Bond { from: figure, kind: HOLDS, to: foe });
        }
        (TRIP, Contact::Won) => fall(world, foe),
        (WREST, Contact::Won) => {
            if let Some(item) = held(BookView::new(world), foe) {
                drop_item(world, foe, item);
            }
        }
        _ => {}
    }
}
