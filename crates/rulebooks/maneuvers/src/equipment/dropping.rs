//! Letting things fall, which takes no time (MAN-524).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_rules::battle::let_fall;
use riposte_rules::board::{Facing, Hex, hex_name};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::appraisal::best_blow::NEVER;
use crate::body::falling::lost;
use crate::equipment::handling::{held_loosely, thing_of, wants_a_hand};
use crate::movement::getting_away;
use crate::rule_ids as rule;
use crate::turn::scope::{Scope, scope};
use crate::view::{Book, BookView};
use crate::wording::named;
use crate::words::*;

/// Letting go of a thing, before the maneuver or amid it.
pub struct LetGo;

impl Action<Book> for LetGo {
    fn verb(&self) -> Verb {
        LET_GO
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        match rules.maneuver(figure) {
            None => getting_away::stays(rules, figure)?,
            // A figure that watches with a missile does nothing else (MAN-543).
            Some(OPPORTUNITY) => need(false, "watches", rule::OPPORTUNITY)?,
            Some(_) => {
                let scopes = [Scope::Free, Scope::Close, Scope::OneThing];
                scope(rules, figure).within(&scopes)?;
            }
        }
        some(loose(rules, figure), || ("holds nothing but what is strapped on", rule::DROP))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        named(rules, figure, &Choice { hex: falls_to(rules, figure, choice), ..*choice })
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some(thing) = thing_of(rules, figure, choice) else { return String::new() };
        match falls_to(rules, figure, choice) {
            Some(hex) => say!("lets go of {hex} {thing}", hex = hex_name(hex), thing),
            None => say!("lets go of {thing}", thing),
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let Some(arm) = choice.arm else { return };
        let rules = BookView::new(world);
        let hex = falls_to(rules, figure, &choice).unwrap_or_else(|| rules.table.hex(figure));
        let_fall(world, figure, arm.item, hex);
        lost(world, figure, arm.item);
    }

    fn brings(&self, rules: BookView, figure: FigureId, _choice: &Choice) -> Option<f64> {
        (!wants_a_hand(rules, figure)).then_some(NEVER)
    }
}

/// What a figure may let go of, where it is or in a hex that it came through this turn; in the course of
/// the turn also beside any of these, the number saying which way (MAN-524).
fn loose(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let places = places(rules, figure);
    let mut choices = Vec::new();
    for (number, _) in held_loosely(rules, figure) {
        let drop = Choice::plain(LET_GO).with(number, None);
        choices.extend(places.iter().map(|(hex, way)| Choice { hex: *hex, number: *way, ..drop }));
    }
    choices
}

/// The places where a figure may let things fall, each once: the hex it starts from, where that is
/// another than its own, and the way from there.
fn places(rules: BookView, figure: FigureId) -> Vec<(Option<Hex>, Option<i16>)> {
    let here = rules.table.hex(figure);
    let mut known = vec![here];
    let mut places = vec![(None, None)];
    for hex in &rules.doings(figure).through {
        if !known.contains(hex) {
            known.push(*hex);
            places.push((Some(*hex), None));
        }
    }
    // Before the maneuver nobody has gone anywhere yet, and the list would be long.
    let amid = rules.maneuver(figure).is_some();
    for (from, _) in places.clone().into_iter().filter(|_| amid) {
        for (number, way) in (1i16..).zip(Facing::ALL) {
            let hex = from.unwrap_or(here) + way.step();
            if !known.contains(&hex) && rules.table.board().standable(hex) {
                known.push(hex);
                places.push((from, Some(number)));
            }
        }
    }
    places
}

/// The hex in which a thing comes to lie, where that is another than that of the figure.
fn falls_to(rules: BookView, figure: FigureId, choice: &Choice) -> Option<Hex> {
    let Some(number) = choice.number else { return choice.hex };
    let from = choice.hex.unwrap_or_else(|| rules.table.hex(figure));
    let way = usize::try_from(number - 1).ok().and_then(|way| Facing::ALL.get(way).copied())?;
    Some(from + way.step())
}
