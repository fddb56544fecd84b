//! Changing a component of a figure, which everything that happens to it comes down to.

use bevy_ecs::component::Mutable;
use bevy_ecs::prelude::*;

use super::table::{Figures, Table};
use super::trail::{touch, untracked};
use crate::figure::{FigureId, Position};

/// Changes a component of a figure.
pub(super) fn change<T: Component<Mutability = Mutable>>(
    world: &mut World,
    figure: FigureId,
    change: impl FnOnce(&mut T),
) {
    touch(world, figure);
    let entity = world.resource::<Figures>().0[figure.index()];
    if let Some(mut component) = world.get_mut::<T>(entity) {
        change(&mut component);
    }
}

/// The hexes that a figure takes up may be others than before, although it has not gone.
pub(super) fn replaced(world: &mut World, figure: FigureId) {
    let hex = Table::new(world).hex(figure);
    untracked(world, |world| change::<Position>(world, figure, |position| position.0 = hex));
}
