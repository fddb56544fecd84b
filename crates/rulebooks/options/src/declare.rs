//! Declaring an option with the movement, and saying that one attacks (OPT-403 to OPT-406,
//! OPT-119).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Why, need};
use riposte_kit::forecast::note_with;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice, Closed, Forecast, Verb};
use riposte_rules::figure::FigureId;

use crate::allowed::{barred, defends_with, may_strike};
use crate::change::{emit_note, turn_record};
use crate::option_table::{Record, permitted};
use crate::rule_ids;
use crate::stances::{drops, take_option};
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
        if choice.verb == ATTACK {
            emit_note(world, figure, "plans to attack", rule_ids::CHANGE);
        }
    }
    go(world, Step::Pick(side));
}

/// What an option that is declared with the movement binds the figure to (OPT-403, OPT-410).
pub fn binds(choice: &Choice, forecast: &mut Forecast) {
    let (words, rule) = match choice.verb {
        ATTACK => ("only a plan: in its action it chooses anew", rule_ids::CHANGE),
        DODGE | DEFEND => ("holds from now on, unless something changes", rule_ids::CHANGE),
        KNEEL | LIE => ("done at once, and not taken back", rule_ids::AT_ONCE),
        _ => return,
    };
    note_with(forecast, || words.to_owned(), rule);
}

/// The options a figure may declare.
pub fn declarable(rules: BookView, figure: FigureId, moving: bool) -> Vec<Choice> {
    let record = rules.record(figure, moving);
    let open = |verb: &Verb| option(rules, figure, *verb, &record).is_ok();
    DECLARED.into_iter().filter(open).map(Choice::plain).collect()
}

/// The options that a figure may not declare, and why.
pub fn closed(rules: BookView, figure: FigureId, moving: bool) -> Vec<Closed> {
    let record = rules.record(figure, moving);
    let shut = |verb: Verb| {
        let why = option(rules, figure, verb, &record).err()?;
        Some(Closed { verb, reason: why.words().into_owned(), rule: why.rule })
    };
    DECLARED.into_iter().filter_map(shut).collect()
}

/// Whether a figure may declare an option: the table lets it, and it has the means.
fn option(rules: BookView, figure: FigureId, verb: Verb, record: &Record) -> Result<(), Why> {
    let row = permitted(verb, record).map_err(barred)?;
    need(!rules.felled(figure), "was knocked down last turn", rule_ids::KNOCKED_DOWN)?;
    match verb {
        ATTACK => need(has_means(rules, figure), "has nothing ready to strike with", row.rule()),
        DEFEND => {
            let means = defends_with(rules, figure);
            need(means, "has no weapon ready to defend with", rule_ids::DEFEND_WITH)
        }
        KNEEL | LIE => drops(rules, figure, verb, row.rule()),
        _ => Ok(()),
    }
}

/// Whether a figure has anything to attack with, a shield among it.
fn has_means(rules: BookView, figure: FigureId) -> bool {
    may_strike(rules, figure) || rules.shield(figure, true).is_some()
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
        && has_means(rules, figure)
        && rules.meeting_charge(figure, here).next().is_some()
}
