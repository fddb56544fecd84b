//! Full Defence, taking aim, holding the action of the round (LEN-204, LEN-503, LEN-602).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::attacks::missiles::loaded;
use crate::change::fighter;
use crate::rule_ids as id;
use crate::turn::gates;
use crate::turn::step::Turn;
use crate::view::{Book, BookView, flies};
use crate::words::{V_AIM, V_DEFEND, V_HOLD};

/// Doing nothing but to defend oneself, to aim, or to wait for what others do, by its verb.
pub struct Stance(pub Verb);

impl Action<Book> for Stance {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        if self.0 == V_HOLD {
            gates::heart(view, figure)?;
            let last = view.table.world().resource::<Turn>().step.last();
            need(!last, "has held, and acts now or not at all", id::HOLD)?;
            return Ok(vec![Choice::plain(V_HOLD)]);
        }
        gates::free(view, figure)?;
        gates::whole_round(view, figure, self.0)?;
        if self.0 == V_AIM {
            let ready = |strike| flies(&strike) && loaded(view, figure, &strike);
            let ready = view.strikes(figure).any(ready);
            need(ready, "has no missile weapon that is loaded", id::AIM)?;
        }
        Ok(vec![Choice::plain(self.0)])
    }

    fn announced(&self, _view: BookView, _figure: FigureId, _choice: &Choice) -> String {
        match self.0 {
            V_DEFEND => "goes into Full Defence".into(),
            V_AIM => "takes aim".into(),
            _ => "holds the action".into(),
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        let now = BookView::new(world).round();
        fighter(world, figure, |fighter| match self.0 {
            V_DEFEND => fighter.round.defends = true,
            V_AIM => fighter.aimed = now,
            _ => fighter.round.holds = true,
        });
    }
}
