//! What a blow does comes true.

use std::convert::Infallible;

use bevy_ecs::prelude::*;
pub use riposte_kit::change::{befall, remark};
use riposte_rules::battle::{fall_out, give_wound, let_fall, take_posture, tell, throw};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Grips, Item, Life, Place, Posture, Wound};
use riposte_rules::roll::{Contest, Roll, Scale};

use crate::blow::{Blow, End, Outcome, injury_words, own_head};
use crate::fighter::{Doings, Fighter};
use crate::rule_ids as rule;
use crate::tables::{Cripples, Kind};
use crate::view::BookView;
use crate::{acrobatic, load, pool, shields, shots};

/// Changes what this rulebook keeps of a figure.
pub fn fighter(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Fighter)) {
    riposte_kit::change::change(world, figure, change);
}

/// Changes what a figure does from one of its turns to the next.
pub fn doings(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Doings)) {
    fighter(world, figure, |fighter| change(&mut fighter.turn));
}

/// Makes the end of a blow true, as far as it concerns the two.
pub fn come_true(world: &mut World, blow: Blow, margin: i32, end: End) {
    let (attacker, target) = (blow.by, blow.at);
    let words = match end.kind {
        Outcome::Hit => format!(": {}", injury_words(end.injury)),
        Outcome::Defended => ", who defends".into(),
        Outcome::Missed => String::new(),
        Outcome::Turned => " and strikes its own head".into(),
        Outcome::Fell => " and falls".into(),
        Outcome::Dropped => " and drops the weapon".into(),
        Outcome::Stumbled => ", off balance".into(),
    };
    let hit = end.kind == Outcome::Hit;
    tell(world, || Event::Blow { attacker, target, hit, margin, words });
    struck(world, blow);
    shields::struck(world, blow);
    match end.kind {
        Outcome::Hit => hurt(world, blow, end),
        Outcome::Fell => fall(world, attacker),
        Outcome::Dropped => drop_item(world, attacker, blow.arm.item),
        Outcome::Stumbled => {
            fighter(world, attacker, |fighter| fighter.unbalanced = true);
            befall(world, attacker, "is off balance", rule::FUMBLE);
        }
        Outcome::Turned => hurt(world, own_head(BookView::new(world), blow), end),
        Outcome::Missed | Outcome::Defended => {}
    }
    let badly = [Outcome::Fell, Outcome::Dropped, Outcome::Stumbled, Outcome::Turned];
    if badly.contains(&end.kind) {
        pool::lose(world, attacker);
    }
    let flew = BookView::new(world).strike(attacker, blow.arm).is_some_and(|it| it.flies());
    if !flew {
        acrobatic::shaken(world, attacker);
    }
}

/// The blow is spent, and a heavy weapon unready after a swing (MAN-522).
fn struck(world: &mut World, blow: Blow) {
    let rules = BookView::new(world);
    let unready = rules.strike(blow.by, blow.arm).map_or(0, |strike| {
        match strike.stats.kind {
            _ if strike.flies() => strike.weapon.load,
            Kind::Swing if rules.tires(blow.by, strike.weapon) => strike.weapon.recovers,
            // A thrust with both hands takes a turn, however strong one is (MAN-522).
            Kind::Thrust if strike.mode.hands == 2 && rules.heavy(strike.weapon) => 1,
            _ => 0,
        }
    });
    fighter(world, blow.by, |fighter| {
        fighter.turn.struck.push(blow.arm.item);
        fighter.turn.stepped = true;
        if unready > 0 {
            fighter.unready.set(blow.arm.item, unready);
        }
        if blow.pool > 0 {
            fighter.pool.points -= blow.pool;
            fighter.turn.sprung = true;
        }
    });
}

/// Injury, daze, stun, and what a bad wound does to a place (MAN-601 to MAN-603, MAN-116).
fn hurt(world: &mut World, blow: Blow, end: End) {
    let (target, injury) = (blow.at, end.injury);
    if end.drops {
        drop_held(world, target);
    }
    if blow.unseen {
        fighter(world, target, |fighter| fighter.confused = true);
    }
    if injury <= 0 {
        return;
    }
    fighter(world, target, |fighter| {
        fighter.hits += injury;
        fighter.daze_new += injury;
    });
    let level = u8::try_from(injury).unwrap_or(u8::MAX);
    let wound = Wound { level, spot: blow.spot };
    let rules = BookView::new(world);
    let spot = &rules.tables.spots[usize::from(blow.spot.0)];
    let (name, cripples) = (spot.name.clone(), spot.cripples);
    let (left, ht) = (rules.life(target), rules.build(target).ht);
    give_wound(world, target, Some(blow.by), wound, || format!("wound of {injury} to the {name}"));
    if left <= 0 {
        let life = if left <= -ht { Life::Dead } else { Life::Unconscious };
        take_posture(world, target, Posture::Prone);
        fall_out(world, target, life);
        return;
    }
    if injury * 2 > ht {
        match cripples {
            Cripples::Arm => {
                drop_right(world, target);
                load::cripple(world, target, false);
            }
            Cripples::Leg => {
                fall(world, target);
                load::cripple(world, target, true);
            }
            Cripples::None => {}
        }
        stun(world, target);
    }
    pool::shaken(world, target);
    acrobatic::shaken(world, target);
    shots::spoil(world, target);
}

