//! The stop thrust: a braced point for a figure that charges (MAN-225 to MAN-227).

use bevy_ecs::prelude::*;
use riposte_kit::action::need;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;

use crate::body::falling::{fall, totter};
use crate::change::{doings, fighter, remark, rolled, succeeds};
use crate::melee::blow::{Blow, End, Outcome};
use crate::melee::breaking::shatter;
use crate::rule_ids as rule;
use crate::tables::{Brace, Kind};
use crate::turn::maneuver::Maneuver;
use crate::view::{BookView, Strike};
use crate::words::*;

/// Whether a blow can be braced against a charge.
pub fn braces(rules: BookView, figure: FigureId, strike: &Strike) -> bool {
    let thrust = strike.kind == Kind::Thrust && strike.item.at.in_hand();
    thrust && strike.weapon.brace.is_some() && rules.ready(figure, strike.arm.item)
}

/// Waiting for a charge with a braced point.
pub const STOP_THRUST: Maneuver = Maneuver::of(STOP).needs(|rules, figure, _| {
    let braced = rules.strikes(figure).any(|strike| braces(rules, figure, &strike));
    need(braced, "has nothing ready to brace", rule::STOP)?;
    let far = rules.table.enemies(figure).any(|foe| rules.table.distance(figure, foe) > 1);
    need(far, "nobody is far enough away to charge", rule::STOP)
});

/// Whether somebody who charges runs onto the point of a figure that waits for it.
pub fn meets(rules: BookView, figure: FigureId, hex: Hex, mover: FigureId) -> bool {
    let waits = rules.maneuver(figure) == Some(STOP) && !rules.doings(figure).answered;
    if !waits || rules.maneuver(mover) != Some(CHARGE) || rules.fighter(figure).stunned {
        return false;
    }
    let mut blows = rules.strikes(figure).filter(|strike| braces(rules, figure, strike));
    blows.any(|strike| rules.reaches(&strike, STOP, rules.place(figure), hex))
}

/// What the speed of the charge adds: 1 for each 5 hexes or part of them, and never more than
/// would double the most that the weapon does (MAN-225).
pub fn impact(rules: BookView, blow: Blow, most: i32) -> i32 {
    let moved = i32::from(rules.doings(blow.at).moved);
    ((moved + 4) / 5).min(most.max(0))
}

/// What becomes of the charge, and of the weapon.
pub fn ended(world: &mut World, blow: Blow, end: End) {
    if end.kind != Outcome::Hit {
        doings(world, blow.at, |doings| doings.let_by = true);
        return remark(world, blow.at, "is past the point", rule::STOPPED);
    }
    let rules = BookView::new(world);
    let Some(strike) = rules.strike(blow.by, blow.arm) else { return };
    let (brace, strength) = (strike.weapon.brace, strike.weapon.strength);
    let ht = rules.build(blow.at).ht;
    let stress = if brace == Some(Brace::Spear) { end.damage / 6 } else { end.basic / 4 };
    let breaks = strength > 0 && stress * 2 > strength;
    let item = blow.arm.item;
    if breaks {
        shatter(world, blow.by, item);
    } else {
        fighter(world, blow.by, |fighter| {
            fighter.unready.set(item, fighter.unready.of(item) + 1);
        });
    }
    if !BookView::new(world).table.active(blow.at) {
        return;
    }
    let through = brace == Some(Brace::Spear) && end.injury * 2 >= ht;
    if through && !breaks {
        fighter(world, blow.by, |fighter| fighter.stuck = Some(item));
        remark(world, blow.at, "is run through, and comes on along the shaft", rule::STOPPED);
    }
    let brace = |rules: BookView| rules.brace(blow.by, blow.at);
    let (_, margin) = rolled(world, blow.by, Some(blow.at), brace);
    if margin > 0 && !breaks && !through {
        doings(world, blow.at, |doings| doings.halted = true);
        remark(world, blow.at, "is stopped", rule::STOPPED);
    }
    match margin {
        5.. => fall(world, blow.at),
        1.. => totter(world, blow.at),
        _ => {}
    }
}

/// Whether a figure gets its spear out of whom it sticks in: ST; at once where it does not
/// stick (MAN-227).
pub fn pulled_out(world: &mut World, figure: FigureId, item: u8) -> bool {
    let rules = BookView::new(world);
    if rules.fighter(figure).stuck != Some(item) {
        return true;
    }
    let st = rules.strength(figure);
    let out = succeeds(world, figure, None, |rules| {
        rules.plain(figure, "to pull it out", "ST", st, rule::BRACED)
    });
    if out {
        fighter(world, figure, |fighter| fighter.stuck = None);
    }
    out
}
