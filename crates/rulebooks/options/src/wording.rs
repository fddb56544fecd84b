//! Choices in words.

use riposte_rules::decision::{Choice, Question, Verb};
use riposte_rules::exchange::{Frame, Link, LinkView};
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, phrase, say};

use crate::actions::action_of;
use crate::melee::retreat::drives;
use crate::parts::parts;
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

/// A choice as on a button: "Attack Urlik with the broadsword (strike)".
pub fn button(rules: BookView, choice: &Choice) -> String {
    let figure = doer(rules, choice);
    if choice.verb == PICK {
        return rules.table.name(figure).to_owned();
    }
    let question = rules.table.decision().map(|decision| decision.question);
    if let Some(words) = declines(choice.verb, question).or_else(|| empties(choice)) {
        return phrase(words).into_owned();
    }
    let name = phrase(info(choice.verb).name);
    if let (KEEP, declared) = (choice.verb, rules.combatant(figure).turn.declared) {
        let kept = Thing(declared.map_or("Decide later", |verb| info(verb).name));
        return say!("{name}: {kept}", name, kept);
    }
    if let (RENEW | LAPSE, Some(spell)) = (choice.verb, renewed(rules)) {
        return renewal(rules, &name, choice, spell);
    }
    let object = match action_of(choice.verb) {
        Some(action) => action.object(rules, figure, choice),
        None => parts(rules, figure, choice),
    };
    let leads = choice.target.is_none() && choice.arm.is_none() && choice.number.is_none();
    match leads {
        _ if object.is_empty() => name.into_owned(),
        true => say!("{name} {place}", name, place = object),
        false => say!("{name} {object}", name, object),
    }
}

/// Declining a question, as on a button, where that says more than the name of its verb.
fn declines(verb: Verb, question: Option<Question>) -> Option<&'static str> {
    match question.filter(|_| verb == DONE)? {
        Q_DECLARE | Q_CHANGE => Some("Decide later"),
        Q_CHARGE => Some("No attack"),
        Q_PICK => Some("All others stay"),
        _ => None,
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
    let (what, on) = (Thing(info(spell.verb).name), rules.table.name(spell.on));
    match choice.number {
        Some(st) => say!("{name}: {what} on {on}, {st} ST", name, what, on, st),
        None => say!("{name}: {what} on {on}", name, what, on),
    }
}

/// A choice as a deed, without the name of the figure: "attacks Urlik with the broadsword".
fn deed(rules: BookView, figure: FigureId, choice: &Choice) -> String {
    match action_of(choice.verb) {
        Some(action) => action.announced(rules, figure, choice),
        None if choice.verb == PUSH => drives(rules, choice),
        None => say!("does nothing"),
    }
}

/// What is under way, as it is shown.
pub fn exchange(rules: BookView) -> Vec<LinkView> {
    let frames = rules.table.world().resource::<UnderWay>().frames();
    // While the other hand is asked about, what is shown is the first blow.
    let first = |frame: &Frame<Stage>| matches!(frame.memory, Stage::OffHand);
    let view = |frame: &Frame<Stage>| LinkView {
        link: if first(frame) { Link::Action } else { frame.link },
        actor: frame.actor,
        target: frame.choice.target,
        choice: frame.choice,
        words: deed(rules, frame.actor, &frame.choice),
    };
    frames.iter().map(view).collect()
}
