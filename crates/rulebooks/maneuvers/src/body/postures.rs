//! Changes of position (MAN-401 to MAN-403).

use bevy_ecs::prelude::*;
use riposte_rules::battle::take_posture;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::change::{doings, fighter, remark};
use crate::memory::Second;
use crate::movement::acrobatic;
use crate::rule_ids as rule;
use crate::tables::ChangeRow;
use crate::view::BookView;
use crate::words::*;

/// The posture that a verb takes.
pub fn of(verb: Verb) -> Option<Posture> {
    Some(match verb {
        STAND => Posture::Standing,
        GUARD => Posture::Guarded,
        CROUCH => Posture::Crouching,
        KNEEL => Posture::Kneeling,
        SIT => Posture::Sitting,
        SEAT => Posture::Seated,
        CRAWL => Posture::Crawling,
        LIE => Posture::Prone,
        LIE_BACK => Posture::Supine,
        _ => return None,
    })
}

const ALL: [Verb; 9] = [STAND, GUARD, CROUCH, KNEEL, SIT, SEAT, CRAWL, LIE, LIE_BACK];

fn row(rules: BookView<'_>, figure: FigureId, verb: Verb) -> Option<&ChangeRow> {
    let (from, to) = (rules.table.posture(figure), of(verb)?);
    rules.tables.changes.iter().find(|row| row.from == from && row.to == to)
}

/// The changes that take no time, or those that take the maneuver.
pub fn changes(rules: BookView, figure: FigureId, at_once: bool) -> Vec<Choice> {
    let shifted = rules.doings(figure).shifted;
    let fits = |verb: &Verb| row(rules, figure, *verb).is_some_and(|row| row.at_once == at_once);
    let able = |verb: &Verb| match *verb {
        CRAWL => crawls(rules, figure),
        SEAT => chair(rules, figure),
        _ => true,
    };
    let fits = |verb: &Verb| fits(verb) && able(verb);
    let mut all: Vec<Choice> =
        ALL.into_iter().filter(|_| !shifted).filter(fits).map(Choice::plain).collect();
    all.extend(acrobatic::springs(rules, figure, at_once));
    all
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

/// A figure that crouches may rise at any time of its turn (MAN-403).
pub fn rises(rules: BookView, figure: FigureId) -> Option<Choice> {
    let bent = matches!(rules.table.posture(figure), Posture::Crouching | Posture::Guarded);
    bent.then(|| Choice::plain(STAND))
}

/// A figure with a heavy load needs several turns for a change of position; until it is done it
/// is as it was (MAN-405). Whether the change is done.
fn done(world: &mut World, figure: FigureId, posture: Posture) -> bool {
    let rules = BookView::new(world);
    let begun = rules.fighter(figure).changing.filter(|(to, _)| *to == posture);
    let left = begun.map_or(rules.change_turns(figure), |(_, left)| left).saturating_sub(1);
    let changing = (left > 0).then_some((posture, left));
    fighter(world, figure, |fighter| fighter.changing = changing);
    if left > 0 {
        let words = if left == 1 { "one more second" } else { "more seconds" };
        remark(world, figure, format!("needs {words} under the load"), rule::LOAD);
        doings(world, figure, |doings| {
            doings.shifted = true;
            doings.lost += 10;
        });
    }
    left == 0
}

/// A figure takes another posture; after most changes of a maneuver there is no attack.
pub fn take(world: &mut World, figure: FigureId, verb: Verb) {
    let rules = BookView::new(world);
    let Some(posture) = of(verb) else { return };
    let row = row(rules, figure, verb);
    let attack = row.is_some_and(|row| row.attack || row.at_once);
    let at_once = row.is_none_or(|row| row.at_once);
    if !at_once && !done(world, figure, posture) {
        return;
    }
    take_posture(world, figure, posture);
    doings(world, figure, |doings| {
        doings.shifted = true;
        if !attack {
            doings.lost += 10;
        }
    });
}
