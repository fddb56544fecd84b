//! The charge: a straight run at a foe, a blow, then into it or past it (MAN-216 to MAN-218).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, need, some};
use riposte_kit::forecast as foretell;
use riposte_rules::battle::move_to;
use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::{Choice, Forecast, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Chance;
use riposte_rules::systems::Room;
use riposte_words::say;

use crate::body::falling::{fall, totter};
use crate::change::{doings, remark};
use crate::close::bonds::gripped;
use crate::close::grappling;
use crate::memory::Step;
use crate::movement::route::one_side;
use crate::movement::run_up::routes;
use crate::rule_ids as rule;
use crate::turn::maneuver::{Maneuver, with};
use crate::turn::scope::{Scope, scope};
use crate::turn::step::go;
use crate::view::{Book, BookView};
use crate::wording::whom;
use crate::words::*;

/// The charge as a maneuver: first the run, then a blow, last the slam or the way past.
pub const CHARGING: Maneuver = Maneuver::of(CHARGE).needs(|rules, figure, _| {
    need(!gripped(rules, figure), "a foe holds it", rule::GRIPPED)?;
    need(!rules.fighter(figure).lame, "has a crippled limb", rule::CRIPPLED)?;
    let runs = !routes(rules, figure).is_empty();
    need(runs, "no foe at the end of a straight run", rule::CHARGE)
});

/// The foe that a charge has brought a figure to.
fn charged(rules: BookView, figure: FigureId) -> Result<FigureId, Why> {
    with(rules, figure, CHARGE, "goes with a charge")?;
    match scope(rules, figure) {
        Scope::Charged(foe) => Ok(foe),
        Scope::Run => Err(Why::now("runs at a foe first", rule::CHARGE)),
        _ => Err(Why::now("has no foe before it", rule::CHARGE)),
    }
}

/// Slamming into the foe at the end of a charge.
pub struct Slam;

impl Action<Book> for Slam {
    fn verb(&self) -> Verb {
        SLAM
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        Ok(vec![Choice::plain(SLAM).at(charged(rules, figure)?)])
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("slams into {whom}", whom = whom(rules, choice))
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(foe) = choice.target else { return };
        let won = |crash: &Crash| matches!(crash, Crash::Met(1..));
        let slam = slam_deed(rules, figure, foe);
        foretell::deed(told, &slam, won);
        // Computer players read no words: the chances would be worked out for nobody.
        if told.wordless {
            return;
        }
        let pushed = behind(rules, figure, foe).is_some();
        for falls in [foe, figure] {
            let chance = falling(rules, &slam, falls, falls == foe, pushed);
            let (odds, name) = (chance.to_string(), rules.table.name(falls));
            let words = say!("{odds} that {name} falls", odds, name);
            match falls == figure && chance.value() > 0.3 {
                true => foretell::warn(told, words, rule::SLAM),
                false => foretell::note(told, words, rule::SLAM),
            }
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        go(world, Step::Over);
        let Some(foe) = choice.target else { return };
        let Ok(crash) = perform(world, |world| slam_deed(BookView::new(world), figure, foe));
        doings(world, foe, |doings| doings.defences += 1);
        match crash {
            Crash::Dodged => remark(world, foe, "gets out of the way", rule::SLAM),
            Crash::Met(margin) => met(world, figure, foe, margin),
        }
    }
}

/// Running past the foe at the end of a charge.
pub struct Evade;

impl Action<Book> for Evade {
    fn verb(&self) -> Verb {
        EVADE
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let foe = charged(rules, figure)?;
        let past = beyond(rules, figure, foe).map(|hex| Choice::plain(EVADE).at(foe).to(hex));
        some(past, || ("no hex behind the foe is free", rule::EVADE))
    }

    fn announced(&self, rules: BookView, _figure: FigureId, choice: &Choice) -> String {
        let Some(hex) = choice.hex else { return String::new() };
        say!("runs past {hex} {whom}", hex = hex_name(hex), whom = whom(rules, choice))
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(foe) = choice.target else { return };
        foretell::deed(told, &evade_deed(rules, figure, foe), |past| *past);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        go(world, Step::Over);
        let (Some(foe), Some(hex)) = (choice.target, choice.hex) else { return };
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
}

/// The free hexes behind a foe and beside it, for a figure that runs past it.
fn beyond(rules: BookView, figure: FigureId, foe: FigureId) -> impl Iterator<Item = Hex> {
    let (hex, facing) = (rules.table.hex(foe), rules.table.facing(figure));
    let hexes = one_side(facing).map(|way| hex + way.step());
    hexes.into_iter().filter(move |hex| rules.table.room(figure, *hex) == Room::Stand)
}

/// How a slam comes out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Crash {
    /// The foe got out of the way.
    Dodged,
    /// They met; by how much the contest of ST was won, negative: lost.
    Met(i32),
}

/// A slam (MAN-217).
fn slam_deed<'w>(rules: BookView<'w>, by: FigureId, at: FigureId) -> Deed<'w, Crash> {
    Deed::check(by, Some(at), rules.run_into(by, at)).then(move |degree| {
        if !degree.success {
            return Deed::end(Crash::Dodged);
        }
        let check = Deed::check(by, Some(at), rules.shove(by, at));
        check.then_by_margin(|_, margin| Deed::end(Crash::Met(margin.clamp(-5, 5))))
    })
}

