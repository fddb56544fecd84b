//! What a hit does: damage, soak, wound, pain, knock-back (REA-79, REA-82 to REA-87).

use bevy_ecs::prelude::*;
use riposte_kit::change::first_held;
use riposte_rules::battle::{Table, give_wound, take_posture};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Life, Place, Posture, Wound};
use riposte_rules::roll::Scale;

use crate::ask::{dice, question, risks};
use crate::change::{at_stage, drop_item, fighter, memory, put_out, spend, stage, tell, throw};
use crate::choices::soaks;
use crate::memory::{Hit, Memory, Stage};
use crate::movement::shove;
use crate::risked::Risking;
use crate::rolls::{Pain, pain_effect, soaked_levels, wound_level, wound_words};
use crate::rule_ids;
use crate::tables::Limb;
use crate::view::BookView;
use crate::words::*;

/// The hit being worked out, when the topmost manoeuvre is at a stage.
fn hit_at(world: &World, wanted: Stage) -> Option<Hit> {
    at_stage(world, wanted)?.memory.hits.first().copied()
}

fn change_hit(world: &mut World, change: impl FnOnce(&mut Hit)) {
    memory(world, |memory| {
        if let Some(hit) = memory.hits.first_mut() {
            change(hit);
        }
    });
}

/// The damage is rolled, and with the resistance gives the level of the wound.
pub fn damage(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::Damage) else { return };
    let ask = |rules: BookView| {
        let resistance = rules.resistance(hit.target, hit.spot);
        risks(&rules.damage_roll(&hit), |total| {
            f64::from(wound_level(total - resistance)) + f64::from(total) / 1000.0
        })
    };
    let Some(choice) = question(world, hit.by, Q_DAMAGE_RISK, ask) else { return };
    let rules = BookView::new(world);
    let resistance = rules.resistance(hit.target, hit.spot);
    let roll = rules.damage_roll(&hit).risking(dice(choice), rule_ids::RISK);
    let thrown = throw(world, hit.by, roll, |total| {
        let words = wound_words(wound_level(total - resistance));
        Some(format!("against {}: {words}", Scale::Half.write(resistance)).into())
    });
    change_hit(world, |hit| {
        hit.damage = thrown.total;
        hit.level = wound_level(thrown.total - resistance);
    });
    stage(world, Stage::Soak);
}

/// The struck may soak the blow once the hit is known.
pub fn soak(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::Soak) else { return };
    if hit.level == 0 || !BookView::new(world).table.active(hit.target) {
        return wound(world, hit);
    }
    let ask = |rules: BookView| soaks(rules, hit.target);
    match question(world, hit.target, Q_SOAK, ask) {
        Some(choice) if choice.verb == SOAK => {
            declare_soak(world, hit.target);
            stage(world, Stage::SoakRisk);
        }
        Some(_) => wound(world, hit),
        None => {}
    }
}

fn declare_soak(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let price = rules.constants().price.soak;
    let answered = rules.top().is_some_and(|frame| frame.memory.defence.verb != PASS);
    let link = match answered {
        true => riposte_rules::exchange::Link::FollowOn,
        false => riposte_rules::exchange::Link::Reaction,
    };
    let choice = riposte_rules::decision::Choice::plain(SOAK);
    let words = "soaks the blow".to_owned();
    tell(world, || Event::Declared { figure, link, choice, words, rule: rule_ids::SOAK });
    spend(world, figure, price);
}

/// The soak is rolled and makes the wound lighter.
pub fn soak_roll(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::SoakRisk) else { return };
    let ask = |rules: BookView| {
        risks(&rules.soak_roll(hit.target), |total| f64::from(soaked_levels(total).min(hit.level)))
    };
    let Some(choice) = question(world, hit.target, Q_SOAK_RISK, ask) else { return };
    let roll = BookView::new(world).soak_roll(hit.target).risking(dice(choice), rule_ids::RISK);
    let thrown = throw(world, hit.target, roll, |total| {
        Some(format!("−{} levels", soaked_levels(total)).into())
    });
    change_hit(world, |hit| hit.level = hit.level.saturating_sub(soaked_levels(thrown.total)));
    if let Some(hit) = hit_at(world, Stage::SoakRisk) {
        wound(world, hit);
    }
}

/// The wound is given; then come pain and knock-back.
fn wound(world: &mut World, hit: Hit) {
    let rules = BookView::new(world);
    if !rules.table.active(hit.target) {
        return next_hit(world);
    }
    if hit.level > 0 {
        let place = rules.tables.spot(hit.spot).name.to_lowercase();
        let wound = Wound { level: hit.level, spot: hit.spot };
        let words = || format!("{} to the {place}", wound_words(hit.level));
        give_wound(world, hit.target, Some(hit.by), wound, words);
    }
    match hit.level {
        6.. => {
            put_out(world, hit.target, Life::Dead);
            next_hit(world);
        }
        0 => stage(world, Stage::KnockBack),
        _ => {
            if hit.level == 5 {
                disable(world, hit);
            }
            stage(world, Stage::Pain);
        }
    }
}

