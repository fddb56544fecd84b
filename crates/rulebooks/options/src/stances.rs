//! Dodging, defending, changes of stature, and waiting for an opening (OPT-505, OPT-506,
//! OPT-510 to OPT-513, OPT-520, OPT-521, OPT-525, OPT-643).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, apt, need, need_with, some};
use riposte_rules::battle::take_posture;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Posture};
use riposte_words::say;

use crate::allowed::{defends_with, row, row_apart};
use crate::announce::announce;
use crate::change::{combatant, turn_record};
use crate::circumstances::take_note;
use crate::option_table::Bar;
use crate::parts::parts;
use crate::rule_ids;
use crate::statures::stature;
use crate::under_way::{self, Stage};
use crate::view::{Book, BookView};
use crate::ways::{go_along, shifts};
use crate::words::*;

/// To dodge, to defend, to kneel or to lie down, by its verb.
pub struct Stance(pub Verb);

impl Action<Book> for Stance {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let row = row_apart(rules, figure, self.0)?;
        if self.0 == DEFEND {
            let means = defends_with(rules, figure);
            need(means, "has no weapon ready to defend with", rule_ids::DEFEND_WITH)?;
        }
        match self.0 {
            KNEEL | LIE => drops(rules, figure, self.0, row.rule())?,
            _ => from_here(rules, figure, true, row.rule())?,
        }
        Ok(vec![Choice::plain(self.0)])
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> String {
        let words = match self.0 {
            DODGE => "dodges",
            DEFEND => "defends",
            KNEEL => "kneels",
            _ => "lies down",
        };
        words.into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        take_option(world, figure, self.0);
    }
}

/// That a figure is as it was at the start of the turn, and that this `fits`: that stature decides, but
/// nobody gets up and down again.
fn from_here(rules: BookView, figure: FigureId, fits: bool, rule: &'static str) -> Result<(), Why> {
    let posture = rules.table.posture(figure);
    let as_begun = posture == rules.combatant(figure).turn.stature;
    need(fits && as_begun, stature(posture).is_now, rule)
}

/// That a figure can kneel, or lie down, from how it is: in the movement as well as in its action
/// (OPT-410).
///
/// # Errors
/// That it cannot.
pub fn drops(rules: BookView, figure: FigureId, verb: Verb, rule: &'static str) -> Result<(), Why> {
    let posture = rules.table.posture(figure);
    let fits = match verb {
        KNEEL => {
            need(rules.can_rise(figure), "somebody stands over it", rule_ids::TAKEN)?;
            posture != Posture::Kneeling
        }
        _ => matches!(posture, Posture::Standing | Posture::Kneeling),
    };
    from_here(rules, figure, fits, rule)
}

/// What is known beforehand of a choice: kneeling up brings nothing that standing up in the action of
/// the same turn does not.
pub fn brings(rules: BookView, choice: &Choice) -> Option<f64> {
    let decision = rules.table.decision()?;
    let lies = rules.table.posture(decision.figure) == Posture::Prone;
    (choice.verb == KNEEL && lies).then_some(0.0)
}

/// Whether a verb is one of those that take effect when they are declared.
pub fn is_stance(verb: Verb) -> bool {
    matches!(verb, DODGE | DEFEND | KNEEL | LIE)
}

/// Puts an option into effect. Who comes up from the ground has a front again, and says where it
/// looks (OPT-213).
pub fn take_option(world: &mut World, figure: FigureId, verb: Verb) {
    take_note(world, figure);
    let lay = BookView::new(world).table.posture(figure).down();
    let declared = (verb != DONE).then_some(verb);
    turn_record(world, figure, |turn| {
        turn.declared = declared;
        turn.dodging = verb == DODGE;
        turn.defending = verb == DEFEND;
        turn.done = is_stance(verb);
    });
    if is_stance(verb) {
        announce(world, &Stance(verb), figure, Choice::plain(verb));
    }
    match verb {
        KNEEL => take_posture(world, figure, Posture::Kneeling),
        LIE => take_posture(world, figure, Posture::Prone),
        _ => {}
    }
    if verb == KNEEL && lay {
        under_way::begin(world, Link::Action, figure, Choice::plain(verb), Stage::Turn);
    }
}

/// Standing up where one is, or into the next hex: a shift when the figure is engaged.
pub struct Stand;

impl Action<Book> for Stand {
    fn verb(&self) -> Verb {
        STAND
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let up = rules.table.posture(figure) == Posture::Standing;
        apt(!up, "stands already", rule_ids::STATURE)?;
        row_apart(rules, figure, STAND)?;
        let here = rules.can_rise(figure).then_some(Choice::plain(STAND));
        let beside = shifts(rules, figure).map(|hex| Choice::plain(STAND).to(hex));
        let none = "somebody stands over it, and no hex beside it is free";
        some(here.into_iter().chain(beside), || (none, rule_ids::TAKEN))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        match choice.hex.map(hex_name) {
            Some(hex) => say!("stands up to {hex}", hex),
            None => say!("stands up"),
        }
    }

    /// Stands up, perhaps a hex further, and turns (OPT-525).
    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        take_posture(world, figure, Posture::Standing);
        if let Some(hex) = choice.hex {
            go_along(world, figure, &[hex]);
        }
        under_way::begin(world, Link::Action, figure, choice, Stage::Turn);
    }
}

/// Waiting for an opening. The option table has no row for it: it goes by those of an attack.
pub struct Wait;

impl Action<Book> for Wait {
    fn verb(&self) -> Verb {
        WAIT
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        apt(!rules.grappled(figure), "is hand-to-hand", rule_ids::GRAPPLE)?;
        let (rule, posture) = (rule_ids::OPENING, rules.table.posture(figure));
        let moved = rules.combatant(figure).turn.moved;
        need(posture == Posture::Standing, stature(posture).is, rule)?;
        need_with(moved <= 1, || Bar::Moved(moved, 1).words(), rule)?;
        need(rules.armed(figure), "holds no weapon", rule)?;
        row(rules, figure, ATTACK).map_err(|why| Why { rule, ..why })?;
        Ok(vec![Choice::plain(WAIT)])
    }

    fn announced(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "waits for an opening".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        combatant(world, figure, |combatant| combatant.waited = (combatant.waited + 1).min(2));
    }
}
