//! Where a figure stands or could stand, and what it has in reach there.

use riposte_rules::battle::Table;
use riposte_rules::board::{Facing, Hex, nearest_directions};
use riposte_rules::decision::{Choice, Decision, Weight};
use riposte_rules::figure::{Dropped, FigureId};

/// A hex and a facing of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    pub(crate) figure: FigureId,
    pub(crate) hex: Hex,
    pub(crate) facing: Facing,
    /// Whether it has time left for a blow there.
    pub(crate) strikes: bool,
}

impl Stand {
    /// Where a figure is.
    pub(crate) fn of(table: Table, figure: FigureId) -> Stand {
        Stand { figure, hex: table.hex(figure), facing: table.facing(figure), strikes: true }
    }

    /// Where a choice would put the figure that acts on it. A hex that is taken is where
    /// something lies, not where the figure goes.
    pub(crate) fn after(table: Table, decision: &Decision, choice: &Choice) -> Stand {
        let now = Stand::of(table, actor(decision, choice));
        let goes = choice.hex.filter(|hex| choice.number.is_none() && table.free(*hex));
        let facing = choice.facing.unwrap_or(now.facing);
        let strikes = choice.hex.is_none() || table.book().leaves_time(table.world(), choice);
        Stand { hex: goes.unwrap_or(now.hex), facing, strikes, ..now }
    }

    /// Whether an enemy at a hex would be behind it.
    pub(crate) fn behind(self, hex: Hex) -> bool {
        let ways = nearest_directions(self.hex, hex);
        !ways.is_empty() && ways.iter().all(|way| self.facing.apart(*way) >= 2)
    }

    /// How many 60 degrees it looks away from a hex.
    pub(crate) fn apart(self, hex: Hex) -> u8 {
        let ways = nearest_directions(self.hex, hex);
        ways.iter().map(|way| self.facing.apart(*way)).min().unwrap_or(0)
    }
}

/// Who acts on a choice.
pub(crate) fn actor(decision: &Decision, choice: &Choice) -> FigureId {
    choice.actor.unwrap_or(decision.figure)
}

/// How much the pending decision asks of a player.
pub(crate) fn weight(table: Table, decision: &Decision) -> Weight {
    table.book().questions()[decision.question.0 as usize].weight
}

/// Whether a choice is a blow with something at somebody.
pub(crate) fn is_blow(choice: &Choice) -> bool {
    choice.target.is_some() && choice.arm.is_some()
}

/// Whether a choice does no more than move or turn a figure.
pub(crate) fn is_step(choice: &Choice) -> bool {
    let moves = choice.hex.is_some() || choice.facing.is_some();
    moves && choice.target.is_none() && choice.arm.is_none() && choice.number.is_none()
}

/// The first choice that would put a weapon into the hand of a figure that holds none: a
/// weapon it carries, or one that lies about.
pub(crate) fn arming(table: Table, decision: &Decision) -> Option<Choice> {
    let weapon = |choice: &Choice| {
        let carried = choice.arm.and_then(|arm| {
            let item = table.arms(actor(decision, choice)).item(arm.item)?;
            (!item.at.ready()).then_some(item.weapon)
        });
        let index = choice.number.and_then(|number| usize::try_from(number).ok());
        let dropped = &table.world().resource::<Dropped>().0;
        let lying = index.filter(|_| choice.hex.is_some()).and_then(|index| dropped.get(index));
        let weapon = carried.or(lying.map(|lying| lying.weapon))?;
        Some(table.armoury().weapon(weapon))
    };
    let arms = |choice: &&Choice| {
        choice.target.is_none()
            && weapon(choice).is_some_and(|weapon| !weapon.shield && !weapon.modes.is_empty())
            && !armed(table, actor(decision, choice))
    };
    decision.choices.iter().find(arms).copied()
}

/// The distances at which a figure can strike with what it has ready.
pub(crate) fn distances(table: Table, figure: FigureId) -> [bool; 3] {
    let arms = table.arms(figure);
    let mut far = [false; 3];
    for (_, item) in arms.ready() {
        for mode in &table.armoury().weapon(item.weapon).modes {
            if arms.usable(item, mode.hands) {
                mode.reach.iter().for_each(|reach| far[usize::from(*reach).min(2)] = true);
            }
        }
    }
    far
}

/// How far a figure shoots, when that is all it can do with what it has ready; else 0.
pub(crate) fn shot(table: Table, figure: FigureId) -> u32 {
    let arms = table.arms(figure);
    let mut far = 0;
    for (_, item) in arms.ready() {
        let weapon = table.armoury().weapon(item.weapon);
        if weapon.natural || weapon.shield {
            continue;
        }
        for mode in &weapon.modes {
            if mode.range == 0 {
                return 0;
            }
            far = far.max(u32::from(mode.range));
        }
    }
    far
}

/// Whether the first figure stands in the back of the second.
pub(crate) fn behind(table: Table, striker: FigureId, struck: FigureId) -> bool {
    Stand::of(table, struck).behind(table.hex(striker))
}

/// How many things a figure holds.
pub(crate) fn held(table: Table, figure: FigureId) -> usize {
    table.arms(figure).items.iter().filter(|item| item.at.in_hand()).count()
}

/// Whether a figure has a weapon in hand.
pub(crate) fn armed(table: Table, figure: FigureId) -> bool {
    table.arms(figure).ready().any(|(_, item)| {
        let weapon = table.armoury().weapon(item.weapon);
        !weapon.natural && !weapon.shield && !weapon.modes.is_empty()
    })
}

/// The nearest enemy of a figure; for one without a weapon the nearest thing that lies
/// about, if that is nearer.
pub(crate) fn goal(table: Table, figure: FigureId, armed: bool) -> Option<Hex> {
    let here = table.hex(figure);
    let enemies = table.enemies(figure).map(|enemy| table.hex(enemy));
    let lying = table.world().resource::<Dropped>().0.iter().filter(|_| !armed);
    let things = lying.map(|thing| thing.hex);
    enemies.chain(things).min_by_key(|hex| (here.unsigned_distance_to(*hex), hex.y, hex.x))
}
