//! What a figure holds, and what it can strike with.

use riposte_rules::battle::Table;
use riposte_rules::data::Weapon;
use riposte_rules::decision::{Choice, Decision};
use riposte_rules::figure::{Dropped, FigureId, Item, Reach};

use crate::decision::actor;

/// Whether a thing is made to strike with: no shield, and no part of the body.
pub(crate) fn strikes(weapon: &Weapon) -> bool {
    !weapon.natural && !weapon.shield && !weapon.modes.is_empty()
}

/// The weapons that a figure has in hand and can use.
fn in_use<'w>(table: Table<'w>, figure: FigureId) -> impl Iterator<Item = Item> + 'w {
    let arms = table.arms(figure);
    arms.ready().map(|(_, item)| item).filter(move |item| {
        let weapon = table.armoury().weapon(item.weapon);
        strikes(weapon) && weapon.modes.iter().any(|mode| arms.usable(*item, mode.hands))
    })
}

/// Whether a figure has a weapon in hand that it can use.
pub(crate) fn armed(table: Table, figure: FigureId) -> bool {
    in_use(table, figure).next().is_some()
}

/// How many things of use a figure holds: weapons, and one shield.
pub(crate) fn held(table: Table, figure: FigureId) -> usize {
    let shield = |item: &Item| item.at.in_hand() && table.armoury().weapon(item.weapon).shield;
    in_use(table, figure).count() + usize::from(table.arms(figure).items().any(shield))
}

/// How many weapons and shields a figure has about it, in hand or not.
pub(crate) fn owned(table: Table, figure: FigureId) -> usize {
    let thing = |item: &&Item| {
        let weapon = table.armoury().weapon(item.weapon);
        weapon.shield || strikes(weapon)
    };
    table.arms(figure).items().filter(thing).count()
}

/// Whether a figure carries a weapon and has a hand free for it.
fn draws(table: Table, figure: FigureId) -> bool {
    table.arms(figure).free_hands().contains(&true) && carries(table, figure)
}

/// Whether a figure carries a weapon that it has not in hand.
fn carries(table: Table, figure: FigureId) -> bool {
    let carried = |item: &Item| !item.at.ready() && strikes(table.armoury().weapon(item.weapon));
    table.arms(figure).items().any(carried)
}

/// What it is to have no weapon in hand, when there is another to draw or not: 1 without any.
fn bare(another: bool) -> f64 {
    const TO_DRAW: f64 = 0.7;
    if another { TO_DRAW } else { 1.0 }
}

/// What a figure misses that has no weapon in hand: 1 without any to draw, 0 if it has one.
pub(crate) fn misses(table: Table, figure: FigureId) -> f64 {
    if armed(table, figure) { 0.0 } else { bare(draws(table, figure)) }
}

/// What a figure would miss in the same way if it let a thing in its hand go.
pub(crate) fn would_miss(table: Table, figure: FigureId, item: u8) -> f64 {
    let arms = table.arms(figure);
    let others = in_use(table, figure).count() > 1;
    let gone = arms.item(item).is_some_and(|item| strikes(table.armoury().weapon(item.weapon)));
    if gone && !others { bare(carries(table, figure)) } else { 0.0 }
}

/// The first choice that would put a weapon into the hand of a figure that holds none: a
/// weapon it carries, or one that lies about.
pub(crate) fn arming(table: Table, decision: &Decision) -> Option<Choice> {
    let weapon = |choice: &Choice| {
        let carried = choice.arm.and_then(|arm| {
            let item = table.arms(actor(decision, choice)).item(arm.item)?;
            (!item.at.ready()).then_some(item.weapon)
        });
        let dropped = table.world().resource::<Dropped>();
        let lying = choice.number.filter(|_| choice.hex.is_some());
        let lying = lying.and_then(|number| dropped.thing(number));
        let weapon = carried.or(lying.map(|lying| lying.weapon))?;
        Some(table.armoury().weapon(weapon))
    };
    let arms = |choice: &&Choice| {
        choice.target.is_none()
            && weapon(choice).is_some_and(strikes)
            && !armed(table, actor(decision, choice))
    };
    decision.choices.iter().find(arms).copied()
}

/// The distances at which a figure can strike with what it has in hand; with its bare body
/// when that is all there is.
pub(crate) fn distances(table: Table, figure: FigureId) -> Reach {
    let arms = table.arms(figure);
    let bare = !armed(table, figure);
    let mut far = Reach::default();
    for (_, item) in arms.ready() {
        let weapon = table.armoury().weapon(item.weapon);
        if weapon.natural && !bare {
            continue;
        }
        for mode in weapon.modes.iter().filter(|mode| arms.usable(item, mode.hands)) {
            far = far.with(mode.reach);
        }
    }
    far
}

/// How far a figure shoots, when that is all it can do with what it has ready; else 0.
pub(crate) fn shot(table: Table, figure: FigureId) -> u32 {
    let arms = table.arms(figure);
    let mut far = 0;
    for (_, item) in arms.ready() {
        let weapon = table.armoury().weapon(item.weapon);
        if weapon.natural || weapon.shield {
            continue;
        }
        for mode in &weapon.modes {
            if mode.range == 0 {
                return 0;
            }
            far = far.max(u32::from(mode.range));
        }
    }
    far
}
