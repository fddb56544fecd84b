//! Steps 3 and 4: the figures of a side move one by one (OPT-301 to OPT-322).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, turn_to};
use riposte_rules::board::Facing;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;

use crate::actions::MOVEMENTS;
use crate::change::turn_record;
use crate::step::{Step, Turn, go, phase};
use crate::tables::{Class, Way};
use crate::view::BookView;
use crate::wording::doer;
use crate::words::*;

/// The side with a number in the order begins to move; after the last come the actions.
pub fn begin(world: &mut World, index: u8) {
    match world.resource::<Turn>().sides.get(usize::from(index)).copied() {
        Some(side) => {
            phase(world, "Movement", Some(side));
            go(world, Step::Pick(index));
        }
        None => go(world, Step::Moved),
    }
}

/// Asks a side which of its figures moves next; when all have, the next side moves.
pub fn pick(world: &mut World, index: u8) {
    let side = world.resource::<Turn>().sides.get(usize::from(index)).copied();
    let rules = BookView::new(world);
    let due =
        |figure: &FigureId| Some(rules.table.side(*figure)) == side && can_move(rules, *figure);
    let left: Vec<FigureId> = rules.table.active_figures().filter(due).collect();
    match left.as_slice() {
        [] => go(world, Step::Side(index + 1)),
        [only] => set_out(world, index, *only),
        several => {
            let stay = Choice::plain(DONE);
            let mut choices: Vec<Choice> =
                several.iter().map(|figure| Choice::plain(PICK).by(*figure)).collect();
            let default = choices[0];
            choices.push(stay);
            let asking = Asking { choices, decline: stay, default };
            match ask(world, several[0], Q_PICK, |_| asking) {
                None => {}
                Some(Choice { actor: Some(figure), .. }) => set_out(world, index, figure),
                Some(_) => {
                    several.iter().for_each(|figure| settle_down(world, *figure));
                    go(world, Step::Side(index + 1));
                }
            }
        }
    }
}

/// Whether a figure has a movement to come.
fn can_move(rules: BookView, figure: FigureId) -> bool {
    let combatant = rules.combatant(figure);
    rules.table.active(figure) && !combatant.turn.gone && !rules.grappled(figure)
}

/// How far a figure may still go this turn if it is to strike then: half its allowance
/// (OPT-405), or a shift when it is engaged (OPT-321).
pub fn comes(rules: BookView, figure: FigureId) -> u32 {
    if !can_move(rules, figure) || !rules.has_front(figure) {
        return 0;
    }
    match rules.table.engagement(figure).engaged() {
        true => 1,
        false => rules.half(figure).max(0) as u32,
    }
}

/// Whether a blow, or a shot for a figure that has nothing but a bow in hand, is still possible
/// after a step: by the distance, which no way is shorter than.
pub fn leaves_time(rules: BookView, choice: &Choice) -> bool {
    let figure = doer(rules, choice);
    let hexes =
        choice.hex.map_or(0, |hex| hex.unsigned_distance_to(rules.table.hex(figure)) as i32);
    match choice.verb {
        CRAWL | RISE_MOVE | DISENGAGE | STAND => false,
        _ if hexes <= 1 => true,
        _ => !rules.too_far_to_act(figure, hexes) && !shoots_only(rules, figure),
    }
}

/// Whether a figure has things ready with which it shoots, and none with which it strikes.
fn shoots_only(rules: BookView, figure: FigureId) -> bool {
    let armed = rules.strikes(figure).filter(|strike| strike.weapon.class != Class::Bare);
    let mut ways = armed.map(|strike| strike.stats.way).peekable();
    ways.peek().is_some() && ways.all(|way| way == Way::Fire)
}

fn set_out(world: &mut World, index: u8, figure: FigureId) {
    let before = BookView::new(world).status(figure);
    turn_record(world, figure, |turn| turn.before = before);
    go(world, Step::Move(index, figure));
}

/// A figure that stays where it is.
fn settle_down(world: &mut World, figure: FigureId) {
    let before = BookView::new(world).status(figure);
    turn_record(world, figure, |turn| {
        turn.before = before;
        turn.gone = true;
    });
}

/// Asks where a figure goes, and takes it there; then it turns.
pub fn go_where(world: &mut World, index: u8, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_MOVE, |world| {
        let stay = Choice::plain(STAY);
        let choices = MOVEMENTS.open(BookView::new(world), figure);
        Asking { choices, decline: stay, default: stay }
    }) else {
        return;
    };
    turn_record(world, figure, |turn| turn.gone = true);
    go(world, Step::Face(index, figure));
    if let Some(movement) = MOVEMENTS.find(choice.verb) {
        movement.carry_out(world, figure, choice);
    }
}

/// Asks which way a figure looks; true once it looks there. Who lies has no front (OPT-213,
/// OPT-214).
pub fn face(world: &mut World, figure: FigureId) -> bool {
    let rules = BookView::new(world);
    if !rules.has_front(figure) || !rules.table.active(figure) {
        return true;
    }
    let keep = Choice::plain(FACE).facing(rules.table.facing(figure));
    let default = Choice::plain(FACE).facing(towards_foes(rules, figure));
    let choices = Facing::ALL.map(|facing| Choice::plain(FACE).facing(facing)).to_vec();
    let asking = Asking { choices, decline: keep, default };
    match ask(world, figure, Q_FACE, |_| asking) {
        None => false,
        Some(choice) => {
            turn_to(world, figure, choice.facing.unwrap_or_default());
            true
        }
    }
}

/// The facing with the most enemies near in front; of equals the one nearest to now.
fn towards_foes(rules: BookView, figure: FigureId) -> Facing {
    let (here, now) = (rules.table.hex(figure), rules.table.facing(figure));
    let worth = |facing: &Facing| {
        let weigh = |foe: FigureId| {
            let hex = rules.table.hex(foe);
            let near = 64 / here.unsigned_distance_to(hex).max(1).pow(2);
            if rules.ahead(here, *facing, hex) { near } else { 0 }
        };
        let sum: u32 = rules.table.enemies(figure).map(weigh).sum();
        (sum, std::cmp::Reverse(now.apart(*facing)))
    };
    Facing::ALL.into_iter().max_by_key(worth).unwrap_or(now)
}