/// A great wound: HT, or stunned (MAN-603).
fn stun(world: &mut World, figure: FigureId) {
    if !steady(world, figure) {
        fighter(world, figure, |fighter| fighter.stunned = true);
        befall(world, figure, "is stunned", rule::STUN);
        unready_heavy(world, figure);
    }
}

/// A roll against HT.
pub fn steady(world: &mut World, figure: FigureId) -> bool {
    succeeds(world, figure, None, |rules| rules.health(figure))
}

/// Lets the dice of a contest fall: whether the one who acts succeeds.
pub fn succeeds(
    world: &mut World,
    figure: FigureId,
    other: Option<FigureId>,
    contest: impl FnOnce(BookView) -> Contest,
) -> bool {
    let Ok(made): Result<bool, Infallible> = perform(world, |world| {
        let contest = contest(BookView::new(world));
        Deed::check(figure, other, contest).then(|degree| Deed::end(degree.success))
    });
    made
}

/// A figure falls (MAN-404).
pub fn fall(world: &mut World, figure: FigureId) {
    if !BookView::new(world).table.active(figure) {
        return;
    }
    take_posture(world, figure, Posture::Prone);
    befall(world, figure, "falls", rule::FALL);
    fighter(world, figure, |fighter| fighter.changing = None);
    unready_heavy(world, figure);
    pool::lose(world, figure);
}

/// Heavy weapons are not ready after a fall or a stun (MAN-522).
fn unready_heavy(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let held = rules.table.arms(figure).numbered().filter(|(_, item)| item.at.in_hand());
    let heavy = held.filter(|(_, item)| rules.tires(figure, rules.tables.weapons.of(item.weapon)));
    let heavy: Vec<u8> = heavy.map(|(number, _)| number).collect();
    fighter(world, figure, |fighter| {
        for item in heavy {
            let turns = fighter.unready.of(item).max(1);
            fighter.unready.set(item, turns);
        }
    });
}

/// Lets go of the weapon in the right hand or in both; of the shield where there is none.
fn drop_held(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let held = rules.table.arms(figure).numbered().filter(|(_, item)| item.at.in_hand());
    let shield = |weapon| rules.table.armoury().weapon(weapon).shield;
    let first = held.min_by_key(|(_, item)| (item.at == Place::Left, shield(item.weapon)));
    if let Some((item, _)) = first {
        drop_item(world, figure, item);
    }
}

/// Lets go of what the right hand holds, alone or with the other.
fn drop_right(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let held = rules.table.arms(figure).numbered();
    let right = |(_, item): &(u8, Item)| matches!(item.at, Place::Right | Place::Both);
    let right = { held }.find(right);
    if let Some((item, _)) = right {
        drop_item(world, figure, item);
    }
}

/// An item falls into the figure's hex.
pub fn drop_item(world: &mut World, figure: FigureId, item: u8) {
    let rules = BookView::new(world);
    let natural = rules.table.arms(figure).item(item).is_none_or(|item| !item.at.in_hand());
    if natural {
        return;
    }
    let hex = rules.table.hex(figure);
    let_fall(world, figure, item, hex);
    lost(world, figure, item);
    doings(world, figure, |doings| {
        doings.lost += 1;
        doings.feint = None;
    });
}

/// An item is no longer carried; what is kept of those after it moves up.
pub fn lost(world: &mut World, figure: FigureId, item: u8) {
    riposte_kit::change::change::<Grips>(world, figure, |grips| grips.lost(item));
    fighter(world, figure, |fighter| {
        fighter.unready.lost(item);
        fighter.work = None;
        fighter.aims = None;
        fighter.turn.struck.retain(|known| *known != item);
        fighter.turn.struck.iter_mut().filter(|known| **known > item).for_each(|known| *known -= 1);
        if fighter.turn.feint.is_some_and(|feint| feint.item == item) {
            fighter.turn.feint = None;
        }
    });
}

/// A die, told in words.
pub fn die(world: &mut World, figure: FigureId, label: &'static str) -> i32 {
    dice(world, figure, label, 1)
}

/// Some dice, told in words.
pub fn dice(world: &mut World, figure: FigureId, label: &'static str, count: u8) -> i32 {
    throw(world, figure, Roll::new(label, Scale::Whole).dice(count, 6), |_| None).total
}
