//! What it is worth to throw a friend a weapon, and to be ready for one (MAN-551, MAN-552).

use riposte_rules::decision::Choice;
use riposte_rules::figure::{FigureId, Item};

use crate::equipment::handling::{hand_for, held_loosely, unarmed};
use crate::missiles::throwing::{self, Way, could_throw};
use crate::view::BookView;
use crate::words::{CATCH, GRAB};

/// What a weapon is worth in a hand that had none.
pub const ARMED: f64 = 0.5;
/// What is left of that where it only comes down beside the friend.
const LIES: f64 = 0.4;
/// How often a friend throws what is waited for.
const THROWS: f64 = 0.7;

/// What the best throw is worth that is open to a figure.
pub fn best_throw(rules: BookView, figure: FigureId) -> f64 {
    let wants = |friend: FigureId| friend != figure && unarmed(rules, friend);
    if !rules.table.friends(figure).any(wants) {
        return 0.0;
    }
    let all = throwing::choices(rules, figure).unwrap_or_default();
    all.iter().map(|choice| toss(rules, figure, choice)).fold(0.0, f64::max)
}

/// What a throw is worth: a weapon for a friend who has none, from one who has another.
pub fn toss(rules: BookView, figure: FigureId, choice: &Choice) -> f64 {
    let (Some(friend), Some(arm)) = (choice.target, choice.arm) else { return 0.0 };
    let Some(item) = rules.table.arms(figure).item(arm.item) else { return 0.0 };
    if spare(rules, figure) < 2 || !fits(rules, friend, item) {
        return 0.0;
    }
    let caught = match rules.maneuver(friend) {
        Some(CATCH) => caught(rules, (figure, friend), item),
        _ => LIES,
    };
    ARMED * rules.toss(figure, friend).chance().value() * caught
}

/// What it is worth to a figure to be ready to catch something.
pub fn catching(rules: BookView, figure: FigureId) -> f64 {
    if !unarmed(rules, figure) {
        return 0.0;
    }
    let thrown = |friend: FigureId| {
        let items = held_loosely(rules, friend).filter(|(_, item)| fits(rules, figure, *item));
        let caught = items.map(|(_, item)| caught(rules, (friend, figure), item));
        rules.toss(friend, figure).chance().value() * caught.fold(0.0, f64::max)
    };
    let able = |friend: &FigureId| spare(rules, *friend) > 1 && could_throw(rules, *friend, figure);
    let near = rules.table.friends(figure).filter(able);
    ARMED * THROWS * near.map(thrown).fold(0.0, f64::max)
}

/// How many weapons a figure holds.
fn spare(rules: BookView, figure: FigureId) -> usize {
    held_loosely(rules, figure).count()
}

/// Whether a figure has no weapon, and a hand free for this one.
fn fits(rules: BookView, figure: FigureId, item: Item) -> bool {
    unarmed(rules, figure) && hand_for(rules, figure, item.weapon).is_some()
}

/// How likely a figure catches what is thrown to it well.
fn caught(rules: BookView, (by, to): (FigureId, FigureId), item: Item) -> f64 {
    let from = rules.direction(to, rules.table.hex(by));
    if rules.constants().throwing.side[usize::from(from)].is_none() {
        return 0.0;
    }
    let weight = rules.tables.weapons.of(item.weapon).weight;
    let way = Way { how: GRAB, from, far: 0, well: true, weight };
    rules.catch(to, &way).chance().value()
}
