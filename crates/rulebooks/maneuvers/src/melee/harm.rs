//! What a blow does comes true.

use bevy_ecs::prelude::*;
use riposte_rules::battle::{fall_out, give_wound, take_posture, tell};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Life, Posture, Wound};
use riposte_words::{Thing, phrase, say};

use crate::body::encumbrance;
use crate::body::falling::{drop_held, drop_item, fall, unready_heavy};
use crate::change::{befall, fighter, succeeds};
use crate::melee::blow::{Blow, End, Outcome, injury_words};
use crate::melee::clash::own_head;
use crate::melee::{setup_points, shields};
use crate::memory::Second;
use crate::missiles::shots;
use crate::movement::acrobatic;
use crate::rule_ids as rule;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::{MOVE, SHIELD_FEINT, WILD};

/// Makes the end of a blow true, as far as it concerns the two.
pub fn come_true(world: &mut World, blow: Blow, margin: i32, end: End) {
    let (attacker, target) = (blow.by, blow.at);
    let words = match end.kind {
        // The wound is told next, where there is one.
        Outcome::Hit if end.injury > 0 => String::new(),
        Outcome::Hit => format!(": {}", injury_words(end.injury)),
        Outcome::Defended => ", who defends".into(),
        Outcome::Missed => String::new(),
        Outcome::Turned => " and strikes its wielder's head".into(),
        Outcome::Fell => " and falls".into(),
        Outcome::Dropped => " and drops the weapon".into(),
        Outcome::Stumbled => format!(", {}", phrase("off balance")),
    };
    world.resource_mut::<Second>().met = true;
    let hit = end.kind == Outcome::Hit;
    tell(world, || Event::Blow { attacker, target, hit, margin, words });
    struck(world, blow);
    shields::struck(world, blow);
    match end.kind {
        Outcome::Hit => hurt(world, blow, end),
        Outcome::Fell => fall(world, attacker),
        Outcome::Dropped => drop_item(world, attacker, blow.arm.item),
        Outcome::Stumbled => {
            fighter(world, attacker, |fighter| {
                fighter.unbalanced = true;
                fighter.turn.stumbled = true;
            });
            befall(world, attacker, "is off balance", rule::FUMBLE);
            unready_heavy(world, attacker);
        }
        Outcome::Turned => hurt(world, own_head(BookView::new(world), blow), end),
        Outcome::Missed | Outcome::Defended => {}
    }
    let badly = [Outcome::Fell, Outcome::Dropped, Outcome::Stumbled, Outcome::Turned];
    if badly.contains(&end.kind) {
        setup_points::lose(world, attacker);
    }
    if !BookView::new(world).flies(blow) {
        acrobatic::shaken(world, attacker);
    }
}

/// The blow is spent, and a heavy weapon unready after a swing (MAN-522).
fn struck(world: &mut World, blow: Blow) {
    let rules = BookView::new(world);
    let unready = rules.strike(blow.by, blow.arm).map_or(0, |strike| {
        match strike.kind {
            _ if strike.flies() => strike.weapon.load,
            Kind::Swing if rules.tires(blow.by, strike.weapon) => strike.weapon.recovers,
            // A thrust with both hands takes a turn, however strong one is (MAN-522).
            Kind::Thrust if strike.mode.hands == 2 && rules.heavy(strike.weapon) => 1,
            _ => 0,
        }
    });
    // Before a second blow with it a weapon is made ready, if it was ready before the first (MAN-211).
    let first = !rules.doings(blow.by).struck.contains(&blow.arm.item);
    let again = first && rules.readies_between(blow.by) && rules.ready(blow.by, blow.arm.item);
    let unready = if again { 0 } else { unready };
    fighter(world, blow.by, |fighter| {
        fighter.turn.struck.push(blow.arm.item);
        // A shield feint opens the way for one blow (MAN-302).
        let feint = fighter.turn.feint.as_mut();
        if let Some(feint) = feint.filter(|it| (it.verb, it.at) == (SHIELD_FEINT, blow.at)) {
            feint.by = feint.by.min(0);
        }
        // After a wild swing in a Move one goes on with what is left of it (MAN-531).
        fighter.turn.stepped = blow.with != WILD || fighter.turn.maneuver != Some(MOVE);
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
        return acrobatic::shaken(world, target);
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
    let words = || say!("wound of {injury} to the {spot}", injury, spot = Thing(&name));
    give_wound(world, target, Some(blow.by), wound, words);
    if left <= 0 {
        let life = if left <= -ht { Life::Dead } else { Life::Unconscious };
        take_posture(world, target, Posture::Prone);
        fall_out(world, target, life);
        return;
    }
    if injury * 2 > ht {
        encumbrance::cripple(world, target, cripples);
        stun(world, target);
    }
    setup_points::shaken(world, target);
    acrobatic::shaken(world, target);
    shots::spoil(world, target);
}

/// A great wound: HT, or stunned (MAN-603).
fn stun(world: &mut World, figure: FigureId) {
    if !succeeds(world, figure, None, |rules| rules.health(figure)) {
        fighter(world, figure, |fighter| fighter.stunned = true);
        befall(world, figure, "is stunned", rule::STUN);
        unready_heavy(world, figure);
    }
}
