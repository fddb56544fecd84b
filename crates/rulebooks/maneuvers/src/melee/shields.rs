//! Shields pressed and hooked aside (MAN-308, MAN-309).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{bind, unbind};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{Bond, BondKind, FigureId, Unbound, WeaponId};

use crate::change::{fighter, succeeds};
use crate::close::bond_kinds::{PRESSES, SNATCHES};
use crate::fighter::Binds;
use crate::melee::blow::Blow;
use crate::rule_ids as rule;
use crate::tables::Kind;
use crate::view::{BookView, Strike};
use crate::words::*;

/// The feints upon a foe's shield that are open.
pub fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let verb = rules.maneuver(figure).unwrap_or(ATTACK);
    let mut choices = Vec::new();
    for foe in rules.table.enemies(figure).filter(|foe| rules.shield(*foe).is_some()) {
        let known = |bond: Bond| on_shield(&bond) && bond.has(foe);
        if rules.table.bonds_of(figure).any(known) {
            continue;
        }
        let (place, to) = (rules.place(figure), rules.table.hex(foe));
        for strike in rules.near_strikes(figure) {
            let (shield, item) = (rules.is_shield(strike.item), strike.arm.item);
            let hooks = shield || matches!(strike.weapon.skill.as_str(), "Axe" | "Polearm");
            if !hooks || !rules.ready(figure, item) || !rules.reaches(&strike, verb, place, to) {
                continue;
            }
            let press = Choice::plain(SHIELD_PRESS).at(foe);
            let snatch = Choice::plain(SHIELD_SNATCH).at(foe).with(item, None);
            for choice in shield.then_some(press).into_iter().chain([snatch]) {
                if !choices.contains(&choice) {
                    choices.push(choice);
                }
            }
        }
    }
    choices
}

/// What comes of such a feint: the figure that lost has trouble with its shield, as long as they stay
/// near.
pub fn begin(world: &mut World, verb: Verb, (by, at): (FigureId, FigureId), item: u8, won: i32) {
    let rules = BookView::new(world);
    let weapon = |figure, item| rules.table.arms(figure).item(item).map(|item| item.weapon);
    let shield = |figure| rules.shield(figure).map(|(_, item, _)| item.weapon);
    let (from, to, with) = match (verb, won) {
        (SHIELD_PRESS, 1..) => (by, at, shield(by)),
        (SHIELD_PRESS, ..=-1) => (at, by, shield(at)),
        (SHIELD_SNATCH, 1..) => (by, at, weapon(by, item)),
        _ => return,
    };
    let kind = if verb == SHIELD_PRESS { PRESSES } else { SNATCHES };
    let Some(with) = with else { return };
    if bind(world, Bond { from, kind, to }).is_ok() {
        let half = won.abs() / 2;
        let since = BookView::new(world).turn_number();
        let binds = Binds { half, with, thrust: false, since };
        fighter(world, from, |fighter| fighter.binds = Some(binds));
    }
}

fn binds(rules: BookView, figure: FigureId) -> Binds {
    rules.fighter(figure).binds.unwrap_or_default()
}

/// The bonds upon the shield of a figure.
fn upon<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = Bond> + 'w {
    rules.table.bonds_of(figure).filter(move |bond| bond.to == figure && on_shield(bond))
}

fn on_shield(bond: &Bond) -> bool {
    matches!(bond.kind, PRESSES | SNATCHES)
}

fn has(rules: BookView, figure: FigureId, kind: BondKind) -> bool {
    rules.table.bound_to(figure, kind).next().is_some()
}

/// What is taken from the blocks of a figure.
pub fn block_penalty(rules: BookView, figure: FigureId) -> i32 {
    let lost: i32 = upon(rules, figure).map(|bond| binds(rules, bond.from).half).sum();
    let own = if has(rules, figure, PRESSES) { rules.constants().press_block } else { 0 };
    own - lost
}

/// What a hooked shield gives to those who strike with something ready.
pub fn opening(rules: BookView, blow: Blow) -> i32 {
    let friend = |bond: &Bond| rules.table.side(bond.from) == rules.table.side(blow.by);
    let hooked = upon(rules, blow.at).filter(|bond| bond.kind == SNATCHES).filter(friend);
    let ready = rules.ready(blow.by, blow.arm.item);
    hooked.map(|bond| binds(rules, bond.from).half).max().filter(|_| ready).unwrap_or(0)
}

/// Whether a figure cannot strike so, as the thing is at a foe's shield.
pub fn bars(rules: BookView, figure: FigureId, strike: &Strike) -> bool {
    let shield = rules.is_shield(strike.item);
    let hooks = rules.hooks_with(figure, strike.item.weapon);
    let thrusts = !shield && strike.kind == Kind::Thrust;
    (shield && has(rules, figure, PRESSES)) || (hooks && !thrusts)
}

/// Whether a shield is used to hook another, so that it does not block.
pub fn busy(rules: BookView, figure: FigureId, shield: WeaponId) -> bool {
    has(rules, figure, SNATCHES) && binds(rules, figure).with == shield
}

/// Whether a blow is a thrust past the shield that its own weapon has hooked.
pub fn past(rules: BookView, blow: Blow) -> bool {
    let Some(strike) = rules.strike(blow.by, blow.arm) else { return false };
    let hooked = rules.table.bound_to(blow.by, SNATCHES).any(|foe| foe == blow.at);
    let spot = rules.tables.spot(blow.spot);
    let there = spot.is_some_and(|row| matches!(row.key.as_str(), "torso" | "head"));
    let thrust = strike.kind == Kind::Thrust && !rules.is_shield(strike.item);
    hooked && there && thrust && binds(rules, blow.by).with == strike.item.weapon
}

/// A blow was struck: with what has hooked a shield it makes the hold weaker.
pub fn struck(world: &mut World, blow: Blow) {
    if past(BookView::new(world), blow) {
        set_thrust(world, blow.by, true);
    }
}

fn set_thrust(world: &mut World, figure: FigureId, thrust: bool) {
    fighter(world, figure, |fighter| {
        if let Some(binds) = &mut fighter.binds {
            binds.thrust = thrust;
        }
    });
}

/// Each turn a figure that has another's shield keeps it by a contest of ST; not in the very second
/// in which it was won, as by a foe who began it and lost.
pub fn renew(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    if binds(rules, figure).since == rules.turn_number() {
        return;
    }
    let mine = |bond: &Bond| bond.from == figure && on_shield(bond);
    let bonds: Vec<Bond> = rules.table.bonds_of(figure).filter(mine).collect();
    let held = |weapon| {
        let mut items = rules.table.arms(figure).ready();
        items.any(|(_, item)| item.weapon == weapon)
    };
    let able = held(binds(rules, figure).with) && !rules.fighter(figure).stunned;
    let thrust = binds(rules, figure).thrust;
    let less = if thrust { rules.constants().snatch_thrust } else { 0 };
    for bond in bonds {
        let shield = BookView::new(world).shield(bond.to).is_some();
        let id = if bond.kind == PRESSES { rule::SHIELD_PRESS } else { rule::SHIELD_SNATCH };
        let wrench = |rules: BookView| rules.wrench(figure, bond.to, less, id);
        if !able || !shield || !succeeds(world, figure, Some(bond.to), wrench) {
            unbind(world, bond, Unbound::Broken);
        }
    }
    if thrust {
        set_thrust(world, figure, false);
    }
}