/// How two figures come out of a slam: whether it ends with a fall, for certain or if a roll fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Footing {
    Stands,
    Totters,
    Falls,
}

/// What a slam does to the one who slams, or to the foe: who loses by five falls; who loses by less
/// may, as may both where nobody wins. A foe that cannot be pushed falls (MAN-217).
fn footing(margin: i32, foe: bool, pushed: bool) -> Footing {
    match if foe { margin } else { -margin } {
        5.. => Footing::Falls,
        1.. if foe && !pushed => Footing::Falls,
        0.. => Footing::Totters,
        _ => Footing::Stands,
    }
}

/// The chance that one of the two falls.
fn falling(
    rules: BookView,
    slam: &Deed<Crash>,
    figure: FigureId,
    foe: bool,
    pushed: bool,
) -> Chance {
    let ends = |wanted: Footing| {
        slam.chance(|crash| match crash {
            Crash::Dodged => false,
            Crash::Met(margin) => footing(*margin, foe, pushed) == wanted,
        })
    };
    if rules.table.posture(figure).down() {
        return Chance::NEVER;
    }
    let slips = rules.stay_up(figure).chance().complement();
    ends(Footing::Falls).or(ends(Footing::Totters).and(slips))
}

/// The foe is pushed, and the other takes its place; who loses falls or totters.
fn met(world: &mut World, by: FigureId, at: FigureId, margin: i32) {
    let pushed = margin > 0 && push(world, by, at);
    for figure in [by, at] {
        match footing(margin, figure == at, pushed) {
            Footing::Stands => {}
            Footing::Totters => totter(world, figure),
            Footing::Falls => fall(world, figure),
        }
    }
}

/// The hex a foe is driven to by a slam, if there is room.
fn behind(rules: BookView, by: FigureId, at: FigureId) -> Option<Hex> {
    let hex = rules.table.hex(at) + rules.table.facing(by).step();
    (rules.table.room(at, hex) == Room::Stand).then_some(hex)
}

/// Drives a foe a hex back and takes its place; whether there was room for it.
fn push(world: &mut World, by: FigureId, at: FigureId) -> bool {
    let rules = BookView::new(world);
    let hex = rules.table.hex(at);
    let Some(behind) = behind(rules, by, at) else { return false };
    move_to(world, at, behind, true);
    if BookView::new(world).table.room(by, hex) == Room::Stand {
        move_to(world, by, hex, false);
    }
    true
}

/// Running past a foe (MAN-218): whether it comes off.
fn evade_deed<'w>(rules: BookView<'w>, by: FigureId, at: FigureId) -> Deed<'w, bool> {
    let check = Deed::check(by, Some(at), rules.slip_past(by, at));
    check.then(|degree| Deed::end(degree.success))
}
