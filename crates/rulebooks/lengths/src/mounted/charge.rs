//! Charges: the ways that end straight, and what happens where they end (LEN-455 to LEN-457).

use bevy_ecs::prelude::*;
use riposte_kit::strikes;
use riposte_rules::board::Hex;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{MoveLimits, Places, ReachedHex, Room, Walks, WayEnd, walk};

use crate::attacks::targets;
use crate::equipment::weapons::Class;
use crate::memory::{Bout, Stage, to};
use crate::turn::begin::begin;
use crate::view::{BookView, Strike, flies};
use crate::words::{V_ATTACK, V_CHARGE};

/// The ways of a rider that are a run and end straight enough for a charge, the shortest first.
fn ways(view: BookView, figure: FigureId) -> Walks {
    let (pace, run) = view.pace(figure);
    let straight = view.constants().riding.straight;
    let (table, places) = (view.table, Places::of(view.table, figure));
    let (board, constants) = (table.board(), view.constants());
    let entry = |hex: Hex| {
        let price = constants.price_of(board.terrain(hex)?)?;
        (places.room(hex) == Room::Stand).then_some(price.max(1))
    };
    let limits = MoveLimits { budget: run, hexes: run, straight };
    let mut found = walk(table.hex(figure), limits, entry, |_| false);
    found.retain(|way| way.straight >= straight && way.cost > pace);
    found
}

/// The blows that a rider can strike at the end of a charge; a lance is couched for it (LEN-457).
fn blows(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = Strike<'_>> {
    let ready = strikes::strikes(view.table, &view.tables.weapons, figure);
    ready.filter(move |strike| {
        let lance = strike.weapon.class == Class::Lance;
        let armed = strike.weapon.class != Class::Bare;
        !flies(strike) && armed && (!lance || strike.stats.couched)
    })
}

/// The charges open to a rider: at whom, and with what (LEN-456).
pub fn charges(view: BookView, figure: FigureId) -> Vec<Choice> {
    if !view.rides(figure) || view.fighter(figure).round.gone {
        return Vec::new();
    }
    if blows(view, figure).next().is_none() {
        return Vec::new();
    }
    let ways = ways(view, figure);
    let mut open = Vec::new();
    for foe in view.table.enemies(figure).filter(|foe| !view.loose(*foe)) {
        let blows = blows(view, figure).filter(|strike| !lashes_in_vain(view, foe, strike));
        let there = blows.filter(|strike| ends(view, &ways, foe, strike).is_some());
        open.extend(
            there.map(|it| Choice { arm: Some(it.arm), ..Choice::plain(V_CHARGE).at(foe) }),
        );
    }
    open
}

fn lashes_in_vain(view: BookView, foe: FigureId, strike: &Strike) -> bool {
    strike.weapon.class == Class::Whip && view.build(foe).metal
}

/// The shortest of some ways that ends where a blow reaches somebody.
fn ends(view: BookView, ways: &Walks, foe: FigureId, strike: &Strike) -> Option<WayEnd> {
    let reaches = |end: &WayEnd| strike.mode.reach.contains(view.table.distance_to(foe, end.hex));
    ways.ends().filter(reaches).min_by_key(|end| end.cost)
}

/// The way of a charge.
pub fn best_way(view: BookView, figure: FigureId, choice: &Choice) -> Option<ReachedHex> {
    let (foe, arm) = (choice.target?, choice.arm?);
    let strike = view.strike(figure, arm)?;
    let ways = ways(view, figure);
    ends(view, &ways, foe, &strike).map(|end| ways.way(end))
}

/// Whether the charge of the action under way has come to where its blow reaches.
pub fn arrives(view: BookView, figure: FigureId, choice: &Choice) -> bool {
    let blow = Choice { verb: V_ATTACK, ..*choice };
    let foe = choice.target.filter(|foe| view.table.active(*foe));
    foe.is_some_and(|foe| targets::blows_at(view, figure, foe).contains(&blow))
}

/// A charge is at its end: the blow is struck, if anybody is left to be struck.
pub fn arrive(world: &mut World, figure: FigureId) -> bool {
    let Some(choice) = world.resource::<Bout>().top().map(|frame| frame.choice) else {
        return false;
    };
    if arrives(BookView::new(world), figure, &choice) {
        begin(world, figure, Choice { verb: V_ATTACK, ..choice });
        return true;
    }
    to(world, Stage::Then)
}
