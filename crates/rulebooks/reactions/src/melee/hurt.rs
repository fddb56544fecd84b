//! What a hit does, made true: damage, soak, wound, pain, knock-back (REA-79, REA-82 to REA-87).
//! What comes of each fall of the dice the deed says; here stand the questions before it.

use bevy_ecs::prelude::*;
use riposte_kit::handling::first_held;
use riposte_rules::battle::{Table, give_wound, take_posture};
use riposte_rules::decision::{Asking, Choice, Question};
use riposte_rules::deed::perform;
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Life, Place, Posture, Wound};
use riposte_words::{Thing, phrase, say};

use super::deed::{self, Asked, Came, Effect, FATAL, Hurt};
use super::footing::Footing;
use super::usual;
use crate::ask::{dice, question, risks_with};
use crate::change::{at_stage, befall, drop_item, fighter, memory, put_out, spend, stage, tell};
use crate::choices::soaks;
use crate::memory::{Hit, Memory, Stage};
use crate::missiles::aiming::lose_aim;
use crate::mounted::seat::{fall, give_way, in_pain};
use crate::movement::shove;
use crate::rolls::{Pain, wound_words};
use crate::rule_ids;
use crate::tables::Limb;
use crate::view::BookView;
use crate::words::*;

/// The hit being worked out, when the topmost manoeuvre is at a stage.
fn hit_at(world: &World, wanted: Stage) -> Option<Hit> {
    at_stage(world, wanted)?.memory.hits.first().copied()
}

/// Asks how many dice are risked, and lets the deed go on with them.
fn with_dice(
    world: &mut World,
    figure: FigureId,
    about: Question,
    ask: impl FnOnce(BookView) -> Asking,
    then: impl for<'w> FnOnce(BookView<'w>, u8) -> Hurt<'w>,
) {
    if let Some(choice) = question(world, figure, about, ask) {
        go_on(world, |rules| then(rules, dice(choice)));
    }
}

/// The deed goes on to where it next stops or ends. What has come about is made true; then the
/// next stage is due, or the other hit of a clash.
fn go_on(world: &mut World, deed: impl for<'w> FnOnce(BookView<'w>) -> Hurt<'w>) {
    let stop = perform(world, |world| deed(BookView::new(world)));
    let (came, next) = match stop {
        Ok(came) => (came, None),
        Err(Asked { stage, came }) => (came, Some(stage)),
    };
    make_true(world, &came);
    let Some(next) = next.filter(|_| Table::new(world).active(came.hit.target)) else {
        return next_hit(world);
    };
    memory(world, |memory| {
        if let Some(hit) = memory.hits.first_mut() {
            *hit = came.hit;
        }
        memory.stage = next;
    });
}

fn make_true(world: &mut World, came: &Came) {
    match came.effect {
        Effect::None => {}
        Effect::Wound => wound(world, came.hit),
        Effect::Pain(pain) => suffer(world, came.hit, pain),
        Effect::Footing(footing) => push(world, came.hit, footing),
    }
}

/// The damage is rolled, and with the resistance gives the level of the wound.
pub fn damage(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::Damage) else { return };
    let ask = |rules: BookView| risks_with(&rules.damage_roll(&hit), usual::damage(rules, &hit));
    with_dice(world, hit.by, Q_DAMAGE_RISK, ask, |rules, dice| deed::damage(rules, hit, dice));
}

/// The struck may soak the blow once the hit is known.
pub fn soak(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::Soak) else { return };
    match question(world, hit.target, Q_SOAK, |rules| soaks(rules, hit.target)) {
        Some(choice) if choice.verb == SOAK => {
            declare_soak(world, hit.target);
            stage(world, Stage::SoakRisk);
        }
        Some(_) => go_on(world, |rules| deed::unsoaked(rules, hit)),
        None => {}
    }
}

fn declare_soak(world: &mut World, figure: FigureId) {
    let price = BookView::new(world).constants().price.soak;
    // Also after a parry it is the blow that it answers: nothing of its own follows on.
    let link = Link::Reaction;
    let (choice, words) = (Choice::plain(SOAK), "soaks the blow".to_owned());
    tell(world, || Event::Declared { figure, link, choice, words, rule: rule_ids::SOAK });
    spend(world, figure, price);
}

/// The soak is rolled and makes the wound lighter.
pub fn soak_roll(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::SoakRisk) else { return };
    let ask = |rules: BookView| risks_with(&rules.soak_roll(hit.target), usual::soak(rules, &hit));
    with_dice(world, hit.target, Q_SOAK_RISK, ask, |rules, dice| deed::soak(rules, hit, dice));
}

/// Pain: out cold, stunned, staggered, or borne.
pub fn pain(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::Pain) else { return };
    let ask = |rules: BookView| risks_with(&rules.pain_roll(&hit), usual::pain(rules, &hit));
    with_dice(world, hit.target, Q_PAIN_RISK, ask, |rules, dice| deed::pain(rules, hit, dice));
}

/// Knock-back: even a blow that the armour stops may drive one back or over.
pub fn knock_back(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::KnockBack) else { return };
    let ask = |rules: BookView| risks_with(&rules.footing_roll(&hit), usual::footing(rules, &hit));
    with_dice(world, hit.target, Q_KNOCK_RISK, ask, |rules, dice| deed::footing(rules, hit, dice));
}

