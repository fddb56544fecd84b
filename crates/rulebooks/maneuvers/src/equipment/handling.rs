//! What is in the hands and what could be: free hands, grips, weapons that are tired (MAN-521 to
//! MAN-525, MAN-528).

use bevy_ecs::prelude::*;
use riposte_kit::change::change;
use riposte_kit::handling;
use riposte_rules::battle::{make_ready, take_up};
use riposte_rules::data::Armoury;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Arms, Dropped, FigureId, Grips, Item, Place, Reach, WeaponId};
use riposte_words::Thing;

use crate::change::fighter;
use crate::view::BookView;

/// The thing in a figure's own hands, or among what it carries, that a choice is about.
pub fn thing_of<'w>(rules: BookView<'w>, figure: FigureId, choice: &Choice) -> Option<Thing<'w>> {
    handling::thing_of(rules.table, figure, choice.arm?.item)
}

/// What a figure holds and could let go of at once, by number: all but a shield, which is strapped on
/// (MAN-524).
pub fn held_loosely(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = (u8, Item)> {
    let shield = move |item: &Item| rules.table.armoury().weapon(item.weapon).shield;
    handling::held(rules.table, figure).filter(move |(_, item)| !shield(item))
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
    let weapon = rules.table.armoury().weapon(weapon);
    // A shield goes on the left arm or nowhere.
    let right = right && !rules.fighter(figure).maimed && !weapon.shield;
    handling::hand_for(weapon, [right, left])
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
    held_loosely(rules, figure).any(|(number, _)| !rules.ready(figure, number))
}

/// Whether a figure has a weapon and none in hand.
pub fn unarmed(rules: BookView, figure: FigureId) -> bool {
    let armoury = rules.table.armoury();
    !held_loosely(rules, figure).any(|(_, item)| !armoury.weapon(item.weapon).natural)
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
    let shield = |item: Item| rules.table.armoury().weapon(item.weapon).shield;
    handling::stowed(rules.table, figure)
        .any(|(_, item)| !shield(item) && hand_for(rules, figure, item.weapon).is_none())
}

/// A figure takes up what lies there, by its number, into a hand that is free for it, and is not ready
/// with it if it is heavy or has to be loaded; the number of the item then.
pub fn take_in_hand(world: &mut World, figure: FigureId, lying: i16) -> Option<u8> {
    let rules = BookView::new(world);
    let weapon = world.resource::<Dropped>().thing(lying)?.weapon;
    let stats = rules.tables.weapons.of(weapon);
    let turns = match () {
        // Nothing stays on the string of what has lain there (MAN-525).
        () if stats.load > 0 => stats.load,
        () if rules.tires(figure, stats) => stats.recovers,
        () => 0,
    };
    let hand = hand_for(rules, figure, weapon)?;
    let item = take_up(world, figure, lying, hand)?;
    fighter(world, figure, |fighter| fighter.unready.set(item, turns));
    hold(world, figure, item);
    Some(item)
}
