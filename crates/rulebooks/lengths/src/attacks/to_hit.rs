//! The roll to hit, with everything that helps and hinders (LEN-402 to LEN-411).

use std::cmp::Ordering;

use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::{Contest, Degree, DegreeRow, Degrees, Limit, Measure, Roll, Scale};

use crate::attacks::armour_class::armour_class;
use crate::attacks::blow::{Bared, Blow};
use crate::attacks::missiles;
use crate::equipment::weapons::Class;
use crate::mounted;
use crate::rule_ids as id;
use crate::view::{BookView, Strike, flies};

/// Hit.
pub const HIT: Degree = Degree::success("hit");
/// Missed only because it was shot into a melee (LEN-604).
pub const ASTRAY: Degree = Degree::failure("astray");
/// Missed.
pub const MISS: Degree = Degree::failure("miss");

/// The roll of a blow or shot against the armour class of its target.
pub fn contest(view: BookView, blow: &Blow, strike: &Strike) -> Contest {
    let limit = Limit::at_least(armour_class(view, blow, strike));
    let roll = match flies(strike) {
        true => shot(view, blow, strike),
        false => stroke(view, blow, strike),
    };
    let slack = missiles::melee_penalty(view, blow, strike);
    Contest::against(roll, limit).with_degrees(degrees(slack))
}

/// A natural 1 misses, a natural 20 hits, else equal is enough (LEN-403).
fn degrees(melee: i32) -> Degrees {
    const ONE: DegreeRow = DegreeRow::exactly(Measure::Natural, 1, MISS);
    const TWENTY: DegreeRow = DegreeRow::exactly(Measure::Natural, 20, HIT);
    const MET: DegreeRow = DegreeRow::at_least(Measure::Margin, 0, HIT);
    match melee {
        0 => Degrees::fixed(&[ONE, TWENTY, MET], MISS),
        _ => Degrees::of(
            [ONE, TWENTY, MET, DegreeRow::at_least(Measure::Margin, melee, ASTRAY)],
            MISS,
        ),
    }
}

fn stroke(view: BookView, blow: &Blow, strike: &Strike) -> Roll {
    let (by, target) = (blow.by, blow.target);
    let (build, constants) = (view.build(by), view.constants());
    let mut roll = Roll::new("attack", Scale::Whole).dice(1, 20);
    roll.add("Weapon Skill", build.ws, id::ATTACK);
    roll.add("Strength", build.strength, id::ATTACK);
    let (words, length) = length(view, blow, strike);
    roll.add(words, length, id::LENGTH);
    roll.add("laid bare", bared(view, blow, length), id::EXPOSED);
    if view.table.posture(target).down() {
        roll.add("at somebody who lies", constants.prone[0], id::PRONE);
    }
    if view.table.posture(by) == Posture::Prone {
        roll.add("from the ground", constants.from_prone, id::PRONE);
    }
    let (words, more) = odds(view, blow);
    roll.add(words, more, id::ODDS);
    let [armour, slips] = constants.rapier;
    if strike.weapon.class == Class::Rapier && view.build(target).rating >= armour {
        roll.add("rapier against armour", slips, id::RAPIER);
    }
    mounted::in_saddle(view, blow, strike, &mut roll);
    common(view, blow, &mut roll);
    roll
}

fn shot(view: BookView, blow: &Blow, strike: &Strike) -> Roll {
    let (by, target) = (blow.by, blow.target);
    let (build, constants) = (view.build(by), view.constants());
    let mut roll = Roll::new("shot", Scale::Whole).dice(1, 20);
    roll.add("Ballistic Skill", build.bs, id::ATTACK);
    roll.add("Agility", build.agility, id::ATTACK);
    let (words, range) = missiles::range(view, blow, strike);
    roll.add(words, range, id::MISSILES);
    if view.table.posture(target).down() {
        roll.add("at somebody who lies", constants.prone[1], id::PRONE);
    }
    if view.since_aim(by) == Some(1) {
        roll.add("aimed", constants.aimed, id::AIM);
    }
    roll.add("into a melee", missiles::melee_penalty(view, blow, strike), id::INTO_MELEE);
    if blow.crowd {
        let others = missiles::crowd(view, by, target).len().saturating_sub(1) as i32;
        roll.add("into a crowd", constants.crowd * others, id::CROWD);
    }
    mounted::shot_from(view, blow, &mut roll);
    common(view, blow, &mut roll);
    roll
}

