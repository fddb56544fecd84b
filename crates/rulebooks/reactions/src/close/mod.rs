//! Close combat: in one hex with an enemy (REA-301 to REA-305).
//!
//! Closing in goes the way of an advance (`melee`); here stands who gets into whose
//! hex, and what is of use there.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;
use riposte_rules::figure::{FigureId, Item};
use riposte_rules::systems::{PlaceRule, Room};

use crate::choices::Limits;
use crate::view::{BookView, Strike};
use crate::words::*;

impl BookView<'_> {
    /// Whether one more figure finds room in a hex in which others are (REA-301).
    pub fn squeezes_in(self, hex: Hex) -> bool {
        let there = self.table.in_hex(hex).count();
        self.table.board().standable(hex) && there < usize::from(self.constants().most_in_hex)
    }

    /// What a mover may do in a hex: only who closes in, or rolls into the striker's hex, comes to
    /// where others are.
    pub fn room(self, mover: FigureId, hex: Hex) -> Room {
        let rule = self.table.world().get_resource::<PlaceRule>().copied().unwrap_or_default();
        let room = rule.room(self.table, mover, hex);
        let comes = self.top().is_some_and(|top| {
            let closes = matches!(top.choice.verb, CLOSE | ROLL);
            closes && top.actor == mover && top.choice.hex == Some(hex)
        });
        match room {
            Room::None if self.goes_over(mover, hex) => Room::Passage,
            _ if comes && self.squeezes_in(hex) => Room::Stand,
            room => room,
        }
    }

    /// Whether a figure shares each of its hexes with nobody but its mount or rider, or with an
    /// enemy on foot as it is itself.
    pub fn begins_apart(self, figure: FigureId) -> bool {
        let table = self.table;
        let bound = |other: &FigureId| {
            table.carrier(figure) == Some(*other) || table.carrier(*other) == Some(figure)
        };
        table.hexes(figure).into_iter().all(|hex| {
            let others = table.in_hex(hex).filter(|other| *other != figure && !bound(other));
            let others: Vec<FigureId> = others.collect();
            let mut all = others.iter().chain([&figure]);
            let fights = others.iter().any(|other| table.side(*other) != table.side(figure));
            others.is_empty() || (fights && all.all(|one| self.on_foot(*one)))
        })
    }

    /// Whether a mount that has run somebody down goes over a hex: all that is in its way there lies
    /// on the ground (REA-114).
    fn goes_over(self, mover: FigureId, hex: Hex) -> bool {
        let runs = self.top().is_some_and(|top| {
            top.actor == mover && top.choice.verb == RIDEDOWN && top.memory.tried
        });
        let mut others = self.table.in_hex(hex).filter(|other| *other != mover);
        runs && others.all(|other| self.table.carrier(other) == Some(mover) || self.prone(other))
    }

    /// Whether an item can be used within a hex: it strikes at no distance (REA-302).
    pub fn short(self, item: Item) -> bool {
        let modes = &self.table.armoury().weapon(item.weapon).modes;
        modes.iter().any(|mode| mode.reach.contains(0))
    }
}

/// Whether a figure closes in with a blow: it is short, and in hand where anything is (REA-302).
pub fn closes_with(rules: BookView, figure: FigureId, strike: &Strike) -> bool {
    let armed = || rules.table.arms(figure).ready().any(|(_, item)| item.at.in_hand());
    strike.mode.reach.contains(0) && strike.item.at.in_hand() == armed()
}

/// Closing in on an enemy in a hex before one (REA-301), after a turn where it is needed.
pub fn closes(rules: BookView, figure: FigureId, limits: Limits, out: &mut Vec<Choice>) {
    if rules.prone(figure) || !rules.on_foot(figure) {
        return;
    }
    let here = rules.table.hex(figure);
    let facings: Vec<Facing> = limits.facings(rules, figure).collect();
    for strike in rules.strikes(figure) {
        if !closes_with(rules, figure, &strike) || limits.other_than == Some(strike.arm.item) {
            continue;
        }
        // Nobody closes in on who sits on a mount, or on the mount.
        for enemy in rules.foes(figure).filter(|enemy| rules.on_foot(*enemy)) {
            let at = rules.table.hex(enemy);
            let wanted = limits.target.is_none_or(|target| target == enemy);
            if !wanted || here.unsigned_distance_to(at) != 1 || !rules.squeezes_in(at) {
                continue;
            }
            let ahead = |way: &&Facing| rules.before(here, **way, at);
            let Some(way) = facings.iter().find(ahead).copied() else { continue };
            let choice = Choice::plain(CLOSE).to(at).at(enemy);
            let choice = choice.with(strike.arm.item, strike.arm.mode);
            out.push(rules.turned(figure, choice, way));
        }
    }
}

/// The blows with which one may be met who closes in: with anything that strikes a neighbour or
/// closer (REA-303).
pub fn against_closing(rules: BookView, figure: FigureId, by: FigureId, out: &mut Vec<Choice>) {
    for strike in rules.strikes(figure) {
        if strike.mode.reach.contains(0) || strike.mode.reach.contains(1) {
            out.push(Choice::plain(ATTACK).at(by).with(strike.arm.item, strike.arm.mode));
        }
    }
}
