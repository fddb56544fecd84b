//! Wrestling as actions (LEN-701, LEN-705, LEN-708).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::forecast::rolls;
use riposte_rules::decision::{Choice, Exposure, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::appraisal::outlook::{exposure, harmful};
use crate::attacks::blow::Blow;
use crate::attacks::foretell::strikes_first;
use crate::holds::wrestling::{self, beside, can, grip, small, stab, team};
use crate::phrases;
use crate::rule_ids as id;
use crate::turn::{gates, meeting};
use crate::view::{Book, BookView};
use crate::words::{V_ESCAPE, V_GANG, V_STAB, V_WRESTLE};

/// Laying hands on somebody, by its verb: alone or together, or on the one who holds the figure.
pub struct Hands(pub Verb);

impl Action<Book> for Hands {
    fn verb(&self) -> Verb {
        self.0
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        let at = |other: FigureId| Choice::plain(self.0).at(other);
        if matches!(self.0, V_WRESTLE | V_GANG) {
            gates::in_place(view, figure)?;
            let foes = view.table.enemies(figure).filter(|foe| can(view, figure, *foe).is_ok());
            let alone = self.0 == V_WRESTLE;
            let foes = foes.filter(|foe| alone || !team(view, figure, *foe).is_empty());
            return some(foes.map(at), || no_grip(view, figure));
        }
        need(view.is_held(figure), "nobody holds it", id::HELD)?;
        if self.0 == V_ESCAPE {
            return Ok(view.holders(figure).map(at).collect());
        }
        gates::heart(view, figure)?;
        let stabs = view.holders(figure).flat_map(|holder| {
            let stab = move |arm| Choice { arm: Some(arm), ..at(holder) };
            small(view, figure).map(move |strike| stab(strike.arm))
        });
        some(stabs, || ("has no minor weapon, and no hand free", id::HELD))
    }

    fn announced(&self, view: BookView, figure: FigureId, choice: &Choice) -> String {
        let target = phrases::target(view, choice);
        match self.0 {
            V_WRESTLE => say!("lays hold of {target}", target),
            V_GANG => say!("and friends lay hold of {target}", target),
            V_ESCAPE => say!("struggles with {target}", target),
            _ => {
                let (weapon, way) = phrases::wielded(view, figure, choice);
                say!("stabs the holder {target} with the {weapon}{way}", target, weapon, way)
            }
        }
    }

    fn foretell(&self, view: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(target) = choice.target else { return };
        if self.0 == V_STAB {
            if let Some(blow) = Blow::of(view, figure, choice) {
                harmful(view, target, &stab(view, blow), told);
            }
            return;
        }
        let grip = grip(view, figure, target, &beside(view, figure, choice), 0);
        told.chance = Some(grip.chance(|won| *won));
        rolls(told, || grip.outline());
        let first = meeting::to_deed(view, target, (figure, *choice));
        if let Some(blow) = first.first().and_then(|first| Blow::of(view, target, first)) {
            let exposure = exposure(view, blow, view.table.hex(figure), told);
            told.exposure.push(Exposure { on_the_way: true, ..exposure });
            strikes_first(view, target, id::FIRST_BLOW, told);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        wrestling::contest(world, figure, &choice);
    }
}

/// Why a figure lays hands on nobody so. What comes nearest to it counts: a foe that could be
/// wrestled with alone, else one within arm's length.
fn no_grip(view: BookView, figure: FigureId) -> (&'static str, &'static str) {
    let tries = || view.table.enemies(figure).map(|foe| can(view, figure, foe));
    if tries().any(|it| it.is_ok()) {
        return ("no friend who could wrestle is beside them", id::TEAM);
    }
    let hands = tries().filter_map(Result::err).max();
    (hands.unwrap_or("nobody within arm's length"), id::WRESTLE)
}
