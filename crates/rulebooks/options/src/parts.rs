//! What an action is done to, with and where, in words: the same for every verb.

use riposte_kit::handling::{thing_lying, thing_of};
use riposte_rules::board::hex_name;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, phrase, say};

use crate::grapple::who;
use crate::spells::spell_of;
use crate::view::BookView;
use crate::words::*;

/// Target, thing, place and number of a choice, as they follow the name of its verb.
pub fn parts(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(choice.target.map(|target| rules.table.name(target).to_owned()));
    parts.extend(choice.arm.map(|arm| match choice.target {
        Some(_) => with(rules, figure, arm),
        None => say!("the {weapon}", weapon = item(rules, figure, arm.item)),
    }));
    match (choice.verb, choice.number) {
        (READY | SWAP | RISE_READY, Some(_)) => {
            let shield = shield_beside(rules, figure, choice);
            parts.extend(shield.map(|shield| say!("and the {shield}", shield)));
        }
        (PICK_UP, Some(_)) => parts.push(say!("the {weapon}", weapon = lying(rules, choice))),
        (verb, Some(st)) if spell_of(verb).is_some() => parts.push(say!("for {st} ST", st)),
        _ => {}
    }
    parts.extend(choice.hex.map(hex_name).map(|hex| match choice.verb {
        PICK_UP | ILLUSION => say!("at {hex}", hex),
        GRAPPLE => say!("from {hex}", hex),
        _ => say!("to {hex}", hex),
    }));
    parts.extend(choice.facing.map(|facing| phrase(facing.word()).into_owned()));
    let parts = parts.join(" ");
    match if_agreed(rules, figure, choice) {
        true => say!("{parts} if the foe agrees", parts),
        false => parts,
    }
}

/// Whom a choice is aimed at, by name.
pub fn target<'w>(rules: BookView<'w>, choice: &Choice) -> &'w str {
    choice.target.map_or("", |target| rules.table.name(target))
}

/// Whom a choice is aimed at and with what: "Urlik" and "with the broadsword (strike)".
pub fn aimed<'w>(
    rules: BookView<'w>,
    figure: FigureId,
    choice: &Choice,
) -> Option<(&'w str, String)> {
    let (target, arm) = choice.target.zip(choice.arm)?;
    Some((rules.table.name(target), with(rules, figure, arm)))
}

/// With what something is done: "with the broadsword (strike)".
fn with(rules: BookView, figure: FigureId, arm: Arm) -> String {
    let weapon = item(rules, figure, arm.item);
    match rules.table.armoury().mode(rules.table.arms(figure), arm) {
        Some(mode) => say!("with the {weapon} ({mode})", weapon, mode = Thing(&mode.name)),
        None => say!("with the {weapon}", weapon),
    }
}

/// Something that a figure carries, by the number of the item.
pub fn item(rules: BookView<'_>, figure: FigureId, number: u8) -> Thing<'_> {
    thing_of(rules.table, figure, number).unwrap_or(Thing("nothing"))
}

/// The shield that is readied beside a weapon.
pub fn shield_beside<'w>(
    rules: BookView<'w>,
    figure: FigureId,
    choice: &Choice,
) -> Option<Thing<'w>> {
    let shield = u8::try_from(choice.number?).ok()?;
    Some(item(rules, figure, shield))
}

/// Whether a grapple comes about only if the foe lets it (OPT-701).
pub fn if_agreed(rules: BookView, figure: FigureId, choice: &Choice) -> bool {
    let Some(foe) = choice.target.filter(|_| matches!(choice.verb, GRAPPLE | DISENGAGE)) else {
        return false;
    };
    let from = choice.hex.unwrap_or(rules.table.hex(figure));
    who::entry(rules, figure, from, foe) == Some(who::Entry::IfAgreed)
}

/// What a choice picks up.
pub fn lying<'w>(rules: BookView<'w>, choice: &Choice) -> Thing<'w> {
    thing_lying(rules.table, choice).unwrap_or(Thing("thing"))
}
