//! Step 6: forced retreats (OPT-731 to OPT-734).

use bevy_ecs::prelude::*;
use riposte_kit::forecast::{self, note};
use riposte_rules::battle::{ask, move_to};
use riposte_rules::board::{Facing, Hex, hex_name};
use riposte_rules::decision::{Asking, Choice, Forecast};
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, FigureSet};
use riposte_rules::roll::Contest;
use riposte_words::say;

use crate::announce::announce_as;
use crate::change::{contest, emit_condition, knock_down, turn_record};
use crate::forecast::harm::{FALL, brought};
use crate::parts::target;
use crate::rule_ids;
use crate::slots::quickest;
use crate::step::{Step, go};
use crate::under_way::{self, Stage};
use crate::view::BookView;
use crate::words::*;

/// What one does that drives a foe back, in words.
pub fn drives(rules: BookView, choice: &Choice) -> String {
    let foe = target(rules, choice);
    match choice.hex.map(hex_name) {
        Some(hex) => say!("drives back {foe} to {hex}", foe, hex),
        None => say!("drives back {foe}", foe),
    }
}

/// Finds who may push next, in the order of adjusted DX.
pub fn next(world: &mut World) {
    let rules = BookView::new(world);
    let able = rules.table.active_figures().filter(|figure| !pushes(rules, *figure).is_empty());
    let able: Vec<FigureId> = able.collect();
    match quickest(world, &able, |rules, figure| rules.order_value(figure)) {
        Some(figure) => go(world, Step::Push(figure)),
        None => go(world, Step::End),
    }
}

/// Whom a figure may drive back: adjacent foes whom it has hit in close combat this turn, if
/// it was not hit itself (OPT-731).
pub fn driven(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = FigureId> {
    let combatant = rules.combatant(figure);
    let turn = &combatant.turn;
    let up = !rules.grappled(figure) && !rules.table.posture(figure).down();
    let unhurt = up && combatant.hits_now == 0;
    rules.table.enemies(figure).filter(move |foe| {
        unhurt
            && turn.struck.contains(*foe)
            && !turn.pushed.contains(*foe)
            && !rules.grappled(*foe)
            && rules.table.distance(figure, *foe) == 1
    })
}

/// Where a foe can be driven: an empty hex away from the figure, or else any beside it
/// (OPT-732).
pub fn ground(rules: BookView, figure: FigureId, foe: FigureId) -> Vec<Hex> {
    let (here, at) = (rules.table.hex(figure), rules.table.hex(foe));
    let beside = Facing::ALL.into_iter().map(|way| at + way.step());
    let empty: Vec<Hex> = beside.filter(|hex| rules.room(foe, *hex)).collect();
    let away: Vec<Hex> =
        empty.iter().copied().filter(|hex| hex.unsigned_distance_to(here) > 1).collect();
    if away.is_empty() { empty } else { away }
}

/// Every push open to a figure. A foe without room, that is not down yet, may fall
/// (OPT-734).
pub fn pushes(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let mut choices = Vec::new();
    for foe in driven(rules, figure) {
        let push = Choice::plain(PUSH).at(foe);
        let hexes = ground(rules, figure, foe);
        if hexes.is_empty() && !rules.table.posture(foe).down() {
            choices.push(push);
        }
        choices.extend(hexes.into_iter().map(|hex| push.to(hex)));
    }
    choices
}

/// Asks a figure whom it pushes, and where to. Who does not push lets all of them be.
pub fn push(world: &mut World, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_PUSH, |world| {
        Asking::first_or(pushes(BookView::new(world), figure), Choice::plain(DONE))
    }) else {
        return;
    };
    go(world, Step::Retreats);
    let rules = BookView::new(world);
    let settled: FigureSet = match choice.target {
        Some(foe) => [foe].into_iter().collect(),
        None => driven(rules, figure).collect(),
    };
    turn_record(world, figure, |turn| settled.iter().for_each(|foe| turn.pushed.insert(foe)));
    if let Some(foe) = choice.target {
        announce_as(world, figure, choice, |rules| drives(rules, &choice));
        drive(world, figure, foe, choice);
    }
}

fn drive(world: &mut World, figure: FigureId, foe: FigureId, choice: Choice) {
    let left = BookView::new(world).table.hex(foe);
    match choice.hex {
        Some(hex) => {
            move_to(world, foe, hex, true);
            let stage = Stage::Follow(left.into());
            under_way::begin(world, Link::Action, figure, choice, stage);
        }
        None => {
            let roll = no_room_roll(BookView::new(world), foe);
            if !contest(world, foe, None, roll).success {
                emit_condition(world, foe, "has no room to give way, and falls", rule_ids::NO_ROOM);
                knock_down(world, foe);
            }
        }
    }
}

/// The roll of a figure that has nowhere to go, to keep its feet.
pub fn no_room_roll(rules: BookView, foe: FigureId) -> Contest {
    rules.plain_roll("keep standing", 3, rules.core_dx(foe))
}

/// Driving a foe back: what happens to one without room (OPT-732, OPT-734).
pub fn foretell(rules: BookView, choice: &Choice, told: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    if choice.hex.is_some() {
        return note(told, "you may follow into the hex it leaves", rule_ids::FOLLOW);
    }
    let keeps = no_room_roll(rules, foe);
    let falls = keeps.chance().complement();
    forecast::contest(told, keeps);
    told.chance = Some(falls);
    note(told, "it has no room to give way, and falls if it fails", rule_ids::NO_ROOM);
    told.harm = Some(brought(rules, foe, ["stands", "falls"], falls, FALL));
}

/// Asks a figure that pushed whether it follows into the hex that was left (OPT-733).
pub fn follow(world: &mut World, figure: FigureId, hex: Hex) {
    let Some(choice) = ask(world, figure, Q_FOLLOW, |world| {
        let remain = Choice::plain(REMAIN);
        let follow = Choice::plain(FOLLOW).to(hex);
        let open = BookView::new(world).room(figure, hex);
        let choices = if open { vec![follow, remain] } else { vec![remain] };
        Asking { choices, decline: remain, default: remain }
    }) else {
        return;
    };
    under_way::end(world);
    if choice.verb == FOLLOW {
        move_to(world, figure, hex, false);
    }
}