/// A critical wound to a limb disables it (REA-87).
fn disable(world: &mut World, hit: Hit) {
    let limb = BookView::new(world).tables.spot(hit.spot).limb;
    let figure = hit.target;
    match limb {
        Limb::Arm | Limb::Hand => {
            let left = struck_left(world, figure);
            drop_held(world, figure);
            fighter(world, figure, |fighter| fighter.arm_lost[usize::from(left)] = true);
            let side = if left { "left" } else { "right" };
            let words = format!("can no longer use the {side} arm").into();
            tell(world, || Event::Condition { figure, words, rule: rule_ids::OUT });
        }
        Limb::Leg => {
            fighter(world, figure, |fighter| fighter.lame = true);
            let words = "limps".into();
            tell(world, || Event::Condition { figure, words, rule: rule_ids::OUT });
        }
        Limb::None => {}
    }
}

/// Whether it is the left arm that is struck: the one that holds something, the right before the
/// left; of empty ones the right, unless that is useless already (REA-87).
fn struck_left(world: &World, figure: FigureId) -> bool {
    match first_held(world, figure) {
        Some((_, item)) => item.at == Place::Left,
        None => BookView::new(world).fighter(figure).arm_lost[0],
    }
}

/// What the struck arm holds falls.
fn drop_held(world: &mut World, figure: FigureId) {
    if let Some((item, _)) = first_held(world, figure) {
        drop_item(world, figure, item);
    }
}

/// Pain: out cold, stunned, staggered, or borne.
pub fn pain(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::Pain) else { return };
    let ask = |rules: BookView| {
        risks(&rules.pain_roll(&hit), |total| match pain_effect(total) {
            Pain::Unconscious => -10.0,
            Pain::Stunned => -3.0,
            Pain::Staggered => -1.0,
            Pain::None => 0.0,
        })
    };
    let Some(choice) = question(world, hit.target, Q_PAIN_RISK, ask) else { return };
    let roll = BookView::new(world).pain_roll(&hit).risking(dice(choice), rule_ids::RISK);
    let thrown = throw(world, hit.target, roll, |total| Some(pain_effect(total).words().into()));
    suffer(world, hit, pain_effect(thrown.total));
    if Table::new(world).active(hit.target) {
        stage(world, Stage::KnockBack);
    } else {
        next_hit(world);
    }
}

fn suffer(world: &mut World, hit: Hit, effect: Pain) {
    let figure = hit.target;
    let limb = BookView::new(world).tables.spot(hit.spot).limb;
    match effect {
        Pain::Unconscious => put_out(world, figure, Life::Unconscious),
        Pain::Stunned => {
            fighter(world, figure, |fighter| {
                fighter.points = 0;
                fighter.stunned = true;
                fighter.daze = fighter.daze.min(-6);
            });
            let words = "is stunned".into();
            tell(world, || Event::Condition { figure, words, rule: rule_ids::PAIN });
        }
        Pain::Staggered => {
            spend(world, figure, 1);
            fighter(world, figure, |fighter| fighter.daze = fighter.daze.min(-2));
            let words = "is staggered".into();
            tell(world, || Event::Condition { figure, words, rule: rule_ids::PAIN });
        }
        Pain::None => {}
    }
    let drops = match effect {
        Pain::Stunned => matches!(limb, Limb::Arm | Limb::Hand),
        Pain::Staggered => limb == Limb::Hand,
        _ => false,
    };
    if drops {
        drop_held(world, figure);
    }
}

/// Knock-back: even a blow that the armour stops may drive one back or over.
pub fn knock_back(world: &mut World) {
    let Some(hit) = hit_at(world, Stage::KnockBack) else { return };
    if !BookView::new(world).constants().knock_back {
        return next_hit(world);
    }
    let difficulty = BookView::new(world).footing_difficulty(&hit).basic();
    let ask = |rules: BookView| {
        risks(&rules.footing_roll(&hit), |total| match total - difficulty {
            0.. => 0.0,
            -10.. => -1.0,
            _ => -3.0,
        })
    };
    let Some(choice) = question(world, hit.target, Q_KNOCK_RISK, ask) else { return };
    let roll = BookView::new(world).footing_roll(&hit).risking(dice(choice), rule_ids::RISK);
    let thrown = throw(world, hit.target, roll, |total| {
        let verdict = match total - difficulty {
            0.. => "stands",
            -10.. => "pushed back",
            _ => "knocked down",
        };
        Some(format!("against {}: {verdict}", Scale::Half.write(difficulty)).into())
    });
    push(world, hit, thrown.total - difficulty);
    next_hit(world);
}

/// One hex straight away from the blow; down where it falls far short, or the hex is not
/// free (REA-85).
fn push(world: &mut World, hit: Hit, result: i32) {
    if result >= 0 {
        return;
    }
    let table = Table::new(world);
    let to = table.hex(hit.target) + hit.from.opposite().step();
    let free = table.free(to);
    if free {
        shove(world, hit.target, to);
    }
    if !free || result < -10 {
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
