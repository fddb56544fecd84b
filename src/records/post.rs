//! The battle on the table as one by letter.

use bevy::prelude::*;
use riposte_record::Link;
use riposte_rules::battle::Table;
use riposte_rules::data::Scenario;
use riposte_rules::decision::{Choice, write};
use riposte_rules::figure::Side;
use riposte_rules::rulebook::side_name;

use super::letter::signed;
use super::recording::{Recording, due};

/// What the person on a side is called; the side where nobody sits there yet.
pub fn friend(world: &World, side: Side) -> String {
    let recording = world.get_resource::<Recording>();
    let by_letter = recording.and_then(|recording| recording.letter.as_ref());
    let name = by_letter.and_then(|it| it.correspondence.name(side));
    let scenario = world.get_resource::<Scenario>();
    name.map_or_else(|| side_name(world, side), |name| signed(name, side, scenario))
}

/// Seals a choice whose dice wait for a link of the other player; tells whether there is one.
pub fn seal(world: &mut World, choice: &Choice) -> bool {
    let words = write(Table::new(world), choice);
    let mut recording = world.get_resource_or_init::<Recording>();
    let Some(by_letter) = &mut recording.letter else { return false };
    by_letter.sealed = Some(words);
    due(world);
    true
}

/// The choice that came sealed, in the notation, with the link from here from which its dice fall.
/// It is sealed no longer.
pub fn unsealed(world: &mut World) -> Option<(String, Link)> {
    let mut recording = world.get_resource_mut::<Recording>()?;
    let shown: Vec<Link> =
        recording.record.iter().flat_map(|it| &it.steps).filter_map(|it| it.link).collect();
    let by_letter = recording.letter.as_mut()?;
    let link = by_letter.chain.as_ref()?.next(&shown)?;
    let sealed = by_letter.sealed.take()?;
    due(world);
    Some((sealed, link))
}
