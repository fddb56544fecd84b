//! A figure acts: what it chose is carried out (OPT-401 to OPT-407).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, take_posture};
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::change::{combatant, doings, done};
use crate::declare::announce;
use crate::option_table::permitted;
use crate::rolls::Blow;
use crate::spells::spell_of;
use crate::tables::Way;
use crate::turn::{Step, Turn, go};
use crate::view::BookView;
use crate::words::*;
use crate::{blow, casting, choices, declare, kit, missiles, movement, scuffle};

/// Asks a figure what it does.
pub fn act(world: &mut World, figure: FigureId) {
    let asking = |world: &World| {
        let rules = BookView::new(world);
        let choices = choices::actions(rules, figure);
        // Doing nothing comes first; whoever holds a foe down does nothing by holding on.
        let decline = choices.first().copied().unwrap_or(Choice::plain(DONE));
        // Nobody lets go of what is in the hand without having been told to.
        let keeps = |choice: &Choice| rules.way(figure, choice) != Some(Way::Throw);
        let default = choices.iter().find(|it| it.verb == ATTACK && keeps(it)).copied();
        Asking { decline, default: default.unwrap_or(decline), choices }
    };
    let Some(choice) = ask(world, figure, Q_ACT, asking) else { return };
    carry_out(world, figure, choice);
}

/// Whether the option table lets a figure attack now (OPT-503, OPT-504).
pub fn could_attack(rules: BookView, figure: FigureId) -> bool {
    rules.table.posture(figure) == Posture::Standing
        && permitted(ATTACK, &rules.record(figure, false)).is_ok()
}

/// Whether a figure may attack now: the table lets it, and it has not held back from a pole
/// weapon (OPT-614).
pub fn may_attack(rules: BookView, figure: FigureId) -> bool {
    could_attack(rules, figure) && !rules.holds_back(figure)
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
                blow::shield_rush(world, figure, target);
            }
        }
        FIRE | LAST_SHOT | KNEEL_FIRE | LIE_FIRE => missiles::shoot(world, figure, choice),
        DODGE | DEFEND | KNEEL | LIE => declare::take_option(world, figure, choice.verb),
        STAND => stand(world, figure, choice),
        DISENGAGE => leave(world, figure, choice),
        READY | SWAP | RISE_READY => kit::change(world, figure, choice),
        RELOAD => kit::reload(world, figure),
        PICK_UP => kit::pick_up(world, figure, choice),
        WAIT => combatant(world, figure, |combatant| {
            combatant.waited = (combatant.waited + 1).min(2);
        }),
        DISBELIEVE => casting::disbelieve(world, figure, choice),
        GRAPPLE | DRAW | BREAK_OUT | PIN | HOLD | RELEASE | BREAK_FREE => {
            scuffle::carry_out(world, figure, choice);
        }
        verb if spell_of(verb).is_some() => casting::cast(world, figure, choice),
        _ => {}
    }
    // A foe that may refuse is asked first; until then nothing is done.
    if !matches!(world.resource::<Turn>().step, Step::Agree { .. }) {
        acted(world, figure, choice.verb);
    }
}

/// A figure has acted: that is what it has done this turn, and an opening it waited for is used
/// (OPT-614, OPT-643).
pub fn acted(world: &mut World, figure: FigureId, verb: Verb) {
    combatant(world, figure, |combatant| {
        combatant.turn.declared = Some(verb);
        if verb != WAIT {
            combatant.waited = 0;
        }
    });
}

/// Strikes, jabs, throws, or fights hand-to-hand; a second weapon may follow (OPT-642).
fn attack(world: &mut World, figure: FigureId, choice: Choice) {
    let rules = BookView::new(world);
    let way = rules.way(figure, &choice);
    // Its items have other numbers once the blow has cost it a weapon (OPT-204).
    let off_hand = rules.off_hand_arms(figure).any(|arm| Some(arm) == choice.arm);
    match way {
        Some(Way::Throw) => missiles::throw(world, figure, choice),
        Some(Way::Strike | Way::Jab) if outsider(rules, figure, choice.target) => {
            scuffle::strike_into(world, figure, choice);
        }
        Some(_) => {
            blow::attack(world, figure, choice);
        }
        None => {}
    }
    let rules = BookView::new(world);
    if way == Some(Way::Strike) && !off_hand && !off_hand_blows(rules, figure).is_empty() {
        go(world, Step::OffHand(figure));
    }
}

fn outsider(rules: BookView, figure: FigureId, target: Option<FigureId>) -> bool {
    let into = target.is_some_and(|target| rules.combatant(target).grappled);
    into && !rules.combatant(figure).grappled
}

/// Whether a stab with the off hand is left of a first blow with a pole weapon (OPT-115).
pub fn stabs(rules: BookView, figure: FigureId) -> bool {
    rules.combatant(figure).turn.stab && !off_hand_blows(rules, figure).is_empty()
}

/// The blows with the off hand that may follow one with the other.
fn off_hand_blows(rules: BookView, figure: FigureId) -> Vec<Choice> {
    if rules.table.posture(figure) != Posture::Standing || !rules.table.active(figure) {
        return Vec::new();
    }
    let blow = |arm, target| Choice { arm: Some(arm), ..Choice::plain(ATTACK).at(target) };
    let targets = |arm| rules.struck_at(figure).map(move |target| blow(arm, target));
    rules.off_hand_arms(figure).flat_map(targets).collect()
}

/// Asks for the blow with the off hand.
pub fn off_hand(world: &mut World, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_OFF_HAND, |world| {
        Asking::first_or(off_hand_blows(BookView::new(world), figure), Choice::plain(DONE))
    }) else {
        return;
    };
    go(world, Step::Slot);
    doings(world, figure, |doings| doings.stab = false);
    if let (ATTACK, Some(target), Some(arm)) = (choice.verb, choice.target, choice.arm) {
        announce(world, figure, choice);
        let rules = BookView::new(world);
        let blow = Blow { off_hand: true, ..Blow::now(rules, figure, target, arm) };
        match outsider(rules, figure, Some(target)) {
            true => scuffle::strike_on(world, blow),
            false => {
                blow::strike(world, blow);
            }
        }
    }
}

/// Asks for the second shot.
pub fn second_shot(world: &mut World, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_SECOND, |world| {
        Asking::first_or(choices::shots(BookView::new(world), figure), Choice::plain(DONE))
    }) else {
        return;
    };
    go(world, Step::Shots);
    doings(world, figure, |doings| doings.second = false);
    if choice.verb == FIRE {
        announce(world, figure, choice);
        missiles::loose(world, figure, choice);
    }
}

/// Stands up, perhaps a hex further, and turns (OPT-525).
fn stand(world: &mut World, figure: FigureId, choice: Choice) {
    take_posture(world, figure, Posture::Standing);
    if let Some(hex) = choice.hex {
        movement::go_along(world, figure, &[hex]);
    }
    go(world, Step::Turned(figure));
}

/// Breaks contact, if need be by throwing itself on a foe (OPT-721).
fn leave(world: &mut World, figure: FigureId, choice: Choice) {
    if choice.target.is_some() {
        return scuffle::carry_out(world, figure, choice);
    }
    if let Some(hex) = choice.hex {
        riposte_rules::battle::move_to(world, figure, hex, false);
    }
    go(world, Step::Turned(figure));
}
