//! Getting up, and waking others (LEN-216, LEN-904).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_rules::battle::take_posture;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};
use riposte_words::say;

use crate::change::{befall, fighter};
use crate::phrases;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{Book, BookView};
use crate::words::{V_STAND, V_WAKE};

/// Getting up; it can be done when the heart is lost, and after a move.
pub struct Stand;

impl Action<Book> for Stand {
    fn verb(&self) -> Verb {
        V_STAND
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        gates::at_large(view, figure)?;
        need(view.table.posture(figure).down(), "stands already", id::STAND)?;
        gates::undrawn(view, figure)?;
        Ok(vec![Choice::plain(V_STAND)])
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "gets up".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        take_posture(world, figure, Posture::Standing);
    }
}

/// Waking a friend.
pub struct Wake;

impl Action<Book> for Wake {
    fn verb(&self) -> Verb {
        V_WAKE
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        gates::in_place(view, figure)?;
        gates::undrawn(view, figure)?;
        let asleep = |friend: &FigureId| {
            view.fighter(*friend).asleep && view.table.distance(figure, *friend) <= 1
        };
        let asleep = view.table.friends(figure).filter(asleep);
        let wake = asleep.map(|friend| Choice::plain(V_WAKE).at(friend));
        some(wake, || ("no sleeper is beside it", id::SPELLS))
    }

    fn announced(&self, view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("wakes {target}", target = phrases::target(view, choice))
    }

    fn carry_out(&self, world: &mut World, _figure: FigureId, choice: Choice) {
        let Some(sleeper) = choice.target else { return };
        fighter(world, sleeper, |fighter| fighter.asleep = false);
        befall(world, sleeper, "wakes", id::SPELLS);
    }
}
