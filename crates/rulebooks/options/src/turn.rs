//! The turn and its seven steps (OPT-111 to OPT-119).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{TurnNumber, ask, take_posture};
use riposte_rules::data::Scenario;
use riposte_rules::decision::{Asking, Choice, Pending};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Posture, Side};
use riposte_rules::roll::{Dice, Roll, Scale};
use smallvec::SmallVec;

use crate::casting::renew;
use crate::change::{combatant, emit_note, tell};
use crate::combatant::TurnRecord;
use crate::grapple::{attempt, fight, hold};
use crate::melee::{off_hand, retreat};
use crate::rule_ids;
use crate::step::{Step, Turn, go, phase};
use crate::under_way::{self, Stage, UnderWay};
use crate::view::BookView;
use crate::words::*;
use crate::{act, changing, declare, movement, slots};

/// Carries on what is under way, and then the turn, until a question is put, somebody has moved
/// or been struck, or nothing is left to do in it.
pub fn run(world: &mut World) {
    loop {
        let before = now(world);
        match world.resource::<UnderWay>().top() {
            Some(frame) => {
                let (figure, choice, stage) = (frame.actor, frame.choice, frame.memory);
                carry_on(world, figure, choice, stage);
            }
            None => step(world, before.0),
        }
        let waits = world.resource::<Pending>().waits();
        let after = now(world);
        // Reach and the end of the battle are worked out between steps that change figures.
        let pause = after.1 == 0 && matches!(after.0, Step::Begin | Step::Slot);
        if waits || after == before || pause {
            return;
        }
    }
}

/// The step of the turn, and how many actions are under way.
fn now(world: &World) -> (Step, usize) {
    (world.resource::<Turn>().step, world.resource::<UnderWay>().frames().len())
}

/// Carries the action on top one stage further.
fn carry_on(world: &mut World, figure: FigureId, choice: Choice, stage: Stage) {
    match stage {
        Stage::Agree => attempt::agree(world, figure, choice),
        Stage::OffHand => off_hand::off_hand(world, figure),
        Stage::Turn => {
            if movement::face(world, figure) {
                under_way::end(world);
            }
        }
        Stage::Follow(hex) => retreat::follow(world, figure, hex.into()),
    }
}

fn step(world: &mut World, step: Step) {
    match step {
        Step::Begin => begin(world),
        Step::Sides => sides(world),
        Step::Renew(spell) => renew::renew(world, spell),
        Step::Pick(side) => movement::pick(world, side),
        Step::Move(side, figure) => movement::go_where(world, side, figure),
        Step::Face(side, figure) => {
            if movement::face(world, figure) {
                go(world, Step::Declare(side, figure));
            }
        }
        Step::Declare(side, figure) => declare::declare(world, side, figure),
        Step::Change(figure) => changing::change(world, figure),
        Step::Charge(figure) => declare::charge(world, figure),
        Step::Slot => slots::next(world),
        Step::First(figure) => slots::first(world, figure),
        Step::Act(figure) => act::act(world, figure),
        Step::Shots => slots::shots(world),
        Step::Shot(figure) => act::second_shot(world, figure),
        Step::Retreats => retreat::next(world),
        Step::Push(figure) => retreat::push(world, figure),
        Step::End => end(world),
        Step::Side(side) => movement::begin(world, side),
        Step::Moved => declare::open_actions(world),
    }
}

/// Step 1: a die for each side, again on a tie (OPT-112).
fn begin(world: &mut World) {
    let number = world.resource::<TurnNumber>().0 + 1;
    world.resource_mut::<TurnNumber>().0 = number;
    if number > world.resource::<Scenario>().victory.turns {
        return;
    }
    tell(world, || Event::Turn { number });
    fresh(world);
    let order = initiative(world);
    world.resource_mut::<Turn>().sides = order;
    go(world, Step::Sides);
}

