//! Steps 3 and 4: the figures of a side move one by one (OPT-301 to OPT-322).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, take_posture, turn_to};
use riposte_rules::board::Facing;
use riposte_rules::decision::{Asking, Choice, Closed};
use riposte_rules::figure::{FigureId, Posture};
use riposte_words::phrase;

use crate::change::turn_record;
use crate::combatant::Status;
use crate::fewest::Path;
use crate::grapple::attempt;
use crate::rule_ids;
use crate::statures::stature;
use crate::step::{Step, Turn, go, phase};
use crate::view::BookView;
use crate::ways::{Move, Ways, go_along};
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

/// Asks where a figure goes, and takes it there.
pub fn go_where(world: &mut World, index: u8, figure: FigureId) {
    let Some(choice) = ask(world, figure, Q_MOVE, |world| moves(BookView::new(world), figure))
    else {
        return;
    };
    turn_record(world, figure, |turn| turn.gone = true);
    match choice.verb {
        GRAPPLE => return attempt::leap(world, index, figure, choice),
        RISE_MOVE => {
            // The way is that of one who kneels: it is looked up before the figure is up.
            let path = way(BookView::new(world), figure, &choice);
            take_posture(world, figure, Posture::Standing);
            go_along(world, figure, &path);
            turn_record(world, figure, |turn| turn.done = true);
        }
        CRAWL => {
            walk(world, figure, &choice);
            turn_record(world, figure, |turn| turn.done = true);
        }
        _ => walk(world, figure, &choice),
    }
    go(world, Step::Face(index, figure));
}

/// Where a figure may go.
fn moves(rules: BookView, figure: FigureId) -> Asking {
    let stay = Choice::plain(STAY);
    let mut choices = vec![stay];
    let ways = Ways::of(rules, figure);
    choices.extend(ways.moves.iter().map(Move::choice));
    attempt::leaps(rules, figure, &mut choices);
    Asking { choices, decline: stay, default: stay }
}

/// Goes along a way.
fn walk(world: &mut World, figure: FigureId, choice: &Choice) {
    let path = way(BookView::new(world), figure, choice);
    go_along(world, figure, &path);
}

/// The hexes that a movement enters, as the figure is now.
fn way(rules: BookView, figure: FigureId, choice: &Choice) -> Path {
    Ways::of(rules, figure).find(choice).map_or(Path::new(), |way| way.path)
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

/// The movements that are not open to a figure, and why.
pub fn closed(rules: BookView, figure: FigureId) -> Vec<Closed> {
    let shut = |verb, reason: &str, rule| {
        let reason = phrase(reason).into_owned();
        Closed { verb, reason, rule }
    };
    let engaged = rules.status(figure) == Status::Engaged;
    let (reason, id) = attempt::shut_leap(rules, figure);
    let mut closed = match rules.table.posture(figure) {
        Posture::Standing if engaged => {
            vec![
                shut(MOVE, "is engaged: it may only shift, or disengage later", rule_ids::SHIFT),
                shut(SHIFT, "no hex beside it touches all who engage it", rule_ids::SHIFT),
            ]
        }
        Posture::Standing => vec![shut(MOVE, "no hex beside it can be entered", rule_ids::TAKEN)],
        posture => vec![shut(MOVE, stature(posture).is, rule_ids::STATURE)],
    };
    closed.push(shut(GRAPPLE, reason, id));
    closed
}
