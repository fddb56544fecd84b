//! Getting out of a scuffle, and being left alone in one (OPT-710, OPT-711; row OPT-537).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{move_to, take_posture};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::Contest;

use crate::allowed::allowed;
use crate::change::{contest, emit_condition, turn_record};
use crate::leave::leave_grapple;
use crate::rule_ids;
use crate::under_way::{self, Stage};
use crate::view::BookView;
use crate::words::*;

/// The empty hexes beside a figure.
pub fn empty_beside(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = Hex> {
    let here = rules.table.hex(figure);
    let beside = Facing::ALL.map(|way| here + way.step()).into_iter();
    beside.filter(move |hex| rules.room(figure, *hex))
}

/// The hexes into which a figure could break out.
pub fn ways_out(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    if allowed(rules, figure, BREAK_OUT) {
        let hexes = empty_beside(rules, figure);
        open.extend(hexes.map(|hex| Choice::plain(BREAK_OUT).to(hex)));
    }
}

/// The roll to break out of a scuffle.
pub fn break_out_roll(rules: BookView, figure: FigureId) -> Contest {
    rules.plain_roll("break out", rules.constants().break_out_dice, rules.core_dx(figure))
}

/// Tries to break out: the figure then stands beside the scuffle, and may turn.
pub fn break_out(world: &mut World, figure: FigureId, choice: Choice) {
    let Some(hex) = choice.hex else { return };
    let roll = break_out_roll(BookView::new(world), figure);
    if !contest(world, figure, None, roll).success {
        return;
    }
    emit_condition(world, figure, "breaks out of the scuffle", rule_ids::BREAK_OUT);
    leave_grapple(world, figure);
    take_posture(world, figure, Posture::Standing);
    move_to(world, figure, hex, false);
    let status = BookView::new(world).status(figure);
    turn_record(world, figure, |turn| turn.after = status);
    under_way::begin(world, Link::Action, figure, choice, Stage::Turn);
}
