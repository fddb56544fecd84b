//! Declaring an option with the movement, and saying that one attacks (OPT-403 to OPT-406,
//! OPT-119).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, take_posture};
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::allowed::{defends_with, may_strike};
use crate::announce::announce;
use crate::change::turn_record;
use crate::circumstances::take_note;
use crate::option_table::permitted;
use crate::step::{Step, go, phase};
use crate::view::BookView;
use crate::words::*;

/// The options that take effect when they are declared, and the attack.
const DECLARED: [Verb; 5] = [ATTACK, DODGE, DEFEND, KNEEL, LIE];

/// Asks for the option of a figure that has moved.
pub fn declare(world: &mut World, side: u8, figure: FigureId) {
    let rules = BookView::new(world);
    let open = rules.table.active(figure) && !rules.combatant(figure).turn.done;
    let open = open && !rules.grappled(figure) && !rules.pinned(figure);
    if open {
        let Some(choice) = ask(world, figure, Q_DECLARE, |world| {
            let rules = BookView::new(world);
            let later = Choice::plain(DONE);
            let mut choices = declarable(rules, figure, true);
            let attack = choices.first().filter(|choice| choice.verb == ATTACK).copied();
            choices.push(later);
            Asking { choices, decline: later, default: attack.unwrap_or(later) }
        }) else {
            return;
        };
        take_option(world, figure, choice.verb);
    }
    go(world, Step::Pick(side));
}

/// The options a figure may declare.
pub fn declarable(rules: BookView, figure: FigureId, moving: bool) -> Vec<Choice> {
    let record = rules.record(figure, moving);
    let open = |verb: &Verb| permitted(*verb, &record).is_ok() && possible(rules, figure, *verb);
    DECLARED.into_iter().filter(open).map(Choice::plain).collect()
}

/// Whether the means are there, whatever the table says.
fn possible(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    match verb {
        ATTACK => may_strike(rules, figure) || rules.shield(figure, true).is_some(),
        DEFEND => defends_with(rules, figure),
        LIE => rules.table.posture(figure) == Posture::Standing,
        KNEEL => rules.table.posture(figure) == Posture::Standing,
        _ => true,
    }
}

/// Puts an option into effect.
pub fn take_option(world: &mut World, figure: FigureId, verb: Verb) {
    take_note(world, figure);
    let declared = (verb != DONE).then_some(verb);
    turn_record(world, figure, |turn| {
        turn.declared = declared;
        turn.dodging = verb == DODGE;
        turn.defending = verb == DEFEND;
        turn.done = matches!(verb, DODGE | DEFEND | KNEEL | LIE);
    });
    if matches!(verb, DODGE | DEFEND | KNEEL | LIE) {
        announce(world, figure, Choice::plain(verb));
    }
    match verb {
        KNEEL => take_posture(world, figure, Posture::Kneeling),
        LIE => take_posture(world, figure, Posture::Prone),
        _ => {}
    }
}

/// All have moved: how each is engaged now is what counts for its option (OPT-315).
pub fn open_actions(world: &mut World) {
    let figures: Vec<FigureId> = BookView::new(world).table.active_figures().collect();
    for figure in &figures {
        let after = BookView::new(world).status(*figure);
        turn_record(world, *figure, |turn| turn.after = after);
    }
    phase(world, "Actions", None);
    match figures.first() {
        Some(first) => go(world, Step::Change(*first)),
        None => go(world, Step::Slot),
    }
}

/// Asks a figure that has come up to a pole weapon, and has not said so yet, whether it attacks;
/// then the next. One that does not say so holds back this turn (OPT-614).
pub fn charge(world: &mut World, figure: FigureId) {
    if must_say(BookView::new(world), figure) {
        let Some(choice) = ask(world, figure, Q_CHARGE, |world| {
            let mut choices = declarable(BookView::new(world), figure, false);
            let attack = choices.iter().find(|choice| choice.verb == ATTACK).copied();
            let back = Choice::plain(DONE);
            choices.push(back);
            Asking { choices, decline: back, default: attack.unwrap_or(back) }
        }) else {
            return;
        };
        take_option(world, figure, choice.verb);
        if choice.verb == DONE {
            turn_record(world, figure, |turn| turn.declared = Some(DONE));
        }
    }
    let next = BookView::new(world).table.active_figures().find(|other| *other > figure);
    go(world, next.map_or(Step::Slot, Step::Charge));
}

/// Whether a figure could charge somebody who would meet it with a pole weapon, and has said
/// nothing of it.
pub fn must_say(rules: BookView, figure: FigureId) -> bool {
    let turn = &rules.combatant(figure).turn;
    let here = rules.table.hex(figure);
    turn.declared.is_none()
        && !turn.done
        && rules.may_charge(figure)
        && possible(rules, figure, ATTACK)
        && rules.meeting_charge(figure, here).next().is_some()
}
