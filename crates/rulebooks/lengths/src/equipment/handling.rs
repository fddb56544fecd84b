//! Weapons drawn, dropped, thrown, loaded and looked for (LEN-301 to LEN-306, LEN-606).

use bevy_ecs::prelude::*;
use riposte_kit::handling;
use riposte_rules::battle::{make_ready, put_away, throw, use_up};
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Dropped, FigureId, Item, Place, WeaponId};
use riposte_rules::roll::{Roll, Scale};

use crate::casting;
use crate::change::{drop_item, fighter, forget_item, remark, take_lying};
use crate::equipment::weapons::Class;
use crate::fighter::Search;
use crate::rule_ids as id;
use crate::view::BookView;
use crate::words::{V_DROP, V_READY};

/// The things a figure holds and could let go of, by number.
pub fn held(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = (u8, Item)> + '_ {
    let held = handling::held(view.table, figure);
    held.filter(move |(_, item)| view.tables.weapons.of(item.weapon).class != Class::Beast)
}

/// Whether a thing can be drawn at once (LEN-301).
pub fn accessible(item: Item) -> bool {
    matches!(item.at, Place::Belt | Place::Slung)
}

/// The things at hand that would do a figure good, by number (LEN-305).
pub fn usable(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = u8> + '_ {
    let hurt = view.fighter(figure).wounds > 0;
    let items = view.table.arms(figure).numbered().filter(move |(_, item)| {
        let heals = view.tables.weapons.of(item.weapon).heals != [0, 0];
        hurt && heals && (item.at.in_hand() || accessible(*item))
    });
    items.map(|(number, _)| number)
}

/// The things that lie in the hex of a figure and for which it has a hand, by their numbers among
/// all that lie about (LEN-306).
pub fn within_reach(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = i16> + '_ {
    let lying = handling::lying_near(view.table, view.table.hex(figure), 0);
    let fits = lying.filter(move |(_, lying)| hand_for(view, figure, lying.weapon).is_some());
    fits.map(|(number, _)| number)
}

/// The hand into which a figure takes a thing: both for what takes both; `None` while they are
/// full.
pub fn hand_for(view: BookView, figure: FigureId, weapon: WeaponId) -> Option<Place> {
    let free = view.table.arms(figure).free_hands();
    handling::hand_for(view.table.armoury().weapon(weapon), free)
}

/// Takes a thing up from the ground (LEN-306).
pub fn pick_up(world: &mut World, figure: FigureId, number: i16) {
    let Some(lying) = world.resource::<Dropped>().thing(number) else { return };
    if let Some(at) = hand_for(BookView::new(world), figure, lying.weapon) {
        take_lying(world, figure, number, at);
    }
}

/// Uses a thing, which is used up then (LEN-305).
pub fn make_use(world: &mut World, figure: FigureId, number: u8) {
    let view = BookView::new(world);
    let Some(item) = view.table.arms(figure).item(number) else { return };
    let [dice, sides] = view.tables.weapons.of(item.weapon).heals;
    let roll = Roll::new("draught", Scale::Whole).dice(dice, sides);
    let points = throw(world, figure, roll, |_| None).total;
    use_up(world, figure, number);
    forget_item(world, figure, number);
    casting::restore(world, figure, figure, points);
}

/// What is in the way of drawing a weapon: what is in hand, a shield only where both are needed.
fn in_the_way(view: BookView, figure: FigureId, weapon: WeaponId) -> Vec<u8> {
    let both = view.table.armoury().weapon(weapon).two_handed();
    let shield = |item: Item| view.tables.weapons.of(item.weapon).class == Class::Shield;
    held(view, figure)
        .filter(|(_, item)| both || !shield(*item))
        .map(|(number, _)| number)
        .collect()
}

/// Lets everything fall that a figure holds (LEN-303).
pub fn drop_all(world: &mut World, figure: FigureId) {
    let things = held(BookView::new(world), figure).map(|(number, _)| number).collect();
    drop_each(world, figure, things);
}

/// Lets things fall, the last first.
fn drop_each(world: &mut World, figure: FigureId, things: Vec<u8>) {
    for number in things.into_iter().rev() {
        drop_item(world, figure, number);
    }
}

