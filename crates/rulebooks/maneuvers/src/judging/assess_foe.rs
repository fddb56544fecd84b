//! Judging a foe in no time, as the fight begins and now and then (MAN-502).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Degree};

use crate::change::{doings, fighter, remark};
use crate::equipment::handling;
use crate::judging::unknown_foe;
use crate::memory::Second;
use crate::rolls::degrees::CRITICAL;
use crate::rule_ids as rule;
use crate::turn::announce::declare as told;
use crate::turn::offered;
use crate::view::BookView;
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
pub fn contest(rules: BookView, figure: FigureId) -> Contest {
    let (tactics, skill) = (rules.skill(figure, "Tactics"), rules.weapon_skill(figure));
    let (name, score) = if tactics > skill { ("Tactics", tactics) } else { ("skill", skill) };
    rules.judging(figure, name, score)
}

/// A figure judges a foe. A figure that does so very well guesses what the foe will do next.
pub fn size_up(world: &mut World, figure: FigureId, choice: &Choice) {
    let nearest = unknown_foe::foe(BookView::new(world), figure);
    told(world, figure, choice);
    doings(world, figure, |doings| doings.sizes_up = false);
    let Some(foe) = nearest else { return };
    let Ok(degree): Result<Degree, std::convert::Infallible> = perform(world, |world| {
        Deed::check(figure, Some(foe), contest(BookView::new(world), figure)).then(Deed::end)
    });
    if !degree.success {
        return remark(world, figure, "cannot tell", rule::ANALYZE);
    }
    fighter(world, foe, |fighter| fighter.known = true);
    let words = handling::sized_up(BookView::new(world), figure, foe);
    remark(world, figure, words, rule::ANALYZE);
    if degree == CRITICAL {
        let rules = BookView::new(world);
        let next = &VERBS[usize::from(offered::foreseen(rules, foe).0)];
        let words = format!("guesses what comes next: {}", next.name.to_lowercase());
        remark(world, figure, words, rule::ANALYZE);
    }
}
