//! The register of state: which components and resources make up a battle.
//!
//! A snapshot, a fork, a save and the hash are all made from this one list, so nothing
//! can be part of one of them and be forgotten by another.

use std::any::Any;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use bevy_app::App;
use bevy_ecs::component::Mutable;
use bevy_ecs::prelude::*;
#[cfg(not(target_family = "wasm"))]
use ron::error::SpannedError;
use serde::{Serialize, de::DeserializeOwned};
use smallvec::SmallVec;

use super::table::Figures;
use crate::hash::StateHasher;
use crate::written;

/// What a component or resource needs in order to be part of a battle's state.
pub trait State:
    Clone + Default + Debug + Hash + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T> State for T where
    T: Clone + Default + Debug + Hash + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// One component of all figures, or one resource, taken out of a World.
pub(crate) trait StateColumn: Send + Sync + Debug {
    fn name(&self) -> &'static str;
    fn book(&self) -> Option<&'static str>;
    fn capture(&mut self, world: &World);
    fn restore(&self, world: &mut World);
    fn hash(&self, hasher: &mut StateHasher);
    /// What [`StateColumn::hash`] would be after [`StateColumn::capture`].
    fn hash_in(&self, world: &World, hasher: &mut StateHasher);
    fn write(&self) -> Result<String, ron::Error>;
    /// Reads what [`StateColumn::write`] wrote. The page reads no state, and is spared the code.
    #[cfg(not(target_family = "wasm"))]
    fn read(&mut self, text: &str) -> Result<(), SpannedError>;
    fn clone_box(&self) -> Box<dyn StateColumn>;
    fn copy_from(&mut self, other: &dyn StateColumn);
    fn as_any(&self) -> &dyn Any;
    fn same(&self, other: &dyn StateColumn) -> bool;
    /// How many values there are; `None` where there is one for all.
    #[cfg(not(target_family = "wasm"))]
    fn len(&self) -> Option<usize>;
}

/// Every kind of state there is, as empty cells.
#[derive(Resource, Default)]
pub(crate) struct StateRegistry {
    pub(crate) kinds: Vec<Box<dyn StateColumn>>,
}

/// Registers state with an App.
pub trait RegisterState {
    /// Registers a component that every figure has. `book` names the rulebook it belongs
    /// to, `None` for the table's own.
    fn figure_state<T: State + Component<Mutability = Mutable>>(
        &mut self,
        name: &'static str,
        book: Option<&'static str>,
    ) -> &mut Self;
    /// Registers a resource, and puts in its default.
    fn table_state<T: State + Resource<Mutability = Mutable>>(
        &mut self,
        name: &'static str,
        book: Option<&'static str>,
    ) -> &mut Self;
}

impl RegisterState for App {
    fn figure_state<T: State + Component<Mutability = Mutable>>(
        &mut self,
        name: &'static str,
        book: Option<&'static str>,
    ) -> &mut Self {
        let values = Vec::<T>::new();
        register(self, Box::new(FigureColumn { name, book, values }))
    }

    fn table_state<T: State + Resource<Mutability = Mutable>>(
        &mut self,
        name: &'static str,
        book: Option<&'static str>,
    ) -> &mut Self {
        self.init_resource::<T>();
        register(self, Box::new(TableColumn { name, book, value: T::default() }))
    }
}

fn register(app: &mut App, cells: Box<dyn StateColumn>) -> &mut App {
    app.init_resource::<StateRegistry>();
    app.world_mut().resource_mut::<StateRegistry>().kinds.push(cells);
    app
}

#[derive(Clone, Debug)]
struct FigureColumn<T> {
    name: &'static str,
    book: Option<&'static str>,
    values: Vec<T>,
}

impl<T: State + Component<Mutability = Mutable>> StateColumn for FigureColumn<T> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn book(&self) -> Option<&'static str> {
        self.book
    }

    fn capture(&mut self, world: &World) {
        let entities = &world.resource::<Figures>().0;
        self.values.truncate(entities.len());
        for (index, entity) in entities.iter().enumerate() {
            let Some(value) = world.get::<T>(*entity) else { continue };
            match self.values.get_mut(index) {
                Some(cell) => cell.clone_from(value),
                None => self.values.push(value.clone()),
            }
        }
    }

    fn restore(&self, world: &mut World) {
        for (index, value) in self.values.iter().enumerate() {
            let entity = world.resource::<Figures>().0[index];
            if let Some(mut cell) = world.get_mut::<T>(entity) {
                // Derived state is restored with the rest, so nothing needs to notice.
                cell.bypass_change_detection().clone_from(value);
            }
        }
    }

    fn hash(&self, hasher: &mut StateHasher) {
        self.values.hash(hasher);
    }

    fn hash_in(&self, world: &World, hasher: &mut StateHasher) {
        let entities = world.resource::<Figures>().0.iter();
        let values: SmallVec<[&T; 16]> = entities.filter_map(|it| world.get::<T>(*it)).collect();
        values.hash(hasher);
    }

    fn write(&self) -> Result<String, ron::Error> {
        written::write(&self.values)
    }

    #[cfg(not(target_family = "wasm"))]
    fn read(&mut self, text: &str) -> Result<(), SpannedError> {
        self.values = written::read(text)?;
        Ok(())
    }

    fn clone_box(&self) -> Box<dyn StateColumn> {
        Box::new(self.clone())
    }

    fn copy_from(&mut self, other: &dyn StateColumn) {
        if let Some(other) = other.as_any().downcast_ref::<Self>() {
            self.values.clone_from(&other.values);
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn StateColumn) -> bool {
        hash_of(self) == hash_of(other)
    }

    #[cfg(not(target_family = "wasm"))]
    fn len(&self) -> Option<usize> {
        Some(self.values.len())
    }
}

#[derive(Clone, Debug)]
struct TableColumn<T> {
    name: &'static str,
    book: Option<&'static str>,
    value: T,
}

impl<T: State + Resource<Mutability = Mutable>> StateColumn for TableColumn<T> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn book(&self) -> Option<&'static str> {
        self.book
    }

    fn capture(&mut self, world: &World) {
        self.value.clone_from(world.resource::<T>());
    }

    fn restore(&self, world: &mut World) {
        world.resource_mut::<T>().clone_from(&self.value);
    }

    fn hash(&self, hasher: &mut StateHasher) {
        self.value.hash(hasher);
    }

    fn hash_in(&self, world: &World, hasher: &mut StateHasher) {
        world.resource::<T>().hash(hasher);
    }

    fn write(&self) -> Result<String, ron::Error> {
        written::write(&self.value)
    }

    #[cfg(not(target_family = "wasm"))]
    fn read(&mut self, text: &str) -> Result<(), SpannedError> {
        self.value = written::read(text)?;
        Ok(())
    }

    fn clone_box(&self) -> Box<dyn StateColumn> {
        Box::new(self.clone())
    }

    fn copy_from(&mut self, other: &dyn StateColumn) {
        if let Some(other) = other.as_any().downcast_ref::<Self>() {
            self.value.clone_from(&other.value);
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn StateColumn) -> bool {
        hash_of(self) == hash_of(other)
    }

    #[cfg(not(target_family = "wasm"))]
    fn len(&self) -> Option<usize> {
        None
    }
}

fn hash_of(cells: &dyn StateColumn) -> u64 {
    let mut hasher = StateHasher::default();
    cells.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_tags_hash_in_one_width() {
        let mut wide = StateHasher::default();
        wide.write_usize(3);
        let mut fixed = StateHasher::default();
        fixed.write_u64(3);
        assert_eq!(wide.finish(), fixed.finish());
    }
}
