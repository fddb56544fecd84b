//! Letting things fall, which takes no time (MAN-524).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_rules::battle::let_fall;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::appraisal::best_blow::NEVER;
use crate::body::falling::lost;
use crate::equipment::handling::{held_loosely, thing_of, wants_a_hand};
use crate::movement::getting_away;
use crate::rule_ids as rule;
use crate::turn::scope::{Scope, scope};
use crate::view::{Book, BookView, whole};
use crate::words::*;

/// Letting go of a thing, before the maneuver or amid it.
pub struct LetGo;

impl Action<Book> for LetGo {
    fn verb(&self) -> Verb {
        LET_GO
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        match rules.maneuver(figure) {
            None => need(!getting_away::runs_on(rules, figure), "must run on", rule::OUTRUN)?,
            // A figure that watches with a missile does nothing else (MAN-543).
            Some(OPPORTUNITY) => need(false, "watches", rule::OPPORTUNITY)?,
            Some(_) => {
                let scopes = [Scope::Free, Scope::Close, Scope::OneThing];
                scope(rules, figure).within(&scopes)?;
            }
        }
        some(loose(rules, figure), || ("holds nothing but what is strapped on", rule::DROP))
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some(thing) = thing_of(rules, figure, choice) else { return String::new() };
        match choice.hex {
            Some(hex) => say!("lets go of {hex} {thing}", hex = hex_name(hex), thing),
            None => say!("lets go of {thing}", thing),
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(arm) = choice.arm else { return };
        let here = BookView::new(world).table.hex(figure);
        let_fall(world, figure, arm.item, choice.hex.unwrap_or(here));
        lost(world, figure, arm.item);
    }

    fn brings(&self, rules: BookView, figure: FigureId, _choice: &Choice) -> Option<f64> {
        (!wants_a_hand(rules, figure)).then_some(NEVER)
    }
}

/// What a figure may let go of, where it is or in a hex that it came through this turn.
fn loose(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let here = rules.table.hex(figure);
    let through = &rules.doings(figure).through;
    let all = held_loosely(rules, figure).flat_map(|(number, _)| {
        let drop = Choice { arm: Some(whole(number)), ..Choice::plain(LET_GO) };
        let others = through.iter().filter(|hex| **hex != here).map(move |hex| drop.to(*hex));
        [drop].into_iter().chain(others)
    });
    all.collect()
}
