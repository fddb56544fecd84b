//! Bonds begin here, and nowhere else.

use bevy_ecs::prelude::*;

use super::bonds::{fits, rivals, unbind};
use super::moving::carry;
use super::table::Table;
use super::told::tell;
use crate::event::Event;
use crate::figure::{Bond, Bonds, Unbound, Unfit};

/// Begins a bond. Where the kind has a new one take the place of an old one, that one ends.
///
/// # Errors
/// Why it cannot be; nothing has changed then.
pub fn bind(world: &mut World, bond: Bond) -> Result<(), Unfit> {
    let table = Table::new(world);
    fits(table, bond)?;
    if let Some(info) = table.bond_info(bond.kind) {
        let rivals: Vec<Bond> = rivals(table, bond, info).collect();
        let over = (rivals.len() + 1).saturating_sub(usize::from(info.from_most).max(1));
        rivals.into_iter().take(over).for_each(|old| unbind(world, old, Unbound::Replaced));
    }
    world.resource_mut::<Bonds>().0.push(bond);
    tell(world, || Event::Bound { bond });
    carry(world, bond);
    Ok(())
}
