//! Drawing in no time (MAN-527).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, able, need, some};
use riposte_kit::forecast as foretell;
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::{FigureId, Place};
use riposte_rules::roll::Contest;
use riposte_words::say;

use crate::change::{doings, remark, succeeds};
use crate::equipment::handling::{draw, hand_for, thing_of};
use crate::memory::Step;
use crate::movement::getting_away;
use crate::rule_ids as rule;
use crate::turn::step::go;
use crate::view::{Book, BookView};
use crate::words::*;

const FAST: &str = "Fast-Draw";

/// Having a weapon in hand in no time, for a figure that has learned how.
pub struct FastDraw;

impl Action<Book> for FastDraw {
    fn verb(&self) -> Verb {
        FAST_DRAW
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let learned = rules.table.sheet(figure).scores.contains_key(FAST);
        able(learned, "has not learned it", rule::FAST_DRAW)?;
        need(!rules.doings(figure).fast_drew, "has drawn so already", rule::FAST_DRAW)?;
        getting_away::stays(rules, figure)?;
        let carried = rules.table.arms(figure).numbered().filter(|(_, item)| {
            let sheathed = matches!(item.at, Place::Belt | Place::Back | Place::Slung);
            sheathed && !rules.is_shield(*item) && hand_for(rules, figure, item.weapon).is_some()
        });
        let all = carried.map(|(number, _)| Choice::plain(FAST_DRAW).with(number, None));
        some(all, || ("carries nothing that a free hand could draw", rule::FAST_DRAW))
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let Some(thing) = thing_of(rules, figure, choice) else { return String::new() };
        say!("reaches for {thing}", thing)
    }

    fn foretell(&self, rules: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        foretell::contest(told, quickly(rules, figure));
    }

    /// A figure draws in no time, or the drawing is its turn (MAN-527).
    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        let made = succeeds(world, figure, None, |rules| quickly(rules, figure));
        if let Some(item) = choice.arm.map(|arm| arm.item) {
            draw(world, figure, item);
        }
        doings(world, figure, |doings| doings.fast_drew = true);
        if !made {
            remark(world, figure, "has to look for the hilt: the turn is over", rule::FAST_DRAW);
            doings(world, figure, |doings| doings.maneuver = Some(READY));
            go(world, Step::Over);
        }
    }
}

/// The roll of drawing in no time.
fn quickly(rules: BookView, figure: FigureId) -> Contest {
    rules.plain(figure, "fast-draw", FAST, rules.skill(figure, FAST), rule::FAST_DRAW)
}
