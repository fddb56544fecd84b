//! A figure acts: what it chose is carried out (OPT-401 to OPT-407).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, take_posture};
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Posture};

use crate::announce::announce;
use crate::casting::{cast, illusion};
use crate::change::{acted, combatant, done, turn_record};
use crate::declare::take_option;
use crate::grapple::{self, outsider};
use crate::melee::off_hand::off_hand_blows;
use crate::melee::{blow, rush};
use crate::ranged::{shots, throw};
use crate::spells::spell_of;
use crate::step::{Step, go};
use crate::tables::Way;
use crate::under_way::{self, Stage};
use crate::view::BookView;
use crate::ways::go_along;
use crate::words::*;
use crate::{choices, kit};

/// Asks a figure what it does.
pub fn act(world: &mut World, figure: FigureId) {
    let asking = |world: &World| {
        let rules = BookView::new(world);
        let choices = choices::actions(rules, figure);
        // Doing nothing comes first; a figure that holds a foe down does nothing by holding on.
        let decline = choices.first().copied().unwrap_or(Choice::plain(DONE));
        // Nobody lets go of what is in the hand without having been told to.
        let keeps = |choice: &Choice| rules.way(figure, choice) != Some(Way::Throw);
        let default = choices.iter().find(|it| it.verb == ATTACK && keeps(it)).copied();
        Asking { decline, default: default.unwrap_or(decline), choices }
    };
    let Some(choice) = ask(world, figure, Q_ACT, asking) else { return };
    carry_out(world, figure, choice);
}

/// Carries an action out. It is the figure's only one this turn (OPT-407).
pub fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    go(world, Step::Slot);
    done(world, figure);
    if !matches!(choice.verb, DONE | DODGE | DEFEND | KNEEL | LIE) {
        announce(world, figure, choice);
    }
    match choice.verb {
        ATTACK => attack(world, figure, choice),
        RUSH => {
            if let Some(target) = choice.target {
                rush::shield_rush(world, figure, target);
            }
        }
        FIRE | LAST_SHOT | KNEEL_FIRE | LIE_FIRE => shots::shoot(world, figure, choice),
        DODGE | DEFEND | KNEEL | LIE => take_option(world, figure, choice.verb),
        STAND => stand(world, figure, choice),
        DISENGAGE => leave(world, figure, choice),
        READY | SWAP | RISE_READY => kit::change(world, figure, choice),
        RELOAD => kit::reload(world, figure),
        PICK_UP => kit::pick_up(world, figure, choice),
        WAIT => combatant(world, figure, |combatant| {
            combatant.waited = (combatant.waited + 1).min(2);
        }),
        DISBELIEVE => illusion::disbelieve(world, figure, choice),
        GRAPPLE | DRAW | BREAK_OUT | PIN | HOLD | RELEASE | BREAK_FREE => {
            grapple::act::carry_out(world, figure, choice);
        }
        verb if spell_of(verb).is_some() => cast::cast(world, figure, choice),
        _ => {}
    }
    // A foe that may refuse is asked first; until then nothing is done.
    if under_way::stage(world) != Some(Stage::Agree) {
        acted(world, figure, choice.verb);
    }
}

/// Strikes, jabs, throws, or fights hand-to-hand; a second weapon may follow (OPT-642).
fn attack(world: &mut World, figure: FigureId, choice: Choice) {
    let rules = BookView::new(world);
    let way = rules.way(figure, &choice);
    // Its items have other numbers once the blow has cost it a weapon (OPT-204).
    let off_hand = rules.off_hand_arms(figure).any(|arm| Some(arm) == choice.arm);
    match way {
        Some(Way::Throw) => throw::throw(world, figure, choice),
        Some(Way::Strike | Way::Jab) if outsider::strikes_into(rules, figure, choice.target) => {
            outsider::strike_into(world, figure, choice);
        }
        Some(_) => {
            blow::strike_at(world, figure, choice);
        }
        None => {}
    }
    let rules = BookView::new(world);
    if way == Some(Way::Strike) && !off_hand && !off_hand_blows(rules, figure).is_empty() {
        under_way::begin(world, Link::FollowOn, figure, choice, Stage::OffHand);
    }
}

/// Asks for the second shot.
pub fn second_shot(world: &mut World, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_SECOND, |world| {
        Asking::first_or(shots::second_shots(BookView::new(world), figure), Choice::plain(DONE))
    }) else {
        return;
    };
    go(world, Step::Shots);
    turn_record(world, figure, |turn| turn.second = false);
    if choice.verb == FIRE {
        announce(world, figure, choice);
        shots::loose(world, figure, choice);
    }
}

/// Stands up, perhaps a hex further, and turns (OPT-525).
fn stand(world: &mut World, figure: FigureId, choice: Choice) {
    take_posture(world, figure, Posture::Standing);
    if let Some(hex) = choice.hex {
        go_along(world, figure, &[hex]);
    }
    under_way::begin(world, Link::Action, figure, choice, Stage::Turn);
}

/// Breaks contact, if need be by throwing itself on a foe (OPT-721).
fn leave(world: &mut World, figure: FigureId, choice: Choice) {
    if choice.target.is_some() {
        return grapple::act::carry_out(world, figure, choice);
    }
    if let Some(hex) = choice.hex {
        riposte_rules::battle::move_to(world, figure, hex, false);
    }
    under_way::begin(world, Link::Action, figure, choice, Stage::Turn);
}
