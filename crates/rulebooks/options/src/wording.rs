//! Choices in words.

use riposte_rules::decision::Choice;
use riposte_rules::exchange::{Frame, LinkView};
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::melee::retreat::PUSHES;
use crate::parts::does;
use crate::spells::Spell;
use crate::step::renewed;
use crate::under_way::{Stage, UnderWay};
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
    let name = info(choice.verb).name;
    if let (KEEP, declared) = (choice.verb, rules.combatant(figure).turn.declared) {
        let kept = declared.map_or("decide later", |verb| info(verb).name);
        return format!("{name}: {}", kept.to_lowercase());
    }
    if let (RENEW | LAPSE, Some(spell)) = (choice.verb, renewed(rules)) {
        return renewal(rules, name, choice, spell);
    }
    if let Some(words) = empties(choice) {
        return words.into();
    }
    match ACTIONS.find(choice.verb) {
        Some(_) => ACTIONS.wording(VERBS, rules, figure, choice),
        None => does(name, rules, figure, choice),
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
    let what = info(spell.verb).name.to_lowercase();
    let on = rules.table.name(spell.on);
    let price = choice.number.map_or(String::new(), |st| format!(", {st} ST"));
    format!("{name}: {what} on {on}{price}")
}

/// A choice as a deed, without the name of the figure: "attacks Urlik with the broadsword".
fn deed(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    match ACTIONS.find(choice.verb) {
        Some(action) => action.announced(rules, figure, choice),
        None if choice.verb == PUSH => does(PUSHES, rules, figure, choice),
        None => "does nothing".into(),
    }
}

/// What is under way, as it is shown.
pub fn exchange(rules: BookView) -> Vec<LinkView> {
    let frames = rules.table.world().resource::<UnderWay>().frames();
    let view = |frame: &Frame<Stage>| LinkView {
        link: frame.link,
        actor: frame.actor,
        target: frame.choice.target,
        choice: frame.choice,
        words: deed(rules, frame.actor, &frame.choice),
    };
    frames.iter().map(view).collect()
}