/// What a figure did last turn is forgotten; how it stands now is noted (OPT-315).
fn fresh(world: &mut World) {
    let figures: Vec<FigureId> = BookView::new(world).table.figures().collect();
    // Who bent for something has a front again: that comes before anybody's status.
    for figure in figures.iter().copied() {
        combatant(world, figure, |combatant| combatant.turn.bending = false);
        fight::dagger_out(world, figure);
    }
    for figure in figures {
        let rules = BookView::new(world);
        let (start, stature) = (rules.status(figure), rules.table.posture(figure));
        combatant(world, figure, |combatant| {
            combatant.turn =
                TurnRecord { start, before: start, after: start, stature, ..TurnRecord::default() };
        });
    }
}

fn initiative(world: &mut World) -> SmallVec<[Side; 4]> {
    let rules = BookView::new(world);
    let mut keys: Vec<(Vec<i32>, Side)> = Vec::new();
    for figure in rules.table.active_figures() {
        let side = rules.table.side(figure);
        if !keys.iter().any(|(_, known)| *known == side) {
            keys.push((Vec::new(), side));
        }
    }
    loop {
        let tied: Vec<usize> = (0..keys.len())
            .filter(|a| (0..keys.len()).any(|b| *a != b && keys[*a].0 == keys[b].0))
            .collect();
        if tied.is_empty() || world.resource::<Dice>().failed() {
            break;
        }
        for index in tied {
            let roll = Roll::new("initiative", Scale::Whole).dice(1, 6);
            let thrown = roll.throw(&mut world.resource_mut::<Dice>());
            keys[index].0.push(-thrown.total);
            let name = riposte_rules::rulebook::side_name(world, keys[index].1);
            tell(world, || Event::Rolled {
                figure: None,
                thrown,
                meaning: Some(name.into()),
                limit: None,
            });
        }
    }
    keys.sort_by(|a, b| a.0.cmp(&b.0));
    keys.into_iter().map(|(_, side)| side).collect()
}

/// The winner moves first or last.
fn sides(world: &mut World) {
    let winner = world.resource::<Turn>().sides.first().copied();
    let rules = BookView::new(world);
    let leader =
        rules.table.active_figures().find(|figure| Some(rules.table.side(*figure)) == winner);
    let Some(leader) = leader else { return go(world, Step::End) };
    let (first, second) = (Choice::plain(FIRST), Choice::plain(SECOND));
    let asking = Asking { choices: vec![first, second], decline: second, default: second };
    match ask(world, leader, Q_SIDES, |_| asking) {
        None => return,
        Some(choice) => {
            let last = choice == second;
            if last {
                world.resource_mut::<Turn>().sides.rotate_left(1);
            }
            let words = if last { "lets the other side move first" } else { "moves first" };
            emit_note(world, leader, words, rule_ids::INITIATIVE);
        }
    }
    phase(world, "Renewal", None);
    go(world, Step::Renew(0));
}

/// Step 7: holds are renewed with the DX of this turn, as foretold; then wounds of this turn are
/// those of last turn, loading and spells run on (OPT-111, OPT-714).
fn end(world: &mut World) {
    let figures: Vec<FigureId> = BookView::new(world).table.figures().collect();
    for figure in &figures {
        let rules = BookView::new(world);
        let down = rules.shock(*figure).down;
        let grappled = rules.grappled(*figure);
        combatant(world, *figure, |combatant| {
            combatant.numb = grappled && combatant.hits_now >= down;
        });
    }
    hold::end_of_turn(world);
    let turn = BookView::new(world).turn_number();
    for figure in figures {
        combatant(world, figure, |combatant| {
            // A figure that did anything else this turn, or nothing, waits no longer (OPT-643).
            if combatant.turn.declared != Some(WAIT) {
                combatant.waited = 0;
            }
            combatant.hits_last = combatant.hits_now;
            combatant.hits_now = 0;
        });
        let rules = BookView::new(world);
        let lay = rules.table.posture(figure) == Posture::Fallen && rules.table.active(figure);
        if lay && rules.combatant(figure).fell < turn {
            take_posture(world, figure, Posture::Prone);
        }
    }
    renew::end_of_turn(world);
    go(world, Step::Begin);
}
