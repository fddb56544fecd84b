//! Changes of position (MAN-401 to MAN-403).

use bevy_ecs::prelude::*;
use riposte_rules::battle::take_posture;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::harm::doings;
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
        CRAWL => Posture::Crawling,
        LIE => Posture::Prone,
        LIE_BACK => Posture::Supine,
        _ => return None,
    })
}

const ALL: [Verb; 8] = [STAND, GUARD, CROUCH, KNEEL, SIT, CRAWL, LIE, LIE_BACK];

fn row(rules: BookView<'_>, figure: FigureId, verb: Verb) -> Option<&ChangeRow> {
    let (from, to) = (rules.table.posture(figure), of(verb)?);
    rules.tables.changes.iter().find(|row| row.from == from && row.to == to)
}

/// The changes that take no time, or those that take the maneuver.
pub fn changes(rules: BookView, figure: FigureId, at_once: bool) -> Vec<Choice> {
    let shifted = rules.doings(figure).shifted;
    let fits = |verb: &Verb| row(rules, figure, *verb).is_some_and(|row| row.at_once == at_once);
    ALL.into_iter().filter(|_| !shifted).filter(fits).map(Choice::plain).collect()
}

/// A figure takes another posture; after most changes of a maneuver there is no attack.
pub fn take(world: &mut World, figure: FigureId, verb: Verb) {
    let rules = BookView::new(world);
    let Some(posture) = of(verb) else { return };
    let attack = row(rules, figure, verb).is_some_and(|row| row.attack || row.at_once);
    take_posture(world, figure, posture);
    doings(world, figure, |doings| {
        doings.shifted = true;
        if !attack {
            doings.lost += 10;
        }
    });
}
