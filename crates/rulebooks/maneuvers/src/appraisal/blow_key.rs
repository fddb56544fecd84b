//! What tells one blow from another: what comes of it depends on a few small numbers, not on who
//! strikes it or where; in a battle there are some hundreds of them.

use riposte_rules::roll::Pool;

use crate::melee::answer;
use crate::melee::blow::Blow;
use crate::melee::clash::{out_of_reach, ripostes};
use crate::tables::WoundKind;
use crate::view::BookView;
use crate::words::{STOP, WRAP};

/// All that the outlook of a blow depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// How the blow and the answer to it meet.
    pub meeting: Meeting,
    damage: Option<Damage>,
}

/// All that it depends on how a blow and the answer to it meet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Meeting {
    /// What the attack is rolled against.
    attack: i32,
    /// What the best answer is rolled against, were the attack made by nothing: to an attack that
    /// leaves time to give ground, and to one that does not (MAN-512).
    answers: [Option<i32>; 2],
    ripostes: bool,
    out_of_reach: bool,
    by_five: i32,
    margin_damage: bool,
}

/// What the injury of a blow depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Damage {
    dice: Pool,
    add: i32,
    wound: WoundKind,
    times: i32,
    stops: i32,
}

impl Key {
    /// The key of a blow; `None` for those whose ends depend on more.
    pub fn of(rules: BookView, blow: Blow, answers: bool) -> Option<Key> {
        if matches!(blow.with, STOP | WRAP) {
            return None;
        }
        let constants = rules.constants();
        let meeting = Meeting {
            attack: rules.attack_value(blow).basic(),
            answers: if answers { answer::best_values(rules, blow) } else { [None; 2] },
            ripostes: ripostes(rules, blow),
            out_of_reach: out_of_reach(rules, blow),
            by_five: constants.by_five,
            margin_damage: constants.margin_damage,
        };
        Some(Key { meeting, damage: Damage::of(rules, blow) })
    }
}

impl Damage {
    /// `None` without a weapon.
    fn of(rules: BookView, blow: Blow) -> Option<Damage> {
        let strike = rules.strike(blow.by, blow.arm)?;
        let roll = rules.damage(blow, 0);
        let spot = rules.tables.spot(blow.spot);
        Some(Damage {
            dice: roll.pool,
            add: roll.basic(),
            wound: strike.stats.wound,
            times: spot.map_or(1, |row| row.times),
            stops: rules.build(blow.at).armour.1,
        })
    }
}
