//! Pressing and following (MAN-231 to MAN-234).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Why, need};
use riposte_rules::battle::{ask, move_to};
use riposte_rules::board::{Hex, nearest_directions};
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::exchange::{Frame, Link};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;

use crate::change::{befall, doings, fighter};
use crate::close::bonds;
use crate::melee::answer;
use crate::memory::{Bout, Memory, Step};
use crate::movement::ways;
use crate::rule_ids as rule;
use crate::tables::{Group, ManeuverRow};
use crate::turn::step::{back, declare, go, remember};
use crate::view::BookView;
use crate::words::*;

/// Nothing more follows from the blow.
fn leave_off(world: &mut World) {
    remember(world, |memory| memory.vacated = None);
    back(world);
}

/// A figure that is pressed has to retreat, which goes with a cautious attack or an all-out defence,
/// or to attack all-out (MAN-232, MAN-234).
///
/// # Errors
/// Why it cannot take a maneuver.
pub fn lets(rules: BookView, figure: FigureId, row: &ManeuverRow, verb: Verb) -> Result<(), Why> {
    let pressed = rules.doings(figure).pressed.filter(|foe| rules.table.active(*foe));
    let Some(foe) = pressed else { return Ok(()) };
    if matches!(row.group, Group::AllOut | Group::Defence) {
        return Ok(());
    }
    let backs = "is pressed: must fall back, or attack or defend all-out";
    need(verb == CAUTIOUS, backs, rule::FALL_BACK)?;
    need(!cornered(rules, figure, foe), "is pressed and cannot fall back", rule::CORNERED)
}

/// Whether somebody who is pressed cannot fall back: it is held, not on its feet, or has no hex to
/// go to (MAN-234).
fn cornered(rules: BookView, figure: FigureId, foe: FigureId) -> bool {
    let able = rules.upright(figure) && !bonds::gripped(rules, figure);
    !able || answer::away(rules, figure, foe).next().is_none()
}

/// A step away from who presses a figure is its retreat of the turn (MAN-232).
pub fn gives_way(world: &mut World, figure: FigureId, hex: Hex) {
    let rules = BookView::new(world);
    let Some(foe) = rules.doings(figure).pressed else { return };
    let retreats = rules.row(rules.maneuver(figure)).is_some_and(|row| row.retreat);
    if retreats && ways::leads_away(rules, figure, foe, hex) {
        doings(world, figure, |doings| doings.retreated = Some(foe));
    }
}

/// A figure that won a blow by five may press the foe (MAN-231).
pub fn press(world: &mut World, figure: FigureId) {
    let foe = BookView::new(world).vacated();
    let Some((foe, _)) = foe else { return go(world, Step::Act) };
    let asking = Asking::first_or(vec![Choice::plain(PRESS_ON).at(foe)], Choice::plain(DONE));
    let Some(choice) = ask(world, figure, Q_PRESS, |_| asking) else { return };
    if choice.verb == PRESS_ON {
        declare(world, figure, &choice);
        fighter(world, foe, |fighter| fighter.pressed = Some(figure));
        let words = "is pressed: next turn it falls back, or goes all-out";
        befall(world, foe, words, rule::FALL_BACK);
    }
    leave_off(world);
}

/// A figure that was pressed has left its hex: the figure that pressed it may follow (MAN-233).
pub fn vacated(world: &mut World, figure: FigureId, foe: FigureId) {
    let rules = BookView::new(world);
    if !rules.table.active(foe) || rules.doings(figure).moved == 0 {
        return;
    }
    // The hex before the foe that was left lies next to the foe, on the way the other went.
    let (from, to) = (rules.table.hex(foe), rules.table.hex(figure));
    let next = nearest_directions(from, to).first().copied();
    let Some(hex) = next.map(|way| from + way.step()).filter(|hex| *hex != to) else { return };
    let memory = Memory { step: Step::Follow, vacated: Some((figure, hex)), ..Memory::default() };
    let frame = Frame { link: Link::Reaction, actor: foe, choice: Choice::plain(FOLLOW), memory };
    world.resource_mut::<Bout>().push(frame);
    doings(world, figure, |doings| doings.pressed = None);
}

/// The hex that a foe has left may be entered at once (MAN-233).
pub fn follow(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let Some((_, hex)) = rules.vacated() else { return leave_off(world) };
    let near = rules.table.hex(figure).unsigned_distance_to(hex) == 1;
    let stuck = rules.posture(figure).hex.is_none() || bonds::gripped(rules, figure);
    if !near || stuck || rules.table.room(figure, hex) != Room::Stand {
        return leave_off(world);
    }
    let asking = Asking::first_or(vec![Choice::plain(FOLLOW).to(hex)], Choice::plain(DONE));
    let Some(choice) = ask(world, figure, Q_FOLLOW, |_| asking) else { return };
    if choice.verb == FOLLOW {
        declare(world, figure, &choice);
        move_to(world, figure, hex, false);
    }
    leave_off(world);
}
