//! What a blow is likely to do, worked out once for all blows of the same numbers.

use std::rc::Rc;

use riposte_kit::memo::{Memo, remembered};
use riposte_rules::roll::{Chance, Pool};

use super::blow;
use crate::rolls::Blow;
use crate::tables::DiceRow;
use crate::view::BookView;

/// What comes of a blow.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The chance that it hits.
    pub chance: Chance,
    /// How many hits get through.
    pub hits: Vec<(i32, f64)>,
}

/// All that the outlook of a blow depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    dice: u8,
    row: DiceRow,
    value: i32,
    bare: bool,
    damage: (Pool, i32),
    /// How many times the damage counts with the luck of a hit, a double and a triple one.
    times: [i32; 3],
    stops: i32,
}

impl Key {
    fn of(rules: BookView, blow: Blow) -> Key {
        let dice = rules.attack_dice(blow);
        let (damage, charge) = rules.damage(blow);
        Key {
            dice,
            row: rules.dice_row(dice),
            value: rules.attack_number(blow),
            bare: rules.bare(blow),
            damage: (damage.pool, damage.basic()),
            times: [1, 2, 3].map(|luck| rules.multiplied(luck, charge)),
            stops: rules.stops(blow),
        }
    }
}

/// What comes of a blow that is no throw and no shot.
pub fn outlook(rules: BookView, blow: Blow) -> Rc<Outlook> {
    thread_local! {
        static KNOWN: Memo<Key, Rc<Outlook>> = Memo::default();
    }
    remembered(&KNOWN, Key::of(rules, blow), || Rc::new(afresh(rules, blow)))
}

fn afresh(rules: BookView, blow: Blow) -> Outlook {
    let mut hits: Vec<(i32, f64)> = Vec::new();
    for (end, share) in blow::deed(rules, blow).odds::<f64>() {
        match hits.iter_mut().find(|(known, _)| *known == end.hits) {
            Some((_, sum)) => *sum += share,
            None => hits.push((end.hits, share)),
        }
    }
    Outlook { chance: rules.attack(blow).chance(), hits }
}
