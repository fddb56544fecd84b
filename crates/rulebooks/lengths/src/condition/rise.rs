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

/// Getting up, which can be done when the heart is lost, and after a move; or waking a friend. By its
/// verb.
pub struct Rise(pub Verb);

impl Action<Book> for Rise {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        if self.0 == V_STAND {
            gates::at_large(view, figure)?;
            need(view.table.posture(figure).down(), "stands already", id::STAND)?;
            gates::undrawn(view, figure)?;
            return Ok(vec![Choice::plain(V_STAND)]);
        }
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
        match self.0 {
            V_STAND => "gets up".into(),
            _ => say!("wakes {target}", target = phrases::target(view, choice)),
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(sleeper) = choice.target else {
            return take_posture(world, figure, Posture::Standing);
        };
        fighter(world, sleeper, |fighter| fighter.asleep = false);
        befall(world, sleeper, "wakes", id::SPELLS);
    }
}
