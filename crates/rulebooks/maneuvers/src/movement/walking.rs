//! Going: the short move of an attack, one hex, a whole Move (MAN-202, MAN-531 to MAN-533).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, Why, need, some};
use riposte_kit::forecast::note;
use riposte_rules::battle::{ask, move_to, turn_to};
use riposte_rules::board::{Facing, Hex, nearest_directions};
use riposte_rules::decision::{Asking, Choice, Forecast, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;
use riposte_words::{phrase, say};
use smallvec::SmallVec;

use crate::appraisal::danger;
use crate::body::encumbrance;
use crate::change::doings;
use crate::close::bonds::gripped;
use crate::melee::press;
use crate::memory::Step;
use crate::movement::ways::{end_turns, gives_way_to, open, strikes_from};
use crate::movement::{getting_away, run_up, turning};
use crate::rule_ids as rule;
use crate::tables::Goes;
use crate::turn::maneuver::Maneuver;
use crate::turn::step::{back, go, remember};
use crate::view::{Book, BookView};
use crate::waiting::out_of_turn;
use crate::words::*;

/// Going a Move as a maneuver.
pub const MOVING: Maneuver = Maneuver::of(MOVE).needs(|rules, figure, _| {
    need(!gripped(rules, figure), "a foe holds it", rule::GRIPPED)?;
    need(rules.posture(figure).hex.is_some(), "cannot move so", rule::POSTURES)
});

/// Closes movement that a figure has had, or that does not go with its maneuver.
fn goes(rules: BookView, figure: FigureId) -> Result<(), Why> {
    need(!gripped(rules, figure), "a foe holds it", rule::GRIPPED)?;
    need(!rules.doings(figure).stepped, "has moved already", rule::SHORT_MOVE)?;
    let may = rules.may_step(figure);
    need(may, "does not go anywhere with this maneuver", rule::SHORT_MOVE)
}

/// Going to a hex.
pub struct Go;

impl Action<Book> for Go {
    fn verb(&self) -> Verb {
        STEP
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        let routes = if rules.maneuver(figure) == Some(CHARGE) {
            let fresh = !rules.doings(figure).stepped;
            need(fresh, "has run at a foe", rule::CHARGE)?;
            run_up::routes(rules, figure)
        } else {
            goes(rules, figure)?;
            open(rules, figure)
        };
        let steps = routes.iter().map(|route| Choice::plain(STEP).to(route.hex));
        some(steps, || ("no hex to go to", rule::SHORT_MOVE))
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let route = open(rules, figure).into_iter().find(|it| Some(it.hex) == choice.hex);
        let Some(route) = route else { return };
        let facing = rules.place(figure).1;
        let there = rules.supposing(figure, (route.hex, facing));
        let looks = towards(there, figure, &route.facings);
        danger::lay_open(rules, figure, (route.hex, looks), told);
        told.path = route.path.to_vec();
        if !told.wordless {
            let looks = phrase(looks.word());
            note(told, say!("looking {looks} there", looks), rule::TURNING);
        }
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if let Some(hex) = choice.hex {
            set_out(world, figure, hex);
        }
    }
}

/// Turning where a figure stands.
pub struct Turn;

impl Action<Book> for Turn {
    fn verb(&self) -> Verb {
        TURN
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        goes(rules, figure)?;
        let charges = rules.maneuver(figure) == Some(CHARGE);
        need(!charges, "runs straight at a foe", rule::CHARGE)?;
        let runs = flees(rules, figure) || rules.doings(figure).breaks;
        need(!runs, "goes away from the foe", rule::DISENGAGE)?;
        let pressed = gives_way_to(rules, figure).is_some();
        need(!pressed, "has to fall back first", rule::FALL_BACK)?;
        let now = rules.table.facing(figure);
        let turns = end_turns(rules, figure, rules.doings(figure).spent);
        let ways: SmallVec<[Facing; 6]> = turns.iter().map(|turn| now.turned(*turn)).collect();
        let others = Facing::ALL.into_iter().filter(|it| *it != now && ways.contains(it));
        Ok(others.map(|facing| Choice::plain(TURN).facing(facing)).collect())
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        let (hex, facing) = rules.place(figure);
        danger::lay_open(rules, figure, (hex, choice.facing.unwrap_or(facing)), told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        if let Some(facing) = choice.facing {
            turn(world, figure, facing);
        }
    }
}

fn flees(rules: BookView, figure: FigureId) -> bool {
    rules.row(rules.maneuver(figure)).is_some_and(|row| row.goes == Goes::Away)
}

fn set_out(world: &mut World, figure: FigureId, hex: Hex) {
    let route = open(BookView::new(world), figure).into_iter().find(|it| it.hex == hex);
    let Some(route) = route else { return };
    press::gives_way(world, figure, route.hex);
    doings(world, figure, |doings| {
        doings.stepped = true;
        doings.spent += route.cost;
        doings.sprinted |= route.sprint;
    });
    if route.sprint {
        encumbrance::sprinted(world, figure);
    }
    if BookView::new(world).maneuver(figure) == Some(CHARGE) {
        turn_to(world, figure, route.facings[0]);
    }
    remember(world, |memory| {
        memory.path = route.path;
        memory.facings = route.facings;
        memory.step = Step::Walk;
    });
}

fn turn(world: &mut World, figure: FigureId, facing: Facing) {
    doings(world, figure, |doings| doings.stepped = true);
    pay_turn(world, figure, BookView::new(world).table.facing(figure), facing);
    turn_to(world, figure, facing);
    go(world, Step::Act);
}

/// What a turn costs a figure that goes on after a blow in the middle of the way (MAN-531).
fn pay_turn(world: &mut World, figure: FigureId, from: Facing, to: Facing) {
    let cost = u16::from(from.apart(to)) * BookView::new(world).constants().movement.turn.cost;
    doings(world, figure, |doings| doings.spent += cost);
}

/// The next hex of the way; a figure that waited for it strikes first (MAN-541).
pub fn walk(world: &mut World, figure: FigureId) {
    let Some(memory) = BookView::new(world).memory().cloned() else { return };
    if let Some(waiter) = memory.waiters.first().copied() {
        remember(world, |memory| {
            memory.waiters.remove(0);
        });
        return out_of_turn::interrupt(world, waiter, figure);
    }
    let rules = BookView::new(world);
    let here = rules.table.hex(figure);
    let next = memory.path.first().copied().filter(|hex| {
        hex.unsigned_distance_to(here) == 1
            && rules.table.room_at(figure, *hex, rules.table.facing(figure)) != Room::None
            && rules.table.posture(figure).down() == rules.posture(figure).single
    });
    let stops = rules.fighter(figure).stunned || rules.doings(figure).halted;
    let Some(next) = next.filter(|_| !stops) else {
        return after_walk(world, figure);
    };
    let goes = Facing::between(here, next);
    let before = out_of_turn::watching(rules, here, figure);
    let (facing, flees) = (rules.table.facing(figure), flees(rules, figure));
    // A figure that goes far looks where it goes, before it enters a hex.
    let far = memory.facings.len() < 6 && rules.maneuver(figure) == Some(MOVE);
    remember(world, |memory| {
        memory.path.remove(0);
    });
    if let Some(way) = goes.filter(|_| far) {
        turn_to(world, figure, way);
    }
    move_to(world, figure, next, false);
    doings(world, figure, |doings| {
        let straight = flees || goes == Some(doings.way.unwrap_or(facing));
        doings.bent |= !straight;
        doings.way = doings.way.or(goes);
        doings.moved = doings.moved.saturating_add(1);
        doings.through.push(here);
    });
    let after = out_of_turn::watching(BookView::new(world), next, figure);
    let known = |waiter: FigureId| before.iter().find(|it| it.0 == waiter).map_or(0, |it| it.1);
    let braced = |figure: FigureId| BookView::new(world).maneuver(figure) == Some(STOP);
    let new = |(waiter, near): &(FigureId, u8)| *near > known(*waiter) || braced(*waiter);
    let nearer = after.into_iter().filter(new);
    let waiters = nearer.map(|(waiter, _)| waiter).collect();
    remember(world, |memory| memory.waiters = waiters);
}

fn after_walk(world: &mut World, figure: FigureId) {
    remember(world, |memory| memory.path.clear());
    getting_away::arrived(world, figure);
    let rules = BookView::new(world);
    let doings = rules.doings(figure);
    let pressed = doings.pressed.or(doings.fled);
    go(world, Step::Face);
    if let Some(foe) = pressed {
        press::vacated(world, figure, foe);
    }
}

/// Which way a figure looks after it went.
pub fn face(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let now = rules.table.facing(figure);
    let facings = rules.memory().map(|memory| memory.facings.clone()).unwrap_or_default();
    let facings: SmallVec<[Facing; 6]> =
        if facings.is_empty() { [now].into_iter().collect() } else { facings };
    let arrives = facings.first().copied().unwrap_or(now);
    let turns: Vec<Choice> =
        facings.iter().map(|facing| Choice::plain(TURN).facing(*facing)).collect();
    let default = Choice::plain(TURN).facing(towards(rules, figure, &facings));
    let decline = turns.iter().copied().find(|turn| turn.facing == Some(now)).unwrap_or(default);
    let asking = Asking { choices: turns, decline, default };
    let Some(choice) = ask(world, figure, Q_FACE, |_| asking) else { return };
    let looks = choice.facing.unwrap_or(now);
    turn_to(world, figure, looks);
    back(world);
    if BookView::new(world).memory().is_some_and(|memory| memory.own) {
        pay_turn(world, figure, arrives, looks);
        turning::offer(world, figure);
    }
}

/// Of some ways to look the one that is nearest to the nearest foe.
pub fn towards(rules: BookView, figure: FigureId, facings: &[Facing]) -> Facing {
    let here = rules.hex(figure);
    let far = |foe: &FigureId| rules.hex(*foe).unsigned_distance_to(here);
    let nearest = rules.table.enemies(figure).min_by_key(far);
    let now = rules.table.facing(figure);
    let Some(foe) = nearest else { return facings.first().copied().unwrap_or(now) };
    let ways = nearest_directions(here, rules.table.hex(foe));
    let verb = rules.maneuver(figure).unwrap_or(ATTACK);
    let off = |facing: &Facing| {
        let apart = ways.iter().map(|way| facing.apart(*way)).min().unwrap_or(0);
        (!strikes_from(rules, figure, verb, (here, *facing)), apart, facing.apart(now))
    };
    facings.iter().copied().min_by_key(off).unwrap_or(now)
}
