//! The die of a figure that is grappled (OPT-702).

use bevy_ecs::prelude::*;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::deed::Deed;
use riposte_rules::event::Journal;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Scale, Text};

use crate::change::note;
use crate::injury::hurt;
use crate::melee::blow;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::tables::{Class, Way};
use crate::view::{Arc, BookView, Strike};

/// How a figure meets a grapple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defence {
    /// Both go down.
    Down,
    /// Both go down, but the defender gets a dagger out on the way.
    DownWithDagger,
    /// The one who came is thrown back.
    ThrownBack,
    /// It is thrown back, and struck.
    ThrownBackAndStruck,
}

/// Every defence with the faces of the die that bring it.
pub const TABLE: [(Defence, [u8; 2]); 4] = [
    (Defence::Down, [1, 2]),
    (Defence::DownWithDagger, [3, 4]),
    (Defence::ThrownBack, [5, 5]),
    (Defence::ThrownBackAndStruck, [6, 6]),
];

impl Defence {
    /// What a face of the die brings.
    pub fn of(face: i32) -> Defence {
        let row = TABLE.iter().find(|(_, [_, last])| face <= i32::from(*last));
        row.map_or(Defence::ThrownBackAndStruck, |(defence, _)| *defence)
    }

    /// In words.
    pub fn words(self) -> Text {
        match self {
            Defence::Down => "goes down".into(),
            Defence::DownWithDagger => "goes down, with time for a dagger".into(),
            Defence::ThrownBack => "throws the other back".into(),
            Defence::ThrownBackAndStruck => "throws the other back with a blow".into(),
        }
    }
}

/// One who comes to grapple: from where, and which way it then looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comer {
    /// Who comes.
    pub by: FigureId,
    /// The hex it comes from.
    pub from: Hex,
    /// Where it looks; `None` when it is rear all around.
    pub facing: Option<Facing>,
}

impl Comer {
    /// As it stands.
    pub fn now(rules: BookView, by: FigureId) -> Comer {
        let facing = rules.has_front(by).then(|| rules.table.facing(by));
        Comer { by, from: rules.table.hex(by), facing }
    }

    /// In movement, once it has come to a hex and turned to the foe.
    pub fn leaping(rules: BookView, by: FigureId, from: Hex, foe: FigureId) -> Comer {
        let towards = Facing::between(from, rules.table.hex(foe)).unwrap_or_default();
        Comer { by, from, facing: rules.has_front(by).then_some(towards) }
    }
}

/// What comes of a grapple that is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// How it is met.
    pub defence: Defence,
    /// The hits of one who is thrown back with a blow.
    pub hits: i32,
}

/// Whether the defender rolls again on a six: it is taken from the rear, or has no weapon to
/// strike with.
pub fn keeps_rolling(rules: BookView, from: Hex, defender: FigureId) -> bool {
    rules.arc(defender, from) == Arc::Rear || counter(rules, defender).is_none()
}

/// The die of a figure that is grappled, and the blow with which it may throw the other back.
pub fn deed(rules: BookView<'_>, comer: Comer, defender: FigureId) -> Deed<'_, Met> {
    let again = keeps_rolling(rules, comer.from, defender);
    let repeats = move |face: i32| again && Defence::of(face) == Defence::ThrownBackAndStruck;
    let meaning = move |face: i32| match repeats(face) {
        true => Some("rolls again".into()),
        false => Some(Defence::of(face).words()),
    };
    let row = |face: i32| TABLE.iter().position(|(row, _)| *row == Defence::of(face)).unwrap_or(0);
    let die = Roll::new("defence", Scale::Whole).dice(1, 6);
    let die = Deed::roll(defender, die).again(repeats).meaning(meaning);
    let die = die.class(move |face| row(face) as i32);
    let defence = |row: i32| TABLE.get(row as usize).map_or(Defence::Down, |row| row.0);
    die.rows(move |row| Some(defence(row).words()))
        .then(move |row| met(rules, comer, defender, defence(row)))
}

fn met(rules: BookView<'_>, comer: Comer, defender: FigureId, defence: Defence) -> Deed<'_, Met> {
    if matches!(defence, Defence::Down | Defence::DownWithDagger) {
        return Deed::end(Met { defence, hits: 0 });
    }
    let strikes = defence == Defence::ThrownBackAndStruck;
    let counter = counter_damage(rules, defender, comer).filter(|_| strikes);
    let struck = counter.is_some();
    let told = move |journal: &mut Journal| {
        note(journal, comer.by, "is thrown back", rule_ids::GRAPPLE_FAILS);
        if struck {
            let words = "strikes as it throws the other back";
            note(journal, defender, words, rule_ids::GRAPPLE_ROLL);
        }
    };
    Deed::tell(told, move || match &counter {
        Some((blow, roll)) => {
            blow::deal(rules, *blow, roll.clone(), 1).map(move |hits| Met { defence, hits })
        }
        None => Deed::end(Met { defence, hits: 0 }),
    })
}

/// The ready weapon with which a defender strikes one whom it throws back: the one that does
/// most. What a beast has by nature is a weapon.
fn counter(rules: BookView<'_>, defender: FigureId) -> Option<Strike<'_>> {
    let natural = rules.build(defender).armed;
    let weapons = rules.strikes(defender).filter(|strike| {
        let weapon = natural || strike.weapon.class != Class::Bare;
        weapon && strike.stats.way == Way::Strike
    });
    weapons.max_by_key(|strike| 7 * i32::from(strike.stats.dice) + 2 * strike.stats.add)
}

/// The damage of that blow before anything stops it; it needs no roll to hit, and a charge
/// adds nothing to it. `None` without a weapon.
pub fn counter_damage(rules: BookView, defender: FigureId, comer: Comer) -> Option<(Blow, Roll)> {
    let strike = counter(rules, defender)?;
    let roll = Roll::new("damage", Scale::Whole).dice(strike.stats.dice, 6);
    let roll = roll.with("weapon", strike.stats.add, rule_ids::WEAPONS);
    let now = Blow::now(rules, defender, comer.by, strike.arm);
    Some((Blow { at: comer.from, facing: comer.facing, ..now }, roll))
}

/// The one who is thrown back is struck.
pub fn strike_back(world: &mut World, defender: FigureId, comer: Comer, hits: i32) {
    let counter = counter_damage(BookView::new(world), defender, comer);
    let Some((blow, _)) = counter.filter(|_| hits > 0) else { return };
    hurt(world, comer.by, Some(defender), hits);
    blow::note_struck(world, blow, hits);
}
