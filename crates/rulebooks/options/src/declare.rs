//! Declaring an option with the movement, and changing it afterwards (OPT-403 to OPT-406,
//! OPT-119).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, take_posture};
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, FigureSet, Posture};

use crate::change::{doings, tell};
use crate::combatant::Doings;
use crate::option_table::permitted;
use crate::rules::Rules;
use crate::turn::{Step, go, phase};
use crate::words::*;
use crate::{choices, wording};

/// The options that take effect when they are declared, and the attack.
const DECLARED: [Verb; 5] = [ATTACK, DODGE, DEFEND, KNEEL, LIE];

/// Asks for the option of a figure that has moved.
pub fn declare(world: &mut World, side: u8, figure: FigureId) {
    let rules = Rules::new(world);
    let open = rules.table.active(figure) && !rules.combatant(figure).turn.done;
    let open = open && !rules.combatant(figure).grappled && !rules.pinned(figure);
    if open {
        let Some(choice) = ask(world, figure, Q_DECLARE, |world| {
            let rules = Rules::new(world);
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
fn declarable(rules: Rules, figure: FigureId, moving: bool) -> Vec<Choice> {
    let record = rules.record(figure, moving);
    let open = |verb: &Verb| permitted(*verb, &record).is_ok() && possible(rules, figure, *verb);
    DECLARED.into_iter().filter(open).map(Choice::plain).collect()
}

/// Whether the means are there, whatever the table says.
fn possible(rules: Rules, figure: FigureId, verb: Verb) -> bool {
    match verb {
        ATTACK => choices::may_strike(rules, figure),
        DEFEND => choices::defends_with(rules, figure),
        LIE => rules.table.posture(figure) == Posture::Standing,
        KNEEL => rules.table.posture(figure) == Posture::Standing,
        _ => true,
    }
}

/// Puts an option into effect.
pub fn take_option(world: &mut World, figure: FigureId, verb: Verb) {
    let known: FigureSet = Rules::new(world).engagers(figure).collect();
    let declared = (verb != DONE).then_some(verb);
    doings(world, figure, |doings| {
        doings.declared = declared;
        doings.known = known;
        doings.dodging = verb == DODGE;
        doings.defending = verb == DEFEND;
        doings.done = matches!(verb, DODGE | DEFEND | KNEEL | LIE);
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

/// Tells what a figure does.
pub fn announce(world: &mut World, figure: FigureId, choice: Choice) {
    let rules = Rules::new(world);
    let words = wording::deed(rules, figure, &choice);
    let rule = wording::rule_of(rules, figure, &choice);
    tell(world, || Event::Declared { figure, link: Link::Action, choice, words, rule });
}

/// All have moved: how each is engaged now is what counts for its option (OPT-315).
pub fn open_actions(world: &mut World) {
    let figures: Vec<FigureId> = Rules::new(world).table.active_figures().collect();
    for figure in &figures {
        let after = Rules::new(world).status(*figure);
        doings(world, *figure, |doings| doings.after = after);
    }
    phase(world, "Actions", None);
    match figures.first() {
        Some(first) => go(world, Step::Change(*first)),
        None => go(world, Step::Slot),
    }
}

/// Asks a figure, when others engage it now than did when it declared, whether it changes
/// its option; then the next.
pub fn change(world: &mut World, figure: FigureId) {
    let rules = Rules::new(world);
    if may_change(rules, figure) {
        let Some(choice) = ask(world, figure, Q_CHANGE, |world| {
            let rules = Rules::new(world);
            let keep = Choice::plain(KEEP);
            let now = rules.combatant(figure).turn.declared;
            let other = |choice: &Choice| Some(choice.verb) != now;
            let mut choices: Vec<Choice> =
                declarable(rules, figure, false).into_iter().filter(other).collect();
            choices.push(keep);
            Asking { choices, decline: keep, default: keep }
        }) else {
            return;
        };
        if choice.verb != KEEP {
            take_option(world, figure, choice.verb);
        }
    }
    let next = Rules::new(world).table.active_figures().find(|other| *other > figure);
    go(world, next.map_or(Step::Slot, Step::Change));
}

/// Whether things have changed for a figure since it declared.
fn may_change(rules: Rules, figure: FigureId) -> bool {
    let doings: &Doings = &rules.combatant(figure).turn;
    let now: FigureSet = rules.engagers(figure).collect();
    let free = matches!(doings.declared, None | Some(ATTACK | DODGE | DEFEND));
    let free = free && (!doings.done || doings.dodging || doings.defending);
    rules.table.active(figure) && free && now != doings.known && !rules.combatant(figure).grappled
}
