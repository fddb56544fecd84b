//! Aiming the blows of a turn at a place on the body (MAN-116).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Spot};

use crate::appraisal::best_blow::{WORTH, best};
use crate::change::doings;
use crate::melee::reach::at_hand;
use crate::rule_ids as rule;
use crate::view::{Book, BookView};
use crate::words::*;

/// Aiming at a place: said once, and not when a feint has named one.
pub struct Aim;

impl Action<Book> for Aim {
    fn verb(&self) -> Verb {
        AIM
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let doings = rules.doings(figure);
        let named = doings.feint.is_some_and(|it| matches!(it.verb, SHIELD_FEINT | BODY_FEINT));
        need(!named, "the feint has named a place", rule::PLACES)?;
        need(doings.aim.is_none(), "aims already", rule::PLACES)?;
        need(doings.struck.is_empty(), "has struck", rule::PLACES)?;
        let wild = matches!(rules.maneuver(figure), Some(WILD | WILD_ALL));
        need(!wild, "swings wildly", rule::WILD)?;
        at_hand(rules, figure)?;
        let others = rules.spots(|_| true).filter(|spot| *spot != Spot::default());
        Ok(others.map(|spot| Choice::plain(AIM).aiming(spot)).collect())
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        doings(world, figure, |doings| doings.aim = choice.spot);
    }

    fn brings(&self, rules: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
        Some(WORTH * best(rules, figure, choice.spot).worth)
    }
}
