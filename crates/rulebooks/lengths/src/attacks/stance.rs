//! Full Defence, and taking aim (LEN-503, LEN-602).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;

use crate::attacks::missiles::loaded;
use crate::change::{fighter, round};
use crate::rule_ids as id;
use crate::turn::gates;
use crate::view::{Book, BookView, flies};
use crate::words::{V_AIM, V_DEFEND};

/// Doing nothing but to defend oneself, or to aim, by its verb.
pub struct Stance(pub Verb);

impl Action<Book> for Stance {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
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
        if self.0 == V_DEFEND { "goes into Full Defence" } else { "takes aim" }.into()
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        if self.0 == V_DEFEND {
            return round(world, figure, |round| round.defends = true);
        }
        let now = BookView::new(world).round();
        fighter(world, figure, |fighter| fighter.aimed = now);
    }
}
