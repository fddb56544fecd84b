//! The die of a figure that is grappled (OPT-702).

use bevy_ecs::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Scale, Text};

use crate::change::{emit_note, throw};
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

/// Whether the defender rolls again on a six: it is taken from the rear, or has no weapon to
/// strike with.
pub fn keeps_rolling(rules: BookView, from: Hex, defender: FigureId) -> bool {
    rules.arc(defender, from) == Arc::Rear || counter(rules, defender).is_none()
}

/// Every way in which the die can come out, and how many faces bring it. The faces counted
/// are six, or five where a six is rolled again.
pub fn defences(rules: BookView, from: Hex, defender: FigureId) -> Vec<(Defence, u32)> {
    let again = keeps_rolling(rules, from, defender);
    let counts =
        TABLE.iter().map(|(defence, [first, last])| (*defence, u32::from(last - first) + 1));
    counts.filter(|(defence, _)| !again || *defence != Defence::ThrownBackAndStruck).collect()
}

/// Rolls the die of a figure that is grappled from a hex.
pub fn roll(world: &mut World, from: Hex, defender: FigureId) -> Defence {
    let again = keeps_rolling(BookView::new(world), from, defender);
    loop {
        let die = Roll::new("defence", Scale::Whole).dice(1, 6);
        let repeats = |face: i32| again && Defence::of(face) == Defence::ThrownBackAndStruck;
        let meaning = |face: i32| match repeats(face) {
            true => Some("rolls again".into()),
            false => Some(Defence::of(face).words()),
        };
        let face = throw(world, defender, die, meaning).total;
        if !repeats(face) {
            return Defence::of(face);
        }
    }
}

/// The ready weapon with which a defender strikes one whom it throws back: the one that does
/// most.
fn counter(rules: BookView<'_>, defender: FigureId) -> Option<Strike<'_>> {
    let weapons = rules
        .strikes(defender)
        .filter(|strike| strike.stats.way == Way::Strike && strike.weapon.class != Class::Bare);
    weapons.max_by_key(|strike| 7 * i32::from(strike.stats.dice) + 2 * strike.stats.add)
}

/// The damage of that blow before anything stops it; it needs no roll to hit, and a charge
/// adds nothing to it. `None` without a weapon.
pub fn counter_damage(rules: BookView, defender: FigureId, by: FigureId) -> Option<(Blow, Roll)> {
    let strike = counter(rules, defender)?;
    let roll = Roll::new("damage", Scale::Whole).dice(strike.stats.dice, 6);
    let roll = roll.with("weapon", strike.stats.add, rule_ids::WEAPONS);
    Some((Blow::now(rules, defender, by, strike.arm), roll))
}

/// The defender strikes the one whom it throws back.
pub fn strike_back(world: &mut World, defender: FigureId, by: FigureId) {
    let Some((blow, roll)) = counter_damage(BookView::new(world), defender, by) else { return };
    emit_note(world, defender, "strikes as it throws the other back", rule_ids::GRAPPLE_ROLL);
    let hits = blow::deal(world, blow, roll, 1);
    blow::note_struck(world, blow, hits);
}
