//! Choices in words.

use riposte_rules::board::{Hex, hex_name};
use riposte_rules::decision::Choice;
use riposte_rules::figure::{Dropped, FigureId, WeaponId};

use crate::judging::unknown_foe;
use crate::view::BookView;
use crate::words::*;

/// A choice as on a button: "Strike Raoul: broadsword (cut)".
pub fn button(rules: BookView, choice: &Choice) -> String {
    let figure = rules.table.decision().map(|decision| decision.figure).unwrap_or_default();
    let name = VERBS[usize::from(choice.verb.0)].name;
    match (choice.verb, choice.number) {
        (SPRING, Some(0)) => return "Keep all of it".into(),
        (SPRING, Some(points)) => return format!("Use {points}"),
        (WATCH, Some(far)) => return format!("Watch {far} hexes"),
        (REGRIP, Some(far)) => {
            return format!("Change grip {}, for {far} hexes", parts(rules, figure, choice));
        }
        (WORK, _) => return capital(&work(rules, figure, choice)),
        _ => {}
    }
    match parts(rules, figure, choice) {
        parts if parts.is_empty() => name.to_owned(),
        parts => format!("{name} {parts}"),
    }
}

/// A choice as a deed, without the name of the figure: "strikes Raoul with the broadsword (cut)".
pub fn deed(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let does = match choice.verb {
        STRIKE => "strikes",
        SWING => "swings wildly at",
        BREAK_OFF => "breaks off",
        TURN => "turns",
        BLOCK => "blocks with",
        PARRY => "parries with",
        DODGE => "dodges",
        RETREAT => "retreats to",
        PRESS_ON => "presses",
        FOLLOW => "follows to",
        SET_UP => "sets up",
        SIZE_UP => return format!("sizes up {}", unknown_foe::name(rules, figure)),
        SLAM => "slams into",
        EVADE => "runs past",
        GRAPPLE => "reaches for",
        TRIP => "tries to trip",
        WREST => "grabs at the weapon of",
        BREAK_FREE => "tries to break free from",
        RELEASE => "lets go of",
        DRAW => "draws",
        MAKE_READY => "makes ready",
        REGRIP => "changes the grip on",
        FAST_DRAW => "reaches for",
        LET_GO => "lets go of",
        TAKE => "takes from",
        AIM_AT => "aims at",
        TOSS => "throws to",
        ROLL => "rolls away to",
        SPRING_UP => "springs up",
        GRAB => "reaches for it",
        RUN => "runs for it",
        DIVE => "dives for it",
        LINGER => "lets it last",
        WATCH => "watches",
        STEP => "steps to",
        WORK => return work(rules, figure, choice),
        PICK_UP => "picks up",
        verb if is_maneuver(verb) => {
            return format!("takes {}", VERBS[usize::from(verb.0)].name.to_lowercase());
        }
        verb => {
            return format!(
                "tries a {} {}",
                VERBS[usize::from(verb.0)].name.to_lowercase(),
                parts(rules, figure, choice)
            )
            .trim_end()
            .to_owned();
        }
    };
    format!("{does} {}", parts(rules, figure, choice)).trim_end().to_owned()
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn parts(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let mut parts: Vec<String> = Vec::new();
    if choice.verb == PICK_UP {
        let thing = choice.number.and_then(|number| lies_at(rules, number));
        let name =
            thing.map(|(_, weapon)| rules.table.armoury().weapon(weapon).name.to_lowercase());
        parts.extend(name);
        return parts.join(" ");
    }
    parts.extend(choice.hex.map(hex_name));
    parts.extend(choice.facing.map(|facing| facing.word().to_owned()));
    parts.extend(choice.target.map(|target| rules.table.name(target).to_owned()));
    if matches!(choice.verb, BEAT | WEAPON_FEINT) {
        let held = choice
            .target
            .zip(choice.number)
            .and_then(|(foe, number)| rules.table.arms(foe).item(u8::try_from(number).ok()?));
        let name = held.map(|item| rules.table.armoury().weapon(item.weapon).name.to_lowercase());
        parts.extend(name.map(|name| format!("on the {name}")));
    }
    if choice.verb == TAKE {
        let held = choice
            .target
            .zip(choice.number)
            .and_then(|(friend, item)| rules.table.arms(friend).item(u8::try_from(item).ok()?));
        let name = held.map(|item| rules.table.armoury().weapon(item.weapon).name.to_lowercase());
        parts.extend(name.map(|name| format!("the {name}")));
    }
    if let Some(arm) = choice.arm {
        let words = rules.table.armoury().words(rules.table.arms(figure), arm).to_lowercase();
        let with = match (choice.verb, choice.target) {
            (TOSS, _) => "the ",
            (_, Some(_)) => "with the ",
            _ => "",
        };
        parts.push(format!("{with}{words}"));
    }
    if let Some(row) = choice.spot.and_then(|spot| rules.tables.spots.get(usize::from(spot.0))) {
        let to = if choice.verb == AIM { "at the" } else { "to the" };
        parts.push(format!("{to} {}", row.name));
    }
    if choice.number.is_some() && matches!(choice.verb, BLOCK | PARRY | DODGE | RETREAT | ROLL) {
        parts.push("(skilled)".into());
    }
    parts.join(" ")
}

/// A work in words: "puts away the sword (1 second more)".
fn work(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let row = rules.work_row(choice).map_or("works on", |(_, row)| row.name.as_str());
    let item = choice.arm.and_then(|arm| rules.table.arms(figure).item(arm.item));
    let name = item.map_or(String::new(), |item| {
        rules.table.armoury().weapon(item.weapon).name.to_lowercase()
    });
    format!("{row} {name}").trim_end().to_owned()
}

/// The hex of a thing that lies on the board, for words.
fn lies_at(rules: BookView, number: i16) -> Option<(Hex, WeaponId)> {
    let lying = &rules.table.world().resource::<Dropped>().0;
    let thing = usize::try_from(number).ok().and_then(|number| lying.get(number))?;
    Some((thing.hex, thing.weapon))
}
