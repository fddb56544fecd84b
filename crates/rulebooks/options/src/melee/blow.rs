//! Striking in close combat: the roll to hit, the luck, the damage (OPT-201 to OPT-216, OPT-611
//! to OPT-617).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::deed::Deed;
use riposte_rules::event::{Event, Journal};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Degree, Roll, Settled, Text};

use crate::change::{break_item, let_go, note, perform, turn_record};
use crate::injury::hurt;
use crate::rolls::{Blow, Luck};
use crate::tables::Way;
use crate::view::BookView;

/// What comes of a blow, a shot or a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Struck {
    /// How the roll to hit came out; a plain hit for one who was not aimed at.
    pub luck: Luck,
    /// Who was struck.
    pub struck: Option<FigureId>,
    /// The hits that get through.
    pub hits: i32,
}

impl Struck {
    /// Nobody is struck.
    pub fn nobody(luck: Luck) -> Struck {
        Struck { luck, struck: None, hits: 0 }
    }

    /// Somebody is struck; what that does is not rolled yet.
    pub fn somebody(figure: FigureId, times: i32) -> Struck {
        Struck { luck: Luck::Hit(times), struck: Some(figure), hits: 0 }
    }

    /// With the damage, where somebody is struck.
    pub fn with_damage<'w>(
        self,
        damage: impl FnOnce(FigureId, i32) -> Deed<'w, i32>,
    ) -> Deed<'w, Struck> {
        match (self.luck, self.struck) {
            (Luck::Hit(times), Some(figure)) => {
                damage(figure, times).map(move |hits| Struck { hits, ..self })
            }
            _ => Deed::end(self),
        }
    }
}

/// A blow that is no throw and no shot: the roll to hit, then the damage.
pub fn deed(rules: BookView<'_>, blow: Blow) -> Deed<'_, Struck> {
    attack(rules, blow).and_then(move |luck| match luck {
        Luck::Hit(times) => {
            Struck::somebody(blow.target, times).with_damage(|_, times| damage(rules, blow, times))
        }
        luck => Deed::end(Struck::nobody(luck)),
    })
}

/// The roll to hit.
pub fn attack(rules: BookView<'_>, blow: Blow) -> Deed<'_, Luck> {
    let told = move |settled: &Settled, journal: &mut Journal| {
        let luck = Luck::of(settled.degree);
        let words = match luck {
            Luck::Hit(3) => ": triple damage",
            Luck::Hit(2) => ": double damage",
            Luck::Dropped => " and drops the weapon",
            Luck::Broken => ", and the weapon breaks",
            _ => "",
        };
        journal.tell(|| Event::Blow {
            attacker: blow.by,
            target: blow.target,
            hit: luck.hits(),
            margin: settled.margin,
            words: words.into(),
        });
    };
    let check = Deed::check(blow.by, Some(blow.target), rules.attack(blow)).told(told);
    check.then(|degree: Degree| Deed::end(Luck::of(degree)))
}

/// The damage of a hit: the hits that get through (OPT-206 to OPT-208).
pub fn damage(rules: BookView<'_>, blow: Blow, luck: i32) -> Deed<'_, i32> {
    let (roll, charge) = rules.damage(blow);
    let times = rules.multiplied(luck, charge);
    match rules.charge_bonus(blow) {
        Some(id) => Deed::tell(
            move |journal| {
                note(journal, blow.by, "strikes with all the force of the charge", id);
            },
            move || deal(rules, blow, roll.clone(), times),
        ),
        None => deal(rules, blow, roll, times),
    }
}

/// Damage that counts so many times, less what is stopped of it.
pub fn deal(rules: BookView<'_>, blow: Blow, roll: Roll, times: i32) -> Deed<'_, i32> {
    let stops = rules.stops(blow);
    let left = move |total: i32| (total.max(0) * times - stops).max(0);
    let meaning = move |total: i32| {
        let times = if times > 1 { format!(" × {times}") } else { String::new() };
        let less: String =
            rules.stopped(blow).iter().map(|(what, n, _)| format!(", {what} −{n}")).collect();
        Some(format!("{}{times}{less}: {}", total.max(0), left(total)).into())
    };
    Deed::roll(blow.by, roll).meaning(meaning).class(left).rows(band).then(Deed::end)
}

/// A number of hits as a forecast names it.
pub fn band(hits: i32) -> Option<Text> {
    let name = match hits {
        ..=0 => "no hits",
        1..=2 => "1 or 2 hits",
        3..=4 => "3 or 4 hits",
        5..=7 => "5 to 7 hits",
        8..=11 => "8 to 11 hits",
        12.. => "12 hits or more",
    };
    Some(name.into())
}

/// Strikes a blow that is no throw and no shot.
pub fn strike(world: &mut World, blow: Blow) {
    let struck = perform(world, |rules| deed(rules, blow));
    land(world, blow, struck);
}

/// What a blow has come to comes about.
pub fn land(world: &mut World, blow: Blow, struck: Struck) {
    match struck.struck {
        Some(target) => {
            hurt(world, target, Some(blow.by), struck.hits);
            note_struck(world, Blow { target, ..blow }, struck.hits);
        }
        None => mishap(world, blow, struck.luck),
    }
}

/// Remembers whom a figure has hit in close combat; a jab gives no ground (OPT-731).
pub fn note_struck(world: &mut World, blow: Blow, hits: i32) {
    let strike = BookView::new(world).strike(blow.by, blow.arm);
    if hits > 0 && strike.is_none_or(|strike| strike.stats.way != Way::Jab) {
        turn_record(world, blow.by, |turn| turn.struck.insert(blow.target));
    }
}

/// A weapon dropped or broken (OPT-204).
pub fn mishap(world: &mut World, blow: Blow, luck: Luck) {
    match luck {
        Luck::Dropped => let_go(world, blow.by, blow.arm.item),
        Luck::Broken => break_item(world, blow.by, blow.arm.item),
        _ => {}
    }
}

/// Strikes with a ready weapon at an adjacent foe, or jabs over two hexes.
pub fn strike_at(world: &mut World, figure: FigureId, choice: Choice) {
    if let (Some(target), Some(arm)) = (choice.target, choice.arm) {
        strike(world, Blow::now(BookView::new(world), figure, target, arm));
    }
}
