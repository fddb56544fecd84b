//! Choices in words.

use riposte_rules::board::hex_name;
use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::{Dropped, FigureId};

use crate::combatant::Status;
use crate::grapple::who;
use crate::option_table::permitted;
use crate::spells::{Spell, spell_of};
use crate::step::renewed;
use crate::tables::Way;
use crate::view::BookView;
use crate::words::*;

/// Who a choice is made for.
pub fn doer(rules: BookView, choice: &Choice) -> FigureId {
    let asked = rules.table.decision().map(|decision| decision.figure);
    choice.actor.or(asked).unwrap_or_default()
}

/// A choice as on a button: "Attack Urlik: broadsword (strike)".
pub fn button(rules: BookView, choice: &Choice) -> String {
    let figure = doer(rules, choice);
    if choice.verb == PICK {
        return rules.table.name(figure).to_owned();
    }
    let question = rules.table.decision().map(|decision| decision.question);
    if choice.verb == DONE && matches!(question, Some(Q_DECLARE | Q_CHANGE)) {
        return "Decide later".into();
    }
    if choice.verb == DONE && question == Some(Q_CHARGE) {
        return "No attack".into();
    }
    if choice.verb == DONE && question == Some(Q_PICK) {
        return "All others stay".into();
    }
    let name = VERBS[usize::from(choice.verb.0)].name;
    if let (KEEP, declared) = (choice.verb, rules.combatant(figure).turn.declared) {
        let kept = declared.map_or("decide later", |verb| VERBS[usize::from(verb.0)].name);
        return format!("{name}: {}", kept.to_lowercase());
    }
    if let (RENEW | LAPSE, Some(spell)) = (choice.verb, renewed(rules)) {
        return renewal(rules, name, choice, spell);
    }
    let name = if choice.verb == DISENGAGE && choice.target.is_some() {
        "Disengage by grappling"
    } else {
        name
    };
    if let Some(words) = empties(choice) {
        return words.into();
    }
    match parts(rules, figure, choice) {
        parts if parts.is_empty() => name.to_owned(),
        parts => format!("{name} {parts}"),
    }
}

/// A change of weapons that takes nothing in hand, as on a button.
fn empties(choice: &Choice) -> Option<&'static str> {
    match (choice.verb, choice.arm) {
        (READY, None) => Some("Put away what is held"),
        (SWAP, None) => Some("Drop what is held"),
        (RISE_READY, None) => Some("Rise and let go of what is held"),
        _ => None,
    }
}

/// "Renew: blur on Urlik, 1 ST".
fn renewal(rules: BookView, name: &str, choice: &Choice, spell: Spell) -> String {
    let what = VERBS[usize::from(spell.verb.0)].name.to_lowercase();
    let on = rules.table.name(spell.on);
    let price = choice.number.map_or(String::new(), |st| format!(", {st} ST"));
    format!("{name}: {what} on {on}{price}")
}

/// A choice as a deed, without the name of the figure: "attacks Urlik with the broadsword".
pub fn deed(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    let parts = parts(rules, figure, choice);
    let verb = match choice.verb {
        ATTACK => attack_verb(rules, figure, choice),
        RUSH => "rushes with the shield at",
        FIRE => "shoots at",
        LAST_SHOT => "gets off a last shot at",
        KNEEL_FIRE => "kneels and shoots at",
        LIE_FIRE => "lies down and shoots at",
        DODGE => "dodges",
        DEFEND => "defends",
        KNEEL => "kneels",
        LIE => "lies down",
        READY | SWAP | RISE_READY if choice.arm.is_none() => "lets go of what it holds",
        READY | SWAP | RISE_READY => "readies",
        RELOAD => "works on loading",
        STAND => "stands up",
        GRAPPLE => "tries to grapple",
        DISENGAGE if choice.target.is_some() => "disengages by grappling",
        DISENGAGE => "disengages",
        PICK_UP => "bends and picks up",
        DRAW => "fumbles for a dagger",
        BREAK_OUT => "tries to break out",
        PIN => "tries to pin",
        HOLD => "holds on to",
        RELEASE => "lets go of",
        BREAK_FREE => "struggles against the hold",
        DISBELIEVE => "looks hard at",
        PUSH => "drives back",
        WAIT => "waits for an opening",
        verb if spell_of(verb).is_some() => return cast_words(choice, &parts),
        _ => "does nothing",
    };
    if parts.is_empty() { verb.to_owned() } else { format!("{verb} {parts}") }
}

fn cast_words(choice: &Choice, parts: &str) -> String {
    let name = VERBS[usize::from(choice.verb.0)].name.to_lowercase();
    format!("casts {name} {parts}").trim_end().to_owned()
}

fn attack_verb(rules: BookView, figure: FigureId, choice: &Choice) -> &'static str {
    match rules.way(figure, choice) {
        Some(Way::Jab) => "jabs at",
        Some(Way::Throw) => "throws at",
        _ => "attacks",
    }
}

/// Target, thing, place and number of a choice.
fn parts(rules: BookView, figure: FigureId, choice: &Choice) -> String {
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
            PUSH => "to",
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

/// The rule under which a figure does something: its row of the option table.
pub fn rule_of(rules: BookView, figure: FigureId, choice: &Choice) -> &'static str {
    let plain = VERBS[usize::from(choice.verb.0)].rule;
    let moving = rules.combatant(figure).turn.after == Status::Disengaged
        && rules.combatant(figure).turn.declared == Some(choice.verb);
    let record = rules.record(figure, moving);
    permitted(choice.verb, &record).map_or(plain, |row| row.rule())
}
