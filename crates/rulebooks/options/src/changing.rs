//! Changing an option after the movement, when something has changed for the figure since it
//! chose (OPT-403, OPT-404).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::{FigureId, FigureSet};
use riposte_words::say;

use crate::casting::choices::casts_at;
use crate::circumstances::{acts_upon, take_note};
use crate::combatant::TurnRecord;
use crate::declare::{declarable, must_say};
use crate::order::rank;
use crate::stances::take_option;
use crate::step::{Step, go};
use crate::view::BookView;
use crate::words::*;

/// Asks a figure whether it changes its option; then the next.
pub fn change(world: &mut World, figure: FigureId) {
    if is_due(BookView::new(world), figure) {
        let Some(choice) = ask(world, figure, Q_CHANGE, |world| asking(world, figure)) else {
            return;
        };
        match choice.verb {
            KEEP => {}
            KEEP_ALL => keep_all(world, figure),
            verb => take_option(world, figure, verb),
        }
    }
    let mut figures = BookView::new(world).table.active_figures();
    let first = figures.next();
    let next = first.into_iter().chain(figures).find(|other| *other > figure);
    go(world, next.map(Step::Change).or(first.map(Step::Charge)).unwrap_or(Step::Slot));
}

fn asking(world: &World, figure: FigureId) -> Asking {
    let rules = BookView::new(world);
    let keep = Choice::plain(KEEP);
    let turn = &rules.combatant(figure).turn;
    let other = |choice: &Choice| Some(choice.verb) != turn.declared;
    let mut choices: Vec<Choice> =
        declarable(rules, figure, false).into_iter().filter(other).collect();
    choices.push(keep);
    if others_due(rules, figure).next().is_some() {
        choices.push(Choice::plain(KEEP_ALL));
    }
    if guards(turn) {
        // A figure that gives its guard up may do in its action whatever is open to it then.
        choices.push(Choice::plain(DONE));
    }
    Asking { choices, decline: keep, default: keep }
}

/// Every figure of a side that would still be asked keeps to its option.
fn keep_all(world: &mut World, figure: FigureId) {
    let others: Vec<FigureId> = others_due(BookView::new(world), figure).collect();
    others.into_iter().for_each(|other| take_note(world, other));
}

/// The figures of the same side that are asked after this one.
fn others_due<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
    let friends = rules.table.friends(figure);
    friends.filter(move |other| *other > figure && is_due(rules, *other))
}

/// Whether a figure is asked if it changes its option: it may, something has changed for it since
/// it chose, and it could matter. It is on its guard and so does nothing else, or an enemy may act
/// upon it before it acts itself; all others choose in their action anyway. What is done at once
/// is not undone (OPT-403, OPT-410).
fn is_due(rules: BookView, figure: FigureId) -> bool {
    let turn = &rules.combatant(figure).turn;
    let table = rules.table;
    let open = table.active(figure) && !rules.grappled(figure) && !rules.pinned(figure);
    let matters = || {
        guards(turn)
            || (!turn.done && table.enemies(figure).any(|enemy| comes_first(rules, enemy, figure)))
    };
    open && matters() && !must_say(rules, figure) && news(rules, figure).next().is_some()
}

fn guards(turn: &TurnRecord) -> bool {
    turn.dodging || turn.defending
}

/// Whether an enemy may act upon a figure before it acts itself (OPT-113, OPT-115).
fn comes_first(rules: BookView, enemy: FigureId, figure: FigureId) -> bool {
    let quick = || rank(rules, enemy) >= rank(rules, figure);
    acts_upon(rules, enemy, figure) && (rules.poles(enemy).next().is_some() || quick())
}

/// What an enemy has changed for a figure since it chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum News {
    /// It engages the figure.
    Engages,
    /// It engages it no longer.
    Leaves,
    /// It has had its movement, and may act upon it.
    Reaches,
    /// It could have acted upon it, and no longer can.
    Misses,
}

/// What has changed for a figure, enemy by enemy. To one that has chosen nothing yet, a figure that
/// may act upon it is news.
fn news<'w>(rules: BookView<'w>, figure: FigureId) -> impl Iterator<Item = (FigureId, News)> + 'w {
    let turn = &rules.combatant(figure).turn;
    let engaged: FigureSet = rules.engagers(figure).collect();
    let of = move |enemy: FigureId| {
        let since = rules.combatant(enemy).turn.gone && !turn.known.contains(enemy);
        let chosen = !turn.known.is_empty();
        let acts = acts_upon(rules, enemy, figure);
        match (turn.engaged.contains(enemy), engaged.contains(enemy)) {
            (true, false) => Some(News::Leaves),
            (false, true) if chosen => Some(News::Engages),
            _ if since && acts => Some(News::Reaches),
            _ if turn.open_to.contains(enemy) && !acts => Some(News::Misses),
            _ => None,
        }
    };
    rules.table.enemies(figure).filter_map(move |enemy| Some((enemy, of(enemy)?)))
}

/// No blow reaches farther than so many hexes.
const AT_HAND: u32 = 2;

/// That an enemy can reach a figure; from afar also how, or one looks for it close by.
fn reached(rules: BookView, enemy: FigureId, figure: FigureId) -> String {
    let (who, name) = (rules.table.name(enemy), rules.table.name(figure));
    let far = rules.table.distance(enemy, figure) > AT_HAND;
    match far && !rules.combatant(enemy).turn.done && casts_at(rules, enemy, figure) {
        true => say!("{who} can cast at {name}", who, name),
        false if far => say!("{who} can shoot at {name}", who, name),
        false => say!("{who} can reach {name}", who, name),
    }
}

/// What is asked now, where that says more than its question alone: what has changed for the
/// figure (OPT-403).
pub fn asks(rules: BookView) -> Option<String> {
    let decision = rules.table.decision().filter(|decision| decision.question == Q_CHANGE)?;
    let figure = decision.figure;
    let name = rules.table.name(figure);
    let waits = !guards(&rules.combatant(figure).turn);
    let words = |(enemy, news): (FigureId, News)| {
        let who = rules.table.name(enemy);
        let said = match news {
            News::Engages => say!("{who} now engages {name}", who, name),
            News::Leaves => say!("{who} engages {name} no longer", who, name),
            News::Reaches => reached(rules, enemy, figure),
            News::Misses => return say!("{who} can no longer reach {name}", who, name),
        };
        match waits && comes_first(rules, enemy, figure) {
            true => say!("{said}, and acts sooner", said),
            false => said,
        }
    };
    let said: Vec<String> = news(rules, figure).map(words).collect();
    let said = said.join("; ");
    Some(match rules.combatant(figure).turn.known.is_empty() {
        true => say!("{name} has no plan yet. {said}. Choose one now?", name, said),
        false => say!("{said}. Does {name} keep to the plan?", name, said),
    })
}
