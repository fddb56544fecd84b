//! What is in the hands and what could be: free hands, grips, weapons that are tired (MAN-521 to
//! MAN-525, MAN-528).

use bevy_ecs::prelude::*;
use riposte_kit::change::change;
use riposte_rules::battle::make_ready;
use riposte_rules::data::Armoury;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Arms, FigureId, Grips, Item, Place, Reach, WeaponId};
use riposte_words::Thing;

use crate::change::fighter;
use crate::view::BookView;

/// The thing in a figure's own hands, or among what it carries, that a choice is about.
pub fn thing_of<'w>(rules: BookView<'w>, figure: FigureId, choice: &Choice) -> Option<Thing<'w>> {
    let item = rules.table.arms(figure).item(choice.arm?.item)?;
    Some(Thing(&rules.table.armoury().weapon(item.weapon).name))
}

/// What a figure holds and could let go of at once, by number: all but a shield, which is strapped on
/// (MAN-524).
pub fn held_loosely(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = (u8, Item)> {
    let shield = move |item: &Item| rules.table.armoury().weapon(item.weapon).shield;
    let held = rules.table.arms(figure).numbered();
    held.filter(move |(_, item)| item.at.in_hand() && !shield(item))
}

/// The distances at which a weapon strikes with both hands, where there are several.
pub fn distances(rules: BookView, weapon: WeaponId) -> Vec<u8> {
    let modes = &rules.table.armoury().weapon(weapon).modes;
    let both = modes.iter().filter(|mode| mode.hands > 1);
    let reach = both.fold(Reach::default(), |reach, mode| reach.with(mode.reach));
    let all: Vec<u8> = reach.iter().collect();
    if all.len() > 1 { all } else { Vec::new() }
}

/// The hand or hands into which a weapon would be taken.
pub fn hand_for(rules: BookView, figure: FigureId, weapon: WeaponId) -> Option<Place> {
    let [right, left] = rules.table.arms(figure).free_hands();
    let right = right && !rules.fighter(figure).maimed;
    let weapon = rules.table.armoury().weapon(weapon);
    match (weapon.two_handed(), weapon.shield) {
        (true, _) => (right && left).then_some(Place::Both),
        (_, true) => left.then_some(Place::Left),
        _ if right => Some(Place::Right),
        _ => left.then_some(Place::Left),
    }
}

/// An item has come into both hands: it is held as far out as it strikes.
pub fn hold(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let held = rules.table.arms(figure).item(item);
    let far = held.and_then(|held| distances(rules, held.weapon).last().copied());
    change::<Grips>(world, figure, |grips| grips.set(item, far));
}

/// An item is in both hands no longer.
pub fn forget_grip(world: &mut World, figure: FigureId, item: u8) {
    change::<Grips>(world, figure, |grips| grips.set(item, None));
}

/// How figures hold what they begin with.
pub fn first_grips(armoury: &Armoury, arms: &Arms) -> Grips {
    let mut grips = Grips::default();
    for (number, item) in arms.numbered().filter(|(_, item)| item.at.in_hand()) {
        let both = armoury.weapon(item.weapon).modes.iter().filter(|mode| mode.hands > 1);
        let reach = both.fold(Reach::default(), |reach, mode| reach.with(mode.reach));
        if reach.iter().count() > 1 {
            grips.set(number, reach.farthest());
        }
    }
    grips
}

/// Whether the weapon of a figure is not ready.
pub fn tired(rules: BookView, figure: FigureId) -> bool {
    let held = rules.table.arms(figure).numbered().filter(|(_, item)| item.at.in_hand());
    let mut weapons = held.filter(|(_, item)| !rules.table.armoury().weapon(item.weapon).shield);
    weapons.any(|(number, _)| !rules.ready(figure, number))
}

/// Whether a figure has a weapon and none in hand.
pub fn unarmed(rules: BookView, figure: FigureId) -> bool {
    let armoury = rules.table.armoury();
    let blade =
        |weapon: WeaponId| !armoury.weapon(weapon).shield && !armoury.weapon(weapon).natural;
    let arms = rules.table.arms(figure);
    !arms.items.iter().any(|item| item.at.in_hand() && blade(item.weapon))
}

/// A weapon is drawn in a turn (MAN-523).
pub fn draw(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let Some(weapon) = rules.table.arms(figure).item(item).map(|item| item.weapon) else { return };
    let Some(hand) = hand_for(rules, figure, weapon) else { return };
    make_ready(world, figure, item, hand);
    fighter(world, figure, |fighter| fighter.unready.set(item, 0));
    hold(world, figure, item);
}

/// Whether a figure would have a hand free for something else it carries, were it to let go.
pub fn wants_a_hand(rules: BookView, figure: FigureId) -> bool {
    let arms = rules.table.arms(figure);
    let spare = |item: &Item| !item.at.ready() && !rules.table.armoury().weapon(item.weapon).shield;
    let barred = |item: &Item| spare(item) && hand_for(rules, figure, item.weapon).is_none();
    arms.items.iter().any(barred)
}

/// What has just come to hand last of all is held, and is not ready if it is heavy.
pub fn in_hand(world: &mut World, figure: FigureId, weapon: WeaponId) {
    let rules = BookView::new(world);
    let stats = rules.tables.weapons.of(weapon);
    let turns = if rules.tires(figure, stats) { stats.recovers } else { 0 };
    let item = rules.table.arms(figure).items.len().saturating_sub(1);
    let item = u8::try_from(item).unwrap_or(0);
    fighter(world, figure, |fighter| fighter.unready.set(item, turns));
    hold(world, figure, item);
}
