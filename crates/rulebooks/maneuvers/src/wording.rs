//! Choices in words.

use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::view::BookView;
use crate::words::*;

/// An answer, or a maneuver, as a deed, without the name of the figure: "parries with broadsword".
pub fn deed(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let does = match choice.verb {
        BLOCK => "blocks with",
        PARRY => "parries with",
        DODGE => "dodges",
        RETREAT => "retreats to",
        ROLL => "rolls away to",
        PRESS_ON => "presses",
        FOLLOW if choice.hex.is_none() => return "may follow".into(),
        FOLLOW => "follows to",
        WREST => "grabs at the weapon of",
        GRAB => "reaches for it",
        RUN => "runs for it",
        DIVE => "dives for it",
        LINGER => "lets it last",
        STEP => "steps to",
        verb if is_maneuver(verb) => {
            return format!("chooses {}", info(verb).name.to_lowercase());
        }
        verb => {
            let name = info(verb).name.to_lowercase();
            let on = if choice.target.is_some() { " on" } else { "" };
            return self::does(&format!("tries a {name}{on}"), rules, figure, choice);
        }
    };
    self::does(does, rules, figure, choice)
}

/// What a figure does, and what the choice names.
pub fn does(does: &str, rules: BookView, figure: FigureId, choice: &Choice) -> String {
    format!("{does} {}", named(rules, figure, choice)).trim_end().to_owned()
}

/// What a choice names: a hex, a way to look, a figure, a weapon, a place on the body.
pub fn named(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(choice.hex.map(hex_name));
    parts.extend(choice.facing.map(|facing| facing.word().to_owned()));
    parts.extend(choice.target.map(|target| rules.table.name(target).to_owned()));
    parts.extend(held_by_target(rules, choice));
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

/// The thing in the hands of the target that a choice is about: "on the axe".
fn held_by_target(rules: BookView, choice: &Choice) -> Option<String> {
    let to = match choice.verb {
        BEAT | WEAPON_FEINT => "on the",
        TAKE => "the",
        _ => return None,
    };
    let item = u8::try_from(choice.number?).ok()?;
    let held = rules.table.arms(choice.target?).item(item)?;
    Some(format!("{to} {}", rules.table.armoury().weapon(held.weapon).name.to_lowercase()))
}
