//! Leaving a hex: moving, fleeing, carrying, soaring, leaping, pursuing (VAN-701 to VAN-706).

use bevy_ecs::prelude::*;
use riposte_rules::battle::move_to;
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;

use crate::change::{befall, declare, fighter, spend};
use crate::fighter::Stat;
use crate::holds::STRIKE_ON;
use crate::keywords::Keyword;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// How an attempt to leave a hex comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It does not get away.
    Stays,
    /// It gets away.
    Leaves,
    /// It gets away, and its gift is spent.
    Spent,
}

/// What a way to leave costs.
pub fn cost(view: BookView, verb: Verb) -> u8 {
    let constants = view.constants();
    match verb {
        SOAR => constants.soar_cost,
        LEAP => constants.leap_cost,
        _ => constants.move_cost,
    }
}

/// Every way to leave that is open.
pub fn list(view: BookView<'_>, figure: FigureId) -> Vec<Choice> {
    if view.has(figure, Keyword::Anchored) {
        return Vec::new();
    }
    let mut choices = Vec::new();
    let held = view.holders(figure).next().is_some();
    let go = if held { FLEE } else { MOVE };
    if affords(view, figure, go) {
        for hex in goals(view, figure) {
            choices.push(Choice::plain(go).to(hex));
            choices.extend(view.fallen_here(figure).map(|it| Choice::plain(CARRY).to(hex).at(it)));
        }
    }
    if view.winged(figure) && affords(view, figure, SOAR) && !bound_here(view, figure) {
        let near = view.table.hex(figure).ring(1);
        let near = near.filter(|hex| view.enters(figure, *hex));
        choices.extend(near.map(|hex| Choice::plain(SOAR).to(hex)));
    }
    if view.shade(figure) && affords(view, figure, LEAP) && !bound_here(view, figure) {
        let far = view.table.hex(figure).ring(view.constants().leap_distance);
        let far = far.filter(|hex| view.enters(figure, *hex));
        choices.extend(far.map(|hex| Choice::plain(LEAP).to(hex)));
    }
    choices
}

/// Whether a figure has the points for a way to leave.
pub fn affords(view: BookView, figure: FigureId, verb: Verb) -> bool {
    view.fighter(figure).points >= cost(view, verb)
}

/// Followers go nowhere of themselves (VAN-108).
fn bound_here(view: BookView, figure: FigureId) -> bool {
    view.has(figure, Keyword::Follower)
}

/// The hexes beside its own to which a figure may go: followers only after one who fled.
fn goals(view: BookView<'_>, figure: FigureId) -> Vec<Hex> {
    let near = view.table.hex(figure).ring(1).filter(|hex| view.enters(figure, *hex));
    if bound_here(view, figure) {
        let after = pursuit(view, figure);
        return near.filter(|hex| Some(*hex) == after).collect();
    }
    near.collect()
}

/// Where the one is whom a follower may pursue (VAN-706).
pub fn pursuit(view: BookView, figure: FigureId) -> Option<Hex> {
    let quarry = view.fighter(figure).quarry.filter(|it| view.table.active(*it))?;
    let hex = view.table.hex(quarry);
    let free = view.foes_here(figure).next().is_none() && !view.has(figure, Keyword::Anchored);
    let near = view.table.distance_to(figure, hex) == 1;
    (view.constants().followers_pursue && free && near && view.enters(figure, hex)).then_some(hex)
}

/// What leaving is: a roll where somebody has something on the figure, and a die for the gift
/// where it is used.
pub fn deed<'w>(view: BookView<'w>, figure: FigureId, choice: &Choice) -> Deed<'w, End> {
    let gift = matches!(choice.verb, SOAR | LEAP);
    if view.holders(figure).next().is_none() {
        return away(view, figure, gift);
    }
    let contest = view.stat_roll(figure, Stat::Agility, "flee");
    Deed::check(figure, None, contest).then(move |degree| match degree.success {
        true => away(view, figure, gift),
        false => Deed::end(End::Stays),
    })
}

fn away<'w>(view: BookView<'w>, figure: FigureId, gift: bool) -> Deed<'w, End> {
    if !gift {
        return Deed::end(End::Leaves);
    }
    let spent_at = view.constants().spent_at;
    let spent = move |total: i32| total <= spent_at;
    Deed::roll(figure, view.die("the gift"))
        .meaning(move |total| spent(total).then_some("it is spent".into()))
        .class(move |total| i32::from(spent(total)))
        .rows(move |class| (class == 1).then_some("it is spent".into()))
        .then(|class| Deed::end(if class == 1 { End::Spent } else { End::Leaves }))
}

/// Leaves, or tries to.
pub fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    let Some(hex) = choice.hex else { return };
    let rule = VERBS[usize::from(choice.verb.0)].rule;
    declare(world, figure, choice, |view| words(view, choice, hex), rule);
    let points = cost(BookView::new(world), choice.verb);
    spend(world, figure, points);
    let Ok(end) = perform(world, |world| deed(BookView::new(world), figure, &choice));
    if end == End::Stays {
        return befall(world, figure, "does not get away", rule_ids::FLEE);
    }
    note_pursuers(world, figure);
    move_to(world, figure, hex, false);
    if let Some(carried) = choice.target {
        move_to(world, carried, hex, true);
    }
    if end == End::Spent {
        fighter(world, figure, |fighter| fighter.spent = true);
        let (words, rule) = match choice.verb {
            SOAR => ("is grounded: it flies no more", rule_ids::SOAR),
            _ => ("is sick of the shade: it is flesh and blood again", rule_ids::LEAP),
        };
        befall(world, figure, words, rule);
    }
}

/// Those who had strike on one who leaves may come after it.
fn note_pursuers(world: &mut World, figure: FigureId) {
    let by: Vec<FigureId> = BookView::new(world).table.bound_by(figure, STRIKE_ON).collect();
    for holder in by {
        fighter(world, holder, |fighter| fighter.quarry = Some(figure));
    }
}

fn words(view: BookView, choice: Choice, hex: Hex) -> String {
    let hex = hex_name(hex);
    match (choice.verb, choice.target) {
        (CARRY, Some(friend)) => format!("carries {} to {hex}", view.table.name(friend)),
        (FLEE, _) => format!("flees to {hex}"),
        (SOAR, _) => format!("soars to {hex}"),
        (LEAP, _) => format!("leaps through the shade to {hex}"),
        _ => format!("goes to {hex}"),
    }
}
