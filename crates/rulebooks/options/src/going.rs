//! What a figure does in its movement: it stays, or goes in one of the ways that are open to it
//! (OPT-301 to OPT-322; rows OPT-501, OPT-502, OPT-526, OPT-527).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Fact, Open, Why};
use riposte_kit::forecast::{note, note_with, warn_with};
use riposte_rules::battle::take_posture;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_words::say;

use crate::change::turn_record;
use crate::combatant::Status;
use crate::forecast::danger::meeting;
use crate::parts::parts;
use crate::rule_ids;
use crate::statures::stature;
use crate::view::{Book, BookView};
use crate::ways::{Move, Path, Ways, go_along};
use crate::words::*;

/// Not to move: the figure may still turn.
pub struct Stay;

impl Action<Book> for Stay {
    fn verb(&self) -> Verb {
        STAY
    }

    fn open(&self, _rules: BookView, _figure: FigureId) -> Open {
        Ok(vec![Choice::plain(STAY)])
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        leads_to(rules, figure, choice, told);
    }
}

/// Going, by its verb: how a figure goes depends on its stature and on who engages it.
pub struct Go(pub Verb);

impl Action<Book> for Go {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let ways = Ways::of(rules, figure);
        let own = ways.moves.iter().filter(|way| way.verb == self.0);
        let open: Vec<Choice> = own.map(Move::choice).collect();
        if open.is_empty() { Err(self.no_way(rules, figure)) } else { Ok(open) }
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        leads_to(rules, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        // The way of one who kneels is looked up before it is up.
        let path = way(BookView::new(world), figure, &choice);
        if self.0 == RISE_MOVE {
            take_posture(world, figure, Posture::Standing);
        }
        go_along(world, figure, &path);
        if matches!(self.0, CRAWL | RISE_MOVE) {
            turn_record(world, figure, |turn| turn.done = true);
        }
    }
}

impl Go {
    /// Why there is no such way. Of those that are not meant for a figure as it is, nothing is told.
    fn no_way(&self, rules: BookView, figure: FigureId) -> Why {
        let posture = rules.table.posture(figure);
        let engaged = rules.status(figure) == Status::Engaged;
        match (self.0, posture) {
            (MOVE, Posture::Standing) if engaged => {
                Why::now("is engaged: it may only shift, or disengage later", rule_ids::SHIFT)
            }
            (MOVE, Posture::Standing) => {
                Why::now("no hex beside it can be entered", rule_ids::TAKEN)
            }
            (MOVE, _) => Why::now(stature(posture).is, rule_ids::STATURE),
            (SHIFT, Posture::Standing) if engaged => {
                Why::now("no hex beside it touches all who engage it", rule_ids::SHIFT)
            }
            _ => Why { fact: Fact::Untold("has no such way".into()), rule: info(self.0).rule },
        }
    }
}

/// The hexes that a movement enters, as the figure is now.
fn way(rules: BookView, figure: FigureId, choice: &Choice) -> Path {
    Ways::of(rules, figure).find(choice).map_or(Path::new(), |way| way.path)
}

/// Where a movement leads: how far that is, what may still be done after it, who engages the figure
/// there.
fn leads_to(rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
    let path = way(rules, figure, choice);
    let hexes = path.len() as i32;
    let hex = path.last().copied().unwrap_or(rules.table.hex(figure));
    if hexes > 0 {
        let allowance = rules.allowance(figure);
        let far = || say!("{hexes} of {allowance} hexes", hexes, allowance);
        note_with(told, far, rule_ids::MOVE);
        let (left, id) = left_open(rules, figure, choice, hexes);
        note(told, left, id);
    }
    let engagers: Vec<&str> =
        rules.engagers_at(figure, hex).map(|foe| rules.table.name(foe)).collect();
    if !engagers.is_empty() {
        let words = || say!("engaged there by {names}", names = engagers.join(", "));
        warn_with(told, words, rule_ids::STOP);
        told.halted = hexes > 0;
    }
    if rules.may_charge_after(figure, hexes as u8) {
        meeting(rules, figure, hex, false, told);
    }
    told.path = path.to_vec();
}

/// What may be done after moving so far.
fn left_open(
    rules: BookView,
    figure: FigureId,
    choice: &Choice,
    hexes: i32,
) -> (&'static str, &'static str) {
    match choice.verb {
        CRAWL | RISE_MOVE => ("nothing else this turn", info(choice.verb).rule),
        _ if hexes <= 1 => ("any option stays open", rule_ids::HARDLY_MOVED),
        RUN => ("attack with double force, defend, dodge or drop", rule_ids::POLE_CHARGE),
        _ if rules.too_far_to_act(figure, hexes) => ("nothing else this turn", rule_ids::FAR_MOVED),
        _ => ("attack, defend, dodge or drop", rule_ids::HALF_MOVED),
    }
}
