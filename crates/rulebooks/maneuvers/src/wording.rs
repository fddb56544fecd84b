//! Choices in words.

use riposte_kit::handling::thing_of;
use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, phrase, say};

use crate::view::BookView;
use crate::words::*;

/// A maneuver, or what is done in the midst of another's turn, without the name of the figure: "chooses
/// attack", "presses Raoul".
pub fn deed(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let what = named(rules, figure, choice);
    let words = match choice.verb {
        PRESS_ON => say!("presses {what}", what),
        FOLLOW if choice.hex.is_none() => say!("may follow"),
        FOLLOW => say!("follows to {what}", what),
        WREST => say!("grabs at the weapon of {what}", what),
        GRAB => say!("reaches for it {what}", what),
        RUN => say!("runs for it {what}", what),
        DIVE => say!("dives for it {what}", what),
        STEP => say!("steps to {what}", what),
        verb => say!("chooses {maneuver}", maneuver = Thing(info(verb).name)),
    };
    words.trim_end().to_owned()
}

/// The name of the figure that a choice is about.
pub fn whom<'w>(rules: BookView<'w>, choice: &Choice) -> &'w str {
    choice.target.map_or("", |target| rules.table.name(target))
}

/// What a choice names: a hex, a way to look, a figure, a weapon, a place on the body.
pub fn named(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let parts = [
        choice.hex.map(hex_name),
        choice.facing.map(|facing| phrase(facing.word()).into_owned()),
        choice.target.map(|target| rules.table.name(target).to_owned()),
        held_by_target(rules, choice),
        armed(rules, figure, choice),
        at_spot(rules, choice),
        skilled(choice),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The thing in the hands of the target that a choice is about: "on the axe".
fn held_by_target(rules: BookView, choice: &Choice) -> Option<String> {
    let weapon = thing_of(rules.table, choice.target?, small(choice)?)?;
    match choice.verb {
        BEAT | WEAPON_FEINT => Some(say!("on the {weapon}", weapon)),
        TAKE => Some(say!("the {weapon}", weapon)),
        _ => None,
    }
}

/// With what a choice is done, and in which way: "with the broadsword (cut)".
fn armed(rules: BookView, figure: FigureId, choice: &Choice) -> Option<String> {
    let arm = choice.arm?;
    let weapon = thing_of(rules.table, figure, arm.item).unwrap_or(Thing("nothing"));
    let words = match (choice.verb, choice.target) {
        (TOSS, _) => say!("the {weapon}", weapon),
        (_, Some(_)) => say!("with the {weapon}", weapon),
        _ => weapon.noun(),
    };
    Some(match rules.table.armoury().mode(rules.table.arms(figure), arm) {
        Some(mode) => format!("{words} ({})", Thing(&mode.name)),
        None => words,
    })
}

/// The place on the body that a choice is about: "to the leg".
fn at_spot(rules: BookView, choice: &Choice) -> Option<String> {
    let spot = Thing(&rules.tables.spot(choice.spot?)?.name);
    Some(match choice.verb {
        AIM => say!("at the {spot}", spot),
        _ => say!("to the {spot}", spot),
    })
}

/// The number of a choice, where it is that of an item, of a row or of a distance.
pub fn small(choice: &Choice) -> Option<u8> {
    u8::try_from(choice.number?).ok()
}

/// Whether a defence is the one that is skilled.
pub fn skilled(choice: &Choice) -> Option<String> {
    let defends = matches!(choice.verb, BLOCK | PARRY | DODGE | RETREAT | ROLL);
    (defends && choice.number.is_some()).then(|| format!("({})", phrase("skilled")))
}
