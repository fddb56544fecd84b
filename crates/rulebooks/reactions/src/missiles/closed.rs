//! Why something cannot be thrown, shot, loaded or aimed now.

use riposte_rules::decision::{Closed, Verb};
use riposte_rules::figure::FigureId;

use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// What the rules offer a figure with what it has ready.
pub fn offered(rules: BookView, figure: FigureId) -> &'static [Verb] {
    let has = |thrown| rules.all_shots(figure).any(|(_, flight)| flight.thrown == thrown);
    match (has(true), has(false)) {
        (true, true) => &[THROW, SHOOT, AIMED, SET_AIM, LOAD],
        (true, false) => &[THROW],
        (false, true) => &[SHOOT, AIMED, SET_AIM, LOAD],
        (false, false) => &[],
    }
}

/// Why one of them is not open.
pub fn reason(rules: BookView, figure: FigureId, verb: Verb) -> Option<Closed> {
    let shut = |reason: String, rule| Some(Closed { verb, reason, rule });
    let thrown = verb == THROW;
    let ways = || rules.all_shots(figure).filter(move |(_, flight)| flight.thrown == thrown);
    let loaded = ways().any(|(strike, _)| rules.loaded(figure, strike.arm.item));
    let points = rules.points(figure);
    let price = match verb {
        SET_AIM => rules.tables.missiles.aim_price,
        LOAD => rules.constants().price.ready,
        _ => ways().map(|(strike, _)| strike.stats.points).min().unwrap_or(0),
    };
    match verb {
        LOAD if loaded => shut("is loaded".into(), rule_ids::LOADING),
        _ if points < price => shut(format!("needs {price} AP, has {points}"), rule_ids::PRICE),
        SHOOT | AIMED | SET_AIM if !loaded => shut("is not loaded".into(), rule_ids::LOADING),
        AIMED if !rules.aims(figure) => shut("has taken no aim".into(), rule_ids::SET_AND_AIM),
        _ => shut("no enemy is before it, within range and sight".into(), rule_ids::MISSILES),
    }
}
