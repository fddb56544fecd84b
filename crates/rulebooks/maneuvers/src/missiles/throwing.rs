//! Throwing something to a friend, and catching it (MAN-551 to MAN-554).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_kit::forecast::{self as foretell, note};
use riposte_rules::battle::{ask, let_fall, move_to};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Asking, Choice, Forecast, Verb};
use riposte_rules::exchange::{Frame, Link};
use riposte_rules::figure::{Dropped, FigureId};
use riposte_rules::roll::{Contest, Degree, DegreeRow, Degrees, Measure, Tie};
use riposte_rules::systems::{Room, sight};
use riposte_words::say;

use crate::body::falling::{fall, lost};
use crate::change::{dice, fighter, remark, rolled};
use crate::close::bonds;
use crate::equipment::handling::{held_loosely, take_in_hand, thing_of};
use crate::memory::{Bout, Memory, Step};
use crate::rolls::degrees::{critical_up_to, hopeless_from};
use crate::rolls::parts::{by_more, under};
use crate::rule_ids as rule;
use crate::turn::maneuver::{Maneuver, with};
use crate::turn::step::{declare, go};
use crate::view::{Book, BookView};
use crate::words::*;

/// How a throw or a catch comes out; how far it missed counts.
const FUMBLED: Degree = Degree::failure("fumbled");

fn degrees(skill: i32) -> Degrees {
    Degrees::of(
        [
            DegreeRow::at_most(Measure::Natural, critical_up_to(skill), Degree::SUCCESS),
            DegreeRow::at_least(Measure::Natural, hopeless_from(skill), FUMBLED),
            DegreeRow::at_least(Measure::Margin, 0, Degree::SUCCESS),
            DegreeRow::at_most(Measure::Margin, -10, FUMBLED),
        ],
        Degree::FAILURE,
    )
}

/// Whether a figure holds itself ready to catch (MAN-552).
fn catches(rules: BookView, figure: FigureId) -> bool {
    let ready = rules.maneuver(figure) == Some(CATCH) && !rules.fighter(figure).stunned;
    ready && !engaged(rules, figure)
}

/// Whether a figure fights, so that it does not catch: with a foe within reach that does not itself
/// hold itself ready to catch (MAN-552, MAN-554).
fn engaged(rules: BookView, figure: FigureId) -> bool {
    let reaches_up = |foe: FigureId| rules.maneuver(foe) == Some(CATCH);
    rules.opponents(figure).any(|foe| !reaches_up(foe) || bonds::gripped(rules, figure))
}

/// Whether something may come flying: from a friend, or from one enemy to another (MAN-554).
fn may_come(rules: BookView, figure: FigureId) -> bool {
    let befriended = rules.table.friends(figure).any(|friend| friend != figure);
    befriended || rules.table.enemies(figure).nth(1).is_some()
}

/// Whether a figure could throw something to a friend: as many hexes as it has ST (MAN-551).
pub fn could_throw(rules: BookView, figure: FigureId, friend: FigureId) -> bool {
    let far = rules.table.distance(figure, friend);
    let (from, to) = (rules.table.hex(figure), rules.table.hex(friend));
    friend != figure
        && far > 0
        && far <= rules.strength(figure).unsigned_abs()
        && sight::clear(rules.table.board(), from, to)
}

/// The friends to whom a figure could throw what it holds.
pub fn choices(rules: BookView, figure: FigureId) -> Open {
    let friends = rules.table.friends(figure).filter(|it| could_throw(rules, figure, *it));
    let held: Vec<u8> = held_loosely(rules, figure).map(|(number, _)| number).collect();
    let to = |friend| {
        let with = move |number: &u8| Choice::plain(TOSS).at(friend).with(*number, None);
        held.iter().map(with).collect::<Vec<_>>()
    };
    some(friends.flat_map(to), || ("no friend to throw anything to", rule::TOSS))
}

impl BookView<'_> {
    /// The throw (MAN-551).
    pub fn toss(self, by: FigureId, to: FigureId) -> Contest {
        let constants = &self.constants().throwing;
        let mut sum = self.own_skill(by, "Throwing", self.skill(by, "Throwing"));
        sum.add("caught gladly", if catches(self, to) { constants.willing } else { 0 }, rule::TOSS);
        let between = sight::in_line(self.table, self.table.hex(by), self.table.hex(to));
        let between = between.into_iter().filter(|it| *it != by && *it != to);
        let between = between.filter(|it| self.upright(*it)).count() as i32;
        sum.add("past others", constants.past * between, rule::TOSS);
        let reaching = interceptors(self, by, to).len() as i32;
        sum.add("somebody reaches for it", constants.against * reaching, rule::TOSS);
        let hit = self.fighter(by).daze_new + self.fighter(by).daze > 0;
        if hit || bonds::gripped(self, by) {
            let label = if hit { "just hit" } else { "held" };
            sum.add(label, constants.hit, rule::TOSS);
        }
        sum.add("distance", -(self.table.distance(by, to) as i32 / 5), rule::SHOOT);
        under("throw", sum, degrees)
    }

    /// The catch: with the way there, what was thrown, whether the throw was good (MAN-552).
    pub fn catch(self, figure: FigureId, way: &Way) -> Contest {
        let constants = &self.constants().throwing;
        let mut sum = self.own(figure, "DX", self.build(figure).dx);
        sum.add("well thrown", if way.well { constants.well } else { 0 }, rule::CATCH);
        sum.add("to the side", constants.side[usize::from(way.from)].unwrap_or(0), rule::CATCH);
        match way.how {
            RUN => sum.add("on the run", constants.run * way.far as i32, rule::CATCH),
            DIVE => sum.add("diving", constants.dive, rule::DIVE),
            _ => {}
        }
        let small = way.weight <= constants.small.0;
        sum.add("small", if small { constants.small.1 } else { 0 }, rule::CATCH);
        under("to catch it", sum, degrees)
    }
}

