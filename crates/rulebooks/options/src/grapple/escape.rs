//! Getting out of a scuffle, and out of the reach of foes (OPT-710, OPT-711, OPT-721; rows OPT-532
//! and OPT-537).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_kit::forecast;
use riposte_rules::battle::{move_to, take_posture};
use riposte_rules::board::{Facing, Hex, hex_name};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::Contest;
use riposte_words::say;

use super::attempt;
use super::forecast::grapple;
use crate::allowed::{row_apart, row_within, stands};
use crate::change::{contest, emit_condition, turn_record};
use crate::leave::leave_grapple;
use crate::parts::{if_agreed, parts, target};
use crate::rule_ids;
use crate::under_way::{self, Stage};
use crate::view::{Book, BookView};
use crate::words::*;

/// Why there is no way out.
const NO_HEX: &str = "no hex beside it is empty";

/// The empty hexes beside a figure.
fn empty_beside(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = Hex> {
    let here = rules.table.hex(figure);
    let beside = Facing::ALL.map(|way| here + way.step()).into_iter();
    beside.filter(move |hex| rules.room(figure, *hex))
}

/// Breaking out of a scuffle: the figure then stands beside it, and may turn.
pub struct BreakOut;

impl Action<Book> for BreakOut {
    fn verb(&self) -> Verb {
        BREAK_OUT
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        row_within(rules, figure, BREAK_OUT)?;
        let hexes = empty_beside(rules, figure).map(|hex| Choice::plain(BREAK_OUT).to(hex));
        some(hexes, || (NO_HEX, rule_ids::BREAK_OUT))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        let hex = choice.hex.map(hex_name).unwrap_or_default();
        say!("tries to break out to {hex}", hex)
    }

    fn foretell(&self, rules: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        forecast::contest(told, roll(rules, figure));
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(hex) = choice.hex else { return };
        let roll = roll(BookView::new(world), figure);
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
}

/// The roll to break out of a scuffle.
fn roll(rules: BookView, figure: FigureId) -> Contest {
    rules.plain_roll("break out", rules.constants().break_out_dice, rules.core_dx(figure))
}

/// Breaking contact, if need be by throwing oneself on a foe (OPT-721).
pub struct Disengage;

impl Action<Book> for Disengage {
    fn verb(&self) -> Verb {
        DISENGAGE
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let row = row_apart(rules, figure, DISENGAGE)?;
        stands(rules, figure, row.rule())?;
        let hexes = empty_beside(rules, figure).map(|hex| Choice::plain(DISENGAGE).to(hex));
        // One that may grapple as it is does not disengage for it.
        let leaps = match attempt::in_action(rules, figure) {
            true => Vec::new(),
            false => attempt::grapples(rules, figure, DISENGAGE),
        };
        some(hexes.chain(leaps), || (NO_HEX, rule_ids::DISENGAGE))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let foe = target(rules, choice);
        match choice.target {
            None => parts(rules, figure, choice),
            Some(_) if if_agreed(rules, figure, choice) => {
                say!("by grappling {foe} if the foe agrees", foe)
            }
            Some(_) => say!("by grappling {foe}", foe),
        }
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let foe = target(rules, choice);
        match choice.hex.map(hex_name) {
            Some(hex) => say!("disengages to {hex}", hex),
            None if if_agreed(rules, figure, choice) => {
                say!("disengages by grappling {foe} if the foe agrees", foe)
            }
            None => say!("disengages by grappling {foe}", foe),
        }
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        grapple(rules, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if choice.target.is_some() {
            return attempt::leap_on(world, figure, choice);
        }
        if let Some(hex) = choice.hex {
            move_to(world, figure, hex, false);
        }
        under_way::begin(world, Link::Action, figure, choice, Stage::Turn);
    }
}
