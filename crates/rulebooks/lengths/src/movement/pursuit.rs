//! Pursuit of a figure that runs off the board, and what is dropped before pursuers (LEN-218,
//! LEN-219).

use std::collections::BTreeMap;

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, fall_out, move_to};
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice, RollForecast};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::roll::{Chance, Contest, Roll, Scale, Tie};
use riposte_rules::systems::Window;

use crate::change::{befall, drop_item};
use crate::condition::morale;
use crate::equipment::handling::accessible;
use crate::equipment::weapons::Lure;
use crate::memory::{Bout, Stage, open_window, to};
use crate::movement::ways;
use crate::rule_ids as id;
use crate::view::BookView;
use crate::words::*;

/// More throws than the longest pursuit should need.
const MOST: usize = 40;

/// How a pursuit is decided (LEN-218).
enum Course {
    /// On an open plain, by speed alone: whether the pursuer is the faster.
    Speed(bool),
    /// By one throw.
    Throw,
    /// By throw after throw, from so long a lead.
    Long(i32),
}

impl Course {
    fn of(view: BookView, runner: FigureId, chaser: FigureId) -> Course {
        let row = &view.constants().pursuit;
        let ground = view.table.board().terrain(view.table.hex(runner));
        if ground.is_some_and(|ground| row.plains.contains(&ground)) {
            return Course::Speed(view.pace(chaser).1 > view.pace(runner).1);
        }
        match view.table.distance(runner, chaser) as i32 {
            far if far >= row.long => Course::Long(far),
            _ => Course::Throw,
        }
    }
}

