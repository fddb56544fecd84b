//! Holding the action of the round (LEN-204).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::change::round;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::turn::step::Turn;
use crate::view::{Book, BookView};
use crate::words::V_HOLD;

/// Waiting for what others do.
pub struct Hold;

impl Action<Book> for Hold {
    fn verb(&self) -> Verb {
        V_HOLD
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        gates::heart(view, figure)?;
        let last = view.table.world().resource::<Turn>().step.last();
        need(!last, "has held, and acts now or not at all", id::HOLD)?;
        Ok(vec![Choice::plain(V_HOLD)])
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        "holds the action".into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        round(world, figure, |round| round.holds = true);
    }
}