/// How somebody would catch something.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Standing (`GRAB`), on the run or diving.
    pub how: Verb,
    /// From which side it comes, relative to the facing.
    pub from: u8,
    /// How many hexes away it comes down.
    pub far: u32,
    /// Whether the throw was good.
    pub well: bool,
    /// What it weighs, in pounds.
    pub weight: i32,
}

/// The enemies of the thrower that stand ready to catch, beside whom it is thrown to.
fn interceptors(rules: BookView, by: FigureId, to: FigureId) -> Vec<FigureId> {
    let near = |foe: &FigureId| rules.table.distance(*foe, to) <= 1;
    let ready = |foe: &FigureId| rules.maneuver(*foe) == Some(CATCH);
    rules.table.enemies(by).filter(near).filter(ready).collect()
}

/// Throwing as a maneuver.
pub const THROWING: Maneuver =
    Maneuver::of(THROW).needs(|rules, figure, _| choices(rules, figure).map(drop));

/// Being ready to catch, as a maneuver.
pub const CATCHING: Maneuver = Maneuver::of(CATCH).needs(|rules, figure, _| {
    need(!engaged(rules, figure), "is engaged", rule::CATCH)?;
    need(may_come(rules, figure), "nobody would throw anything", rule::CATCH)
});

/// Throwing something to a friend.
pub struct Toss;