/// The wound is given. A fatal one kills, a critical one to a limb disables it (REA-87).
fn wound(world: &mut World, hit: Hit) {
    let place = BookView::new(world).tables.spot(hit.spot).name.clone();
    let wound = Wound { level: hit.level, spot: hit.spot };
    let words = || {
        let (wound, place) = (phrase(wound_words(hit.level)), Thing(&place));
        say!("{wound} to the {place}", wound, place)
    };
    lose_aim(world, hit.target);
    give_wound(world, hit.target, Some(hit.by), wound, words);
    match hit.level {
        FATAL.. => out(world, hit.target, Life::Dead),
        DISABLING => disable(world, hit),
        _ => {}
    }
}

/// A figure is out of the fight; its rider falls (REA-87, REA-115).
fn out(world: &mut World, figure: FigureId, life: Life) {
    give_way(world, figure);
    put_out(world, figure, life);
}

/// The level of a wound that disables a limb.
const DISABLING: u8 = 5;

fn disable(world: &mut World, hit: Hit) {
    let rules = BookView::new(world);
    let limb = rules.tables.spot(hit.spot).limb;
    let figure = hit.target;
    // All limbs of a mount are legs.
    let limb = if rules.is_mount(figure) && limb != Limb::None { Limb::Leg } else { limb };
    match limb {
        Limb::Arm | Limb::Hand => {
            let left = struck_left(world, figure);
            drop_held(world, figure);
            fighter(world, figure, |fighter| fighter.arm_lost[usize::from(left)] = true);
            let words = match left {
                true => "can no longer use the left arm",
                false => "can no longer use the right arm",
            };
            befall(world, figure, words, rule_ids::OUT);
        }
        Limb::Leg => {
            fighter(world, figure, |fighter| fighter.lame = true);
            befall(world, figure, "limps", rule_ids::OUT);
        }
        Limb::None => {}
    }
}

/// Whether it is the left arm that is struck: the one that holds something, the right before the
/// left; of empty ones the right, unless that is useless already (REA-87).
fn struck_left(world: &World, figure: FigureId) -> bool {
    match first_held(Table::new(world), figure) {
        Some((_, item)) => item.at == Place::Left,
        None => BookView::new(world).fighter(figure).arm_lost[0],
    }
}

/// What the struck arm holds falls.
fn drop_held(world: &mut World, figure: FigureId) {
    if let Some((item, _)) = first_held(Table::new(world), figure) {
        drop_item(world, figure, item);
    }
}

/// What pain does (REA-84).
fn suffer(world: &mut World, hit: Hit, effect: Pain) {
    let figure = hit.target;
    let limb = BookView::new(world).tables.spot(hit.spot).limb;
    match effect {
        Pain::Unconscious => out(world, figure, Life::Unconscious),
        Pain::Stunned => {
            fighter(world, figure, |fighter| {
                fighter.points = 0;
                fighter.stunned = true;
                fighter.daze = fighter.daze.min(-6);
            });
            befall(world, figure, "is stunned", rule_ids::PAIN);
        }
        Pain::Staggered => {
            spend(world, figure, 1);
            fighter(world, figure, |fighter| fighter.daze = fighter.daze.min(-2));
            befall(world, figure, "is staggered", rule_ids::PAIN);
        }
        Pain::None => {}
    }
    if mount_in_pain(world, figure, effect) {
        return;
    }
    let drops = match effect {
        Pain::Stunned => matches!(limb, Limb::Arm | Limb::Hand),
        Pain::Staggered => limb == Limb::Hand,
        _ => false,
    };
    // What a disabled arm held lies on the ground already (REA-87).
    if drops && hit.level < DISABLING {
        drop_held(world, figure);
    }
}

/// A mount in pain rears or bolts (REA-106).
fn mount_in_pain(world: &mut World, figure: FigureId, effect: Pain) -> bool {
    let mount = BookView::new(world).rider(figure).is_some();
    if mount && matches!(effect, Pain::Staggered | Pain::Stunned) {
        in_pain(world, figure, effect == Pain::Stunned);
    }
    mount
}

/// One hex straight away from the blow; down where it falls far short, or the hex is not
/// free (REA-85).
fn push(world: &mut World, hit: Hit, footing: Footing) {
    if footing == Footing::Stands {
        return;
    }
    lose_aim(world, hit.target);
    if BookView::new(world).rides(hit.target) {
        // A figure that is pushed in the saddle sways; a figure that is knocked down falls off
        // (REA-115).
        if footing == Footing::Down {
            fall(world, hit.target);
        }
        return;
    }
    let table = Table::new(world);
    let to = table.hex(hit.target) + hit.from.opposite().step();
    let free = table.free(to);
    if free {
        shove(world, hit.target, to);
    }
    if !free || footing == Footing::Down {
        take_posture(world, hit.target, Posture::Prone);
    }
}

/// The present hit is worked out; the other of a clash follows, or the manoeuvre ends.
fn next_hit(world: &mut World) {
    memory(world, |memory: &mut Memory| {
        if !memory.hits.is_empty() {
            memory.hits.remove(0);
        }
        memory.stage = if memory.hits.is_empty() { Stage::Done } else { Stage::Damage };
    });
}
