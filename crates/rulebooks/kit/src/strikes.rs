//! The blows that a figure could strike: what it has ready, in every way that can be used.

use riposte_rules::battle::Table;
use riposte_rules::data::{Mode, WeaponNumbers};
use riposte_rules::decision::Arm;
use riposte_rules::figure::{Arms, FigureId, Item};

/// A blow that a figure could strike, with the numbers of the rulebook: `W` of the weapon, `M` of
/// the mode.
#[derive(Debug)]
pub struct Strike<'w, W, M> {
    /// The item and mode, by number.
    pub arm: Arm,
    /// The item.
    pub item: Item,
    /// The mode.
    pub mode: &'w Mode,
    /// The numbers of the mode.
    pub stats: &'w M,
    /// The numbers of the weapon.
    pub weapon: &'w W,
}

// Written out, as the derived ones would ask the same of the numbers.
impl<W, M> Clone for Strike<'_, W, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W, M> Copy for Strike<'_, W, M> {}

/// Every blow with what a figure has ready, in each way that its hands allow, in the order of the
/// items and modes. What else it takes, such as points or strength, is the rulebook's to ask.
pub fn strikes<'w, W, M>(
    table: Table<'w>,
    numbers: &'w WeaponNumbers<W, M>,
    figure: FigureId,
) -> impl Iterator<Item = Strike<'w, W, M>> {
    let arms = table.arms(figure);
    arms.ready().flat_map(move |(number, item)| {
        let all = of_item(table, numbers, number, item);
        all.filter(move |strike| arms.usable(item, strike.mode.hands))
    })
}

/// The blow with an item and mode of a figure, whether it could be struck now or not.
pub fn strike<'w, W, M>(
    table: Table<'w>,
    numbers: &'w WeaponNumbers<W, M>,
    arms: &Arms,
    arm: Arm,
) -> Option<Strike<'w, W, M>> {
    let item = arms.item(arm.item)?;
    let index = usize::from(arm.mode?);
    let mode = table.armoury().weapon(item.weapon).modes.get(index)?;
    let stats = numbers.modes(item.weapon).get(index)?;
    Some(Strike { arm, item, mode, stats, weapon: numbers.of(item.weapon) })
}

fn of_item<'w, W, M>(
    table: Table<'w>,
    numbers: &'w WeaponNumbers<W, M>,
    number: u8,
    item: Item,
) -> impl Iterator<Item = Strike<'w, W, M>> {
    let modes = &table.armoury().weapon(item.weapon).modes;
    let weapon = numbers.of(item.weapon);
    (0u8..).zip(modes.iter().zip(numbers.modes(item.weapon))).map(move |(index, (mode, stats))| {
        Strike { arm: Arm { item: number, mode: Some(index) }, item, mode, stats, weapon }
    })
}