impl Action<Book> for Toss {
    fn verb(&self) -> Verb {
        TOSS
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        with(rules, figure, THROW, "goes with a throw")?;
        choices(rules, figure)
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let (Some(friend), Some(thing)) = (choice.target, thing_of(rules, figure, choice)) else {
            return String::new();
        };
        say!("throws to {whom} the {thing}", whom = rules.table.name(friend), thing)
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let Some(friend) = choice.target else { return };
        foretell::contest(told, rules.toss(figure, friend));
        told.lets_go = true;
        if !catches(rules, friend) {
            note(told, "nobody is ready to catch it", rule::CATCH);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        go(world, Step::Over);
        let (Some(friend), Some(arm)) = (choice.target, choice.arm) else { return };
        let toss = |rules: BookView| rules.toss(figure, friend);
        let (degree, margin) = rolled(world, figure, Some(friend), toss);
        let there = BookView::new(world).table.hex(friend);
        let hex = match degree.success {
            true => there,
            false => scattered(world, figure, there, -margin / 2),
        };
        let_fall(world, figure, arm.item, hex);
        lost(world, figure, arm.item);
        if degree == FUMBLED {
            fall(world, figure);
        }
        caught(world, figure, friend, hex, degree.success);
    }
}

/// Where something comes down that went so many hexes too far some way (MAN-551).
fn scattered(world: &mut World, figure: FigureId, hex: Hex, far: i32) -> Hex {
    let way = dice(world, figure, "which way it goes", 1) - 1;
    let way = Facing::ALL[usize::try_from(way).unwrap_or(0) % 6];
    let board = BookView::new(world).table.board();
    let mut at = hex;
    for _ in 0..far.max(0) {
        let next = at + way.step();
        if !board.standable(next) {
            break;
        }
        at = next;
    }
    at
}

/// Each figure that reaches for it is asked; somebody beside it may be first (MAN-554).
fn caught(world: &mut World, by: FigureId, friend: FigureId, hex: Hex, well: bool) {
    let rules = BookView::new(world);
    if !catches(rules, friend) {
        return;
    }
    for foe in interceptors(rules, by, friend) {
        let grab = |rules: BookView| rules.grab_first(foe, friend);
        let (_, margin) = rolled(world, foe, Some(friend), grab);
        if margin >= 5 {
            remark(world, foe, "snatches it out of the air", rule::INTERCEPT);
            return take_lying(world, foe);
        }
        if margin > 0 {
            return remark(world, foe, "knocks it down", rule::INTERCEPT);
        }
    }
    let memory = Memory {
        step: Step::Catch,
        vacated: Some((by, hex)),
        margin: i32::from(well),
        ..Memory::default()
    };
    let frame = Frame { link: Link::Reaction, actor: friend, choice: Choice::plain(GRAB), memory };
    world.resource_mut::<Bout>().push(frame);
}

/// What was thrown last comes to the hand of a figure that has one free for it.
fn take_lying(world: &mut World, figure: FigureId) {
    if let Some((number, _)) = world.resource::<Dropped>().last() {
        take_in_hand(world, figure, number);
    }
}

/// The ways in which a figure could catch what comes down in a hex.
fn ways(rules: BookView, figure: FigureId, hex: Hex, well: bool) -> Vec<Way> {
    let far = rules.table.hex(figure).unsigned_distance_to(hex);
    let by = rules.vacated();
    let to = if far > 0 { hex } else { by.map_or(hex, |(by, _)| rules.table.hex(by)) };
    let from = rules.direction(figure, to);
    let lying = rules.table.world().resource::<Dropped>().last();
    let weight = lying.map_or(0, |(_, thing)| rules.tables.weapons.of(thing.weapon).weight);
    let seen = rules.constants().throwing.side[usize::from(from)].is_some();
    let free = |hex: Hex| far == 0 || rules.table.room(figure, hex) == Room::Stand;
    let way = |how| Way { how, from, far, well, weight };
    let speed = rules.build(figure).speed.unsigned_abs();
    let ahead = matches!(from, 0 | 1 | 5);
    let mut ways = Vec::new();
    if seen && far <= u32::from(well) {
        ways.push(way(GRAB));
    }
    if seen && ahead && far > 0 && far <= speed && rules.upright(figure) && free(hex) {
        ways.push(way(RUN));
    }
    if seen && far <= 2 && rules.upright(figure) && free(hex) {
        ways.push(way(DIVE));
    }
    ways
}

/// The ways in which a figure could make the catch that is being asked for.
fn ways_now(rules: BookView, figure: FigureId) -> Vec<Way> {
    let Some(memory) = rules.memory() else { return Vec::new() };
    let ways = memory.vacated.map(|(_, hex)| ways(rules, figure, hex, memory.margin > 0));
    ways.unwrap_or_default()
}

/// The way of a choice, of the catch that is being asked for.
pub fn way(rules: BookView, figure: FigureId, choice: &Choice) -> Option<Way> {
    ways_now(rules, figure).into_iter().find(|way| way.how == choice.verb)
}

/// How a figure catches what was thrown to it.
pub fn catch(world: &mut World, figure: FigureId) {
    let asking = |world: &World| {
        let ways = ways_now(BookView::new(world), figure).into_iter();
        Asking::first_or(ways.map(|way| Choice::plain(way.how)).collect(), Choice::plain(DONE))
    };
    let Some(choice) = ask(world, figure, Q_CATCH, asking) else { return };
    let rules = BookView::new(world);
    let (way, hex) = (way(rules, figure, &choice), rules.vacated());
    go(world, Step::Over);
    let (Some(way), Some((_, hex))) = (way, hex) else { return };
    declare(world, figure, &choice);
    if way.how != GRAB {
        move_to(world, figure, hex, false);
    }
    let (degree, margin) = rolled(world, figure, None, |rules| rules.catch(figure, &way));
    match degree.success {
        true => take_lying(world, figure),
        false if degree != FUMBLED && margin >= -2 => {
            let thing = world.resource::<Dropped>().last().map(|(number, _)| number);
            fighter(world, figure, |fighter| fighter.fumbles = thing);
            remark(world, figure, "fumbles for it", rule::CATCH);
        }
        false => remark(world, figure, "does not catch it", rule::CATCH),
    }
    if degree == FUMBLED || way.how == DIVE {
        fall(world, figure);
    }
}

/// What was nearly caught is caught in the next turn, or not (MAN-553).
pub fn still_fumbling(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let Some(number) = rules.fighter(figure).fumbles else { return };
    let here = rules.table.hex(figure);
    fighter(world, figure, |fighter| fighter.fumbles = None);
    let thing = world.resource::<Dropped>().thing(number);
    if thing.is_none_or(|thing| thing.hex != here) {
        return;
    }
    let catch = |rules: BookView| rules.dexterity(figure, "to catch it after all", rule::BOBBLE);
    let (degree, margin) = rolled(world, figure, None, catch);
    if degree.success {
        take_in_hand(world, figure, number);
    } else if margin >= -2 {
        fighter(world, figure, |fighter| fighter.fumbles = Some(number));
    }
}

impl BookView<'_> {
    /// DX against DX for what comes flying (MAN-554).
    pub fn grab_first(self, foe: FigureId, catcher: FigureId) -> Contest {
        let dx = |figure: FigureId| self.own(figure, "DX", self.build(figure).dx);
        let label = "to reach it first";
        by_more((label, dx(foe)), (label, dx(catcher)), Tie::Second)
    }
}
