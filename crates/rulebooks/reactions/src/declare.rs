//! The start of a manoeuvre that has been declared: what is done at once, and what its first
//! stage is (REA-49, REA-53, REA-57 to REA-60).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{make_ready, put_away, take_posture, take_up, turn_to};
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::deed::perform;
use riposte_rules::event::Event;
use riposte_rules::figure::{Dropped, FigureId, Item, Place, Posture};
use riposte_rules::systems::PathProgress;

use crate::ask::{dice, question, risks};
use crate::change::{at_stage, drop_item, memory, spend, stage, tell};
use crate::melee::blow::blow_direction;
use crate::memory::{Bout, Manoeuvre, Stage};
use crate::missiles::act::{load, unload};
use crate::mounted::seat;
use crate::mounted::steed::steed;
use crate::movement::offer_following;
use crate::notice::notice;
use crate::rolls::draw_cost;
use crate::tables::Size;
use crate::view::BookView;
use crate::words::*;

/// Starts the topmost manoeuvre once it is paid for.
pub fn start(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Start) else { return };
    let (actor, choice) = (frame.actor, frame.choice);
    match choice.verb {
        TRAMPLE => {
            // Nobody aims with a horse.
            let chest = BookView::new(world).tables.chest();
            memory(world, |memory| memory.spot = chest);
            stage(world, Stage::AttackRisk);
        }
        verb if strikes(verb) => stage(world, Stage::Aim),
        RIDE | RIDEDOWN => stage(world, Stage::PathProgress),
        FASTER | SLOWER | WHEEL => stage(world, Stage::Steer),
        verb if BookView::new(world).must_stay_on(actor, verb) => stage(world, Stage::Seat),
        SET_AIM => stage(world, Stage::AimRisk),
        MOVE => offer_following(world),
        FOLLOW | SIDESTEP | BLOCK | ROLL | DROPDODGE | FOREARM => step(world, actor, choice),
        JUMP | PARRY => {
            let back = back_step(world, actor);
            memory(world, |memory| memory.march = PathProgress::along(back));
            step(world, actor, choice);
        }
        DRAW => stage(world, Stage::DrawRisk),
        _ => {
            at_once(world, actor, choice);
            if seen_by_itself(world, choice) {
                notice(world, actor, None);
            } else {
                stage(world, Stage::Done);
            }
        }
    }
}

/// Whether others are asked about a deed of its own: to let a thing fall is none, and what the
/// target of a blow does about it is seen together with the blow (REA-49).
fn seen_by_itself(world: &World, choice: Choice) -> bool {
    let below = world.resource::<Bout>().frames().iter().rev().nth(1);
    let meets_blow = below.is_some_and(|below| below.memory.stage == Stage::Defend);
    choice.verb != DROP && !meets_blow
}

/// The hex directly away from the blow that is being met.
fn back_step(world: &World, actor: FigureId) -> Option<riposte_rules::board::Hex> {
    let rules = BookView::new(world);
    let frames = rules.bout().frames();
    let blow: &Manoeuvre = frames.iter().rev().nth(1)?;
    let from = blow_direction(rules, blow, actor);
    Some(rules.table.hex(actor) + from.opposite().step())
}

fn step(world: &mut World, actor: FigureId, choice: Choice) {
    if let Some(facing) = choice.facing {
        turn_to(world, actor, facing);
    }
    stage(world, Stage::PathProgress);
}

/// Carries out what needs no dice and no movement.
fn at_once(world: &mut World, actor: FigureId, choice: Choice) {
    let item = choice.arm.map_or(0, |arm| arm.item);
    match choice.verb {
        TURN => turn_to(world, actor, choice.facing.unwrap_or_default()),
        READY => {
            let item = let_go(world, actor, item, choice.number);
            ready(world, actor, item);
            retell(world, Choice::plain(READY).with(item, None));
        }
        STOW => stow(world, actor, item),
        DROP => drop_item(world, actor, item),
        LOAD => load(world, actor, item),
        PICKUP => pick_up(world, actor, choice.number.unwrap_or(0)),
        RISE => take_posture(world, actor, Posture::Standing),
        MOUNT | DISMOUNT => seat::carry_out(world, actor, &choice),
        BRACE => steed(world, actor, |steed| steed.braced = true),
        SPEAK => {
            let count = choice.number.unwrap_or(0);
            let words = format!("{count} word{}", if count == 1 { "" } else { "s" });
            tell(world, || Event::Spoke { figure: actor, words: words.into() });
        }
        _ => {}
    }
}

fn ready(world: &mut World, actor: FigureId, number: u8) {
    let rules = BookView::new(world);
    let item = rules.table.arms(actor).item(number);
    let place = item.and_then(|item| rules.hand_for(actor, item));
    if let Some(place) = place {
        make_ready(world, actor, number, place);
    }
}

/// What is in the hands that a choice frees falls (REA-58). The number that another item has
/// after that.
fn let_go(world: &mut World, actor: FigureId, item: u8, hands: Option<i16>) -> u8 {
    let falling = BookView::new(world).in_hands(actor, hands.unwrap_or(0));
    // The last first, so that the others keep their numbers.
    for number in falling.iter().rev() {
        drop_item(world, actor, *number);
    }
    item - falling.iter().filter(|number| **number < item).count() as u8
}

/// Shields and what is large go on the back, all else to the belt (REA-57).
fn stow(world: &mut World, actor: FigureId, number: u8) {
    let rules = BookView::new(world);
    let weapon = rules.weapon_of(actor, Arm { item: number, mode: None });
    let large = rules.tables.weapons.of(weapon).size == Size::Large;
    let on_back = large || rules.table.armoury().weapon(weapon).shield;
    put_away(world, actor, number, if on_back { Place::Back } else { Place::Belt });
}

fn pick_up(world: &mut World, actor: FigureId, number: i16) {
    let rules = BookView::new(world);
    let index = usize::try_from(number).unwrap_or(usize::MAX);
    let Some(lying) = world.resource::<Dropped>().0.get(index) else { return };
    let lying_at = lying.hex;
    let item = Item { weapon: lying.weapon, at: Place::Belt };
    let place = rules.hand_for(actor, item);
    if let Some(place) = place {
        take_up(world, actor, index, place);
        let taken = BookView::new(world).table.arms(actor).items.len() - 1;
        unload(world, actor, taken as u8);
        retell(world, Choice::plain(PICKUP).to(lying_at).with(taken as u8, None));
    }
}

/// Items have other numbers once things have changed hands: from now on the topmost manoeuvre is
/// told so.
fn retell(world: &mut World, choice: Choice) {
    if let Some(frame) = world.resource_mut::<Bout>().top_mut() {
        frame.choice = choice;
    }
}

/// The fast draw: a roll says what it costs, and whether it succeeds (REA-59).
pub fn fast_draw(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::DrawRisk) else { return };
    let (actor, number) = (frame.actor, frame.choice.arm.map_or(0, |arm| arm.item));
    let ask = |rules: BookView| {
        risks(&rules.draw_roll(actor, number), |total| {
            f64::from(-draw_cost(total) - i32::from(total <= 0))
        })
    };
    let Some(choice) = question(world, actor, Q_DRAW_RISK, ask) else { return };
    let risked = dice(choice);
    let Ok(draw) = perform(world, |world| BookView::new(world).fast_draw(actor, number, risked));
    spend(world, actor, draw.cost);
    if draw.out {
        ready(world, actor, number);
    }
    // With nothing spent nobody was quick enough to answer, and a blow may follow on.
    if draw.out && draw.cost == 0 {
        stage(world, Stage::FollowOn);
    } else {
        notice(world, actor, None);
    }
}
