//! Judging a foe in no time, as the fight begins and now and then (MAN-502).

use std::borrow::Cow;

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::forecast::{self as foretell, note};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Contest;
use riposte_words::{Thing, phrase, say};

use crate::appraisal::best_blow::NEVER;
use crate::change::{doings, fighter, remark, rolled};
use crate::judging::analyzing::sized_up;
use crate::memory::Second;
use crate::movement::getting_away;
use crate::rolls::degrees::CRITICAL;
use crate::rule_ids as rule;
use crate::turn::maneuvers::foreseen;
use crate::view::{Book, BookView};
use crate::words::*;

/// A turn begins: whether it is one in which a figure may judge a foe in no time. That is its
/// first, its first after the first blow has fallen, and one every ten seconds.
pub fn begin_turn(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let (turn, every) = (rules.turn_number(), rules.constants().sizes_up_every.max(1));
    let met = world.resource::<Second>().met;
    let news = met && !rules.fighter(figure).has_seen_blows;
    let open = turn % every == 1 % every || news;
    fighter(world, figure, |fighter| {
        fighter.has_seen_blows = met;
        fighter.turn.sizes_up = open;
    });
}

/// The roll: weapon or Tactics, the better of them.
fn contest(rules: BookView, figure: FigureId) -> Contest {
    let (tactics, skill) = (rules.skill(figure, "Tactics"), rules.weapon_skill(figure));
    let (name, score) = if tactics > skill { ("Tactics", tactics) } else { ("skill", skill) };
    rules.judging(figure, name, score)
}

/// Judging a foe in no time.
pub struct SizeUp;

impl Action<Book> for SizeUp {
    fn verb(&self) -> Verb {
        SIZE_UP
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let now = rules.doings(figure).sizes_up;
        need(now, "judges now and then only, and as the fight begins", rule::ANALYZE)?;
        getting_away::stays(rules, figure)?;
        // The choice names nobody: a number over the foe on the map would be read as that of a blow.
        let choice = foe(rules, figure).map(|_| Choice::plain(SIZE_UP));
        some(choice, || ("knows them all", rule::ANALYZE))
    }

    fn announced(&self, rules: BookView, figure: FigureId, _choice: &Choice) -> String {
        say!("sizes up {foe}", foe = name(rules, figure))
    }

    fn foretell(&self, rules: BookView, figure: FigureId, _choice: &Choice, told: &mut Forecast) {
        note(told, say!("judges {foe}", foe = name(rules, figure)), rule::ANALYZE);
        foretell::contest(told, contest(rules, figure));
    }

    /// A figure judges a foe. A figure that does so very well guesses what the foe will do next.
    fn carry_out(&self, world: &mut World, figure: FigureId, _choice: Choice) {
        let nearest = foe(BookView::new(world), figure);
        doings(world, figure, |doings| doings.sizes_up = false);
        let Some(foe) = nearest else { return };
        let (degree, _) = rolled(world, figure, Some(foe), |rules| contest(rules, figure));
        if !degree.success {
            return remark(world, figure, "cannot tell", rule::ANALYZE);
        }
        fighter(world, foe, |fighter| fighter.known = true);
        let words = sized_up(BookView::new(world), figure, foe);
        remark(world, figure, words, rule::ANALYZE);
        if degree == CRITICAL {
            let rules = BookView::new(world);
            let next = info(foreseen(rules, foe));
            let words = say!("guesses what comes next: {maneuver}", maneuver = Thing(next.name));
            remark(world, figure, words, rule::ANALYZE);
        }
    }

    /// Computer players see all skills anyway, and leave it.
    fn brings(&self, _rules: BookView, _figure: FigureId, _choice: &Choice) -> Option<f64> {
        Some(NEVER)
    }
}

/// The nearest foe that a figure does not know yet, where it may judge one.
fn foe(rules: BookView, figure: FigureId) -> Option<FigureId> {
    let foes = rules.table.enemies(figure).filter(|foe| !rules.fighter(*foe).known);
    let nearest = foes.min_by_key(|foe| (rules.table.distance(figure, *foe), *foe));
    nearest.filter(|_| rules.doings(figure).sizes_up)
}

/// The name of that foe.
fn name<'w>(rules: BookView<'w>, figure: FigureId) -> Cow<'w, str> {
    foe(rules, figure).map_or_else(|| phrase("nobody"), |foe| rules.table.name(foe).into())
}
