//! Morale: when a side may lose heart, and what the broken do (LEN-804).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need};
use riposte_rules::battle::fall_out;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Life, Side};
use riposte_rules::roll::{Roll, Scale};
use riposte_rules::rulebook::side_name;
use riposte_words::{phrase, say};

use crate::build::STEADFAST;
use crate::change::{befall, fighter, throw_for};
use crate::rule_ids as id;
use crate::turn::gates;
use crate::turn::step::{Tried, Turn};
use crate::view::{Book, BookView};
use crate::words::V_YIELD;

/// Whether a figure may lose heart, and has not.
fn wavers(view: BookView, figure: FigureId) -> bool {
    view.build(figure).morale < STEADFAST && !view.fighter(figure).broken
}

/// At the end of a round: each side whose nerve is tried for the first time throws for it.
pub fn end_of_round(world: &mut World) {
    let view = BookView::new(world);
    let wavering = view.table.active_figures().filter(|figure| wavers(view, *figure));
    view.sides(wavering).into_iter().for_each(|side| try_side(world, side));
}

fn try_side(world: &mut World, side: Side) {
    let view = BookView::new(world);
    let tried = &world.resource::<Turn>().tried;
    let before = tried.iter().find(|tried| tried.side == side).copied();
    let mut now = before.unwrap_or(Tried { side, contact: false, half: false });
    let (met, half) = (met(view, side), at_half(view, side) && !now.half);
    let why = match half {
        true => "half its strength is gone",
        false if met && !now.contact => "it meets its enemies",
        false => return,
    };
    now.half |= half;
    now.contact |= met;
    let tried = &mut world.resource_mut::<Turn>().tried;
    tried.retain(|tried| tried.side != side);
    tried.push(now);
    check(world, side, why);
}

fn counts(view: BookView, figure: FigureId) -> bool {
    view.table.book().counts(view.table.world(), figure)
}

/// The figures of a side that count, the fallen as well.
fn of_side<'w>(view: BookView<'w>, side: Side) -> impl Iterator<Item = FigureId> + 'w {
    let own = move |it: &FigureId| view.table.side(*it) == side && counts(view, *it);
    view.table.figures().filter(own)
}

/// Whether a side is in contact with enemies whom it does not outnumber.
fn met(view: BookView, side: Side) -> bool {
    let table = view.table;
    let touched = |figure: &FigureId| {
        let near = !table.engagement(*figure).threatened_by.is_empty();
        near || view.fighter(*figure).round.hurt
    };
    let active = table.active_figures().filter(|figure| counts(view, *figure));
    let (own, others): (Vec<_>, Vec<_>) = active.partition(|it| table.side(*it) == side);
    own.iter().any(touched) && own.len() <= others.len()
}

/// Whether half a side is out of the fight; of somebody who began alone, half the Wounds.
fn at_half(view: BookView, side: Side) -> bool {
    let all: Vec<FigureId> = of_side(view, side).collect();
    let left = all.iter().filter(|figure| view.table.active(**figure)).count();
    match all.as_slice() {
        [alone] => 2 * view.wounds(*alone) <= view.build(*alone).wounds,
        _ => 2 * left <= all.len(),
    }
}

/// What the best leader of a side still in the fight adds to its morale: two points at most.
fn leader(view: BookView, side: Side) -> i32 {
    let active = of_side(view, side).filter(|figure| view.table.active(*figure));
    active.map(|figure| view.build(figure).leadership).max().unwrap_or(0).clamp(-2, 2)
}

/// The morale of a figure as it stands.
pub fn morale(view: BookView, figure: FigureId) -> i32 {
    match view.build(figure).morale {
        STEADFAST.. => STEADFAST,
        score => score + leader(view, view.table.side(figure)),
    }
}

/// Two dice, for the log.
pub fn throw(world: &mut World, whose: String) -> i32 {
    throw_for(world, Roll::new("morale", Scale::Whole).dice(2, 6), whose)
}

fn check(world: &mut World, side: Side, why: &str) {
    let whose = say!("{side}, as {why}", side = side_name(world, side), why = phrase(why));
    let total = throw(world, whose);
    let view = BookView::new(world);
    let loses = |figure: &FigureId| wavers(view, *figure) && total > morale(view, *figure);
    let broken: Vec<FigureId> =
        of_side(view, side).filter(|it| view.table.active(*it)).filter(loses).collect();
    for figure in broken {
        fighter(world, figure, |fighter| {
            fighter.broken = true;
            fighter.casting = None;
            fighter.search = None;
        });
        befall(world, figure, "loses heart", id::MORALE);
    }
}

/// Giving up: a figure that has lost heart does it unless it gets up, breaks free or runs.
pub struct Yield;

impl Action<Book> for Yield {
    fn verb(&self) -> Verb {
        V_YIELD
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let broken = view.fighter(figure).broken;
        able(broken || wavers(view, figure), "never loses heart", id::MORALE)?;
        need(gates::gives_way(view, figure), "has not lost heart", id::MORALE)?;
        Ok(vec![Choice::plain(V_YIELD)])
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "gives up".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        befall(world, figure, "gives up", id::MORALE);
        fall_out(world, figure, Life::Gone);
    }
}
