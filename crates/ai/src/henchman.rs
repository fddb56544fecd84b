//! The henchman: does what the rulebook's own list says for those whom nobody leads.

use bevy_ecs::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::decision::Pending;
use riposte_words::say;

use crate::{NaivePlayer, Player, Thought};

/// Goes by the list of its rulebook; where that has none, it is a brawler.
#[derive(Clone, Copy, Debug, Default)]
pub struct Henchman(NaivePlayer);

impl Player for Henchman {
    fn begin(&mut self, _: &World) {}

    fn think(&mut self, world: &World, steps: u32) -> Thought {
        let listed = Table::new(world).book().habit(world);
        let open = world.resource::<Pending>().decision();
        match listed.filter(|choice| open.is_some_and(|open| open.choices.contains(choice))) {
            Some(choice) => Thought::Chosen(choice, vec![say!("goes by the list")]),
            None => self.0.think(world, steps),
        }
    }
}
