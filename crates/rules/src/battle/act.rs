//! The ways in which a battle's state changes. Each tells the journal.

use bevy_ecs::prelude::*;
use hexx::Hex;

use super::bonds::unbind_all;
use super::carried::arms;
use super::change::change;
use super::table::Table;
use super::told::tell;
use crate::board::Facing;
use crate::data::{Armoury, Scenario};
use crate::event::Event;
use crate::figure::{
    Arms, Dropped, FigureId, Harm, Item, Life, Lying, Place, Position, Posture, Unbound, WeaponId,
    Wound,
};

/// Changes a figure's posture.
pub fn take_posture(world: &mut World, figure: FigureId, to: Posture) {
    let from = Table::new(world).posture(figure);
    if from != to {
        change::<Posture>(world, figure, |posture| *posture = to);
        tell(world, || Event::Postured { figure, from, to });
    }
}

/// Gives a figure a wound.
pub fn give_wound(
    world: &mut World,
    figure: FigureId,
    by: Option<FigureId>,
    wound: Wound,
    words: impl FnOnce() -> String,
) {
    change::<Harm>(world, figure, |harm| harm.wounds.push(wound));
    tell(world, || Event::Wounded { figure, by, wound, words: words() });
}

/// Takes wounds off a figure, those that are cured, and tells of it in words: what it has back.
/// A rulebook that counts hit points of its own has given them before.
pub fn heal(
    world: &mut World,
    figure: FigureId,
    by: Option<FigureId>,
    cured: impl Fn(&Wound) -> bool,
    words: impl FnOnce() -> String,
) {
    let mut left = Vec::new();
    change::<Harm>(world, figure, |harm| {
        harm.wounds.retain(|wound| !cured(wound));
        left = harm.wounds.to_vec();
    });
    tell(world, || Event::Healed { figure, by, left, words: words() });
}

/// Brings a figure that lies knocked down or unconscious back into the fight, as it lies and
/// with the wounds it has.
pub fn revive(world: &mut World, figure: FigureId, by: Option<FigureId>) {
    let life = Table::new(world).harm(figure).life;
    if matches!(life, Life::Down | Life::Unconscious) {
        change::<Harm>(world, figure, |harm| harm.life = Life::Active);
        tell(world, || Event::Revived { figure, by });
    }
}

/// Takes a figure out of the fight, and out of every bond. Its body stays where it lies.
pub fn fall_out(world: &mut World, figure: FigureId, life: Life) {
    if Table::new(world).active(figure) {
        change::<Harm>(world, figure, |harm| harm.life = life);
        tell(world, || Event::Out { figure, life });
        unbind_all(world, figure, Unbound::Fell(figure));
    }
}

/// Brings a figure that is off the board onto it, unhurt and with all it began with.
pub fn bring_on(world: &mut World, figure: FigureId, hex: Hex, to: Facing) {
    let spawn = world.resource::<Scenario>().figures.get(figure.index());
    // What the figure carries was read without an error when the table was laid.
    let kit = spawn.and_then(|spawn| arms(world.resource::<Armoury>(), spawn).ok());
    change::<Arms>(world, figure, |arms| *arms = kit.unwrap_or_default());
    change::<Position>(world, figure, |position| position.0 = hex);
    change::<Facing>(world, figure, |facing| *facing = to);
    change::<Posture>(world, figure, |posture| *posture = Posture::Standing);
    change::<Harm>(world, figure, |harm| *harm = Harm::default());
    tell(world, || Event::Arrived { figure, hex, facing: to });
}

/// Takes a carried item into the given hand or hands.
pub fn make_ready(world: &mut World, figure: FigureId, item: u8, at: Place) {
    move_item(world, figure, item, at, |weapon| Event::Readied { figure, weapon });
}

/// Puts an item away.
pub fn put_away(world: &mut World, figure: FigureId, item: u8, at: Place) {
    move_item(world, figure, item, at, |weapon| Event::PutAway { figure, weapon });
}

fn move_item(
    world: &mut World,
    figure: FigureId,
    number: u8,
    at: Place,
    event: impl FnOnce(WeaponId) -> Event,
) {
    let mut moved = None;
    change::<Arms>(world, figure, |arms| moved = arms.put(number, at));
    if let Some(Item { weapon, .. }) = moved {
        tell(world, || event(weapon));
    }
}

/// Lets an item fall into the figure's own hex; the number of what lies there then.
pub fn throw_down(world: &mut World, figure: FigureId, item: u8) -> Option<i16> {
    let hex = Table::new(world).hex(figure);
    let_fall(world, figure, item, hex)
}

/// Lets an item that leaves the figure come to lie in a hex; the number of what lies there then.
pub fn let_fall(world: &mut World, figure: FigureId, item: u8, hex: Hex) -> Option<i16> {
    let Item { weapon, .. } = use_up(world, figure, item)?;
    let lying = world.resource_mut::<Dropped>().add(Lying { hex, weapon });
    tell(world, || Event::Dropped { figure, weapon, hex });
    lying
}

/// An item is used up, or broken: it is no longer carried, and lies nowhere. What it was.
pub fn use_up(world: &mut World, figure: FigureId, item: u8) -> Option<Item> {
    let mut used = None;
    change::<Arms>(world, figure, |arms| used = arms.lose(item));
    used
}

/// Takes up a thing that lies on the board, by its number among those: its number among what the
/// figure carries. `None` where it lies there no longer.
pub fn take_up(world: &mut World, figure: FigureId, lying: i16, at: Place) -> Option<u8> {
    let Lying { weapon, .. } = world.resource::<Dropped>().thing(lying)?;
    let mut taken = None;
    change::<Arms>(world, figure, |arms| taken = arms.add(Item { weapon, at }));
    taken?;
    world.resource_mut::<Dropped>().take(lying);
    tell(world, || Event::Readied { figure, weapon });
    taken
}
