//! Weapons drawn, dropped, thrown, loaded and looked for (LEN-301 to LEN-306, LEN-606).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{let_fall, make_ready, put_away, take_up, throw};
use riposte_rules::board::Hex;
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Dropped, FigureId, Item, Lying, Place, WeaponId};
use riposte_rules::roll::{Roll, Scale};

use crate::casting;
use crate::change::{drop_item, fighter, forget_item, remark};
use crate::equipment::weapons::Class;
use crate::fighter::Search;
use crate::rule_ids as id;
use crate::view::BookView;
use crate::words::{V_DROP, V_READY};

/// The things a figure holds and could let go of, by number.
pub fn held(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = (u8, Item)> + '_ {
    let items = view.table.arms(figure).numbered();
    items.filter(move |(_, item)| {
        item.at.in_hand() && view.tables.weapons.of(item.weapon).class != Class::Beast
    })
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
    let here = view.table.hex(figure);
    let lying = view.table.world().resource::<Dropped>().0.iter().zip(0..);
    let fits =
        move |lying: &Lying| lying.hex == here && hand_for(view, figure, lying.weapon).is_some();
    lying.filter(move |(lying, _)| fits(lying)).map(|(_, number)| number)
}

/// What of it a choice takes up, by its number.
pub fn lying(view: BookView, number: i16) -> Option<(usize, WeaponId)> {
    let number = usize::try_from(number).ok()?;
    let lying = view.table.world().resource::<Dropped>().0.get(number)?;
    Some((number, lying.weapon))
}

/// The hand into which a figure takes a thing: both for what takes both; `None` while they are
/// full.
pub fn hand_for(view: BookView, figure: FigureId, weapon: WeaponId) -> Option<Place> {
    let weapon = view.table.armoury().weapon(weapon);
    match (view.table.arms(figure).free_hands(), weapon.two_handed()) {
        ([true, true], true) => Some(Place::Both),
        (_, true) => None,
        ([_, true], _) if weapon.shield => Some(Place::Left),
        ([true, _], _) => Some(Place::Right),
        ([_, true], _) => Some(Place::Left),
        _ => None,
    }
}

/// Takes a thing up from the ground (LEN-306).
pub fn pick_up(world: &mut World, figure: FigureId, number: i16) {
    let view = BookView::new(world);
    let Some((number, weapon)) = lying(view, number) else { return };
    if let Some(at) = hand_for(view, figure, weapon) {
        take_up(world, figure, number, at);
    }
}

/// What has just fallen goes into the hands of a figure, where it has one for it (LEN-707).
pub fn snatch(world: &mut World, figure: FigureId) {
    let last = world.resource::<Dropped>().0.len().saturating_sub(1);
    if let Ok(last) = i16::try_from(last) {
        pick_up(world, figure, last);
    }
}

/// Uses a thing, which is used up then (LEN-305).
pub fn make_use(world: &mut World, figure: FigureId, number: u8) {
    let view = BookView::new(world);
    let Some(item) = view.table.arms(figure).item(number) else { return };
    let [dice, sides] = view.tables.weapons.of(item.weapon).heals;
    let roll = Roll::new("draught", Scale::Whole).dice(dice, sides);
    let points = throw(world, figure, roll, |_| None).total;
    drop_item(world, figure, number);
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
    let mut things: Vec<u8> =
        held(BookView::new(world), figure).map(|(number, _)| number).collect();
    things.reverse();
    things.into_iter().for_each(|number| drop_item(world, figure, number));
}

/// Drops what is held and draws another weapon, to attack with it at once (LEN-301).
pub fn change(world: &mut World, figure: FigureId, number: u8) {
    let Some(item) = BookView::new(world).table.arms(figure).item(number) else { return };
    let mut dropped = in_the_way(BookView::new(world), figure, item.weapon);
    dropped.reverse();
    let before = dropped.iter().filter(|other| **other < number).count() as u8;
    dropped.into_iter().for_each(|other| drop_item(world, figure, other));
    draw(world, figure, number - before);
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

/// Something thrown comes to lie where it was thrown to.
pub fn thrown(world: &mut World, figure: FigureId, item: u8, hex: Hex) {
    let_fall(world, figure, item, hex);
    forget_item(world, figure, item);
}

/// Works on loading for a round (LEN-606).
pub fn load(world: &mut World, figure: FigureId, number: u8) {
    let left = BookView::new(world).fighter(figure).loading.of(number).saturating_sub(1);
    fighter(world, figure, |fighter| fighter.loading.set(number, left));
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
    let [right, left] = view.table.arms(figure).free_hands();
    let both = view.table.armoury().weapon(item.weapon).two_handed();
    match if both { right && left } else { right || left } {
        true => draw(world, figure, number),
        false => put_away(world, figure, number, Place::Belt),
    }
}
