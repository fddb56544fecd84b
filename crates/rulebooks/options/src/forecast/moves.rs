//! Where a movement leads: what it leaves open, and where an enemy's front stops it.

use riposte_kit::forecast::note;
use riposte_rules::decision::{Choice, Forecast};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use super::common::{note_with, warn_with};
use super::danger;
use crate::rule_ids;
use crate::tables::{Class, Way};
use crate::view::BookView;
use crate::ways::Ways;
use crate::wording::doer;
use crate::words::*;

/// A movement: how far it is, what may still be done after it, who engages the figure there.
pub fn movement(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let way = Ways::of(rules, figure).find(choice);
    let path = way.map(|way| way.path).unwrap_or_default();
    let hexes = path.len() as i32;
    let hex = path.last().copied().unwrap_or(rules.table.hex(figure));
    if hexes > 0 {
        let allowance = rules.allowance(figure);
        let far = || say!("{hexes} of {allowance} hexes", hexes, allowance);
        note_with(forecast, far, rule_ids::MOVE);
        let (left, id) = left_open(rules, figure, choice, hexes);
        note(forecast, left, id);
    }
    let engagers: Vec<&str> =
        rules.engagers_at(figure, hex).map(|foe| rules.table.name(foe)).collect();
    if !engagers.is_empty() {
        let words = || say!("engaged there by {names}", names = engagers.join(", "));
        warn_with(forecast, words, rule_ids::STOP);
        forecast.halted = hexes > 0;
    }
    if rules.may_charge_after(figure, hexes as u8) {
        danger::meeting(rules, figure, hex, false, forecast);
    }
    forecast.path = path.to_vec();
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

/// What may be done after moving so far.
fn left_open(
    rules: BookView,
    figure: FigureId,
    choice: &Choice,
    hexes: i32,
) -> (&'static str, &'static str) {
    match choice.verb {
        CRAWL | RISE_MOVE => ("nothing else this turn", info(choice.verb).rule),
        _ if hexes <= 1 => ("any option stays open", rule_ids::HARDLY_MOVED),
        RUN => ("attack with double force, defend, dodge or drop", rule_ids::POLE_CHARGE),
        _ if rules.too_far_to_act(figure, hexes) => ("nothing else this turn", rule_ids::FAR_MOVED),
        _ => ("attack, defend, dodge or drop", rule_ids::HALF_MOVED),
    }
}
