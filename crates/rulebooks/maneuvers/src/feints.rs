//! Feints: what is open, the contest, what comes of it (MAN-301 to MAN-307).

use bevy_ecs::prelude::*;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{FigureId, Spot};

use crate::blow::Blow;
use crate::declare;
use crate::fighter::Feint;
use crate::harm::{doings, remark};
use crate::memory::Step;
use crate::rule_ids as rule;
use crate::second::go;
use crate::strike::declare as told;
use crate::tables::{Feints, SpotRow};
use crate::view::BookView;
use crate::words::*;

/// The feints that go with a figure's maneuver, one for each foe and weapon within reach.
pub fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let doings = rules.doings(figure);
    let kind = rules.row(doings.maneuver).map_or(Feints::Never, |row| row.feints);
    if doings.feint.is_some() || doings.sets_up.is_some() || !doings.struck.is_empty() {
        return Vec::new();
    }
    match kind {
        Feints::Any | Feints::Less => with_blows(rules, figure),
        Feints::Sucker => lures(rules, figure),
        Feints::SetUp | Feints::Never => Vec::new(),
    }
}

fn with_blows(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    let mut add = |choice: Choice| {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    };
    for blow in declare::blows(rules, figure) {
        let (Some(foe), Some(arm)) = (blow.target, blow.arm) else { continue };
        let with = |verb| Choice::plain(verb).at(foe).with(arm.item, None);
        add(with(JAM));
        let armed = rules.strikes(foe).any(|strike| strike.item.at.in_hand());
        if armed {
            add(with(WEAPON_FEINT));
        }
        if rules.shield(foe).is_some() {
            for spot in places(rules, |row| row.key != "torso" && row.key != "arm") {
                add(with(SHIELD_FEINT).aiming(spot));
            }
        }
        for spot in places(rules, |row| row.aim < 0) {
            add(with(BODY_FEINT).aiming(spot));
        }
        let held = rules.table.arms(foe).numbered().filter(|(_, item)| item.at.in_hand());
        for (item, _) in held {
            add(with(BEAT).number(i16::from(item)));
        }
    }
    choices
}

/// One's own places that can be bared (MAN-305).
fn lures(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let near = |foe: &FigureId| rules.table.distance(figure, *foe) <= 4;
    let foes: Vec<FigureId> = rules.table.enemies(figure).filter(near).collect();
    let weapon = rules.strikes(figure).find(|strike| !strike.flies()).map(|it| it.arm.item);
    let Some(item) = weapon else { return Vec::new() };
    let lure = |foe: FigureId| {
        let spots = places(rules, |row| row.aim < 0);
        spots.map(move |spot| Choice::plain(SUCKER).at(foe).with(item, None).aiming(spot))
    };
    foes.into_iter().flat_map(lure).collect()
}

/// The places on the body for which a condition holds.
pub fn places<'w>(
    rules: BookView<'w>,
    holds: impl Fn(&SpotRow) -> bool + 'w,
) -> impl Iterator<Item = Spot> + 'w {
    let rows = (0u8..).zip(&rules.tables.spots);
    rows.filter(move |(_, row)| holds(row)).map(|(number, _)| Spot(number))
}

/// The deed of a feint: by how much it is won, a beat by half the damage.
pub fn deed<'w>(rules: BookView<'w>, figure: FigureId, choice: &Choice) -> Option<Deed<'w, i32>> {
    let (at, arm, verb) = (choice.target?, choice.arm?, choice.verb);
    if verb != BEAT {
        let contest = rules.feint_contest(verb, figure, arm.item, at);
        let deed = Deed::check(figure, Some(at), contest);
        return Some(deed.then_by_margin(|_, by| Deed::end(by)));
    }
    let strike = rules.strikes(figure).find(|strike| strike.arm.item == arm.item)?;
    let blow = Blow::now(rules, figure, at, strike.arm);
    let blow = Blow { spot: Spot(0), ..blow };
    let check = Deed::check(figure, Some(at), rules.attack(blow));
    Some(check.then(move |degree| {
        match degree.success {
            false => Deed::end(-1),
            true => Deed::roll(figure, rules.damage(blow, 0))
                .class(|total| (total / 2).max(1))
                .then(Deed::end),
        }
    }))
}

/// A figure feints.
pub fn feint(world: &mut World, figure: FigureId, choice: &Choice) {
    told(world, figure, choice);
    let Ok(by) = perform(world, |world| {
        deed(BookView::new(world), figure, choice).unwrap_or_else(|| Deed::end(0))
    });
    let (Some(at), Some(arm)) = (choice.target, choice.arm) else { return go(world, Step::Act) };
    let on = choice.number.and_then(|item| u8::try_from(item).ok());
    let spot = choice.spot;
    let feint = Feint { verb: choice.verb, at, item: arm.item, by, spot, on };
    doings(world, figure, |doings| {
        doings.feint = Some(feint);
        doings.stepped = true;
        // Whoever feints at a place must strike there (MAN-302, MAN-304).
        if matches!(choice.verb, SHIELD_FEINT | BODY_FEINT) {
            doings.aim = spot;
        }
        doings.lost += lost(choice.verb, by);
    });
    let words = match by {
        0 => "deceives nobody".to_owned(),
        by if by > 0 => format!("gains {by} by it"),
        by => format!("loses {} by it", -by),
    };
    remark(world, figure, words, VERBS[usize::from(choice.verb.0)].rule);
    if choice.verb == BEAT && by < 0 {
        remark(world, figure, "cannot strike with that weapon any more", rule::BEAT);
    }
    go(world, Step::Act);
}

/// How many blows a feint that failed costs.
fn lost(verb: Verb, by: i32) -> u8 {
    match verb {
        SHIELD_FEINT | WEAPON_FEINT if by < 0 => 1,
        BEAT if by < 0 => 10,
        _ => 0,
    }
}
