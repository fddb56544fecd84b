//! The dice of a deed fall.

use bevy_ecs::world::World;

use super::{Branch, CheckNode, Deed, Node, RollNode};
use crate::event::Journal;
use crate::roll::Dice;
use crate::systems::{settle, throw_roll};

impl<'w, T, Q> Deed<'w, T, Q> {
    /// Lets the dice fall and tells of it; the end to which the deed comes.
    ///
    /// # Errors
    /// What is asked, where a decision stands on the way: the deed stops there.
    pub fn throw(self, dice: &mut Dice, journal: &mut Journal) -> Result<T, Q> {
        let mut deed = self;
        loop {
            deed = match deed.0 {
                Node::End(value) => return Ok(value),
                Node::Ask(asked, _) => return Err(asked),
                Node::Tell(told, rest) => {
                    told(journal);
                    rest()
                }
                Node::Check(node) => node.fall(dice, journal),
                Node::Roll(node) => node.fall(dice, journal),
            };
        }
    }
}

impl<'w, T, Q> CheckNode<'w, T, Q> {
    fn fall(self, dice: &mut Dice, journal: &mut Journal) -> Deed<'w, T, Q> {
        let check = self.check;
        let settled = settle(dice, journal, check.by, check.other, check.contest);
        if let Some(told) = check.told {
            told(&settled, journal);
        }
        match self.then {
            Branch::Degree(then) => then(settled.degree),
            Branch::Margin(then) => then(settled.degree, settled.margin),
        }
    }
}

impl<'w, T, Q> RollNode<'w, T, Q> {
    fn fall(self, dice: &mut Dice, journal: &mut Journal) -> Deed<'w, T, Q> {
        let look = self.look;
        loop {
            let thrown = throw_roll(dice, journal, look.by, look.roll.clone(), &look.meaning);
            // Dice that were given can run out; what falls then must not be waited for.
            if dice.failed() || !look.repeats(thrown.total) {
                return (self.then)((look.class)(thrown.total));
            }
        }
    }
}

/// Performs a deed in a World: the tree is built on the World as it stands, the dice of the
/// battle fall, its journal is told. Nothing else changes: to make the end true is the
/// rulebook's.
///
/// # Errors
/// What is asked, where a decision stands on the way.
pub fn perform<T, Q>(
    world: &mut World,
    tell: impl for<'w> FnOnce(&'w World) -> Deed<'w, T, Q>,
) -> Result<T, Q> {
    // The tree borrows the World, so the two that change are taken out of it for as long.
    let mut dice = std::mem::take(&mut *world.resource_mut::<Dice>());
    let mut journal = std::mem::take(&mut *world.resource_mut::<Journal>());
    let end = tell(world).throw(&mut dice, &mut journal);
    *world.resource_mut::<Dice>() = dice;
    *world.resource_mut::<Journal>() = journal;
    end
}
