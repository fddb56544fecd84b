//! What an action is done to, with and where, in words: the same for every verb.

use riposte_rules::board::hex_name;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::{Dropped, FigureId};

use crate::grapple::who;
use crate::spells::spell_of;
use crate::view::BookView;
use crate::words::*;

/// Words for what is done, and to what: "attacks Urlik with the broadsword".
pub fn does(words: &str, rules: BookView, figure: FigureId, choice: &Choice) -> String {
    match parts(rules, figure, choice) {
        parts if parts.is_empty() => words.to_owned(),
        parts => format!("{words} {parts}"),
    }
}

/// Target, thing, place and number of a choice.
pub fn parts(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let table = rules.table;
    let mut parts: Vec<String> = Vec::new();
    parts.extend(choice.target.map(|target| table.name(target).to_owned()));
    if let Some(arm) = choice.arm {
        let with = if choice.target.is_some() { "with the" } else { "the" };
        parts.push(format!("{with} {}", thing(rules, figure, arm)));
    }
    match (choice.verb, choice.number) {
        (READY | SWAP | RISE_READY, Some(shield)) => {
            let arm = Arm { item: shield.clamp(0, 255) as u8, mode: None };
            parts.push(format!("and the {}", thing(rules, figure, arm)));
        }
        (PICK_UP, Some(number)) => parts.push(format!("the {}", lying(rules, number))),
        (verb, Some(st)) if spell_of(verb).is_some() => parts.push(format!("for {st} ST")),
        _ => {}
    }
    if let Some(hex) = choice.hex {
        let to = match choice.verb {
            PICK_UP | ILLUSION => "at",
            GRAPPLE => "from",
            _ => "to",
        };
        parts.push(format!("{to} {}", hex_name(hex)));
    }
    if if_agreed(rules, figure, choice) {
        parts.push("if the foe agrees".into());
    }
    parts.extend(choice.facing.map(|facing| facing.word().to_owned()));
    parts.join(" ")
}

/// Whether a grapple comes about only if the foe lets it (OPT-701).
fn if_agreed(rules: BookView, figure: FigureId, choice: &Choice) -> bool {
    let Some(foe) = choice.target.filter(|_| matches!(choice.verb, GRAPPLE | DISENGAGE)) else {
        return false;
    };
    let from = choice.hex.unwrap_or(rules.table.hex(figure));
    who::entry(rules, figure, from, foe) == Some(who::Entry::IfAgreed)
}

fn thing(rules: BookView, figure: FigureId, arm: Arm) -> String {
    rules.table.armoury().words(rules.table.arms(figure), arm).to_lowercase()
}

fn lying(rules: BookView, number: i16) -> String {
    let dropped = &rules.table.world().resource::<Dropped>().0;
    let lying = usize::try_from(number).ok().and_then(|number| dropped.get(number));
    lying.map_or("thing".into(), |lying| {
        rules.table.armoury().weapon(lying.weapon).name.to_lowercase()
    })
}
