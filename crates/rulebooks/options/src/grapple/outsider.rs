//! Striking into a scuffle from outside: the blow that misses one may hit another (OPT-708).

use std::rc::Rc;

use bevy_ecs::prelude::*;
use riposte_kit::forecast::note_with;
use riposte_rules::decision::{Choice, Forecast};
use riposte_rules::deed::Deed;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;
use riposte_words::say;

use crate::change::perform;
use crate::forecast::harm::astray;
use crate::melee::blow::{self, Struck};
use crate::rolls::{Blow, Luck};
use crate::rule_ids;
use crate::view::BookView;

/// Whether a figure strikes into a scuffle from outside.
pub fn strikes_into(rules: BookView, figure: FigureId, target: Option<FigureId>) -> bool {
    let into = target.is_some_and(|target| rules.grappled(target));
    into && !rules.grappled(figure)
}

/// Whom a blow at a figure in a scuffle may hit, in this order: the one it is meant for, the
/// other enemies in the scuffle, the friends.
pub fn reached(rules: BookView, by: FigureId, target: FigureId) -> Vec<FigureId> {
    let pile = rules
        .table
        .in_hex(rules.table.hex(target))
        .filter(|member| *member != target && *member != by && rules.grappled(*member));
    let side = rules.table.side(by);
    let (friends, foes): (Vec<FigureId>, Vec<FigureId>) =
        pile.partition(|member| rules.table.side(*member) == side);
    [target].into_iter().chain(foes).chain(friends).collect()
}

/// Strikes at a figure in a scuffle from outside.
pub fn strike_into(world: &mut World, figure: FigureId, choice: Choice) {
    let (Some(target), Some(arm)) = (choice.target, choice.arm) else { return };
    let blow = Blow::now(BookView::new(world), figure, target, arm);
    strike_on(world, blow);
}

/// Strikes at one after the other until a blow hits, or the weapon is gone.
pub fn strike_on(world: &mut World, first: Blow) {
    let struck = perform(world, |rules| deed(rules, first));
    blow::land(world, first, struck);
}

/// The whole of it: the rolls to hit, and the damage to the one who is hit.
pub fn deed(rules: BookView<'_>, first: Blow) -> Deed<'_, Struck> {
    aim(rules, first).and_then(move |struck| {
        struck.with_damage(|target, times| blow::damage(rules, at(rules, first, target), times))
    })
}

/// The rolls to hit.
pub fn aim(rules: BookView<'_>, first: Blow) -> Deed<'_, Struck> {
    aim_on(rules, first, reached(rules, first.by, first.target).into(), 0)
}

fn aim_on(
    rules: BookView<'_>,
    first: Blow,
    pile: Rc<[FigureId]>,
    number: usize,
) -> Deed<'_, Struck> {
    let Some(target) = pile.get(number).copied() else {
        return Deed::end(Struck::nobody(Luck::Miss));
    };
    blow::attack(rules, at(rules, first, target)).and_then(move |luck| match luck {
        Luck::Hit(times) => Deed::end(Struck::somebody(target, times)),
        Luck::Miss => aim_on(rules, first, pile.clone(), number + 1),
        luck => Deed::end(Struck::nobody(luck)),
    })
}

/// The same blow at another.
fn at(rules: BookView, first: Blow, target: FigureId) -> Blow {
    let now = Blow::now(rules, first.by, target, first.arm);
    Blow { off_hand: first.off_hand, ..now }
}

/// That a miss may hit somebody else, in words.
pub fn strays(rules: BookView, other: FigureId, hit: Chance) -> String {
    let name = rules.table.name(other);
    say!("a miss may hit {name}: {chance}", name, chance = hit.to_string())
}

/// Whom a blow from outside may hit instead of its target.
pub fn may_hit(rules: BookView, blow: Blow, forecast: &mut Forecast) {
    let aim = aim(rules, blow);
    let others = &reached(rules, blow.by, blow.target)[1..];
    for other in others {
        let hit = aim.chance(|end| end.struck == Some(*other));
        note_with(forecast, || strays(rules, *other, hit), rule_ids::OUTSIDER);
    }
    astray(rules, others, &deed(rules, blow).odds(), forecast);
}
