//! Attempting a grapple: in movement by a figure that nobody engages on its way (OPT-530), in
//! the action by one that is engaged (OPT-531), or by one that disengages (OPT-721).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, need, some};
use riposte_rules::battle::{ask, turn_to};
use riposte_rules::board::{Facing, Hex, hex_name};
use riposte_rules::decision::{Asking, Choice, Forecast, Verb};
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Posture};
use riposte_words::say;

use super::defence::{self, Comer, Defence, Met};
use super::fall::go_down_together;
use super::who::{Entry, entry};
use super::{fight, forecast};
use crate::allowed::row_apart;
use crate::announce::announce;
use crate::change::{acted, emit_note, perform, turn_record};
use crate::combatant::Status;
use crate::option_table::{ROWS, Row};
use crate::parts::{if_agreed, parts, target};
use crate::rule_ids;
use crate::statures::stature;
use crate::step::{Step, Turn, go};
use crate::under_way::{self, Stage};
use crate::view::{Book, BookView};
use crate::ways::{Move, Ways, go_along};
use crate::words::*;

const FREE: &Row = &ROWS[29];
const ENGAGED: &Row = &ROWS[30];

/// Grappling in the movement, from the hex to which the figure goes for it (OPT-530). What is
/// foretold and told of it is the same as of [`Grapple`].
pub struct Leap;

impl Action<Book> for Leap {
    fn verb(&self) -> Verb {
        GRAPPLE
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        some(leaps(rules, figure), || shut_leap(rules, figure))
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        leap(world, figure, choice);
    }
}

/// The grapples a figure may attempt in its movement.
fn leaps(rules: BookView, figure: FigureId) -> Vec<Choice> {
    if !may_leap(rules, figure) {
        return Vec::new();
    }
    // A way counts each hex at least once, so nobody farther off is reached.
    let near = |foe: &FigureId| rules.table.distance(figure, *foe) as i32 <= rules.half(figure);
    let foes: Vec<FigureId> = rules.table.enemies(figure).filter(near).collect();
    if foes.is_empty() {
        return Vec::new();
    }
    let mut choices = Vec::new();
    for way in Ways::unengaged(rules, figure) {
        let from = way.path.last().copied().unwrap_or(rules.table.hex(figure));
        let near = foes.iter().filter(|foe| entry(rules, figure, from, **foe).is_some());
        let payable = near.filter(|foe| in_reach(rules, figure, &way, **foe));
        choices.extend(payable.map(|foe| Choice::plain(GRAPPLE).to(from).at(*foe)));
    }
    choices
}

fn may_leap(rules: BookView, figure: FigureId) -> bool {
    rules.table.posture(figure) == Posture::Standing
        && rules.status(figure) == Status::Disengaged
        && FREE.open(&rules.record(figure, true)).is_ok()
}

/// Whether the step onto the foe lies within half the allowance, counted in hexes like all
/// movement, and can be paid for.
fn in_reach(rules: BookView, figure: FigureId, way: &Move, foe: FigureId) -> bool {
    let hexes = way.path.len() as i32 + 1;
    let price = |hex: &Hex| rules.price(figure, *hex).map_or(i32::MAX / 64, i32::from);
    let cost: i32 = way.path.iter().map(price).sum::<i32>() + price(&rules.table.hex(foe));
    hexes <= rules.half(figure) && cost <= rules.allowance(figure)
}

/// Attempts a grapple in movement: the figure goes to the hex from which it comes, and leaps.
fn leap(world: &mut World, figure: FigureId, choice: Choice) {
    let (Some(from), Some(foe)) = (choice.hex, choice.target) else { return };
    announce(world, &Grapple, figure, choice);
    let rules = BookView::new(world);
    let ways = Ways::unengaged(rules, figure);
    let way = ways.into_iter().find(|way| way.path.last() == Some(&from)).unwrap_or_default();
    go_along(world, figure, &way.path);
    let towards = Facing::between(from, BookView::new(world).table.hex(foe));
    turn_to(world, figure, towards.unwrap_or_default());
    match entry(BookView::new(world), figure, from, foe) {
        Some(Entry::IfAgreed) => {
            under_way::begin(world, Link::Action, figure, choice, Stage::Agree);
        }
        Some(_) => attempt(world, figure, foe, true),
        None => {}
    }
}

/// Grappling in the action (OPT-531).
pub struct Grapple;

impl Action<Book> for Grapple {
    fn verb(&self) -> Verb {
        GRAPPLE
    }

    fn open(&self, rules: BookView, figure: FigureId) -> Open {
        row_apart(rules, figure, GRAPPLE)?;
        let engaged = in_action(rules, figure);
        need(engaged, "who is free grapples in the movement", FREE.rule())?;
        some(grapples(rules, figure, GRAPPLE), || no_grapple(rules, figure))
    }

    fn object(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        parts(rules, figure, choice)
    }

    fn announced(&self, rules: BookView, figure: FigureId, choice: &Choice) -> String {
        let foe = target(rules, choice);
        match (choice.hex.map(hex_name), if_agreed(rules, figure, choice)) {
            (None, false) => say!("tries to grapple {foe}", foe),
            (None, true) => say!("tries to grapple {foe} if the foe agrees", foe),
            (Some(hex), false) => say!("tries to grapple {foe} from {hex}", foe, hex),
            (Some(hex), true) => {
                say!("tries to grapple {foe} from {hex} if the foe agrees", foe, hex)
            }
        }
    }