/// How a throw of a pursuit ends: the lead of the runner, negative where it has lost ground.
fn race(view: BookView<'_>, runner: FigureId, chaser: FigureId) -> Deed<'_, i32> {
    let roll = |figure: FigureId| {
        // Feet in ten minutes' walking, by ten: a run of 24 hexes is 12.
        let pace = i32::from(view.pace(figure).1) / 2;
        Roll::new("pursuit", Scale::Whole).dice(1, 20).with("pace", pace, id::PURSUIT)
    };
    let contest = Contest::opposed(roll(runner), roll(chaser), Tie::by(0, 0));
    Deed::check(runner, Some(chaser), contest).then_by_margin(|_, margin| Deed::end(margin))
}

/// The chance that a pursuer overtakes a runner (LEN-218).
pub fn odds(view: BookView, runner: FigureId, chaser: FigureId) -> Chance {
    match Course::of(view, runner, chaser) {
        Course::Speed(true) => Chance::CERTAIN,
        Course::Speed(false) => Chance::NEVER,
        Course::Throw => race(view, runner, chaser).chance(|lead| *lead < 0),
        Course::Long(lead) => worn_away(view, [runner, chaser], lead),
    }
}

/// The throw on which a pursuit hangs, as it is shown; none where speed decides.
pub fn throw(view: BookView, runner: FigureId, chaser: FigureId) -> Vec<RollForecast> {
    match Course::of(view, runner, chaser) {
        Course::Speed(_) => Vec::new(),
        _ => race(view, runner, chaser).outline(),
    }
}

/// The chance that throw after throw takes a lead away before it is long enough. There are too
/// many cases for a fraction of whole numbers, so that it is close to 52 binary places.
fn worn_away(view: BookView, [runner, chaser]: [FigureId; 2], lead: i32) -> Chance {
    const WHOLE: u128 = 1 << 52;
    let escaped = view.constants().pursuit.escaped;
    let throws = race(view, runner, chaser).odds::<f64>();
    let mut leads: BTreeMap<i32, f64> = BTreeMap::from([(lead, 1.0)]);
    let mut caught = 0.0;
    for _ in 0..MOST {
        let mut left: BTreeMap<i32, f64> = BTreeMap::new();
        for (lead, share) in &leads {
            for (more, part) in &throws {
                let (lead, share) = (lead + more, share * part);
                if lead <= 0 {
                    caught += share;
                } else if lead < escaped {
                    *left.entry(lead).or_default() += share;
                }
            }
        }
        leads = left;
    }
    Chance::new(((caught * WHOLE as f64) as u128).min(WHOLE), WHOLE)
}

/// The hex beside a runner to which a pursuer can run; its own where it is beside it.
fn beside(view: BookView, runner: FigureId, chaser: FigureId) -> Option<Hex> {
    let (from, at) = (view.table.hex(chaser), view.table.hex(runner));
    if from.unsigned_distance_to(at) <= 1 {
        return Some(from);
    }
    let ways = ways::runs(view, chaser);
    let near = ways.ends().filter(|end| end.hex.unsigned_distance_to(at) <= 1);
    near.min_by_key(|end| end.steps).map(|end| end.hex)
}

/// Those who may give chase: those of whom a roster says it, who have not acted and can run so far.
pub fn chasers(view: BookView, runner: FigureId) -> Vec<FigureId> {
    let may = |foe: &FigureId| {
        view.build(*foe).chases
            && !view.fighter(*foe).broken
            && !view.table.posture(*foe).down()
            && !view.fighter(*foe).round.gone
            && view.may_answer(*foe)
            && beside(view, runner, *foe).is_some()
    };
    view.table.enemies(runner).filter(may).collect()
}

/// What one of them may do; only one gives chase.
pub fn answers(view: BookView, runner: FigureId) -> Vec<Choice> {
    let taken = view.table.world().resource::<Bout>().top();
    match taken.is_some_and(|frame| !frame.memory.first.is_empty()) {
        true => Vec::new(),
        false => vec![Choice::plain(V_CHASE).at(runner)],
    }
}

/// A figure has come to the edge of the board to run off it.
pub fn edge(world: &mut World, runner: FigureId) -> bool {
    let Some(frame) = world.resource::<Bout>().top() else { return false };
    let (asked, first) = (frame.memory.asked, frame.memory.first.first().copied());
    if !asked {
        let foes = chasers(BookView::new(world), runner);
        return open_window(world, Window::open(Q_CHASE, foes, |_| 0));
    }
    match first {
        Some((chaser, _)) => pursue(world, runner, chaser),
        None => off(world, runner),
    }
}

/// It is off the board, with the mount it rides.
fn off(world: &mut World, runner: FigureId) -> bool {
    let mount = BookView::new(world).table.carrier(runner);
    fall_out(world, runner, Life::Gone);
    mount.into_iter().for_each(|mount| fall_out(world, mount, Life::Gone));
    to(world, Stage::Done)
}

/// The runner may drop something first; then the two race.
fn pursue(world: &mut World, runner: FigureId, chaser: FigureId) -> bool {
    let view = BookView::new(world);
    let leave = |(number, _)| Choice::plain(V_LEAVE).with(number, None);
    let things: Vec<Choice> = lures(view, runner).into_iter().map(leave).collect();
    let keep = Choice::plain(V_WAIT);
    let asking = move |_: &World| Asking::first_or(things, keep);
    let Some(choice) = ask(world, runner, Q_LEAVE, asking) else { return false };
    if let Some(arm) = choice.arm {
        let lure = lures(BookView::new(world), runner).into_iter().find(|it| it.0 == arm.item);
        drop_item(world, runner, arm.item);
        if lure.is_some_and(|(_, lure)| stops(world, chaser, lure)) {
            befall(world, chaser, "breaks off the pursuit", id::LURES);
            return off(world, runner);
        }
    }
    match overtaken(world, runner, chaser) {
        true => caught(world, runner, chaser),
        false => off(world, runner),
    }
}

/// What a runner has at hand that may stop pursuers, by number.
fn lures(view: BookView, runner: FigureId) -> Vec<(u8, Lure)> {
    let items = view.table.arms(runner).numbered();
    let items = items.filter(|(_, item)| item.at.in_hand() || accessible(*item));
    items.filter_map(|(at, item)| Some((at, view.tables.weapons.of(item.weapon).lure?))).collect()
}

/// Whether what was dropped stops a pursuer: fire does; coin the greedy and food beasts, unless
/// they keep their heads (LEN-219).
fn stops(world: &mut World, chaser: FigureId, lure: Lure) -> bool {
    let view = BookView::new(world);
    let build = view.build(chaser);
    let tempted = match lure {
        Lure::Fire => return true,
        Lure::Coin => build.greedy,
        Lure::Food => build.beast,
    };
    if !tempted {
        return false;
    }
    let (score, whose) = (morale::morale(view, chaser), view.table.name(chaser).to_owned());
    morale::throw(world, whose) > score
}

/// Whether a pursuer overtakes a runner (LEN-218). On an open plain the faster is the faster; with
/// a long lead the throws go on until it is gone, or is long enough.
fn overtaken(world: &mut World, runner: FigureId, chaser: FigureId) -> bool {
    let view = BookView::new(world);
    let (course, escaped) = (Course::of(view, runner, chaser), view.constants().pursuit.escaped);
    let thrown = |world: &mut World| {
        let Ok(more) = perform(world, |world| race(BookView::new(world), runner, chaser));
        more
    };
    let mut lead = match course {
        Course::Speed(faster) => return faster,
        Course::Throw => return thrown(world) < 0,
        Course::Long(lead) => lead,
    };
    for _ in 0..MOST {
        lead += thrown(world);
        if lead <= 0 || lead >= escaped {
            return lead <= 0;
        }
    }
    false
}

/// The runner is brought to bay where it stands, and the pursuer stands beside it.
fn caught(world: &mut World, runner: FigureId, chaser: FigureId) -> bool {
    if let Some(hex) = beside(BookView::new(world), runner, chaser) {
        move_to(world, chaser, hex, false);
    }
    befall(world, runner, "is overtaken at the edge", id::PURSUIT);
    to(world, Stage::Done)
}
