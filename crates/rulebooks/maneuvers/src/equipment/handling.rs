//! What is in the hands and what could be: free hands, grips, weapons that are tired, and how many blows
//! that leaves (MAN-211, MAN-521 to MAN-525, MAN-528).

use bevy_ecs::prelude::*;
use riposte_kit::change::change;
use riposte_kit::handling;
use riposte_rules::battle::{make_ready, take_up};
use riposte_rules::data::Armoury;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{Arms, Dropped, FigureId, Grips, Item, Place, Reach, WeaponId};
use riposte_words::Thing;

use crate::change::fighter;
use crate::tables::{Group, WeaponStats};
use crate::view::BookView;
use crate::words::{RIPOSTE, TWO_STRIKES, WILD_ALL};

impl BookView<'_> {
    /// Whether an item is ready to be used without a penalty (MAN-521).
    pub fn ready(self, figure: FigureId, item: u8) -> bool {
        self.fighter(figure).unready.of(item) == 0
    }

    /// How many blows a maneuver has, with what a figure has ready (MAN-211).
    pub fn blows(self, figure: FigureId, verb: Verb) -> u8 {
        let Some(row) = self.tables.maneuver(verb).filter(|row| row.attack.is_some()) else {
            return 0;
        };
        if !matches!(verb, TWO_STRIKES | WILD_ALL | RIPOSTE) {
            let besides = self.constants().shield_too && row.group == Group::Attack;
            return row.blows + u8::from(besides && self.shield(figure).is_some());
        }
        let weapons = handling::held(self.table, figure).filter(|(_, item)| !self.is_shield(*item));
        let each: u8 = weapons.map(|(number, _)| self.blows_with(figure, number, row.blows)).sum();
        if each > 0 { each } else { row.blows }
    }

    /// How many of the blows of a maneuver a figure has left this turn.
    pub fn blows_left(self, figure: FigureId, verb: Verb) -> u8 {
        let doings = self.doings(figure);
        self.blows(figure, verb).saturating_sub(doings.struck.len() as u8 + doings.lost)
    }

    /// How many blows an item can strike in a turn: one that takes two turns of Ready after a blow
    /// only one (MAN-211).
    pub fn blows_with(self, figure: FigureId, item: u8, most: u8) -> u8 {
        let slow = self.table.arms(figure).item(item).is_some_and(|it| {
            let stats = self.tables.weapons.of(it.weapon);
            it.at.in_hand() && self.tires(figure, stats) && stats.recovers > 1
        });
        if slow { most.min(1) } else { most }
    }

    /// Whether a figure makes what it struck with ready again in the same turn: after the first blow
    /// of all-out attacks of two (MAN-211, MAN-215).
    pub fn readies_between(self, figure: FigureId) -> bool {
        matches!(self.maneuver(figure), Some(TWO_STRIKES | WILD_ALL))
    }

    /// Whether a swing leaves a weapon unready (MAN-522).
    pub fn tires(self, figure: FigureId, weapon: &WeaponStats) -> bool {
        self.heavy(weapon) && self.strength(figure) < weapon.strength + self.constants().heft
    }

    /// Whether a weapon is one that is readied again after a swing, but by the strong (MAN-522).
    pub fn heavy(self, weapon: &WeaponStats) -> bool {
        let (over, under) = self.constants().ready_parry;
        let poor = weapon.parry.is_some_and(|(part, of)| part * under < over * of);
        poor && weapon.strength > 0
    }
}

/// The thing in a figure's own hands, or among what it carries, that a choice is about.
pub fn thing_of<'w>(rules: BookView<'w>, figure: FigureId, choice: &Choice) -> Option<Thing<'w>> {
    handling::thing_of(rules.table, figure, choice.arm?.item)
}

/// What a figure holds and could let go of at once, by number: all but a shield, which is strapped on
/// (MAN-524).
pub fn held_loosely(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = (u8, Item)> {
    handling::held(rules.table, figure).filter(move |(_, item)| !rules.is_shield(*item))
}

/// The distances at which a weapon strikes with both hands, where there are several.
pub fn distances(armoury: &Armoury, weapon: WeaponId) -> Vec<u8> {
    let both = armoury.weapon(weapon).modes.iter().filter(|mode| mode.hands > 1);
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
    let table = BookView::new(world).table;
    let held = table.arms(figure).item(item);
    let far = held.and_then(|held| distances(table.armoury(), held.weapon).last().copied());
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
        grips.set(number, distances(armoury, item.weapon).last().copied());
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
    held_loosely(rules, figure).all(|(_, item)| armoury.weapon(item.weapon).natural)
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
    handling::stowed(rules.table, figure)
        .any(|(_, item)| !rules.is_shield(item) && hand_for(rules, figure, item.weapon).is_none())
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
