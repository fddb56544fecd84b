//! The charge: a straight run at a foe, a blow, then into it or past it (MAN-216 to MAN-218).

use bevy_ecs::prelude::*;
use riposte_rules::battle::move_to;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;

use crate::body::falling::{fall, totter};
use crate::change::{doings, remark};
use crate::close::grappling;
use crate::melee::{feints, reach, setup_points};
use crate::memory::Step;
use crate::movement::route::Route;
use crate::movement::run_up::{before, routes};
use crate::rule_ids as rule;
use crate::turn::announce::declare as told;
use crate::turn::step::go;
use crate::view::BookView;
use crate::words::*;

/// What is open in a charge: the run; then a blow, and last the slam or the way past.
pub fn acts(rules: BookView, figure: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let to = |route: &Route| Choice::plain(STEP).to(route.hex);
    let runs: Vec<Choice> = routes(rules, figure).iter().map(to).collect();
    if let Some(first) = runs.first().copied().filter(|_| !rules.doings(figure).stepped) {
        return Asking { choices: runs, decline: first, default: first };
    }
    let Some(foe) = before(rules, figure) else {
        return Asking { choices: vec![done], decline: done, default: done };
    };
    let mut choices = reach::blows(rules, figure);
    choices.retain(|blow| blow.target == Some(foe));
    let first = choices.first().copied();
    if first.is_some() {
        let feints = feints::choices(rules, figure);
        choices.extend(feints.into_iter().filter(|feint| feint.target == Some(foe)));
        choices.extend(feints::aims(rules, figure));
        let set_up = |foe| Choice::plain(SET_UP).at(foe);
        choices.extend(setup_points::targets(rules, figure).into_iter().map(set_up));
    }
    let slam = Choice::plain(SLAM).at(foe);
    choices.push(slam);
    choices.extend(beyond(rules, figure, foe).map(|hex| Choice::plain(EVADE).at(foe).to(hex)));
    Asking { choices, decline: slam, default: first.unwrap_or(slam) }
}

/// The free hexes behind a foe and beside it, for a figure that runs past it.
fn beyond(rules: BookView, figure: FigureId, foe: FigureId) -> impl Iterator<Item = Hex> {
    let (hex, facing) = (rules.table.hex(foe), rules.table.facing(figure));
    let hexes = [0, 1, -1].map(|turn| hex + facing.turned(turn).step());
    hexes.into_iter().filter(move |hex| rules.table.room(figure, *hex) == Room::Stand)
}

/// How a slam comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crash {
    /// The foe got out of the way.
    Dodged,
    /// They met; by how much the contest of ST was won, negative: lost.
    Met(i32),
}

/// A slam (MAN-217).
pub fn slam_deed<'w>(rules: BookView<'w>, by: FigureId, at: FigureId) -> Deed<'w, Crash> {
    Deed::check(by, Some(at), rules.run_into(by, at)).then(move |degree| {
        if !degree.success {
            return Deed::end(Crash::Dodged);
        }
        let check = Deed::check(by, Some(at), rules.shove(by, at));
        check.then_by_margin(|_, margin| Deed::end(Crash::Met(margin.clamp(-5, 5))))
    })
}

/// A figure slams into the foe it has run at.
pub fn slam(world: &mut World, figure: FigureId, choice: &Choice) {
    go(world, Step::Over);
    let Some(foe) = choice.target else { return };
    told(world, figure, choice);
    let Ok(crash) = perform(world, |world| slam_deed(BookView::new(world), figure, foe));
    doings(world, foe, |doings| doings.defences += 1);
    match crash {
        Crash::Dodged => remark(world, foe, "gets out of the way", rule::SLAM),
        Crash::Met(margin) => met(world, figure, foe, margin),
    }
}

/// A figure that loses by five falls; a figure that loses by less may; the foe is pushed, and the
/// other takes its place.
fn met(world: &mut World, by: FigureId, at: FigureId, margin: i32) {
    match margin {
        1.. => {
            let pushed = push(world, by, at);
            if margin >= 5 || !pushed { fall(world, at) } else { totter(world, at) }
        }
        0 => [by, at].into_iter().for_each(|figure| totter(world, figure)),
        -4.. => totter(world, by),
        _ => fall(world, by),
    }
}

/// Drives a foe a hex back and takes its place; whether there was room for it.
fn push(world: &mut World, by: FigureId, at: FigureId) -> bool {
    let rules = BookView::new(world);
    let hex = rules.table.hex(at);
    let behind = hex + rules.table.facing(by).step();
    if rules.table.room(at, behind) != Room::Stand {
        return false;
    }
    move_to(world, at, behind, true);
    if BookView::new(world).table.room(by, hex) == Room::Stand {
        move_to(world, by, hex, false);
    }
    true
}

/// Running past a foe (MAN-218): whether it comes off.
pub fn evade_deed<'w>(rules: BookView<'w>, by: FigureId, at: FigureId) -> Deed<'w, bool> {
    let check = Deed::check(by, Some(at), rules.slip_past(by, at));
    check.then(|degree| Deed::end(degree.success))
}

/// A figure runs past the foe, or into its arms.
pub fn evade(world: &mut World, figure: FigureId, choice: &Choice) {
    go(world, Step::Over);
    let (Some(foe), Some(hex)) = (choice.target, choice.hex) else { return };
    told(world, figure, choice);
    let Ok(past) = perform(world, |world| evade_deed(BookView::new(world), figure, foe));
    if past {
        let there = BookView::new(world).table.hex(foe);
        move_to(world, figure, there, false);
        move_to(world, figure, hex, false);
    } else {
        remark(world, figure, "does not get past", rule::EVADE);
        grappling::enter(world, figure, foe);
    }
}
