//! Changes of position (MAN-401 to MAN-403).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, need};
use riposte_rules::battle::take_posture;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::body::encumbrance::change_done;
use crate::change::doings;
use crate::memory::Second;
use crate::movement::{acrobatic, getting_away};
use crate::rule_ids as rule;
use crate::tables::ChangeRow;
use crate::turn::maneuver::Maneuver;
use crate::turn::scope::free;
use crate::view::{Book, BookView};
use crate::words::*;

/// The posture that each verb takes.
const TAKEN: [(Verb, Posture); 9] = [
    (STAND, Posture::Standing),
    (GUARD, Posture::Guarded),
    (CROUCH, Posture::Crouching),
    (KNEEL, Posture::Kneeling),
    (SIT, Posture::Sitting),
    (SEAT, Posture::Seated),
    (CRAWL, Posture::Crawling),
    (LIE, Posture::Prone),
    (LIE_BACK, Posture::Supine),
];

fn of(verb: Verb) -> Option<Posture> {
    TAKEN.iter().find(|(known, _)| *known == verb).map(|(_, posture)| *posture)
}

fn row(rules: BookView<'_>, figure: FigureId, verb: Verb) -> Option<&ChangeRow> {
    let (from, to) = (rules.table.posture(figure), of(verb)?);
    rules.tables.changes.iter().find(|row| row.from == from && row.to == to)
}

/// Whether a figure may take a posture in no time, or as the change of position.
fn fits(rules: BookView, figure: FigureId, verb: Verb, at_once: bool) -> Result<(), Why> {
    // What took no time leaves the turn for a change that takes the maneuver.
    let fresh = !at_once || !rules.doings(figure).shifted;
    need(fresh, "has changed posture", rule::AT_ONCE)?;
    let row = row(rules, figure, verb);
    need(row.is_some(), "cannot be taken from this posture", rule::POSTURES)?;
    let soon = row.is_some_and(|row| row.at_once == at_once);
    need(soon || at_once, "takes no time: before the maneuver", rule::AT_ONCE)?;
    need(soon, "takes a change of position", rule::CHANGE)?;
    match verb {
        CRAWL => {
            need(crawls(rules, figure), "a limb or a large shield hinders it", rule::ALL_FOURS)
        }
        SEAT => need(chair(rules, figure), "no chair stands here", rule::AT_ONCE),
        _ => Ok(()),
    }
}

/// Whether a chair stands where a figure is (MAN-403).
fn chair(rules: BookView, figure: FigureId) -> bool {
    rules.table.world().resource::<Second>().chairs.contains(&rules.table.hex(figure))
}

/// Whether somebody can be on hands and knees: with sound limbs, and no large shield in hand
/// (MAN-408).
fn crawls(rules: BookView, figure: FigureId) -> bool {
    let fighter = rules.fighter(figure);
    let shield = rules.shield(figure).map_or(0, |(_, _, weapon)| weapon.pd);
    !fighter.lame && !fighter.maimed && shield <= rules.constants().crawl_shield
}

/// A change of position as a maneuver.
pub const CHANGING: Maneuver = Maneuver::of(CHANGE).begins(begin).needs(|rules, figure, _| {
    let changes = TAKEN.iter().any(|(verb, _)| fits(rules, figure, *verb, false).is_ok());
    let springs = || acrobatic::springs(rules, figure, false).is_some();
    need(changes || springs(), "nothing to change into", rule::CHANGE)
});

/// The change is still to come, whatever was changed in no time before it.
fn begin(world: &mut World, figure: FigureId) {
    doings(world, figure, |doings| doings.shifted = false);
}

/// Taking a posture, by its verb: at once before the maneuver, as the change of position, or a rise
/// amid the turn from a crouch (MAN-403).
pub struct Take(pub Verb);

impl Action<Book> for Take {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let verb = rules.maneuver(figure);
        match verb {
            None => {
                getting_away::stays(rules, figure)?;
                fits(rules, figure, self.0, true)?;
            }
            Some(CHANGE) if !rules.doings(figure).shifted => {
                fits(rules, figure, self.0, false)?;
            }
            Some(_) => {
                need(self.0 == STAND, "takes a change of position", rule::CHANGE)?;
                let posture = rules.table.posture(figure);
                let bent = matches!(posture, Posture::Crouching | Posture::Guarded);
                need(bent, "does not crouch", rule::AT_ONCE)?;
                need(verb != Some(RIPOSTE), "lets a foe strike first", rule::RIPOSTE)?;
                free(rules, figure)?;
            }
        }
        Ok(vec![Choice::plain(self.0)])
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        take(world, figure, self.0);
    }
}

/// A figure takes another posture; after most changes of a maneuver there is no attack.
fn take(world: &mut World, figure: FigureId, verb: Verb) {
    let rules = BookView::new(world);
    let Some(posture) = of(verb) else { return };
    let row = row(rules, figure, verb);
    let attack = row.is_some_and(|row| row.attack || row.at_once);
    let at_once = row.is_none_or(|row| row.at_once);
    if !at_once && !change_done(world, figure, posture) {
        return;
    }
    take_posture(world, figure, posture);
    doings(world, figure, |doings| {
        doings.shifted = true;
        if !attack {
            doings.lose_blows();
        }
    });
}
