//! Choices in words.

use riposte_rules::board::hex_name;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::FigureId;

use crate::equipment::handling;
use crate::view::BookView;
use crate::words::*;

/// A choice as on a button: "Attack Hans: rapier (strike)".
pub fn button(view: BookView, choice: &Choice) -> String {
    let asked = view.table.decision().map(|decision| decision.figure);
    let figure = choice.actor.or(asked).unwrap_or_default();
    if choice.verb == V_PICK {
        return view.table.name(figure).to_owned();
    }
    let name = VERBS[usize::from(choice.verb.0)].name;
    match (choice.verb, choice.target, choice.number) {
        (V_SPEND, _, Some(points)) => format!("{points} of the blessing"),
        (V_DISARM | V_SNATCH, Some(loser), Some(number)) => {
            let (thing, name) = (thing(view, loser, number), view.table.name(loser));
            match choice.verb {
                V_SNATCH => format!("Snatch the {thing} from {name}"),
                _ => format!("Wrest the {thing} from {name}"),
            }
        }
        (V_VIA, _, _) => format!("By way of {}", choice.hex.map(hex_name).unwrap_or_default()),
        (V_PICK_UP, _, Some(number)) => format!("Pick up {}", lying(view, number)),
        _ => match parts(view, figure, choice) {
            parts if parts.is_empty() => name.to_owned(),
            parts => format!("{name} {parts}"),
        },
    }
}

/// A thing that lies on the board, by its number among those.
fn lying(view: BookView, number: i16) -> String {
    let lying = handling::lying(view, number);
    lying.map_or_else(
        || "a thing".to_owned(),
        |(_, weapon)| format!("the {}", view.table.armoury().weapon(weapon).name.to_lowercase()),
    )
}

fn thing(view: BookView, figure: FigureId, number: i16) -> String {
    let arm = Arm { item: number.clamp(0, 255) as u8, mode: None };
    view.table.armoury().words(view.table.arms(figure), arm).to_lowercase()
}

fn parts(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let weapon = choice
        .arm
        .map(|arm| view.table.armoury().words(view.table.arms(figure), arm).to_lowercase());
    let hex = choice.hex.map(|hex| format!("to {}", hex_name(hex)));
    let target = choice.target.map(|target| view.table.name(target).to_owned());
    let target = match (target, is_spell(choice.verb)) {
        (Some(name), true) => Some(format!("on {name}")),
        (target, _) => target,
    };
    match (hex, target, weapon) {
        (Some(hex), ..) => hex,
        (None, Some(target), Some(weapon)) => format!("{target}: {weapon}"),
        (None, Some(target), None) => target,
        (None, None, Some(weapon)) => weapon,
        (None, None, None) => String::new(),
    }
}

/// A choice as a deed, without the name of the figure: "attacks Hans with the rapier (strike)".
pub fn deed(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let verb = match choice.verb {
        V_MOVE => "goes",
        V_RUN => "runs",
        V_FLEE => "runs off the board",
        V_ATTACK => "attacks",
        V_SHOOT => "shoots at",
        V_CROWD => "shoots into the crowd about",
        V_CHARGE => "charges",
        V_MOUNT => "gets on",
        V_DISMOUNT => "gets down",
        V_CHANGE => "drops what it holds and draws",
        V_READY => "draws",
        V_WRESTLE => "lays hold of",
        V_GANG => "and its friends lay hold of",
        V_ESCAPE => "struggles with",
        V_STAB => "stabs its holder",
        V_DEFEND => "goes into Full Defence",
        V_AIM => "takes aim",
        V_RELOAD => "works on loading",
        V_STAND => "gets up",
        V_SEARCH => "looks for",
        V_WAKE => "wakes",
        V_USE => "uses",
        V_PICK_UP => "picks up",
        V_YIELD => "gives up",
        V_CHASE => "gives chase to",
        V_LEAVE => "leaves behind",
        V_HOLD => "holds its action",
        V_COUNTER => "strikes back first at",
        V_WAIT | V_PASS => "does nothing",
        _ => "",
    };
    if is_spell(choice.verb) {
        let name = VERBS[usize::from(choice.verb.0)].name.to_lowercase();
        let on = choice.target.map(|it| format!(" upon {}", view.table.name(it)));
        return format!("casts {name}{}", on.unwrap_or_default());
    }
    let weapon = choice
        .arm
        .map(|arm| view.table.armoury().words(view.table.arms(figure), arm).to_lowercase());
    if choice.verb == V_PICK_UP {
        return format!("{verb} {}", lying(view, choice.number.unwrap_or(-1)));
    }
    let hex = choice.hex.map(|hex| format!(" to {}", hex_name(hex)));
    let target = choice.target.map(|target| format!(" {}", view.table.name(target)));
    let with = match (&target, weapon) {
        (Some(_), Some(weapon)) => format!(" with the {weapon}"),
        (None, Some(weapon)) => format!(" the {weapon}"),
        (_, None) => String::new(),
    };
    format!("{verb}{}{}{with}", hex.unwrap_or_default(), target.unwrap_or_default())
}