/// What helps and hinders blows and shots alike.
fn common(view: BookView, blow: &Blow, roll: &mut Roll) {
    let constants = view.constants();
    if blow.unseen(view) {
        roll.add("unaware", constants.unaware, id::UNAWARE);
    }
    if view.dark(blow.from) {
        roll.add("in the dark", constants.darkness, id::DARK);
    }
    if view.fighter(blow.by).round.changed {
        roll.add("weapon changed", constants.changed, id::CHANGE);
    }
    roll.add("blessing", blow.blessing, id::SPELLS);
}

/// What the lengths of the two weapons do to a blow (LEN-404, LEN-405).
fn length(view: BookView, blow: &Blow, strike: &Strike) -> (&'static str, i32) {
    let [longer, shorter, none] = view.constants().length;
    let mine = view.length_of(blow.by, strike);
    let Some(theirs) = view.guard_length(blow.target) else {
        return ("against the unarmed", none);
    };
    match theirs.cmp(&mine) {
        Ordering::Greater => ("against a longer weapon", longer),
        Ordering::Equal => ("", 0),
        Ordering::Less => ("against a shorter weapon", shorter),
    }
}

/// What a longer weapon takes from a blow, given back where its owner has counterattacked. Both stand
/// in the sum, or it would not say why the length no longer counts (LEN-502).
fn bared(view: BookView, blow: &Blow, length: i32) -> i32 {
    let bared = match blow.bared {
        Bared::AsItIs => view.fighter(blow.target).round.exposed,
        Bared::ByThis => view.constants().exposure_includes_trigger,
        Bared::No => false,
    };
    if bared { -length.min(0) } else { 0 }
}

/// Whether the target of a blow is outnumbered, and by how much (LEN-409).
pub fn odds(view: BookView, blow: &Blow) -> (&'static str, i32) {
    let (many, few) = crowd_around(view, blow);
    let [two, three] = view.constants().odds;
    match (many, few) {
        (many, few) if many >= 3 * few => ("three against one", three),
        (many, few) if many >= 2 * few => ("two against one", two),
        _ => ("", 0),
    }
}

/// How many enemies have the target of a blow in reach, and how many stand against them: it and
/// those of its friends beside it who have one of those enemies in reach. Mounts strike nobody, and
/// sleepers do not either.
fn crowd_around(view: BookView, blow: &Blow) -> (usize, usize) {
    let (table, target) = (view.table, blow.target);
    let fights = |it: FigureId| !view.is_mount(it) && !view.fighter(it).asleep;
    let around = |foe: &FigureId| fights(*foe) && reaches(view, blow, *foe, target);
    let around: Vec<FigureId> = table.enemies(target).filter(around).collect();
    let shares = |friend: &FigureId| {
        fights(*friend)
            && table.distance(*friend, target) <= 1
            && around.iter().any(|foe| reaches(view, blow, *friend, *foe))
    };
    (around.len(), 1 + table.friends(target).filter(shares).count())
}

/// Whether one has another in reach when a blow is struck: who charges strikes from where the
/// charge ends, and is in reach there.
fn reaches(view: BookView, blow: &Blow, one: FigureId, other: FigureId) -> bool {
    let table = view.table;
    let charges = |it: FigureId| it == blow.by && blow.from != table.hex(it);
    let back = table.hex(blow.by) - blow.from;
    let threat = table.threat(one);
    match (charges(one), charges(other)) {
        (true, _) => table.hexes(other).iter().any(|hex| threat.hexes.contains(&(*hex + back))),
        (_, true) => table.hexes(other).iter().any(|hex| threat.hexes.contains(&(*hex - back))),
        _ => table.engagement(other).threatened_by.contains(one),
    }
}
