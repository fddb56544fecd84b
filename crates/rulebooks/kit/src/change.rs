//! What a rulebook keeps of a figure, made and changed, and what is told of it.

use bevy_ecs::component::Mutable;
use bevy_ecs::prelude::*;
use riposte_rules::battle::{Figures, tell};
use riposte_rules::data::DataError;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::{Arms, FigureId, Sheet};
use riposte_rules::roll::Text;

/// Changes a component that the rulebook keeps of a figure.
pub fn change<C: Component<Mutability = Mutable>>(
    world: &mut World,
    figure: FigureId,
    change: impl FnOnce(&mut C),
) {
    let entity = world.resource::<Figures>().0[figure.index()];
    if let Some(mut component) = world.get_mut::<C>(entity) {
        change(&mut component);
    }
}

/// Gives a figure that is put on the board what the rulebook keeps of it, worked out from its
/// scores and what it carries.
///
/// # Errors
/// Those of `made`.
pub fn init_figure<B: Bundle>(
    world: &mut World,
    entity: Entity,
    made: impl FnOnce(&World, &Sheet, &Arms) -> Result<B, DataError>,
) -> Result<(), DataError> {
    let (sheet, arms) = (Sheet::default(), Arms::default());
    let sheet = world.get::<Sheet>(entity).unwrap_or(&sheet);
    let arms = world.get::<Arms>(entity).unwrap_or(&arms);
    let bundle = made(world, sheet, arms)?;
    world.entity_mut(entity).insert(bundle);
    Ok(())
}

/// Tells how a blow of one figure at another came out: whether it hits, by how much, and what there
/// is to say of it besides.
pub fn tell_blow(
    journal: &mut Journal,
    [attacker, target]: [FigureId; 2],
    hit: bool,
    margin: i32,
    words: &str,
) {
    journal.tell(|| Event::Blow { attacker, target, hit, margin, words: words.into() });
}

/// Tells that something came over a figure, in words without its name.
pub fn befall(world: &mut World, figure: FigureId, words: impl Into<Text>, rule: &'static str) {
    let words = words.into();
    tell(world, || Event::Condition { figure, words, rule });
}

/// Tells something of a figure, in words without its name.
pub fn remark(world: &mut World, figure: FigureId, words: impl Into<Text>, rule: &'static str) {
    let words = words.into();
    tell(world, || Event::Told { figure: Some(figure), words, rule });
}
