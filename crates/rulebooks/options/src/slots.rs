//! Step 5: whose action is next (OPT-113 to OPT-118).

use bevy_ecs::prelude::*;
use riposte_rules::battle::ask;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Dice, Roll, Scale};

use crate::act;
use crate::change::{throw, turn_record};
use crate::melee::off_hand::stabs;
use crate::melee::pole::pole_blows;
use crate::order::{pole_rank, rank, shot_rank};
use crate::ranged::shots::second_shots;
use crate::step::{Step, go};
use crate::under_way::{self, Stage};
use crate::view::BookView;
use crate::words::*;

/// Finds who acts next: pole weapons in and against charges first, then by adjusted DX as it
/// is now.
pub fn next(world: &mut World) {
    let rules = BookView::new(world);
    let first = waiting(rules).filter(|figure| !pole_blows(rules, *figure).is_empty());
    let first: Vec<FigureId> = first.collect();
    let stabbing = rules.table.active_figures().filter(|figure| stabs(rules, *figure));
    let rest: Vec<FigureId> = waiting(rules).chain(stabbing).collect();
    if let Some(figure) = quickest(world, &first, pole_rank) {
        go(world, Step::First(figure));
    } else if let Some(figure) = quickest(world, &rest, rank) {
        let stab = BookView::new(world).combatant(figure).turn.done;
        match stab {
            true => stab_next(world, figure),
            false => go(world, Step::Act(figure)),
        }
    } else {
        go(world, Step::Shots);
    }
}

/// A stab with the off hand that was due in the usual order.
fn stab_next(world: &mut World, figure: FigureId) {
    under_way::begin(world, Link::Action, figure, Choice::plain(ATTACK), Stage::OffHand);
}

/// Those who have yet to act.
fn waiting(rules: BookView<'_>) -> impl Iterator<Item = FigureId> {
    let able = move |figure: &FigureId| {
        let combatant = rules.combatant(*figure);
        !combatant.turn.done && !combatant.numb
    };
    rules.table.active_figures().filter(able)
}

/// The one with the highest adjusted DX, as `key` reckons it; a die each decides between equals
/// (OPT-114).
pub fn quickest(
    world: &mut World,
    figures: &[FigureId],
    key: impl Fn(BookView<'_>, FigureId) -> i32,
) -> Option<FigureId> {
    if let [only] = figures {
        return Some(*only);
    }
    let rules = BookView::new(world);
    let keys: Vec<(i32, FigureId)> =
        figures.iter().map(|figure| (key(rules, *figure), *figure)).collect();
    let best = keys.iter().map(|(key, _)| *key).max()?;
    let mut tied: Vec<FigureId> =
        keys.iter().filter(|(key, _)| *key == best).map(|(_, figure)| *figure).collect();
    while tied.len() > 1 && !world.resource::<Dice>().failed() {
        let mut rolled: Vec<(i32, FigureId)> = Vec::new();
        for figure in &tied {
            let roll = Roll::new("tie of adjusted DX", Scale::Whole).dice(1, 6);
            rolled.push((throw(world, *figure, roll, |_| None).total, *figure));
        }
        let most = rolled.iter().map(|(total, _)| *total).max().unwrap_or(0);
        tied = rolled.iter().filter(|(total, _)| *total == most).map(|(_, f)| *f).collect();
    }
    tied.first().copied()
}

/// Asks whether a pole weapon strikes before all others.
pub fn first(world: &mut World, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_FIRST, |world| {
        Asking::first_or(pole_blows(BookView::new(world), figure), Choice::plain(LATER))
    }) else {
        return;
    };
    if choice.verb == LATER {
        turn_record(world, figure, |turn| turn.passed = true);
        return go(world, Step::Slot);
    }
    act::carry_out(world, figure, choice);
    if under_way::stage(world) == Some(Stage::OffHand) {
        // The other hand holds no pole weapon, so its stab comes in the usual order.
        turn_record(world, figure, |turn| turn.stab = true);
        under_way::end(world);
    }
}

/// Second shots, in the order of adjusted DX (OPT-117).
pub fn shots(world: &mut World) {
    let rules = BookView::new(world);
    let due = rules.table.active_figures().filter(|figure| rules.combatant(*figure).turn.second);
    let due: Vec<FigureId> =
        due.filter(|figure| !second_shots(rules, *figure).is_empty()).collect();
    match quickest(world, &due, shot_rank) {
        Some(figure) => go(world, Step::Shot(figure)),
        None => {
            crate::step::phase(world, "Forced retreats", None);
            go(world, Step::Retreats);
        }
    }
}
