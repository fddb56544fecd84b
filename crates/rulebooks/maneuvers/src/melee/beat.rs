//! The beat: a blow at what the foe holds, which it may block or parry as any other (MAN-307).

use bevy_ecs::prelude::*;
use riposte_rules::deed::Deed;
use riposte_rules::figure::{FigureId, Spot};
use riposte_words::say;

use crate::change::{doings, remark};
use crate::fighter::Feint;
use crate::melee::blow::{Blow, Defend, End, Outcome};
use crate::melee::{answer, breaking, clash, setup_points};
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::turn::step::{go, remember};
use crate::view::BookView;
use crate::words::BEAT;

/// The blow of a beat with an item. What a maneuver adds to blows does not help it (MAN-301).
fn blow(rules: BookView, figure: FigureId, at: FigureId, item: u8) -> Option<Blow> {
    let strike = rules.strikes(figure).find(|strike| strike.arm.item == item)?;
    let blow = Blow::now(rules, figure, at, strike.arm);
    Some(Blow { spot: Spot(0), with: BEAT, counter: 0, ..blow })
}

/// By how much a beat hinders, the foe answering it as well as it can; -1 where it fails.
pub fn deed<'w>(
    rules: BookView<'w>,
    figure: FigureId,
    at: FigureId,
    item: u8,
) -> Option<Deed<'w, i32, Defend>> {
    let blow = blow(rules, figure, at, item)?;
    Some(clash::blow(rules, blow, answer::likeliest(rules, blow)).map(gained))
}

fn gained(end: End) -> i32 {
    if end.kind == Outcome::Hit { end.hinders } else { -1 }
}

/// A figure beats at what the foe holds; until it is known what comes of that, the beat has failed.
pub fn begin(world: &mut World, figure: FigureId, feint: Feint) {
    doings(world, figure, |doings| {
        doings.feint = Some(Feint { by: -1, ..feint });
        doings.stepped = true;
    });
    let Some(blow) = blow(BookView::new(world), figure, feint.at, feint.item) else {
        return go(world, Step::Act);
    };
    remember(world, |memory| {
        memory.blow = Some(blow);
        memory.step = Step::Strike;
    });
}

/// A beat has hit what the foe holds, was warded off, or missed.
pub fn over(world: &mut World, blow: Blow, end: End) {
    let by = gained(end);
    doings(world, blow.by, |doings| {
        if let Some(feint) = doings.feint.as_mut().filter(|feint| feint.verb == BEAT) {
            feint.by = by;
        }
        doings.lost += u8::from(by < 0);
    });
    match by {
        0 => remark(world, blow.by, "knocks it aside, to no avail", rule::BEAT),
        1.. => remark(world, blow.by, say!("gains {by} by it", by), rule::BEAT),
        _ => remark(world, blow.by, "cannot strike with that weapon any more", rule::BEAT),
    }
    let rules = BookView::new(world);
    let on = rules.doings(blow.by).feint.and_then(|feint| feint.on);
    let helped = by > 0 && setup_points::for_feint(rules, blow.by, blow.at) > 0;
    // Both may break, as in a parry (MAN-125).
    if let (0.., Some(on)) = (by, on) {
        breaking::meet(world, (blow.by, blow.arm.item), (blow.at, on));
    }
    remember(world, |memory| memory.blow = None);
    go(world, if helped { Step::Lend } else { Step::Act });
}
