//! How hard a blow falls: the dice of its damage, and what they count for (LEN-801).

use riposte_rules::deed::{Deed, LookUp};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Scale};
use riposte_words::{phrase, say};

use crate::attacks::blow::Blow;
use crate::equipment::weapons::Class;
use crate::mounted::times;
use crate::rule_ids as id;
use crate::view::{BookView, Strike};

/// A blow that has landed, and is not felt yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landed {
    /// Who struck.
    pub by: FigureId,
    /// Whom it hit.
    pub who: FigureId,
    /// How hard.
    pub points: i32,
    /// Whether it goes past Stamina (LEN-802).
    pub straight: bool,
    /// With what.
    pub class: Class,
}

/// How hard a blow falls on somebody whom it hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Force {
    /// The sides of the die; of that for the weapon in a duellist's other hand (LEN-418).
    sides: (u8, Option<u8>),
    /// How many times the damage counts, and why.
    times: (i32, &'static str),
    /// What a ward takes off, once, however often the die counts.
    ward: i32,
    /// Whether it goes to the Wounds at once: the target is unaware or helpless (LEN-802).
    straight: bool,
    /// Whether it does nothing, as a whip on metal.
    spent: bool,
    /// With what it is struck.
    class: Class,
}

impl Force {
    /// That of a blow which hits somebody; nothing where the weapon is not there any more.
    pub fn of(view: BookView, blow: &Blow, target: FigureId) -> Option<Force> {
        let strike = view.strike(blow.by, blow.arm)?;
        let unseen = if target == blow.target { blow.unseen(view) } else { view.unaware(target) };
        let other = view.other_blade(blow.by, &strike);
        Some(Force {
            sides: (die(view, blow.by, &strike), other.map(|other| die(view, blow.by, &other))),
            times: times(view, blow, &strike),
            ward: if view.fighter(target).warded { view.constants().ward[2] } else { 0 },
            straight: unseen || view.helpless_to(target, blow.by),
            spent: view.in_vain(&strike, target),
            class: strike.weapon.class,
        })
    }

    /// The blow of one figure at another that is helpless: nothing is rolled, it hits as hard as it
    /// can (LEN-408), less what a ward takes.
    pub fn most(self, [by, who]: [FigureId; 2]) -> Landed {
        let (sides, other) = self.sides;
        let most = i32::from(other.unwrap_or(0).max(sides)) * self.times.0;
        let points = (most - self.ward).max(0);
        Landed { by, who, points, straight: true, class: self.class }
    }

    /// The damage of a blow of one figure that has hit another.
    pub fn damage<'w>(self, [by, who]: [FigureId; 2]) -> Deed<'w, Option<Landed>> {
        let Force { straight, class, .. } = self;
        let landed = Landed { by, who, points: 0, straight, class };
        if class == Class::Net {
            return Deed::end(Some(landed));
        }
        let (sides, other) = self.sides;
        let mine = self.thrown(by, "damage", sides);
        let Some(other) = other else {
            return mine.then(move |points| Deed::end(Some(Landed { points, ..landed })));
        };
        // A duellist throws for the weapon in the other hand too, and the better counts (LEN-418).
        mine.then(move |first| {
            let second = self.thrown(by, "the other hand", other);
            let better = move |points: i32| Landed { points: points.max(first), ..landed };
            second.then(move |points| Deed::end(Some(better(points))))
        })
    }

    /// One die of it, with the points that it counts for.
    fn thrown<'w>(self, by: FigureId, label: &'static str, sides: u8) -> LookUp<'w> {
        let Force { times: (times, why), ward, spent, .. } = self;
        let points = move |total: i32| ((total + ward) * times - ward).max(0);
        let mut roll = Roll::new(label, Scale::Whole).dice(1, sides);
        roll.add("ward", -ward, id::SPELLS);
        Deed::roll(by, roll)
            .meaning(move |total| {
                let counts = || {
                    let (points, why) = (points(total), phrase(why));
                    say!("{points} {why}, {times} times", points, why, times).into()
                };
                (times > 1).then(counts)
            })
            .class(move |total| if spent { 0 } else { points(total) })
    }
}

/// The damage of a blow that has hit somebody (LEN-801).
pub fn damage<'w>(view: BookView, blow: Blow, target: FigureId) -> Deed<'w, Option<Landed>> {
    match Force::of(view, &blow, target) {
        Some(force) => force.damage([blow.by, target]),
        None => Deed::end(None),
    }
}

/// The sides of the damage die of a blow in the hands of a figure (LEN-103).
fn die(view: BookView, by: FigureId, strike: &Strike) -> u8 {
    match view.untrained(by, strike) {
        true => view.constants().improvised.die,
        false => strike.stats.die.max(1),
    }
}