    fn foretell(&self, rules: BookView, figure: FigureId, choice: &Choice, told: &mut Forecast) {
        forecast::grapple(rules, figure, choice, told);
    }

    fn carry_out(&self, world: &mut World, figure: FigureId, choice: Choice) {
        leap_on(world, figure, choice);
    }
}

/// Whether a figure may grapple in its action without disengaging (OPT-531).
pub fn in_action(rules: BookView, figure: FigureId) -> bool {
    ENGAGED.open(&rules.record(figure, false)).is_ok()
}

/// The grapples that a figure may attempt in its action, or where it disengages (OPT-721).
pub fn grapples(rules: BookView, figure: FigureId, verb: Verb) -> Vec<Choice> {
    let from = rules.table.hex(figure);
    let refused = rules.combatant(figure).turn.refused;
    let able = |foe: &FigureId| match entry(rules, figure, from, *foe) {
        Some(Entry::IfAgreed) => !refused.contains(*foe),
        entry => entry.is_some(),
    };
    let foes = rules.table.enemies(figure).filter(able);
    foes.map(|foe| Choice::plain(verb).at(foe)).collect()
}

/// Why there is nobody to grapple.
fn no_grapple(rules: BookView, figure: FigureId) -> (&'static str, &'static str) {
    let near = rules.table.enemies(figure).any(|foe| rules.table.distance(figure, foe) == 1);
    let why = if !rules.combatant(figure).turn.refused.is_empty() {
        "the foe does not agree to it"
    } else if near {
        "nobody can enter the hex of a foe next to it"
    } else {
        "no foe is next to it"
    };
    (why, rule_ids::GRAPPLE)
}

/// Attempts a grapple in the action.
pub fn leap_on(world: &mut World, figure: FigureId, choice: Choice) {
    let Some(foe) = choice.target else { return };
    let rules = BookView::new(world);
    match entry(rules, figure, rules.table.hex(figure), foe) {
        Some(Entry::IfAgreed) => {
            under_way::begin(world, Link::Action, figure, choice, Stage::Agree);
        }
        Some(_) => attempt(world, figure, foe, false),
        None => {}
    }
}

/// Asks the foe whether it agrees to be grappled.
pub fn agree(world: &mut World, by: FigureId, choice: Choice) {
    let Some(target) = choice.target else { return under_way::end(world) };
    let refuse = Choice::plain(REFUSE);
    let choices = vec![Choice::plain(AGREE), refuse];
    let asking = Asking { choices, decline: refuse, default: refuse };
    let Some(answer) = ask(world, target, Q_AGREE, |_| asking) else { return };
    under_way::end(world);
    // Who grapples in its movement goes on to turn afterwards.
    let moving = matches!(world.resource::<Turn>().step, Step::Face(..));
    if answer.verb == AGREE {
        emit_note(world, target, "lets it come to a scuffle", rule_ids::GRAPPLE);
        if !moving {
            acted(world, by, GRAPPLE);
        }
        return attempt(world, by, target, moving);
    }
    emit_note(world, target, "does not let it come to a scuffle", rule_ids::GRAPPLE);
    if !moving {
        // Nothing was attempted, so the figure still has its action.
        turn_record(world, by, |turn| {
            turn.done = false;
            turn.refused.insert(target);
        });
        go(world, Step::Act(by));
    }
}

/// The grapple itself: who joins a scuffle is in it, others meet the defence (OPT-702).
fn attempt(world: &mut World, by: FigureId, foe: FigureId, moving: bool) {
    let rules = BookView::new(world);
    let at_once = !moving && in_action(rules, by);
    if moving {
        turn_record(world, by, |turn| {
            turn.moved = turn.moved.saturating_add(1);
            turn.straight = 0;
        });
    }
    let comer = Comer::now(BookView::new(world), by);
    let joins = Met { defence: Defence::Down, hits: 0 };
    let met = match BookView::new(world).grappled(foe) {
        true => joins,
        false => perform(world, |rules| defence::deed(rules, comer, foe)),
    };
    match met.defence {
        Defence::ThrownBack | Defence::ThrownBackAndStruck => {
            defence::strike_back(world, foe, comer, met.hits);
        }
        Defence::Down | Defence::DownWithDagger => {
            go_down_together(world, by, foe, moving);
            if met.defence == Defence::DownWithDagger {
                fight::dagger_comes(world, foe);
            }
            if at_once {
                fight::strike_at_once(world, by, foe);
            }
        }
    }
}

/// Why a figure can grapple nobody in its movement.
fn shut_leap(rules: BookView, figure: FigureId) -> (&'static str, &'static str) {
    let posture = rules.table.posture(figure);
    match rules.status(figure) {
        _ if posture != Posture::Standing => (stature(posture).is, FREE.rule()),
        Status::Engaged => ("is engaged: grapples in the action", ENGAGED.rule()),
        _ => {
            let why = "no foe within half the movement who is reached without being engaged";
            (why, FREE.rule())
        }
    }
}