/// Drops what is held and draws another weapon, to attack with it at once (LEN-301).
pub fn change(world: &mut World, figure: FigureId, number: u8) {
    let Some(item) = BookView::new(world).table.arms(figure).item(number) else { return };
    let dropped = in_the_way(BookView::new(world), figure, item.weapon);
    drop_each(world, figure, dropped);
    draw(world, figure, number);
    crate::change::round(world, figure, |round| round.changed = true);
}

/// Whether a choice takes no time: to let things fall, or to take one in hand that is no weapon, is
/// at the belt and has a hand free for it (LEN-302, LEN-303).
pub fn takes_no_time(view: BookView, figure: FigureId, choice: &Choice) -> bool {
    let arms = view.table.arms(figure);
    let item = choice.arm.filter(|_| choice.verb == V_READY).and_then(|arm| arms.item(arm.item));
    let free = |item: Item| {
        arms.free_hands().contains(&true)
            && item.at == Place::Belt
            && view.tables.weapons.of(item.weapon).class.is_thing()
    };
    choice.verb == V_DROP || item.is_some_and(free)
}

/// Does what takes no time; whether the choice was such a thing.
pub fn at_once(world: &mut World, figure: FigureId, choice: &Choice) -> bool {
    if !takes_no_time(BookView::new(world), figure, choice) {
        return false;
    }
    match choice.arm {
        Some(arm) => draw(world, figure, arm.item),
        None => drop_all(world, figure),
    }
    true
}

/// Puts away what is held and draws another weapon (LEN-302).
pub fn ready(world: &mut World, figure: FigureId, number: u8) {
    let Some(item) = BookView::new(world).table.arms(figure).item(number) else { return };
    for other in in_the_way(BookView::new(world), figure, item.weapon) {
        put_away(world, figure, other, Place::Slung);
    }
    draw(world, figure, number);
}

fn draw(world: &mut World, figure: FigureId, number: u8) {
    let view = BookView::new(world);
    let Some(item) = view.table.arms(figure).item(number) else { return };
    let weapon = view.table.armoury().weapon(item.weapon);
    let otherwise = if weapon.two_handed() { Place::Both } else { Place::Left };
    let at = hand_for(view, figure, item.weapon).unwrap_or(otherwise);
    make_ready(world, figure, number, at);
}

/// Works on loading for a round (LEN-606).
pub fn load(world: &mut World, figure: FigureId, number: u8) {
    let mut left = 0;
    fighter(world, figure, |fighter| left = fighter.loading.lower(number));
    let words = if left == 0 { "has loaded" } else { "is still loading" };
    remark(world, figure, words, id::RELOAD);
}

/// Begins or goes on to look for a thing (LEN-304).
pub fn look_for(world: &mut World, figure: FigureId, number: u8) {
    let view = BookView::new(world);
    if view.fighter(figure).search.is_some_and(|search| search.item == number) {
        return;
    }
    let Some(item) = view.table.arms(figure).item(number) else { return };
    let pouch = item.at == Place::Hidden;
    let [dice, sides] = if pouch { view.constants().pouch } else { view.constants().pack };
    let roll = Roll::new("rounds of looking", Scale::Whole).dice(dice, sides);
    let left = throw(world, figure, roll, |_| None).total.clamp(1, 200) as u8;
    fighter(world, figure, |fighter| fighter.search = Some(Search { item: number, left }));
}

/// A figure that has looked for a thing all round is a round nearer to it (LEN-304).
pub fn end_of_round(world: &mut World) {
    let figures: Vec<FigureId> = BookView::new(world).table.active_figures().collect();
    for figure in figures {
        let fighting = BookView::new(world).fighter(figure);
        let Some(search) = fighting.search.filter(|_| !fighting.round.minds) else { continue };
        let left = search.left.saturating_sub(1);
        let next = (left > 0).then_some(Search { left, ..search });
        fighter(world, figure, |fighter| fighter.search = next);
        if left == 0 {
            found(world, figure, search.item);
        }
    }
}

fn found(world: &mut World, figure: FigureId, number: u8) {
    let view = BookView::new(world);
    let Some(item) = view.table.arms(figure).item(number) else { return };
    match hand_for(view, figure, item.weapon).is_some() {
        true => draw(world, figure, number),
        false => put_away(world, figure, number, Place::Belt),
    }
}
